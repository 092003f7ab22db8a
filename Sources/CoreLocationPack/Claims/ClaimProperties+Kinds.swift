/// What a thing has, shows and tells, and what it is about. Each is read within one statement.
extension ClaimProperties {
  static let kinds = """
    # Which answers the reminder offers.
    property options-of-reminder
    loose
    apart
    subject prompt/P-REM
    but prompt/P-UPG prompt/second prompt/P-WIU verb/choose
    word noun/option|verb/offer|verb/exist
    value *: label/*
    fact prompt/P-REM = label/Change_to_Only_While_Using label/Always_Allow ; 2.3

    # What comes of a request without its text.
    property breaks
    loose
    apart
    current
    subject noun/plist key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/UIBackgroundModes key/UIBackgroundModes:location api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    word how/missing|verb/missing
    value crash: delivery/crash
    fact noun/plist|key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = nothing ; T06 T16

    # Whether anything tells that a prompt was closed.
    property told-of-prompt
    loose
    apart
    subject prompt/any about/prompt
    but verb/choose label/ noun/status verb/become event/change:any thing/permission-change event/answer:any event/answer:allow prompt/P-ACC diagnostic/
    word verb/close
    value told: noun/delegate|about/callback
    fact prompt/any|about/prompt = never ; 2.3

    # Whether sessions tell why they have no effect.
    property diagnosed
    loose
    apart
    firm
    current
    subject session/background session/service:any
    but noun/true noun/false verb/deliver verb/report diagnostic/
    but api/CLServiceSession.Diagnostic.fullAccuracyDenied api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied
    but api/CLServiceSession.Diagnostic.authorizationDenied api/CLServiceSession.Diagnostic.authorizationDeniedGlobally
    but api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.authorizationRequestInProgress
    but api/CLServiceSession.Diagnostic.insufficientlyInUse api/CLServiceSession.Diagnostic.serviceSessionRequired
    word noun/diagnostic
    value diagnostics: noun/diagnostic
    fact session/background|session/service:any = diagnostics ; 5.4

    # How many monitors of one name are open.
    property per-name
    loose
    apart
    subject api/CLMonitor service/condition-monitoring
    but noun/condition noun/event
    word thing/one-name
    value several: thing/several
    fact api/CLMonitor|service/condition-monitoring = one ; R41

    # What an app that was launched has to start again.
    property started-again
    loose
    apart
    despite again
    subject service/significant-change service/standard-location service/beacon-ranging service/heading event/startSignificantChange
    but service/visits service/region-monitoring service/condition-monitoring
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/relaunch:
    value unneeded: verb/need-not
    fact service/significant-change|service/standard-location|service/beacon-ranging|service/heading|event/startSignificantChange = needed ; 7.4

    # How far off a position is under reduced accuracy.
    property reduced-by
    loose
    apart
    plain
    despite hedge may
    subject accuracy/reduced
    but say/search-radius service/ thing/region minutes/ seconds/ hours/ accuracy/full api/CLLocationManager.desiredAccuracy api/CLLocationManager.distanceFilter event/elapse
    value *: meters/*
    value *: kilometers/*
    fact accuracy/reduced = kilometers/1 kilometers/2 kilometers/3 kilometers/4 kilometers/5 kilometers/6 kilometers/7 kilometers/8 kilometers/9 kilometers/10 kilometers/12 kilometers/15 kilometers/20 kilometers/30 meters/1000 meters/2000 meters/3000 meters/5000 meters/10000 ; 6.4

    # What a session that was first made in the background can do.
    property made-in-background
    loose
    apart
    despite may
    subject session/service:always session/service:whenInUse session/background
    but verb/launch event/relaunch: event/resume phase/foreground event/enterForeground event/terminate
    word phase/background
    value effective: how/first effect/any|verb/work
    fact session/service:always|session/service:whenInUse|session/background = not-effective ; T97 T109 R21

    # Whether a widget gets positions in use.
    property widget-in-use
    loose
    apart
    firm
    subject thing/widget
    but minutes/ verb/pass event/elapse key/ phase/ grant/none status/notDetermined level/always verb/show verb/appear
    word level/whenInUse
    value gets: noun/location
    fact thing/widget = gets ; T128 6.2

    # When a widget may have positions.
    property widget-flag
    loose
    apart
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value always: how/each noun/true
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = sometimes ; 5.1

    # Whether a notification at a place launches the app.
    property trigger-launches
    loose
    apart
    plain
    subject service/location-notification
    but fn/without how/without how/lacking say/untapped verb/choose event/relaunch:byUser service/region-monitoring
    value launched: verb/launch
    fact service/location-notification = not-launched ; T130

    # Whether a complication suffices for a prompt.
    property complication-prompts
    loose
    apart
    plain
    despite must
    subject term/complication
    but phase/foreground event/enterForeground verb/choose say/too-weak thing/not-enough
    value prompt: prompt/any|prompt/first verb/show|verb/appear|verb/occur
    value prompt: verb/prompted
    fact term/complication = never ; T07

    # Whose delegate hears of a change.
    property one-hears
    loose
    apart
    subject noun/delegate about/callback thing/permission-change
    word thing/permission-change|about/callback|noun/status|noun/delegate
    value one: thing/one-only
    fact noun/delegate|about/callback|thing/permission-change = all ; T03 R11

    # Of what an error tells.
    property error-of
    loose
    apart
    subject api/CLError.Code.denied api/CLError.Code.network api/CLError.Code.locationUnknown
    but verb/need noun/raw fn/number thing/error-1
    word verb/deliver|verb/report|verb/occur|verb/mean|verb/call|verb/become
    value refusal: status/denied|grant/denied|verb/deny
    value network: thing/network
    value no-position: thing/no-position
    fact api/CLError.Code.denied = refusal ; 5.2 T112
    fact api/CLError.Code.network = network ; 5.2
    fact api/CLError.Code.locationUnknown = no-position ; 5.2

    # What a setting of the standard service is about.
    property sets
    loose
    apart
    subject api/CLLocationManager.distanceFilter api/CLLocationManager.desiredAccuracy
    word verb/decide|verb/choose|verb/mean|verb/declare|verb/become|verb/assign
    value time: thing/time-between
    value accuracy: noun/accuracy
    value distance: thing/distance-moved
    fact api/CLLocationManager.distanceFilter = distance ; 5.8
    fact api/CLLocationManager.desiredAccuracy = accuracy ; 5.8
    """
}
