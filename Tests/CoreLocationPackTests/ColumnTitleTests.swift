import Testing

@testable import CoreLocationPack

/// How titles of columns may ask what they ask, and what rows and marks may say in several ways.
@Suite struct ColumnTitleTests {
  /// A title over one row, with a cell that is right and one that is wrong.
  struct Column {
    var titles: [String]
    var lead: String
    var row: String
    var right: String
    var wrong: String
  }

  private func refuted(_ lines: [String], language: String = "en") throws -> [[Int]] {
    try CellVerdicts.refutedCells(lines, language: language)
  }

  private func check(_ column: Column, language: String) throws {
    for title in column.titles {
      let lines = [
        "# Table", "", "| \(column.lead) | \(title) |", "| --- | --- |",
        "| \(column.row) | \(column.right) |", "| \(column.row) | \(column.wrong) |",
      ]
      #expect(try refuted(lines, language: language) == [[2, 2]], "\(title)")
    }
  }

  @Test(arguments: [
    Column(
      titles: ["What must the app do after relaunch?", "What must an app do after a relaunch"],
      lead: "Service", row: "Standard updates", right: "Start it again", wrong: "Nothing"),
    Column(
      titles: ["What happens if omitted?", "If the key is absent", "Effect of missing key"],
      lead: "Key", row: "`NSLocationWhenInUseUsageDescription`", right: "Nothing happens",
      wrong: "The app crashes"),
    Column(
      titles: ["Can the prompt reappear?", "Does the prompt reappear?", "Prompt reappears?"],
      lead: "Button", row: "Don’t Allow", right: "No", wrong: "Yes"),
    Column(
      titles: ["Allow Once in the prompt?", "Has Allow Once?", "Allow Once offered?"],
      lead: "Release", row: "iOS 12", right: "No", wrong: "Yes"),
    Column(
      titles: ["How many can an app have?", "Max per app"],
      lead: "Thing", row: "Region monitoring", right: "20", wrong: "50"),
  ])
  func readsEnglishTitles(column: Column) throws { try check(column, language: "en") }

  @Test(arguments: [
    Column(
      titles: ["다시 물어보나", "다시 물어보나요?", "다시 물어보는지", "프롬프트 재표시 여부"],
      lead: "버튼", row: "허용 안 함", right: "아니요", wrong: "예"),
    Column(
      titles: ["언제까지 유지되나", "얼마나 지속되는지", "권한 유효 기간"],
      lead: "버튼", row: "앱을 사용하는 동안 허용", right: "설정에서 바꿀 때까지",
      wrong: "앱 사용이 끝날 때까지"),
    Column(
      titles: ["앱을 다시 실행하나?", "종료 후 재실행되나"],
      lead: "서비스", row: "방위", right: "아니요", wrong: "예"),
    Column(
      titles: ["어떤 키가 필요한지", "어떤 키가 필요한가요?"],
      lead: "호출", row: "`requestWhenInUseAuthorization()`",
      right: "`NSLocationWhenInUseUsageDescription`",
      wrong: "`NSLocationAlwaysAndWhenInUseUsageDescription`"),
    Column(
      titles: ["Always가 임시일 수 있나?", "임시 Always가 가능한지"],
      lead: "버전", row: "iOS 12", right: "아니요", wrong: "예"),
  ])
  func readsKoreanTitles(column: Column) throws { try check(column, language: "ko") }

  /// A level that a title names as what is asked for is not held, and an answer there leads to nothing.
  @Test(arguments: [
    "Upgrading When In Use to Always", "When In Use → Always", "Escalating to Always",
    "When In Use에서 Always로 승격 시",
  ])
  func takesNoTargetForWhatIsHeld(title: String) throws {
    #expect(
      try refuted([
        "# Table", "", "| Release | \(title) |", "| --- | --- |", "| iOS 17 | Upgrade prompt |",
      ]) == [])
  }

  @Test func readsStatusesOfPlatforms() throws {
    #expect(
      try refuted(
        [
          "# 어느 기기에서 어떤 상태가 나오나", "", "O 나옴 / X 나오지 않음", "",
          "| 상태 | iOS | tvOS | macOS |", "| --- | --- | --- | --- |",
          "| 제한됨 | O | O | X |", "| 사용 중 | O | X | X |", "| 항상 | O | X | O |",
        ], language: "ko") == [[1, 4], [2, 3]])
  }

  /// A mark may be explained at length and stand in bold, and a call be a row or a column.
  @Test func readsMarksOfNeed() throws {
    #expect(
      try refuted([
        "# Which strings?", "",
        "**R** = required for the call in the column to do anything, – = not needed.", "",
        "| Key | `requestWhenInUse…` | `requestAlways…` |", "| --- | --- | --- |",
        "| `NSLocationWhenInUseUsageDescription` | **R** | **R** |",
        "| `NSLocationAlwaysUsageDescription` | – | **R** |",
      ]) == [[2, 3]])
    #expect(
      try refuted([
        "# Which purpose strings do I need?", "", "R = required, – = not needed.", "",
        "| App | `NSLocationWhenInUseUsageDescription` "
          + "| `NSLocationAlwaysAndWhenInUseUsageDescription` |", "| --- | --- | --- |",
        "| iOS 14 app that asks for Always | R | – |",
      ]) == [[1, 3]])
  }

  /// What settings were and what they were changed into, in columns of their own.
  @Test func readsChangedSettings() throws {
    #expect(
      try refuted(
        [
          "# 설정 앱에서 바꾸면", "", "| 바꾸기 전 | 바꾼 값 | 읽히는 상태 | 콜백 |",
          "| --- | --- | --- | --- |", "| 항상 | 안 함 | `denied` | 예 |",
          "| 앱을 사용하는 동안 | 다음번에 묻기 | `denied` | 예 |",
          "| 앱을 사용하는 동안 | 정확한 위치 끔 | `authorizedWhenInUse` | 아니요 |",
        ], language: "ko") == [[2, 3], [3, 4]])
  }

  /// “Then” parts what is so from what is done, and an answer that is named before it has been given.
  @Test func readsWhatIsDoneThen() throws {
    #expect(
      try refuted([
        "# Calls", "", "| Case | Alert | Delegate hears |", "| --- | --- | --- |",
        "| Denied, then `requestAlwaysAuthorization()` | no | `denied` once more |",
        "| Allow Once still active, then `requestAlwaysAuthorization()` | no | nothing |",
      ]) == [[1, 3]])
  }

  /// The statuses from which two prompts start, and the raw value of a grant without a case of its own.
  @Test func readsStartingStatusesAndRawValues() throws {
    #expect(
      try refuted([
        "# Two prompts", "", "| | Upgrade prompt | Second prompt |", "| --- | --- | --- |",
        "| Status before | When In Use | When In Use |",
      ]) == [[1, 3]])
    #expect(
      try refuted([
        "# Statuses", "", "| Grant | Raw value |", "| --- | --- |", "| Provisional Always | 4 |",
        "| Allow Once | 4 |",
      ]) == [[1, 2]])
  }
}
