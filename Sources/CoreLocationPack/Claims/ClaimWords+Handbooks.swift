/// Words of handbooks, which tell what an app does with each level and answer.
extension ClaimWords {
  static let handbooks = """
    grant/temporary
    ko 임시적인 앱을 사용하는 동안 허용; 임시적인 앱을 사용하는 동안 허용 권한; 임시 앱을 사용하는 동안 허용; 임시 앱을 사용하는 동안 허용 권한;
      임시로 주어진 앱을 사용하는 동안 허용 권한; 일시적인 앱을 사용하는 동안 허용 권한; 일시적인 앱을 사용하는 동안 허용

    grant/always
    ko 영구적인 항상 허용; 영구적인 항상 허용 권한; 영구적인 항상 허용 상태; 영구적인 항상 허용 권한 상태

    thing/no-more
    en and nothing more; nothing more

    thing/returns-nothing
    ko 값을 반환하지 않다; 값을 돌려주지 않다; 아무 값도 반환하지 않다; 아무 값도 돌려주지 않다

    say/later-only-if-changed
    en and later only when the status changes; afterwards only when the status changes; after that only when the status changes;
      later only when it changes; after that only when it changes; afterwards only when it changes; from then on only when it changes
    ko 이후에는 상태가 바뀔 때만; 그 뒤로는 상태가 바뀔 때만; 그 뒤에는 상태가 바뀔 때만; 이후로는 상태가 바뀔 때만;
      그 이후로는 상태가 바뀔 때만; 그다음부터는 상태가 바뀔 때만; 그 후에는 상태가 바뀔 때만

    thing/guest-on-mac
    en iPad app on a Mac; iPad apps on a Mac; iPad app on the Mac; iPad apps on the Mac; iPhone app on a Mac; iPhone apps on a Mac;
      iOS app on a Mac; iOS apps on a Mac; iPad app that runs on a Mac; iPad apps that run on a Mac; iPad app running on a Mac;
      iPad apps running on a Mac; iPhone apps running on a Mac; iOS apps running on a Mac
    ko 맥에서 실행되는 iPad 앱; 맥에서 실행되는 iPhone 앱; Mac에서 실행되는 iPad 앱; 맥에서 도는 iPad 앱; 맥에서 돌아가는 iPad 앱; 맥의 iPad 앱; Mac의 iPad 앱

    verb/exceed
    en goes beyond; go beyond; going beyond; went beyond; gone beyond

    verb/occur
    en prepares to deliver; prepare to deliver; preparing to deliver; gets ready to deliver

    event/createManager
    en configure a location manager; configures a location manager; configuring a location manager; set up a location manager;
      configure the location manager; configure your location manager; set up the location manager; set up your location manager

    term/background-location-indicator
    ko 표시기; 위치 표시기; 백그라운드 위치 표시기; 백그라운드 표시기; 백그라운드 사용 표시기; 파란 표시기; 위치 사용 표시기

    event/relaunch:byUser
    en a person launches an app; a person launches the app; the person launches the app; person launches the app;
      people launch the app; people launch an app; somebody launches the app; user launches an app
    ko 사용자가 앱을 실행해 두다; 사람이 앱을 실행하다

    say/lets-launch
    en lets the system launch the app; lets the system launch your app; allows the system to launch the app;
      allows the system to launch your app; lets the system start the app; makes the system launch the app;
      the system launches the app quietly; enables the system to launch the app
    ko 시스템이 앱을 실행하게 하다; 시스템이 앱을 실행할 수 있게 하다; 시스템이 앱을 조용히 실행할 수 있다; 시스템이 앱을 조용히 실행하다; 시스템이 실행시켜 줄 수 있다;
      시스템이 실행시켜 주다; 시스템이 앱을 실행시켜 주다; 시스템이 앱을 알아서 실행하다; 시스템이 앱을 실행시킬 수 있다

    phase/inUse
    en someone uses the app; someone is using the app; people use the app; people are using the app; a person uses the app;
      person is using the app; somebody uses the app; somebody is using the app
    ko 누군가 앱을 쓰는 동안; 누군가 앱을 사용하는 동안
    """
}
