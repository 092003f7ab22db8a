extension Tables {
  /// Sessions, which state an authorization goal (5.4).
  static let sessions = """
    CLServiceSession class
    swift final class CLServiceSession
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 2.0, watchOS 11.0
    en An object whose lifetime states an authorization goal; the system asks the user when it
      next can.
    ko 살아 있는 동안 필요한 권한을 선언하는 객체입니다. 시스템은 물을 수 있게 되는 대로
      사용자에게 묻습니다.
    note acts | Make it while the app is in use; out of use it counts only when one was held
      before and it is retaken right after launch.
      | 앱이 사용 중일 때 만듭니다. 사용 중이 아니라면 전에 가지고 있던 세션을 실행 직후 다시 만든
      경우에만 효력이 있습니다.
    note relaunch | The system tracks sessions over suspension and termination and forgets them a
      few seconds after the next launch.
      | 시스템은 앱이 일시 중단되거나 종료되어도 세션을 기억하지만 다음 실행 몇 초 뒤에는
      잊습니다.
    note extra | Immutable and Sendable; an invalidated session cannot come back.
      | 변경할 수 없고 Sendable입니다. 무효가 된 세션은 되살릴 수 없습니다.
    note contested | visionOS: the Swift pages say 1.0, the Objective-C header 2.0.
      | visionOS: Swift 문서는 1.0, Objective-C 헤더는 2.0이라고 합니다.
    see CLServiceSession.AuthorizationRequirement CLServiceSession.diagnostics
      key/NSLocationRequireExplicitServiceSession term/service-session
    from A-SS H18 W24-10212 S1 S3 R20 R21 R22 R26 R27 T103 C-16 C-17

    CLServiceSession.AuthorizationRequirement enum
    swift enum AuthorizationRequirement
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en What a service session aims at: nothing, When In Use or Always.
    ko 서비스 세션이 목표로 하는 권한으로, 없음, 앱을 사용하는 동안, 항상 허용 가운데 하나입니다.
    note raw | none 0, whenInUse 1, always 2.
      | none 0, whenInUse 1, always 2.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession
    from A-SS H18 S3 C-16

    CLServiceSession.AuthorizationRequirement.none case
    swift case none
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Never prompts; satisfies the rule of explicit sessions when the app is already authorized.
    ko 알림을 띄우지 않습니다. 앱에 이미 권한이 있으면 명시적인 세션 규칙을 만족시킵니다.
    note raw | 0
      | 0
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see key/NSLocationRequireExplicitServiceSession
    from H18 W24-10212 C-16 T101 R25

    CLServiceSession.AuthorizationRequirement.whenInUse case
    swift case whenInUse
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Aims at When In Use authorization.
    ko 앱을 사용하는 동안 권한을 목표로 합니다.
    note raw | 1
      | 1
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    needs key/NSLocationWhenInUseUsageDescription
    see status/authorizedWhenInUse term/when-in-use
    from H18 S3 C-16 T87 T88 T90

    CLServiceSession.AuthorizationRequirement.always case
    swift case always
    on iOS 18.0, Cat 18.0, no macOS, no tvOS, visionOS 1.0, watchOS 11.0
    en Aims at Always authorization; from OS 18 Always is effective only while such a session is
      held.
    ko 항상 허용 권한을 목표로 합니다. OS 18부터는 이런 세션을 가지고 있는 동안에만 항상 허용이
      효력을 냅니다.
    note raw | 2
      | 2
    note contested | The case lists visionOS although Always is not available there.
      | visionOS에는 항상 허용이 없는데도 이 케이스의 문서에는 visionOS가 들어 있습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    needs key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    see status/authorizedAlways term/always
    from H18 W24-10212 S3 C-16 T94 T95 T96 T97 T98 R23 C-19

    CLServiceSession.init(authorization:) init
    swift init(authorization: CLServiceSession.AuthorizationRequirement)
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Starts a session with an authorization goal.
    ko 권한 목표를 정해 세션을 시작합니다.
    note contested | A sample of Apple's calls CLServiceSession.session(authorization:); in Swift
      it is this initializer.
      | Apple 예제 하나는 CLServiceSession.session(authorization:)을 호출하지만 Swift에서는 이
      이니셜라이저를 씁니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    reports status/authorizedWhenInUse status/authorizedAlways status/denied
    see CLServiceSession.AuthorizationRequirement CLServiceSession.invalidate()
    from A-SS C-16 T87 T94 C-17

    CLServiceSession.init(authorization:fullAccuracyPurposeKey:) init
    swift init(authorization: CLServiceSession.AuthorizationRequirement, fullAccuracyPurposeKey:
      String)
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Starts a session that also aims at full accuracy, explained by a purpose key.
    ko 정확한 위치까지 목표로 하는 세션을 시작하며, 그 이유는 목적 키로 설명합니다.
    note failure | A refusal sets fullAccuracyDenied.
      | 거부하면 fullAccuracyDenied가 참이 됩니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    needs key/NSLocationTemporaryUsageDescriptionDictionary
    see CLServiceSession.Diagnostic.fullAccuracyDenied term/precise-location
    from A-SS W24-10212 C-16 T102

    CLServiceSession.diagnostics property
    swift final var diagnostics: CLServiceSession.Diagnostics { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en An asynchronous sequence of reports about the session's goal.
    ko 세션의 목표에 대한 보고가 이어지는 비동기 스트림입니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession.Diagnostic term/asynchronous-stream
    from A-SS W24-10212 C-16

    CLServiceSession.invalidate() method
    swift final func invalidate()
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Ends the session for good; releasing the object does the same.
    ko 세션을 완전히 끝냅니다. 객체가 해제되어도 같습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession
    from A-SS H18 C-16 T103 R27

    CLServiceSession.Diagnostic struct
    swift struct Diagnostic
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en One report about the goal of a service session.
    ko 서비스 세션의 목표에 대한 보고 하나입니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession.diagnostics
    from A-SS C-16

    CLServiceSession.Diagnostic.authorizationDenied property
    swift var authorizationDenied: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en The user refused this app, or location services are off altogether.
    ko 사용자가 이 앱을 거부했거나 위치 서비스가 모두 꺼져 있습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    reports status/denied
    see CLServiceSession.Diagnostic.authorizationDeniedGlobally
    from A-SS W24-10212 H18 C-16 T90 T92

    CLServiceSession.Diagnostic.authorizationDeniedGlobally property
    swift var authorizationDeniedGlobally: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Location services are off for the whole device; authorizationDenied is true as well.
    ko 기기 전체의 위치 서비스가 꺼져 있습니다. authorizationDenied도 함께 참입니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    reports status/denied
    see CLServiceSession.Diagnostic.authorizationDenied
      CLLocationManager.locationServicesEnabled()
    from A-SS W24-10212 H18 C-16 T92

    CLServiceSession.Diagnostic.authorizationRestricted property
    swift var authorizationRestricted: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Restrictions block the app.
    ko 제한 설정이 앱을 막고 있습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    reports status/restricted
    from A-SS W24-10212 H18 C-16 T91

    CLServiceSession.Diagnostic.authorizationRequestInProgress property
    swift var authorizationRequestInProgress: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en A prompt is being shown or is due.
    ko 알림이 나타나 있거나 곧 나타납니다.
    note extra | The first diagnostic of a session that starts after the user decided has it
      false.
      | 사용자가 이미 결정한 뒤에 시작한 세션의 첫 보고에서는 거짓입니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see term/prompt
    from A-SS W24-10212 H18 C-16 T87 T90

    CLServiceSession.Diagnostic.insufficientlyInUse property
    swift var insufficientlyInUse: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en The app is not in use enough to ask the user or to be served.
    ko 앱이 충분히 사용 중이지 않아서 사용자에게 묻거나 위치를 받을 수 없습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see term/in-use
    from A-SS W24-10212 H18 C-16 T88 T97 R21

    CLServiceSession.Diagnostic.serviceSessionRequired property
    swift var serviceSessionRequired: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Explicit sessions are required and none is held.
    ko 명시적인 세션이 필요한데 가지고 있는 세션이 없습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see key/NSLocationRequireExplicitServiceSession
    from A-SS W24-10212 H18 C-16 T106 R25 C-24

    CLServiceSession.Diagnostic.fullAccuracyDenied property
    swift var fullAccuracyDenied: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Full accuracy was wanted and not given.
    ko 정확한 위치를 원했지만 허용되지 않았습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession.init(authorization:fullAccuracyPurposeKey:)
    from A-SS W24-10212 H18 C-16 T102

    CLServiceSession.Diagnostic.alwaysAuthorizationDenied property
    swift var alwaysAuthorizationDenied: Bool { get }
    on iOS 18.0, Cat 18.0, no macOS, tvOS 18.0, visionOS 1.0, watchOS 11.0
    en Always authorization was wanted and not given.
    ko 항상 허용 권한을 원했지만 허용되지 않았습니다.
    note contested | visionOS: 2.0 by the header of the class.
      | visionOS: 클래스의 헤더에 따르면 2.0부터입니다.
    see CLServiceSession.AuthorizationRequirement.always
    from A-SS W24-10212 H18 C-16 T96

    CLBackgroundActivitySession class
    swift final class CLBackgroundActivitySession
    on iOS 17.0, Cat 17.0, no macOS, visionOS 1.0, watchOS 10.0
    en Keeps the app in use in the background, with a visible indicator.
    ko 인디케이터를 보여 주면서 백그라운드에서도 앱을 사용 중으로 유지합니다.
    note acts | Effective only with authorization in effect and background mode location; a new
      one starts only in the foreground.
      | 효력 있는 권한과 백그라운드 모드 location이 있어야 동작합니다. 새 세션은 포그라운드에서만
      시작됩니다.
    note relaunch | A former session may be resumed at once after a relaunch; else it ends.
      | 다시 실행된 직후에는 이전 세션을 이어 갈 수 있고, 그러지 않으면 끝납니다.
    note contested | The Objective-C page also lists tvOS 17.0. visionOS: the class lists 1.0,
      while Apple's article says apps there get no background updates.
      | Objective-C 문서는 tvOS 17.0도 듭니다. visionOS: 클래스 문서는 1.0을 들지만, Apple 안내
      글은 visionOS에서 실행되는 앱은 백그라운드 업데이트를 받지 않는다고 합니다.
    see key/UIBackgroundModes term/background-activity-session term/background-location-indicator
    from A-BGS S3 W23-10180 R29 T105 T108 T109 T110 T111 C-5

    CLBackgroundActivitySession.init() init
    swift init()
    on iOS 17.0, Cat 17.0, no macOS, visionOS 1.0, watchOS 10.0
    en Creates the session; it is effective only from the foreground or right after a relaunch.
    ko 세션을 만듭니다. 포그라운드에서 만들었거나 다시 실행된 직후일 때만 효력이 있습니다.
    from A-BGS H18 T105 T108 T109 T110

    CLBackgroundActivitySession.invalidate() method
    swift final func invalidate()
    on iOS 17.0, Cat 17.0, no macOS, visionOS 1.0, watchOS 10.0
    en Ends the session.
    ko 세션을 끝냅니다.
    note extra | Ending the last one in the background puts the app out of use; a temporary grant
      then lapses.
      | 백그라운드에서 마지막 세션을 끝내면 앱은 사용 중이 아니게 되고, 일시적인 앱 사용 중 권한도
      끝납니다.
    from A-BGS T111

    CLBackgroundActivitySession.diagnostics property
    swift final var diagnostics: CLBackgroundActivitySession.Diagnostics { get }
    on iOS 18.0, Cat 18.0, no macOS, visionOS 1.0, watchOS 11.0
    en An asynchronous sequence of reports about the background activity session.
    ko 백그라운드 활동 세션에 대한 보고가 이어지는 비동기 스트림입니다.
    see CLBackgroundActivitySession.Diagnostic
    from A-BGS

    CLBackgroundActivitySession.Diagnostic struct
    swift struct Diagnostic
    on iOS 18.0, Cat 18.0, no macOS, visionOS 1.0, watchOS 11.0
    en One report about a background activity session: six flags.
    ko 백그라운드 활동 세션에 대한 보고 하나로, 플래그가 여섯 개 있습니다.
    note extra | authorizationDenied, authorizationDeniedGlobally, authorizationRestricted,
      authorizationRequestInProgress, insufficientlyInUse, serviceSessionRequired
      | authorizationDenied, authorizationDeniedGlobally, authorizationRestricted,
      authorizationRequestInProgress, insufficientlyInUse, serviceSessionRequired
    see CLBackgroundActivitySession.diagnostics
    from A-BGS T109
    """
}
