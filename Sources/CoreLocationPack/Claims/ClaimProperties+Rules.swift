/// How accuracy, services, sessions and temporary grants go on: how often, how long, who decides, and
/// who hears of it. Each is read within one statement.
extension ClaimProperties {
  static let rules = """
    # How often a reduced position is computed.
    property reduced-times
    loose
    apart
    plain
    despite hedge each only
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value four: say/four-an-hour
    value other: say/other-an-hour
    fact accuracy/reduced|event/settings:preciseOff = four ; 6.4

    # Who decides about accuracy.
    property accuracy-decided
    loose
    apart
    plain
    firm
    despite only
    subject accuracy/reduced accuracy/full noun/accuracy
    but api/ event/requestTemporaryFullAccuracy accuracy/temporary
    value user: say/user-decides
    value app: say/app-decides
    fact accuracy/reduced|accuracy/full|noun/accuracy = user ; 6.4

    # What is exact about a visit.
    property visit-parts
    loose
    apart
    plain
    despite only but
    subject service/visits thing/visit
    but accuracy/full
    value exact-times: say/exact-times
    value coarse-times: say/coarse-times
    value exact-places: say/exact-places
    value coarse-places: say/coarse-places
    fact service/visits|thing/visit = exact-times coarse-places ; 6.4

    # What reduced accuracy leaves alone.
    property affected-reduced
    loose
    apart
    firm
    despite even
    subject service/heading service/visits service/significant-change service/region-monitoring service/beacon-ranging service/condition-monitoring
    but accuracy/full noun/accuracy
    word accuracy/reduced|event/settings:preciseOff
    value affected: say/affected
    fact service/heading|service/visits|service/significant-change = works ; 6.4
    fact service/region-monitoring|service/beacon-ranging|service/condition-monitoring = affected ; 6.4

    property keeps-reduced
    loose
    apart
    firm
    despite even
    subject service/heading service/visits service/significant-change
    but accuracy/full noun/accuracy service/region-monitoring service/beacon-ranging
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/last|verb/stay
    fact service/heading|service/visits|service/significant-change = works ; 6.4

    property beacons-reduced
    loose
    apart
    despite even
    subject service/beacon-ranging
    but accuracy/full noun/accuracy
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/last|verb/stay|verb/work|verb/deliver|verb/available
    fact service/beacon-ranging = blocked ; 6.4

    # What is left to do for a service after a launch.
    property only-delegate
    loose
    apart
    plain
    despite only again
    subject service/visits thing/visit service/region-monitoring event/startVisits service/significant-change service/standard-location service/beacon-ranging service/heading
    value delegate: say/only-delegate
    fact service/visits|thing/visit|service/region-monitoring|event/startVisits = delegate ; 7.4
    fact service/significant-change|service/standard-location|service/beacon-ranging|service/heading = again ; 7.4

    # After which way and how often significant changes come.
    property significant-distance
    loose
    apart
    plain
    despite hedge each than
    subject service/significant-change
    but api/CLLocationManager.distanceFilter accuracy/ thing/region
    value *: meters/
    value *: kilometers/
    fact service/significant-change = meters/500 ; 7.4

    property significant-interval
    loose
    apart
    despite hedge each than
    subject service/significant-change
    but accuracy/ event/relaunch:
    word say/at-most-every
    value *: minutes/
    value *: seconds/
    value *: hours/
    fact service/significant-change = minutes/5 ; 7.4

    # On what a service depends.
    property depends-on
    loose
    apart
    plain
    subject service/heading api/CLLocationManager.startUpdatingHeading() service/geocoding api/CLGeocoder
    but verb/need-not verb/unavailable thing/no-network thing/no-magnetometer
    word verb/need
    value magnetometer: term/magnetometer
    value network: thing/network
    fact service/heading|api/CLLocationManager.startUpdatingHeading() = magnetometer ; 7.4
    fact service/geocoding|api/CLGeocoder = network ; 7.4

    # Whether a push does without Always.
    property push-in-use
    loose
    apart
    despite even each only
    subject service/location-push
    but level/always grant/always verb/need
    word level/whenInUse|grant/whenInUse
    value launched: verb/launch|verb/deliver|verb/start|verb/use
    fact service/location-push = always ; T129 6.2

    # What an app knows before the tap.
    property knows-before-tap
    loose
    apart
    plain
    despite before even until
    subject service/location-notification api/UNLocationNotificationTrigger
    value early: how/before verb/know|verb/inform-app|verb/report
    fact service/location-notification|api/UNLocationNotificationTrigger = nothing ; T130

    # With which error a service starts in a denied app.
    property start-denied
    loose
    apart
    given
    subject status/denied grant/denied label/Don’t_Allow
    but session/ device/ event/requestTemporaryFullAccuracy completion/ status/restricted
    word verb/start|event/start:any|event/startStandard|event/startVisits|event/startRegion|event/startSignificantChange|api/CLLocationManager.startUpdatingLocation()
    value denied: api/CLError.Code.denied
    value unknown: api/CLError.Code.locationUnknown
    value network: api/CLError.Code.network
    value crash: delivery/crash|verb/crash
    fact status/denied|grant/denied|label/Don’t_Allow = denied ; T112

    # Whether sessions can be held beside each other.
    property sessions-layer
    loose
    apart
    plain
    firm
    subject session/service:any
    but session/background
    value layer: say/layer
    fact session/service:any = layer ; R26

    # Whether who has a right needs a session, told of the right.
    property right-without-session
    loose
    apart
    plain
    current
    subject thing/already-right
    but event/beginLiveUpdates verb/iterate service/live-updates thing/implicit session/background verb/end key/
    value unneeded: thing/no-session-needed
    fact thing/already-right = needed ; R26 R23

    # What an implicit session asks for besides.
    property implicit-full
    loose
    apart
    plain
    subject thing/implicit
    but api/CLServiceSession.init(authorization:fullAccuracyPurposeKey:) session/service:always session/service:whenInUse session/service:none thing/entry
    despite always
    value full: event/requestTemporaryFullAccuracy
    fact thing/implicit = never ; R24 T104

    # When the system forgets sessions.
    property forgets-after
    loose
    apart
    despite before only even
    subject session/service:any session/service:always session/service:whenInUse
    but session/background verb/let-go event/invalidateServiceSession verb/create
    word say/forget|thing/forgets|verb/end|verb/missing
    value seconds: seconds/
    value minutes: minutes/
    value hours: hours/|days/|thing/for-long
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; R22 T99

    # What becomes of access after a pause.
    property pause-ends
    loose
    apart
    firm
    despite until
    subject thing/paused
    but level/always grant/always verb/turn-off noun/false
    word level/whenInUse|grant/whenInUse
    value over: verb/end
    value goes-on: verb/last|verb/stay|thing/resumes-itself|say/unopened|thing/resumed|thing/keeps-receiving
    fact thing/paused = over ; R08

    # What an update that drops Always leaves.
    property drops-always
    loose
    apart
    plain
    subject say/drops-always
    but how/lacking say/undeclared
    value in-use: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value denied: status/denied|grant/denied
    fact say/drops-always = in-use ; T77

    # What the grant of an App Clip becomes.
    property clip-morning
    loose
    apart
    plain
    firm
    despite no-longer
    on App_Clip
    subject event/nextMorning
    but verb/stay
    value notDetermined: status/notDetermined
    value denied: status/denied|grant/denied
    value restricted: status/restricted
    fact event/nextMorning = notDetermined ; T79

    property tomorrow
    loose
    apart
    plain
    subject thing/until-tomorrow
    value morning: event/nextMorning
    value ever: thing/forever|say/whole-installation
    value time: hours/|days/
    value denied: status/denied
    fact thing/until-tomorrow = morning ; T79

    # Which text the prompt for temporary accuracy shows.
    property accuracy-text
    loose
    apart
    subject prompt/P-ACC
    but verb/missing thing/entry-missing
    word noun/text|noun/plist|verb/explain|verb/show
    value entry: thing/entry|key/NSLocationTemporaryUsageDescriptionDictionary
    value in-use: key/NSLocationWhenInUseUsageDescription
    value always: key/NSLocationAlwaysAndWhenInUseUsageDescription
    fact prompt/P-ACC = entry ; T80

    # What becomes of the status by temporary accuracy.
    property accuracy-keeps-status
    loose
    apart
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but accuracy/reduced noun/accuracy api/CLLocationManager.accuracyAuthorization label/ grant/ event/settings: session/ noun/delegate about/callback api/CLLocationManagerDelegate
    word verb/agree|verb/deny|verb/end|event/answer:allow|event/answer:any|verb/choose
    value changes: noun/status verb/become
    value changes: event/change:any
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = kept ; T81 T82 T86

    # Who hears of temporary accuracy.
    property agreement-heard
    loose
    apart
    firm
    plain
    despite although
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but verb/deny verb/end label/ noun/completion event/lapse event/noLongerInUse phase/ key/ thing/entry accuracy/full verb/missing
    value heard: noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = heard ; T81

    property refusal-heard
    loose
    apart
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but verb/agree verb/choose verb/end label/ noun/completion
    word verb/deny
    value heard: noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = silent ; T82

    property lapse-heard
    loose
    apart
    firm
    despite although
    subject accuracy/temporary
    but verb/agree verb/deny label/ noun/completion event/requestTemporaryFullAccuracy phase/inUse
    word verb/end|event/lapse:any|event/noLongerInUse
    value heard: noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call
    fact accuracy/temporary = heard ; T86

    # What a session that is made in the background reports.
    property background-flag
    loose
    apart
    subject session/service:any session/service:whenInUse session/service:always
    but event/relaunch: verb/launch status/denied grant/denied status/restricted device/ key/ verb/deny session/background label/ accuracy/ event/enterForeground phase/foreground
    word phase/background|phase/notInUse
    value *: diagnostic/
    fact session/service:any|session/service:whenInUse|session/service:always|event/createServiceSession = diagnostic/insufficientlyInUse ; T88 T97

    # Whether a session asks who has refused.
    property refused-session
    loose
    apart
    despite again even
    subject session/service:any session/service:whenInUse
    but session/service:always level/always accuracy/ label/Keep_Only_While_Using label/Allow_Once event/settings: noun/settings grant/temporary event/reinstall status/notDetermined session/background
    word status/denied|grant/denied|verb/deny|label/Don’t_Allow
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/prompted|verb/ask|event/request:any
    value prompts: say/reprompts|say/another-chance
    fact session/service:any|session/service:whenInUse = never ; T90 R20

    # What comes before the first unlock.
    property locked-early
    loose
    apart
    despite even before
    subject say/store-locked
    but diagnostic/ api/CLMonitor.* noun/diagnostic
    word noun/event|service/region-monitoring|thing/region|service/condition-monitoring|noun/condition
    value early: verb/deliver|verb/launch|verb/work|verb/occur|verb/appear
    fact say/store-locked = later ; T126 R44

    # What force-quitting leaves.
    property force-quit
    loose
    apart
    firm
    current
    despite even
    subject event/terminate:byUser
    but service/standard-location service/heading service/beacon-ranging service/live-updates service/location-push level/whenInUse grant/whenInUse label/ event/relaunch:byUser status/authorizedWhenInUse grant/temporary
    word level/always|grant/always|status/authorizedAlways
    value launched: verb/launch
    value stopped: verb/stop
    fact event/terminate:byUser = launched ; T122 7.4

    # Which status a Mac never reports.
    property never-on-mac
    loose
    apart
    on macOS
    subject status/authorizedWhenInUse
    but status/authorizedAlways status/denied verb/grant
    word verb/report|verb/become|noun/status|verb/exist|verb/available|verb/deliver
    value reported: verb/report|verb/become|noun/status|verb/exist|verb/available|verb/deliver
    fact status/authorizedWhenInUse = never ; T116
    """
}
