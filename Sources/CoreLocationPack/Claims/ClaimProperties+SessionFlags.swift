/// Which flags tell what, and which types have them.
extension ClaimProperties {
  static let sessionFlags = """
    # In which situation a flag is set.
    property flag-when
    loose
    apart
    despite even also 바로 only still again now this later each must that-thing
    subject diagnostic/* api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable
    but noun/false flag/stays-false verb/end verb/off verb/missing verb/turn-off prompt/P-ACC say/not-meaning
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value off: device/servicesOff
    value still: thing/standing-still
    value no-position: thing/no-position
    value too-many: thing/too-many
    value unsupported: thing/unsupported
    value locked: say/store-locked
    value reduced: accuracy/reduced
    value restricted: device/restricted
    value no-session: say/no-session
    fact diagnostic/authorizationDenied = off locked-out ; 1.4 5.4
    fact diagnostic/authorizationDeniedGlobally = off ; 1.4 5.4
    fact diagnostic/authorizationRestricted = restricted ; 1.4 5.4
    fact diagnostic/authorizationRequestInProgress = prompt ; 1.4 5.4
    fact diagnostic/insufficientlyInUse = no-session ; 1.4 5.4 T97
    fact diagnostic/serviceSessionRequired = no-session ; 1.4 T106
    fact diagnostic/fullAccuracyDenied = reduced ; 1.4 5.4
    fact diagnostic/alwaysAuthorizationDenied = always ; 1.4 5.4
    fact diagnostic/accuracyLimited = reduced ; 1.4
    fact diagnostic/locationUnavailable = no-position ; 1.4
    fact diagnostic/stationary = still ; 1.4
    fact api/CLMonitor.Event.conditionLimitExceeded = too-many ; 1.4 R40
    fact api/CLMonitor.Event.conditionUnsupported = unsupported ; 1.4
    fact api/CLMonitor.Event.persistenceUnavailable = locked ; 1.4 R45

    # Which flag tells that there are too many conditions.
    property too-many-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject thing/too-many
    but noun/false flag/stays-false verb/off verb/turn-off api/CLMonitor.Event.conditionLimitExceeded
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired
    fact thing/too-many = conditionLimitExceeded ; R40 1.4

    # Which flag tells that the device stands still.
    property still-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject thing/standing-still
    but noun/false flag/stays-false verb/off verb/turn-off api/CLLocationUpdate.isStationary diagnostic/stationary api/CLLocationUpdate.stationary
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: diagnostic/locationUnavailable|diagnostic/accuracyLimited|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired
    fact thing/standing-still = stationary ; 1.4 5.5

    # Which flag tells that no position can be found.
    property no-position-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject thing/no-position
    but noun/false flag/stays-false verb/off verb/turn-off api/CLLocationUpdate.locationUnavailable diagnostic/locationUnavailable device/ status/ verb/deny accuracy/
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: diagnostic/stationary|diagnostic/accuracyLimited|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationDenied
    fact thing/no-position = locationUnavailable ; 1.4 5.5

    # Which flag tells that a condition cannot be watched.
    property unsupported-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject thing/unsupported
    but noun/false flag/stays-false verb/off verb/turn-off api/CLMonitor.Event.conditionUnsupported accuracy/ device/
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.persistenceUnavailable|diagnostic/accuracyLimited|diagnostic/locationUnavailable
    fact thing/unsupported = conditionUnsupported ; 1.4 5.6

    # Which flag tells that what is stored cannot be read.
    property unread-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject say/store-locked
    but noun/false flag/stays-false verb/off verb/turn-off api/CLMonitor.Event.persistenceUnavailable
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|diagnostic/locationUnavailable|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired
    fact say/store-locked = persistenceUnavailable ; R45 1.4

    # Which flag tells of reduced accuracy.
    property reduced-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject accuracy/reduced
    but noun/false flag/stays-false verb/off verb/turn-off api/CLLocationUpdate.accuracyLimited diagnostic/accuracyLimited api/CLServiceSession.Diagnostic.fullAccuracyDenied diagnostic/fullAccuracyDenied verb/deny device/ status/
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: diagnostic/locationUnavailable|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/authorizationDenied
    fact accuracy/reduced = accuracyLimited fullAccuracyDenied ; 1.4 5.5

    # Which flag tells of restrictions.
    property restricted-flag
    loose
    apart
    despite even also only 바로 still again now this later each must that-thing
    subject device/restricted
    but noun/false flag/stays-false verb/off verb/turn-off api/CLServiceSession.Diagnostic.authorizationRestricted diagnostic/authorizationRestricted
    word verb/report|verb/become|verb/on|verb/appear|verb/show|noun/true|thing/trueness|verb/mean|verb/know|verb/declare|verb/deliver|verb/offer
    value *: diagnostic/authorizationDeniedGlobally|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/alwaysAuthorizationDenied|diagnostic/locationUnavailable
    fact device/restricted = authorizationRestricted ; T91 1.4

    # Which flags a type has, told of the type.
    property type-flags
    loose
    apart
    despite also even every each still again now this later must that-thing
    subject api/CLMonitor.Event thing/monitor-event api/CLLocationUpdate service/live-updates api/CLBackgroundActivitySession.Diagnostic
    but api/CLServiceSession.Diagnostic session/service: verb/create verb/iterate
    word noun/diagnostic|noun/member|verb/exist|verb/offer|verb/available|verb/declare|verb/know|verb/report|verb/show
    value *: diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable
    value stationary: diagnostic/stationary noun/diagnostic|noun/member
    fact api/CLMonitor.Event|thing/monitor-event = diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/authorizationRequestInProgress diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable ; 5.6
    fact api/CLLocationUpdate|service/live-updates = diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/authorizationRequestInProgress diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited diagnostic/locationUnavailable stationary ; 5.5
    fact api/CLBackgroundActivitySession.Diagnostic = diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/authorizationRequestInProgress diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired ; 5.4

    # Which flags sessions lack.
    property session-lacks-flag
    loose
    apart
    despite also even still again now this later each must that-thing
    subject session/service:any api/CLServiceSession.Diagnostic api/CLBackgroundActivitySession.Diagnostic session/background
    but service/live-updates api/CLLocationUpdate service/condition-monitoring noun/event api/CLMonitor.Event verb/iterate api/CLMonitor thing/monitor-event
    word verb/report|verb/offer|verb/exist|verb/show|verb/available|noun/diagnostic|verb/become|verb/on
    value *: diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.persistenceUnavailable|api/CLMonitor.Event.conditionUnsupported
    fact session/service:any|api/CLServiceSession.Diagnostic|api/CLBackgroundActivitySession.Diagnostic|session/background = other ; 5.4

    # When the last event of a condition changes.
    property last-event-early
    loose
    apart
    plain
    despite as already still again now this later each must that-thing
    subject thing/last-event say/last-event
    value early: say/before-handling
    fact thing/last-event|say/last-event = handled ; R42

    # Whether an implicit session outlasts the iteration.
    property implicit-outlasts
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject thing/implicit
    but session/background
    value outlasts: say/outlasts-loop
    fact thing/implicit = iteration ; R24 T104

    # Whether an implicit session shows the prompt of full accuracy.
    property implicit-shows-precise
    loose
    apart
    despite still again now this later each must that-thing
    subject thing/implicit
    but session/service:whenInUse session/service:always
    word verb/show|verb/appear|verb/prompted
    value precise: prompt/P-ACC
    fact thing/implicit = never ; R24 T104

    # Whether beacons count toward the limit.
    property beacons-counted
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject thing/beacon
    but service/beacon-ranging api/CLLocationManager.*
    value apart: thing/not-counted|say/counted-apart
    fact thing/beacon = counted ; R40

    # Where the requirement for Always exists.
    property always-on-tv
    loose
    apart
    on tvOS
    despite also even same still again now this later each must that-thing
    subject api/CLServiceSession.AuthorizationRequirement.always session/service:always
    but verb/missing verb/unavailable thing/error
    word verb/available|verb/use|verb/exist|verb/create|verb/hold|verb/offer
    value there: verb/available|verb/use|verb/exist|verb/create|verb/hold|verb/offer
    fact api/CLServiceSession.AuthorizationRequirement.always|session/service:always = elsewhere ; 5.4

    # Whether calling brings up the prompt where nobody iterates.
    property prompt-without-loop
    loose
    apart
    despite only without 만 still again now this later each must that-thing
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but event/requestWhenInUse event/requestAlways session/service:whenInUse session/service:always
    word thing/no-loop
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    value prompt: verb/prompted
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = iteration ; 2.1 T104

    # Which live configurations there are.
    property live-configuration-unknown
    loose
    apart
    despite advice still again now this later each must that-thing
    subject api/CLLocationUpdate.LiveConfiguration
    plain
    value *: thing/no-such-configuration
    fact api/CLLocationUpdate.LiveConfiguration = other ; 5.5

    # Since when the older of two names exists.
    property is-stationary-later
    loose
    apart
    era iOS 17.1 -
    despite only same still again now this later each must that-thing
    subject api/CLLocationUpdate.isStationary
    but diagnostic/stationary verb/deprecated say/replaced-by say/replaces verb/become api/CLLocationUpdate.stationary
    word verb/introduce
    value there: verb/introduce
    fact api/CLLocationUpdate.isStationary = earlier ; 5.5

    # What comes of one condition too many.
    property too-many-drops
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject thing/too-many
    value drops: say/drops-oldest
    fact thing/too-many = reported ; R40

    # What comes of opening a name again.
    property one-name-second
    loose
    apart
    plain
    despite again 다시 still now this later each must that-thing
    subject thing/one-name
    but diagnostic/ thing/error verb/crash
    value second: say/second-monitor
    fact thing/one-name = one ; R41

    # Whether conditions last longer than the process.
    property conditions-volatile
    loose
    apart
    plain
    despite only still again now this later each must that-thing
    subject noun/condition api/CLMonitor service/condition-monitoring
    but service/region-monitoring session/
    value volatile: say/process-only
    fact noun/condition|api/CLMonitor|service/condition-monitoring = kept ; R41

    # Whether a condition is watched while nobody waits for its events.
    property watched-though-unawaited
    loose
    apart
    despite although even still again now this later each must that-thing
    subject noun/condition api/CLMonitor service/condition-monitoring
    word thing/not-handled-yet|thing/unhandled
    value watched: thing/still-watched
    fact noun/condition|api/CLMonitor|service/condition-monitoring = unwatched ; R42

    # How many conditions fit into one monitor.
    property conditions-in-one
    loose
    apart
    despite may can still again now this later each must that-thing
    subject noun/condition
    but meters/ minutes/ seconds/
    word thing/one-monitor|thing/each-part
    value *: items/25|count/25|items/30|count/30|items/40|count/40|items/50|count/50|items/64|count/64|items/100|count/100
    fact noun/condition = items/20 count/20 ; R40

    # What comes out of use with no session, told of Always.
    property always-told-without-any
    loose
    apart
    current
    era iOS 18.0 -
    despite even may can alone whether nobody none still again now this later each must that-thing
    subject level/always grant/always status/authorizedAlways
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit say/unless-session verb/stop verb/end verb/missing effect/none verb/hold prompt/
    word say/no-session|say/whether-held|whether/session/*|say/holding-useless|thing/no-session-needed
    value without: service/live-updates|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events|api/CLLocationUpdate.liveUpdates(_:) verb/deliver|verb/last|verb/stay|thing/keeps-going|thing/keeps-receiving|effect/any|verb/work|verb/appear@result
    fact level/always|grant/always|status/authorizedAlways = session ; T100 R23
    """
}
