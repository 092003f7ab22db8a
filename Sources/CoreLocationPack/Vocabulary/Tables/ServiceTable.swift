extension Tables {
  /// Services: which launch an app (7.4) and which a level allows (6.3).
  static let services = """
    standard-location
    english standard location service
    korean 표준 위치 서비스
    also.en standard updates; standard service; standard location
    on iOS 2.0, Cat 13.1, macOS 10.6, visionOS 1.0, watchOS 3.0
    en Delivers positions continuously, or one at a time, while the app may receive them.
    ko 앱이 위치를 받을 수 있는 동안 위치를 계속, 또는 한 번씩 전달합니다.
    note launch | No.
      | 실행하지 않습니다.
    note relaunch | Start it again.
      | 다시 시작합니다.
    note levels-i8 | Both.
      | 둘 다 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | Fails if it is started in the background under When In Use.
      | 앱을 사용하는 동안 권한으로 백그라운드에서 시작하면 실패합니다.
    note background | Goes on in the background with background mode location and
      allowsBackgroundLocationUpdates set to true.
      | 백그라운드 모드 location이 있고 allowsBackgroundLocationUpdates가 true이면
      백그라운드에서도 이어집니다.
    note extra | On tvOS only the one-shot requestLocation exists.
      | tvOS에는 한 번 요청하는 requestLocation만 있습니다.
    see CLLocationManager.startUpdatingLocation() CLLocationManager.stopUpdatingLocation()
      CLLocationManager.requestLocation()
      CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
      CLLocationManager.allowsBackgroundLocationUpdates
    from 6.3 T112 T113 T120 T124 R04 R06 R09

    live-updates
    english live updates
    korean 실시간 위치 업데이트
    also.en live location updates
    also.ko 실시간 업데이트
    on iOS 17.0, Cat 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, watchOS 10.0
    en Delivers positions and diagnostics as an asynchronous sequence.
    ko 위치와 진단 정보를 비동기 스트림으로 전달합니다.
    note launch | Yes, while tracked with an active background session or an .always session (17
      or 18 and later).
      | 활성 백그라운드 세션이나 .always 세션으로 추적되는 동안에는 실행합니다(17 또는 18 이상).
    note relaunch | Iterate again at once.
      | 바로 다시 반복합니다.
    note levels | Both.
      | 둘 다 됩니다.
    note versions | OS 17: iterating never prompts. OS 18 and later: iterating is an implicit When
      In Use session and can prompt.
      | OS 17: 반복해도 알림이 나타나지 않습니다. OS 18 이상: 반복이 앱을 사용하는 동안 권한의
      암시적인 세션이 되어 알림이 나타날 수 있습니다.
    note accuracy | Reduced accuracy: an update every 15 to 20 minutes.
      | 대략적인 위치만 허용되면 15–20분마다 업데이트가 옵니다.
    see CLLocationUpdate.liveUpdates(_:) CLLocationUpdate CLBackgroundActivitySession
      CLServiceSession
    from T100 T104 T106 T107 R22 R23 R24 R30

    significant-change
    english significant-change location service
    korean 중요한 위치 변화 서비스
    also.en significant location change; significant change; significant-change service
    also.ko 중요한 위치 변화
    on iOS 4.0, Cat 13.1, macOS 10.7, no visionOS, no watchOS
    en Reports when the position has changed by a significant distance; coarse.
    ko 위치가 크게 바뀌었을 때 알립니다. 위치는 대략적입니다.
    note launch | Yes, under Always on iOS, also after the user killed the app.
      | iOS에서 항상 허용이면 실행합니다. 사용자가 앱을 강제로 종료한 뒤에도 실행합니다.
    note relaunch | Start it again.
      | 다시 시작합니다.
    note levels-i8 | Always.
      | 항상 허용에서만 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | About 500 m, not more often than every 5 minutes.
      | 약 500m 이동할 때, 최소 5분 간격으로 옵니다.
    note accuracy | Available under reduced accuracy.
      | 대략적인 위치만 허용되어도 쓸 수 있습니다.
    see CLLocationManager.startMonitoringSignificantLocationChanges()
      CLLocationManager.stopMonitoringSignificantLocationChanges()
      CLLocationManager.significantLocationChangeMonitoringAvailable() term/significant-change
    from 6.3 T118 T119 T122 T123

    visits
    english visits service
    korean 방문 서비스
    also.en visits; visit monitoring
    also.ko 방문
    on iOS 8.0, Cat 13.1, macOS 10.15, no visionOS, no watchOS
    en Reports when the user arrives at a place and when the user leaves it.
    ko 사용자가 어떤 장소에 도착하고 떠난 것을 알립니다.
    note launch | Yes, under Always on iOS, also after the user killed the app.
      | iOS에서 항상 허용이면 실행합니다. 사용자가 앱을 강제로 종료한 뒤에도 실행합니다.
    note relaunch | Only set a delegate; no restart is needed.
      | 델리게이트만 지정하면 되고 다시 시작할 필요가 없습니다.
    note levels-i8 | Always.
      | 항상 허용에서만 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note delivery | Shared by all managers of the app.
      | 앱의 모든 매니저가 공유합니다.
    note accuracy | Available under reduced accuracy: times exact, places coarse.
      | 대략적인 위치만 허용되어도 쓸 수 있습니다. 시각은 정확하고 장소는 대략적입니다.
    see CLLocationManager.startMonitoringVisits() CLLocationManager.stopMonitoringVisits() CLVisit
      CLLocationManagerDelegate.locationManager(_:didVisit:) term/visits
    from 6.3 T118 T119 T122 T123 R11

    region-monitoring
    english region monitoring
    korean 지역 모니터링
    also.en geofencing; fence monitoring
    also.ko 지오펜싱
    say.en geofence; fence
    say.ko 지오펜스; 가상 울타리
    on iOS 5.0, Cat 13.1, macOS 10.8, no visionOS, no watchOS
    en Reports when the device enters or leaves a region.
    ko 기기가 지역에 들어가거나 나가면 알립니다.
    note launch | Yes, under Always on iOS, also after the user killed the app.
      | iOS에서 항상 허용이면 실행합니다. 사용자가 앱을 강제로 종료한 뒤에도 실행합니다.
    note relaunch | Set a delegate.
      | 델리게이트를 지정합니다.
    note levels-i8 | Always.
      | 항상 허용에서만 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | 20 regions per app.
      | 앱 하나에 지역 20개까지입니다.
    note accuracy | Full accuracy only.
      | 정확한 위치가 필요합니다.
    note delivery | Regions are shared by all managers of the app; after a reboot monitoring
      starts with the first unlock.
      | 지역은 앱의 모든 매니저가 공유합니다. 재시동 뒤에는 처음 잠금을 풀 때 모니터링이
      시작됩니다.
    note contested | The pages differ on the release that deprecates it: iOS 18.4, macOS 11.0 and
      watchOS 9.0 in April 2025, 27.0 in 2026.
      | 지원 중단된 버전이 문서마다 다릅니다. 2025년 4월 문서는 iOS 18.4, macOS 11.0, watchOS
      9.0이라 하고 2026년 문서는 27.0이라 합니다.
    see CLLocationManager.startMonitoring(for:) CLLocationManager.stopMonitoring(for:)
      CLLocationManager.monitoredRegions CLRegion service/condition-monitoring
      term/region-monitoring
    from 6.3 T118 T119 T122 T123 T126 R11 I22 I25 C-3

    condition-monitoring
    english condition monitoring
    korean 조건 모니터링
    on iOS 17.0, Cat 17.0, macOS 14.0, no visionOS
    en Watches named conditions, circles or beacons, and reports when they become satisfied or
      unsatisfied.
    ko 이름 붙은 조건인 원이나 비콘을 지켜보고, 조건이 충족되거나 충족되지 않게 되면 알립니다.
    note launch | Yes, on iOS when authorization allows; macOS never launches the app.
      | iOS에서는 권한이 허락하면 실행합니다. macOS는 앱을 실행하지 않습니다.
    note relaunch | Open the monitor by its name and await its events.
      | 이름으로 모니터를 열고 이벤트를 기다립니다.
    note levels | Both; from OS 18 out of use only while an .always session is held.
      | 둘 다 됩니다. OS 18부터 사용 중이 아닐 때는 .always 세션을 가지고 있는 동안에만 옵니다.
    note limit | 20 conditions of any kind per app.
      | 앱 하나에 종류와 관계없이 조건 20개까지입니다.
    note accuracy | Full accuracy only.
      | 정확한 위치가 필요합니다.
    see CLMonitor CLMonitor.events CLMonitor.add(_:identifier:) CLCondition
      service/region-monitoring
    from T100 T104 T106 T126 R23 R24 R40 R41 R42 R43 R44 R45 R46 I25

    beacon-ranging
    english iBeacon ranging
    korean iBeacon 거리 측정
    also.en beacon ranging
    also.ko 비콘 거리 측정
    en Measures how near the beacons around the device are.
    ko 기기 주변의 비콘이 얼마나 가까운지 측정합니다.
    note launch | No.
      | 실행하지 않습니다.
    note relaunch | Start it again.
      | 다시 시작합니다.
    note levels-i8 | Both.
      | 둘 다 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note accuracy | Full accuracy only.
      | 정확한 위치가 필요합니다.
    see CLLocationManager.startRangingBeacons(satisfying:)
      CLLocationManager.stopRangingBeacons(satisfying:) CLLocationManager.isRangingAvailable()
      CLBeaconIdentityConstraint term/ibeacon-ranging
    from 6.3 T124 I22

    heading
    english heading service
    korean 방위 서비스
    also.en heading
    also.ko 방위
    on iOS 3.0, Cat 13.1, macOS 10.15, no visionOS, watchOS 2.0
    en Reports the direction in which the device points.
    ko 기기가 가리키는 방향을 알립니다.
    note launch | No.
      | 실행하지 않습니다.
    note relaunch | Start it again.
      | 다시 시작합니다.
    note levels-i8 | Both.
      | 둘 다 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | Needs a magnetometer.
      | 자력계가 필요합니다.
    note accuracy | Available under reduced accuracy.
      | 대략적인 위치만 허용되어도 쓸 수 있습니다.
    see CLLocationManager.startUpdatingHeading() CLLocationManager.stopUpdatingHeading()
      CLLocationManager.headingAvailable() CLHeading term/heading term/magnetometer
    from 6.3 T124

    location-push
    english location push
    korean 위치 푸시
    also.en Location Push Service Extension
    also.ko 위치 푸시 서비스 확장
    on iOS 15.0
    en Launches an extension of the app when a push asks for the position.
    ko 위치를 묻는 푸시가 오면 앱의 확장을 실행합니다.
    note launch | The extension is launched, not the app.
      | 앱이 아니라 확장이 실행됩니다.
    note levels | Always only.
      | 항상 허용에서만 됩니다.
    note limit | iOS 15 and later, with the entitlement; compatible apps on visionOS do not load
      the extension.
      | iOS 15 이상이며 엔타이틀먼트가 있어야 합니다. visionOS의 호환 앱에서는 확장이 로드되지
      않습니다.
    needs key/com.apple.developer.location.push
    see CLLocationManager.startMonitoringLocationPushes(completion:)
      CLLocationPushServiceExtension term/location-push-service-extension
    from A-PUSH T129

    location-notification
    english location notification trigger
    korean 위치 알림 트리거
    on iOS 10.0, Cat 13.1, watchOS 3.0
    en Shows a local notification for a region, without giving the app a position.
    ko 지역을 조건으로 로컬 알림을 보여 주며, 앱에는 위치를 주지 않습니다.
    note launch | No; the user taps.
      | 실행하지 않습니다. 사용자가 알림을 눌러야 합니다.
    note levels-i8 | Both.
      | 둘 다 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | The app gets no location before the tap.
      | 알림을 누르기 전에는 앱이 위치를 받지 못합니다.
    see UNLocationNotificationTrigger term/location-notification-trigger
    from T130

    geocoding
    english geocoding
    korean 지오코딩
    on iOS 5.0, Cat 13.1, macOS 10.8, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Turns addresses into positions and back.
    ko 주소와 위치를 서로 바꿉니다.
    note levels-i8 | Both.
      | 둘 다 됩니다.
    note levels | Both.
      | 둘 다 됩니다.
    note limit | Needs the network.
      | 네트워크가 필요합니다.
    see CLGeocoder term/geocoding
    from 6.3 C-3
    """
}
