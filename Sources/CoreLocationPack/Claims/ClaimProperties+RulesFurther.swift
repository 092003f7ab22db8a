/// How accuracy, services, sessions and temporary grants go on: how often, how long, who decides, and
/// who hears of it. Each is read within one statement, continued.
extension ClaimProperties {
  static let rulesFurther = """
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
    but verb/deny status/denied verb/end label/ noun/completion event/lapse event/noLongerInUse phase/ key/ thing/entry accuracy/full verb/missing
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
    value heard: noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) verb/call|verb/report|verb/hear
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
