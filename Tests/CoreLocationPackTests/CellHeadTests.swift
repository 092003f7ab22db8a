import Testing

@testable import CoreLocationPack

/// Cells that say one thing and something about it, and rows and titles with more than a name.
@Suite struct CellHeadTests {
  @Test func readsWhatStandsBeforeARemark() throws {
    #expect(
      try verdicts(
        "| Button of the first prompt | Status |", "| - | - |",
        "| 1. Allow Once | `denied` – and it stays so |",
        "| 2. Don’t Allow | `denied`, whatever the person does later |")
        == [
          "`denied` – and it stays so contradicts-model",
          "`denied`, whatever the person does later holds",
        ])
    #expect(
      try verdicts(
        "| 첫 알림의 버튼 | 상태 |", "| - | - |", "| 한 번 허용 | `denied` – 거부와 같은 값 |", language: "ko")
        == ["`denied` – 거부와 같은 값 contradicts-model"])
  }

  @Test func leavesAloneWhatARemarkLimits() throws {
    #expect(
      try verdicts(
        "| Button of the first prompt | Status |", "| - | - |",
        "| Allow Once | `denied` – only if Location Services are off |"
      ).filter { $0.contains("contradicts") } == [])
  }

  @Test func readsTwoVersionsOfASymbol() throws {
    let cells = try verdicts(
      "| API | iOS |", "| - | - |",
      "| `locationManager(_:didChangeAuthorization:)` | 4.2, deprecated 14 |",
      "| `CLLocationManager.authorizationStatus()` | 3.0, deprecated 14 |")
    #expect(
      cells == [
        "4.2, deprecated 14 holds", "4.2, deprecated 14 holds",
        "3.0, deprecated 14 contradicts-model", "3.0, deprecated 14 holds",
      ])
  }

  @Test func readsTitlesThatAskForAThing() throws {
    #expect(
      try verdicts(
        "| iOS | Is there an “Allow Once”? |", "| - | - |", "| 12 | Y |", "| 13 and later | Y |")
        == ["Y contradicts-model", "Y holds"])
  }

  @Test func takesKeysThatAreMissingForMissing() throws {
    #expect(
      try CellVerdicts.refutedQuotes(
        [
          "| Missing key | Result |", "| - | - |",
          "| `NSLocationWhenInUseUsageDescription` | no prompt appears |",
        ], language: "en") == [])
  }
}
