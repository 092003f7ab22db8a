/// What is often taken for granted of accuracy, sessions, monitors and platforms, and is not so.
extension ClaimProperties {
  static let assumptionsMore = """
    # Whether the wish for coarse positions waits for the switch.
    property coarse-wish-needs-switch
    loose
    anywhere
    despite only must before first after advice
    subject api/kCLLocationAccuracyReduced
    but verb/resemble say/same-effect
    plain
    value off: event/settings:preciseOff how/only
    value off: say/switch-first
    fact api/kCLLocationAccuracyReduced = any ; 5.8

    # What kind of value holds the texts for temporary accuracy.
    property purposes-kind
    loose
    apart
    subject key/NSLocationTemporaryUsageDescriptionDictionary
    but key/NSLocationWhenInUseUsageDescription
    plain
    despite only
    value string: say/mere-string
    fact key/NSLocationTemporaryUsageDescriptionDictionary = dictionary ; 4.1

    # What a request for precise positions from behind does.
    property temporary-behind-waits
    loose
    anywhere
    subject event/requestTemporaryFullAccuracy
    but session/
    word phase/background
    value waits: event/enterForeground verb/appear|verb/show
    fact event/requestTemporaryFullAccuracy = nothing ; T85

    # What a session that was made behind comes to.
    property made-behind-never
    loose
    anywhere
    despite even still although only again
    subject session/service:any session/service:whenInUse
    but level/always grant/always session/service:always status/denied grant/authorized event/lapse:any grant/temporary verb/let-go
    word say/create-behind|phase/background
    value never: say/pointless event/enterForeground|phase/foreground
    value never: effect/none thing/forever event/enterForeground|phase/foreground
    fact session/service:any|session/service:whenInUse = prompts ; T89

    # Whether a session for the greater level asks where the chance is gone.
    property spent-session-asks
    loose
    anywhere
    despite again even still
    subject session/service:always event/createServiceSession:always
    but event/reinstall
    word say/spent-upgrade|say/declines-upgrade
    value asks: prompt/any|prompt/always|prompt/P-UPG verb/appear|verb/show
    value asks: verb/prompted
    fact session/service:always|event/createServiceSession:always = none ; T96

    # Whether the explicit mode lets the stream ask without a session.
    property explicit-stream-asks
    loose
    anywhere
    despite still even
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but say/holds-session verb/turn-off verb/off verb/missing verb/unavailable session/service:whenInUse session/service:always verb/create
    word verb/iterate|service/live-updates|event/iterateEvents|event/beginLiveUpdates
    value asks: say/no-session prompt/any|prompt/first verb/appear|verb/show
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = nothing ; T106

    # How the goal of a session is raised.
    property goal-assigned
    loose
    anywhere
    despite just only
    subject session/service:any session/service:always session/service:whenInUse
    plain
    value assigned: say/assigns-property
    fact session/service:any|session/service:always|session/service:whenInUse = new ; R27 5.4

    # How many sessions an app holds.
    property sessions-at-most-one
    loose
    apart
    despite always each
    subject session/service:any api/CLServiceSession
    but session/background
    plain
    value one: noun/limit count/1
    value one: say/single-session
    fact session/service:any|api/CLServiceSession = several ; R26

    # Whether each feature needs its own session.
    property session-per-feature
    loose
    anywhere
    subject session/service:any
    word say/per-feature
    value needless: verb/need-not
    fact session/service:any = each ; R26

    # What a background session shows.
    property background-session-hidden
    loose
    apart
    subject session/background
    but status/authorizedAlways level/always
    plain
    value hidden: say/no-trace
    fact session/background = shown ; T108 R29

    # What is told of a refusal of precise positions.
    property full-refused-flag
    loose
    anywhere
    subject diagnostic/alwaysAuthorizationDenied
    but level/always grant/always
    plain
    value full: say/full-not-given
    fact diagnostic/alwaysAuthorizationDenied = always ; T102 1.4

    # What the flag of a request that is under way says where nothing is asked.
    property in-progress-unasked
    loose
    anywhere
    subject diagnostic/authorizationRequestInProgress
    but session/service:always verb/ask
    word thing/already-right|say/already-always
    value true: noun/true
    fact diagnostic/authorizationRequestInProgress = false ; T90

    # Whether monitors may share a name.
    property names-coexist
    loose
    anywhere
    despite even each
    subject service/condition-monitoring api/CLMonitor
    word thing/one-name
    value fine: say/several-fine
    fact service/condition-monitoring|api/CLMonitor = one ; R41

    # Whether a condition with an event that nobody took stays watched.
    property unhandled-watched
    loose
    anywhere
    despite even still not
    subject noun/condition service/condition-monitoring thing/monitor-event
    but service/region-monitoring
    word say/monitor-not-open
    value watched: say/keeps-watching
    fact noun/condition|service/condition-monitoring|thing/monitor-event = ends ; R42

    # Whose regions the list holds.
    property list-of-instance
    loose
    anywhere
    despite only
    subject api/CLLocationManager.monitoredRegions
    plain
    value own: say/of-instance
    fact api/CLLocationManager.monitoredRegions = all ; R11

    # Whether region events come before the first unlocking.
    property served-before-unlock
    loose
    anywhere
    despite even although before not
    subject service/region-monitoring noun/event
    but service/visits verb/launch
    word say/before-unlock
    value served: verb/deliver|verb/report|verb/grant
    fact service/region-monitoring|noun/event = after ; T126 R44

    # Whether starting a service asks by itself.
    property start-asks-unrequested
    loose
    apart
    despite even
    subject event/startStandard api/CLLocationManager.startUpdatingLocation()
    but event/requestWhenInUse event/requestAlways
    word say/without-request
    value asks: prompt/any verb/appear|verb/show
    fact event/startStandard|api/CLLocationManager.startUpdatingLocation() = nothing ; T113

    # Where the watch asked.
    property early-watch-asks
    loose
    anywhere
    despite 바로 still
    era watchOS - 4.0
    subject prompt/any noun/status verb/ask
    plain
    value watch: say/on-watch-screen
    fact prompt/any|noun/status|verb/ask = phone ; 6.1

    # Whether what shows on the watch face lets an app ask.
    property complication-asks-unopened
    loose
    anywhere
    despite even
    subject term/complication thing/complication
    but say/too-weak verb/suffice
    word say/unopened
    value asks: prompt/any verb/show|verb/appear
    fact term/complication|thing/complication = never ; T07

    # Which code a missing entitlement gives.
    property push-code
    loose
    anywhere
    subject thing/entitlement
    but say/location-button
    plain
    value denied: api/CLError.Code.denied
    fact thing/entitlement = push ; 5.7

    # What the answer to a question for a region comes through.
    property state-answer
    loose
    anywhere
    subject api/CLLocationManager.requestState(for:)
    but api/CLLocationManagerDelegate.locationManager(_:didDetermineState:for:)
    plain
    value enter: api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:)|api/CLLocationManagerDelegate.locationManager(_:didExitRegion:)
    fact api/CLLocationManager.requestState(for:) = state ; 5.3

    # What the callback hands over.
    property callback-hands
    loose
    anywhere
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) api/CLLocationManager.authorizationStatus noun/manager thing/managers say/manager-only thing/older-method verb/deprecated verb/removed accuracy/ event/settings:
    plain
    value status: say/hands-status
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = manager ; 5.3

    # Where texts for temporary accuracy are translated.
    property texts-translated
    loose
    anywhere
    subject thing/localizable-strings
    but thing/infoplist-strings
    word noun/plist|noun/text|noun/key
    value there: verb/declare
    fact thing/localizable-strings = infoplist ; 4.1

    # Whether two capabilities go together.
    property capabilities-apart
    loose
    anywhere
    firm
    subject thing/location-services
    but verb/need-not
    word thing/gps
    value both: verb/declare
    fact thing/location-services = both ; 4.2

    # Whether a confirmation in a clip stands for a right.
    property clip-confirmation
    loose
    anywhere
    despite even not
    subject key/NSAppClipRequestLocationConfirmation
    plain
    value replaces: say/replaces
    fact key/NSAppClipRequestLocationConfirmation = apart ; 4.2

    # Whether Mac apps need a mode for positions behind.
    property mac-mode
    loose
    anywhere
    on macOS
    subject key/UIBackgroundModes:location
    but verb/need-not
    plain
    despite must
    value needed: verb/turn-on|verb/declare|verb/need how/must|verb/need
    fact key/UIBackgroundModes:location = needless ; R02 6.1
    """
}
