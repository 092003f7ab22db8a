import LockbClaims
import LockbReference
import Testing

@testable import CoreLocationPack

@Suite struct JudgeSweepTests {
  static let documented = ModelTable.rules.filter { $0.confidence == .documented }
  static let questions = documented.flatMap { RuleQuestion.of($0) }

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
    print("held", count, "of", Self.questions.count, "rules", held.count, "asked", asked.count, "of", Self.documented.count)
    print("not held", asked.subtracting(held).sorted())
    print("not asked", Self.documented.map(\.id).filter { !asked.contains($0) })
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
    print("refuted", refuted)
  }
}
