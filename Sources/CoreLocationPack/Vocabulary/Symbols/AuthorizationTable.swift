extension Tables {
  /// Enumerations and errors of authorization (5.2).
  static let authorization = """
    CLAuthorizationStatus enum
    swift enum CLAuthorizationStatus
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The authorization status of an app, one of five values.
    ko 앱의 권한 상태를 나타내는 다섯 가지 값입니다.
    note raw | Int32: notDetermined 0, restricted 1, denied 2, authorizedAlways 3,
      authorizedWhenInUse 4.
      | Int32: notDetermined 0, restricted 1, denied 2, authorizedAlways 3, authorizedWhenInUse 4.
    see CLLocationManager.authorizationStatus status/notDetermined status/restricted status/denied
      status/authorizedAlways status/authorizedWhenInUse
    from A-STAT H16.5

    CLAuthorizationStatus.notDetermined case
    swift case notDetermined
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en No choice has been made yet, or a temporary grant has lapsed.
    ko 아직 선택하지 않았거나, 일시적으로 받은 권한이 끝난 상태입니다.
    note raw | 0
      | 0
    see status/notDetermined
    from A-STAT H16.5

    CLAuthorizationStatus.restricted case
    swift case restricted
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Active restrictions block the app; the user cannot change it.
    ko 제한 설정이 앱을 막고 있으며 사용자가 바꿀 수 없는 상태입니다.
    note raw | 1
      | 1
    see status/restricted
    from A-STAT H16.5

    CLAuthorizationStatus.denied case
    swift case denied
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The user refused the app, or location services are off.
    ko 사용자가 앱을 거부했거나 위치 서비스가 꺼져 있는 상태입니다.
    note raw | 2
      | 2
    note contested | The page of the case also lists Airplane mode.
      | 이 케이스의 문서는 비행기 모드도 함께 듭니다.
    see status/denied
    from A-STAT H16.5 C-25

    CLAuthorizationStatus.authorizedAlways case
    swift case authorizedAlways
    on iOS 8.0, Cat 13.1, macOS 10.12, tvOS 9.0, no visionOS, watchOS 2.0
    en The app may start location services at any time; provisional Always reports it too.
    ko 앱이 언제든 위치 서비스를 시작할 수 있는 상태입니다. 임시 항상 허용도 이 값으로 보고됩니다.
    note raw | 3
      | 3
    see status/authorizedAlways
    from A-STAT H16.5 S2

    CLAuthorizationStatus.authorizedWhenInUse case
    swift case authorizedWhenInUse
    on iOS 8.0, Cat 13.1, no macOS, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The app may start location services and get results while it is in use.
    ko 앱이 사용 중인 동안 위치 서비스를 시작하고 결과를 받을 수 있는 상태입니다.
    note raw | 4
      | 4
    see status/authorizedWhenInUse
    from A-STAT H16.5

    CLAuthorizationStatus.authorized static property
    swift static var authorized: CLAuthorizationStatus { get }
    on iOS 2.0-8.0†, Cat 13.1-13.1†, macOS 10.6, no tvOS, no watchOS
    en The old name of authorizedAlways, with the same raw value; still the preferred spelling on
      macOS.
    ko authorizedAlways의 옛 이름으로 원시 값이 같습니다. macOS에서는 지금도 이 표기를 권장합니다.
    note raw | 3
      | 3
    now CLAuthorizationStatus.authorizedAlways
    see status/authorizedAlways
    from A-STAT H16.5

    CLAccuracyAuthorization enum
    swift enum CLAccuracyAuthorization
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en How accurate the positions are that the user lets the app have.
    ko 사용자가 앱에 허용한 위치의 정확도입니다.
    note raw | Int: fullAccuracy 0, reducedAccuracy 1.
      | Int: fullAccuracy 0, reducedAccuracy 1.
    note versions | The page gives the header's default versions; in practice the values exist
      since iOS 14, macOS 11, tvOS 14 and watchOS 7.
      | 문서에는 헤더의 기본 버전이 나오지만 실제로는 iOS 14, macOS 11, tvOS 14, watchOS 7부터
      쓰입니다.
    see CLLocationManager.accuracyAuthorization
    from A-LM H16.5

    CLAccuracyAuthorization.fullAccuracy case
    swift case fullAccuracy
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Precise positions are allowed.
    ko 정확한 위치가 허용된 값입니다.
    note raw | 0
      | 0
    note versions | In practice since iOS 14, macOS 11, tvOS 14 and watchOS 7.
      | 실제로는 iOS 14, macOS 11, tvOS 14, watchOS 7부터 쓰입니다.
    see term/precise-location
    from H16.5

    CLAccuracyAuthorization.reducedAccuracy case
    swift case reducedAccuracy
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Only coarse positions are allowed; region and beacon events do not come.
    ko 대략적인 위치만 허용된 값입니다. 지역과 비콘 이벤트는 오지 않습니다.
    note raw | 1
      | 1
    note accuracy | Typically about 5 km: 2 km in cities, 10 km or more in the country; recomputed
      about four times an hour.
      | 보통 약 5km이며 도시에서는 2km, 시골에서는 10km 이상입니다. 한 시간에 네 번쯤 다시
      계산됩니다.
    note versions | In practice since iOS 14, macOS 11, tvOS 14 and watchOS 7.
      | 실제로는 iOS 14, macOS 11, tvOS 14, watchOS 7부터 쓰입니다.
    see term/reduced-accuracy key/NSLocationDefaultAccuracyReduced
    from H16.5 W20-10660 T63 I22

    CLError struct
    swift struct CLError
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The error struct of the framework.
    ko 프레임워크의 오류를 담는 구조체입니다.
    see CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    from A-ERR

    CLError.Code.denied case
    swift case denied
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.denied
    en Sent to didFailWithError when a service starts without authorization.
    ko 권한 없이 서비스를 시작하면 didFailWithError로 전달되는 오류입니다.
    note raw | 1
      | 1
    see status/denied CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    from A-ERR H16.5 T112

    CLError.Code.locationUnknown case
    swift case locationUnknown
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.locationUnknown
    en No position has been found yet; keep waiting.
    ko 아직 위치를 찾지 못했다는 오류이며, 계속 기다리면 됩니다.
    note raw | 0
      | 0
    from A-ERR

    CLError.Code.network case
    swift case network
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.network
    en The network is not available.
    ko 네트워크를 쓸 수 없다는 오류입니다.
    note raw | 2
      | 2
    from A-ERR

    CLError.Code.regionMonitoringDenied case
    swift case regionMonitoringDenied
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.regionMonitoringDenied
    en Region monitoring is refused for this app.
    ko 이 앱의 지역 모니터링이 거부되었다는 오류입니다.
    note raw | 4
      | 4
    see service/region-monitoring
    from A-ERR

    CLError.Code.promptDeclined case
    swift case promptDeclined
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.promptDeclined
    en The prompt of a request for temporary full accuracy could not be shown.
    ko 일시적으로 정확한 위치를 요청하는 알림을 보여 줄 수 없다는 오류입니다.
    note raw | 18
      | 18
    note acts | Accuracy is full already, the app is not in the foreground, or the purpose key is
      missing.
      | 정확도가 이미 fullAccuracy이거나, 앱이 포그라운드에 없거나, 목적 키가 없을 때 나옵니다.
    note contested | The page of the code says the user declined; the method's page says a refusal
      gives nil.
      | 오류 코드의 문서는 사용자가 거부했다는 뜻이라고 하지만, 메서드의 문서는 거부하면 nil이라고
      합니다.
    see CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    from A-ERR A-RTF T83 T84 T85 C-15

    CLError.Code.historicalLocationError case
    swift case historicalLocationError
    on iOS 2.0, Cat 13.0, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    code CLError.historicalLocationError
    en A request for historical locations failed.
    ko 과거 위치 요청이 실패했다는 오류입니다.
    note raw | 19
      | 19
    see CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    from A-ERR
    """
}
