extension Tables {
  /// Usage descriptions in Info.plist (4.1).
  static let usageDescriptions = """
    NSLocationWhenInUseUsageDescription
    also.en Privacy - Location When In Use Usage Description
    on iOS 8.0, visionOS 1.0
    en Tells the user why the app wants location while it is in use; the text of the first prompt.
    ko 앱을 사용하는 동안 위치가 왜 필요한지 사용자에게 설명하는 문자열이며, 처음 나타나는 알림에
      보입니다.
    note type | String
      | 문자열
    note xcode | Privacy - Location When In Use Usage Description
      | Privacy - Location When In Use Usage Description
    note required | For any request for When In Use or Always; without it the request has no
      effect.
      | 앱을 사용하는 동안 권한이나 항상 허용 권한을 요청할 때 필요합니다. 없으면 요청해도 아무
      일도 일어나지 않습니다.
    note versions | Introduced with iOS 8; its page lists iOS 11.0. Also read on tvOS and watchOS.
      | iOS 8에서 도입되었지만 문서에는 iOS 11.0으로 나옵니다. tvOS와 watchOS에서도 읽습니다.
    note prompt | The text of the first prompt of either request on iOS 13 and later, and of every
      App Clip prompt.
      | iOS 13 이상에서는 두 요청 모두 첫 알림에 이 문자열을 보여 줍니다. 앱 클립의 알림도 이
      문자열을 씁니다.
    note contested | A missing key: the headers say that the call does nothing, Apple's article
      that it fails immediately; no error is named.
      | 키가 없을 때 헤더는 호출이 아무 일도 하지 않는다고 하고 Apple 안내 글은 곧바로 실패한다고
      합니다. 오류 이름은 나와 있지 않습니다.
    see CLLocationManager.requestWhenInUseAuthorization()
      CLLocationManager.requestAlwaysAuthorization() status/authorizedWhenInUse term/when-in-use
      term/usage-description
    from 1.1 A-KEYS A-AUTH S0 H16.5 W14-706 H9.3 T05 T06 C-12

    NSLocationAlwaysAndWhenInUseUsageDescription
    also.en Privacy - Location Always and When In Use Usage Description
    on iOS 11.0, visionOS 1.0
    en Tells the user why the app wants location at any time; the text of the upgrade prompt and
      of the second prompt.
    ko 언제든 위치가 왜 필요한지 사용자에게 설명하는 문자열이며, 항상 허용으로 바꾸는 알림과 두
      번째 알림에 보입니다.
    note type | String
      | 문자열
    note xcode | Privacy - Location Always and When In Use Usage Description
      | Privacy - Location Always and When In Use Usage Description
    note required | For any request for Always on iOS 11 and later, together with
      NSLocationWhenInUseUsageDescription.
      | iOS 11 이상에서 항상 허용 권한을 요청할 때 NSLocationWhenInUseUsageDescription과 함께
      필요합니다.
    note prompt | iOS 11–12: the text of the prompt of an Always request. iOS 13 and later: the
      text of the upgrade prompt and of the second prompt in provisional Always.
      | iOS 11–12: 항상 허용 권한 요청의 알림에 보입니다. iOS 13 이상: 항상 허용으로 바꾸는 알림과
      임시 항상 허용의 두 번째 알림에 보입니다.
    note contested | The page of requestAlwaysAuthorization() still names
      NSLocationAlwaysUsageDescription in its place.
      | requestAlwaysAuthorization() 문서는 아직 이 키 대신 NSLocationAlwaysUsageDescription을
      듭니다.
    see CLLocationManager.requestAlwaysAuthorization()
      CLServiceSession.AuthorizationRequirement.always status/authorizedAlways term/always
      term/usage-description
    from A-KEYS A-AUTH S0 H11.4 H16.5 W17-713 T16 T30 T40 C-1

    NSLocationAlwaysUsageDescription
    also.en Privacy - Location Always Usage Description
    on iOS 8.0-10.0†
    en The old key for Always requests: iOS 8–10 read it, iOS 11 and later do not.
    ko 항상 허용 권한 요청에 쓰던 옛 키입니다. iOS 8–10이 읽으며 iOS 11 이상은 읽지 않습니다.
    note type | String
      | 문자열
    note xcode | Privacy - Location Always Usage Description
      | Privacy - Location Always Usage Description
    note required | For Always requests on iOS 8–10; when deploying below iOS 11, declare it
      beside NSLocationAlwaysAndWhenInUseUsageDescription with the same text.
      | iOS 8–10에서 항상 허용 권한을 요청할 때 필요합니다. iOS 11보다 낮은 버전까지 지원한다면
      NSLocationAlwaysAndWhenInUseUsageDescription과 같은 문구로 나란히 선언합니다.
    note versions | Not used for apps linked against the iOS 11 SDK or later.
      | iOS 11 SDK 이상으로 링크한 앱에서는 쓰이지 않습니다.
    note contested | The page of requestAlwaysAuthorization() still names this key; the headers
      since the iOS 11 SDK, the key pages and Apple's article name
      NSLocationAlwaysAndWhenInUseUsageDescription.
      | requestAlwaysAuthorization() 문서는 아직 이 키를 들지만, iOS 11 SDK부터의 헤더와 키 문서와
      Apple 안내 글은 NSLocationAlwaysAndWhenInUseUsageDescription을 듭니다.
    now key/NSLocationAlwaysAndWhenInUseUsageDescription
    see CLLocationManager.requestAlwaysAuthorization() status/authorizedAlways
    from A-KEYS H9.3 H10.3 W17-713 T25 T26 C-1

    NSLocationUsageDescription
    also.en Privacy - Location Usage Description
    on iOS 6.0-8.0†, macOS 10.14
    en Tells the user why a Mac app wants location; the only usage key of AppKit apps.
    ko Mac 앱이 위치가 왜 필요한지 사용자에게 설명하는 문자열이며, AppKit 앱의 위치 사용 목적 키는
      이것뿐입니다.
    note type | String
      | 문자열
    note xcode | Privacy - Location Usage Description
      | Privacy - Location Usage Description
    note required | For macOS apps that use location; App Review has asked a Mac Catalyst app for
      it.
      | 위치를 쓰는 macOS 앱에 필요합니다. 앱 심사에서 Mac Catalyst 앱에 요구한 사례도 있습니다.
    note prompt | The text of the macOS prompt, which appears by itself when a service starts.
      | macOS에서 서비스를 시작하면 저절로 나타나는 알림에 보입니다.
    see CLLocationManager.startUpdatingLocation() platform/macOS term/usage-description
    from A-KEYS A-AUTH S0 T114

    NSLocationTemporaryUsageDescriptionDictionary
    also.en Privacy - Location Temporary Usage Description Dictionary
    on iOS 14.0, macOS 11.0, visionOS 1.0
    en Tells the user, one entry per purpose, why the app wants full accuracy for a while.
    ko 일시적으로 정확한 위치가 왜 필요한지 목적마다 한 항목씩 사용자에게 설명하는 딕셔너리입니다.
    note type | Dictionary of strings; its keys are the app's own purpose keys, localized in
      InfoPlist.strings under the same names
      | 문자열 딕셔너리. 키는 앱이 정한 목적 키이며, 같은 이름으로 InfoPlist.strings에서
      현지화합니다
    note xcode | Privacy - Location Temporary Usage Description Dictionary
      | Privacy - Location Temporary Usage Description Dictionary
    note required | For requests for temporary full accuracy and for service sessions with a
      full-accuracy purpose key.
      | 일시적으로 정확한 위치를 요청할 때, 그리고 정확한 위치의 목적 키가 있는 서비스 세션에
      필요합니다.
    see CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
      CLServiceSession.init(authorization:fullAccuracyPurposeKey:) term/precise-location
    from A-KEYS A-RTF W20-10660 T80 T83

    NSLocationWildernessSafetyUsageDescriptionDictionary
    on watchOS 9.0
    en Tells the user why the watch app wants historical locations for wilderness safety.
    ko 워치 앱이 야외 안전을 위해 과거 위치가 왜 필요한지 사용자에게 설명하는 딕셔너리입니다.
    note type | Dictionary
      | 딕셔너리
    note required | For requestHistoricalLocations on watchOS 9, with an entitlement.
      | watchOS 9에서 requestHistoricalLocations를 쓸 때 엔타이틀먼트와 함께 필요합니다.
    see CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    from A-LM
    """
}
