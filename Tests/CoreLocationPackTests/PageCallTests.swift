import Testing

@testable import CoreLocationPack

/// “It”, “the call” and 호출하면 on a page that is about one call.
@Suite struct PageCallTests {
  private static let heading = "`requestAlwaysAuthorization()`"
  private static let english = [
    "The call shows its alert in the background just as well.",
    "It asks again while the status is `denied`.",
    "The app has to be in the background.",
  ]
  private static let korean = [
    "앱이 백그라운드에 있을 때 호출하면 알림이 뜹니다.",
    "상태가 `denied`이면 호출은 알림을 띄웁니다.",
    "앱이 백그라운드에 있어야 합니다.",
  ]

  @Test func readsThemUnderItsName() throws {
    #expect(
      try CellVerdicts.refuted(Self.english, language: "en", under: Self.heading) == Self.english)
    #expect(
      try CellVerdicts.refuted(Self.korean, language: "ko", under: Self.heading) == Self.korean)
  }

  @Test func leavesThemAloneElsewhere() throws {
    let sentence = [Self.korean[0]]
    #expect(try CellVerdicts.refuted(sentence, language: "ko", under: "출시하기 전에") == [])
  }

  @Test(arguments: [
    "When the status is `denied`, the call shows no alert.",
    "The app has to be in the foreground.",
    "The alert has three buttons. It goes away when the person answers.",
    "If the person has chosen Allow While Using App in answer to a When In Use request, the call shows an upgrade alert.",
    "No. Both request methods do nothing after a refusal, and the delegate is not called.",
  ])
  func refutesNothingThatIsRight(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "en", under: Self.heading) == [])
  }

  /// The page’s call comes behind the one that the sentence names.
  @Test func readsItBehindAnotherCall() throws {
    let wrong =
      "After Allow While Using App in answer to a When In Use request, the call shows no alert."
    #expect(try CellVerdicts.refuted([wrong], language: "en", under: Self.heading) == [wrong])
  }

  /// A heading that names a platform and something else limits nothing to the platform.
  @Test func takesNoPlatformOfAHeadingOfMore() throws {
    let english = "With Always, positions arrive at any time."
    let korean = "항상 허용이라면 언제든 위치를 받을 수 있다."
    #expect(
      try CellVerdicts.refuted([english], language: "en", under: "App Clips and widgets") == [])
    #expect(try CellVerdicts.refuted([english], language: "en", under: "App Clips") == [english])
    #expect(try CellVerdicts.refuted([korean], language: "ko", under: "App Clip과 위젯") == [])
  }
}
