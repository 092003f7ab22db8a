import Testing

@testable import CoreLocationPack

/// What the cells of a table come to with the words of this framework.
@Suite struct TableCellTests {
  private func verdicts(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.of(lines, language: language)
  }

  @Test func comparesRawValuesWithTheCatalogue() throws {
    #expect(
      try verdicts("| Value | Raw value |", "| - | - |", "| `denied` | 2 |", "| `restricted` | 3 |")
        == ["2 holds", "3 contradicts-model"])
    #expect(
      try verdicts("| 값 | 원시 값 |", "| - | - |", "| `denied` | 3 |", language: "ko")
        == ["3 contradicts-model"])
  }

  @Test func readsANameOnThePageOfItsTypeAsTheMemberThatItIs() throws {
    #expect(
      try verdicts("# CLError", "", "| Case | Raw value |", "| - | - |", "| `denied` | 1 |")
        == ["1 holds"])
  }

  @Test func keepsTheStatusesOnThePageOfTheirType() throws {
    #expect(
      try verdicts(
        "# CLAuthorizationStatus reference", "", "| Case | Raw value | iOS |", "| - | - | - |",
        "| `denied` | 2 | 2.0 |", "| `authorizedAlways` | 4 | 8.0 |")
        == ["2 holds", "2.0 holds", "4 contradicts-model", "8.0 holds"])
  }

  @Test func readsACallInASecondColumn() throws {
    #expect(
      try verdicts(
        "| Status | Call | Prompt? |", "| - | - | - |",
        "| `notDetermined` | `requestWhenInUseAuthorization()` | yes |",
        "| `denied` | `requestAlwaysAuthorization()` | yes |"
      ).filter { !$0.hasSuffix("cell") }
        == ["yes holds", "yes contradicts-model"])
  }

  @Test func comparesTypesOfValues() throws {
    #expect(
      try verdicts(
        "| Key | Type |", "| - | - |", "| `NSLocationWhenInUseUsageDescription` | String |",
        "| `NSLocationTemporaryUsageDescriptionDictionary` | String |")
        == ["String holds", "String contradicts-model"])
    #expect(
      try verdicts(
        "| 키 | 값의 형식 |", "| - | - |", "| `NSLocationWhenInUseUsageDescription` | 문자열 |",
        "| `NSLocationTemporaryUsageDescriptionDictionary` | 문자열 |", language: "ko")
        == ["문자열 holds", "문자열 contradicts-model"])
  }

  @Test func readsSinceWhenSymbolsAreThere() throws {
    #expect(
      try verdicts(
        "| API | Introduced in |", "| - | - |", "| `CLBackgroundActivitySession` | iOS 18 |",
        "| `CLServiceSession` | since iOS 18.0 |")
        == ["iOS 18 contradicts-model", "since iOS 18.0 holds"])
  }

  @Test func readsAServiceWithALevelOverVersions() throws {
    #expect(
      try verdicts(
        "| 항목 | iOS 12 | iOS 13 |", "| - | - | - |", "| ‘앱을 사용하는 동안’ 권한으로 방문 | 가능 | 가능 |",
        "| ‘정확한 위치’ 스위치 | 없음 | 있음 |", language: "ko")
        == [
          "가능 contradicts-model", "가능 holds", "없음 holds", "있음 contradicts-model",
        ])
  }

  @Test func readsSettingsBeforeAColonAndDenialsOfNouns() throws {
    #expect(
      try verdicts(
        "| What happens | Delegate called? |", "| - | - |",
        "| Settings: Precise Location switched off | no |") == ["no contradicts-model"])
    #expect(
      try verdicts(
        "# 종료된 앱의 실행", "", "| 서비스 | 항상 허용 |", "| - | - |", "| 방문 | 실행됨 |",
        "| 표준 위치 업데이트 | 실행 안 됨 |",
        language: "ko") == ["실행됨 holds", "실행 안 됨 holds"])
  }

  @Test func readsAServiceByTheSwitchForAccuracy() throws {
    #expect(
      try verdicts(
        "Users can turn Precise Location off.", "",
        "| Service | Precise Location on | Precise Location off |", "| - | - | - |",
        "| Visits | ✓ | ✗ |", "| Region monitoring | ✓ | ✗ |"
      ).filter { $0.count < 25 }
        == ["✓ holds", "✗ contradicts-model", "✓ holds", "✗ holds"])
  }

  @Test func prefersWhatAColumnSetsToWhatALineAboveHasSet() throws {
    #expect(
      try verdicts(
        "# 정확한 위치를 껐을 때 쓸 수 있는 것", "",
        "| 기능 | 정확한 위치 켬 | 정확한 위치 끔 |", "| - | - | - |", "| 비콘 거리 측정 | 가능 | 가능 |",
        language: "ko"
      ).filter { $0.count < 25 } == ["가능 holds", "가능 contradicts-model"])
  }

  @Test func tellsTheGrantARequestIsMadeUnderFromWhatItAsksFor() throws {
    #expect(
      try verdicts(
        "| 경우 | iOS 12 |", "| - | - |",
        "| ‘앱을 사용하는 동안’ 권한에서 항상 허용을 요청하면 | 알림이 나타남 |", language: "ko") == ["알림이 나타남 holds"])
    #expect(
      try verdicts(
        "# Alerts", "", "| Alert | Buttons |", "| - | - |",
        "| Always request after When In Use | Keep Only While Using, Change to Always Allow |")
        == ["Keep Only While Using, Change to Always Allow holds"])
  }

  @Test func findsTheQuestionInTheRowWhereColumnsNameVersions() throws {
    #expect(
      try verdicts(
        "| 항목 | iOS 12 | iOS 13.4 이상 |", "| - | - | - |",
        "| `requestWhenInUseAuthorization()` 버튼 수 | 2개 | 2 |",
        "| 항상 허용 요청에 쓰는 키 | `NSLocationUsageDescription` | `NSLocationAlwaysAndWhenInUseUsageDescription` |",
        language: "ko")
        == [
          "2개 holds", "2 contradicts-model",
          "`NSLocationUsageDescription` contradicts-model",
          "`NSLocationAlwaysAndWhenInUseUsageDescription` holds",
        ])
  }

  @Test func asksWhichMembersATypeHas() throws {
    #expect(
      try verdicts(
        "| Flag | `CLMonitor.Event` | `CLLocationUpdate` |", "| - | - | - |",
        "| `persistenceUnavailable` | yes | yes |", "| `stationary` | no | no |")
        == ["yes holds", "yes contradicts-model", "no holds", "no contradicts-model"])
  }

  @Test func comparesTermsAcrossLanguages() throws {
    #expect(
      try verdicts(
        "| English | Korean |", "| - | - |", "| Allow Once | 한 번 허용 |",
        "| reduced accuracy | 정확한 위치 |")
        == ["한 번 허용 holds", "정확한 위치 contradicts-model"])
  }
}
