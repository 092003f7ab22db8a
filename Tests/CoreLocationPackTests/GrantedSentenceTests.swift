import Testing

@testable import CoreLocationPack

/// What a sentence takes for granted: the reason for an advice, what is good about something, the
/// question whose answer follows.
@Suite struct GrantedSentenceTests {
  @Test(arguments: [
    "`.none` 세션을 만들면 권한 알림이 뜨니 나중에 만드세요.",
    "`CLBackgroundActivitySession`을 쓰면 파란 표시가 사라진다는 게 장점이죠.",
    "`CLBackgroundActivitySession`은 항상 허용을 받은 앱 전용이라 사용 중 권한 앱에서는 아무 효과가 없습니다.",
  ])
  func readsKorean(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "ko") == [sentence])
  }

  @Test(arguments: [
    "`.none` 세션을 만들어도 권한 알림은 뜨지 않으니 먼저 만드세요.",
    "`.none` 세션을 만들면 권한 알림이 뜨나요?",
    "`CLBackgroundActivitySession`은 표시를 띄우는 세션이라 사용자가 알아볼 수 있습니다.",
  ])
  func refutesNothingRightInKorean(sentence: String) throws {
    #expect(try CellVerdicts.refuted([sentence], language: "ko") == [])
  }

  @Test func joinsAQuestionToWhatTakesItForGranted() throws {
    let said = "The status is `denied`? Then `requestAlwaysAuthorization()` shows the prompt."
    #expect(try CellVerdicts.refuted([said], language: "en") == [said])
    let right = "The status is `denied`? Then `requestAlwaysAuthorization()` shows no prompt."
    #expect(try CellVerdicts.refuted([right], language: "en") == [])
    let asked = "Is the status `denied`? Then `requestAlwaysAuthorization()` shows the prompt."
    #expect(try CellVerdicts.refuted([asked], language: "en").contains(asked) == false)
    let korean = "상태가 `denied`인가요? 그러면 `requestAlwaysAuthorization()`이 알림을 띄웁니다."
    #expect(try CellVerdicts.refuted([korean], language: "ko") == [korean])
  }

  @Test func takesTheNewestVersionForNow() throws {
    let said = "On iOS 18, Always is in effect without a session."
    #expect(try CellVerdicts.refuted([said], language: "en") == [said])
    #expect(
      try CellVerdicts.refuted(
        ["On iOS 17, Always is in effect without a session."], language: "en")
        == [])
    #expect(
      try CellVerdicts.refuted(
        ["Before iOS 14 introduced `accuracyAuthorization`, every grant was precise."],
        language: "en") == [])
  }

  @Test func takesTheLevelOfAnAppForNoAnswer() throws {
    let right =
      "When an app with When In Use asks for Always and the user taps Keep Only While Using, the delegate is not called."
    #expect(try CellVerdicts.refuted([right], language: "en") == [])
    let wrong =
      "When the app asks for Always and the user picks While Using the App, the status is `denied`."
    #expect(try CellVerdicts.refuted([wrong], language: "en") == [wrong])
  }
}
