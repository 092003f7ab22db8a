/// What sessions, devices and entitlements take from keys, and since when there are the keys for
/// accuracy.
extension ClaimProperties {
  static let keyRulesMore = """
    # Whether sessions do without texts.
    property session-without-text
    loose
    apart
    plain
    despite without also
    subject api/CLServiceSession session/service:
    but key/NSLocationRequireExplicitServiceSession say/explicit-mode session/service:none
    value needless: verb/need-not|fn/need-not term/usage-description
    value needless: thing/without-text verb/work|verb/prompted|how/can
    fact api/CLServiceSession|session/service:any|session/service:whenInUse|session/service:always = needed ; T87 T94

    # Whose text people read first of a request for Always.
    property read-first-of-always
    loose
    apart
    plain
    current
    era iOS 13.0 -
    despite before
    subject event/requestAlways prompt/always
    but key/NSLocationWhenInUseUsageDescription verb/need verb/declare verb/missing prompt/second
    value greater: key/NSLocationAlwaysAndWhenInUseUsageDescription say/first-read
    fact event/requestAlways|prompt/always = lesser ; T15 I29

    # Whether the text of a Mac is enough there.
    property mac-text-suffices
    loose
    apart
    plain
    firm
    on macOS
    subject key/NSLocationUsageDescription
    but verb/missing thing/guest-on-mac platform/Mac_Catalyst
    value enough: verb/suffice
    fact key/NSLocationUsageDescription = enough ; 4.1 T114

    # Which flag a refusal of full accuracy sets.
    property accuracy-refusal-flag
    loose
    apart
    plain
    despite also
    subject say/full-not-given
    but noun/false flag/stays-false verb/stay fn/아니 fn/not diagnostic/fullAccuracyDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied label/ grant/
    value *: diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/alwaysAuthorizationDenied|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired
    fact say/full-not-given = diagnostic/fullAccuracyDenied ; 1.4 T102

    # What a refusal of full accuracy makes of the status.
    property accuracy-refusal-status
    loose
    apart
    plain
    subject say/full-not-given
    but diagnostic/ event/settings: label/
    value status: status/denied|status/restricted|status/notDetermined verb/become|verb/report
    fact say/full-not-given = kept ; T82

    # What an update may do to the list of what a device needs.
    property capabilities-updated
    loose
    apart
    plain
    despite only must or
    subject key/UIRequiredDeviceCapabilities
    value stricter: say/only-stricter
    value needed: say/core-location-refuses
    fact key/UIRequiredDeviceCapabilities = looser ; C-27 4.2

    # Whose key the modes of a watch are.
    property watch-modes-on-phone
    loose
    apart
    plain
    on iOS iPadOS
    subject key/WKBackgroundModes
    but key/UIBackgroundModes key/UIBackgroundModes:location verb/need-not verb/missing verb/ignore
    value phone: verb/declare|verb/use|verb/need
    fact key/WKBackgroundModes = watch ; 4.2

    # Since when there is the mode for the background.
    property mode-came-late
    loose
    apart
    plain
    era iOS 5.0 -
    subject key/UIBackgroundModes:location key/UIBackgroundModes
    but api/ session/ event/ service/ thing/indicator term/background-location-indicator verb/deprecated
    value introduced: verb/introduce
    fact key/UIBackgroundModes:location|key/UIBackgroundModes = iOS-4 ; 4.2

    # What comes of pushes whose entitlement is lacking.
    property push-entitlement-lacking
    loose
    apart
    subject key/com.apple.developer.location.push thing/entitlement
    but thing/error api/CLLocationPushServiceError
    word verb/missing|how/missing|say/forget|verb/unavailable
    value crash: delivery/crash|verb/crash|event/terminate
    value denied: delivery/error|api/CLError.Code.denied
    fact key/com.apple.developer.location.push|thing/entitlement = missingEntitlement ; 5.7

    # Since when there are keys for accuracy and widgets.
    property accuracy-keys-late
    loose
    apart
    plain
    era iOS 15.0 -
    era watchOS 8.0 -
    era macOS 12.0 -
    subject key/NSLocationTemporaryUsageDescriptionDictionary key/NSLocationDefaultAccuracyReduced key/NSWidgetWantsLocation event/requestTemporaryFullAccuracy api/CLLocationManager.accuracyAuthorization
    but session/ service/ api/CLServiceSession api/CLMonitor api/CLLocationUpdate api/LocationButton api/CLLocationButton diagnostic/ verb/deprecated verb/fall-back thing/implicit say/explicit-mode
    value introduced: verb/introduce
    fact key/NSLocationTemporaryUsageDescriptionDictionary|key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|event/requestTemporaryFullAccuracy|api/CLLocationManager.accuracyAuthorization = iOS-14 ; 4.1 4.2 5.1

    # Where the true position is under reduced accuracy.
    property true-position
    loose
    apart
    plain
    subject accuracy/reduced
    but thing/region service/ noun/event
    value outside: say/outside-circle
    fact accuracy/reduced = inside ; 6.4

    # Which method another accuracy alone calls.
    property accuracy-older-method
    loose
    apart
    despite only
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) status/ noun/status
    word verb/call
    value older: api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)|thing/older-method verb/call
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = newer ; T63 T64

    # Since when there is the entitlement for pushes.
    property push-entitlement-since
    loose
    apart
    plain
    since iOS 15.0
    subject key/com.apple.developer.location.push
    but verb/missing verb/unavailable verb/need-not
    value there: verb/need|verb/available|verb/introduce|verb/exist|verb/use
    fact key/com.apple.developer.location.push = none ; 4.3
    """
}
