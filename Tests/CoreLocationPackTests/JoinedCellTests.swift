import Testing

/// Cells of which row, column and cell together name a fact, whatever words would join them.
struct JoinedCellTests {
  @Test func rowColumnAndCellAreReadTogether() throws {
    let english = [
      "## What becomes of it", "",
      "| Service | Started with While Using | With Always |", "| --- | --- | --- |",
      "| Location push | Yes | Y |",
    ]
    #expect(try CellVerdicts.refutedQuotes(english, language: "en") == ["Yes"])
    let korean = [
      "## 설정에서 바꾼 뒤", "",
      "| 무엇을 | 뒤에 읽는 상태 |", "| --- | --- |",
      "| 위치 서비스를 다시 켬 | `notDetermined` |",
      "| ‘다음번에 묻기’ | `notDetermined` |",
    ]
    #expect(try CellVerdicts.refutedQuotes(korean, language: "ko") == ["`notDetermined`"])
  }

  @Test func whatTheCellDeniesIsDenied() throws {
    let lines = [
      "## Since iOS 13", "",
      "| Service | While Using can start it |", "| --- | --- |",
      "| Region monitoring | ✗ |",
      "| Significant change | ✓ |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en") == ["✗"])
  }

  @Test func theStepsOfARowAreNoOneStatement() throws {
    let lines = [
      "## Buttons", "",
      "| Step | Later |", "| --- | --- |",
      "| `requestAlwaysAuthorization()` from `notDetermined` → Allow Once | No second prompt |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }

  @Test func whatIsSoInPartIsLeftOpen() throws {
    let lines = [
      "## 플랫폼", "",
      "| 플랫폼 | `authorizedAlways` |", "| --- | --- |",
      "| tvOS | △ 값만 있고 실제로 받을 수는 없음 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko").isEmpty)
  }

  @Test func anAnswerComesBehindTheRequestOfItsRow() throws {
    let lines = [
      "## 앱을 사용하는 동안에서 더 물어보기 (iOS 14 이상)", "",
      "| 상황 | 델리게이트 |", "| --- | --- |",
      "| 사용 중 권한에서 처음으로 항상 권한 요청 | '항상 허용으로 변경'일 때만 호출 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko").isEmpty)
  }

  @Test func aPromptIsThereBeforeItsAnswer() throws {
    let lines = [
      "## Smoke test", "",
      "| Case | Alert shown |", "| --- | --- |",
      "| Fresh install, `requestWhenInUseAuthorization()` in the foreground, **Allow Once** | Yes, three buttons |",
      "| Fresh install, `requestWhenInUseAuthorization()` in the background | Yes, at once |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en") == ["Yes, at once"])
  }

  @Test func titlesOfBareVersionsBelongToThePlatformAbove() throws {
    let lines = [
      "# iOS 17에서 18로", "",
      "| 항목 | 17 | 18 |", "| --- | --- | --- |",
      "| 명시적 세션 모드 | 없음 | 있음 |",
      "| `CLServiceSession` | 있다 | 있음 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko") == ["있다"])
  }

  @Test func anOldNameHasItsOwnSuccessor() throws {
    let lines = [
      "## Migration", "",
      "| Old | Use instead |", "| --- | --- |",
      "| `CLLocationManager.authorizationStatus()` | `authorizationStatus` |",
      "| `locationManager(_:didChangeAuthorization:)` | `locationManagerDidChangeAuthorization(_:)` |",
      "| `locationManager(_:didChangeAuthorization:)` | `locationManager(_:didUpdateLocations:)` |",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(lines, language: "en")
        == ["`locationManager(_:didUpdateLocations:)`"])
  }

  @Test func aVersionBehindANewNameIsItsOwn() throws {
    let lines = [
      "## 옮겨 갈 API", "",
      "| 지금 코드 | 바꿀 것 |", "| --- | --- |",
      "| `didUpdateLocations` | `CLLocationUpdate.liveUpdates()`, iOS 16부터 |",
      "| `requestAlwaysAuthorization()` | `CLServiceSession`, iOS 18부터 |",
    ]
    #expect(
      try CellVerdicts.refutedQuotes(lines, language: "ko")
        == ["`CLLocationUpdate.liveUpdates()`, iOS 16부터"])
  }

  @Test func aMemberInCodeIsNoLevel() throws {
    let lines = [
      "# `CLServiceSession`", "", "## AuthorizationRequirement", "",
      "| Case | Raw value |", "| --- | --- |", "| `always` | 2 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }

  @Test func whatComesFurtherLeavesWhatTheLinesAboveBeganWith() throws {
    let lines = [
      "## The direct road", "", "The status is still `notDetermined`.", "",
      "| Question | Answer |", "| --- | --- |",
      "| A further Always request afterwards | Does nothing |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }
}
