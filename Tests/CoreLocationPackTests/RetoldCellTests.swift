import LockbClaims
import Testing

@testable import CoreLocationPack

/// Cells that are told as sentences: about their row, about their column, or as the answer to a title.
@Suite struct RetoldCellTests {
  /// The cells that are refuted, in the order of their table.
  private func refuted(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.refutedQuotes(lines, language: language)
  }

  @Test func findsWrongDefaults() throws {
    #expect(
      try refuted(
        "# Defaults", "", "| Member | Out of the box |", "| - | - |",
        "| `allowsBackgroundLocationUpdates` | `true` |",
        "| `pausesLocationUpdatesAutomatically` | `true` |") == ["`true`"])
    #expect(
      try refuted(
        "# 기본값", "", "| 속성 | 초깃값 |", "| - | - |",
        "| `allowsBackgroundLocationUpdates` | `false` |",
        "| `pausesLocationUpdatesAutomatically` | `false` |", language: "ko") == ["`false`"])
  }

  @Test func findsWrongRemarks() throws {
    #expect(
      try refuted(
        "# Notes", "", "| API | Good to know |", "| - | - |",
        "| `CLServiceSession` | cannot be revived after `invalidate()` |",
        "| `CLBackgroundActivitySession` | hides the location indicator |")
        == ["hides the location indicator"])
  }

  @Test func findsWrongSituationsOfCallbacks() throws {
    #expect(
      try refuted(
        "# 콜백", "", "| 메서드 | 오는 시점 |", "| - | - |",
        "| `locationManager(_:didVisit:)` | 방문이 감지되었을 때 |",
        "| `locationManager(_:didUpdateHeading:)` | 방문이 감지되었을 때 |", language: "ko")
        == ["방문이 감지되었을 때"])
  }

  @Test func tellsWhatPlatformsDo() throws {
    #expect(
      try refuted(
        "# Platforms", "", "| Platform | Launches terminated apps |", "| - | - |",
        "| iOS | yes |", "| watchOS | yes |", "| macOS | no |") == ["yes"])
  }

  @Test func comparesOldAndNewNames() throws {
    #expect(
      try refuted(
        "# Migration", "", "| Old | Use instead | Since |", "| - | - | - |",
        "| `locationManager(_:didChangeAuthorization:)` | `locationManagerDidChangeAuthorization(_:)` | iOS 13 |",
        "| `NSLocationAlwaysUsageDescription` | `NSLocationAlwaysAndWhenInUseUsageDescription` | iOS 11 |",
        "| `startMonitoring(for:)` | `CLLocationUpdate.liveUpdates(_:)` | iOS 17 |")
        == ["iOS 13", "`CLLocationUpdate.liveUpdates(_:)`"])
  }

  @Test func takesADashUnderAPlatformForAbsence() throws {
    #expect(
      try CellVerdicts.of(
        [
          "# Where", "", "| API | macOS | tvOS |", "| - | - | - |",
          "| `requestAlwaysAuthorization()` | — | — |",
        ], language: "en") == ["— contradicts-model", "— holds"])
  }

  @Test func findsWrongFirstVersionsOfKeysAndAnswers() throws {
    #expect(
      try refuted(
        "# 변화", "", "| 변화 | 나온 버전 |", "| - | - |", "| 한 번 허용 | iOS 14 |",
        "| `NSLocationAlwaysAndWhenInUseUsageDescription` | iOS 13 |",
        "| `NSLocationDefaultAccuracyReduced` | iOS 14 |", language: "ko")
        == ["iOS 14", "iOS 13"])
  }

  @Test func readsAnAnswerBesideItsPrompt() throws {
    #expect(
      try refuted(
        "# Answers on iOS 18", "", "| Alert | Tap | The app reads |", "| - | - | - |",
        "| First When In Use prompt | Allow Once | `authorizedWhenInUse` |",
        "| | Don’t Allow | `restricted` |") == ["`restricted`"])
  }

  @Test func refutesNothingThatIsTrue() throws {
    for (language, lines) in Self.right {
      #expect(
        try CellVerdicts.of(lines, language: language).filter { $0.contains("contradicts") } == [])
    }
  }

  private static let right: [(String, [String])] = [
    (
      "en",
      [
        "# Services once the app is gone", "", "| Service | Always | When In Use |",
        "| - | - | - |",
        "| Visits | launched | stays terminated |",
        "| Heading | stays terminated | stays terminated |",
      ]
    ),
    (
      "en",
      [
        "# Members", "", "| Symbol | Apple TV | Example | Read-only |", "| - | - | - | - |",
        "| `startUpdatingLocation()` | n/a | `manager.startUpdatingLocation()` | |",
        "| `authorizationStatus` | tvOS 14 | `manager.authorizationStatus` | yes |",
        "| `distanceFilter` | tvOS 9 | `manager.distanceFilter = 50` | no |",
      ]
    ),
    (
      "ko",
      [
        "# 오류", "", "| 코드 | 뜻 |", "| - | - |", "| `promptDeclined` | 일시적인 정확도 요청에서 나오는 오류 |",
        "| `locationUnknown` | 아직 위치를 찾지 못함 |",
      ]
    ),
    (
      "ko",
      [
        "# 한 번 허용과 앱을 사용하는 동안 허용의 차이", "", "| 구분 | 한 번 허용 | 앱을 사용하는 동안 허용 |", "| - | - | - |",
        "| 보고되는 상태 | `authorizedWhenInUse` | `authorizedWhenInUse` |",
        "| 항상 허용 업그레이드 알림 | 뜨지 않음 | 뜬다 |",
      ]
    ),
  ]
}
