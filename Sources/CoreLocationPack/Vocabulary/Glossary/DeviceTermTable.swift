extension Tables {
  /// Glossary: sessions, device and system, G41 to G60 (9).
  static let deviceTerms = """
    background-activity-session
    english background activity session
    korean 백그라운드 활동 세션
    en An object that keeps an app in use in the background, with a visible indicator.
    ko 인디케이터를 보여 주면서 백그라운드에서도 앱을 사용 중으로 유지하는 객체입니다.
    see CLBackgroundActivitySession term/background-location-indicator
    from G41 R29

    service-session
    english service session
    korean 서비스 세션
    also.en privileged session; authorization session
    also.ko 권한 세션; 세션
    en An object that states an authorization goal for as long as it is held.
    ko 가지고 있는 동안 필요한 권한을 선언하는 객체입니다.
    see CLServiceSession key/NSLocationRequireExplicitServiceSession
    from G42 R20

    background-location-indicator
    english background location indicator
    korean 백그라운드 위치 인디케이터
    also.en usage indicator; blue bar; pill
    also.ko 백그라운드 위치 사용 인디케이터; 파란색 바; 알약 모양
    say.en blue indicator; blue pill; blue status bar
    say.ko 파란색 표시; 파란 표시; 파란 막대; 파란 바; 파란색 막대
    en The sign on the screen that an app uses location in the background.
    ko 앱이 백그라운드에서 위치를 쓰고 있음을 화면에 보여 주는 표시입니다.
    see CLLocationManager.showsBackgroundLocationIndicator CLBackgroundActivitySession
    from G43 R07

    complication
    english complication
    korean 컴플리케이션
    also.ko complication
    en A small display of an app on the watch face; it counts as in use for updates but not for
      prompting.
    ko 워치 페이스에 보이는 앱의 작은 표시입니다. 업데이트에는 사용 중으로 치지만 알림에는 그렇지
      않습니다.
    see platform/watchOS term/watch-face term/in-use
    from G44 T07

    watch-face
    english watch face
    korean 워치 페이스
    also.ko 워치 모습; 워치 화면
    en The main screen of the watch, on which complications stand.
    ko 컴플리케이션이 놓이는 워치의 기본 화면입니다.
    see term/complication platform/watchOS
    from G45

    device-capabilities
    english device capabilities
    korean 기기 기능
    also.ko 하드웨어나 기능; Declare the device capabilities
    en The features of a device that an app cannot do without.
    ko 앱에 꼭 필요한 기기의 기능입니다.
    see key/UIRequiredDeviceCapabilities
    from G46

    magnetometer
    english magnetometer
    korean 자력계
    also.ko 자기계 센서; magnetometer
    en The sensor that headings need.
    ko 방위를 알아내는 데 필요한 센서입니다.
    see service/heading key/UIRequiredDeviceCapabilities
    from G47

    precise-location
    english precise location; full accuracy
    korean 정확한 위치
    also.ko 가장 높은 수준의 정밀도
    say.en exact location; precise accuracy
    say.ko 정밀 위치; 정밀한 위치
    en Positions as exact as the device can give them; the user can switch them off for an app.
    ko 기기가 알 수 있는 만큼 정확한 위치입니다. 사용자가 앱마다 끌 수 있습니다.
    see CLAccuracyAuthorization.fullAccuracy
      CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
      key/NSLocationTemporaryUsageDescriptionDictionary
    from G48 T63 T64

    reduced-accuracy
    english reduced accuracy
    korean 대략적인 위치
    also.en approximate location
    say.en coarse location; imprecise location; rough location; fuzzy location
    say.ko 대략 위치; 부정확한 위치; 대략적 위치; 흐릿한 위치
    en Coarse positions, typically about 5 km; region and beacon events do not come.
    ko 보통 약 5km 범위의 대략적인 위치입니다. 지역과 비콘 이벤트는 오지 않습니다.
    see CLAccuracyAuthorization.reducedAccuracy key/NSLocationDefaultAccuracyReduced
      CLLocationUpdate.accuracyLimited kCLLocationAccuracyReduced
    from G49 6.4 T63

    settings-app
    english Settings app
    korean 설정 앱
    also.en system settings
    say.en iPhone settings; app settings
    say.ko 앱 설정; 설정 화면
    en Where the user changes an app's authorization at any time.
    ko 사용자가 언제든 앱의 권한을 바꿀 수 있는 곳입니다.
    see CLAuthorizationStatus term/ask-next-time term/precise-location
    from G50 T58 T59 T60

    control-center
    english Control Center
    korean 제어 센터
    en Shows which apps used location recently, on iOS 16 and later.
    ko iOS 16 이상에서 최근에 위치를 쓴 앱을 보여 줍니다.
    see platform/iOS
    from G51 6.1

    airplane-mode
    english Airplane mode
    korean 비행기 모드
    say.en flight mode
    say.ko 에어플레인 모드
    en A mode without radio; the page of the denied case lists it.
    ko 무선 통신을 끄는 모드입니다. denied 케이스의 문서가 원인 가운데 하나로 듭니다.
    see status/denied
    from G52 T71 C-25

    asynchronous-stream
    english asynchronous stream; asynchronous sequence
    korean 비동기 스트림
    en Values that arrive over time and are read with an asynchronous loop.
    ko 시간이 지나면서 도착하는 값을 비동기 반복문으로 읽는 것입니다.
    see CLLocationUpdate.liveUpdates(_:) CLMonitor.events CLServiceSession.diagnostics
    from G53

    location-push-service-extension
    english Location Push Service Extension
    korean 위치 푸시 서비스 확장
    also.en location push service app extension
    also.ko Location Push Service Extension
    en An app extension that is launched when a location push arrives; it needs Always and an
      entitlement.
    ko 위치 푸시가 오면 실행되는 앱 확장입니다. 항상 허용 권한과 엔타이틀먼트가 필요합니다.
    see service/location-push CLLocationPushServiceExtension key/com.apple.developer.location.push
    from G54 T129

    location-notification-trigger
    english location notification trigger
    korean 위치 알림 트리거
    say.en location reminder; location-based reminder
    say.ko 위치 기반 알림; 위치 미리 알림
    never.ko 위치 노티피케이션 트리거
    en Makes a local notification appear for a region; the app learns nothing until the user taps
      it.
    ko 지역을 조건으로 로컬 알림이 나타나게 합니다. 사용자가 누르기 전까지 앱은 아무것도 알 수
      없습니다.
    see UNLocationNotificationTrigger service/location-notification
    from G55 T130

    privacy
    english privacy
    korean 개인정보 보호
    also.ko 사용자 프라이버시; 민감한 개인 정보
    en The reason why the user decides who gets location.
    ko 사용자가 자기 위치를 누구에게 줄지 직접 정하는 까닭입니다.
    see term/authorization
    from G56

    when-in-use-request
    english When In Use request
    korean 앱을 사용하는 동안 권한 요청
    never.ko 앱이 사용중일 때 권한을 요청
    en A request for When In Use authorization.
    ko 앱을 사용하는 동안 권한을 달라는 요청입니다.
    see CLLocationManager.requestWhenInUseAuthorization() key/NSLocationWhenInUseUsageDescription
      term/when-in-use
    from G57

    queue
    english queue; enqueue
    korean 큐에 저장
    also.ko 큐에 저장해두었다가
    en To keep updates for a suspended app until it runs again.
    ko 일시 중단된 앱이 다시 실행될 때까지 업데이트를 보관하는 것입니다.
    see term/suspend
    from G58 T121 R01

    reset-location-and-privacy
    english Reset Location & Privacy
    korean 위치 및 개인정보 보호 재설정
    say.en reset privacy settings; reset permissions
    say.ko 권한 초기화; 위치 초기화
    en The reset in Settings that puts the status of apps back to notDetermined.
    ko 앱의 권한 상태를 notDetermined로 되돌리는 설정의 재설정입니다.
    note extra | The Korean wording of the interface was not verified.
      | 한국어 화면의 문구는 확인하지 않았습니다.
    see status/notDetermined term/settings-app
    from G59 T68

    core-location
    english Core Location
    korean Core Location
    also.en CoreLocation
    also.ko 코어 로케이션
    en Apple's framework for location and for the authorization to use it.
    ko 위치와 위치 사용 권한을 다루는 Apple의 프레임워크입니다.
    see CLLocationManager CLLocationUpdate CLMonitor CLServiceSession
    from G60
    """
}
