/// What answers and rows of Settings make of the status, what is told of them, and what a Mac or a
/// clip does in its own way. Each is read within one statement.
extension ClaimProperties {
  static let answerKinds = """
    # What somebody who refuses still gives.
    property refused-gives
    loose
    apart
    subject label/Don’t_Allow
    but verb/available label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: settings/ noun/settings prompt/P-ACC accuracy/ prompt/P-UPG say/opens-settings
    word verb/grant
    value given: level/whenInUse|level/always|grant/whenInUse|grant/always
    fact label/Don’t_Allow = nothing ; T11 T20

    # What a grant that has lapsed is reported as.
    property lapse-denied
    loose
    apart
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow event/settings: accuracy/ verb/deny prompt/
    word verb/end|event/lapse:any|event/noLongerInUse
    value denied: verb/become status/denied|status/restricted|grant/denied
    value denied: say/treated-as-refused
    fact label/Allow_Once|grant/temporary = status/notDetermined ; T50

    # Which row of Settings stands for a grant that does not last.
    property row-once
    loose
    apart
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Don’t_Allow event/ verb/become grant/provisional
    word noun/settings
    value use: settings/whileUsing|level/whenInUse
    value always: settings/always|level/always
    value never: settings/never
    fact label/Allow_Once|grant/temporary = ask ; 1.3

    # Which row stands for a refusal.
    property row-denied
    loose
    apart
    subject status/denied grant/denied label/Don’t_Allow
    but event/settings:whileUsing event/settings:always verb/become prompt/ status/notDetermined label/Allow_Once
    word noun/settings
    value ask: settings/askNextTime verb/show|verb/appear|verb/report
    fact status/denied|grant/denied|label/Don’t_Allow = never ; 1.3

    # What the row Ask Next Time makes of the status.
    property ask-next
    loose
    apart
    plain
    subject event/settings:askNextTime settings/askNextTime
    but label/ status/notDetermined api/CLAuthorizationStatus.notDetermined settings/never event/settings:never grant/ device/ verb/deny
    value denied: status/denied|status/restricted verb/become|verb/report|verb/stay|verb/last
    fact event/settings:askNextTime|settings/askNextTime = status/notDetermined ; T61

    # Whether the delegate hears of the reminder’s confirmation.
    property hears-reminder
    loose
    apart
    subject prompt/P-REM
    but verb/silent label/Change_to_Only_While_Using level/whenInUse label/Keep_Only_While_Using settings/whileUsing
    word label/Always_Allow|level/always|settings/always
    value heard: noun/delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    fact prompt/P-REM = silent ; T73

    # Whether the delegate hears of an answer for once.
    property hears-once
    loose
    apart
    firm
    subject label/Allow_Once
    but event/ session/ grant/provisional phase/ verb/distinguish how/told-apart label/Allow_While_Using_App
    word noun/delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    value heard: verb/call|verb/report|verb/hear
    fact label/Allow_Once = heard ; T10

    # Whether the delegate hears of a request for what there is.
    property hears-of-always
    loose
    apart
    subject level/always grant/always status/authorizedAlways
    but label/ prompt/ event/settings: grant/provisional status/notDetermined level/whenInUse grant/whenInUse noun/settings event/createManager verb/become
    word event/requestAlways
    value heard: noun/delegate verb/call|verb/deliver|verb/occur
    fact level/always|grant/always|status/authorizedAlways = silent ; T38

    # What a flag tells where it stands in a condition.
    property flag-then
    loose
    apart
    given
    plain
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/accuracyLimited diagnostic/locationUnavailable diagnostic/stationary
    but noun/false prompt/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy diagnostic/authorizationDenied flag/stays-false api/CLServiceSession.Diagnostic.authorizationDenied
    value refusal: label/Don’t_Allow|event/settings:never|settings/never
    value restrictions: device/restricted|thing/restrictions
    fact diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary = other ; 1.4

    # Whether services that are off set one flag alone.
    property globally-alone
    loose
    apart
    given
    subject device/servicesOff event/settings:globalOff
    but diagnostic/authorizationRestricted diagnostic/insufficientlyInUse event/settings:globalOn api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.insufficientlyInUse
    word flag/stays-false
    value alone: diagnostic/authorizationDeniedGlobally
    fact device/servicesOff|event/settings:globalOff = both ; 1.4 T65

    # What the alert offers that comes while services are off.
    property global-options
    loose
    apart
    given
    subject device/servicesOff event/settings:globalOff
    word noun/option|verb/offer
    value *: label/Don’t_Allow|label/Allow_Once|label/Allow_While_Using_App
    fact device/servicesOff|event/settings:globalOff = settings ; 2.3 T67

    # How many answers the prompt of a request has.
    property two-only
    loose
    apart
    current
    subject event/requestAlways event/requestWhenInUse prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM level/whenInUse grant/whenInUse label/Keep_Only_While_Using label/Change_to_Always_Allow status/authorizedWhenInUse label/Allow_While_Using_App
    plain
    value two: say/two-options
    fact event/requestAlways|event/requestWhenInUse|prompt/first|prompt/P-WIU = three ; 2.3

    # Whose text a Mac shows.
    property text-on-mac
    loose
    apart
    on macOS
    subject prompt/any prompt/first about/prompt
    but verb/need-not
    word noun/text|noun/value|verb/show|verb/explain
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription
    fact prompt/any|prompt/first|about/prompt = key/NSLocationUsageDescription ; 2.3 T114

    # Whether a session stays silent after its grant has lapsed.
    property session-mute
    loose
    apart
    despite still again
    subject session/service:any session/service:whenInUse
    but session/background session/service:none event/invalidateServiceSession phase/background key/ say/invalidated
    word grant/temporary|label/Allow_Once|event/lapse:any
    value mute: verb/silent|say/mute|say/call-itself
    fact session/service:any|session/service:whenInUse = asks ; T93

    # Whether the first session with the higher goal asks.
    property first-always-asks
    loose
    apart
    firm
    subject session/service:always
    but status/denied grant/denied phase/background diagnostic/ label/ grant/temporary key/ level/always phase/notInUse say/against say/declines-upgrade
    word how/first|say/first-made
    value prompt: prompt/any|prompt/P-UPG verb/show|verb/appear
    fact session/service:always = prompt ; T94 R20

    # Whether the first prompt lets a person turn precision on where the key forbids it.
    property hides-pill
    loose
    apart
    plain
    subject key/NSLocationDefaultAccuracyReduced
    but noun/false flag/stays-false verb/missing
    value pill: say/pill verb/show|verb/appear|verb/offer
    fact key/NSLocationDefaultAccuracyReduced = none ; 2.3

    # Which text stands in where an entry is missing.
    property entry-text
    loose
    apart
    subject thing/entry thing/entry-missing key/NSLocationTemporaryUsageDescriptionDictionary
    word thing/entry-missing|verb/missing
    value other: say/other-text
    fact thing/entry|thing/entry-missing|key/NSLocationTemporaryUsageDescriptionDictionary = declined ; T83
    """
}
