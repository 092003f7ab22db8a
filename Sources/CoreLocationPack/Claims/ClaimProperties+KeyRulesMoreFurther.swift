/// What sessions, devices and entitlements take from keys, and since when there are the keys for
/// accuracy, continued.
extension ClaimProperties {
  static let keyRulesMoreFurther = """
    # Whether the text of a Mac is enough there.
    property mac-text-suffices
    loose
    apart
    plain
    firm
    on macOS
    subject key/NSLocationUsageDescription
    but verb/call event/request: event/requestWhenInUse event/requestAlways verb/missing noun/remark thing/guest-on-mac platform/Mac_Catalyst
    value enough: verb/suffice
    value needless: verb/need-not
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
    but thing/error api/CLLocationPushServiceError.
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
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
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

    # Whether the lesser text stays unseen after a request for Always.
    property lesser-text-unseen
    loose
    apart
    firm
    current
    era iOS 13.0 -
    despite never first
    subject key/NSLocationWhenInUseUsageDescription
    but fn/없 verb/suffice say/one-suffices say/one-key thing/alone how/only count/1 prompt/any prompt/second prompt/P-UPG noun/upgrade verb/missing how/lacking how/missing how/again how/later level/whenInUse grant/ status/ phase/background verb/need effect/none device/
    word event/requestAlways|prompt/always
    value shown: verb/appear|verb/show
    fact key/NSLocationWhenInUseUsageDescription = shown ; T15 I29

    # Whether a new installation is what lifts reduced accuracy.
    property reduced-till-reinstall
    loose
    apart
    plain
    despite only must
    subject key/NSLocationDefaultAccuracyReduced accuracy/reduced event/settings:preciseOff
    but status/ label/ level/
    value reinstall: say/only-reinstall|say/must-reinstall
    fact key/NSLocationDefaultAccuracyReduced|accuracy/reduced|event/settings:preciseOff = settings ; 4.2 T64

    # Which level a request for accuracy needs.
    property accuracy-needs-level
    loose
    apart
    plain
    despite must also
    subject event/requestTemporaryFullAccuracy prompt/P-ACC
    but level/whenInUse grant/whenInUse verb/need-not
    value always: verb/need level/always|grant/always
    fact event/requestTemporaryFullAccuracy|prompt/P-ACC = either ; T80

    # Which status an app of Always has without precise positions.
    property imprecise-lowers
    loose
    apart
    plain
    despite even
    subject event/settings:preciseOff accuracy/reduced
    but status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways label/ prompt/ event/settings:whileUsing settings/
    value lowered: status/authorizedWhenInUse level/always|grant/always
    fact event/settings:preciseOff|accuracy/reduced = kept ; T63

    # What comes of a mode that is missing, said to be harmless.
    property mode-missing-only-warns
    loose
    apart
    plain
    despite only even just
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on key/UIBackgroundModes:location key/UIBackgroundModes
    but fn/instead noun/false
    value warned: say/only-warns
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on|key/UIBackgroundModes:location|key/UIBackgroundModes = fatal ; T127
    """
}
