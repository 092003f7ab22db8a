/// Since when symbols, levels and features are there.
extension ClaimProperties {
  static let symbolFacts = """
    # Since when access is given for once, or on trial.
    property once-or-trial-came
    loose
    apart
    despite still also
    era iOS - 13.0
    era watchOS - 6.0
    subject label/Allow_Once grant/temporary grant/provisional
    but api/ key/ accuracy/ session/ service/ settings/ diagnostic/ event/ thing/ prompt/ level/always grant/always verb/share verb/show verb/deprecated verb/missing verb/unavailable
    but verb/need-not verb/fall-back verb/removed thing/old-sdk thing/new-sdk thing/older-systems say/availability-check
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    fact label/Allow_Once|grant/temporary|grant/provisional = none ; T10 T12 T18

    # Since when accuracy is decided about, and the status read of a manager.
    property accuracy-came
    loose
    apart
    despite still also
    era iOS - 14.0
    era watchOS - 7.0
    era macOS - 11.0
    subject accuracy/reduced thing/chooses-precision thing/precise-control thing/precise-pill accuracy/temporary event/requestTemporaryFullAccuracy
    subject api/CLLocationManager.accuracyAuthorization api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)
    subject api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) api/kCLLocationAccuracyReduced api/CLLocationManager.authorizationStatus
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManager.isAuthorizedForWidgetUpdates key/NSLocationDefaultAccuracyReduced
    subject key/NSLocationTemporaryUsageDescriptionDictionary key/NSWidgetWantsLocation
    but label/ grant/ session/ service/ diagnostic/ phase/ api/CLLocationManager.desiredAccuracy api/CLLocationManager.authorizationStatus()
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) api/LocationButton api/CLLocationButton api/CLMonitor api/CLBackgroundActivitySession api/CLLocationUpdate
    but api/CLServiceSession verb/deprecated verb/missing verb/unavailable verb/need-not verb/fall-back verb/removed thing/old-sdk thing/new-sdk thing/older-systems
    but say/availability-check
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work|verb/choose|verb/grant|verb/decide
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work|verb/choose|verb/grant|verb/decide
    fact accuracy/reduced|thing/chooses-precision|thing/precise-control|thing/precise-pill|accuracy/temporary|event/requestTemporaryFullAccuracy|api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)|api/kCLLocationAccuracyReduced|api/CLLocationManager.authorizationStatus|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManager.isAuthorizedForWidgetUpdates|key/NSLocationDefaultAccuracyReduced|key/NSLocationTemporaryUsageDescriptionDictionary|key/NSWidgetWantsLocation = none ; 1.1 4.2 5.1 T80

    # Since when there are buttons, and pushes, for positions.
    property button-or-push-came
    loose
    apart
    despite still also
    era iOS - 15.0
    era watchOS - 8.0
    subject api/LocationButton api/CLLocationButton api/CLLocationManager.startMonitoringLocationPushes(completion:) api/CLLocationPushServiceExtension event/tapLocationButton
    subject service/location-push
    but label/Allow_Once label/Allow_While_Using_App accuracy/ session/ diagnostic/ api/CLMonitor api/CLBackgroundActivitySession api/CLLocationUpdate api/CLLocationUpdate.liveUpdates(_:)
    but api/CLServiceSession verb/deprecated verb/missing verb/unavailable verb/need-not verb/fall-back verb/removed thing/old-sdk thing/new-sdk thing/older-systems
    but say/availability-check
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    fact api/LocationButton|api/CLLocationButton|api/CLLocationManager.startMonitoringLocationPushes(completion:)|api/CLLocationPushServiceExtension|event/tapLocationButton|service/location-push = none ; 5.7 5.10 T56 T129

    # Since when positions and conditions come as sequences.
    property async-came
    loose
    apart
    despite still also
    era iOS - 17.0
    era watchOS - 10.0
    era macOS - 14.0
    era tvOS - 17.0
    subject api/CLMonitor api/CLBackgroundActivitySession api/CLLocationUpdate api/CLLocationUpdate.liveUpdates(_:) session/background service/live-updates event/beginLiveUpdates
    but api/CLLocationUpdate. api/CLBackgroundActivitySession. label/ accuracy/ diagnostic/ noun/diagnostic prompt/ session/service: api/CLServiceSession api/CLMonitor. thing/implicit key/
    but service/region-monitoring verb/deprecated verb/missing verb/unavailable verb/need-not verb/fall-back verb/removed thing/old-sdk thing/new-sdk thing/older-systems
    but say/availability-check
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    fact api/CLMonitor|api/CLBackgroundActivitySession|api/CLLocationUpdate|api/CLLocationUpdate.liveUpdates(_:)|session/background|service/live-updates|event/beginLiveUpdates = none ; 5.4 5.5 5.6

    # Since when sessions state a goal.
    property goal-came
    loose
    apart
    despite still also
    era iOS - 18.0
    era watchOS - 11.0
    era tvOS - 18.0
    subject api/CLServiceSession session/service:any thing/implicit key/NSLocationRequireExplicitServiceSession
    but label/ accuracy/ session/background api/CLBackgroundActivitySession api/CLMonitor api/CLLocationUpdate service/ verb/deprecated verb/missing verb/unavailable verb/need-not
    but verb/fall-back verb/removed thing/old-sdk thing/new-sdk thing/older-systems say/availability-check event/requestWhenInUse event/requestAlways
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    value there: verb/introduce|verb/available|verb/exist|verb/offer|verb/use|verb/work
    fact api/CLServiceSession|session/service:any|thing/implicit|key/NSLocationRequireExplicitServiceSession = none ; 5.4 R24 R25
    """
}
