import Testing

/// What handbooks tell of levels, answers and calls, with the name of another in its place.
@Suite struct HandbookTests {
  private static let wrongEnglish = [
    "When In Use hands an app new locations at any time.",
    "With When In Use, the app is served locations at all times.",
    "Always serves an app only while somebody is using the app.",
    "Apps whose status is `authorizedWhenInUse` are served locations even while they are not in use.",
    "The system launches an app with When In Use whenever it has a location to deliver.",
    "When In Use lets the system launch your app for a new location.",
    "The second prompt comes up before an event that requires When In Use.",
    "On tvOS, only Always is available.",
    "iOS supports only When In Use.",
    "The implicit session asks for Always.",
    "After Allow Once, an app need not ask again.",
    "An app need not call `requestWhenInUseAuthorization()` before it can receive locations.",
    "`requestWhenInUseAuthorization()` brings up two prompts before the app gets anything.",
    "The purpose key must be listed in `NSLocationWhenInUseUsageDescription`.",
    "A purpose key need not exist in `NSLocationTemporaryUsageDescriptionDictionary`.",
    "Set `allowsBackgroundLocationUpdates` to `false` to turn on updates in the background.",
    "Set `showsBackgroundLocationIndicator` to `false` to show the indicator.",
    "An app is not in use while it is in the foreground.",
    "`requestTemporaryFullAccuracyAuthorization(withPurposeKey:)` unlocks full accuracy for good.",
  ]
  private static let wrongKorean = [
    "앱을 사용하는 동안 허용 권한은 언제든지 위치 업데이트를 받을 수 있다.",
    "tvOS에서는 항상 허용만 지원한다.",
    "한 번 허용을 받은 앱은 다음에 다시 요청하지 않아도 된다.",
    "위치를 받기 전에 `requestWhenInUseAuthorization()`을 호출하지 않아도 된다.",
    "`requestWhenInUseAuthorization()`을 호출하면 알림이 두 번 나타난다.",
    "앱이 포그라운드에 있을 때는 사용 중이 아니다.",
  ]
  private static let rightEnglish = [
    "While the app is in use, When In Use brings locations at any time.",
    "People can change When In Use to Never at any time.",
    "With When In Use you can ask for Always at any time.",
    "When In Use never serves an app at any time it likes.",
    "Always brings locations at any time, and not only while the app is in use.",
    "Provisional Always delivers events only while the app is in use.",
    "With `NSLocationRequireExplicitServiceSession`, Always works only while the app is in use and holds a session.",
    "Apps with `authorizedWhenInUse` are not served locations while they are not in use.",
    "The system never launches an app with When In Use for a new location.",
    "A person launches an app with When In Use, and locations arrive.",
    "The second prompt comes up before an event that requires Always, not When In Use.",
    "After the second prompt, the person's choice may leave the app with When In Use.",
    "On tvOS, only When In Use is available.",
    "On tvOS, only Always is missing.",
    "iOS supports not only When In Use but Always as well.",
    "An App Clip on iOS supports only When In Use.",
    "The implicit session asks for When In Use, never for Always.",
    "After Allow Once, an app has to ask again the next time.",
    "While the app stays in use after Allow Once, it need not ask again.",
    "With live updates, an app need not call `requestWhenInUseAuthorization()` to receive locations.",
    "An app that is allowed already need not call `requestWhenInUseAuthorization()` again to receive locations.",
    "`requestWhenInUseAuthorization()` followed by a request for Always brings up two prompts in all.",
    "The purpose key must be listed in `NSLocationTemporaryUsageDescriptionDictionary`, not in `NSLocationWhenInUseUsageDescription`.",
    "Set `allowsBackgroundLocationUpdates` to `true` to turn on updates in the background, and to `false` to end them.",
    "With `showsBackgroundLocationIndicator` set to `false`, the indicator still shows for apps with When In Use.",
    "The second prompt never grants Temporary When In Use.",
    "An app that is no longer in the foreground is not in use after a while.",
    "An app that leaves the foreground is soon not in use.",
    "`requestTemporaryFullAccuracyAuthorization(withPurposeKey:)` does not unlock full accuracy for good.",
    "Declare the keys in Info.plist before the first authorization request, not after it.",
  ]
  private static let rightKorean = [
    "앱을 사용하는 동안 허용으로는 언제든지 위치를 받을 수 있는 것이 아니다.",
    "앱을 쓰는 동안에는 앱을 사용하는 동안 허용만으로도 언제든지 위치를 받는다.",
    "항상 허용 권한은 앱을 사용할 때만이 아니라 언제든지 위치를 받을 수 있다.",
    "임시적인 항상 허용 권한은 앱을 사용할 때만 이벤트를 받는다.",
    "시스템은 앱을 사용하는 동안 허용을 받은 앱을 실행하지 않는다.",
    "두 번째 알림은 항상 허용이 필요한 이벤트가 있을 때 나타난다.",
    "tvOS에서는 앱을 사용하는 동안 허용만 지원한다.",
    "tvOS에서는 항상 허용만 지원하지 않는다.",
    "iOS는 앱을 사용하는 동안 허용만 지원하는 것이 아니라 항상 허용도 지원한다.",
    "한 번 허용을 받은 앱은 다음에 다시 요청해야 한다.",
    "앱을 계속 쓰는 동안에는 한 번 허용을 받은 앱이 다시 요청하지 않아도 된다.",
    "라이브 업데이트를 쓰면 위치를 받기 전에 `requestWhenInUseAuthorization()`을 호출하지 않아도 된다.",
    "`requestWhenInUseAuthorization()` 다음에 항상 허용까지 요청하면 알림이 두 번 나타난다.",
    "앱이 포그라운드를 벗어나면 잠시 뒤 사용 중이 아니다.",
    "앱은 설정의 권한을 스스로 바꿀 수 없다.",
    "제한이 걸려 있으면 설정에서 권한을 바꿀 수 없다.",
    "항상 허용을 받은 앱만 백그라운드에서 실행된다.",
    "사용하는 동안 허용을 받은 앱은 사용 중일 때만 위치 서비스를 시작할 수 있다.",
    "`requestAlwaysAuthorization()`만 호출해도 임시적인 항상 허용 권한을 얻을 수 있다.",
  ]

  @Test func refutesWhatIsSaidOfAnother() throws {
    #expect(try CellVerdicts.refuted(Self.wrongEnglish, language: "en") == Self.wrongEnglish)
    #expect(try CellVerdicts.refuted(Self.wrongKorean, language: "ko") == Self.wrongKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightEnglish, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightKorean, language: "ko").isEmpty)
  }

  /// “The authorization” that ends is the one that the sentence before gives.
  @Test(arguments: [("denied", true), ("notDetermined", false)])
  func knowsWhatEnds(status: String, isRefuted: Bool) throws {
    let text =
      "- Allow Once: the system grants Temporary When In Use. "
      + "The authorization expires when the app is no longer in use, and reverts to `\(status)`."
    #expect(try CellVerdicts.refutations(in: [text], language: "en").isEmpty == !isRefuted)
  }
}
