/// What keys of Info.plist hold, who reads them, and what they bring about. Each is read within one
/// statement.
extension ClaimProperties {
  static let keyFacts = """
    # What kind of value a key has, in a phrase of its own.
    property value-kind
    loose
    apart
    plain
    despite question whether
    firm
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription key/NSLocationTemporaryUsageDescriptionDictionary key/NSLocationDefaultAccuracyReduced key/NSLocationRequireExplicitServiceSession key/NSWidgetWantsLocation key/UIBackgroundModes key/UIBackgroundModes:location key/UIRequiredDeviceCapabilities
    but thing/entry say/each-entry
    value string: thing/is-string
    value array: thing/is-array
    value dictionary: thing/is-dictionary
    value boolean: thing/is-boolean
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription = string ; 4.1
    fact key/NSLocationTemporaryUsageDescriptionDictionary = dictionary ; 4.1
    fact key/NSLocationDefaultAccuracyReduced|key/NSLocationRequireExplicitServiceSession|key/NSWidgetWantsLocation = boolean ; 4.2
    fact key/UIBackgroundModes = array ; 4.2
    fact key/UIRequiredDeviceCapabilities = array dictionary ; 4.2
    fact key/UIBackgroundModes:location = array string ; 4.2

    # What Xcode calls a key.
    property called-in-xcode
    loose
    apart
    plain
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription key/NSLocationTemporaryUsageDescriptionDictionary
    value wiu: thing/xcode-wiu
    value both: thing/xcode-both
    value always: thing/xcode-always
    value plain: thing/xcode-plain
    value temporary: thing/xcode-temporary
    fact key/NSLocationWhenInUseUsageDescription = wiu ; 4.1
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = both ; 4.1
    fact key/NSLocationAlwaysUsageDescription = always ; 4.1
    fact key/NSLocationUsageDescription = plain ; 4.1
    fact key/NSLocationTemporaryUsageDescriptionDictionary = temporary ; 4.1

    # Whether apps of today are read the older key for Always.
    property still-read
    loose
    apart
    plain
    current
    subject key/NSLocationAlwaysUsageDescription
    but thing/older-systems verb/missing verb/deprecated
    value read: thing/read-first
    value needed: thing/new-sdk verb/need
    fact key/NSLocationAlwaysUsageDescription = older ; 4.1

    # Which key an app of AppKit declares.
    property read-on-mac
    loose
    apart
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription
    but key/NSLocationUsageDescription verb/need-not
    word verb/need|verb/declare|verb/show|verb/use|thing/current-key|verb/explain|noun/text
    value read: verb/need|verb/declare|verb/show|verb/use|thing/current-key|verb/explain|noun/text
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription = none ; 4.1

    # Whether the key of Mac apps is one for other apps.
    property of-mac-apps
    loose
    apart
    plain
    subject key/NSLocationUsageDescription
    value current: thing/current-key
    fact key/NSLocationUsageDescription = mac ; 4.1

    # Who names the texts for temporary full accuracy, and where they are translated.
    property names-of-purposes
    loose
    apart
    plain
    despite only must
    subject key/NSLocationTemporaryUsageDescriptionDictionary thing/entry event/requestTemporaryFullAccuracy
    but how/itself thing/own-names
    value fixed: thing/fixed-names
    value one-language: thing/not-localizable
    value other-file: thing/localizable-strings
    fact key/NSLocationTemporaryUsageDescriptionDictionary|thing/entry|event/requestTemporaryFullAccuracy = own ; 4.1

    # What comes of asking without a text.
    property lacks-text
    loose
    apart
    plain
    despite even instead
    subject thing/without-text
    but accuracy/ event/requestTemporaryFullAccuracy say/review-rejects thing/other-permission
    value crash: delivery/crash|verb/crash
    value default: thing/default-text
    value accepted: thing/passes-review
    value denied: status/denied verb/become|verb/report
    value denied: status/denied verb/call noun/delegate|about/callback
    value prompt: prompt/ verb/appear|verb/show
    fact thing/without-text = nothing ; T06 T16 4.1

    # What the key for reduced accuracy leaves of the first prompt and of Settings.
    property reduced-first
    loose
    apart
    plain
    despite again
    subject key/NSLocationDefaultAccuracyReduced
    but how/lacking verb/missing fn/from verb/end say/hides-pill
    value pill: thing/precise-pill verb/grant|verb/show|verb/appear|verb/stay|verb/available|verb/offer|verb/exist|verb/become
    value forever: thing/never-precise
    fact key/NSLocationDefaultAccuracyReduced = hidden ; 4.2 2.3

    # What the key for explicit sessions does.
    property explicit-key
    loose
    apart
    plain
    despite need-not
    subject key/NSLocationRequireExplicitServiceSession
    value on: thing/implicit-on
    fact key/NSLocationRequireExplicitServiceSession = off ; 4.2

    # What the App Store does with the list of what a device needs.
    property store-filter
    loose
    apart
    plain
    despite only even
    subject key/UIRequiredDeviceCapabilities
    but verb/missing how/lacking noun/false
    value offered: thing/can-download
    value asks: prompt/any verb/appear|verb/show
    value asks: verb/prompted
    value one: thing/covers-other
    fact key/UIRequiredDeviceCapabilities = filtered ; 4.2

    # Whether a widget goes without a key.
    property widget-without-key
    loose
    apart
    plain
    despite even
    subject thing/widget
    but noun/text
    value none: thing/no-key
    fact thing/widget = key ; 4.2

    # In whose Info.plist a key stands, beside other words.
    property stands-in-plist
    loose
    apart
    plain
    despite only
    subject key/NSWidgetWantsLocation
    but noun/text effect/none verb/ignore
    value app: thing/app-plist
    value extension: thing/extension-plist
    facts stands-in

    # Whether what an App Clip confirms is a right.
    property clip-confirms
    loose
    apart
    plain
    despite without
    subject thing/clip-confirmation key/NSAppClipRequestLocationConfirmation
    but thing/separate verb/need
    value right: thing/replaces|say/replaces
    value right: level/whenInUse|level/always verb/grant
    fact thing/clip-confirmation|key/NSAppClipRequestLocationConfirmation = separate ; 4.2

    # Whether something goes without its entitlement.
    property without-entitlement
    loose
    apart
    plain
    despite only even
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:) api/CLLocationPushServiceExtension api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    but api/CLLocationPushServiceError. thing/error delivery/error delivery/crash event/terminate verb/crash
    value none: thing/no-entitlement
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:)|api/CLLocationPushServiceExtension|api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) = entitlement ; 4.3 5.1
    """
}
