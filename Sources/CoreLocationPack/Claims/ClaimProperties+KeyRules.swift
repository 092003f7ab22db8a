/// What comes of keys and entitlements that are there or missing, and what the choice of accuracy
/// does, told within one statement of a longer sentence.
extension ClaimProperties {
  static let keyRules = """
    # What comes of asking while a text is lacking.
    property lacking-text-crashes
    loose
    apart
    plain
    current
    era iOS 8.0 -
    despite even only
    subject delivery/crash event/terminate verb/crash
    but key/UIBackgroundModes key/UIBackgroundModes:location key/NSLocationTemporaryUsageDescriptionDictionary api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on fn/from thing/other-permission
    value lacking: how/lacking|how/without key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription
    fact delivery/crash|event/terminate|verb/crash = never ; T06 T16

    # Whether the entitlement is all that location pushes need.
    property push-by-entitlement
    loose
    apart
    plain
    despite only
    subject service/location-push api/CLLocationPushServiceExtension api/CLLocationManager.startMonitoringLocationPushes(completion:)
    but thing/not-enough level/always grant/always verb/missing
    value alone: say/entitlement-alone
    fact service/location-push|api/CLLocationPushServiceExtension|api/CLLocationManager.startMonitoringLocationPushes(completion:) = always ; 4.3 T129

    # Whether location pushes come at every level.
    property push-at-any-level
    loose
    apart
    plain
    despite or either any
    subject service/location-push api/CLLocationPushServiceExtension api/CLLocationManager.startMonitoringLocationPushes(completion:)
    value any: say/level-irrelevant
    fact service/location-push|api/CLLocationPushServiceExtension|api/CLLocationManager.startMonitoringLocationPushes(completion:) = always ; T129 6.2

    # Whether the greater text is enough for Always, beside the lesser one.
    property greater-suffices
    loose
    apart
    plain
    current
    era iOS 11.0 -
    despite only also
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but prompt/second prompt/P-UPG verb/missing thing/already-right grant/whenInUse verb/ignore
    value enough: say/one-suffices event/requestAlways|level/always
    value enough: verb/suffice event/requestAlways|level/always|thing/two-levels
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = two ; T16 4.1

    # Whether the lesser text alone lets an app ask for Always.
    property lesser-text-serves-always
    loose
    apart
    plain
    current
    era iOS 11.0 -
    despite only even also
    subject key/NSLocationWhenInUseUsageDescription
    but key/NSLocationAlwaysAndWhenInUseUsageDescription verb/missing verb/need effect/none verb/ignore
    value alone: how/only event/requestAlways verb/work|verb/available|verb/become|prompt/
    value alone: say/key-alone event/requestAlways verb/work|verb/available
    fact key/NSLocationWhenInUseUsageDescription = two ; T16 4.1

    # Whether systems of today do with the old text for Always.
    property old-text-suffices
    loose
    apart
    despite only even just
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems key/NSLocationAlwaysAndWhenInUseUsageDescription verb/missing verb/ignore effect/none
    word say/one-suffices|verb/suffice
    value enough: say/one-suffices
    value enough: verb/suffice
    fact key/NSLocationAlwaysUsageDescription = older ; 4.1 T16

    # The same, told of what is asked for.
    property old-text-alone-serves
    loose
    apart
    despite only even just
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems key/NSLocationAlwaysAndWhenInUseUsageDescription verb/missing verb/ignore effect/none
    word count/1|how/only
    value serves: event/requestAlways|prompt/always
    facts old-text-suffices

    # Whether the prompt for Always asks for the mode for the background.
    property mode-for-prompt
    loose
    apart
    plain
    despite must only
    subject say/must-add-mode
    but noun/location phase/background verb/deliver service/ session/ verb/need-not noun/event grant/always say/location-behind
    value asked: prompt/always
    value asked: event/requestAlways
    fact say/must-add-mode = none ; T15 4.2

    # What a completion gets while the accuracy is full already, told in one statement.
    property full-completes-told
    apart
    loose
    plain
    despite again while even
    subject say/already-full
    but verb/last verb/deny accuracy/reduced label/ verb/choose verb/agree event/answer:any event/answer:allow
    value nil: completion/nil verb/end|verb/finish|verb/deliver|verb/report|verb/call|verb/grant|verb/become|verb/pass|noun/completion
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact say/already-full = completion/promptDeclined ; T84 I27

    # Whose text the prompts for Always show where both are spoken of.
    property both-show-lesser
    loose
    apart
    plain
    current
    era iOS 13.0 -
    despite both every each also
    subject say/both-prompts
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need verb/missing
    value lesser: key/NSLocationWhenInUseUsageDescription noun/text|verb/show|verb/appear|verb/use|verb/report
    fact say/both-prompts = two ; T15 T30 I29

    property both-show-greater
    loose
    apart
    plain
    current
    era iOS 13.0 -
    despite both every each also
    subject say/both-prompts
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need verb/missing
    value greater: key/NSLocationAlwaysAndWhenInUseUsageDescription noun/text|verb/show|verb/appear|verb/use|verb/report
    fact say/both-prompts = two ; T15 T30 I29

    # How many purposes there may be.
    property purposes-counted
    loose
    apart
    plain
    despite only
    subject key/NSLocationTemporaryUsageDescriptionDictionary thing/entry accuracy/temporary
    but verb/need verb/suffice fn/아니
    value one: say/one-entry-only
    fact key/NSLocationTemporaryUsageDescriptionDictionary|thing/entry|accuracy/temporary = several ; 4.1

    # Whether an accuracy that the app wishes for overrules the person.
    property wish-overrules
    loose
    apart
    plain
    despite even whatever regardless
    subject api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation
    but event/requestTemporaryFullAccuracy accuracy/temporary api/kCLLocationAccuracyReduced verb/need
    value overrules: say/overrules-person
    fact api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation = wish ; 5.8 6.4

    # Whether an app can keep its users from the lesser accuracy, told in one phrase.
    property locks-precise
    loose
    apart
    plain
    despite may or by only
    subject say/locks-precise
    but key/ restrictions/ device/ thing/guardian thing/restrictions verb/need
    value can: how/can
    fact say/locks-precise = nobody ; 6.4

    # Whether an app's own coarse wish turns the switch of the person.
    property wish-turns-switch
    loose
    apart
    plain
    subject api/kCLLocationAccuracyReduced
    but event/requestTemporaryFullAccuracy accuracy/temporary
    value turned: event/settings:preciseOff
    value turned: thing/precise-pill|thing/precise-control verb/turn-off|verb/off
    fact api/kCLLocationAccuracyReduced = independent ; 5.8

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
