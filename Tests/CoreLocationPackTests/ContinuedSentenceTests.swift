import Testing

@testable import CoreLocationPack

/// Sentences that point back to what the one before them tells: in that case, 이때, 그러면.
@Suite struct ContinuedSentenceTests {
  @Test("What happened is told by a sentence that claims nothing by itself")
  func takesASituation() throws {
    let told = "The person may have tapped Don’t Allow."
    let wrong = "Then the status is `restricted`."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(wrong)"], language: "en") == [wrong])
    let right = "Then the status is `denied`."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(right)"], language: "en") == [])
    let korean = "기기의 위치 서비스를 끄는 것도 변화에 해당합니다."
    let wrongInKorean = "그 순간 앱에는 `notDetermined`가 보고됩니다."
    #expect(
      try CellVerdicts.refutedQuotes(["\(korean) \(wrongInKorean)"], language: "ko")
        == [wrongInKorean])
    let rightInKorean = "그 순간 앱에는 `denied`가 보고됩니다."
    #expect(
      try CellVerdicts.refutedQuotes(["\(korean) \(rightInKorean)"], language: "ko") == [])
  }

  @Test("The clause that tells when is read again in the place of the words that point to it")
  func takesAScene() throws {
    let told = "백그라운드에서 세션을 처음 만들면 활성화되지 않습니다."
    let wrong = "이때 iOS 18에서는 진단 값 `serviceSessionRequired`가 참이 됩니다."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(wrong)"], language: "ko") == [wrong])
    let right = "이때 iOS 18에서는 진단 값 `insufficientlyInUse`가 참이 됩니다."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(right)"], language: "ko") == [])
  }

  @Test("What is told of a state leaves it the state of which more is told")
  func keepsAState() throws {
    let told = "권한 수준이 When In Use입니다. 이 상태에서 앱이 종료되면 시스템이 앱을 다시 실행하지 않습니다."
    let right = "이 상태에서 `requestAlwaysAuthorization()`을 부르면 업그레이드 알림이 뜹니다."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(right)"], language: "ko") == [])
    let wrong = "이 상태에서 `requestWhenInUseAuthorization()`을 부르면 알림이 뜹니다."
    #expect(try CellVerdicts.refutedQuotes(["\(told) \(wrong)"], language: "ko") == [wrong])
  }

  @Test(
    "What was so in earlier versions is not said of newer ones",
    arguments: [
      "On iOS 10 and earlier the text was another one; on newer systems an Always request shows `NSLocationAlwaysAndWhenInUseUsageDescription`.",
      "Before iOS 13 the first alert had two buttons; a third one, Allow Once, came with that release.",
      "Since watchOS 4 the watch asks by itself; before that, the question came up on the iPhone.",
    ])
  func leavesVersionsBehind(text: String) throws {
    #expect(try CellVerdicts.refutedQuotes([text], language: "en") == [])
  }

  @Test func keepsTheVersionsThatAParagraphBeginsWith() throws {
    let wrong = "A When In Use request offers two answers, Allow Once and Don’t Allow."
    #expect(
      try CellVerdicts.refutedQuotes(["**iOS 8 to 10.** Two levels. \(wrong)"], language: "en")
        == [wrong])
    let korean = "iOS 11과 12에서는 첫 알림에서 항상 허용을 고를 수 있었다."
    let wrongInKorean = "그 버전들에서는 앱을 사용하는 동안 권한으로 지역 모니터링을 쓸 수 있었다."
    #expect(
      try CellVerdicts.refutedQuotes(["\(korean) \(wrongInKorean)"], language: "ko")
        == [wrongInKorean])
  }
}
