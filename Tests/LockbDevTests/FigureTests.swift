import LockbClaims
import Testing

@testable import lockb_dev

/// The sums behind the figures that are reported.
@Suite struct FigureTests {
  @Test(
    arguments: [
      ([], 0), ([7], 7), ([9, 1], 5), ([5, 100, 1], 5), ([4, 1, 3, 100], 3.5),
    ] as [([Double], Double)])
  func takesTheMiddleValue(values: [Double], median: Double) {
    #expect(Samples.median(values) == median)
  }

  @Test(arguments: [
    (0.0, 2, "0.00"), (3.14159, 2, "3.14"), (2.5, 0, "3"), (-0.04, 1, "0.0"), (-1.25, 1, "-1.3"),
    (1.999, 2, "2.00"), (10.05, 3, "10.050"),
  ])
  func roundsWithoutALocale(value: Double, digits: Int, text: String) {
    #expect(value.rounded(digits: digits) == text)
  }

  @Test func theBestOrderGainsOne() {
    let grades = ["a": 3, "b": 2, "c": 1, "d": 0]
    #expect(RelevanceScore.gain(of: ["a", "b", "c"], grades) == 1)
    #expect(RelevanceScore.gain(of: ["a", "b", "c", "unjudged"], grades) == 1)
    #expect(RelevanceScore.gain(of: [], grades) == 0)
    #expect(RelevanceScore.gain(of: ["a"], [:]) == 0)
  }

  /// 2² − 1 in the second place, beside 2³ − 1 in the first and 2² − 1 in the second.
  @Test func discountsByTheLogarithmOfThePlace() {
    let grades = ["a": 3, "b": 2]
    let one = RelevanceScore.gain(of: ["x", "b"], grades)
    #expect(abs(one - 1.892789 / 8.892789) < 1e-6)
    let late = (0..<10).map { "x\($0)" } + ["a"]
    #expect(RelevanceScore.gain(of: late, grades) == 0)
  }

  @Test func averagesOverQueries() {
    var score = RelevanceScore()
    score.add(["a", "x"], ["a": 1])
    score.add(["x", "y", "b"], ["b": 2, "c": 1])
    score.add([], ["a": 1])
    #expect(score.queries == 3)
    #expect(abs(score.meanReciprocalRank - (1 + 1 / 3.0) / 3) < 1e-9)
    #expect(abs(score.precisionAtOne - 1 / 3.0) < 1e-9)
    #expect(abs(score.meanRecall - 0.5) < 1e-9)
    #expect(abs(score.emptyRate - 1 / 3.0) < 1e-9)
  }

  @Test func leavesCardsOutOfTheGainOfDocuments() {
    var score = RelevanceScore()
    score.add(["api/Gate", "gates"], ["api/Gate": 3, "gates": 2])
    #expect(score.meanGain == 1)
    #expect(score.meanDocumentGain == 1)
    var behind = RelevanceScore()
    behind.add(["other", "api/Gate", "gates"], ["api/Gate": 3, "gates": 2])
    #expect(behind.meanGain < 1)
    #expect(abs(behind.meanDocumentGain - 0.63093) < 1e-4)
  }

  @Test func countsErrorsAndAlarmsApart() throws {
    func statement(_ label: LabelledStatement.Label) -> LabelledStatement {
      LabelledStatement(id: "x-1", kind: "", heading: "", text: "", label: label, rows: [])
    }
    func outcome(_ verdict: ClaimVerdict) -> CheckerOutcome {
      CheckerOutcome(verdict: verdict, detail: "")
    }
    var score = CheckerScore()
    score.add(statement(.false), outcome(.contradictsModel))
    score.add(statement(.false), outcome(.unparsed))
    score.add(statement(.true), outcome(.holds))
    score.add(statement(.abstain), outcome(.contradictsModel))
    #expect(
      score.line
        == "read 3/4 = 75.0 %  contradictions found 1/2 = 50.0 %  precision 1/2 = 50.0 %"
        + "  false alarms 1/2 = 50.0 %")
    #expect(CheckerScore().line.contains("–"))
    #expect(
      CheckerScore.table([("T01", CheckerScore()), ("T02", score)])
        == ["  T02  missed 1/2  false alarms 1/2", "  T01  missed 0/0  false alarms 0/0"])
  }

  @Test(arguments: [("en-003", true), ("en-004", false), ("ko-10002", true), ("x", true)])
  func holdsEveryThirdStatementBack(id: String, isHeldOut: Bool) {
    let statement = LabelledStatement(
      id: id, kind: "", heading: "", text: "", label: .true, rows: [])
    #expect(statement.isHeldOut == isHeldOut)
  }
}
