import LockbBase
import LockbPack
import Testing

@testable import CoreLocationPack

@Suite struct MachineTableTests {
  private func rows(_ name: String, _ table: String) throws -> [[String]] {
    let tables = MachineTables.tables(of: name)
    let found = try #require(tables.first { $0.id == table }, "\(tables.map(\.id))")
    #expect(found.rows.allSatisfy { $0.count == found.columns.count })
    return found.rows.map { $0.map(\.english) }
  }

  private let always = "api/CLLocationManager.requestAlwaysAuthorization()"

  @Test func saysWhatACallDoesInEachStateAndEra() throws {
    let rows = try rows(always, "outcomes")
    func has(_ parts: String...) -> Bool {
      rows.contains { row in parts.allSatisfy { part in row.contains { $0.contains(part) } } }
    }
    #expect(has("(ND)", "iOS, iPadOS 8–10", "P-8 (NSLocationAlwaysUsageDescription)", "T25"))
    #expect(has("(WU0)", "iOS, iPadOS 13–13.3", "status authorizedAlways", "T33"))
    #expect(has("(WU0)", "iOS, iPadOS 13.4+", "P-UPG", "T30"))
    #expect(has("(TW)", "nothing", "T37"))
    #expect(!rows.contains { $0.contains { $0.contains("tvOS") || $0 == "visionOS 1+" } })
  }

  @Test func agreesWithARunInEveryRow() throws {
    let machine = try #require(CoreLocationPack.pack.machine)
    let request = ReferenceRequest(
      platform: "iOS", version: "18", keys: machine.usualKeys([]), events: ["requestAlways"])
    let step = try #require(try machine.run(request).get().last)
    let row = try #require(
      try rows(always, "outcomes").first {
        $0[0].contains("ND") && $0[1].contains("iOS") && $0[1].contains("13+")
      })
    #expect(row.contains(step.row))
    #expect(row[2].contains(step.prompt?.id ?? "?"))
  }

  @Test func saysWhatNothingComesOf() throws {
    let key = "NSLocationAlwaysAndWhenInUseUsageDescription"
    let lacks = try rows(always, "needs")
    #expect(lacks.contains { $0[0] == "\(key) is missing" && $0.contains("T16") })
    #expect(lacks.contains { $0[0] == "not in the foreground" && $0.contains("T17") })
    let refusals = try rows("key/\(key)", "refusals")
    #expect(refusals.contains { $0[0] == "requestAlways" && $0.contains("T16") })
    #expect(try rows("key/\(key)", "prompts").contains { $0[0] == "P-UPG" && $0.contains("T30") })
  }

  @Test func saysWhichGrantsReportAStatusAndHowToGetThere() throws {
    let grants = try rows("status/authorizedAlways", "grants")
    #expect(grants.map { $0[0] }.contains("provisional Always (PA)"))
    #expect(!grants.contains { $0[2].contains("tvOS") })
    let ways = try rows("status/denied", "ways")
    #expect(ways.contains { $0[0] == "choose:Don’t Allow" && $0[1].contains("P-WIU") })
    #expect(try rows("status/restricted", "grants").map { $0[0] } == ["any, restricted"])
  }

  @Test func knowsPromptsAndRows() throws {
    #expect(try rows("P-PROV", "answers").map { $0[0] }.contains("Keep Only While Using"))
    #expect(try rows("P-WIU", "shownBy").contains { $0.contains("T05") })
    #expect(try rows("T30", "rules").count == 1)
    #expect(MachineTables.tables(of: "P-NONE").isEmpty)
    #expect(MachineTables.tables(of: "api/CLBeacon.major").isEmpty)
  }

  @Test func writesEveryCellInKoreanToo() {
    for name in [always, "status/denied", "P-ALW1", "T47"] {
      for table in MachineTables.tables(of: name) {
        #expect(table.title.korean != table.title.english)
        #expect(table.rows.allSatisfy { $0.allSatisfy { $0.english.isEmpty == $0.korean.isEmpty } })
      }
    }
  }
}
