/// The texts of `FactTable.all`.
enum FactTables {
  /// Which symbols belong to a service, to an error or to a property.
  static let relations = """
    # The call that starts a service.
    starts
    service/standard-location = CLLocationManager.startUpdatingLocation() CLLocationManager.requestLocation() startStandard requestLocation | 5.7
    service/significant-change = CLLocationManager.startMonitoringSignificantLocationChanges() startSignificantChange | 5.7
    service/visits = CLLocationManager.startMonitoringVisits() startVisits | 5.7
    service/region-monitoring = CLLocationManager.startMonitoring(for:) startRegion | 5.7
    service/condition-monitoring = CLMonitor.add(_:identifier:) CLMonitor.add(_:identifier:assuming:) addCondition | 5.6
    service/beacon-ranging = CLLocationManager.startRangingBeacons(satisfying:) startRanging | 5.7
    service/heading = CLLocationManager.startUpdatingHeading() startHeading | 5.7
    service/live-updates = CLLocationUpdate.liveUpdates(_:) beginLiveUpdates | 5.5
    service/location-push = CLLocationManager.startMonitoringLocationPushes(completion:) startLocationPushes | 5.7

    # What takes the place of an older name.
    successor
    api/CLLocationManager.authorizationStatus() = CLLocationManager.authorizationStatus | 5.1
    api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) | 5.3
    key/NSLocationAlwaysUsageDescription = NSLocationAlwaysAndWhenInUseUsageDescription | 4.1
    api/CLLocationManager.startUpdatingLocation() = CLLocationUpdate.liveUpdates(_:) CLLocationUpdate ?CLLocationManager.requestLocation() | 5.5
    api/CLLocationManager.startMonitoring(for:) = CLMonitor CLMonitor.add(_:identifier:) | 5.6

    # The method of the delegate that hears of it.
    hears
    service/standard-location = CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.3
    service/significant-change = CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.3
    service/visits = CLLocationManagerDelegate.locationManager(_:didVisit:) CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.3
    service/region-monitoring = CLLocationManagerDelegate.locationManager(_:didEnterRegion:) CLLocationManagerDelegate.locationManager(_:didExitRegion:) CLLocationManagerDelegate.locationManager(_:didDetermineState:for:) CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) | 5.3
    service/beacon-ranging = CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) | 5.3
    service/heading = CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.3
    api/CLLocationManager.requestLocation() = CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.3 5.7
    api/CLError.Code.denied = CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.2 T112
    api/CLError.Code.locationUnknown = CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.2
    api/CLError.Code.network = CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.2
    api/CLError.Code.regionMonitoringDenied = CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) ?CLLocationManagerDelegate.locationManager(_:didFailWithError:) | 5.2 5.3
    api/CLLocationManager.authorizationStatus = CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) | 5.1 5.3
    api/CLLocationManager.authorizationStatus() = CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) | 5.1 5.3

    # The request whose completion gets an error.
    completes
    completion/promptDeclined = requestTemporaryFullAccuracy CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) | 5.2 T83
    api/CLError.Code.promptDeclined = requestTemporaryFullAccuracy CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) | 5.2 T83
    api/CLError.Code.historicalLocationError = CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) | 5.2
    api/CLLocationPushServiceError.Code.missingEntitlement = CLLocationManager.startMonitoringLocationPushes(completion:) startLocationPushes | 5.7

    # What tells whether the device has a service.
    checks
    service/significant-change = CLLocationManager.significantLocationChangeMonitoringAvailable() | 5.8
    service/heading = CLLocationManager.headingAvailable() | 5.8
    service/region-monitoring = CLLocationManager.isMonitoringAvailable(for:) | 5.8
    service/beacon-ranging = CLLocationManager.isRangingAvailable() | 5.8
    term/location-services = CLLocationManager.locationServicesEnabled() | 5.1

    # What to do after the system has launched the app.
    afterLaunch
    service/standard-location = startAgain | 7.4
    service/significant-change = startAgain | 7.4
    service/visits = setDelegate | 7.4
    service/region-monitoring = setDelegate | 7.4
    service/condition-monitoring = openByName | 7.4 R41
    service/live-updates = iterateAgain | 7.4 R30
    service/beacon-ranging = startAgain | 7.4
    service/heading = startAgain | 7.4

    # The kind of a symbol.
    kind
    api/CLLocationManager.authorizationStatus() = classMethod | 5.1
    api/CLLocationManager.authorizationStatus = property | 5.1
    api/CLLocationManager.accuracyAuthorization = property | 5.1
    api/CLLocationManager.locationServicesEnabled() = classMethod | 5.1
    api/LocationButton = swiftUI | 5.10
    api/CLLocationButton = uiKit | 5.10
    """
}
