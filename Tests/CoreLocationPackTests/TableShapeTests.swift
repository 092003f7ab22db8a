import Testing

@testable import CoreLocationPack

/// How the shape of a table, its marks and the lines above it tell what its cells say.
@Suite struct TableShapeTests {
  @Test func joinsTheColumnsThatTellRowsOfOneNameApart() throws {
    #expect(
      try verdicts(
        "# Does a prompt appear?", "", "| Call | Situation | Prompt? |", "| - | - | - |",
        "| `requestWhenInUseAuthorization()` | not determined, foreground | yes |",
        "| `requestWhenInUseAuthorization()` | not determined, background | yes |",
        "| `requestAlwaysAuthorization()` | after Allow Once | yes |")
        == ["yes holds", "yes contradicts-model", "yes contradicts-model"])
    #expect(
      try verdicts(
        "| 세션 | 상황 | 프롬프트 |", "| - | - | - |", "| `.whenInUse` | 미결정, 포그라운드 | 나옴 |",
        "| `.whenInUse` | 거부됨 | 나옴 |", language: "ko")
        == ["나옴 holds", "나옴 contradicts-model"])
  }

  @Test func takesMarksAsTheLinesAboveExplainThem() throws {
    #expect(
      try verdicts(
        "● yes, ○ no.", "", "| API | iOS | tvOS |", "| - | - | - |",
        "| `startUpdatingLocation()` | ● | ○ |", "| `requestLocation()` | ○ | ● |")
        == ["● holds", "○ holds", "○ contradicts-model", "● holds"])
    #expect(
      try verdicts(
        "OK는 됨, –는 안 됨.", "", "| 서비스 | 앱을 사용하는 동안 |", "| - | - |", "| 방문 | – |", language: "ko"
      ).contains("– contradicts-model"))
  }

  @Test func putsWhatAbbreviationsStandForInTheirPlace() throws {
    #expect(
      try verdicts(
        "WIU = When In Use, ALW = Always.", "", "| Platform | WIU | ALW |", "| - | - | - |",
        "| iOS | Y | Y |", "| tvOS | Y | Y |"
      ).filter { $0.hasPrefix("Y ") } == ["Y holds", "Y holds", "Y holds", "Y contradicts-model"])
  }

  @Test func readsWholeNumbersAndBareTitlesAsVersions() throws {
    #expect(
      try verdicts(
        "| | `CLMonitor` | `requestLocation()` |", "| - | - | - |", "| iOS | 17 | 8 |",
        "| watchOS | – | 2 |"
      ).filter { !$0.hasPrefix("–") }
        == ["17 holds", "8 contradicts-model", "2 holds"])
    #expect(
      try verdicts(
        "# iOS 17과 iOS 18", "", "| 항목 | 17 | 18 |", "| - | - | - |",
        "| `CLServiceSession` | 있음 | 있음 |", language: "ko")
        == ["있음 contradicts-model", "있음 holds"])
  }

  @Test func answersForEachLevelWhereOneAloneWillDo() throws {
    #expect(
      try verdicts(
        "| 플랫폼 | 종료된 앱 실행 |", "| - | - |", "| iOS | Always일 때만 |", "| watchOS | Always일 때만 |",
        language: "ko"
      ).contains("Always일 때만 contradicts-model"))
  }

  @Test func followsArrowsFromTheCallToTheAnswer() throws {
    #expect(
      try verdicts(
        "| Prompt → button | Status afterwards |", "| - | - |",
        "| `requestAlwaysAuthorization()` → Allow Once | `authorizedAlways` |",
        "| `requestWhenInUseAuthorization()` → Don’t Allow | `denied` |")
        == ["`authorizedAlways` contradicts-model", "`denied` holds"])
  }

  @Test func leavesWhatAFootnoteLimitsAlone() throws {
    #expect(
      try verdicts(
        "| | When In Use |", "| - | - |", "| macOS | ✓[^1] |", "", "[^1]: A Mac knows one level."
      )
      .allSatisfy { !$0.contains("contradicts") })
  }

  @Test func looksStatusesInCodeUpByPlatform() throws {
    #expect(
      try verdicts(
        "| 상태 | watchOS | tvOS |", "| - | - | - |", "| `authorizedAlways` | ✗ | ✗ |", language: "ko"
      )
        == ["✗ contradicts-model", "✗ holds"])
  }

  @Test func takesWhatIsMissedWithoutItForNeeded() throws {
    #expect(
      try verdicts(
        "R = without it the call shows no alert.", "", "| Key | `requestAlwaysAuthorization()` |",
        "| - | - |", "| `NSLocationAlwaysAndWhenInUseUsageDescription` | R |",
        "| `NSLocationTemporaryUsageDescriptionDictionary` | R |")
        == ["R holds", "R contradicts-model"])
  }

  @Test func asksForTheRequestBeforeAButton() throws {
    #expect(
      try verdicts(
        "| Button | Status |", "| - | - |", "| Always: Allow Once | `authorizedAlways` |",
        "| Always: Don’t Allow | `denied` |")
        == ["`authorizedAlways` contradicts-model", "`denied` holds"])
  }

  @Test func holdsTheLevelBehindAfter() throws {
    #expect(
      try verdicts(
        "# Always requests", "", "| iOS | Request after While Using |", "| - | - |",
        "| 13.4–16 | an upgrade alert at once |"
      ).allSatisfy { !$0.contains("contradicts") })
  }

  @Test func readsNumbersAsVersionsOfThePlatformAbove() throws {
    #expect(
      try verdicts(
        "# Features by iOS release", "", "| Feature | 12 | 14 | 17 |", "| - | - | - | - |",
        "| `CLMonitor` | – | ● | ● |"
      ).filter { $0.hasPrefix("●") } == ["● contradicts-model", "● holds"])
    #expect(
      try verdicts(
        "# iOS 위치 권한 연표", "", "| 버전 | 새로 생김 |", "| - | - |", "| 17 | `CLServiceSession` |",
        "| 18 | `CLServiceSession` |", language: "ko")
        == ["`CLServiceSession` contradicts-model", "`CLServiceSession` holds"])
  }

  @Test func leavesVersionsBeforeASuccessorToTheOldName() throws {
    #expect(
      try verdicts(
        "| 옛것 | 나온 버전 | 대신 쓰는 것 |", "| - | - | - |",
        "| `NSLocationAlwaysUsageDescription` | iOS 8 | `NSLocationAlwaysAndWhenInUseUsageDescription` |",
        language: "ko"
      ).first == "iOS 8 holds")
  }

  @Test func answersNoUnderALesserLevel() throws {
    #expect(
      try verdicts(
        "| Service (iOS 13 and later) | When In Use enough? |", "| - | - |",
        "| Visits | No, Always only |", "| Beacon ranging | Yes |")
        == ["No, Always only contradicts-model", "Yes holds"])
  }
}
