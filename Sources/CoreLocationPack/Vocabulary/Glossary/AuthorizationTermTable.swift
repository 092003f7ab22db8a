extension Tables {
  /// Glossary: authorization, G01 to G20 (9).
  static let authorizationTerms = """
    when-in-use
    english When In Use
    korean 앱을 사용하는 동안
    also.en When in Use; While Using; while in use; WhenInUse; While Using the App;
      When In Use authorization
    also.ko 앱을 사용하는 동안 허용; 사용하는 동안 허용; 앱 사용 중
    say.en while the app is open; only while using
    say.ko 앱 사용 중에만; 사용 중에만 허용; 쓰는 동안
    never.ko 앱이 사용중일 때
    en The authorization level under which an app gets location while it is in use.
    ko 앱이 사용 중인 동안에만 위치를 받는 권한 수준입니다.
    see status/authorizedWhenInUse CLLocationManager.requestWhenInUseAuthorization()
      key/NSLocationWhenInUseUsageDescription CLServiceSession.AuthorizationRequirement.whenInUse
      term/in-use
    from G01 2.3

    always
    english Always
    korean 항상 허용
    also.en Always Allow; Always authorization
    also.ko 항상
    say.en all the time
    say.ko 상시 허용; 언제나 허용
    en The authorization level under which an app gets location at any time and can be launched
      for some services.
    ko 앱이 언제든 위치를 받고, 일부 서비스는 앱을 실행할 수도 있는 권한 수준입니다.
    see status/authorizedAlways CLLocationManager.requestAlwaysAuthorization()
      key/NSLocationAlwaysAndWhenInUseUsageDescription
      CLServiceSession.AuthorizationRequirement.always term/provisional-always
      term/permanent-always
    from G02

    allow-while-using-app
    english Allow While Using App
    korean 앱을 사용하는 동안 허용
    en The button of the first prompt that grants When In Use for good; after an Always request it
      gives provisional Always.
    ko 첫 알림에서 앱을 사용하는 동안 권한을 지속적으로 주는 버튼입니다. 항상 허용 권한을 요청한
      경우에는 임시 항상 허용이 됩니다.
    see status/authorizedWhenInUse term/when-in-use term/provisional-always term/allow-once
    from G03 2.3 T09 T18

    allow-once
    english Allow Once
    korean 한 번 허용
    say.en just once; one-time permission; only once; one time permission
    say.ko 이번만 허용; 이번 한 번만; 일회성 허용; 한 번만 허용; 한 번만
    en The button of the first prompt that grants When In Use until the app is no longer in use;
      then the status is notDetermined again.
    ko 앱을 더 이상 사용하지 않을 때까지만 앱을 사용하는 동안 권한을 주는 첫 알림의 버튼입니다. 그
      뒤에는 다시 notDetermined 상태가 됩니다.
    note versions | iOS 13 and later.
      | iOS 13 이상.
    see term/temporary-when-in-use status/authorizedWhenInUse status/notDetermined
      CLLocationManager.requestWhenInUseAuthorization()
    from G04 2.3 T10 T19 T37 T50

    dont-allow
    english Don’t Allow
    korean 허용 안 함
    also.en Don't Allow
    say.en deny; deny button
    say.ko 허용하지 않음; 거부 버튼; 허용 거부
    en The button that refuses; no further prompts follow.
    ko 거부하는 버튼입니다. 이후에는 알림이 나타나지 않습니다.
    see status/denied term/denied
    from G05 2.3 T11 T20

    keep-only-while-using
    english Keep Only While Using
    korean 사용하는 동안만 유지
    en The button of the upgrade prompt and of the second prompt that stays with When In Use.
    ko 항상 허용으로 바꿀지 묻는 알림과 두 번째 알림에서 앱을 사용하는 동안 권한을 유지하는
      버튼입니다.
    note delivery | Silent in the upgrade prompt; in the second prompt of provisional Always the
      delegate hears authorizedWhenInUse.
      | 변경 알림에서는 콜백이 없고, 임시 항상 허용의 두 번째 알림에서는 델리게이트가
      authorizedWhenInUse를 받습니다.
    see status/authorizedWhenInUse term/change-to-always-allow term/provisional-always
    from G06 2.3 T31 T43

    change-to-always-allow
    english Change to Always Allow
    korean 항상 허용으로 변경
    en The button of the upgrade prompt and of the second prompt that grants permanent Always.
    ko 항상 허용으로 바꿀지 묻는 알림과 두 번째 알림에서 영구적인 항상 허용을 주는 버튼입니다.
    note delivery | In the upgrade prompt the delegate hears authorizedAlways; in the second
      prompt of provisional Always there is no callback.
      | 변경 알림에서는 델리게이트가 authorizedAlways를 받고, 임시 항상 허용의 두 번째 알림에서는
      콜백이 없습니다.
    see status/authorizedAlways term/permanent-always term/keep-only-while-using
    from G07 2.3 T32 T44

    provisional-always
    english Provisional Always
    korean 임시 항상 허용
    also.en provisional authorization
    also.ko 임시적인 항상 허용 권한; 임시 권한 상태
    en What an app gets when Allow While Using App answers an Always request: reported as
      authorizedAlways, but only When In Use takes effect until a second prompt.
    ko 항상 허용 권한 요청에 앱을 사용하는 동안 허용으로 답했을 때의 상태입니다.
      authorizedAlways로 보고되지만, 두 번째 알림에 답하기 전까지 실제 효력은 앱을 사용하는 동안
      권한과 같습니다.
    note versions | iOS 13 and later.
      | iOS 13 이상.
    note delivery | Events in use are delivered; an event that needs Always is held until the user
      answers the second prompt.
      | 사용 중의 이벤트는 전달되고, 항상 허용이 필요한 이벤트는 사용자가 두 번째 알림에 답할
      때까지 시스템이 붙잡아 둡니다.
    see status/authorizedAlways CLLocationManager.requestAlwaysAuthorization() term/always
      term/permanent-always
    from G08 1.2 T18 T39 T40 T43 T44

    temporary-when-in-use
    english Temporary When In Use
    korean 일시적인 앱 사용 중 권한
    also.en one-time; Allow Once grant
    also.ko 임시적인 앱을 사용하는 동안 허용 권한; 임시 권한
    en A When In Use grant from Allow Once or a location button; it lapses to notDetermined when
      the app is no longer in use.
    ko 한 번 허용이나 위치 버튼으로 받는 앱을 사용하는 동안 권한입니다. 앱을 더 이상 사용하지
      않으면 notDetermined로 돌아갑니다.
    note versions | iOS 13 and later.
      | iOS 13 이상.
    see term/allow-once status/authorizedWhenInUse status/notDetermined LocationButton
    from G09 1.2 T10 T37 T50 T51

    permanent-always
    english permanent Always
    korean 영구적인 항상 허용
    also.ko 영구적인 항상 허용 권한 상태
    en Always authorization in full effect, in contrast to provisional Always.
    ko 임시 항상 허용과 달리 완전한 효력이 있는 항상 허용 권한입니다.
    see status/authorizedAlways term/always term/provisional-always
    from G10 1.2 T32 T44

    not-determined
    english Not Determined
    korean 결정되지 않음
    also.en undetermined
    also.ko 결정되지 않은 경우; 상태가 결정되지 않았다면
    en The status before the user has made a lasting choice, and after a temporary grant has
      lapsed.
    ko 사용자가 지속되는 선택을 하기 전이거나, 일시적으로 받은 권한이 끝난 뒤의 상태입니다.
    see status/notDetermined CLAuthorizationStatus.notDetermined
    from G11

    denied
    english Denied
    korean 거부됨
    also.en declined
    also.ko 거부; 거부된 권한
    say.en refused; rejected
    say.ko 거절; 거절됨
    en The status after a refusal, or while location services are off.
    ko 사용자가 거부했거나 위치 서비스가 꺼져 있을 때의 상태입니다.
    see status/denied CLAuthorizationStatus.denied CLError.Code.denied
    from G12

    restricted
    english Restricted
    korean 제한됨
    say.en parental controls; MDM; Screen Time; managed device; company device
    say.ko 자녀 보호; 스크린 타임; 회사 기기; 관리 기기; 회사 폰; 관리되는 기기; 보호자 통제
    en The status while restrictions forbid location; the user cannot change it.
    ko 제한 설정이 위치를 막고 있을 때의 상태이며, 사용자가 바꿀 수 없습니다.
    see status/restricted CLAuthorizationStatus.restricted
    from G13

    authorization
    english authorization
    korean 권한
    also.en permission; access
    also.ko 접근 권한; 허가
    en The user's consent that an app may get location.
    ko 앱이 위치를 받아도 된다는 사용자의 동의입니다.
    see term/authorization-status term/authorization-level CLAuthorizationStatus
    from G14

    authorization-status
    english authorization status
    korean 권한 상태
    also.en authorization state
    never.ko 권한상태
    en The value that an app reads to learn what it may do, one of five.
    ko 앱이 무엇을 할 수 있는지 알기 위해 읽는 값이며, 다섯 가지가 있습니다.
    see CLAuthorizationStatus CLLocationManager.authorizationStatus
      CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    from G15

    authorization-level
    english authorization level; access level
    korean 권한 수준
    also.ko 접근 수준; 권한 타입
    en When In Use or Always: how much of the time an app may get location.
    ko 앱을 사용하는 동안인지 항상 허용인지, 앱이 위치를 받을 수 있는 때를 나누는 수준입니다.
    see term/when-in-use term/always
    from G16

    authorization-request
    english authorization request
    korean 권한 요청
    en A call with which an app asks the user for authorization.
    ko 앱이 사용자에게 권한을 달라고 묻는 호출입니다.
    see CLLocationManager.requestWhenInUseAuthorization()
      CLLocationManager.requestAlwaysAuthorization() CLServiceSession
    from G17

    prompt
    english prompt; alert
    korean 알림
    also.en dialog; interruption
    also.ko 프롬프트
    say.en popup; pop-up; permission dialog; permission prompt; permission popup; permission alert
    say.ko 팝업; 팝업창; 다이얼로그; 얼럿; 권한 창; 허용 창; 권한 팝업; 알림창; 대화상자
    never.ko 인터럽션
    en The system's question to the user, with the usage description of the app.
    ko 시스템이 앱의 사용 목적 문자열과 함께 사용자에게 묻는 화면입니다.
    see CLLocationManager.requestWhenInUseAuthorization()
      CLLocationManager.requestAlwaysAuthorization()
      CLServiceSession.Diagnostic.authorizationRequestInProgress term/usage-description
      term/notification
    from G18

    notification
    english notification
    korean 알림
    also.en user notification
    never.ko 노티피케이션
    en A message that an app shows to the user; not the system's prompt for authorization.
    ko 앱이 사용자에게 보여 주는 소식입니다. 시스템이 권한을 묻는 알림과는 다릅니다.
    see UNLocationNotificationTrigger term/prompt term/location-notification-trigger
    from G19

    location-update
    english location update
    korean 위치 업데이트
    say.en location fix
    say.ko 위치 갱신
    en A new position that a service delivers to the app.
    ko 서비스가 앱에 전달하는 새 위치입니다.
    see CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
      CLLocationManager.startUpdatingLocation() CLLocationUpdate
    from G20
    """
}
