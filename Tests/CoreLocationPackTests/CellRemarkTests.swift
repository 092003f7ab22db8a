import Testing

/// What stands beside an answer in a cell, and what around a table is no scope of it.
struct CellRemarkTests {
  @Test func aYesWithARemarkIsRefutedWhereNothingLeadsToIt() throws {
    let lines = [
      "# Precise Location", "",
      "| Service | Precise off |", "| --- | --- |",
      "| Compass heading | works |",
      "| Beacon ranging | works, but with a larger error |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[2, 2]])
  }

  @Test func onlyBehindANoExplainsIt() throws {
    let lines = [
      "## Settings and your delegate", "",
      "| The user… | Authorization callback |", "| --- | --- |",
      "| switches Precise Location off | no, only status changes are reported |",
      "| chooses Never | yes |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 2]])
  }

  @Test func whatAnAppIsBuiltWithItDoesNotRunOn() throws {
    let lines = [
      "# Legacy: iOS 11 and iOS 12", "",
      "● supported, ○ not available at this level. Also for a binary built with the iOS 13 SDK.",
      "",
      "| Service | When In Use | Always |", "| --- | --- | --- |",
      "| Significant location change | ○ | ● |",
      "| Visit monitoring | ● | ● |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[2, 2]])
  }

  @Test func aColumnBehindOldCodeSpeaksOfTheNew() throws {
    let lines = [
      "# iOS 14 대응", "",
      "| 기존 코드 | iOS 14 이후 | 주의 사항 |", "| --- | --- | --- |",
      "| `locationManager(_:didChangeAuthorization:)` | `locationManagerDidChangeAuthorization(_:)` | 정확도만 바뀌어도 호출됩니다 |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "ko").isEmpty)
  }

  @Test func whatNeedNotBeDeclaredIsThereAllTheSame() throws {
    let lines = [
      "## 점검표", "",
      "`CLMonitor`를 쓰는 iOS 18 앱을 위한 목록입니다.", "",
      "| 항목 | 필요한가 |", "| --- | --- |",
      "| `com.apple.developer.location.push` | 불필요 |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "ko").isEmpty)
  }

  @Test func namesUnderNewAreNoStatement() throws {
    let lines = [
      "## Releases", "",
      "| Release | New for apps |", "| --- | --- |",
      "| iOS 14 | `accuracyAuthorization`, widgets with location |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en").isEmpty)
  }

  @Test func theGlobalFlagDoesNotComeAlone() throws {
    let english = [
      "## Diagnostics", "",
      "| Situation | What the diagnostic says |", "| --- | --- |",
      "| Location Services off for the whole device | `authorizationDeniedGlobally` alone, `authorizationDenied` stays false |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[1, 2]])
    let korean = [
      "## 진단", "",
      "| 상황 | true가 되는 플래그 |", "| --- | --- |",
      "| 기기 전체 위치 서비스가 꺼짐 | `authorizationDeniedGlobally` 하나만 |",
      "| 사용자가 이 앱을 거부함 | `authorizationDenied` |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[1, 2]])
  }

  @Test func oneKeyDoesNotTakeThePlaceOfTheOther() throws {
    let english = [
      "## Keys", "", "| Key | Notes |", "| --- | --- |",
      "| `NSLocationAlwaysAndWhenInUseUsageDescription` | with this one in place you can drop the When In Use key |",
    ]
    #expect(try CellVerdicts.refutedCells(english, language: "en") == [[1, 2]])
    let korean = [
      "## 키를 빠뜨리면", "", "| 빠뜨린 키 | 어떻게 되나 |", "| --- | --- |",
      "| `NSLocationAlwaysAndWhenInUseUsageDescription` | 사용 중 요청까지 막힘 |",
      "| `NSLocationWhenInUseUsageDescription` | 사용 중 요청까지 막힘 |",
    ]
    #expect(try CellVerdicts.refutedCells(korean, language: "ko") == [[1, 2]])
  }

  @Test func rowsOfOneNameAreNotTakenForOneAnother() throws {
    let lines = [
      "# Raw values", "",
      "| Name | Type | Raw value |", "| --- | --- | --- |",
      "| denied | CLAuthorizationStatus | 2 |",
      "| authorizedAlways | CLAuthorizationStatus | 2 |",
      "| denied | CLError.Code | 1 |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[2, 3]])
  }

  @Test func anotherMarkBesideAYesSaysMoreThanYes() throws {
    let lines = [
      "### Levels", "", "✓ = exists, – = does not exist, ≡ = one grant, both levels mean it", "",
      "| Platform | When In Use | Always |", "| --- | --- | --- |",
      "| iOS | ✓ | – |", "| macOS, AppKit | ≡ | ≡ |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "en") == [[1, 3]])
  }

  @Test func anAnswerThatACellBeginsWithIsNoYes() throws {
    let lines = [
      "## 알림", "", "| 알림 | 다시 뜨나 |", "| --- | --- |",
      "| 항상 허용 직접 요청의 첫 알림 | 허용 안 함을 고르면 다시 요청해도 안 뜸 |",
    ]
    #expect(try CellVerdicts.refutedCells(lines, language: "ko").isEmpty)
  }

  @Test func versionsBesideARowAreThoseOfItsOwn() throws {
    let lines = [
      "## 값", "",
      "| 케이스 | 뜻 | 플랫폼 |", "| --- | --- | --- |",
      "| `authorizedWhenInUse` | 사용 중일 때 위치를 쓸 수 있는 수준 | macOS에는 없음 |",
      "| `authorizedAlways` | 언제든 위치를 쓸 수 있는 수준 | visionOS를 포함한 모든 플랫폼 |",
    ]
    #expect(try !CellVerdicts.refutedCells(lines, language: "ko").contains([1, 2]))
  }
}
