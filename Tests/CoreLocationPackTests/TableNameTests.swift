import Testing

@testable import CoreLocationPack

/// What stands for the rows and columns of a table: names of code, sessions, headings, other rows.
@Suite struct TableNameTests {
  /// The cells that are refuted, in the order of their table.
  private func refuted(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.refutedQuotes(lines, language: language)
  }

  /// A name of code stands for the same in a table whether it is written as code or not.
  @Test func readsNamesOfCodeAsPlainWords() throws {
    let rows = [
      "", "| Situation | Alert | Error |", "| - | - | - |",
      "| Reduced, app in the background | yes | nil |",
    ]
    let (plain, code) = (
      ["# requestTemporaryFullAccuracyAuthorization: outcomes"] + rows,
      ["# `requestTemporaryFullAccuracyAuthorization`: outcomes"] + rows
    )
    #expect(try CellVerdicts.refutedQuotes(plain, language: "en") == ["yes", "nil"])
    #expect(try CellVerdicts.refutedQuotes(code, language: "en") == ["yes", "nil"])
  }

  @Test func readsStatusesUnderCalls() throws {
    #expect(
      try refuted(
        "# First prompt", "",
        "| Button | requestWhenInUseAuthorization | requestAlwaysAuthorization |", "| - | - | - |",
        "| Allow Once | authorizedWhenInUse | authorizedAlways |",
        "| Don’t Allow | denied | denied |") == ["authorizedAlways"])
    #expect(
      try refuted(
        "# 첫 알림", "",
        "| 버튼 | requestWhenInUseAuthorization | requestAlwaysAuthorization |", "| - | - | - |",
        "| 한 번 허용 | authorizedWhenInUse | authorizedAlways |",
        "| 허용 안 함 | denied | denied |", language: "ko") == ["authorizedAlways"])
  }

  @Test func readsTheSessionsThatRowsName() throws {
    #expect(
      try refuted(
        "# Sessions", "", "| Session | State before | Prompt | Diagnostic |", "| - | - | - | - |",
        "| `.whenInUse` | `notDetermined` | yes | `authorizationRequestInProgress` |",
        "| `.whenInUse` | `denied` | yes | `authorizationDenied` |",
        "| `.none` | `notDetermined` | no | |") == ["yes"])
    #expect(
      try refuted(
        "# 세션", "", "| 이전 상태 | 목표 | 프롬프트 |", "| - | - | - |",
        "| 미결정 | `.whenInUse` | 뜸 |", "| 거부됨 | `.whenInUse` | 뜸 |",
        "| 미결정 | `.none` | 안 뜸 |", language: "ko") == ["뜸"])
  }

  /// “Cells are …” says what the columns do not.
  @Test func readsWhatCellsAreSaidToHold() throws {
    #expect(
      try refuted(
        "# 알림의 역사", "", "칸의 숫자는 버튼 개수.", "", "| | iOS 12 | iOS 14 |", "| - | - | - |",
        "| When In Use 요청 | 2 | 3 |", "| Always 요청 | 2 | 3 |", language: "ko") == ["2"])
  }

  @Test func asksOfTheHeadingWhatRowsAsk() throws {
    #expect(
      try refuted(
        "# The Allow Once grant", "", "| Question | Answer |", "| - | - |",
        "| Reported status? | `notDetermined` |", "| Does it expire? | yes |")
        == ["`notDetermined`"])
    #expect(
      try refuted(
        "# ‘한 번 허용’을 누르면", "", "| 질문 | 답 |", "| - | - |",
        "| 앱을 종료했다가 다시 켜면? | 권한이 그대로 남아 있어요. |",
        "| 이 상태에서 `requestAlwaysAuthorization()`을 부르면? | 무시돼요. |", language: "ko")
        == ["권한이 그대로 남아 있어요."])
  }

  @Test func goesOnFromTheRowAbove() throws {
    #expect(
      try refuted(
        "# `requestTemporaryFullAccuracyAuthorization`", "",
        "| Case | Alert | Error |", "| - | - | - |",
        "| Reduced, foreground, user agrees | yes | nil |",
        "| … user declines | yes | `CLError.promptDeclined` |",
        "| Reduced, app in the background | no | `CLError.promptDeclined` |")
        == ["`CLError.promptDeclined`"])
    #expect(
      try refuted(
        "# requestTemporaryFullAccuracyAuthorization", "",
        "| 조건 | 프롬프트 | completion |", "| - | - | - |",
        "| 대략적인 위치, 포그라운드 → 동의 | O | nil |",
        "| 위와 같음 → 거절 | O | `promptDeclined` |", language: "ko") == ["`promptDeclined`"])
  }

  @Test func readsSwitchesThatColumnsTurnOnAndOff() throws {
    #expect(
      try refuted(
        "# What stops when Precise Location is off", "", "| Service | On | Off |", "| - | - | - |",
        "| Region monitoring | yes | yes |", "| Beacon ranging | yes | no |") == ["yes"])
    #expect(
      try refuted(
        "# 정확한 위치 스위치를 끄면", "", "| | 켬 | 끔 |", "| - | - | - |",
        "| 지역 모니터링 | 됨 | 안 됨 |", "| 비콘 거리 측정 | 됨 | 됨 |", language: "ko") == ["됨"])
  }

  /// A column that goes on with something else asks what the one before it does.
  @Test func leavesColumnsThatGoOnWithAnother() throws {
    #expect(
      try refuted(
        "# Relaunch, by service", "", "The user gave Always.", "",
        "| Service | Starts the app again | With When In Use instead |", "| - | - | - |",
        "| Standard updates | no | no |", "| Heading | no | no |"
      ).isEmpty)
  }

  @Test func readsVerdictsInWords() throws {
    #expect(
      try refuted(
        "# Quiz", "", "| No. | Claim | Right or wrong? |", "| - | - | - |",
        "| 1 | With reduced accuracy, beacons can still be monitored. | right |",
        "| 2 | With reduced accuracy, beacons can still be monitored. | wrong |") == ["right"])
  }

  @Test func asksOfStatusesWhatTheyGive() throws {
    let lines = [
      "# Statuses", "", "| Status | Location available? | Can the user change it? |",
      "| --- | --- | --- |", "| `notDetermined` | no | - |", "| `restricted` | no | yes |",
      "| `denied` | yes | yes |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[2, 3], [3, 2]])
  }
}
