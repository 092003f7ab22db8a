/// What is often taken for granted of grants, prompts and their texts, of accuracy, sessions and
/// platforms, and is not so.
extension ClaimProperties {
  static let assumptions = """
    # What is reported right after a temporary grant, and as long as it lasts.
    property once-right-after
    loose
    apart
    firm
    subject label/Allow_Once grant/temporary
    but verb/end effect/none event/noLongerInUse phase/notInUse event/relaunch: say/expires event/leaveForeground event/elapse event/lapse:any event/terminate how/again noun/diagnostic
    word say/right-after|say/as-long-as
    value undecided: status/notDetermined
    value use: status/authorizedWhenInUse
    fact label/Allow_Once|grant/temporary = use ; T10

    # Whether an app whose temporary grant has ended may ask.
    property lapsed-barred
    loose
    apart
    current
    despite again even still no-longer
    subject grant/temporary label/Allow_Once
    but status/denied label/Don’t_Allow session/ event/requestAlways level/always prompt/P-UPG phase/background how/itself
    word verb/end|say/expires|event/lapse:any
    value barred: thing/not-permitted verb/show|verb/ask|verb/prompted
    value barred: say/barred-from-prompt
    fact grant/temporary|label/Allow_Once = asks ; T53

    # What a call does to the code that makes it.
    property request-blocks
    loose
    apart
    plain
    despite until only after
    subject event/requestWhenInUse event/requestAlways event/request:any
    but completion/ event/requestTemporaryFullAccuracy
    value blocks: say/blocks-caller
    fact event/requestWhenInUse|event/requestAlways|event/request:any = returns ; 3.1

    # How an app with the lesser level came to the greater one.
    property raised-in-settings-alone
    loose
    apart
    despite only
    era iOS 11.0 13.0
    subject level/always
    but label/ status/denied
    word level/whenInUse|grant/whenInUse
    value settings: say/only-in-settings
    fact level/always = prompt ; T34

    # When the second prompt comes.
    property second-after-another-call
    loose
    anywhere
    despite only again
    subject prompt/second
    but prompt/P-UPG
    plain
    value called: say/call-again-first
    value called: say/call-first how/again
    fact prompt/second = event ; T40 T46

    # What an app with the lesser level alone is asked to confirm.
    property reminder-of-lesser
    loose
    anywhere
    despite only
    subject prompt/P-REM
    but level/always grant/always status/authorizedAlways noun/option verb/choose verb/become
    plain
    value lesser: held/whenInUse
    fact prompt/P-REM = always ; T72

    # What is left when an update no longer supports the greater level.
    property support-dropped
    loose
    anywhere
    despite only
    subject say/drops-always-support
    but effect/none
    plain
    value denied: status/denied
    value undecided: status/notDetermined
    fact say/drops-always-support = when-in-use ; T77

    # Whether one text is enough for a request for the greater level.
    property one-text-suffices
    loose
    anywhere
    despite even only
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but event/requestWhenInUse prompt/first verb/crash
    word event/requestAlways|prompt/always|level/always
    value works: count/1 verb/work|verb/suffice|say/no-problem
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = both ; T16

    # Which text belongs to a native Mac app.
    property mac-text
    loose
    anywhere
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but verb/need-not
    word noun/text|noun/plist|prompt/any
    value belongs: say/belongs-under
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = usage ; 4.1

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

    # How the goal of a session is raised: “… if you change its property”.
    property goal-assigned
    loose
    anywhere
    despite just only
    subject session/service:any session/service:always session/service:whenInUse
    plain
    value assigned: say/changed-later
    fact session/service:any|session/service:always|session/service:whenInUse = new ; R27 5.4

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
    """
}
