import Testing

/// Rows that tell a course in steps.
struct StepCellTests {
  @Test func stepsAreTakenInTheirOrder() throws {
    let english = [
      "## Scenarios", "",
      "| Scenario | Prompt shown? | Callback |", "| --- | --- | --- |",
      "| Allowed once → `requestAlwaysAuthorization()` | no | none |",
      "| Allow Once → leave the app → reopen → request When In Use | no | none |",
      "| Fresh install → request Always → Allow Once | yes | never |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[2, 2], [3, 3]])
    let korean = [
      "## 시나리오", "",
      "| 시나리오 | 최종 상태 |", "| --- | --- |",
      "| 새로 설치 → Always 요청 → 한 번 허용 | `authorizedAlways` |",
      "| 새로 설치 → Always 요청 → 앱을 사용하는 동안 허용 | `authorizedAlways` |",
      "| WhenInUse → Always 요청 → 유지 | `authorizedWhenInUse` |",
    ]
    #expect(try CellVerdicts.refutedQuotes(korean, language: "ko") == ["`authorizedAlways`"])
  }

  @Test func whatIsCalledAsAStateBehindARequestIsItsAnswer() throws {
    let lines = [
      "## 버튼", "",
      "| 상황 | 콜백 |", "| --- | --- |",
      "| `requestWhenInUseAuthorization()` → 거부 | 없음 |",
      "| 거부 → 다시 요청 | 없음 |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "ko") == [[1, 2]])
  }

  @Test func aStateInTheMiddleIsNotWhatACourseBeginsWith() throws {
    let lines = [
      "## Courses", "",
      "| Course | Callback |", "| --- | --- |",
      "| `requestWhenInUseAuthorization()` → `authorizedWhenInUse` | none |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }
}
