import LockbClaims
import LockbReference
import Testing

@testable import CoreLocationPack

@Suite struct JudgeSweepTests {
  static let documented = ModelTable.rules.filter { $0.confidence == .documented }
  static let questions = documented.flatMap { RuleQuestion.of($0) }

  @Test func agreesWithEveryDocumentedRule() {
    var verdicts: [ClaimVerdict: Int] = [:]
    var silent: [String] = []
    for item in Self.questions {
      let answer = ClaimJudge.judge(item.question)
      verdicts[answer.verdict, default: 0] += 1
      if answer.verdict == .holds || answer.verdict == .conditional { continue }
      if answer.verdict.isContradiction {
        Issue.record("\(item) \(answer)")
      } else {
        silent.append("\(answer.verdict) \(item)")
      }
    }
    let rules = Set(Self.questions.map(\.rule.id))
    print("rules", rules.count, "of", Self.documented.count, verdicts)
    print("missing", Self.documented.map(\.id).filter { !rules.contains($0) })
    for line in silent { print("SILENT", line) }
  }

  @Test func refutesTheOppositeOfEveryDocumentedRule() {
    var verdicts: [ClaimVerdict: Int] = [:]
    for item in Self.questions {
      var question = item.question
      question.outcomes = question.outcomes.map(\.negated)
      let verdict = ClaimJudge.judge(question).verdict
      verdicts[verdict, default: 0] += 1
      #expect(verdict != .holds && verdict != .conditional, "\(item)")
    }
    print("opposites", verdicts)
  }
}
