/// What comes of keys and entitlements that are there or missing, and what the choice of accuracy
/// does, told within one statement of a longer sentence, continued.
extension ClaimProperties {
  static let keyRulesFurther = """
    # Whether the key for reduced accuracy stands in the way of a temporary lift.
    property reduced-key-lets-ask
    loose
    apart
    plain
    firm
    subject key/NSLocationDefaultAccuracyReduced
    but noun/false verb/missing thing/entry thing/entry-missing key/NSLocationTemporaryUsageDescriptionDictionary phase/background phase/notInUse say/already-full status/denied
    value works: event/requestTemporaryFullAccuracy verb/work
    value works: event/requestTemporaryFullAccuracy how/can
    fact key/NSLocationDefaultAccuracyReduced = works ; T80 4.2

    # What the map of the first prompt shows under the key for reduced accuracy.
    property reduced-map
    loose
    apart
    plain
    despite still even
    subject key/NSLocationDefaultAccuracyReduced
    but verb/turn-off verb/off noun/false verb/missing how/lacking
    value exact: say/exact-map
    fact key/NSLocationDefaultAccuracyReduced = approximate ; 2.3 4.2

    # What a temporary accuracy does to the switch of the person, told with how long.
    property accuracy-turns-switch
    loose
    apart
    plain
    despite also
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    value switch: thing/accuracy-change|event/settings:preciseOn thing/forever
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = nothing ; T81 T86

    # Whether a key or an entitlement is enough by itself.
    property key-alone-gives
    loose
    apart
    plain
    despite even only
    subject key/NSWidgetWantsLocation key/UIBackgroundModes:location key/UIBackgroundModes key/com.apple.developer.location.push
    value gives: say/alone-gives
    fact key/NSWidgetWantsLocation|key/UIBackgroundModes:location|key/UIBackgroundModes|key/com.apple.developer.location.push = not-alone ; T128 T129 4.2

    # Whether the background mode makes the greater level of the lesser one.
    property mode-raises-level
    loose
    apart
    plain
    despite also
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but verb/need event/requestAlways event/request:any label/ prompt/ event/settings: noun/settings
    value raised: level/whenInUse level/always verb/become
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = nothing ; 4.2

    # What comes of turning updates behind others on where the mode is missing.
    property mode-missing-catchable
    loose
    apart
    plain
    despite even only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on key/UIBackgroundModes:location key/UIBackgroundModes
    value caught: say/catchable
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on|key/UIBackgroundModes:location|key/UIBackgroundModes = fatal ; T127

    # Whether a Mac needs a background mode, told in one statement of several.
    property mode-needed-on-mac
    loose
    apart
    plain
    on macOS
    despite or must otherwise also every
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but verb/need-not
    value needed: verb/need
    value needed: verb/turn-on|verb/declare how/must
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = unneeded ; R02

    # Whether a coarse wish of the app shows as the choice of the person.
    property wish-shows-as-choice
    loose
    apart
    plain
    subject api/CLLocationManager.accuracyAuthorization
    but effect/none verb/ignore event/settings: noun/settings
    value shows: api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyReduced accuracy/reduced|api/CLAccuracyAuthorization.reducedAccuracy verb/become
    fact api/CLLocationManager.accuracyAuthorization = choice ; 5.8 6.4

    # Whether the delegate hears that the person agreed to more accuracy.
    property agreement-unheard
    loose
    apart
    plain
    firm
    despite only even
    subject accuracy/temporary event/requestTemporaryFullAccuracy prompt/P-ACC
    but verb/deny verb/end label/ event/lapse event/noLongerInUse phase/ key/ thing/entry accuracy/full verb/missing api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) verb/need-not
    value heard: verb/agree noun/delegate|about/callback verb/call
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|prompt/P-ACC = heard ; T81

    # How long one request for more accuracy is good for.
    property request-good-for
    loose
    apart
    plain
    despite only once
    subject event/requestTemporaryFullAccuracy
    but session/ phase/ event/noLongerInUse event/leaveForeground accuracy/reduced
    value time: hours/|days/ verb/suffice|verb/last|verb/stay|verb/available
    fact event/requestTemporaryFullAccuracy = use ; T86

    # Whether an error that is none tells of consent.
    property nil-tells-consent
    loose
    apart
    told
    despite question whether
    subject completion/nil
    but verb/deny label/Don’t_Allow key/ thing/entry thing/entry-missing effect/none noun/anything verb/show verb/appear
    word verb/mean
    value agreed: verb/agree|event/answer:allow
    fact completion/nil = shown ; T81 T82

    # Who answers a request whose text is lacking.
    property answered-for-lack
    loose
    apart
    plain
    current
    era iOS 8.0 -
    subject say/answered-for-person
    value lacking: thing/without-text
    value lacking: how/lacking|how/without|verb/missing key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription
    fact say/answered-for-person = nobody ; T06 T16

    # Whether the text of a Mac is one of the past there, told beside what takes its place.
    property mac-text-obsolete
    loose
    apart
    plain
    on macOS
    subject key/NSLocationUsageDescription
    but verb/missing verb/removed
    value deprecated: verb/deprecated
    fact key/NSLocationUsageDescription = current ; 4.1

    # Whether precise positions are lost under the key for reduced accuracy.
    property reduced-never-back
    loose
    apart
    plain
    subject key/NSLocationDefaultAccuracyReduced
    value gone: accuracy/full verb/never-back
    fact key/NSLocationDefaultAccuracyReduced = may ; 4.2

    # Whether code sets a key of Info.plist.
    property key-set-by-code
    loose
    apart
    plain
    despite can before
    subject key/NSLocationDefaultAccuracyReduced key/NSLocationRequireExplicitServiceSession key/NSWidgetWantsLocation key/UIBackgroundModes key/UIBackgroundModes:location key/NSLocationTemporaryUsageDescriptionDictionary
    but noun/plist verb/use verb/ask event/requestTemporaryFullAccuracy session/
    value code: say/by-code verb/declare|verb/choose|verb/become|verb/turn-on
    value code: say/set-in-code
    fact key/NSLocationDefaultAccuracyReduced|key/NSLocationRequireExplicitServiceSession|key/NSWidgetWantsLocation|key/UIBackgroundModes|key/UIBackgroundModes:location|key/NSLocationTemporaryUsageDescriptionDictionary = plist ; 4.1 4.2

    # Whether a switch holds an explanation.
    property switch-holds-text
    loose
    apart
    plain
    despite question whether
    subject key/NSLocationDefaultAccuracyReduced key/NSLocationRequireExplicitServiceSession key/NSWidgetWantsLocation
    value text: say/holds-explanation
    fact key/NSLocationDefaultAccuracyReduced|key/NSLocationRequireExplicitServiceSession|key/NSWidgetWantsLocation = boolean ; 4.2
    """
}
