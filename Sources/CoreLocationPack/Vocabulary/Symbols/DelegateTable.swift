extension Tables {
  /// Callbacks of the location manager (5.3).
  static let delegate = """
    CLLocationManagerDelegate protocol
    swift protocol CLLocationManagerDelegate : NSObjectProtocol
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The callbacks of a location manager.
    ko 위치 매니저의 콜백을 정의하는 프로토콜입니다.
    see CLLocationManager.delegate term/delegate
    from A-LM

    CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) method
    swift optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en Called when a manager is created, when the authorization status changes and when the
      accuracy changes.
    ko 매니저를 만들었을 때, 권한 상태가 바뀌었을 때, 정확도가 바뀌었을 때 호출됩니다.
    note delivery | Reports the current status; a choice that leaves the status as it was is
      silent.
      | 현재 권한 상태를 보고합니다. 사용자가 선택해도 권한 상태가 그대로이면 호출되지 않습니다.
    reports status/notDetermined status/restricted status/denied status/authorizedAlways
      status/authorizedWhenInUse
    see CLLocationManager.authorizationStatus CLLocationManager.accuracyAuthorization
    from A-DCA W20-10660 S0 T01 T02 T03 T04 T63

    CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) method
    swift optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization
      status: CLAuthorizationStatus)
    on iOS 4.2-14.0†, Cat 13.1-14.0†, macOS 10.7-11.0†, tvOS 9.0-14.0†, watchOS 1.0-7.0†
    en The older callback for authorization changes, with the status as its argument.
    ko 권한 변경을 알리는 예전 콜백이며, 권한 상태를 인자로 받습니다.
    reports status/notDetermined status/restricted status/denied status/authorizedAlways
      status/authorizedWhenInUse
    now CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    from A-DCA T01

    CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) method
    swift optional func locationManager(_ manager: CLLocationManager, didUpdateLocations
      locations: [CLLocation])
    on iOS 6.0, Cat 13.1, macOS 10.9, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Delivers positions; it says nothing about what the user chose.
    ko 위치를 전달합니다. 사용자가 권한을 어떻게 선택했는지는 알리지 않습니다.
    note contested | The page of requestAlwaysAuthorization() names this method for the user's
      choice; the headers and the delegate's pages name the authorization callbacks.
      | requestAlwaysAuthorization() 문서는 사용자의 선택이 이 메서드로 온다고 하지만, 헤더와
      델리게이트 문서는 권한 콜백으로 온다고 합니다.
    see CLLocationManager.startUpdatingLocation() CLLocationManager.requestLocation()
      term/location-update
    from A-LM C-11

    CLLocationManagerDelegate.locationManager(_:didFailWithError:) method
    swift optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any
      Error)
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Delivers errors; using location services throws an exception when the delegate does not
      implement it.
    ko 오류를 전달합니다. 델리게이트가 이 메서드를 구현하지 않은 채 위치 서비스를 쓰면 예외가
      발생합니다.
    see CLError CLError.Code.denied CLLocationManager.requestLocation()
    from A-LM T112

    CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) method
    swift optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading:
      CLHeading)
    on iOS 3.0, Cat 13.1, macOS 10.15, watchOS 2.0
    en Delivers compass headings.
    ko 방위를 전달합니다.
    see CLLocationManager.startUpdatingHeading() CLHeading service/heading
    from A-LM

    CLLocationManagerDelegate.locationManager(_:didVisit:) method
    swift optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    on iOS 8.0, Cat 13.1, macOS 10.15
    en Delivers visits.
    ko 방문을 전달합니다.
    see CLLocationManager.startMonitoringVisits() CLVisit service/visits
    from A-LM

    CLLocationManagerDelegate.locationManager(_:didEnterRegion:) method
    swift optional func locationManager(_ manager: CLLocationManager, didEnterRegion region:
      CLRegion)
    on iOS 4.0, Cat 13.1, macOS 10.8
    en Tells that the device entered a monitored region.
    ko 기기가 모니터링하는 지역에 들어갔음을 알립니다.
    see CLLocationManager.startMonitoring(for:) service/region-monitoring
    from A-LM

    CLLocationManagerDelegate.locationManager(_:didExitRegion:) method
    swift optional func locationManager(_ manager: CLLocationManager, didExitRegion region:
      CLRegion)
    on iOS 4.0, Cat 13.1, macOS 10.8
    en Tells that the device left a monitored region.
    ko 기기가 모니터링하는 지역에서 나갔음을 알립니다.
    see CLLocationManager.startMonitoring(for:) service/region-monitoring
    from A-LM

    CLLocationManagerDelegate.locationManager(_:didDetermineState:for:) method
    swift optional func locationManager(_ manager: CLLocationManager, didDetermineState state:
      CLRegionState, for region: CLRegion)
    on iOS 7.0, Cat 13.1, macOS 10.10
    en Answers whether the device is inside or outside a region.
    ko 기기가 지역의 안에 있는지 밖에 있는지 답합니다.
    see CLLocationManager.requestState(for:) service/region-monitoring
    from A-LM

    CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) method
    swift optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region:
      CLRegion?, withError error: any Error)
    on iOS 4.0, Cat 13.1, macOS 10.8
    en Delivers an error of region monitoring.
    ko 지역 모니터링의 오류를 전달합니다.
    see CLLocationManager.startMonitoring(for:) CLError.Code.regionMonitoringDenied
    from A-LM

    CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) method
    swift optional func locationManager(_ manager: CLLocationManager, didRange beacons:
      [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    on iOS 13.0, Cat 13.1, macOS 10.15
    en Delivers the result of beacon ranging.
    ko 비콘 거리 측정의 결과를 전달합니다.
    see CLLocationManager.startRangingBeacons(satisfying:) service/beacon-ranging
    from A-LM

    CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) method
    swift optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    on iOS 6.0, Cat 13.1, macOS 10.15, visionOS 1.0
    en Tells that location updates were paused automatically.
    ko 위치 업데이트가 자동으로 멈추었음을 알립니다.
    see CLLocationManager.pausesLocationUpdatesAutomatically
    from A-LM

    CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:) method
    swift optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    on iOS 6.0, Cat 13.1, macOS 10.15, visionOS 1.0
    en Tells that an automatic pause of location updates ended.
    ko 자동으로 멈추었던 위치 업데이트가 다시 시작되었음을 알립니다.
    see CLLocationManager.pausesLocationUpdatesAutomatically
    from A-LM
    """
}
