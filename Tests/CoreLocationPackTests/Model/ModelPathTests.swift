import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct ModelPathTests {
  private static let names =
    ModelStatus.allCases.map(\.rawValue) + ModelGrant.allCases.map(\.rawValue)

  private func request(_ place: String) -> ReferenceRequest {
    let words = place.split(separator: " ").map(String.init)
    return ReferenceRequest(platform: words[0], version: words[1], keys: Keys.all)
  }

  private func way(_ start: String, _ goal: String, on place: String) throws -> [ModelRunStep]? {
    try ModelPaths.steps(
      from: try #require(ModelGoal(start)), to: try #require(ModelGoal(goal)), request(place))
  }

  private func agrees(_ snapshot: ModelRunStep.Snapshot, with name: String) -> Bool {
    (snapshot.status.rawValue == name || snapshot.grant.rawValue == name)
      && snapshot.prompt == nil && snapshot.phase == "foreground"
  }

  /// Every pair: a way begins where it says and ends where it should, and there is one wherever both
  /// ends can be reached.
  @Test(arguments: [
    "iOS 8", "iOS 12", "iOS 13.0", "iOS 18", "iPadOS 17", "watchOS 11", "tvOS 18", "macOS 15",
    "visionOS 2", "macCatalyst 18", "iPadAppOnVisionOS 2", "iPadAppOnMac 15", "appClip 17",
  ])
  func leadsFromEveryStateToEveryOther(place: String) throws {
    let context = try ModelContext(request(place))
    let reachable = try Self.names.filter {
      ModelPaths.shortest(to: try #require(ModelGoal($0)), in: context) != nil
    }
    #expect(reachable.count > 5)
    for start in reachable {
      for goal in reachable {
        guard let steps = try way(start, goal, on: place) else {
          Issue.record("no way from \(start) to \(goal) on \(place)")
          continue
        }
        let events = steps.map(\.event)
        #expect(steps.first.map { agrees($0.before, with: start) } ?? true, "\(start): \(events)")
        #expect(
          steps.last.map { agrees($0.after, with: goal) } ?? true,
          "\(start) to \(goal): \(events)")
        #expect(steps.count <= 6, "\(start) to \(goal): \(events)")
        if start == goal { #expect(steps.isEmpty) }
      }
    }
  }

  @Test func asksBeforeItTurnsToSettings() throws {
    let steps = try #require(try way("authorizedWhenInUse", "AL", on: "iOS 18"))
    #expect(steps.map(\.row) == ["T30", "T32"])
  }

  @Test func turnsToSettingsBeforeItWaitsForTheSystem() throws {
    #expect(try way("PA", "AL", on: "iOS 18")?.map(\.row) == ["T47"])
    #expect(try way("PA", "DN", on: "iOS 18")?.map(\.event) == ["settings:never"])
  }

  @Test func setsOutFromWhatIsGivenAndNotFromAnotherOfItsKind() throws {
    let steps = try #require(try way("denied", "notDetermined", on: "macOS 15"))
    #expect(steps.first?.before.grant == .denied)
    #expect(steps.last?.after.status == .notDetermined)
    let lowered = try #require(try way("authorizedAlways", "WU0", on: "iOS 18"))
    #expect(lowered.last?.after.grant == .whenInUse)
    let upgraded = try #require(try way("authorizedAlways", "AL", on: "iOS 18"))
    #expect(upgraded.first?.before.grant == .provisional)
  }

  @Test func findsNoWayWhereThereIsNone() throws {
    #expect(try way("denied", "authorizedAlways", on: "visionOS 2") == nil)
    #expect(try way("AL", "denied", on: "tvOS 18") == nil)
  }
}
