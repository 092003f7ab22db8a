/// What tables tell of statuses, flags and errors: what to do about them.
extension ClaimProperties {
  static let cellMeanings = """
    # Whether asking again helps where nobody is asked any more, told in a table.
    property remedy-request
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless noun/settings say/opens-settings event/settings: settings/ event/reinstall fn/after fn/once session/ thing/guardian event/requestTemporaryFullAccuracy accuracy/
    word told/remedy
    value request: event/request:any
    value request: event/requestAlways|event/requestWhenInUse|verb/prompted|say/reprompts
    value request: verb/ask how/again
    value request: verb/ask noun/member
    value request: verb/call noun/member
    value request: verb/show prompt/any how/again
    fact status/notDetermined = request ; T05 T15
    fact status/restricted = hide ; T08 T38 T69
    fact status/denied = settings ; T08 T38 T59
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied = settings ; T08 T90
    fact diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = services ; T92 T65
    fact diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = hide ; T69 T91
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87 T13
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96 T36
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary|diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable = wait ; 1.4 5.5

    # Whether asking again helps where a position or the network is missing, told in a table.
    property remedy-request-of-error
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless noun/settings say/opens-settings event/settings: settings/ event/reinstall fn/after fn/once location/
    word told/remedy
    value request: event/request:any
    value request: event/requestAlways|event/requestWhenInUse|verb/prompted|say/reprompts
    value request: verb/ask how/again
    value request: verb/ask noun/member
    value request: verb/call noun/member
    value request: verb/show prompt/any how/again
    fact api/CLError.Code.locationUnknown = wait ; 5.2
    fact api/CLError.Code.network = connection ; 5.2
    fact api/CLError.Code.denied = settings ; 5.2 T112

    # Whether a change in Settings helps, told in a table.
    property remedy-settings
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless thing/guardian fn/before api/CLLocationManager. key/
    word told/remedy
    value settings: noun/settings|say/opens-settings|event/settings:any|term/settings-app
    value settings: verb/deliver noun/settings
    fact status/denied = settings ; T58 T59
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally|diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied|diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = settings ; 1.4 T59 T64 T66
    fact api/CLError.Code.denied = settings ; T112
    fact status/restricted = hide ; 1.1 T69
    fact diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = hide ; T69 T91
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = foreground ; T88 T89
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary = wait ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45
    fact api/CLError.Code.locationUnknown = wait ; 5.2

    # Whether turning on Location Services helps, told in a table.
    property remedy-services
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless
    word told/remedy
    value services: event/settings:globalOn
    fact status/denied = services ; T65 T66
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = services ; T65 T66 T92
    fact status/restricted|status/notDetermined = other ; 1.1 T69
    fact diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = hide ; T69 T91
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = foreground ; T88 T89
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary = wait ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied|diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied|diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = settings ; 1.4

    # Whether Precise Location helps, told in a table.
    property remedy-precise
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless
    word told/remedy
    value precise: event/settings:preciseOn
    value precise: event/requestTemporaryFullAccuracy
    fact status/restricted|status/denied = other ; 1.1 T69
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = other ; 1.4
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = foreground ; T88 T89
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary|diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable = wait ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96

    # Whether the accuracy that an app asks for lifts what the user reduced, told in a table.
    property remedy-accuracy
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless fn/만 verb/hide
    word told/remedy
    value desired: api/CLLocationManager.desiredAccuracy
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited|diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = precise ; 6.4 1.4
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted|diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse|diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired|diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary = other ; 1.4

    # Whether a session helps, told in a table.
    property remedy-session
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless verb/end verb/stop noun/settings level/whenInUse session/service:whenInUse fn/after fn/once
    word told/remedy
    value session: verb/create session/
    value session: verb/hold session/
    value session: verb/create api/CLServiceSession|thing/new-session
    value session: thing/new-session
    value session: todo/another session/
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired|diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = session ; R21 R25
    fact status/restricted|status/denied = other ; T90 T91
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied = settings ; T90
    fact diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = services ; T92
    fact diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = hide ; T91
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96 T36
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary|diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable = wait ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45

    # Whether it helps that the app comes to the front, told in a table.
    property remedy-foreground
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless noun/settings session/ event/requestAlways event/requestWhenInUse event/request:any verb/prompted fn/when event/settings: verb/show verb/know
    word told/remedy
    value front: event/enterForeground|say/into-front
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = front ; T89
    fact status/restricted|status/denied = other ; T08 T69
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = other ; T90 T92
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary = wait ; 1.4 5.5
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited|diagnostic/fullAccuracyDenied|api/CLServiceSession.Diagnostic.fullAccuracyDenied = precise ; 6.4

    # Whether time alone helps, told in a table.
    property remedy-wait
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless noun/settings event/settings: settings/ event/settings:globalOn fn/until fn/까지 event/enterForeground fn/때 verb/become device/restricted
    word told/remedy
    value wait: todo/wait|say/repeats
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress|diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable|diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary|diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable|diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = wait ; T87 T89 R45 1.4
    fact api/CLError.Code.locationUnknown = wait ; 5.2
    fact status/restricted|status/denied = other ; T08 T69
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = other ; T90 T92
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact api/CLError.Code.denied = settings ; T112

    # The same, by a word for waiting that means holding as well.
    property remedy-hold-off
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless noun/settings event/settings: settings/ fn/until say/postponed say/put-off event/enterForeground session/ api/CLServiceSession verb/end verb/stop device/restricted verb/become noun/location
    word told/remedy
    value wait: verb/hold
    fact status/restricted|status/denied = other ; T08 T69
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = other ; T90 T92
    fact diagnostic/alwaysAuthorizationDenied|api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied = settings ; T96
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact api/CLError.Code.denied = settings ; T112

    # Whether the app has to be installed or started anew, told in a table.
    property remedy-reinstall
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/ diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. api/CLError.Code.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless fn/after fn/once fn/until todo/wait
    word told/remedy
    value reinstall: event/reinstall
    value restart: event/relaunch:byUser|event/reboot
    value wipe: verb/wipe
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = wait ; R45
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106 R25
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/authorizationRequestInProgress|api/CLLocationUpdate.authorizationRequestInProgress|api/CLServiceSession.Diagnostic.authorizationRequestInProgress|api/CLMonitor.Event.authorizationRequestInProgress = wait ; T87
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = foreground ; T88
    fact diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary|diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable = wait ; 1.4 5.5
    fact diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted = hide ; T69
    fact diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = services ; T92
    fact status/restricted = hide ; T69
    fact api/CLError.Code.locationUnknown = wait ; 5.2

    # Whether services can be started under a status, told in a table.
    property remedy-start
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless event/requestAlways event/requestWhenInUse event/request:any verb/ask verb/prompted verb/grant event/choose: label/ fn/after fn/once fn/if fn/when noun/settings event/settings: settings/ prompt/
    word told/remedy
    value start: verb/start noun/service
    value start: verb/start service/
    value start: verb/start thing/location-services
    value start: event/startStandard|event/startVisits|event/startRegion|event/startSignificantChange
    fact status/notDetermined = ask ; T113 R09
    fact status/denied = settings ; T112
    fact status/restricted = hide ; T112

    # Whether who has no position yet has to stop, told in a table.
    property remedy-stop
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject api/CLError.Code. diagnostic/locationUnavailable diagnostic/stationary diagnostic/isStationary diagnostic/insufficientlyInUse diagnostic/authorizationRequestInProgress
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless todo/wait verb/become
    word told/remedy
    value stop: verb/stop
    value stop: thing/gives-up
    value stop: verb/end noun/service|noun/location|service/
    fact api/CLError.Code.locationUnknown = wait ; 5.2
    fact diagnostic/locationUnavailable|api/CLLocationUpdate.locationUnavailable|diagnostic/stationary|api/CLLocationUpdate.stationary|diagnostic/isStationary|api/CLLocationUpdate.isStationary = wait ; 1.4 5.5

    # What the flags of conditions ask for, told in a table.
    property remedy-conditions
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor.
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless
    word told/remedy
    value fewer: todo/fewer set/conditions|noun/condition|service/region-monitoring|thing/region
    value another: say/second-monitor
    value another: todo/another service/condition-monitoring|api/CLMonitor
    value unlock: event/firstUnlock
    value space: thing/disk-full|todo/space
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = fewer ; R40
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = unlock wait ; R45
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = other ; 5.6
    fact diagnostic/authorizationDenied|api/CLLocationUpdate.authorizationDenied|api/CLServiceSession.Diagnostic.authorizationDenied|api/CLMonitor.Event.authorizationDenied|diagnostic/authorizationRestricted|api/CLLocationUpdate.authorizationRestricted|api/CLServiceSession.Diagnostic.authorizationRestricted|api/CLMonitor.Event.authorizationRestricted|diagnostic/authorizationDeniedGlobally|api/CLLocationUpdate.authorizationDeniedGlobally|api/CLServiceSession.Diagnostic.authorizationDeniedGlobally|api/CLMonitor.Event.authorizationDeniedGlobally = other ; 1.4
    fact diagnostic/serviceSessionRequired|api/CLLocationUpdate.serviceSessionRequired|api/CLServiceSession.Diagnostic.serviceSessionRequired|api/CLMonitor.Event.serviceSessionRequired = session ; T106
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = precise ; 1.4
    fact diagnostic/insufficientlyInUse|api/CLLocationUpdate.insufficientlyInUse|api/CLServiceSession.Diagnostic.insufficientlyInUse|api/CLMonitor.Event.insufficientlyInUse = foreground ; T88

    # How soon updates come under reduced accuracy, told in a table.
    property remedy-soon
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject diagnostic/accuracyLimited
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless minutes/15 minutes/20
    word told/remedy
    value soon: seconds/|thing/every-moment|say/every-minute|minutes/1|minutes/2|minutes/5
    fact diagnostic/accuracyLimited|api/CLLocationUpdate.accuracyLimited|api/CLMonitor.Event.accuracyLimited = minutes ; 1.4 6.4

    # Which level may be asked for next, told in a table.
    property remedy-upgrade
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless fn/before fn/전 status/notDetermined
    word told/remedy
    value more: event/requestAlways
    value less: event/requestWhenInUse
    fact status/authorizedAlways = nothing ; T38
    fact status/authorizedWhenInUse = more ; T30 T08

    # Whether nothing helps where the user can change it, told in a table.
    property remedy-none
    loose
    anywhere
    despite or again advice must later now still yet 필요
    subject status/
    but fn/not fn/no fn/cannot fn/never fn/no-longer fn/without fn/unless fn/be-not fn/need-not fn/than fn/instead fn/없 fn/않 fn/아니 fn/못 fn/못하 fn/안 fn/없이 effect/ verb/ignore verb/need-not verb/not-work verb/must-not-ask say/ought-not say/pointless
    word told/remedy
    value hopeless: todo/hopeless
    fact status/denied = settings ; T59 I01
    """
}
