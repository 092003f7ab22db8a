/// What members, errors and cases of the framework are, and what they are not. Each is read within
/// one statement, continued.
extension ClaimProperties {
  static let membersFurther = """
    # Whether the search goes on where there is no position yet.
    property goes-on-searching
    loose
    apart
    plain
    subject api/CLError.Code.locationUnknown
    but verb/need-not verb/ignore
    value ends: thing/gives-up
    fact api/CLError.Code.locationUnknown = waits ; 5.2

    # What an error and a flag do not tell.
    property told-of
    loose
    apart
    plain
    despite than
    subject api/CLError.Code.regionMonitoringDenied diagnostic/persistenceUnavailable api/CLMonitor.Event.persistenceUnavailable diagnostic/conditionUnsupported api/CLMonitor.Event.conditionUnsupported diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded
    value many: thing/too-many|noun/limit
    value full: thing/disk-full
    value unsupported: thing/unsupported
    fact api/CLError.Code.regionMonitoringDenied = refused ; 5.2
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = locked ; 5.6 R45
    fact diagnostic/conditionUnsupported|api/CLMonitor.Event.conditionUnsupported = unsupported ; 5.6
    fact diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = many ; 5.6 R40

    # What the error of a temporary request tells.
    property prompt-error
    loose
    apart
    told
    subject completion/promptDeclined api/CLError.Code.promptDeclined
    but noun/settings device/servicesOff event/settings:globalOff thing/restrictions thing/entry-missing fn/아니 fn/not
    word say/means-user-refused|verb/mean|verb/report|verb/occur|verb/call|verb/become|verb/deliver|verb/finish
    value refusal: say/means-user-refused
    value refusal: label/Don’t_Allow|verb/deny
    fact completion/promptDeclined|api/CLError.Code.promptDeclined = not-shown ; T82 T83 5.2

    # Whether the delegate hears of another accuracy.
    property hears-accuracy
    loose
    apart
    firm
    despite only
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) prompt/ api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) accuracy/temporary thing/older-method thing/separate say/new-status
    word noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|verb/call
    value called: verb/call
    value silent: verb/silent
    fact thing/accuracy-change = called ; 5.3 6.4

    # What comes with the call for a new status.
    property brings-status
    loose
    apart
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but verb/deprecated api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) thing/older-method
    value argument: thing/passes-status
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = manager ; 5.3

    # Which form is of today.
    property current-form
    loose
    apart
    plain
    current
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) api/CLLocationManager.authorizationStatus()
    but verb/deprecated api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManager.authorizationStatus noun/manager say/manager-only
    value current: thing/current-form
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)|api/CLLocationManager.authorizationStatus() = older ; 5.1 5.3

    # Whether methods of the delegate have to be there.
    property all-methods
    loose
    apart
    plain
    subject api/CLLocationManagerDelegate
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    value required: thing/all-required
    value required: how/all verb/need
    fact api/CLLocationManagerDelegate = optional ; 5.3

    property failure-method
    loose
    apart
    plain
    despite even
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    but api/CLError api/CLLocationManagerDelegate verb/need say/throws delivery/crash verb/crash kind/protocol
    value needless: thing/no-consequence|verb/need-not
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = needed ; 5.3 5.7

    # How many positions one request gives.
    property gives-many
    loose
    apart
    plain
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManager.startUpdatingLocation() service/ verb/need
    value many: thing/keeps-delivering
    fact api/CLLocationManager.requestLocation() = one ; 5.7

    # Whether a wish for accuracy is a promise.
    property wished
    loose
    apart
    plain
    despite every each 항상
    subject api/CLLocationManager.desiredAccuracy
    value promise: thing/guarantees
    fact api/CLLocationManager.desiredAccuracy = wish ; 5.8

    property by-distance
    loose
    apart
    plain
    subject api/CLLocationManager.distanceFilter
    value time: thing/time-between
    fact api/CLLocationManager.distanceFilter = distance ; 5.8

    # Which configuration live updates have by themselves.
    property live-default
    loose
    apart
    subject api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates api/CLLocationUpdate.LiveConfiguration service/live-updates
    but items/ thing/config-default
    word how/default|thing/without-config
    value other: thing/config-other
    fact api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|api/CLLocationUpdate.LiveConfiguration|service/live-updates = default ; 5.5

    property live-cases
    loose
    apart
    plain
    subject api/CLLocationUpdate.LiveConfiguration
    value none: thing/config-none
    fact api/CLLocationUpdate.LiveConfiguration = other ; 5.5

    # Whether there is a position in each update.
    property may-be-nil
    loose
    apart
    plain
    subject api/CLLocationUpdate.location api/CLLocationUpdate
    but noun/diagnostic diagnostic/ type/boolean
    value never: thing/never-nil
    value never: how/each noun/location verb/offer|verb/deliver|verb/declare
    value never: how/all noun/location verb/offer|verb/deliver|verb/declare
    fact api/CLLocationUpdate.location|api/CLLocationUpdate = sometimes ; 5.5

    # What a beacon condition needs.
    property beacon-needs
    loose
    apart
    subject api/CLMonitor.BeaconIdentityCondition
    but verb/need-not
    word verb/need
    value more: thing/major-minor
    fact api/CLMonitor.BeaconIdentityCondition = uuid ; 5.6

    property circle
    loose
    apart
    plain
    subject api/CLMonitor.CircularGeographicCondition api/CLCircularRegion
    value other: thing/other-shape
    fact api/CLMonitor.CircularGeographicCondition|api/CLCircularRegion = circle ; 5.6 5.9

    # How many cases and flags there are.
    property number-of-cases
    loose
    apart
    plain
    despite only even
    current
    subject api/CLLocationUpdate.LiveConfiguration api/CLBackgroundActivitySession.Diagnostic api/CLMonitor.Event.State api/CLServiceSession.Diagnostic
    value *: items/*
    fact api/CLLocationUpdate.LiveConfiguration = items/5 items/1 ; 5.5
    fact api/CLBackgroundActivitySession.Diagnostic = items/6 items/1 ; 5.4
    fact api/CLMonitor.Event.State = items/4 items/1 ; 5.6 R46
    fact api/CLServiceSession.Diagnostic = items/8 items/1 ; 5.4
    """
}
