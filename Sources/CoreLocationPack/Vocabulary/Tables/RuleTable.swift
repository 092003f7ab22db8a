extension Tables {
  /// Rules of delivery, sessions and monitors (7.1 to 7.3).
  static let rules = """
    R01
    english Suspended apps get their updates later
    korean 일시 중단된 앱은 나중에 업데이트를 받는다
    code R01
    en iOS, iPadOS and watchOS suspend most apps soon after they leave the foreground; updates are
      queued and come when the app runs again, in the foreground or the background.
    ko iOS, iPadOS, watchOS는 앱이 포그라운드를 벗어나면 대부분 곧 일시 중단합니다. 업데이트는
      큐에 저장되었다가 앱이 포그라운드나 백그라운드에서 다시 실행될 때 옵니다.
    see term/suspend term/queue platform/iOS platform/watchOS
    from A-BG S3 T121

    R02
    english macOS does not suspend apps
    korean macOS는 앱을 일시 중단하지 않는다
    code R02
    en Apps in the background of macOS go on running, so there is nothing to configure for
      location.
    ko macOS에서는 백그라운드에 있는 앱도 계속 실행되므로 위치를 위해 설정할 것이 없습니다.
    see platform/macOS term/background
    from A-BG S3

    R03
    english No background updates in visionOS
    korean visionOS에는 백그라운드 업데이트가 없다
    code R03
    en Apps that run in visionOS get no location updates in the background.
    ko visionOS에서 실행되는 앱은 백그라운드에서 위치 업데이트를 받지 않습니다.
    note contested | The SDK still offers CLBackgroundActivitySession and background mode location
      from 1.0.
      | SDK에는 CLBackgroundActivitySession과 백그라운드 모드 location이 1.0부터 들어 있습니다.
    see platform/visionOS CLBackgroundActivitySession
    from A-BG S3 C-5

    R04
    english Going on in the background
    korean 백그라운드에서 이어 가기
    code R04
    en An app goes on in the background with background mode location and one of three:
      allowsBackgroundLocationUpdates with a started standard service, a background activity
      session or, for the asynchronous APIs, a Live Activity.
    ko 앱이 백그라운드에서 위치를 이어 받으려면 백그라운드 모드 location과 함께 셋 중 하나가
      필요합니다. allowsBackgroundLocationUpdates를 true로 하고 시작한 표준 위치 서비스,
      백그라운드 활동 세션, 또는 비동기 API라면 실시간 현황입니다.
    see key/UIBackgroundModes CLLocationManager.allowsBackgroundLocationUpdates
      CLBackgroundActivitySession
    from A-BG H16.5 W23-10180 W24-10212

    R05
    english Background updates are off by default
    korean 백그라운드 업데이트는 기본으로 꺼져 있다
    code R05
    en Since iOS 9 allowsBackgroundLocationUpdates is false by default; setting it to true without
      the background mode is a fatal error, and while it is false the app is suspended as usual.
    ko iOS 9부터 allowsBackgroundLocationUpdates의 기본값은 false입니다. 백그라운드 모드 없이
      true로 설정하면 치명적인 오류가 나고, false인 동안에는 앱이 평소처럼 일시 중단됩니다.
    see CLLocationManager.allowsBackgroundLocationUpdates key/UIBackgroundModes
    from H16.5 T127

    R06
    english When In Use cannot start in the background
    korean 앱을 사용하는 동안 권한으로는 백그라운드에서 시작할 수 없다
    code R06
    en Under When In Use updates cannot be started from the background; only what began in the
      foreground can be carried on.
    ko 앱을 사용하는 동안 권한으로는 백그라운드에서 업데이트를 시작할 수 없고, 포그라운드에서
      시작한 것만 이어 갈 수 있습니다.
    see term/when-in-use CLLocationManager.startUpdatingLocation()
    from A-RWA H9.3 H11.4 T120

    R07
    english When the background indicator shows
    korean 백그라운드 위치 인디케이터가 보이는 때
    code R07
    en The indicator always shows under When In Use; showsBackgroundLocationIndicator changes it
      only under Always, and on watchOS it cannot be switched off.
    ko 앱을 사용하는 동안 권한에서는 인디케이터가 언제나 보입니다.
      showsBackgroundLocationIndicator는 항상 허용일 때만 영향을 주며, watchOS에서는 인디케이터를
      끌 수 없습니다.
    see CLLocationManager.showsBackgroundLocationIndicator term/background-location-indicator
    from H16.5 A-CHOOSE S4

    R08
    english A pause under When In Use ends access
    korean 앱을 사용하는 동안 권한에서 멈추면 다시 받지 못한다
    code R08
    en When updates pause automatically under When In Use, access ends until the user opens the
      app again.
    ko 앱을 사용하는 동안 권한에서 업데이트가 자동으로 멈추면 사용자가 앱을 다시 열 때까지 위치를
      받지 못합니다.
    see CLLocationManager.pausesLocationUpdatesAutomatically
    from A-LM

    R09
    english Do not start services before a decision
    korean 결정되기 전에 서비스를 시작하지 않는다
    code R09
    en Do not start location services at launch while the status is notDetermined.
    ko 앱이 실행될 때 권한 상태가 notDetermined이면 위치 서비스를 시작하지 않습니다.
    see status/notDetermined
    from A-BG S3

    R10
    english Tell the user about background updates
    korean 백그라운드 업데이트를 사용자에게 알린다
    code R10
    en An app that asks for Always tells the user that updates arrive in the background.
    ko 항상 허용 권한을 요청하는 앱은 업데이트가 백그라운드에서도 온다는 사실을 사용자에게
      알립니다.
    see term/always key/NSLocationAlwaysAndWhenInUseUsageDescription
    from A-BG S3

    R11
    english What managers share
    korean 매니저가 공유하는 것
    code R11
    en Several managers of one app each deliver to their own delegate; monitored regions and
      visits are shared by all of them.
    ko 한 앱에 매니저가 여럿이면 저마다 자기 델리게이트에 전달합니다. 모니터링하는 지역과 방문은
      모든 매니저가 공유합니다.
    see CLLocationManager CLLocationManager.monitoredRegions service/visits
    from A-LM

    R20
    english A session states a goal
    korean 세션은 목표를 선언한다
    code R20
    en A service session states a goal, and the system prompts when it next can: with the app in
      the foreground, not refused before and not restricted.
    ko 서비스 세션은 목표를 선언하고, 시스템은 물을 수 있게 되는 대로 알림을 띄웁니다. 앱이
      포그라운드에 있고, 전에 거부하지 않았고, 제한되지 않은 때입니다.
    see CLServiceSession term/service-session
    from W24-10212 H18 T87 T89

    R21
    english Make sessions while in use
    korean 세션은 사용 중일 때 만든다
    code R21
    en A session is made while the app is in use; from the background it counts only when one was
      held as the app went away and it is retaken right after launch, else it is
      insufficientlyInUse until the foreground.
    ko 세션은 앱이 사용 중일 때 만듭니다. 백그라운드에서는 앱이 물러날 때 가지고 있던 세션을 실행
      직후 다시 만든 경우에만 유효하고, 그러지 않으면 포그라운드로 나올 때까지
      insufficientlyInUse입니다.
    see CLServiceSession CLServiceSession.Diagnostic.insufficientlyInUse
    from W24-10212 A-BG S3 H18 T97 T98

    R22
    english Sessions are tracked across termination
    korean 세션은 종료를 넘어 추적된다
    code R22
    en The system tracks explicit and implicit sessions over suspension and termination, and
      forgets them a few seconds after the next launch, whatever caused it.
    ko 시스템은 명시적인 세션과 암시적인 세션을 앱이 일시 중단되거나 종료되어도 추적하지만, 어떤
      이유로든 다음에 실행되고 몇 초가 지나면 잊습니다.
    see CLServiceSession term/terminate
    from W24-10212 T99

    R23
    english Always needs a held session
    korean 항상 허용에는 세션이 필요하다
    code R23
    en From OS 18 Always is effective only while an .always session is held; without one, live
      updates and monitor events give nothing out of use.
    ko OS 18부터 항상 허용은 .always 세션을 가지고 있는 동안에만 효력이 있습니다. 세션이 없으면
      사용 중이 아닐 때 실시간 업데이트와 모니터 이벤트가 오지 않습니다.
    see CLServiceSession.AuthorizationRequirement.always status/authorizedAlways
      service/live-updates service/condition-monitoring
    from W24-10212 T100

    R24
    english Iteration is an implicit session
    korean 반복은 암시적인 세션이다
    code R24
    en Iterating live updates or monitor events, and by Apple's article using a background
      activity session, counts as an implicit When In Use session; never full accuracy, never
      Always.
    ko 실시간 업데이트나 모니터 이벤트를 반복하는 것, 그리고 Apple 안내 글에 따르면 백그라운드
      활동 세션을 쓰는 것은 앱을 사용하는 동안 권한의 암시적인 세션으로 봅니다. 정확한 위치나 항상
      허용은 요청하지 않습니다.
    see CLLocationUpdate.liveUpdates(_:) CLMonitor.events CLBackgroundActivitySession
    from W24-10212 A-BG S3 T104 T105

    R25
    english The key that requires explicit sessions
    korean 명시적인 세션을 요구하는 키
    code R25
    en NSLocationRequireExplicitServiceSession turns implicit sessions off; then
      serviceSessionRequired is reported until an explicit session, .none included, is held.
    ko NSLocationRequireExplicitServiceSession은 암시적인 세션을 끕니다. 그러면 .none을 포함해
      명시적인 세션을 가질 때까지 serviceSessionRequired가 보고됩니다.
    see key/NSLocationRequireExplicitServiceSession CLServiceSession.AuthorizationRequirement.none
      CLServiceSession.Diagnostic.serviceSessionRequired
    from W24-10212 A-BG H18 T106 C-2

    R26
    english One session per feature
    korean 기능마다 세션을 만든다
    code R26
    en Sessions layer: take one per feature, also when the authorization is already there, and
      hold it into the background as long as the feature lasts.
    ko 세션은 겹쳐 쓸 수 있습니다. 권한이 이미 있더라도 기능마다 하나씩 만들고, 기능이 이어지는
      동안 백그라운드에서도 가지고 있습니다.
    see CLServiceSession
    from W24-10212

    R27
    english Sessions cannot be changed or revived
    korean 세션은 바꾸거나 되살릴 수 없다
    code R27
    en A session cannot be changed, and an invalidated one cannot come back; make a new one.
    ko 세션은 바꿀 수 없고 무효가 된 세션은 되살릴 수 없으므로 새로 만듭니다.
    see CLServiceSession.invalidate()
    from W24-10212 H18 T103

    R28
    english A lapsed grant prompts again under a session
    korean 세션이 있으면 끝난 권한을 다시 묻는다
    code R28
    en While a session is held, a temporary grant that lapsed leads to a new prompt at the next
      foreground.
    ko 세션을 가지고 있는 동안 일시적인 앱 사용 중 권한이 끝나면 다음에 포그라운드로 나올 때
      알림이 다시 나타납니다.
    see CLServiceSession term/temporary-when-in-use
    from W24-10212 T93

    R29
    english When a background activity session works
    korean 백그라운드 활동 세션이 동작하는 조건
    code R29
    en It works only with effective authorization and the background mode; a new one starts only
      in the foreground, a former one may be resumed at once after a relaunch, and while it lasts
      the app is in use with a visible indicator.
    ko 효력 있는 권한과 백그라운드 모드가 있어야 동작합니다. 새 세션은 포그라운드에서만 시작되고,
      이전 세션은 다시 실행된 직후에만 이어 갈 수 있으며, 이어지는 동안 앱은 인디케이터를 보이며
      사용 중입니다.
    see CLBackgroundActivitySession term/background-activity-session
    from H18 A-BGS W23-10180 T108 T109 T110

    R30
    english Retake sessions first at launch
    korean 실행되면 세션부터 다시 만든다
    code R30
    en At launch the app decides at once which features go on, and retakes their sessions or
      iterations first.
    ko 앱은 실행되자마자 어떤 기능을 이어 갈지 정하고, 그 세션이나 반복부터 다시 시작합니다.
    see CLServiceSession CLLocationUpdate.liveUpdates(_:)
    from W24-10212 A-LIVE

    R40
    english Twenty conditions per app
    korean 앱마다 조건 20개
    code R40
    en An app has at most 20 conditions of any kind; more gives conditionLimitExceeded.
    ko 앱은 종류와 관계없이 조건을 20개까지 둘 수 있고, 넘으면 conditionLimitExceeded가 됩니다.
    see CLMonitor.add(_:identifier:) CLMonitor.Event.conditionLimitExceeded
    from A-REG W23-10147

    R41
    english One open monitor per name
    korean 이름마다 열린 모니터 하나
    code R41
    en Only one instance per name is open at a time; conditions and last events persist under the
      name, so open it again at launch.
    ko 이름마다 인스턴스를 하나만 열 수 있습니다. 조건과 마지막 이벤트는 이름 아래 저장되므로
      실행될 때 다시 엽니다.
    see CLMonitor.init(_:)
    from A-MON W23-10147 A-REG

    R42
    english Keep awaiting events
    korean 이벤트를 계속 기다린다
    code R42
    en An event becomes the last event after it was handled, and a condition with an unhandled
      event and no open monitor is no longer watched.
    ko 이벤트는 처리된 뒤에 마지막 이벤트가 됩니다. 처리하지 않은 이벤트가 있는데 열린 모니터가
      없으면 시스템은 그 조건을 더 이상 지켜보지 않습니다.
    see CLMonitor.events CLMonitor.record(for:)
    from W23-10147 H18

    R43
    english Who launches an app for a condition
    korean 조건 때문에 앱을 실행하는 플랫폼
    code R43
    en iOS launches the app for an event when authorization allows; macOS never does, and monitors
      only while the app runs and the Mac is awake.
    ko iOS는 권한이 허락하면 이벤트를 위해 앱을 실행합니다. macOS는 실행하지 않으며, 앱이 실행
      중이고 Mac이 깨어 있을 때만 지켜봅니다.
    see service/condition-monitoring platform/macOS
    from A-REG

    R44
    english Monitoring starts after the first unlock
    korean 모니터링은 처음 잠금을 푼 뒤 시작된다
    code R44
    en After a reboot, monitoring starts with the first unlock.
    ko 재시동 뒤에는 처음 잠금을 풀 때 모니터링이 시작됩니다.
    note contested | The same article also says that conditions last until the device reboots.
      | 같은 안내 글이 조건은 재시동 전까지 유지된다고도 합니다.
    see service/region-monitoring service/condition-monitoring
    from A-REG T126 C-9

    R45
    english When the store cannot be read yet
    korean 저장소를 아직 읽을 수 없을 때
    code R45
    en While the store cannot be read, persistenceUnavailable is reported; wait for protected
      data.
    ko 저장소를 읽을 수 없는 동안에는 persistenceUnavailable이 보고됩니다. 보호된 데이터를 쓸 수
      있을 때까지 기다립니다.
    see CLMonitor.Event.persistenceUnavailable
    from A-MON H18 W23-10147

    R46
    english States of a condition
    korean 조건의 상태
    code R46
    en A condition is unknown, satisfied, unsatisfied or, from iOS 17.2, unmonitored.
    ko 조건의 상태는 unknown, satisfied, unsatisfied이며, iOS 17.2부터 unmonitored가 더해졌습니다.
    see CLMonitor.Event.state
    from A-MON H18
    """
}
