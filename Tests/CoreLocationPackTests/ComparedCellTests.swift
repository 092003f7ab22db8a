import LockbClaims
import Testing

@testable import CoreLocationPack

/// Cells of tables that compare: settings that change, what is done in a state, platforms, versions.
@Suite struct ComparedCellTests {
  private func refuted(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.refutedQuotes(lines, language: language)
  }

  @Test func readsSettingsThatChangeIntoOthers() throws {
    #expect(
      try refuted(
        "## Changes", "", "| Change | Status afterwards | Delegate |", "| - | - | - |",
        "| While Using the App → Never | `denied` | Called |",
        "| Never → While Using the App | `restricted` | Not called |",
        "| While Using the App → Always | `authorizedAlways` | Called |")
        == ["`restricted`", "Not called"])
    #expect(
      try refuted(
        "## 설정 변경", "", "| 변경 | 이후 상태 | 콜백 |", "| - | - | - |",
        "| 안 함 → 앱을 사용하는 동안 | `authorizedWhenInUse` | 옴 |",
        "| 앱을 사용하는 동안 → 안 함 | `restricted` | 옴 |", language: "ko") == ["`restricted`"])
    // An arrow is not what a row says of two settings.
    #expect(
      try refuted(
        "## Symptoms", "", "| Symptom | Status |", "| - | - |",
        "| Code reads Always, Settings says While Using the App | `authorizedAlways` |"
      ).isEmpty)
  }

  @Test func readsWhatIsDoneInAColumnOfItsOwn() throws {
    #expect(
      try refuted(
        "## Sessions on iOS 18", "",
        "| Starting point | What the code does | Prompt? | Diagnostic |",
        "| - | - | - | - |",
        "| `notDetermined`, app in front | takes a `.whenInUse` session | yes | `authorizationRequestInProgress` |",
        "| `notDetermined`, app in the background | takes a `.whenInUse` session | no | `authorizationDenied` |",
        "| `denied` | takes a `.whenInUse` session | yes | `authorizationDenied` |")
        == ["`authorizationDenied`", "yes"])
  }

  @Test func knowsNamesThatAreCutShort() throws {
    #expect(
      try refuted(
        "## Calls", "", "| Status | `requestWhenInUse…` | `requestAlways...` |", "| - | - | - |",
        "| `notDetermined` | Prompts | Prompts |", "| `denied` | Prompts | No effect |",
        "| `authorizedAlways` | No effect | No effect |") == ["Prompts"])
    // Of what several names have in common, only that counts.
    #expect(
      try refuted(
        "## Calls", "", "| Status | `CLLocation…` |", "| - | - |", "| `denied` | Prompts |"
      ).isEmpty)
    #expect(
      try refuted(
        "## 상태별 동작", "", "| 상태 | 항상 권한을 요청하면 |", "| - | - |", "| `.notDetermined` | 첫 알림이 뜸 |",
        "| `.restricted` | 첫 알림이 뜸 |", "| `.denied` | 반응 없음 |", language: "ko") == ["첫 알림이 뜸"])
  }

  @Test func readsWhatPlatformsCan() throws {
    #expect(
      try refuted(
        "## Platforms", "", "| Platform | Can report `authorizedWhenInUse` |", "| - | - |",
        "| iOS | Yes |", "| macOS | Yes |") == ["Yes"])
    #expect(
      try refuted(
        "## Platforms", "", "| Platform | Reports `authorizedAlways` |", "| - | - |",
        "| iOS | Yes |", "| tvOS | No |", "| macOS | Yes |"
      ).isEmpty)
    #expect(
      try refuted(
        "## 누가 묻나", "", "| 주체 | 권한 알림을 띄움 |", "| - | - |", "| 워치 페이스의 컴플리케이션 | 예 |", language: "ko")
        == ["예"])
  }

  @Test func readsVersionsOfOneCall() throws {
    #expect(
      try refuted(
        "## How asking for Always changed", "",
        "| iOS | Strings read | Options in the alert of a direct request |", "| - | - | - |",
        "| 8–10 | `NSLocationAlwaysUsageDescription` | Allow, Don’t Allow |",
        "| 13.4–17 | `NSLocationAlwaysUsageDescription` | Allow While Using App, Always Allow, Don’t Allow |",
        "| 18 and later | `NSLocationAlwaysAndWhenInUseUsageDescription` | Allow Once, Allow While Using App, Don’t Allow |"
      )
        == [
          "`NSLocationAlwaysUsageDescription`", "Allow While Using App, Always Allow, Don’t Allow",
        ])
  }
}
