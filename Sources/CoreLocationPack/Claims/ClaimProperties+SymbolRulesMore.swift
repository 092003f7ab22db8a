/// What reference pages tell of symbols and keys, continued.
extension ClaimProperties {
  static let symbolRulesMore = """
    # Whether the list of what a device needs lets updates go on in the background.
    property capabilities-behind
    loose
    apart
    plain
    despite must otherwise or only
    subject key/UIRequiredDeviceCapabilities
    but key/UIBackgroundModes key/UIBackgroundModes:location api/CLLocationManager.allowsBackgroundLocationUpdates verb/need-not
    value behind: phase/background noun/location
    fact key/UIRequiredDeviceCapabilities = filter ; 4.2

    # Whether an entitlement is a key of Info.plist.
    property push-entitlement-kind
    apart
    plain
    subject key/com.apple.developer.location.push
    value key: term/info-plist-key
    fact key/com.apple.developer.location.push = entitlement ; 4.3

    # Since when an app can go on in the background by a switch.
    property switch-for-background-since
    loose
    apart
    despite already
    era watchOS - 4.0
    era iOS - 9.0
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but verb/missing verb/unavailable verb/need-not verb/removed thing/older-systems
    word verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/turn-on|noun/true|verb/offer|effect/any
    value there: verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/turn-on|noun/true|verb/offer|effect/any
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = later ; 5.8

    # As what a type is declared, told in one statement of several.
    property declared-apart
    apart
    plain
    despite each every
    beside service/* api/CLMonitor noun/condition say/subclass
    subject api/*
    value class: kind/class
    value protocol: kind/protocol
    value struct: kind/struct
    value enum: kind/enum
    value actor: kind/actor
    facts declared-as

    # Whether a Mac has sessions that keep an app in use.
    property background-session-on-mac
    loose
    apart
    on macOS
    despite also same still again now this later each that-thing only
    subject session/background api/CLBackgroundActivitySession
    but thing/guest-on-mac session/service:any verb/unavailable verb/missing verb/not-work verb/need-not say/no-session how/without how/lacking fn/없이
    word verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/start
    value there: verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/start
    fact session/background|api/CLBackgroundActivitySession = none ; 5.4 6.1

    # Whose text the prompt for the upgrade has.
    property lesser-text-on-upgrade
    loose
    apart
    current
    subject key/NSLocationWhenInUseUsageDescription
    but prompt/first prompt/P-WIU event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need verb/declare say/other-text
    word prompt/P-UPG|prompt/second
    value shown: verb/show|verb/appear|noun/text|verb/use|verb/explain|noun/plist
    fact key/NSLocationWhenInUseUsageDescription = first ; T30 T40 I29

    # Whose text the first prompt has since it comes before a second one.
    property greater-text-on-first
    loose
    apart
    current
    era iOS 13.0 -
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but prompt/second prompt/P-UPG key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need verb/declare how/later
    word prompt/first|prompt/P-WIU
    value shown: verb/show|verb/appear|noun/text|verb/use|verb/explain
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = later ; T05 T15 I29

    # What the members of a monitor do.
    property monitor-members
    apart
    plain
    subject api/CLMonitor.record(for:) api/CLMonitor.remove(_:) api/CLMonitor.identifiers
    beside api/CLMonitor noun/condition noun/member service/condition-monitoring set/conditions noun/event
    value removes: say/removes-condition
    fact api/CLMonitor.record(for:) = looks ; 5.6
    fact api/CLMonitor.remove(_:) = removes ; 5.6
    fact api/CLMonitor.identifiers = lists ; 5.6

    # Whether a monitor is made at once.
    property monitor-init
    loose
    apart
    plain
    subject api/CLMonitor.init(_:)
    value sync: say/synchronous
    fact api/CLMonitor.init(_:) = async ; 5.6

    property monitor-made
    loose
    apart
    subject api/CLMonitor
    word thing/initializer|verb/create
    value sync: say/synchronous
    fact api/CLMonitor = async ; 5.6

    # Whether a wish for accuracy outdoes the person.
    property desired-outdoes
    loose
    apart
    despite even whatever regardless
    subject api/CLLocationManager.desiredAccuracy
    but event/requestTemporaryFullAccuracy accuracy/temporary api/kCLLocationAccuracyReduced verb/need
    word event/settings:preciseOff|accuracy/reduced
    value full: say/exact-coordinates
    value full: accuracy/full verb/deliver|verb/grant
    fact api/CLLocationManager.desiredAccuracy = wish ; 5.8 6.4

    # Of what kind the list of regions is.
    property regions-kind
    loose
    apart
    plain
    subject api/CLLocationManager.monitoredRegions
    value array: thing/is-array
    fact api/CLLocationManager.monitoredRegions = set ; 5.7

    # Whether the greater text is the only one that Always takes.
    property greater-text-only
    loose
    apart
    current
    era iOS 11.0 -
    despite only must
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/ verb/show thing/already-right
    word event/requestAlways|level/always
    value only: say/only-key verb/need|verb/declare
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = two ; T16 4.1

    # What the first prompt asks for where the key for reduced accuracy is missing.
    property reduced-key-lacking
    loose
    apart
    subject key/NSLocationDefaultAccuracyReduced
    but verb/choose how/can label/ thing/chooses-precision event/settings:preciseOff verb/declare
    word verb/missing|verb/unavailable|how/missing|noun/false
    value approximate: accuracy/reduced verb/ask
    fact key/NSLocationDefaultAccuracyReduced = full ; 4.2 2.3

    # Whether Always is asked for although the lesser text is missing.
    property lesser-text-lacking
    loose
    apart
    current
    era iOS 11.0 -
    subject key/NSLocationWhenInUseUsageDescription
    but verb/declare how/again verb/become key/NSLocationTemporaryUsageDescriptionDictionary accuracy/ label/ status/
    word verb/missing|how/missing|how/lacking
    value prompt: prompt/any|prompt/first|prompt/always event/requestAlways|level/always verb/appear|verb/show
    fact key/NSLocationWhenInUseUsageDescription = none ; T16 4.1

    # For which lack an error of pushes stands.
    property entitlement-error-for
    loose
    plain
    anywhere
    subject api/CLLocationPushServiceError.Code.missingEntitlement
    but thing/entitlement key/com.apple.developer.location.push fn/아니 level/always
    value text: thing/without-text
    value text: noun/plist verb/missing
    fact api/CLLocationPushServiceError.Code.missingEntitlement = entitlement ; 5.7 4.3

    # When older names were deprecated.
    property older-names-deprecated-later
    loose
    apart
    despite only until
    era iOS 9.0 -
    subject api/CLAuthorizationStatus.authorized key/NSLocationUsageDescription
    but fn/아니 fn/not verb/missing api/CLAuthorizationStatus.authorizedAlways key/NSLocationWhenInUseUsageDescription
    word verb/deprecated
    value late: say/became-deprecated
    fact api/CLAuthorizationStatus.authorized|key/NSLocationUsageDescription = iOS-8 ; 5.2 4.1

    # Whose text a request for the lesser level has.
    property greater-text-on-use
    apart
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    beside noun/plist noun/text verb/ask verb/call prompt/any noun/status verb/render
    word event/requestWhenInUse
    but verb/missing verb/unavailable how/missing how/lacking how/without
    value shown: noun/text verb/show|verb/appear
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = later ; T05 I29
    """
}
