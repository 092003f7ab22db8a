/// What tables say of keys of Info.plist: what they are for, where they stand, and what happens
/// without them; and what takes the place of older names.
extension ClaimProperties {
  static let cellKeys = """
    # What a key is for, told in a table.
    property key-use
    subject key/*
    value widgets: keyUse/widgets
    fact key/NSLocationTemporaryUsageDescriptionDictionary = accuracyTexts textReader ; 4.1 T80
    fact key/NSLocationDefaultAccuracyReduced = reducedDefault ; 4.2
    fact key/UIBackgroundModes:location|key/UIBackgroundModes|key/WKBackgroundModes = bgUpdates ; 4.2 R04
    fact key/NSWidgetWantsLocation = widgets ; 4.2 T128
    fact key/NSAppClip|key/NSAppClipRequestLocationConfirmation = clipConfirm ; 4.2
    fact key/UIRequiredDeviceCapabilities = storeFilter ; 4.2
    fact key/NSLocationRequireExplicitServiceSession = noImplicit ; 4.2 R25
    fact key/com.apple.developer.location.push = push ; 4.3
    fact key/NSLocationWildernessSafetyUsageDescriptionDictionary = history textReader ; 4.1
    fact key/NSLocationUsageDescription = macApps textReader ; 4.1
    fact key/NSLocationWhenInUseUsageDescription = grantsAlways textReader ; 4.1 T15
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = grantsAlways textReader ; 4.1 T15
    fact key/NSLocationAlwaysUsageDescription = grantsAlways olderAlways textReader ; 4.1 T25

    # Whether a key is still read, told in a table.
    property key-state
    subject key/*
    value deprecated: keyStatus/deprecated
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = current needed ; 4.1
    fact key/NSLocationTemporaryUsageDescriptionDictionary|key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|key/UIBackgroundModes|key/UIBackgroundModes:location|key/UIRequiredDeviceCapabilities|key/NSLocationRequireExplicitServiceSession = current ; 4.1 4.2
    fact key/NSLocationAlwaysUsageDescription = deprecated ; 4.1

    # Whether a key is one of a single platform, told in a table.
    property key-of-one-platform
    subject key/*
    value macOS: keyOnly/macOS
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary|key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|key/UIBackgroundModes|key/UIBackgroundModes:location|key/UIRequiredDeviceCapabilities = several ; 4.1 4.2
    fact key/NSLocationUsageDescription = macOS ; 4.1
    fact key/NSLocationWildernessSafetyUsageDescriptionDictionary|key/WKBackgroundModes = watchOS ; 4.1 4.2
    fact key/NSLocationAlwaysUsageDescription = iOS ; 4.1

    # Where a key stands, told in a table.
    property key-stands-in
    subject key/*
    value app: keyPlace/app
    fact key/NSWidgetWantsLocation = extension ; 4.2
    fact key/com.apple.developer.location.push = entitlements ; 4.3
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription|key/NSLocationUsageDescription|key/NSLocationDefaultAccuracyReduced|key/UIBackgroundModes|key/UIBackgroundModes:location|key/UIRequiredDeviceCapabilities|key/NSLocationRequireExplicitServiceSession|key/NSLocationTemporaryUsageDescriptionDictionary = app ; 4.1 4.2

    # What happens without a key, told in a table.
    property fate-without-key
    subject key/*
    value nothing: fate/nothing
    fact key/NSLocationWhenInUseUsageDescription = nothing useToo ; T06 T16 4.1
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = nothing ; T06 T16 4.1
    fact key/NSLocationTemporaryUsageDescriptionDictionary = error nothing ; T83
    fact key/UIBackgroundModes|key/UIBackgroundModes:location = noBackground crash nothing ; T127 R04 R05
    fact key/NSWidgetWantsLocation = noWidget nothing ; 4.2 T128
    fact key/NSLocationDefaultAccuracyReduced = precise nothing ; 4.2
    fact key/NSLocationRequireExplicitServiceSession = implicit nothing ; 4.2 R25

    # Which flags tell that Location Services are off, told in a table.
    property global-flag
    subject diagnostic/authorizationDeniedGlobally
    value alone: globalFlag/alone
    fact diagnostic/authorizationDeniedGlobally = both ; T65 T92 I20

    # What takes the place of an older name, told in a table.
    property name-followed-by
    subject key/*
    value plain: key/NSLocationUsageDescription
    fact key/NSLocationAlwaysUsageDescription = NSLocationAlwaysAndWhenInUseUsageDescription ; 4.1
    fact key/NSLocationUsageDescription = NSLocationWhenInUseUsageDescription NSLocationAlwaysUsageDescription NSLocationAlwaysAndWhenInUseUsageDescription ; 4.1
    fact api/CLAuthorizationStatus.authorized = CLAuthorizationStatus.authorizedAlways authorizedAlways ; 1.1 5.2
    fact api/CLLocationManager.authorizationStatus() = CLLocationManager.authorizationStatus ; 5.1
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) ; 5.3
    fact api/CLLocationUpdate.isStationary = CLLocationUpdate.stationary stationary ; 5.5
    """
}
