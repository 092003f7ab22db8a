import CoreLocationPack
import LockbBase
import LockbPack
import Testing

/// The traces V01–V15 of section 3.3 of the facts, as written there.
@Suite struct ModelTraceTests {
  @Test func followsWhenInUseThenAlways() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow While Using App", "requestAlways",
      "choose:Change to Always Allow", "requestAlways")
    #expect(
      run.story == [
        "ND P-WIU", "WU0 authorizedWhenInUse", "WU1 P-UPG", "AL authorizedAlways", "AL",
      ])
    #expect(run.rows == ["T05", "T09", "T30", "T32", "T38"])
    #expect(run[0].prompt?.usageKey == Keys.whenInUse)
    #expect(run[2].prompt?.usageKey == Keys.always)
    #expect(
      run[2].prompt?.options.map(\.english) == ["Keep Only While Using", "Change to Always Allow"])
    #expect(run[4].refusedBy != nil)
  }

  @Test func keepsWhenInUseAfterTheUpgradeIsRefused() throws {
    let run = try Run(
      "requestWhenInUse", "choose:앱을 사용하는 동안 허용", "requestAlways", "choose:사용하는 동안만 유지",
      "requestAlways")
    #expect(run.story == ["ND P-WIU", "WU0 authorizedWhenInUse", "WU1 P-UPG", "WU1", "WU1"])
    #expect(run.rows.suffix(2) == ["T31", "T36"])
  }

  @Test func ignoresAlwaysInTemporaryWhenInUse() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow Once", "requestAlways", "noLongerInUse",
      "enterForeground", "requestWhenInUse")
    #expect(
      run.story == [
        "ND P-WIU", "TW authorizedWhenInUse", "TW", "ND notDetermined", "ND", "ND P-WIU",
      ])
    #expect(run[2].row == "T37")
    #expect(run[3].row == "T50")
  }

  @Test func holdsAnEventInProvisionalAlwaysAndDeliversIt() throws {
    let run = try Run(
      "requestAlways", "choose:Allow While Using App", "eventReady:always", "noLongerInUse",
      "eventReady:always", "secondPromptShown", "choose:Change to Always Allow")
    #expect(
      run.story == [
        "ND P-ALW1", "PA authorizedAlways", "PA delivered", "PA", "PA held", "PA P-PROV",
        "AL delivered",
      ])
    #expect(run[0].prompt?.usageKey == Keys.whenInUse)
    #expect(run[5].prompt?.usageKey == Keys.always)
    #expect(run[1].after.settings == "While Using the App")
    #expect(run[1].after.status == .authorizedAlways)
  }

  @Test func dropsTheHeldEventWhenTheUserKeepsWhenInUse() throws {
    let run = try Run(
      "requestAlways", "choose:Allow While Using App", "noLongerInUse", "eventReady:always",
      "secondPromptShown", "choose:Keep Only While Using", "enterForeground", "requestAlways")
    #expect(
      run.story.suffix(3) == ["WU1 authorizedWhenInUse dropped", "WU1", "WU1"])
    #expect(run.rows.last == "T36")
  }

  @Test func grantsOnlyWhenInUseOnceToADirectAlwaysRequest() throws {
    let run = try Run("requestAlways", "choose:Allow Once")
    #expect(run.story == ["ND P-ALW1", "TW authorizedWhenInUse"])
  }

  @Test func leavesARefusalOnlyThroughSettings() throws {
    let run = try Run(
      "requestAlways", "choose:Don't Allow", "requestWhenInUse", "requestAlways",
      "settings:whileUsing")
    #expect(run.story == ["ND P-ALW1", "DN denied", "DN", "DN", "WU0 authorizedWhenInUse"])
    #expect(run.rows == ["T15", "T20", "T08", "T38", "T59"])
  }

  @Test func refusesAlwaysWithoutItsKey() throws {
    let run = try Run(
      keys: [Keys.whenInUse], "requestAlways", "requestWhenInUse",
      "choose:Allow While Using App", "requestAlways")
    #expect(run.story == ["ND", "ND P-WIU", "WU0 authorizedWhenInUse", "WU0"])
    #expect(run[0].row == "T16" && run[3].row == "T16")
    #expect(run[0].refusedBy == "alwaysKey")
  }

  @Test func refusesBothRequestsWithoutTheFirstKey() throws {
    let run = try Run(keys: [Keys.always], "requestWhenInUse", "requestAlways")
    #expect(run.story == ["ND", "ND"])
    #expect(run.rows == ["T06", "T16"])
  }

  @Test func refusesARequestFromTheBackground() throws {
    let run = try Run("noLongerInUse", "requestWhenInUse", "requestAlways")
    #expect(run.story == ["ND", "ND", "ND"])
    #expect(run.rows.suffix(2) == ["T07", "T17"])
    #expect(run[1].refusedBy == "foreground")
  }

  @Test func becomesProvisionalWithoutAPromptBefore13Point4() throws {
    let run = try Run(
      on: "iOS 13.2", "requestWhenInUse", "choose:Allow While Using App", "requestAlways")
    #expect(run.story == ["ND P-WIU", "WU0 authorizedWhenInUse", "PA authorizedAlways"])
    #expect(run[2].row == "T33")
  }

  @Test func offersThreeOptionsOniOS11() throws {
    let run = try Run(
      on: "iOS 11.4", "requestAlways", "choose:Only While Using the App", "requestAlways")
    #expect(run.story == ["ND P-11", "WU1 authorizedWhenInUse", "WU1"])
    #expect(run[0].prompt?.options.count == 3)
    #expect(run[0].prompt?.usageKey == Keys.always)
    #expect(run.rows == ["T21", "T23", "T36"])
  }

  @Test func doesNotUpgradeOniOS8UnlessTheParameterSaysSo() throws {
    let events = ["requestWhenInUse", "choose:Allow", "requestAlways"]
    let run = try Run(on: "iOS 9.3", events[0], events[1], events[2])
    #expect(run.story == ["ND P-8", "WU0 authorizedWhenInUse", "WU0"])
    #expect(run[2].row == "T35")
    let other = try Run(
      on: "iOS 9.3", flags: ["ios8Upgrade": .bool(true)], events[0], events[1], events[2])
    #expect(other[2].prompt?.usageKey == Keys.alwaysOld)
  }

  @Test func restoresTheGrantWhenServicesComeBack() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow While Using App", "settings:globalOff",
      "createServiceSession:whenInUse", "settings:globalOn")
    #expect(
      run.story.suffix(3) == [
        "WU0 denied", "WU0 authorizationDenied authorizationDeniedGlobally",
        "WU0 authorizedWhenInUse",
      ])
    #expect(run[2].after.status == .denied)
  }

  @Test func keepsATemporaryGrantWhileABackgroundSessionLasts() throws {
    let run = try Run(
      "requestWhenInUse", "choose:Allow Once", "createBackgroundSession", "leaveForeground",
      "noLongerInUse", "invalidateBackgroundSession", "enterForeground", "requestWhenInUse")
    #expect(
      run.story.suffix(6) == ["TW", "TW", "TW", "ND notDetermined", "ND", "ND P-WIU"])
    #expect(run.rows[3...5] == ["T51", "T51", "T111"])
    #expect(run[3].after.phase == "indicated")
  }
}
