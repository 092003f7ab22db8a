extension Tables {
  /// Authorization through the location manager (5.1).
  static let locationManager = """
    CLLocationManager class
    swift class CLLocationManager
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en The entry object of the classic location services; every live manager of a running app
      reports authorization changes to its own delegate.
    ko 기존 방식의 위치 서비스를 쓰는 출발점이 되는 객체입니다. 실행 중인 앱에 있는 매니저마다
      자기 델리게이트에 권한 변경을 알립니다.
    note delivery | Each manager delivers to its own delegate; monitored regions and visits are
      shared by all managers of the app.
      | 매니저마다 자기 델리게이트에 전달합니다. 모니터링하는 지역과 방문은 앱의 모든 매니저가
      공유합니다.
    see CLLocationManagerDelegate CLLocationManager.delegate
    from A-LM A-DCA R11 T01 T03

    CLLocationManager.delegate property
    swift weak var delegate: (any CLLocationManagerDelegate)? { get set }
    on iOS 2.0, Cat 13.1, macOS 10.6, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Receives the callbacks of a manager; it is held weakly.
    ko 매니저의 콜백을 받을 객체이며, 약한 참조로 유지됩니다.
    note delivery | Callbacks arrive on the run loop of the thread that set the manager up; a new
      manager with a delegate reports the current status at once.
      | 콜백은 매니저를 설정한 스레드의 런 루프로 옵니다. 매니저를 만들고 델리게이트를 지정하면
      현재 권한 상태가 바로 보고됩니다.
    see CLLocationManagerDelegate
    from A-LM T01

    CLLocationManager.authorizationStatus property
    swift var authorizationStatus: CLAuthorizationStatus { get }
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en The app's current authorization status, read from an instance of the manager.
    ko 앱의 현재 권한 상태를 매니저 인스턴스에서 읽습니다.
    note grants | Provisional Always reads authorizedAlways and a temporary grant reads
      authorizedWhenInUse; neither is ever named.
      | 임시 항상 허용은 authorizedAlways로, 일시적인 앱 사용 중 권한은 authorizedWhenInUse로
      읽힙니다. 둘을 따로 구분하는 값은 없습니다.
    reports status/notDetermined status/restricted status/denied status/authorizedAlways
      status/authorizedWhenInUse
    see CLAuthorizationStatus CLLocationManager.accuracyAuthorization
      CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    from A-LM W20-10660

    CLLocationManager.authorizationStatus() class method
    swift class func authorizationStatus() -> CLAuthorizationStatus
    on iOS 4.2-14.0†, Cat 13.1-14.0†, macOS 10.7-11.0†, tvOS 9.0-14.0†, visionOS 1.0-1.0†, watchOS
      1.0-7.0†
    en The app's current authorization status in its class form; gives the same value as the
      property that replaced it.
    ko 앱의 현재 권한 상태를 클래스 메서드로 읽습니다. 이 메서드를 대신하는 속성과 같은 값을
      돌려줍니다.
    reports status/notDetermined status/restricted status/denied status/authorizedAlways
      status/authorizedWhenInUse
    now CLLocationManager.authorizationStatus
    from A-LM H16.5

    CLLocationManager.accuracyAuthorization property
    swift var accuracyAuthorization: CLAccuracyAuthorization { get }
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en Whether the app gets full or reduced accuracy; meaningful only together with the
      authorization status.
    ko 앱이 정확한 위치를 받는지 대략적인 위치를 받는지 알려 줍니다. 권한 상태와 함께 읽어야 뜻이
      있습니다.
    note extra | While the status is notDetermined it may say full.
      | 권한 상태가 notDetermined인 동안에는 fullAccuracy로 읽힐 수 있습니다.
    note delivery | A change of accuracy alone calls locationManagerDidChangeAuthorization(_:).
      | 정확도만 바뀌어도 locationManagerDidChangeAuthorization(_:)이 호출됩니다.
    see CLAccuracyAuthorization CLLocationManager.authorizationStatus
      key/NSLocationDefaultAccuracyReduced
    from A-LM H16.5 T63 T64

    CLLocationManager.isAuthorizedForWidgetUpdates property
    swift var isAuthorizedForWidgetUpdates: Bool { get }
    on iOS 14.0, Cat 14.0, macOS 11.0, visionOS 1.0
    en Whether the app's widgets may get location now.
    ko 앱의 위젯이 지금 위치를 받을 수 있는지 알려 줍니다.
    note levels | When In Use: only for a few minutes after the widget was seen. Always: always
      true.
      | 앱을 사용하는 동안 권한이면 위젯이 화면에 보인 뒤 몇 분 동안만 참이고, 항상 허용 권한이면
      언제나 참입니다.
    see key/NSWidgetWantsLocation
    from A-LM T128

    CLLocationManager.locationServicesEnabled() class method
    swift class func locationServicesEnabled() -> Bool
    on iOS 4.0, Cat 13.1, macOS 10.7, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Whether location services are on for the whole device.
    ko 기기 전체의 위치 서비스가 켜져 있는지 알려 줍니다.
    note extra | While they are off, use of other location API makes the system warn the user.
      | 꺼져 있을 때 다른 위치 API를 쓰면 시스템이 사용자에게 경고합니다.
    see term/location-services
    from A-LM H16.5 T65 T67

    CLLocationManager.requestWhenInUseAuthorization() method
    swift func requestWhenInUseAuthorization()
    on iOS 8.0, Cat 13.1, macOS 10.15, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Asks for When In Use authorization; it acts only while the status is notDetermined.
    ko 앱을 사용하는 동안 권한을 요청합니다. 권한 상태가 notDetermined일 때만 동작합니다.
    note acts | Only from notDetermined, with the app in the foreground and the usage description
      in Info.plist.
      | notDetermined 상태이고, 앱이 포그라운드에 있고, Info.plist에 사용 목적 문자열이 있을 때만
      동작합니다.
    note prompt | iOS 13 and later: Allow Once, Allow While Using App, Don’t Allow. iOS 8–12:
      Allow, Don’t Allow.
      | iOS 13 이상: 한 번 허용, 앱을 사용하는 동안 허용, 허용 안 함. iOS 8–12: 허용, 허용 안 함.
    note failure | Shows no prompt, calls no delegate and changes no status.
      | 알림이 나타나지 않고 델리게이트도 호출되지 않으며 권한 상태도 그대로입니다.
    note contested | On macOS the method exists since 10.15, but Apple's guide says the system asks
      by itself when a service starts; whether the call alone prompts is disputed.
      | macOS에서 메서드는 10.15부터 있지만 Apple 안내 글은 서비스를 시작하면 시스템이 알아서
      묻는다고 합니다. 호출만으로 알림이 나타나는지는 출처마다 다릅니다.
    needs key/NSLocationWhenInUseUsageDescription
    reports status/authorizedWhenInUse status/denied
    see CLLocationManager.requestAlwaysAuthorization() key/NSLocationUsageDescription
      term/when-in-use term/allow-once
    from A-RWA H16.5 T05 T06 T07 T08 T115 C-7

    CLLocationManager.requestAlwaysAuthorization() method
    swift func requestAlwaysAuthorization()
    on iOS 8.0, Cat 13.1, macOS 10.15, no tvOS, no visionOS, watchOS 2.0
    en Asks for Always authorization; it acts from notDetermined or, once, from When In Use.
    ko 항상 허용 권한을 요청합니다. notDetermined 상태에서, 또는 앱을 사용하는 동안 권한에서 단 한
      번 동작합니다.
    note acts | From notDetermined or once from When In Use, with the app in the foreground and
      both usage descriptions in Info.plist; ignored under a temporary grant.
      | notDetermined 상태에서 또는 앱을 사용하는 동안 권한에서 한 번, 앱이 포그라운드에 있고
      Info.plist에 두 사용 목적 문자열이 있을 때 동작합니다. 일시적인 앱 사용 중 권한에서는
      무시됩니다.
    note prompt | iOS 13 and later, from notDetermined: the same prompt as a When In Use request,
      and Allow While Using App gives provisional Always. iOS 13.4 and later, from When In Use: at
      once Keep Only While Using, Change to Always Allow. iOS 13.0–13.3, from When In Use: none
      now; the grant becomes provisional Always.
      | iOS 13 이상, notDetermined 상태에서: 앱을 사용하는 동안 권한 요청과 같은 알림이 나타나고,
      앱을 사용하는 동안 허용을 고르면 임시 항상 허용이 됩니다. iOS 13.4 이상, 앱을 사용하는 동안
      권한에서: 사용하는 동안만 유지, 항상 허용으로 변경을 바로 묻습니다. iOS 13.0–13.3, 앱을
      사용하는 동안 권한에서: 알림 없이 임시 항상 허용이 됩니다.
    note contested | iOS 8–10, from When In Use: the headers and two reports say that nothing
      happens, one report that a prompt appears once.
      | iOS 8–10, 앱을 사용하는 동안 권한에서: 헤더와 두 보고는 아무 일도 일어나지 않는다고 하고,
      한 보고는 알림이 한 번 나타난다고 합니다.
    note contested | One section of the method's page says to request When In Use first; the next
      describes a direct request.
      | 이 메서드의 문서는 한 부분에서 앱을 사용하는 동안 권한을 먼저 요청하라고 하고, 다음
      부분에서는 바로 요청하는 방법을 설명합니다.
    note versions | iOS 11 and later read both NSLocationWhenInUseUsageDescription and
      NSLocationAlwaysAndWhenInUseUsageDescription; iOS 8–10 read
      NSLocationAlwaysUsageDescription.
      | iOS 11 이상은 NSLocationWhenInUseUsageDescription과
      NSLocationAlwaysAndWhenInUseUsageDescription을 모두 읽고, iOS 8–10은
      NSLocationAlwaysUsageDescription을 읽습니다.
    note failure | Shows no prompt, calls no delegate and changes no status.
      | 알림이 나타나지 않고 델리게이트도 호출되지 않으며 권한 상태도 그대로입니다.
    note extra | An iPad or iPhone app on visionOS gets a When In Use request instead.
      | visionOS에서 실행되는 iPad 및 iPhone 앱에서는 앱을 사용하는 동안 권한 요청으로 처리됩니다.
    note contested | The method's own page still names NSLocationAlwaysUsageDescription; the
      headers, the key pages and Apple's article name
      NSLocationAlwaysAndWhenInUseUsageDescription.
      | 이 메서드의 문서는 아직 NSLocationAlwaysUsageDescription을 들지만, 헤더와 키 문서와 Apple
      안내 글은 NSLocationAlwaysAndWhenInUseUsageDescription을 듭니다.
    needs key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
      key/NSLocationAlwaysUsageDescription
    reports status/authorizedAlways status/authorizedWhenInUse status/denied
    see CLLocationManager.requestWhenInUseAuthorization() term/always term/provisional-always
    from A-RAA S2 H16.5 T15 T16 T17 T27 T28 T30 T33 T35 T36 T37 T38 C-1 C-6 C-10

    CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) method
    swift func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String)
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en Asks for temporary full accuracy, without telling how it went.
    ko 일시적으로 정확한 위치를 받도록 요청하며, 결과는 알려 주지 않습니다.
    needs key/NSLocationTemporaryUsageDescriptionDictionary
    see CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
      term/precise-location
    from A-RTF T80

    CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) method
    swift func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String,
      completion: (((any Error)?) -> Void)? = nil)
    on iOS 14.0, Cat 14.0, macOS 11.0, tvOS 14.0, visionOS 1.0, watchOS 7.0
    en Asks to lift reduced accuracy to full accuracy for a while; also importable as async
      throws.
    ko 대략적인 위치만 받는 앱이 일시적으로 정확한 위치를 받도록 요청합니다. async throws 형태로도
      쓸 수 있습니다.
    note acts | Only under reduced accuracy, with the app in the foreground and the purpose key in
      the dictionary.
      | 정확도가 reducedAccuracy이고, 앱이 포그라운드에 있고, 목적 키가 딕셔너리에 있을 때만
      동작합니다.
    note failure | The completion gets CLError.promptDeclined when the prompt cannot be shown; a
      user who declines gives nil.
      | 알림을 보여 줄 수 없으면 완료 핸들러가 CLError.promptDeclined를 받습니다. 사용자가 거부한
      경우에는 nil입니다.
    note extra | The full accuracy lapses when the app is no longer in use.
      | 앱을 더 이상 사용하지 않으면 정확한 위치를 받는 기간도 끝납니다.
    needs key/NSLocationTemporaryUsageDescriptionDictionary
    see CLError.Code.promptDeclined CLLocationManager.accuracyAuthorization term/precise-location
    from A-RTF T80 T81 T82 T83 T84 T85 T86

    CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) method
    swift func requestHistoricalLocations(purposeKey: String, sampleCount: Int, completionHandler
      handler: @escaping ([CLLocation], (any Error)?) -> Void)
    on watchOS 9.0
    en Asks the watch for past locations kept for wilderness safety; needs an entitlement and a
      usage dictionary of its own.
    ko 워치가 야외 안전을 위해 보관한 과거 위치를 요청합니다. 엔타이틀먼트와 전용 사용 목적
      딕셔너리가 필요합니다.
    needs key/NSLocationWildernessSafetyUsageDescriptionDictionary
    see CLError.Code.historicalLocationError
    from A-LM
    """
}
