import CoreLocationPack
import LockbPack
import Testing

/// The traces V16–V30 of section 3.3 of the facts, as written there.
@Suite struct ModelLaterTraceTests {
  @Test func lendsFullAccuracyUntilTheAppIsOutOfUse() throws {
    let run = try Run(
      keys: Keys.all + [Keys.reduced], "requestWhenInUse", "choose:Allow While Using App",
      "requestTemporaryFullAccuracy:Navigation", "choose:Agree Once", "noLongerInUse")
    #expect(
      run.story.suffix(3) == [
        "WU0 P-ACC", "WU0 authorizedWhenInUse completion:nil", "WU0 authorizedWhenInUse",
      ])
    #expect(run[2].prompt?.usageKey == Keys.navigation)
    #expect(run.steps.map(\.after.accuracy).suffix(3) == ["reduced", "full", "reduced"])
    #expect(run.rows.suffix(3) == ["T80", "T81", "T86"])
  }

  @Test func declinesFullAccuracyThatIsThereAlready() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow While Using App",
      "requestTemporaryFullAccuracy:Navigation", "requestTemporaryFullAccuracy:Elsewhere")
    #expect(
      run.story.suffix(2) == ["WU0 completion:promptDeclined", "WU0 completion:promptDeclined"])
    #expect(run.rows.suffix(2) == ["T84", "T83"])
  }

  @Test func promptsForASessionOnceTheAppComesToTheFront() throws {
    let run = try Run("noLongerInUse", "createServiceSession:whenInUse", "enterForeground")
    #expect(
      run.story == [
        "ND", "ND insufficientlyInUse", "ND P-WIU authorizationRequestInProgress",
      ])
    #expect(run.rows.suffix(2) == ["T88", "T89"])
  }

  @Test func forgetsSessionsThatAreNotRetaken() throws {
    let run = try Run(
      "settings:always", "createServiceSession:always", "noLongerInUse", "terminate",
      "relaunch:byEvent", "eventReady:always:liveUpdates", "sessionTrackingEnds",
      "eventReady:always:liveUpdates", "eventReady:always:monitor")
    #expect(
      run.story.suffix(5) == ["AL launched", "AL delivered", "AL", "AL", "AL"])
    #expect(run.rows.suffix(3) == ["T99", "T100", "T100"])
  }

  @Test func goesOnWithASessionRetakenAtOnce() throws {
    let run = try Run(
      "settings:always", "createServiceSession:always", "noLongerInUse", "terminate",
      "relaunch:byEvent", "createServiceSession:always", "sessionTrackingEnds",
      "eventReady:always:liveUpdates")
    #expect(run.story.suffix(3) == ["AL", "AL", "AL delivered"])
    #expect(run[5].row == "T98")
  }

  @Test func promptsForAnIterationFromiOS18OnOnly() throws {
    #expect(
      try Run("beginLiveUpdates").story == ["ND P-WIU authorizationRequestInProgress"])
    let early = try Run(on: "iOS 17.4", "beginLiveUpdates")
    #expect(early.story == ["ND"])
    #expect(early.rows == ["T107"])
  }

  @Test func asksForASessionInExplicitMode() throws {
    let run = try Run(keys: Keys.all + [Keys.explicit], "beginLiveUpdates", "iterateEvents")
    #expect(run.story == ["ND serviceSessionRequired", "ND serviceSessionRequired"])
    #expect(run.rows == ["T106", "T106"])
  }

  @Test func turnsAlwaysIntoWhenInUseForAniPadAppOnVisionOS() throws {
    let run = try Run(
      on: "iPadAppOnVisionOS 2.0", "requestAlways", "choose:Allow While Using App",
      "requestAlways")
    #expect(run.story == ["ND P-WIU", "WU0 authorizedWhenInUse", "WU0"])
    #expect(run.rows == ["T27", "T09", "T08"])
  }

  @Test func promptsOnTheMacWhenAServiceStarts() throws {
    let run = try Run(on: "macOS 14.0", "startStandard", "choose:Allow")
    #expect(run.story == ["ND P-MAC", "AL authorizedAlways"])
    #expect(run[0].prompt?.usageKey == Keys.mac)
    #expect(run.rows == ["T114", "T116"])
  }

  @Test func fallsBackToWhenInUseAfterTheReminder() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow While Using App", "requestAlways",
      "choose:Change to Always Allow", "reminderShown", "choose:Change to Only While Using",
      "requestAlways")
    #expect(run.story.suffix(3) == ["AL P-REM", "WU1 authorizedWhenInUse", "WU1"])
    #expect(run.rows.suffix(3) == ["T72", "T74", "T36"])
  }

  @Test func launchesATerminatedAppUnderAlwaysOnly() throws {
    let whileUsing = try Run(
      "requestWhenInUse", "choose:Allow While Using App", "terminate", "eventReady:always:region",
      "eventReady:always")
    #expect(whileUsing.rows.suffix(2) == ["T123", "T123"])
    #expect(whileUsing[4].after.process == "terminated")
    let always = try Run("settings:always", "terminate:byUser", "eventReady:always:region")
    #expect(always[2].row == "T122")
    #expect(always[2].after.process == "running")
    #expect(always[2].after.phase == "out")
  }

  @Test func startsVisitsUnderWhenInUseFromiOS13OnOnly() throws {
    let early = try Run(
      on: "iOS 12.0", "requestWhenInUse", "choose:Allow", "startVisits",
      "eventReady:inUse:visits")
    #expect(early.rows.suffix(2) == ["T118", "T118"])
    #expect(early[3].delivery == nil)
    let late = try Run(
      on: "iOS 13.4", "requestWhenInUse", "choose:Allow While Using App", "startVisits",
      "eventReady:inUse:visits")
    #expect(late.rows.suffix(2) == ["T119", "T119"])
    #expect(late[3].delivery == "delivered")
  }

  @Test func holdsOnlyTheNewerOfTwoEvents() throws {
    let run = try Run(
      "requestAlways", "choose:Allow While Using App", "noLongerInUse", "eventReady:always",
      "eventReady:always", "eventStale", "eventStale")
    #expect(run.rows.suffix(4) == ["T40", "T41", "T42", "M05"])
    #expect(run.story.suffix(4) == ["PA held", "PA held", "PA dropped", "PA"])
  }

  @Test(arguments: [true, false])
  func givesTheAlwaysRequestBackWhereTheParameterSaysSo(resets: Bool) throws {
    let run = try Run(
      flags: ["alwaysResetOnUndetermined": .bool(resets)], "requestWhenInUse",
      "choose:Allow While Using App", "requestAlways", "choose:Keep Only While Using",
      "settings:askNextTime", "requestWhenInUse", "choose:Allow While Using App",
      "requestAlways")
    #expect(
      run.story.suffix(4) == [
        "ND notDetermined", "ND P-WIU", (resets ? "WU0" : "WU1") + " authorizedWhenInUse",
        resets ? "WU1 P-UPG" : "WU1",
      ])
  }

  @Test func refusesAnAlwaysSessionOnceAlwaysIsSpent() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow While Using App", "requestAlways",
      "choose:Keep Only While Using", "createServiceSession:always")
    #expect(run[4].row == "T96")
    #expect(run.story[4] == "WU1 alwaysAuthorizationDenied")
  }
}
