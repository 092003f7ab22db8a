import Testing

/// Tables of steps, of changes and of what was before: what a row takes from the rows and the columns
/// around it.
struct CourseTableTests {
  @Test func everyStepFollowsTheOnesBeforeIt() throws {
    let english = [
      "# Test plan", "",
      "| # | Step | Alert expected | Expected status |", "| --- | --- | --- | --- |",
      "| 1 | Call requestAlwaysAuthorization() | yes | notDetermined |",
      "| 2 | Tap Allow While Using App | none | authorizedWhenInUse |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[2, 4]])
    let korean = [
      "# 점검 순서", "",
      "| 순서 | 할 일 | 기대 상태 |", "| --- | --- | --- |",
      "| 1 | `requestAlwaysAuthorization()` 호출 | `notDetermined` |",
      "| 2 | '앱을 사용하는 동안 허용' 탭 | `authorizedWhenInUse` |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[2, 3]])
  }

  @Test func aStepThatIsNotUnderstoodEndsTheCourse() throws {
    let lines = [
      "# Plan", "",
      "| Step | Expected status |", "| --- | --- |",
      "| Call requestAlwaysAuthorization() | notDetermined |",
      "| Ask a colleague for the phone | notDetermined |",
      "| Tap Allow While Using App | authorizedWhenInUse |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en").isEmpty)
  }

  @Test func whatAFreshInstallBeginsWithIsNotLostByIt() throws {
    let english = [
      "# Precise Location", "", "Fresh install, iOS 17.", "",
      "| Service | Precise off |", "| --- | --- |",
      "| Compass heading | works |",
      "| Beacon ranging | works |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[2, 2]])
    let korean = [
      "# 정확한 위치", "", "새로 설치한 앱, iOS 17.", "",
      "| 서비스 | 정확한 위치 끔 |", "| --- | --- |",
      "| 방위 | 동작 |",
      "| 비콘 거리 측정 | 동작 |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[2, 2]])
  }

  @Test func rowsOfAListAreNoSteps() throws {
    let lines = [
      "# Cases", "",
      "| # | Case | Prompt |", "| --- | --- | --- |",
      "| 1 | Tap Don’t Allow | none |",
      "| 2 | Fresh install, requestWhenInUseAuthorization() | shown |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en").isEmpty)
  }

  @Test func aColumnOfWhatWasBeforeTellsWhatARowChanges() throws {
    let korean = [
      "## 설정에서 바꾸면", "",
      "| 사용자가 한 일 | 바꾸기 전 | 바뀐 뒤 상태 |", "| --- | --- | --- |",
      "| 앱을 사용하는 동안 | 거부됨 | `authorizedWhenInUse` |",
      "| 항상 | 앱을 사용하는 동안 | `authorizedAlways` |",
      "| 안 함 | 항상 | `restricted` |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[3, 3]])
    let english = [
      "# What the delegate hears", "",
      "| Event | Status the delegate hears |", "| --- | --- |",
      "| Settings: from Never to While Using the App | `authorizedWhenInUse` |",
      "| Settings: from While Using the App to Never | `authorizedWhenInUse` |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[2, 2]])
  }

  @Test func anAnswerBeforeACallIsTheStateThatItHasLedTo() throws {
    let lines = [
      "### Prompt or no prompt", "",
      "| Before | You call | Prompt | Status after the call |", "| --- | --- | --- | --- |",
      "| not determined, foreground | `requestWhenInUseAuthorization()` | shown | `notDetermined` |",
      "| denied | `requestAlwaysAuthorization()` | not shown | `denied` |",
      "| Allow While Using App, Always never requested | `requestAlwaysAuthorization()` | shown | `authorizedWhenInUse` |",
      "| Allow Once | `requestAlwaysAuthorization()` | shown | `authorizedWhenInUse` |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[4, 3]])
  }

  @Test func whatWasAskedEarlierIsNotAskedAgain() throws {
    let lines = [
      "## Which request does something?", "",
      "| Current grant | requestWhenInUseAuthorization() | requestAlwaysAuthorization() |",
      "| --- | --- | --- |",
      "| While Using, Always never requested | no-op | upgrade prompt |",
      "| While Using, Always requested earlier | no-op | upgrade prompt |",
      "| Refused | prompt, once more | no-op |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[2, 3], [3, 2]])
  }

  @Test func aLevelInAHeadingOverAnswersIsAskedFor() throws {
    let lines = [
      "# '앱을 사용하는 동안' 권한: 무엇을 고르면", "",
      "| 사용자가 한 일 | 상태값 |", "| --- | --- |",
      "| 한 번 허용 | `authorizedWhenInUse` |",
      "| 허용 안 함 | `restricted` |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "ko") == [[2, 2]])
  }
}
