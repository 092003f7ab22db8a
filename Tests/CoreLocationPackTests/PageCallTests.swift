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
  ])
  func refutesNothingThatIsRight(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "en", under: Self.heading) == [])
  }
}
