extension FactTables {
  /// What flags, statuses, errors, callbacks, members and keys mean and do.
  static let meanings = """
    # What is the case when a flag is true, a status is reported or an error comes.
    situation
    diagnostic/authorizationRequestInProgress = prompting | 1.4 T87
    diagnostic/insufficientlyInUse = notInUse | 1.4 T88 T97
    diagnostic/authorizationDenied = denied servicesOff ?restricted | 1.4 T90 T92
    diagnostic/authorizationDeniedGlobally = servicesOff | 1.4 T92
    diagnostic/authorizationRestricted = restricted | 1.4 T91
    diagnostic/serviceSessionRequired = noSession | 1.4 T106 R25
    diagnostic/alwaysAuthorizationDenied = alwaysRefused | 1.4 T96
    diagnostic/fullAccuracyDenied = fullRefused | 1.4 T102
    diagnostic/accuracyLimited = reduced rareUpdates noEvents | 1.4 5.5 5.6
    diagnostic/locationUnavailable = noPosition | 1.4 5.5
    diagnostic/stationary = still paused | 1.4 5.5
    diagnostic/isStationary = still olderStationary | 5.5
    diagnostic/conditionLimitExceeded = tooMany notWatched | 1.4 5.6 R40
    diagnostic/conditionUnsupported = unsupported notWatched | 1.4 5.6
    diagnostic/persistenceUnavailable = locked | 1.4 5.6 R45
    status/notDetermined = undecided lapsed | 1.1
    status/restricted = restricted unchangeable | 1.1
    status/denied = denied servicesOff | 1.1
    status/authorizedAlways = always permanent provisional | 1.1 1.3
    status/authorizedWhenInUse = whenInUse lasting temporary | 1.1 1.3
    api/CLAccuracyAuthorization.fullAccuracy = precise | 1.1 5.2
    api/CLAccuracyAuthorization.reducedAccuracy = reduced | 1.1 5.2
    api/CLError.Code.denied = denied servicesOff notAuthorized ?restricted | 5.2 T112
    api/CLError.Code.locationUnknown = noPosition | 5.2
    api/CLError.Code.network = noNetwork | 5.2
    api/CLError.Code.regionMonitoringDenied = regionsRefused | 5.2
    api/CLError.Code.promptDeclined = promptImpossible ?denied | 5.2 T83 T84 T85 C-15
    completion/promptDeclined = promptImpossible ?denied | 5.2 T83 T84 T85 C-15
    api/CLError.Code.historicalLocationError = historyFailed | 5.2
    api/CLLocationPushServiceError.Code.missingEntitlement = noEntitlement | 5.7

    # What a method of the delegate tells.
    brings
    api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = status accuracy | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = status | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = positions | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = errors | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) = heading | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didVisit:) = visits | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:) = entry | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didExitRegion:) = exit | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didDetermineState:for:) = regionState | 5.3
    api/CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) = regionErrors | 5.3
    api/CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) = beacons | 5.3
    api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) = pause | 5.3
    api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:) = resumption | 5.3

    # What a member does.
    does
    api/CLMonitor.init(_:) = opensMonitor | 5.6
    api/CLMonitor.add(_:identifier:) = addsCondition | 5.6
    api/CLMonitor.add(_:identifier:assuming:) = addsCondition assumesState | 5.6
    api/CLMonitor.remove(_:) = removesCondition | 5.6
    api/CLMonitor.record(for:) = recordsCondition | 5.6
    api/CLMonitor.identifiers = listsIdentifiers | 5.6
    api/CLMonitor.events = givesEvents | 5.6
    api/CLLocationManager.desiredAccuracy = wishesAccuracy | 5.8
    api/CLLocationManager.distanceFilter = filtersDistance | 5.8
    api/CLLocationManager.activityType = hintsActivity | 5.8
    api/CLLocationManager.pausesLocationUpdatesAutomatically = mayPause defaultTrue | 5.8
    api/CLLocationManager.allowsBackgroundLocationUpdates = goesOn defaultFalse | 5.8 R05

    # What a key brings about.
    keyEffect
    key/NSLocationDefaultAccuracyReduced = asksForReduced hidesSwitch | 4.2
    key/NSLocationRequireExplicitServiceSession = noImplicitSessions | 4.2 R25
    key/UIBackgroundModes = backgroundContinuation | 4.2 R04
    key/UIBackgroundModes:location = backgroundContinuation | 4.2 R04
    key/UIRequiredDeviceCapabilities = storeFilter | 4.2
    key/NSWidgetWantsLocation = widgetLocation | 4.2 T128

    # When a prompt appears, by its id or by its call.
    appears
    event/requestWhenInUse = atRequest | 2.3 T05
    prompt/P-WIU = atRequest | 2.3 T05
    prompt/first = atRequest | 2.3 T05 T15
    event/requestAlways = atRequest atUndecidedRequest atAlwaysRequest | 2.3 T15 T30
    prompt/P-ALW1 = atRequest atUndecidedRequest atAlwaysRequest | 2.3 T15
    prompt/P-UPG = atRequest atAlwaysRequest | 2.3 T30
    prompt/P-PROV = atAlwaysEvent | 2.3 T40
    prompt/second = atAlwaysEvent | 2.3 T40
    prompt/P-REM = afterBackgroundUse | 2.3

    # What somebody hears of a service.
    gives
    service/heading = pointing | 5.7
    service/significant-change = bigMovement everyFiveMinutes | 7.4
    service/visits = arrivalAndDeparture | 7.4
    api/CLLocationManager.requestLocation() = onePosition | 5.7
    api/CLLocationManager.startUpdatingLocation() = positionsUntilStopped | 5.7
    """
}
