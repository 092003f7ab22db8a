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
    despite only also need-not
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
    """
}
