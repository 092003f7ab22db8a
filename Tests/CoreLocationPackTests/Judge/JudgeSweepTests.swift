import LockbClaims
import LockbReference
import Testing

@testable import CoreLocationPack

@Suite struct JudgeSweepTests {
  static let documented = ModelTable.rules.filter { $0.confidence == .documented }
  static let questions = documented.flatMap { RuleQuestion.of($0) }

  /// Rules of which nothing can be asked: they speak of what only a history can tell (retaken
  /// sessions, a second event, a confirmed button), of a prompt without a name of its own, or of
  /// an open point that is closed by default.
  static let notAsked: Set<String> = [
    "T02", "T25.allow", "T25.deny", "T41", "T49", "T57", "T66", "T71.on", "T71.off", "T98",
    "T102.agreed", "T102.refused", "T110", "M58", "T124.live",
  ]

  @Test func agreesWithEveryDocumentedRule() {
    var held: Set<String> = []
    var count = 0
    for item in Self.questions {
      let answer = ClaimJudge.judge(item.question)
      #expect(!answer.verdict.isContradiction, "\(item) \(answer)")
      guard answer.verdict == .holds || answer.verdict == .conditional else { continue }
      held.insert(item.rule.id)
      count += 1
    }
    let asked = Set(Self.questions.map(\.rule.id))
    #expect(asked == held)
    #expect(Set(Self.documented.map(\.id)).subtracting(asked) == Self.notAsked)
    #expect(count >= 900)
  }

  @Test func neverAgreesWithTheOppositeOfADocumentedRule() {
    var refuted = 0
    for item in Self.questions {
      var question = item.question
      question.outcomes = question.outcomes.map(\.negated)
      let verdict = ClaimJudge.judge(question).verdict
      #expect(verdict != .holds && verdict != .conditional, "\(item) \(verdict)")
      if verdict.isContradiction { refuted += 1 }
    }
    #expect(refuted >= 880)
  }
}
