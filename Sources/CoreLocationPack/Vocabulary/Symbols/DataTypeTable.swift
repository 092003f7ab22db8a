extension Tables {
  /// Types of the data that the services deliver (5.9).
  static let dataTypes = """
    CLLocation class
    swift class CLLocation
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en A position with its altitude, course, speed and time.
    ko 위치와 고도, 진행 방향, 속도, 시각을 담습니다.
    see CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) CLLocationUpdate.location
    from A-LM

    CLVisit class
    swift class CLVisit
    on iOS 8.0, Cat 13.1, macOS 10.15
    en The arrival at a place and the departure from it.
    ko 어떤 장소에 도착하고 떠난 기록입니다.
    see CLLocationManagerDelegate.locationManager(_:didVisit:) service/visits
    from A-LM

    CLHeading class
    swift class CLHeading
    on iOS 3.0, Cat 13.1, macOS 10.7, watchOS 2.0
    en A value of the compass.
    ko 나침반이 가리키는 방위 값입니다.
    see CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) service/heading
    from A-LM

    CLRegion class
    swift class CLRegion
    on iOS 4.0, Cat 13.1, macOS 10.7, tvOS 9.0, watchOS 2.0
    en The base class of regions.
    ko 지역의 기반 클래스입니다.
    see CLCircularRegion CLBeaconRegion service/region-monitoring
    from A-LM

    CLCircularRegion class
    swift class CLCircularRegion
    on iOS 7.0, Cat 13.1, macOS 10.10, tvOS 9.0, watchOS 2.0
    en A region in the shape of a circle.
    ko 원 모양의 지역입니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    see CLRegion CLMonitor.CircularGeographicCondition
    from A-LM C-3

    CLBeaconRegion class
    swift class CLBeaconRegion
    on iOS 7.0, Cat 13.1, macOS 10.15
    en A region around a beacon.
    ko 비콘을 기준으로 하는 지역입니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    see CLRegion CLMonitor.BeaconIdentityCondition
    from A-LM C-3

    CLBeaconIdentityConstraint class
    swift class CLBeaconIdentityConstraint
    on iOS 13.0, Cat 13.1, macOS 10.15
    en The identity of the beacons to look for.
    ko 찾을 비콘의 신원을 정합니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    see CLLocationManager.startRangingBeacons(satisfying:)
    from A-LM C-3

    CLGeocoder class
    swift class CLGeocoder
    on iOS 5.0, Cat 13.1, macOS 10.8, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Turns addresses into positions and back; works under either authorization level.
    ko 주소와 위치를 서로 바꿉니다. 어느 권한 수준에서나 쓸 수 있습니다.
    note contested | Deprecated at 26.0 in later pages; the April 2025 pages carry no deprecation.
      | 나중 문서에는 26.0에서 지원 중단된 것으로 나오지만 2025년 4월 문서에는 그런 표시가
      없습니다.
    see service/geocoding term/geocoding
    from A-LM S4 C-3
    """
}
