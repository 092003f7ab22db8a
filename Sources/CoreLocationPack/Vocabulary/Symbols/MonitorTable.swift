extension Tables {
  /// Condition monitoring (5.6).
  static let conditionMonitoring = """
    CLMonitor actor
    swift actor CLMonitor
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en An actor that watches named conditions, with one open instance per name.
    ko 이름이 붙은 조건을 지켜보는 액터입니다. 이름마다 인스턴스를 하나만 열 수 있습니다.
    note limit | At most 20 conditions of any kind per app; full accuracy only.
      | 앱 하나에 종류와 관계없이 조건을 20개까지 둘 수 있으며, 정확한 위치가 필요합니다.
    note relaunch | Conditions and last events persist under the name: open the monitor again at
      launch and await its events.
      | 조건과 마지막 이벤트는 이름 아래 저장됩니다. 실행될 때 모니터를 다시 열고 이벤트를
      기다립니다.
    note launch | iOS launches the app for an event when authorization allows; macOS never does
      and monitors only while the app runs and the Mac is awake.
      | iOS는 권한이 허락하면 이벤트를 위해 앱을 실행합니다. macOS는 앱을 실행하지 않으며, 앱이
      실행 중이고 Mac이 깨어 있을 때만 지켜봅니다.
    note contested | The same article says that conditions last until the device reboots, and that
      after a reboot monitoring starts with the first unlock.
      | 같은 안내 글이 조건은 재시동 전까지 유지된다고도 하고, 재시동 뒤에는 처음 잠금을 풀 때
      모니터링이 시작된다고도 합니다.
    see CLMonitor.events service/condition-monitoring term/region-monitoring
    from A-MON S3 W23-10147 R40 R41 R42 R43 R44 C-9 C-18

    CLMonitor.init(_:) init
    swift init(_ name: String) async
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en Opens the monitor with a name, or creates it.
    ko 이름으로 모니터를 열거나 새로 만듭니다.
    from A-MON R41

    CLMonitor.add(_:identifier:) method
    swift func add(_ Condition: any CLCondition, identifier: String)
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en Adds a condition under an identifier.
    ko 식별자를 붙여 조건을 추가합니다.
    see CLCondition CLMonitor.Event.conditionLimitExceeded
    from A-MON R40

    CLMonitor.add(_:identifier:assuming:) method
    swift func add(_ condition: any CLCondition, identifier: String, assuming state:
      CLMonitor.Event.State)
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en Adds a condition together with the state it is assumed to be in at first.
    ko 처음 상태를 가정해 조건을 추가합니다.
    see CLCondition CLMonitor.Event.state
    from A-MON

    CLMonitor.remove(_:) method
    swift func remove(_ identifier: String)
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en Removes the condition with an identifier.
    ko 식별자에 해당하는 조건을 제거합니다.
    from A-MON

    CLMonitor.record(for:) method
    swift func record(for identifier: String) -> CLMonitor.Record?
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en The condition with an identifier and its last event.
    ko 식별자에 해당하는 조건과 마지막 이벤트입니다.
    from A-MON

    CLMonitor.identifiers property
    swift var identifiers: [String] { get }
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en The identifiers of the conditions being monitored.
    ko 지켜보고 있는 조건의 식별자 목록입니다.
    from A-MON

    CLMonitor.events property
    swift final let events: CLMonitor.Events
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en An asynchronous sequence of events; from OS 18 iterating it is an implicit When In Use
      session.
    ko 이벤트의 비동기 스트림입니다. OS 18부터는 이 스트림을 반복하는 것이 앱을 사용하는 동안
      권한의 암시적인 세션이 됩니다.
    note extra | Keep awaiting: a condition with an unhandled event and no open monitor is no
      longer watched.
      | 계속 기다려야 합니다. 처리하지 않은 이벤트가 있는데 열린 모니터가 없으면 시스템은 그
      조건을 더 이상 지켜보지 않습니다.
    needs key/NSLocationWhenInUseUsageDescription
    reports status/authorizedWhenInUse status/denied
    see CLMonitor.Event CLServiceSession key/NSLocationRequireExplicitServiceSession
    from A-MON W24-10212 T104 T106 R24 R42

    CLCondition protocol
    swift protocol CLCondition : Decodable, Encodable, Sendable
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en The protocol of conditions that a monitor can watch.
    ko 모니터가 지켜볼 수 있는 조건의 프로토콜입니다.
    see CLMonitor.CircularGeographicCondition CLMonitor.BeaconIdentityCondition
    from A-MON

    CLMonitor.CircularGeographicCondition struct
    swift struct CircularGeographicCondition
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en A circle on the map, with a center and a radius.
    ko 중심과 반지름으로 정하는 원 모양의 조건입니다.
    note contested | A sample of Apple's writes CLCircularGeographicCondition; the real type is
      nested in CLMonitor.
      | Apple 예제 하나는 CLCircularGeographicCondition이라고 쓰지만 실제 타입은 CLMonitor 안에
      있습니다.
    see CLCondition
    from A-MON C-18

    CLMonitor.BeaconIdentityCondition struct
    swift struct BeaconIdentityCondition
    on iOS 17.0, macOS 14.0, no visionOS
    en An iBeacon by its UUID, optionally with major and minor.
    ko iBeacon의 UUID로 정하는 조건이며, major와 minor를 더할 수 있습니다.
    see CLCondition
    from A-MON

    CLMonitor.Event struct
    swift struct Event
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en A change of a condition's state, or a diagnostic.
    ko 조건의 상태 변화이거나 진단 정보입니다.
    see CLMonitor.events
    from A-MON

    CLMonitor.Event.state property
    swift var state: CLMonitor.Event.State { get }
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en The state of the condition: unknown, satisfied, unsatisfied or unmonitored.
    ko 조건의 상태로, unknown, satisfied, unsatisfied, unmonitored 가운데 하나입니다.
    note versions | unmonitored exists from iOS 17.2.
      | unmonitored는 iOS 17.2부터 있습니다.
    from A-MON H18 R46

    CLMonitor.Event.authorizationDenied property
    swift var authorizationDenied: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en The user refused this app, or location services are off.
    ko 사용자가 이 앱을 거부했거나 위치 서비스가 꺼져 있습니다.
    reports status/denied
    see CLMonitor.Event.authorizationDeniedGlobally
    from A-MON H18

    CLMonitor.Event.authorizationDeniedGlobally property
    swift var authorizationDeniedGlobally: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en Location services are off for the whole device; authorizationDenied is true as well.
    ko 기기 전체의 위치 서비스가 꺼져 있습니다. authorizationDenied도 함께 참입니다.
    reports status/denied
    see CLMonitor.Event.authorizationDenied
    from A-MON H18

    CLMonitor.Event.authorizationRestricted property
    swift var authorizationRestricted: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en Restrictions block the app.
    ko 제한 설정이 앱을 막고 있습니다.
    reports status/restricted
    from A-MON H18

    CLMonitor.Event.authorizationRequestInProgress property
    swift var authorizationRequestInProgress: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en A prompt is being shown or is due.
    ko 알림이 나타나 있거나 곧 나타납니다.
    see term/prompt
    from A-MON H18

    CLMonitor.Event.insufficientlyInUse property
    swift var insufficientlyInUse: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en The app is not in use enough to ask the user or to be served.
    ko 앱이 충분히 사용 중이지 않아서 사용자에게 묻거나 이벤트를 받을 수 없습니다.
    see term/in-use
    from A-MON H18

    CLMonitor.Event.serviceSessionRequired property
    swift var serviceSessionRequired: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en Explicit sessions are required and none is held.
    ko 명시적인 세션이 필요한데 가지고 있는 세션이 없습니다.
    see CLServiceSession key/NSLocationRequireExplicitServiceSession
    from A-MON H18 T106

    CLMonitor.Event.accuracyLimited property
    swift var accuracyLimited: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en Accuracy is reduced, so the condition is not evaluated and no events come.
    ko 대략적인 위치만 허용되어 조건을 판단하지 못하고 이벤트도 오지 않습니다.
    see CLAccuracyAuthorization.reducedAccuracy
    from A-MON H18

    CLMonitor.Event.conditionUnsupported property
    swift var conditionUnsupported: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en This kind of condition cannot be monitored here.
    ko 이 종류의 조건은 여기에서 지켜볼 수 없습니다.
    from A-MON H18

    CLMonitor.Event.conditionLimitExceeded property
    swift var conditionLimitExceeded: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en The app has too many conditions.
    ko 앱의 조건이 너무 많습니다.
    note limit | 20 conditions per app.
      | 앱 하나에 조건 20개입니다.
    from A-MON H18 R40

    CLMonitor.Event.persistenceUnavailable property
    swift var persistenceUnavailable: Bool { get }
    on iOS 18.0, Cat 18.0, macOS 15.0, no visionOS
    en The stored state cannot be read yet, for example before the first unlock.
    ko 처음 잠금을 풀기 전처럼 저장된 상태를 아직 읽을 수 없습니다.
    note extra | Wait for protected data to become available.
      | 보호된 데이터를 쓸 수 있을 때까지 기다립니다.
    from A-MON H18 R45
    """
}
