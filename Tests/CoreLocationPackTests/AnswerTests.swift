import Testing

@testable import CoreLocationPack

/// Answers to questions, and what the version that somebody comes from has nothing to do with.
@Suite struct AnswerTests {
  private static let right = [
    "No, sessions layer.",
    "Users who come from iOS 12 will see Allow Once for the first time.",
  ]
  private static let rightInKorean = [
    "아니요, 세션은 겹쳐 적용됩니다.",
    "거부된 상태에서는 authorizationDenied가 `true`이고 프롬프트가 뜨지 않습니다.",
    "iOS 12의 알림에는 버튼이 두 개뿐이었고, 한 번 허용은 그다음 버전에서 도입되었습니다.",
  ]
  private static let wrong = [
    "No, after Allow Once the status is `authorizedAlways`.",
    "`requestTemporaryFullAccuracyAuthorization(withPurposeKey:)` requires iOS 15 or later.",
  ]
  private static let wrongInKorean = [
    "아니요, 한 번 허용을 고르면 상태는 `authorizedAlways`가 됩니다.",
    "네, 한 번 허용을 고르면 상태는 `authorizedAlways`가 됩니다.",
    "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)은 iOS 16에서 처음 호출할 수 있게 되었다.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrong, language: "en") == Self.wrong)
    #expect(try CellVerdicts.refuted(Self.wrongInKorean, language: "ko") == Self.wrongInKorean)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.right, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(Self.rightInKorean, language: "ko").isEmpty)
  }
}
