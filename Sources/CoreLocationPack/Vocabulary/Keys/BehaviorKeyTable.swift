extension Tables {
  /// Keys of Info.plist that change behavior (4.2).
  static let behaviorKeys = """
    NSLocationDefaultAccuracyReduced
    on iOS 14.0, visionOS 1.0, watchOS 7.0
    en Makes the first prompt ask for reduced accuracy and hide its Precise pill.
    ko 첫 알림에서 대략적인 위치를 요청하고, 정확한 위치를 켜고 끄는 버튼을 숨깁니다.
    note type | Boolean
      | 불리언
    note default | NO
      | NO
    note extra | All services get reduced accuracy until the user switches Precise Location on in
      Settings.
      | 사용자가 설정에서 정확한 위치를 켤 때까지 모든 서비스가 대략적인 위치를 받습니다.
    see CLAccuracyAuthorization.reducedAccuracy CLLocationManager.accuracyAuthorization
      term/reduced-accuracy
    from A-KEYS W20-10660

    NSLocationRequireExplicitServiceSession
    code CLRequireExplicitServiceSession
    on iOS 18.0
    en Turns implicit sessions off: without a held service session the APIs report
      serviceSessionRequired.
    ko 암시적인 세션을 끕니다. 가지고 있는 서비스 세션이 없으면 API가 serviceSessionRequired를
      보고합니다.
    note type | Boolean
      | 불리언
    note versions | For systems of the iOS 18 era; no page of its own was found.
      | iOS 18 시기의 시스템에서 쓰입니다. 이 키만의 문서는 찾지 못했습니다.
    note contested | One article and header comments spell it CLRequireExplicitServiceSession;
      another article, a talk and shipping apps use this name.
      | 안내 글 하나와 헤더 주석은 CLRequireExplicitServiceSession이라 쓰고, 다른 안내 글과 발표와
      출시된 앱은 이 이름을 씁니다.
    see CLServiceSession CLServiceSession.AuthorizationRequirement.none
      CLServiceSession.Diagnostic.serviceSessionRequired CLLocationUpdate.liveUpdates(_:)
      CLMonitor.events
    from A-BG S3 W24-10212 A-SUSP T106 R25 C-2

    UIBackgroundModes
    on iOS 4.0, visionOS 1.0, watchOS 4.0
    en Names what the app may do in the background; location is the value that lets it go on
      receiving location.
    ko 앱이 백그라운드에서 할 수 있는 일을 밝힙니다. 값 location이 있으면 위치를 계속 받을 수
      있습니다.
    note type | Array of strings
      | 문자열 배열
    note required | The value location is required for background continuation,
      CLBackgroundActivitySession and allowsBackgroundLocationUpdates.
      | 백그라운드에서 위치를 이어 받거나 CLBackgroundActivitySession과
      allowsBackgroundLocationUpdates를 쓸 때 값 location이 필요합니다.
    note failure | Setting allowsBackgroundLocationUpdates to true without it is a fatal error.
      | 이 값 없이 allowsBackgroundLocationUpdates를 true로 설정하면 치명적인 오류가 납니다.
    see CLLocationManager.allowsBackgroundLocationUpdates CLBackgroundActivitySession
      term/background-mode-capability
    from A-KEYS A-BG S3 R04 T108 T127

    WKBackgroundModes
    on watchOS 3.0
    en Names the background modes on the side of the watch.
    ko 워치 쪽의 백그라운드 모드를 밝힙니다.
    note type | Array of strings
      | 문자열 배열
    see key/UIBackgroundModes term/background-mode-capability
    from A-KEYS

    UIRequiredDeviceCapabilities
    on iOS 3.0, tvOS 9.0, visionOS 1.0, watchOS 2.0
    en Keeps the app off devices without a feature it cannot do without, in the App Store.
    ko 꼭 필요한 기능이 없는 기기에는 App Store가 앱을 제공하지 않게 합니다.
    note type | Array of strings, or dictionary of Booleans
      | 문자열 배열 또는 불리언 딕셔너리
    note extra | Values for location: location-services; gps, together with location-services;
      magnetometer. gps and magnetometer are not for visionOS.
      | 위치에 쓰는 값: location-services, location-services와 함께 쓰는 gps, magnetometer. gps와
      magnetometer는 visionOS에는 쓰지 않습니다.
    note contested | Apple's article says to leave the key out if the app can do without location;
      the key's page says a submitted binary must include it.
      | Apple 안내 글은 위치 없이도 되는 앱이라면 키를 빼라고 하고, 키 문서는 제출하는 바이너리에
      키가 있어야 한다고 합니다.
    see term/device-capabilities term/magnetometer
    from A-KEYS A-CONF S1 C-27

    NSWidgetWantsLocation
    on iOS 14.0, macOS 11.0
    en Lets a widget use location; it stands in the widget extension.
    ko 위젯이 위치를 쓸 수 있게 하며, 위젯 확장에 둡니다.
    note type | Boolean
      | 불리언
    note extra | Widgets never prompt: the app must have asked and hold the usage descriptions.
      | 위젯은 알림을 띄우지 않습니다. 앱이 먼저 권한을 요청했어야 하고 사용 목적 문자열도 앱에
      있어야 합니다.
    see CLLocationManager.isAuthorizedForWidgetUpdates
    from A-KEYS W20-10660 T128

    NSAppClip
    on iOS 14.0
    en Describes an App Clip; holds the key for its location confirmation.
    ko 앱 클립을 설명하며, 위치 확인 키를 담습니다.
    note type | Dictionary
      | 딕셔너리
    see key/NSAppClipRequestLocationConfirmation platform/appClip
    from A-KEYS

    NSAppClipRequestLocationConfirmation
    on iOS 14.0
    en Turns on the location confirmation of an App Clip, which is separate from authorization.
    ko 권한과는 별개인 앱 클립의 위치 확인을 켭니다.
    note type | Boolean, inside NSAppClip
      | NSAppClip 안의 불리언
    see key/NSAppClip platform/appClip
    from A-KEYS
    """
}
