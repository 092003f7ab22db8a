/// What reference pages tell of symbols and keys: types, values, when they came and went, and what
/// takes whose place.
extension ClaimProperties {
  static let symbolRules = """
    # Which symbols of today were never deprecated.
    property never-deprecated
    apart
    plain
    despite still only
    subject api/CLLocationManager.locationServicesEnabled() api/CLLocationManager.accuracyAuthorization api/CLLocationManager.requestLocation()
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.pausesLocationUpdatesAutomatically
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.startUpdatingLocation() api/CLLocationManager.startMonitoringVisits()
    subject api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.desiredAccuracy api/CLLocationManager.distanceFilter
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    subject api/CLMonitor api/CLServiceSession api/CLBackgroundActivitySession api/CLLocationUpdate.liveUpdates(_:)
    subject api/LocationButton api/CLLocationButton
    subject api/CLLocationManager.requestWhenInUseAuthorization() api/CLLocationManager.requestAlwaysAuthorization()
    subject api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    subject key/NSLocationTemporaryUsageDescriptionDictionary key/NSLocationDefaultAccuracyReduced key/NSWidgetWantsLocation key/NSLocationRequireExplicitServiceSession
    beside event/requestWhenInUse event/requestAlways noun/member noun/status noun/plist fn/filler set/statuses
    but say/replaces how/is-replaced say/replaced-by verb/become verb/missing
    value deprecated: verb/deprecated
    fact api/CLLocationManager.locationServicesEnabled()|api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.requestLocation()|api/CLLocationManager.allowsBackgroundLocationUpdates|api/CLLocationManager.showsBackgroundLocationIndicator|api/CLLocationManager.pausesLocationUpdatesAutomatically|api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.desiredAccuracy|api/CLLocationManager.distanceFilter = current ; 5.1 5.7 5.8
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)|api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = current ; 5.1 5.3
    fact api/CLMonitor|api/CLServiceSession|api/CLBackgroundActivitySession|api/CLLocationUpdate.liveUpdates(_:)|api/LocationButton|api/CLLocationButton = current ; 5.2 5.4 5.5 5.6 5.10
    fact api/CLLocationManager.requestWhenInUseAuthorization()|api/CLLocationManager.requestAlwaysAuthorization()|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) = current ; 5.1
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary|key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|key/NSLocationRequireExplicitServiceSession = current ; 4.1 4.2

    # Of which type a member is.
    property member-type
    apart
    subject api/CLLocationManager.accuracyAuthorization api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.locationServicesEnabled() api/CLLocationManager.authorizationStatus api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation()
    beside noun/member noun/status noun/accuracy
    word verb/report|say/comes-back|noun/member|noun/type
    value status: api/CLAuthorizationStatus
    value accuracy: api/CLAccuracyAuthorization
    value boolean: type/boolean|thing/gets-bool|thing/is-boolean
    value location: api/CLLocation
    fact api/CLLocationManager.accuracyAuthorization = accuracy ; 5.1
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.locationServicesEnabled() = boolean ; 5.1
    fact api/CLLocationManager.authorizationStatus = status ; 5.1
    fact api/CLLocationManager.requestLocation()|api/CLLocationManager.startUpdatingLocation() = nothing ; 5.7

    # Whether a call of the manager gives back a position.
    property returns-location
    loose
    apart
    plain
    subject api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation() event/startStandard
    but api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) noun/delegate about/callback
    value returned: say/returns-location
    fact api/CLLocationManager.requestLocation()|api/CLLocationManager.startUpdatingLocation()|event/startStandard = nothing ; 5.7

    # Whether apps of today need the older text for Always.
    property old-text-needed-since
    apart
    despite must still only also
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    beside event/requestAlways level/always noun/plist verb/ask verb/call noun/status
    but thing/old-sdk thing/older-systems
    word verb/need|verb/declare
    value needed: verb/need|verb/declare
    fact key/NSLocationAlwaysUsageDescription = older ; 4.1 T16

    # Whether apps of phones declare the text of the Mac.
    property mac-text-elsewhere
    loose
    apart
    current
    despite must every each otherwise before 반드시
    on iOS iPadOS
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription thing/older-systems verb/deprecated verb/missing verb/need-not thing/old-sdk
    word verb/need|verb/declare|verb/use
    value needed: verb/need|verb/declare|verb/use
    fact key/NSLocationUsageDescription = mac ; 4.1

    property mac-text-on-others
    loose
    apart
    despite must every each otherwise before 반드시
    on watchOS tvOS visionOS
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need-not
    word verb/need|verb/declare|verb/use|noun/text|verb/explain
    value needed: verb/need|verb/declare|verb/use|noun/text|verb/explain
    fact key/NSLocationUsageDescription = mac ; 4.1

    # Whether the method of today gave way to the older one.
    property method-replaced
    loose
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value replaced: say/replaced-by api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = current ; 5.3

    # Since when updates and events carry flags.
    property flags-since
    loose
    apart
    despite alike
    since iOS 18.0
    subject diagnostic/accuracyLimited diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/authorizationRequestInProgress
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/locationUnavailable api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable
    but session/service:any verb/missing verb/unavailable say/availability-check verb/become verb/report how/later
    word api/CLLocationUpdate|service/live-updates|api/CLMonitor.Event|api/CLMonitor|api/CLBackgroundActivitySession.Diagnostic|session/background
    value there: verb/available|verb/offer|verb/exist|verb/introduce|verb/declare
    fact diagnostic/accuracyLimited|diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/locationUnavailable|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable = none ; 5.4 5.5 5.6

    # Whether the older method is gone.
    property older-method-gone
    loose
    apart
    plain
    current
    despite longer
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but fn/without verb/missing how/lacking noun/status label/ prompt/
    value gone: verb/removed|verb/wipe|say/fails-to-build|say/gone-for-good
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = deprecated ; 5.3

    # Which types have no subclasses.
    property subclassed
    loose
    apart
    plain
    subject api/CLServiceSession session/service:any api/CLBackgroundActivitySession session/background api/CLMonitor
    but noun/condition kind/protocol api/CLLocationManager api/CLCondition
    value subclassed: say/subclass
    fact api/CLServiceSession|session/service:any|api/CLBackgroundActivitySession|session/background = final ; 5.4
    fact api/CLMonitor = actor ; 5.6

    # How a session is made.
    property session-factory
    loose
    apart
    plain
    subject thing/session-factory
    but api/CLServiceSession.init(authorization:) thing/initializer
    value used: verb/create|verb/call|verb/use|verb/start|verb/deliver
    fact thing/session-factory = none ; C-17 5.4

    # Whether apps that ask for no more than the lesser level need the greater text.
    property use-app-needs-more
    loose
    apart
    current
    despite even must every
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need-not event/requestAlways level/always grant/always how/before
    word say/only-use
    value needed: verb/need
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = needless ; T05 V08

    # Where the key for reduced accuracy is not read.
    property reduced-key-on-mac
    loose
    apart
    on macOS
    subject key/NSLocationDefaultAccuracyReduced
    but verb/missing verb/unavailable verb/not-work
    word verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/report|verb/declare|verb/suffice
    value there: verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/report|verb/declare|verb/suffice
    fact key/NSLocationDefaultAccuracyReduced = phone ; 4.2

    # Whether a stream breaks off where access is refused.
    property live-throws
    loose
    apart
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    but api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation() event/startStandard noun/delegate
    word status/denied|grant/denied|verb/deny|label/Don’t_Allow|status/restricted
    value thrown: say/throws
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates = flagged ; 1.4 5.5

    # What comes of the lack of the older text on systems of today.
    property old-text-lacking
    loose
    apart
    despite still
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription
    word verb/missing|verb/unavailable|how/missing|how/lacking
    value crash: event/terminate|verb/crash|delivery/crash
    fact key/NSLocationAlwaysUsageDescription = none ; 4.1 T16
    """
}
