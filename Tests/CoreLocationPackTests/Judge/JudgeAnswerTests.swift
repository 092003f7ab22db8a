import LockbBase
import LockbClaims
import Testing

@testable import CoreLocationPack

@Suite struct JudgeAnswerTests {
  private func answer(_ line: String) -> ClaimJudgement {
    ClaimJudge.judge(JudgeLine(line).question)
  }

  @Test func namesTheVersionsOfAConditionalAnswerInBothLanguages() {
    let answer = answer(
      "T30 | conditional | transition | | grant/whenInUse | requestAlways | prompt/any")
    #expect(
      answer.conditions == [
        Localized(en: "iOS 11 and later, before 13", ko: "iOS 11 이상 13 미만"),
        Localized(en: "iOS 13.4 and later", ko: "iOS 13.4 이상"),
      ])
    #expect(answer.correction?.english.contains("iOS 13.4 and later") == true)
    #expect(answer.correction?.korean.contains("iOS 13.4 이상") == true)
    // The run that refutes it is the proof of the limit.
    #expect(answer.proof?.version == "13")
  }

  @Test func saysWhatHappensInsteadInBothLanguages() {
    let answer = answer(
      "T10 | contradicts-model | transition | | | choose:Allow Once | status/authorizedAlways")
    #expect(
      answer.explanation
        == Localized(
          en: "iOS 18: after choose:Allow Once, the status is authorizedWhenInUse",
          ko: "iOS 18: choose:Allow Once 뒤에 권한 상태는 authorizedWhenInUse입니다"))
    #expect(answer.proof?.events == ["requestWhenInUse", "choose:Allow Once"])
    #expect(answer.proof?.parting == 1)
    #expect(answer.rows == ["T10"])
  }

  @Test func tellsWhereAnOutdatedClaimWasTrue() {
    let answer = answer(
      "C-1 | contradicts-model | requires must | | | | key/NSLocationAlwaysUsageDescription"
        + " | event/requestAlways")
    #expect(answer.conditions.map(\.english) == ["iOS 8 and later, before 11"])
    #expect(answer.confidence == "documented")
    #expect(answer.explanation.english == "iOS 18: requestAlways: it works without the other")
    #expect(answer.explanation.korean == "iOS 18: requestAlways: 다른 하나가 없어도 동작합니다")
    #expect(answer.proof?.keys.contains("NSLocationAlwaysUsageDescription") == false)
  }

  @Test func refutesNothingByCircumstancesThatCannotBe() {
    let answer = answer(
      "M57 | model-silent | transition | | !key/UIBackgroundModes:location;"
        + " key/UIBackgroundModes:location | setAllowsBackground:on | delivery/crash")
    #expect(answer.verdict == .modelSilent)
  }

  /// The user can bring a refused app back, and the app cannot: by whom is not said.
  @Test func saysNothingOfWhatNeverBecomesByNobodysDoing() {
    let answer = answer(
      "M58 | model-silent | never | | status/denied | | status/authorized")
    #expect(answer.verdict == .modelSilent)
  }

  @Test func marksAnAnswerAgainstAContestedReading() {
    let order = answer(
      "C-10 | contradicts-model | order must | | | requestWhenInUse; requestAlways |")
    #expect(order.verdict == .contradictsModel)
    #expect(order.confidence == "contested")
    #expect(order.rows.contains("C-10"))
  }

  @Test func marksAnAnswerThatRestsOnAnInference() {
    let answer = answer("T52 | holds | lapses | | grant/temporary | terminate | lifetime/ends")
    #expect(answer.verdict == .holds)
    #expect(answer.confidence == "inferred")
  }

  @Test(arguments: JudgeBehaviourTests.requests + JudgeBehaviourTests.lives + JudgeKindTests.limits)
  func explainsEveryContradictionInBothLanguages(_ line: JudgeLine) {
    let answer = ClaimJudge.judge(line.question)
    guard answer.verdict.isContradiction else { return }
    #expect(!answer.explanation.english.isEmpty && !answer.explanation.korean.isEmpty)
    #expect(answer.explanation.korean.unicodeScalars.contains { $0.value >= 0xAC00 })
  }

  @Test func namesTheConditionThatNeverComesTrueWithTheOthers() {
    let answer = answer(
      "1.3 | vacuous | transition | iOS 13.. | grant/temporary; settings/always | requestAlways"
        + " | prompt/any")
    #expect(answer.verdict == .vacuous)
    #expect(answer.explanation.english.contains("without settings/always"))
    #expect(answer.explanation.korean.contains("settings/always 조건"))
  }

  @Test func answersTheSameTwice() {
    for line in JudgeKindTests.abilities {
      #expect(ClaimJudge.judge(line.question) == ClaimJudge.judge(line.question))
    }
  }
}
