import CoreLocationPack
import Testing

/// Section 1.4 of the facts: what an iteration, a background session and a session are told.
@Suite struct ModelDiagnosticTests {
  private static let denied = ["requestWhenInUse", "choose:Don’t Allow"]
  private static let allowed = ["requestWhenInUse", "choose:Allow While Using App"]

  private func last(
    on platform: String = "iOS 18.0", keys: [String] = Keys.all, _ events: [String]
  ) throws -> ModelRunStep {
    try #require(try Run(on: platform, keys: keys, events).steps.last)
  }

  @Test(arguments: ["beginLiveUpdates", "iterateEvents", "createBackgroundSession"])
  func tellsWhyNothingCanBeGiven(event: String) throws {
    for keys in [Keys.all, Keys.all + [Keys.explicit]] {
      // In explicit mode a session that is held leaves the same to be told.
      let session = keys == Keys.all ? [] : ["createServiceSession:none"]
      let off = try last(keys: keys, session + ["settings:globalOff", event])
      #expect(off.diagnostics == ["authorizationDenied", "authorizationDeniedGlobally"])
      #expect(off.row == "T92" && off.refusedBy == "overlay" && off.delivery == nil)
      let restricted = try last(keys: keys, session + ["restriction:on", event])
      #expect(restricted.diagnostics == ["authorizationRestricted"])
      #expect(restricted.row == "T91" && restricted.refusedBy == "overlay")
      #expect(restricted.delivery == nil)
      let refused = try last(keys: keys, session + Self.denied + [event])
      #expect(refused.diagnostics == ["authorizationDenied"])
      #expect(refused.row == "T90" && refused.refusedBy == "notDenied" && refused.delivery == nil)
    }
  }

  /// There are no diagnostics before iOS 18, but nothing is delivered either.
  @Test(arguments: ["beginLiveUpdates", "iterateEvents", "createBackgroundSession"])
  func refusesWithoutDiagnosticsOnIOS17(event: String) throws {
    for events in [["settings:globalOff"], ["restriction:on"], Self.denied] {
      let step = try last(on: "iOS 17.0", events + [event])
      #expect(step.refusedBy != nil && step.delivery == nil && step.diagnostics.isEmpty)
    }
  }

  @Test func startsAnIterationThatIsAllowed() throws {
    let step = try last(Self.allowed + ["beginLiveUpdates"])
    #expect(step.delivery == "started" && step.refusedBy == nil && step.diagnostics.isEmpty)
  }

  @Test func asksForASessionBeforeABackgroundSessionPrompts() throws {
    let keys = Keys.all + [Keys.explicit]
    let alone = try last(keys: keys, ["createBackgroundSession"])
    #expect(alone.diagnostics == ["serviceSessionRequired"] && alone.refusedBy == "sessionHeld")
    let held = try last(keys: keys, ["createServiceSession:none", "createBackgroundSession"])
    #expect(held.diagnostics.isEmpty && held.refusedBy == "explicitModeKey")
  }

  @Test func keepsTheGoalOfABackgroundSessionUntilTheAppIsInFront() throws {
    let run = try Run("noLongerInUse", "createBackgroundSession", "enterForeground")
    #expect(run[1].diagnostics == ["insufficientlyInUse"] && run[1].refusedBy == "foreground")
    #expect(run[2].prompt?.id == "P-WIU" && run[2].row == "T89")
  }

  @Test func needsTheBackgroundModeForABackgroundSession() throws {
    let keys = Keys.all.filter { $0 != Keys.background }
    let step = try last(keys: keys, Self.allowed + ["createBackgroundSession"])
    #expect(step.refusedBy == "backgroundMode" && step.row == "T108")
    #expect(try last(Self.allowed + ["createBackgroundSession"]).refusedBy == nil)
    let undeclared = try last(keys: [Keys.background], ["createBackgroundSession"])
    #expect(undeclared.refusedBy == "whenInUseKey")
  }

  @Test func tellsASessionAndNotACallOfRefusedAccuracy() throws {
    let reduced = Self.allowed + ["settings:preciseOff"]
    let call = try last(
      reduced + ["requestTemporaryFullAccuracy:Navigation", "choose:Decline"])
    #expect(call.row == "T82" && call.completion == "nil" && call.diagnostics.isEmpty)
    let session = reduced + ["createServiceSession:whenInUse:Navigation"]
    let refused = try last(session + ["choose:Decline"])
    #expect(refused.row == "T102" && refused.completion == nil)
    #expect(refused.diagnostics == ["fullAccuracyDenied"])
    let agreed = try last(session + ["choose:Agree Once"])
    #expect(agreed.after.accuracy == "full" && agreed.callback == .authorizedWhenInUse)
    #expect(agreed.row == "T102" && agreed.completion == nil)
  }
}
