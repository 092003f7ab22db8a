extension Tables {
  /// Configuration of the classic services (5.8).
  static let configuration = """
    CLLocationManager.allowsBackgroundLocationUpdates property
    swift var allowsBackgroundLocationUpdates: Bool { get set }
    on iOS 9.0, Cat 13.1, macOS 10.15, watchOS 4.0
    en Whether the manager's updates go on while the app is in the background.
    ko 앱이 백그라운드에 있는 동안에도 매니저의 업데이트를 이어 갈지 정합니다.
    note default | false, since iOS 9
      | iOS 9부터 false입니다.
    note failure | Setting it to true without background mode location is a fatal error.
      | 백그라운드 모드 location 없이 true로 설정하면 치명적인 오류가 납니다.
    note extra | While false the app is served as long as it runs with enough authorization, but
      it is suspended as usual.
      | false이면 앱이 충분한 권한을 가지고 실행되는 동안에는 위치를 받지만 평소처럼 일시
      중단됩니다.
    needs key/UIBackgroundModes
    see CLBackgroundActivitySession CLLocationManager.showsBackgroundLocationIndicator
    from A-LM H16.5 R04 R05 T127

    CLLocationManager.showsBackgroundLocationIndicator property
    swift var showsBackgroundLocationIndicator: Bool { get set }
    on iOS 11.0, Cat 13.1, visionOS 1.0
    en Whether an app with Always shows the background location indicator.
    ko 항상 허용 권한이 있는 앱에서 백그라운드 위치 인디케이터를 보여 줄지 정합니다.
    note extra | Changes behavior only under Always; under When In Use the indicator is always
      shown, and on watchOS it cannot be switched off.
      | 항상 허용일 때만 동작이 달라집니다. 앱을 사용하는 동안 권한에서는 인디케이터가 언제나
      보이고, watchOS에서는 끌 수 없습니다.
    see term/background-location-indicator
    from A-LM S4 R07

    CLLocationManager.pausesLocationUpdatesAutomatically property
    swift var pausesLocationUpdatesAutomatically: Bool { get set }
    on iOS 6.0, Cat 13.1, macOS 10.15, visionOS 1.0
    en Whether the system may pause location updates by itself.
    ko 시스템이 위치 업데이트를 알아서 멈추어도 되는지 정합니다.
    note default | true
      | true
    note extra | Under When In Use a pause ends access until the user opens the app again.
      | 앱을 사용하는 동안 권한에서 업데이트가 멈추면 사용자가 앱을 다시 열 때까지 위치를 받지
      못합니다.
    see CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)
      CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:)
    from A-LM R08

    CLLocationManager.desiredAccuracy property
    swift var desiredAccuracy: CLLocationAccuracy { get set }
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The accuracy that the app asks for.
    ko 앱이 요청하는 정확도입니다.
    see kCLLocationAccuracyReduced kCLLocationAccuracyBestForNavigation
    from A-LM

    CLLocationManager.distanceFilter property
    swift var distanceFilter: CLLocationDistance { get set }
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en How far the device has to move before the next update.
    ko 다음 업데이트까지 기기가 움직여야 하는 거리입니다.
    from A-LM

    CLLocationManager.activityType property
    swift var activityType: CLActivityType { get set }
    on iOS 6.0, Cat 13.1, macOS 10.15, visionOS 1.0, watchOS 4.0
    en A hint about the activity, used for automatic pauses and positioning.
    ko 사용자가 무엇을 하고 있는지 알려 주는 힌트이며, 자동 일시 정지와 위치 계산에 쓰입니다.
    see CLLocationManager.pausesLocationUpdatesAutomatically
    from A-LM W20-10660

    kCLLocationAccuracyReduced global
    swift let kCLLocationAccuracyReduced: CLLocationAccuracy
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en A coarse accuracy that the app chooses itself, independent of the user's switch.
    ko 사용자의 설정과 관계없이 앱이 스스로 고르는 대략적인 정확도입니다.
    see CLLocationManager.desiredAccuracy term/reduced-accuracy
    from A-LM W20-10660

    kCLLocationAccuracyBestForNavigation global
    swift let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy
    on iOS 4.0, Cat 13.1, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The highest accuracy.
    ko 가장 높은 정확도입니다.
    see CLLocationManager.desiredAccuracy
    from A-LM

    CLLocationManager.purpose property
    swift var purpose: String? { get set }
    on macOS 10.7-11.0†
    en The reason shown to the user, from the time before Info.plist keys.
    ko Info.plist 키가 생기기 전에 사용자에게 보여 주던 이유 문자열입니다.
    see key/NSLocationUsageDescription
    from A-LM
    """
}
