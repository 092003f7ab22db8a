extension Tables {
  /// Platforms (6.1), with the grants that occur there (1.5) and their eras (0.2).
  static let platforms = """
    iOS
    english iOS
    korean iOS
    also.en iPhone OS
    also.ko 아이폰 OS
    say.en iPhone
    say.ko 아이폰; 휴대폰; 스마트폰
    en iPhone: When In Use and Always, with a prompt from a request or, from 18, from a session or
      iteration.
    ko iPhone에서는 앱을 사용하는 동안 권한과 항상 허용 권한이 있습니다. 요청하면, iOS 18부터는
      세션이나 반복으로도 알림이 나타납니다.
    note levels | When In Use and Always.
      | 앱을 사용하는 동안 권한과 항상 허용 권한이 있습니다.
    note in-use | Foreground; a few seconds after leaving it; background with the location
      indicator (continuous background updates, CLBackgroundActivitySession, Live Activity).
      | 포그라운드에 있을 때, 포그라운드를 벗어난 뒤 몇 초 동안, 백그라운드에서 위치 인디케이터가
      보일 때(이어지는 백그라운드 업데이트, CLBackgroundActivitySession, 실시간 현황)입니다.
    note launch | Only under Always: significant change, visits, region and condition monitoring;
      the asynchronous APIs with tracked sessions on 17 or 18 and later.
      | 항상 허용에서만 실행합니다. 중요한 위치 변화, 방문, 지역 및 조건 모니터링, 그리고 17 또는
      18 이상에서 추적되는 세션이 있는 비동기 API입니다.
    note background | Background mode location is needed; a suspended app gets its queued updates
      when it runs again.
      | 백그라운드 모드 location이 필요합니다. 일시 중단된 앱은 큐에 저장된 업데이트를 다시 실행될
      때 받습니다.
    note prompt | On a request or, on 18 and later, on a session or iteration.
      | 요청하면 나타나고, 18 이상에서는 세션이나 반복으로도 나타납니다.
    note versions | Rules change at 11 (two usage descriptions), 13 (Allow Once, provisional
      Always), 13.4 (upgrade prompt at once), 14 (accuracy), 17 (live updates, CLMonitor) and 18
      (service sessions).
      | 규칙은 11(사용 목적 문자열 두 개), 13(한 번 허용, 임시 항상 허용), 13.4(바로 나타나는 변경
      알림), 14(정확도), 17(실시간 업데이트, CLMonitor), 18(서비스 세션)에서 바뀝니다.
    note extra | Control Center shows which apps used location recently, on 16 and later.
      | 16 이상에서는 제어 센터가 최근에 위치를 쓴 앱을 보여 줍니다.
    note contested | Apple's article counts foreground and a short transition as in use, and
      indicator time as background; another page and a talk count indicator time as in use.
      | Apple 안내 글은 포그라운드와 짧은 전환 시간만 사용 중으로 보고 인디케이터가 보이는 시간은
      백그라운드로 봅니다. 다른 문서와 발표는 그 시간도 사용 중으로 봅니다.
    see platform/iPadOS platform/iPadAppOnMac platform/iPadAppOnVisionOS platform/appClip
    from 0.2 1.5 A-AUTH A-CHOOSE A-BG W19-705 W24-10212 S0 S3 S4 R01 R04 T122 T124

    iPadOS
    english iPadOS
    korean iPadOS
    also.ko 아이패드OS
    say.en iPad
    say.ko 아이패드; 태블릿
    en iPad: the same levels, prompts and rules as on iOS, under the same version numbers.
    ko iPad에서는 iOS와 같은 권한 수준, 알림, 규칙이 같은 버전 번호로 적용됩니다.
    note levels | When In Use and Always.
      | 앱을 사용하는 동안 권한과 항상 허용 권한이 있습니다.
    note in-use | Foreground; a few seconds after leaving it; background with the location
      indicator (continuous background updates, CLBackgroundActivitySession, Live Activity).
      | 포그라운드에 있을 때, 포그라운드를 벗어난 뒤 몇 초 동안, 백그라운드에서 위치 인디케이터가
      보일 때(이어지는 백그라운드 업데이트, CLBackgroundActivitySession, 실시간 현황)입니다.
    note launch | Only under Always: significant change, visits, region and condition monitoring;
      the asynchronous APIs with tracked sessions on 17 or 18 and later.
      | 항상 허용에서만 실행합니다. 중요한 위치 변화, 방문, 지역 및 조건 모니터링, 그리고 17 또는
      18 이상에서 추적되는 세션이 있는 비동기 API입니다.
    note background | Background mode location is needed; a suspended app gets its queued updates
      when it runs again.
      | 백그라운드 모드 location이 필요합니다. 일시 중단된 앱은 큐에 저장된 업데이트를 다시 실행될
      때 받습니다.
    note prompt | On a request or, on 18 and later, on a session or iteration.
      | 요청하면 나타나고, 18 이상에서는 세션이나 반복으로도 나타납니다.
    note versions | Rules change at 11 (two usage descriptions), 13 (Allow Once, provisional
      Always), 13.4 (upgrade prompt at once), 14 (accuracy), 17 (live updates, CLMonitor) and 18
      (service sessions).
      | 규칙은 11(사용 목적 문자열 두 개), 13(한 번 허용, 임시 항상 허용), 13.4(바로 나타나는 변경
      알림), 14(정확도), 17(실시간 업데이트, CLMonitor), 18(서비스 세션)에서 바뀝니다.
    note extra | Control Center shows which apps used location recently, on 16 and later.
      | 16 이상에서는 제어 센터가 최근에 위치를 쓴 앱을 보여 줍니다.
    note contested | Apple's article counts foreground and a short transition as in use, and
      indicator time as background; another page and a talk count indicator time as in use.
      | Apple 안내 글은 포그라운드와 짧은 전환 시간만 사용 중으로 보고 인디케이터가 보이는 시간은
      백그라운드로 봅니다. 다른 문서와 발표는 그 시간도 사용 중으로 봅니다.
    see platform/iOS
    from 0.2 1.5 A-AUTH A-CHOOSE A-BG W19-705 W24-10212 S0 S3 S4 R01 R04 T122 T124

    macCatalyst
    english Mac Catalyst
    korean Mac Catalyst
    code macCatalyst
    also.en Catalyst
    also.ko 맥 카탈리스트; 카탈리스트
    en iPad apps built for the Mac: they request as the iOS code does, and both levels mean the
      same there.
    ko Mac용으로 빌드한 iPad 앱입니다. iOS 코드와 똑같이 요청하며, Mac에서는 두 권한 수준이 같은
      뜻입니다.
    note levels | Request as the iOS code does; equivalent on the Mac.
      | iOS 코드와 똑같이 요청합니다. Mac에서는 두 권한 수준이 같습니다.
    note in-use | Always while running; apps are not suspended.
      | 실행 중이면 언제나 사용 중입니다. 앱이 일시 중단되지 않습니다.
    note launch | Never.
      | 실행하지 않습니다.
    note background | As on macOS: nothing to configure.
      | macOS와 같아서 설정할 것이 없습니다.
    note prompt | On a request or when a service starts.
      | 요청하거나 서비스를 시작하면 나타납니다.
    note contested | The status after a grant is not documented: expect authorizedAlways or
      authorizedWhenInUse.
      | 허용한 뒤의 권한 상태는 문서에 없습니다. authorizedAlways와 authorizedWhenInUse를 모두
      예상해야 합니다.
    note extra | CLServiceSession from 18 and CLBackgroundActivitySession from 17 exist in the
      SDK.
      | SDK에는 18부터 CLServiceSession이, 17부터 CLBackgroundActivitySession이 있습니다.
    see platform/macOS key/NSLocationUsageDescription
    from A-AUTH A-CHOOSE C-8

    iPadAppOnMac
    english iPad or iPhone app on a Mac with Apple silicon
    korean Apple Silicon Mac의 iPad 및 iPhone 앱
    code iPadAppOnMac
    en iPad and iPhone apps that run unchanged on the Mac; what is known of them follows Mac
      Catalyst.
    ko Mac에서 그대로 실행되는 iPad 및 iPhone 앱입니다. 알려진 동작은 Mac Catalyst와 같습니다.
    note levels | As on Mac Catalyst (inferred).
      | Mac Catalyst와 같습니다(추론).
    note in-use | As on macOS.
      | macOS와 같습니다.
    note launch | Never.
      | 실행하지 않습니다.
    note background | As on macOS: nothing to configure.
      | macOS와 같아서 설정할 것이 없습니다.
    note extra | The status may need one turn of the run loop before it is right (observed).
      | 권한 상태가 올바른 값이 되기까지 런 루프가 한 번 돌아야 할 수 있습니다(관찰).
    note contested | The status after a grant is not documented: expect authorizedAlways or
      authorizedWhenInUse.
      | 허용한 뒤의 권한 상태는 문서에 없습니다. authorizedAlways와 authorizedWhenInUse를 모두
      예상해야 합니다.
    see platform/macCatalyst
    from PermissionsKit#259 C-8

    macOS
    english macOS
    korean macOS
    also.en OS X; Mac OS X; macOS (AppKit)
    also.ko 맥OS; macOS(AppKit)
    say.en Mac; MacBook; Mac app
    say.ko 맥; 맥북; 맥 앱
    en Mac apps made with AppKit: one grant, reported as authorizedAlways, with a prompt when a
      service starts.
    ko AppKit으로 만든 Mac 앱에는 허용이 한 가지뿐이고 authorizedAlways로 보고됩니다. 서비스를
      시작하면 알림이 나타납니다.
    note levels | One grant; both levels are equivalent. authorizedWhenInUse does not exist.
      | 허용은 한 가지이며 두 권한 수준이 같습니다. authorizedWhenInUse는 없습니다.
    note in-use | Always while running; apps are not suspended.
      | 실행 중이면 언제나 사용 중입니다. 앱이 일시 중단되지 않습니다.
    note launch | Never; region events come only while the app runs and the Mac is awake.
      | 실행하지 않습니다. 지역 이벤트는 앱이 실행 중이고 Mac이 깨어 있을 때만 옵니다.
    note background | Nothing to configure.
      | 설정할 것이 없습니다.
    note prompt | By itself when a service starts, with the text of NSLocationUsageDescription;
      the request methods exist since 10.15.
      | 서비스를 시작하면 저절로 나타나며 NSLocationUsageDescription의 문자열을 보여 줍니다. 요청
      메서드는 10.15부터 있습니다.
    note versions | 10.10–10.12 correspond to iOS 8–10, 10.13–10.14 to iOS 11–12, 10.15–13 to iOS
      13–16 (accuracy from 11), 14 to iOS 17, 15 and later to iOS 18 and later.
      | 10.10–10.12는 iOS 8–10, 10.13–10.14는 iOS 11–12, 10.15–13은 iOS 13–16(정확도는 11부터),
      14는 iOS 17, 15 이상은 iOS 18 이상에 대응합니다.
    note extra | No CLServiceSession and no CLBackgroundActivitySession.
      | CLServiceSession과 CLBackgroundActivitySession이 없습니다.
    note contested | Whether a request alone prompts is disputed.
      | 요청만으로 알림이 나타나는지는 출처마다 다릅니다.
    see key/NSLocationUsageDescription status/authorizedAlways
    from 0.2 1.5 A-AUTH A-CHOOSE A-BG S4 T114 T115 T116 R02 R43 C-7

    tvOS
    english tvOS
    korean tvOS
    say.en Apple TV
    say.ko 애플 TV; 애플티비
    en Apple TV: When In Use only, while the app is in the foreground.
    ko Apple TV에는 앱을 사용하는 동안 권한만 있으며, 앱이 포그라운드에 있을 때 쓸 수 있습니다.
    note levels | When In Use. The case authorizedAlways exists, but no request for it.
      | 앱을 사용하는 동안 권한만 있습니다. authorizedAlways 케이스는 있지만 요청할 방법이
      없습니다.
    note in-use | Foreground.
      | 포그라운드에 있는 것입니다.
    note launch | Never.
      | 실행하지 않습니다.
    note background | None.
      | 없습니다.
    note prompt | On a request.
      | 요청하면 나타납니다.
    note versions | 9–10 correspond to iOS 8–10, 11–12 to iOS 11–12, 13–16 to iOS 13–16, 17 to iOS
      17, 18 and later to iOS 18 and later.
      | 9–10은 iOS 8–10, 11–12는 iOS 11–12, 13–16은 iOS 13–16, 17은 iOS 17, 18 이상은 iOS 18
      이상에 대응합니다.
    note extra | One-shot requestLocation and liveUpdates; no startUpdatingLocation.
      | 한 번 요청하는 requestLocation과 liveUpdates를 쓸 수 있고 startUpdatingLocation은
      없습니다.
    see CLLocationManager.requestLocation() status/authorizedWhenInUse
    from 0.2 1.5 A-AUTH A-CHOOSE T28

    visionOS
    english visionOS
    korean visionOS
    also.ko 비전OS
    say.en Vision Pro; Apple Vision Pro
    say.ko 비전 프로; 애플 비전 프로
    en Apple Vision Pro: When In Use only, while the app is being looked at and a short time
      after.
    ko Apple Vision Pro에는 앱을 사용하는 동안 권한만 있으며, 앱을 보고 있는 동안과 그 직후에 쓸
      수 있습니다.
    note levels | When In Use. The case authorizedAlways does not exist.
      | 앱을 사용하는 동안 권한만 있습니다. authorizedAlways 케이스는 없습니다.
    note in-use | Being looked at, and a short time after.
      | 앱을 보고 있는 동안과 그 뒤 잠깐 동안입니다.
    note launch | Never.
      | 실행하지 않습니다.
    note background | None for apps running in visionOS, by Apple's article.
      | Apple 안내 글에 따르면 visionOS에서 실행되는 앱은 백그라운드 업데이트를 받지 않습니다.
    note prompt | On a request or a session.
      | 요청하거나 세션을 만들면 나타납니다.
    note versions | 1 corresponds to iOS 17, 2 and later to iOS 18 and later.
      | 1은 iOS 17, 2 이상은 iOS 18 이상에 대응합니다.
    note extra | Standard service and live updates; no heading, region, visits, significant change
      or CLMonitor.
      | 표준 위치 서비스와 실시간 업데이트를 쓸 수 있습니다. 방위, 지역, 방문, 중요한 위치 변화,
      CLMonitor는 없습니다.
    note contested | The SDK still offers CLBackgroundActivitySession and background mode location
      from 1.0.
      | SDK에는 CLBackgroundActivitySession과 백그라운드 모드 location이 1.0부터 들어 있습니다.
    see status/authorizedWhenInUse platform/iPadAppOnVisionOS
    from 0.2 1.5 A-VOS A-BG A-CHOOSE T28 R03 C-5 C-16

    iPadAppOnVisionOS
    english iPad or iPhone app on visionOS
    korean visionOS의 iPad 및 iPhone 앱
    code iPadAppOnVisionOS
    en Compatible iPad and iPhone apps on Apple Vision Pro: an Always request becomes a When In
      Use request.
    ko Apple Vision Pro에서 실행되는 호환 iPad 및 iPhone 앱입니다. 항상 허용 권한 요청은 앱을
      사용하는 동안 권한 요청이 됩니다.
    note levels | When In Use; an Always request is treated as a When In Use request.
      | 앱을 사용하는 동안 권한만 있습니다. 항상 허용 권한 요청은 앱을 사용하는 동안 권한 요청으로
      처리됩니다.
    note in-use | As on visionOS.
      | visionOS와 같습니다.
    note launch | Never.
      | 실행하지 않습니다.
    note background | None.
      | 없습니다.
    note prompt | On a request.
      | 요청하면 나타납니다.
    note extra | Methods of significant change, visits, heading, regions, region state and
      location pushes do nothing; monitoredRegions is empty; CLMonitor is not available; location
      buttons ignore input; push extensions are not loaded.
      | 중요한 위치 변화, 방문, 방위, 지역, 지역 상태, 위치 푸시의 메서드는 아무 일도 하지
      않습니다. monitoredRegions는 비어 있고, CLMonitor는 쓸 수 없고, 위치 버튼은 입력을 무시하고,
      푸시 확장은 로드되지 않습니다.
    see platform/visionOS CLLocationManager.requestAlwaysAuthorization()
    from 1.5 A-VOS A-RAA S2 T27

    watchOS
    english watchOS
    korean watchOS
    also.ko 워치OS
    say.en Apple Watch; watch app
    say.ko 애플 워치; 애플워치; 워치; 워치 앱; 시계
    en Apple Watch: When In Use and Always, shared with the companion app on iPhone; the system
      never launches a watch app for location.
    ko Apple Watch에는 앱을 사용하는 동안 권한과 항상 허용 권한이 있고 iPhone의 컴패니언 앱과
      공유합니다. 시스템이 위치 때문에 워치 앱을 실행하는 일은 없습니다.
    note levels | When In Use and Always; Always is hardly useful.
      | 앱을 사용하는 동안 권한과 항상 허용 권한이 있지만 항상 허용은 거의 쓸모가 없습니다.
    note in-use | As on iOS; a complication on the current face counts for updates but not for
      prompting.
      | iOS와 같습니다. 현재 워치 페이스의 컴플리케이션은 업데이트에는 사용 중으로 치지만 알림에는
      그렇지 않습니다.
    note launch | Never, even with Always.
      | 항상 허용이어도 실행하지 않습니다.
    note background | Background mode since watchOS 4; the indicator cannot be switched off.
      | watchOS 4부터 백그라운드 모드가 있고, 인디케이터는 끌 수 없습니다.
    note prompt | From the watch app, which must have run once; watchOS 2–3 asked on the iPhone,
      watchOS 4 and later on the watch itself.
      | 한 번 이상 실행한 워치 앱에서 나타납니다. watchOS 2–3은 iPhone에서 물었고 watchOS 4부터
      워치에서 직접 묻습니다.
    note versions | 2–3 correspond to iOS 8–10, 4–5 to iOS 11–12, 6–9 to iOS 13–16 (accuracy from
      7), 10 to iOS 17, 11 and later to iOS 18 and later.
      | 2–3은 iOS 8–10, 4–5는 iOS 11–12, 6–9는 iOS 13–16(정확도는 7부터), 10은 iOS 17, 11 이상은
      iOS 18 이상에 대응합니다.
    note extra | No significant-change, region or visit service. Temporary grants are shared with
      the phone from watchOS 7.
      | 중요한 위치 변화, 지역, 방문 서비스가 없습니다. 일시적인 권한은 watchOS 7부터 iPhone과
      공유합니다.
    see key/WKBackgroundModes term/complication
    from 0.2 1.5 W15-714 W19-705 A-AUTH S0 T55 T125 R07

    appClip
    english App Clip
    korean 앱 클립
    code appClip
    en An App Clip gets When In Use at most, until the next morning or for one time.
    ko 앱 클립은 앱을 사용하는 동안 권한까지만 받을 수 있습니다. 다음 날 아침까지, 또는 한 번만
      유효합니다.
    note levels | When In Use until the next morning, or once; never Always.
      | 다음 날 아침까지, 또는 한 번만 앱을 사용하는 동안 권한을 받습니다. 항상 허용은 받을 수
      없습니다.
    note prompt | Offers While Using Until Tomorrow in place of While Using.
      | 앱을 사용하는 동안 대신 내일까지만 허용하는 선택지를 보여 줍니다.
    note versions | From iOS 14.
      | iOS 14부터 있습니다.
    see key/NSAppClip status/authorizedWhenInUse
    from 1.5 2.3 W20-10660 T29 T79 I19
    """
}
