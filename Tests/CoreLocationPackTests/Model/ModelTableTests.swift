import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct ModelTableTests {
  @Test func namesEveryRuleOnce() {
    let ids = ModelTable.rules.map(\.id)
    #expect(ids.count == Set(ids).count)
  }

  /// Rows that speak of something else than a step of one run, each with the reason.
  @Test func coversEveryRowOrSaysWhyNot() {
    let written = Set(ModelTable.rules.flatMap { [$0.row] + $0.alsoRows })
    let rows = (1...130).map { $0 < 10 ? "T0\($0)" : "T\($0)" }
    let missing = rows.filter { !written.contains($0) }
    #expect(missing == ModelTable.otherRows.map(\.row))
    #expect(ModelTable.otherRows.allSatisfy { !$0.reason.isEmpty })
  }

  @Test func findsTheShortestWayToAGrant() throws {
    let request = ReferenceRequest(platform: "iOS", version: "17.0", keys: Keys.all)
    let steps = try ModelPaths.steps(
      from: ModelGoal(status: .notDetermined), to: ModelGoal(grant: .always), request)
    #expect(
      steps?.map(\.event) == [
        "requestWhenInUse", "choose:Allow While Using App", "requestAlways",
        "choose:Change to Always Allow",
      ])
  }

  @Test func findsNoWayToAlwaysOnVisionOS() throws {
    let request = ReferenceRequest(platform: "visionOS", version: "2.0", keys: Keys.all)
    let goal = ModelGoal(status: .authorizedAlways)
    #expect(try ModelPaths.steps(from: ModelGoal(grant: .notDetermined), to: goal, request) == nil)
    #expect(ModelObstacle.all(to: goal, in: try ModelContext(request)).first?.rows == ["T28"])
  }
}
