import Testing

@testable import CoreLocationPack

/// What overviews and pages of symbols tell beside their sentences: lines of versions in directives, tables
/// of levels, lists that are led by a level.
@Suite struct OverviewDocumentTests {
  @Test func readsVersionsThatADirectiveLists() throws {
    let wrong = "iOS 13.0+ ⏐ iPadOS+ ⏐ macOS 10.15+ ⏐ watchOS 2.0+"
    let lines = [
      "---", "title: 'Notes / CLLocationManager / requestAlwaysAuthorization()'", "---", "",
      "{{< note tone=\"grey\" list=\"\(wrong)\" >}}", "", "Core Location asks for Always.",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en") == [wrong])
    let right = lines.map { $0.replacing("iOS 13.0+", with: "iOS 8.0+") }
    #expect(try CellVerdicts.refutedQuotes(right, language: "en").isEmpty)
    let korean = lines.map { $0.replacing("Core Location asks for Always.", with: "항상 허용을 묻는다.") }
    #expect(try CellVerdicts.refutedQuotes(korean, language: "ko") == [wrong])
  }

  @Test func readsPlatformsThatATableLeavesOut() throws {
    func lines(_ always: String) -> [String] {
      [
        "# Core Location levels", "", "| Feature | When In Use | Always |", "| --- | --- | --- |",
        "| Supported platforms | All | \(always) |",
      ]
    }
    let wrong = "All except tvOS"
    #expect(try CellVerdicts.refutedQuotes(lines(wrong), language: "en") == [wrong])
    #expect(
      try CellVerdicts.refutedQuotes(lines("All except tvOS and visionOS"), language: "en").isEmpty)
    let table = [
      "# Core Location 권한 수준", "", "| 기능 | 앱을 사용하는 동안 | 항상 허용 |", "| --- | --- | --- |",
      "| 지원 플랫폼 | 모든 플랫폼 | visionOS를 제외한 모든 플랫폼 |",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(table, language: "ko") == ["visionOS를 제외한 모든 플랫폼"])
  }

  @Test func takesTheVersionsOfTheLineThatLeadsToATable() throws {
    let lines = [
      "# Core Location services", "",
      "Builds with the iOS 13 SDK are the newer ones. On iOS 12 and earlier, some services work only with Always:",
      "", "| Service | When In Use | Always |", "| --- | --- | --- |",
      "| Visits | Works | Works |", "| Heading | Works | Works |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 2]])
  }

  @Test func knowsWhichPromptIsAnswered() throws {
    let lines = [
      "# Asking for Always with Core Location", "",
      "The person sees the second prompt with these buttons:", "",
      "| Button | Outcome |", "| --- | --- |",
      "| Change to Always Allow | The grant is Always for good. The delegate receives `authorizedAlways`. |",
      "| Keep Only While Using | The grant is When In Use. The delegate receives `authorizedWhenInUse`. |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 2]])
  }

  @Test func readsWhatALevelInBoldLeads() throws {
    let lines = [
      "# Core Location levels", "",
      "- **When In Use.** The app can use all services even when the app isn’t in use.",
      "- **Always.** The app can use all services even when the app isn’t in use.",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(lines, language: "en")
        == ["The app can use all services even when the app isn’t in use."])
  }
}
