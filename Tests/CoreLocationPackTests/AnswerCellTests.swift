import Testing

/// Cells that say yes or no by a mark, in part, or with something behind it.
struct AnswerCellTests {
  @Test func aDashBesideTicksSaysNo() throws {
    let lines = [
      "## Services on iOS 18", "",
      "| Service | While Using | Launches a terminated app (Always) |", "| --- | --- | --- |",
      "| Visits | – | ● |",
      "| Region monitoring | ● | – |",
      "| Heading | ● | – |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 2], [2, 3]])
  }

  @Test func aDashBesideCrossesLeavesItsQuestionOpen() throws {
    let lines = [
      "## 서비스", "",
      "| 서비스 | 사용 중 권한 |", "| --- | --- |",
      "| 방문 | – |",
      "| 지역 모니터링 | ○ |",
      "| 위치 푸시 | × |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko").isEmpty)
  }

  @Test func whatIsNeverSoIsNotSoInPartEither() throws {
    let english = [
      "## Where the system launches the app", "",
      "| Platform | Launches a terminated app |", "| --- | --- |",
      "| iOS | ✓ with Always |",
      "| watchOS | ✓ with Always |",
      "| watchOS | yes, complication permitting |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[2, 2], [3, 2]])
    let korean = [
      "## 종료된 앱", "",
      "| 플랫폼 | 종료된 앱 실행 |", "| --- | --- |",
      "| iOS | O (항상일 때) |",
      "| watchOS | O (항상일 때) |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[2, 2]])
  }

  @Test func aUseOfTheGreaterLevelIsNotDenied() throws {
    let lines = [
      "## What each level allows", "",
      "| Use | When In Use | Always |", "| --- | --- | --- |",
      "| Start standard updates in the background | no | no |",
      "| Widget reads location | yes | yes |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 3]])
    let korean = [
      "## 권한별로 되는 일", "",
      "| 하는 일 | 앱을 사용하는 동안 | 항상 허용 |", "| --- | --- | --- |",
      "| 위젯에서 위치 사용 | 됨 | 안 됨 |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[1, 3]])
  }

  @Test func whatIsSoInsteadOfANoIsNotDenied() throws {
    let lines = [
      "## Who asks", "",
      "| Platform | `requestWhenInUseAuthorization()` shows the prompt |", "| --- | --- |",
      "| macOS (AppKit) | No, the prompt comes when a service starts |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }

  @Test func aFlagIsOneOfThoseOfABackgroundSession() throws {
    let lines = [
      "## Flags", "",
      "| Flag | In background session too |", "| --- | --- |",
      "| `insufficientlyInUse` | N |",
      "| `serviceSessionRequired` | Y |",
      "| `fullAccuracyDenied` | Y |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 2], [3, 2]])
  }

  @Test func whatComesOfAMissingKeyIsNotSoOfTheKey() throws {
    let lines = [
      "## Info.plist", "",
      "| 키 | 빠뜨리면 |", "| --- | --- |",
      "| `NSLocationDefaultAccuracyReduced` | 기본값 NO. 첫 알림에 '정확한 위치' 토글이 보임 |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "ko").isEmpty)
  }

  @Test func aRemarkBehindASuccessorIsAboutTheSuccessor() throws {
    let lines = [
      "## Migration", "",
      "| Today | Replacement | Remark |", "| --- | --- | --- |",
      "| `locationManager(_:didChangeAuthorization:)` | `locationManagerDidChangeAuthorization(_:)` | also called for accuracy changes |",
    ]
    #expect(try CellVerdicts.refutedQuotes(lines, language: "en").isEmpty)
  }
}
