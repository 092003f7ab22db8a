/// What is told of answers, of what comes after them and of flags in so many ways that only their gist
/// is read: each within one statement, whatever else it names.
extension ClaimProperties {
  static let tellingsOfAnswers = """
    # Whether a flag that tells something else is one of a refusal.
    property flag-says
    loose
    apart
    plain
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited diagnostic/stationary diagnostic/locationUnavailable
    but noun/false flag/stays-false prompt/ event/ session/ verb/create phase/ api/CLServiceSession.Diagnostic.authorizationDenied api/CLLocationUpdate.authorizationDenied diagnostic/authorizationDenied level/ accuracy/
    value refusal: label/Don’t_Allow|status/denied|verb/deny
    fact diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/stationary|diagnostic/locationUnavailable = other ; 1.4

    # What a flag of rare updates tells of the stream.
    property limited-ends
    loose
    apart
    plain
    subject diagnostic/accuracyLimited
    but service/condition-monitoring service/region-monitoring service/beacon-ranging noun/event thing/region thing/beacon api/CLMonitor label/ session/ verb/explain
    value ends: verb/end
    value paused: thing/paused
    fact diagnostic/accuracyLimited = rarely ; 1.4 6.4

    # Whether an upgrade that was accepted is provisional at first.
    property accepted-provisional
    loose
    apart
    despite must
    subject label/Change_to_Always_Allow
    but prompt/second verb/end noun/held
    word prompt/P-UPG
    value provisional: grant/provisional
    fact label/Change_to_Always_Allow = permanent ; T32

    # What an answer to a later prompt makes of the status.
    property status-kept
    loose
    apart
    subject label/Keep_Only_While_Using label/Change_to_Only_While_Using
    but label/Change_to_Always_Allow label/Always_Allow label/Allow_Once label/Don’t_Allow event/requestWhenInUse noun/settings event/settings: grant/provisional
    word verb/become|verb/report|verb/show|verb/mean|verb/end|verb/call|verb/deliver|noun/status|noun/delegate|verb/grant
    value *: status/denied|status/restricted|status/notDetermined
    fact label/Keep_Only_While_Using|label/Change_to_Only_While_Using = status/authorizedWhenInUse ; T31 T43 T74

    # Whether a request prompts while access is refused.
    property asked-while-refused
    loose
    apart
    current
    era iOS 13.0 -
    subject event/requestAlways event/requestWhenInUse event/request:any
    but label/ verb/become verb/choose event/answer:any noun/settings event/settings: settings/ status/notDetermined session/ accuracy/ device/servicesOff
    word status/denied|grant/denied
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact event/requestAlways|event/requestWhenInUse|event/request:any = nothing ; T08 T38

    # What status there is once services are on again.
    property restored
    loose
    apart
    subject event/settings:globalOn
    but say/denied-before say/denied-app grant/denied verb/grant event/settings:globalOff device/servicesOff label/ grant/temporary session/ event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/tapLocationButton device/restricted settings/never event/settings:never say/undecided-before
    word verb/become|noun/status|verb/report|verb/show
    value *: status/notDetermined|status/denied|status/restricted
    fact event/settings:globalOn = before ; T66

    # Whether a grant for once can be raised.
    property once-upgrades
    loose
    apart
    current
    era iOS 13.0 -
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Change_to_Always_Allow noun/settings settings/never settings/askNextTime event/settings: grant/provisional event/requestWhenInUse prompt/ status/authorizedWhenInUse accuracy/
    word verb/become|verb/grant|noun/upgrade
    value always: level/always|grant/always|status/authorizedAlways
    fact grant/temporary|label/Allow_Once = never ; T19 T37

    # How often a button asks for a confirmation.
    property button-each
    loose
    apart
    despite each
    plain
    but verb/need-not say/later-ones
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    value each: how/each verb/prompted
    value each: how/each prompt/ verb/appear|verb/show|verb/ask
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = first ; T56 T57

    # Whose text a prompt says.
    property text-said
    loose
    apart
    current
    subject prompt/P-WIU prompt/first prompt/second prompt/P-UPG
    but verb/need verb/declare verb/missing event/requestTemporaryFullAccuracy how/without prompt/always how/lacking say/only-use how/missing fn/without
    word noun/text|verb/appear|verb/deliver|verb/use|verb/explain|verb/show
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary
    facts text-of
    """
}
