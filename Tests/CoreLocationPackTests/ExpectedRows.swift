/// The rows of the reference that the vocabulary has to hold, part by part.
enum ExpectedRows {
  /// Names of the symbols, each in its container, by section.
  static let symbols: [String: String] = [
    "5.1": """
    CLLocationManager
    CLLocationManager.delegate
    CLLocationManager.authorizationStatus
    CLLocationManager.authorizationStatus()
    CLLocationManager.accuracyAuthorization
    CLLocationManager.isAuthorizedForWidgetUpdates
    CLLocationManager.locationServicesEnabled()
    CLLocationManager.requestWhenInUseAuthorization()
    CLLocationManager.requestAlwaysAuthorization()
    CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)
    CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    """,
    "5.2": """
    CLAuthorizationStatus
    CLAuthorizationStatus.notDetermined
    CLAuthorizationStatus.restricted
    CLAuthorizationStatus.denied
    CLAuthorizationStatus.authorizedAlways
    CLAuthorizationStatus.authorizedWhenInUse
    CLAuthorizationStatus.authorized
    CLAccuracyAuthorization
    CLAccuracyAuthorization.fullAccuracy
    CLAccuracyAuthorization.reducedAccuracy
    CLError
    CLError.Code.denied
    CLError.Code.locationUnknown
    CLError.Code.network
    CLError.Code.regionMonitoringDenied
    CLError.Code.promptDeclined
    CLError.Code.historicalLocationError
    """,
    "5.3": """
    CLLocationManagerDelegate
    CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    CLLocationManagerDelegate.locationManager(_:didUpdateHeading:)
    CLLocationManagerDelegate.locationManager(_:didVisit:)
    CLLocationManagerDelegate.locationManager(_:didEnterRegion:)
    CLLocationManagerDelegate.locationManager(_:didExitRegion:)
    CLLocationManagerDelegate.locationManager(_:didDetermineState:for:)
    CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:)
    CLLocationManagerDelegate.locationManager(_:didRange:satisfying:)
    CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)
    CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:)
    """,
    "5.4": """
    CLServiceSession
    CLServiceSession.AuthorizationRequirement
    CLServiceSession.AuthorizationRequirement.none
    CLServiceSession.AuthorizationRequirement.whenInUse
    CLServiceSession.AuthorizationRequirement.always
    CLServiceSession.init(authorization:)
    CLServiceSession.init(authorization:fullAccuracyPurposeKey:)
    CLServiceSession.diagnostics
    CLServiceSession.invalidate()
    CLServiceSession.Diagnostic
    CLServiceSession.Diagnostic.authorizationDenied
    CLServiceSession.Diagnostic.authorizationDeniedGlobally
    CLServiceSession.Diagnostic.authorizationRestricted
    CLServiceSession.Diagnostic.authorizationRequestInProgress
    CLServiceSession.Diagnostic.insufficientlyInUse
    CLServiceSession.Diagnostic.serviceSessionRequired
    CLServiceSession.Diagnostic.fullAccuracyDenied
    CLServiceSession.Diagnostic.alwaysAuthorizationDenied
    CLBackgroundActivitySession
    CLBackgroundActivitySession.init()
    CLBackgroundActivitySession.invalidate()
    CLBackgroundActivitySession.diagnostics
    CLBackgroundActivitySession.Diagnostic
    """,
    "5.5": """
    CLLocationUpdate
    CLLocationUpdate.liveUpdates(_:)
    CLLocationUpdate.LiveConfiguration
    CLLocationUpdate.Updates
    CLLocationUpdate.location
    CLLocationUpdate.isStationary
    CLLocationUpdate.stationary
    CLLocationUpdate.authorizationDenied
    CLLocationUpdate.authorizationDeniedGlobally
    CLLocationUpdate.authorizationRestricted
    CLLocationUpdate.authorizationRequestInProgress
    CLLocationUpdate.insufficientlyInUse
    CLLocationUpdate.serviceSessionRequired
    CLLocationUpdate.accuracyLimited
    CLLocationUpdate.locationUnavailable
    """,
    "5.6": """
    CLMonitor
    CLMonitor.init(_:)
    CLMonitor.add(_:identifier:)
    CLMonitor.add(_:identifier:assuming:)
    CLMonitor.remove(_:)
    CLMonitor.record(for:)
    CLMonitor.identifiers
    CLMonitor.events
    CLCondition
    CLMonitor.CircularGeographicCondition
    CLMonitor.BeaconIdentityCondition
    CLMonitor.Event
    CLMonitor.Event.state
    CLMonitor.Event.authorizationDenied
    CLMonitor.Event.authorizationDeniedGlobally
    CLMonitor.Event.authorizationRestricted
    CLMonitor.Event.authorizationRequestInProgress
    CLMonitor.Event.insufficientlyInUse
    CLMonitor.Event.serviceSessionRequired
    CLMonitor.Event.accuracyLimited
    CLMonitor.Event.conditionUnsupported
    CLMonitor.Event.conditionLimitExceeded
    CLMonitor.Event.persistenceUnavailable
    """,
    "5.7": """
    CLLocationManager.startUpdatingLocation()
    CLLocationManager.stopUpdatingLocation()
    CLLocationManager.requestLocation()
    CLLocationManager.startMonitoringSignificantLocationChanges()
    CLLocationManager.stopMonitoringSignificantLocationChanges()
    CLLocationManager.significantLocationChangeMonitoringAvailable()
    CLLocationManager.startMonitoringVisits()
    CLLocationManager.stopMonitoringVisits()
    CLLocationManager.startMonitoring(for:)
    CLLocationManager.stopMonitoring(for:)
    CLLocationManager.requestState(for:)
    CLLocationManager.monitoredRegions
    CLLocationManager.isMonitoringAvailable(for:)
    CLLocationManager.startRangingBeacons(satisfying:)
    CLLocationManager.stopRangingBeacons(satisfying:)
    CLLocationManager.isRangingAvailable()
    CLLocationManager.startUpdatingHeading()
    CLLocationManager.stopUpdatingHeading()
    CLLocationManager.headingAvailable()
    CLLocationManager.startMonitoringLocationPushes(completion:)
    CLLocationManager.stopMonitoringLocationPushes()
    CLLocationPushServiceExtension
    CLLocationPushServiceError.Code.missingEntitlement
    """,
    "5.8": """
    CLLocationManager.allowsBackgroundLocationUpdates
    CLLocationManager.showsBackgroundLocationIndicator
    CLLocationManager.pausesLocationUpdatesAutomatically
    CLLocationManager.desiredAccuracy
    CLLocationManager.distanceFilter
    CLLocationManager.activityType
    kCLLocationAccuracyReduced
    kCLLocationAccuracyBestForNavigation
    CLLocationManager.purpose
    """,
    "5.9": """
    CLLocation
    CLVisit
    CLHeading
    CLRegion
    CLCircularRegion
    CLBeaconRegion
    CLBeaconIdentityConstraint
    CLGeocoder
    """,
    "5.10": """
    UNLocationNotificationTrigger
    LocationButton
    CLLocationButton
    """,
  ]

  /// Rows G01 to G60: English renderings, then the preferred Korean.
  static let glossary = """
    G01 = When In Use, When in Use, While Using, while in use, WhenInUse = 앱을 사용하는 동안
    G02 = Always, Always Allow = 항상 허용
    G03 = Allow While Using App = 앱을 사용하는 동안 허용
    G04 = Allow Once = 한 번 허용
    G05 = Don’t Allow = 허용 안 함
    G06 = Keep Only While Using = 사용하는 동안만 유지
    G07 = Change to Always Allow = 항상 허용으로 변경
    G08 = Provisional Always, provisional authorization = 임시 항상 허용
    G09 = Temporary When In Use, one-time, Allow Once grant = 일시적인 앱 사용 중 권한
    G10 = permanent Always = 영구적인 항상 허용
    G11 = Not Determined, undetermined = 결정되지 않음
    G12 = Denied, declined = 거부됨
    G13 = Restricted = 제한됨
    G14 = authorization, permission, access = 권한
    G15 = authorization status, authorization state = 권한 상태
    G16 = authorization level, access level = 권한 수준
    G17 = authorization request = 권한 요청
    G18 = prompt, alert, dialog, interruption = 알림
    G19 = notification = 알림
    G20 = location update = 위치 업데이트
    G21 = location event = 위치 이벤트
    G22 = location services = 위치 서비스
    G23 = foreground = 포그라운드
    G24 = background = 백그라운드
    G25 = suspend, suspension = 일시 중단
    G26 = terminate, quit, kill = 종료
    G27 = launch, relaunch = 실행, 다시 실행
    G28 = in use, being used = 사용 중
    G29 = significant-change location service, significant location change = 중요한 위치 변화
    G30 = visits, visit monitoring = 방문
    G31 = region monitoring, geofencing, condition monitoring, fence monitoring = 지역 모니터링
    G32 = iBeacon ranging, beacon ranging = iBeacon 거리 측정
    G33 = heading, compass heading = 방위
    G34 = geocoding = 지오코딩
    G35 = delegate = 델리게이트
    G36 = method = 메서드
    G37 = callback = 콜백
    G38 = usage description string, purpose string, usage string = 사용 목적 문자열
    G39 = Info.plist key = Info.plist 키
    G40 = background mode capability = 백그라운드 모드 기능
    G41 = background activity session = 백그라운드 활동 세션
    G42 = service session, privileged session, authorization session = 서비스 세션
    G43 = background location indicator, usage indicator, blue bar, pill = 백그라운드 위치 인디케이터
    G44 = complication = 컴플리케이션
    G45 = watch face = 워치 페이스
    G46 = device capabilities = 기기 기능
    G47 = magnetometer = 자력계
    G48 = precise location, full accuracy = 정확한 위치
    G49 = reduced accuracy, approximate location = 대략적인 위치
    G50 = Settings app, system settings = 설정 앱
    G51 = Control Center = 제어 센터
    G52 = Airplane mode = 비행기 모드
    G53 = asynchronous stream, asynchronous sequence = 비동기 스트림
    G54 = Location Push Service Extension, location push service app extension = 위치 푸시 서비스 확장
    G55 = location notification trigger = 위치 알림 트리거
    G56 = privacy = 개인정보 보호
    G57 = When In Use request = 앱을 사용하는 동안 권한 요청
    G58 = queue, enqueue = 큐에 저장
    G59 = Reset Location & Privacy = 위치 및 개인정보 보호 재설정
    G60 = Core Location, CoreLocation = Core Location
    """

  /// Ids of the keys, statuses, platforms, services and rules, in order.
  static let cards = """
    key/NSLocationWhenInUseUsageDescription
    key/NSLocationAlwaysAndWhenInUseUsageDescription
    key/NSLocationAlwaysUsageDescription
    key/NSLocationUsageDescription
    key/NSLocationTemporaryUsageDescriptionDictionary
    key/NSLocationWildernessSafetyUsageDescriptionDictionary
    key/NSLocationDefaultAccuracyReduced
    key/NSLocationRequireExplicitServiceSession
    key/UIBackgroundModes
    key/WKBackgroundModes
    key/UIRequiredDeviceCapabilities
    key/NSWidgetWantsLocation
    key/NSAppClip
    key/NSAppClipRequestLocationConfirmation
    key/com.apple.developer.location.push
    status/notDetermined
    status/restricted
    status/denied
    status/authorizedAlways
    status/authorizedWhenInUse
    platform/iOS
    platform/iPadOS
    platform/macCatalyst
    platform/iPadAppOnMac
    platform/macOS
    platform/tvOS
    platform/visionOS
    platform/iPadAppOnVisionOS
    platform/watchOS
    platform/appClip
    service/standard-location
    service/live-updates
    service/significant-change
    service/visits
    service/region-monitoring
    service/condition-monitoring
    service/beacon-ranging
    service/heading
    service/location-push
    service/location-notification
    service/geocoding
    rule/R01
    rule/R02
    rule/R03
    rule/R04
    rule/R05
    rule/R06
    rule/R07
    rule/R08
    rule/R09
    rule/R10
    rule/R11
    rule/R20
    rule/R21
    rule/R22
    rule/R23
    rule/R24
    rule/R25
    rule/R26
    rule/R27
    rule/R28
    rule/R29
    rule/R30
    rule/R40
    rule/R41
    rule/R42
    rule/R43
    rule/R44
    rule/R45
    rule/R46
    """
}
