extension FactSentences {
  /// Versions that stand apart from their platform, reasons that are rules, what is so by default, who
  /// stays silent, and what a sentence sets itself against.
  static let reasonsAndVersions = FactSentences(
    about: "reasons and versions",
    wrongEnglish: [
      "By default, `pausesLocationUpdatesAutomatically` is false.",
      "`accuracyAuthorization` has been available on watchOS since version 5.",
      "Allow Once came with version 12 of iOS.",
      "Visits can’t be started under When In Use on iOS 15, because that service insists on Always.",
      "No background mode is needed for a `CLBackgroundActivitySession`.",
      "When the user agrees to temporary full accuracy, the delegate stays silent.",
      "After the user accepts temporary full accuracy, the delegate hears nothing.",
    ],
    wrongKorean: [
      "`accuracyAuthorization`은 watchOS에서 버전 5부터 쓸 수 있다.",
      "한 번 허용은 iOS의 12 버전에서 들어왔다.",
      "`accuracyAuthorization`은 iOS 13 버전부터 쓸 수 있습니다.",
    ],
    rightEnglish: [
      "By default, `allowsBackgroundLocationUpdates` is false.",
      "`accuracyAuthorization` has been available on watchOS since version 7.",
      "Allow Once came with version 13 of iOS.",
      "Visits can’t be started under When In Use on iOS 12, because that service needs Always.",
      "Visits can’t be started under When In Use on iOS 12, because visits need Always.",
      "In the restricted state `requestWhenInUseAuthorization()` does nothing.",
      "Reduced accuracy blurs where a visit took place, not when.",
      "The enum does list `.authorizedAlways` for tvOS, but no Apple TV app is ever granted it.",
      "An app could not ask for Always on iOS 11 with a single string: two of them had to be there.",
    ],
    rightKorean: [
      "`accuracyAuthorization`은 iOS에서 14 버전부터 쓸 수 있다.",
      "한 번 허용은 iOS의 13 버전에서 들어왔다.",
      "iOS의 서비스와 달리 macOS에서는 서비스를 시작하는 것 자체가 권한 창을 띄운다.",
      "한 번 허용이 끝나면 상태가 거부로 바뀌는 것이 아니라 미결정으로 돌아간다.",
      "App Clip에서 받은 앱 사용 중 권한은 일반 앱과 달리 다음 날 아침이면 `notDetermined`로 돌아갑니다.",
    ])
}
