extension Tables {
  /// The classic services (5.7).
  static let classicServices = """
    CLLocationManager.startUpdatingLocation() method
    swift func startUpdatingLocation()
    on iOS 2.0, Cat 13.1, macOS 10.6, no tvOS, visionOS 1.0, watchOS 3.0
    en Starts the standard location service.
    ko 표준 위치 서비스를 시작합니다.
    note failure | Without authorization didFailWithError gets CLError.denied; under When In Use
      it cannot be started in the background.
      | 권한이 없으면 didFailWithError가 CLError.denied를 받습니다. 앱을 사용하는 동안 권한으로는
      백그라운드에서 시작할 수 없습니다.
    note launch | Never launches a terminated app.
      | 종료된 앱을 실행하지 않습니다.
    see CLLocationManager.stopUpdatingLocation()
      CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) service/standard-location
    from A-LM A-VOS T112 T113 T114 T120 T124 R06

    CLLocationManager.stopUpdatingLocation() method
    swift func stopUpdatingLocation()
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Stops the standard location service.
    ko 표준 위치 서비스를 멈춥니다.
    see CLLocationManager.startUpdatingLocation() service/standard-location
    from A-LM

    CLLocationManager.requestLocation() method
    swift func requestLocation()
    on iOS 9.0, Cat 13.1, macOS 10.14, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Asks for one position; the delegate must implement didFailWithError.
    ko 위치를 한 번 요청합니다. 델리게이트가 didFailWithError를 구현해야 합니다.
    see CLLocationManagerDelegate.locationManager(_:didFailWithError:) service/standard-location
    from A-LM

    CLLocationManager.startMonitoringSignificantLocationChanges() method
    swift func startMonitoringSignificantLocationChanges()
    on iOS 4.0, Cat 13.1, macOS 10.7, no visionOS, no watchOS
    en Starts the significant-change location service: coarse, and able to launch the app.
    ko 중요한 위치 변화 서비스를 시작합니다. 위치는 대략적이지만 앱을 실행할 수 있습니다.
    note launch | Always on iOS: launches a terminated app; start the service again after the
      launch.
      | iOS에서 항상 허용 권한이면 종료된 앱을 실행합니다. 실행된 뒤 서비스를 다시 시작합니다.
    note limit | About 500 m of movement, not more often than every 5 minutes.
      | 약 500m 이동할 때, 최소 5분 간격으로 옵니다.
    note versions | iOS 8–12: only under Always. iOS 13 and later: both levels.
      | iOS 8–12: 항상 허용에서만 쓸 수 있습니다. iOS 13 이상: 두 권한 수준 모두에서 쓸 수
      있습니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    see CLLocationManager.stopMonitoringSignificantLocationChanges() service/significant-change
    from A-LM T118 T119 T122 T123

    CLLocationManager.stopMonitoringSignificantLocationChanges() method
    swift func stopMonitoringSignificantLocationChanges()
    on iOS 4.0, Cat 13.1, macOS 10.7
    en Stops the significant-change location service.
    ko 중요한 위치 변화 서비스를 멈춥니다.
    see CLLocationManager.startMonitoringSignificantLocationChanges() service/significant-change
    from A-LM

    CLLocationManager.significantLocationChangeMonitoringAvailable() class method
    swift class func significantLocationChangeMonitoringAvailable() -> Bool
    on iOS 4.0, Cat 13.1, macOS 10.7, visionOS 1.0
    en Whether the device can report significant location changes.
    ko 기기가 중요한 위치 변화를 알릴 수 있는지 알려 줍니다.
    see service/significant-change
    from A-LM

    CLLocationManager.startMonitoringVisits() method
    swift func startMonitoringVisits()
    on iOS 8.0, Cat 13.1, macOS 10.15, no visionOS, no watchOS
    en Starts the visits service; it can launch the app and goes on after a relaunch without being
      started again.
    ko 방문 서비스를 시작합니다. 앱을 실행할 수 있고, 앱이 다시 실행된 뒤에는 다시 시작하지 않아도
      이어집니다.
    note launch | Always on iOS: launches a terminated app; after the launch only set a delegate.
      | iOS에서 항상 허용 권한이면 종료된 앱을 실행합니다. 실행된 뒤에는 델리게이트만 지정하면
      됩니다.
    note versions | iOS 8–12: only under Always. iOS 13 and later: both levels.
      | iOS 8–12: 항상 허용에서만 쓸 수 있습니다. iOS 13 이상: 두 권한 수준 모두에서 쓸 수
      있습니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    see CLLocationManager.stopMonitoringVisits()
      CLLocationManagerDelegate.locationManager(_:didVisit:) service/visits
    from A-LM T118 T119 T122 T123

    CLLocationManager.stopMonitoringVisits() method
    swift func stopMonitoringVisits()
    on iOS 8.0, Cat 13.1, macOS 10.15
    en Stops the visits service.
    ko 방문 서비스를 멈춥니다.
    see CLLocationManager.startMonitoringVisits() service/visits
    from A-LM

    CLLocationManager.startMonitoring(for:) method
    swift func startMonitoring(for region: CLRegion)
    on iOS 5.0, Cat 13.1, macOS 10.8, no visionOS, no watchOS
    en Starts to monitor a region.
    ko 지역 하나의 모니터링을 시작합니다.
    note limit | At most 20 regions per app; full accuracy only.
      | 앱 하나에 지역을 20개까지 둘 수 있으며, 정확한 위치가 필요합니다.
    note launch | Always on iOS: launches a terminated app; after the launch set a delegate.
      | iOS에서 항상 허용 권한이면 종료된 앱을 실행합니다. 실행된 뒤 델리게이트를 지정합니다.
    note versions | iOS 8–12: only under Always. iOS 13 and later: both levels.
      | iOS 8–12: 항상 허용에서만 쓸 수 있습니다. iOS 13 이상: 두 권한 수준 모두에서 쓸 수
      있습니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    see CLLocationManager.stopMonitoring(for:) CLMonitor service/region-monitoring
    from A-LM C-3 T118 T119 T122 T123 T126 I25

    CLLocationManager.stopMonitoring(for:) method
    swift func stopMonitoring(for region: CLRegion)
    on iOS 5.0, Cat 13.1, macOS 10.8
    en Stops the monitoring of one region.
    ko 지역 하나의 모니터링을 멈춥니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    see CLLocationManager.startMonitoring(for:) service/region-monitoring
    from A-LM

    CLLocationManager.requestState(for:) method
    swift func requestState(for region: CLRegion)
    on iOS 5.0, Cat 13.1, macOS 10.8
    en Asks whether the device is inside or outside a region; didDetermineState answers.
    ko 기기가 지역의 안에 있는지 밖에 있는지 묻습니다. 답은 didDetermineState로 옵니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    see CLLocationManagerDelegate.locationManager(_:didDetermineState:for:)
      service/region-monitoring
    from A-LM

    CLLocationManager.monitoredRegions property
    swift var monitoredRegions: Set<CLRegion> { get }
    on iOS 4.0, Cat 13.1, macOS 10.8
    en The regions that all managers of the app watch together.
    ko 앱의 모든 매니저가 함께 지켜보는 지역입니다.
    note extra | Empty in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 비어 있습니다.
    see CLLocationManager.startMonitoring(for:) service/region-monitoring
    from A-LM A-VOS R11

    CLLocationManager.isMonitoringAvailable(for:) class method
    swift class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool
    on iOS 7.0, Cat 13.1, macOS 10.10, visionOS 1.0
    en Whether the device can monitor a class of regions.
    ko 기기가 어떤 종류의 지역을 모니터링할 수 있는지 알려 줍니다.
    see CLRegion service/region-monitoring
    from A-LM

    CLLocationManager.startRangingBeacons(satisfying:) method
    swift func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
    on iOS 13.0, Cat 13.1, macOS 10.15
    en Starts to range the beacons that satisfy a constraint.
    ko 조건에 맞는 비콘의 거리 측정을 시작합니다.
    note launch | Never launches a terminated app.
      | 종료된 앱을 실행하지 않습니다.
    note accuracy | Full accuracy only.
      | 정확한 위치가 필요합니다.
    see CLLocationManager.stopRangingBeacons(satisfying:)
      CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) service/beacon-ranging
    from A-LM T124

    CLLocationManager.stopRangingBeacons(satisfying:) method
    swift func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint)
    on iOS 13.0, Cat 13.1, macOS 10.15
    en Stops the ranging of the beacons that satisfy a constraint.
    ko 조건에 맞는 비콘의 거리 측정을 멈춥니다.
    see CLLocationManager.startRangingBeacons(satisfying:) service/beacon-ranging
    from A-LM

    CLLocationManager.isRangingAvailable() class method
    swift class func isRangingAvailable() -> Bool
    on iOS 7.0, Cat 13.1, macOS 10.15, visionOS 1.0
    en Whether the device can range beacons.
    ko 기기가 비콘의 거리를 측정할 수 있는지 알려 줍니다.
    see service/beacon-ranging
    from A-LM

    CLLocationManager.startUpdatingHeading() method
    swift func startUpdatingHeading()
    on iOS 3.0, Cat 13.1, macOS 10.15, no visionOS, watchOS 2.0
    en Starts the updates of the compass heading.
    ko 방위 업데이트를 시작합니다.
    note launch | Never launches a terminated app.
      | 종료된 앱을 실행하지 않습니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    see CLLocationManager.stopUpdatingHeading()
      CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) service/heading
    from A-LM A-VOS S1 T124

    CLLocationManager.stopUpdatingHeading() method
    swift func stopUpdatingHeading()
    on iOS 3.0, Cat 13.1, watchOS 2.0
    en Stops the updates of the compass heading.
    ko 방위 업데이트를 멈춥니다.
    see CLLocationManager.startUpdatingHeading() service/heading
    from A-LM

    CLLocationManager.headingAvailable() class method
    swift class func headingAvailable() -> Bool
    on iOS 4.0, Cat 13.1, macOS 10.7, visionOS 1.0, watchOS 2.0
    en Whether the device can report a compass heading.
    ko 기기가 방위를 알릴 수 있는지 알려 줍니다.
    see service/heading
    from A-LM S1

    CLLocationManager.startMonitoringLocationPushes(completion:) method
    swift func startMonitoringLocationPushes(completion: ((Data?, (any Error)?) -> Void)? = nil)
    on iOS 15.0
    en Gets the token for a Location Push Service Extension; needs Always authorization and an
      entitlement.
    ko 위치 푸시 서비스 확장에 쓸 토큰을 받습니다. 항상 허용 권한과 엔타이틀먼트가 필요합니다.
    note extra | Does nothing in an iPad or iPhone app on visionOS.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 아무 일도 하지 않습니다.
    needs key/com.apple.developer.location.push
    see CLLocationManager.stopMonitoringLocationPushes() CLLocationPushServiceExtension
      status/authorizedAlways service/location-push
    from A-PUSH T129

    CLLocationManager.stopMonitoringLocationPushes() method
    swift func stopMonitoringLocationPushes()
    on iOS 15.0
    en Stops the monitoring of location pushes.
    ko 위치 푸시 모니터링을 멈춥니다.
    see CLLocationManager.startMonitoringLocationPushes(completion:) service/location-push
    from A-PUSH

    CLLocationPushServiceExtension protocol
    swift protocol CLLocationPushServiceExtension : NSObjectProtocol
    on iOS 15.0
    en The protocol of a Location Push Service Extension.
    ko 위치 푸시 서비스 확장의 프로토콜입니다.
    needs key/com.apple.developer.location.push
    see service/location-push term/location-push-service-extension
    from A-PUSH S0 T129

    CLLocationPushServiceError.Code.missingEntitlement case
    swift case missingEntitlement
    on iOS 15.0
    code CLLocationPushServiceError.missingEntitlement
    en The error of a push extension whose entitlement is absent.
    ko 엔타이틀먼트가 없는 푸시 확장의 오류입니다.
    needs key/com.apple.developer.location.push
    from A-PUSH
    """
}
