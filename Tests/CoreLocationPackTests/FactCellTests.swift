import LockbClaims
import Testing

@testable import CoreLocationPack

/// Cells that say what belongs to what, what things are and do, and what they are called.
@Suite struct FactCellTests {
  private func verdicts(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.of(lines, language: language)
  }

  /// Cells ask which call starts a service, sentences which service a call starts.
  @Test(arguments: [
    "startUpdatingLocation()", "startMonitoringVisits()", "startUpdatingHeading()",
    "startMonitoringSignificantLocationChanges()", "startMonitoring(for:)",
    "startRangingBeacons(satisfying:)", "startMonitoringLocationPushes(completion:)",
  ])
  func saysTheSameOfACallInCellsAndSentences(_ call: String) throws {
    let name = "CLLocationManager." + call
    let said = try #require(ClaimProperties.table.fact("starts-service", of: "api/" + name))
    for service in said.values {
      let fact = try #require(FactTable.all.fact("starts", of: service))
      #expect(fact.values.contains(name))
      #expect(fact.rows == said.rows)
    }
  }

  @Test func refutesNoCellOfARowThatIsNotUnderstood() throws {
    for lines in [
      ["| Requirement | In `notDetermined` |", "| --- | --- |", "| `.none` | no prompt |"],
      ["| Case | Prompt |", "| --- | --- |", "| `notDetermined`, not macOS | no prompt |"],
    ] {
      #expect(try !CellVerdicts.of(lines, language: "en").contains { $0.contains("contradicts") })
    }
  }

  @Test func findsAFlagWithTheSituationOfAnother() throws {
    #expect(
      try verdicts(
        "| Flag | Situation |", "| - | - |",
        "| `stationary` | the device stands still |",
        "| `authorizationDenied` | refused, or Location Services are off |",
        "| `authorizationDeniedGlobally` | restrictions block the app |",
        "| `serviceSessionRequired` | accuracy is reduced |")
        == [
          "the device stands still holds", "refused, or Location Services are off holds",
          "restrictions block the app contradicts-model",
          "accuracy is reduced contradicts-model",
        ])
    #expect(
      try verdicts(
        "| 값 | 상황 |", "| - | - |", "| `stationary` | 기기가 멈춰 있음 |",
        "| `authorizationDenied` | 사용자가 거부했거나 위치 서비스가 꺼져 있음 |",
        "| `authorizationDeniedGlobally` | 제한 때문에 막혀 있음 |", language: "ko")
        == [
          "기기가 멈춰 있음 holds", "사용자가 거부했거나 위치 서비스가 꺼져 있음 holds",
          "제한 때문에 막혀 있음 contradicts-model",
        ])
  }

  @Test func findsAFlagBesideTheWrongSituation() throws {
    #expect(
      try verdicts(
        "| Situation | Flag |", "| - | - |",
        "| Always was wanted and refused | `alwaysAuthorizationDenied` |",
        "| full accuracy was wanted and refused | `alwaysAuthorizationDenied` |")
        == [
          "`alwaysAuthorizationDenied` holds", "`alwaysAuthorizationDenied` contradicts-model",
        ])
  }

  @Test func comparesWhatStartsAServiceAndWhatHearsOfIt() throws {
    #expect(
      try verdicts(
        "| | Visits | Heading |", "| - | - | - |",
        "| Start | `startMonitoringVisits()` | `startUpdatingLocation()` |",
        "| Delegate method | `locationManager(_:didUpdateHeading:)` | `locationManager(_:didUpdateHeading:)` |"
      )
        == [
          "`startMonitoringVisits()` holds", "`startUpdatingLocation()` contradicts-model",
          "`locationManager(_:didUpdateHeading:)` contradicts-model",
          "`locationManager(_:didUpdateHeading:)` holds",
        ])
    #expect(
      try verdicts(
        "| 서비스 | 확인 메서드 | 실행된 뒤 |", "| - | - | - |",
        "| 방위 | `isRangingAvailable()` | 다시 시작함 |",
        "| 지역 모니터링 | `isMonitoringAvailable(for:)` | 다시 시작함 |", language: "ko")
        == [
          "`isRangingAvailable()` contradicts-model", "다시 시작함 holds",
          "`isMonitoringAvailable(for:)` holds", "다시 시작함 contradicts-model",
        ])
  }

  @Test func comparesWhereAnErrorComesAndItsRawValue() throws {
    #expect(
      try verdicts(
        "| Code | Raw value | Where it comes | When |", "| - | - | - | - |",
        "| `CLError.network` | 2 | `locationManager(_:didFailWithError:)` | the network is unavailable |",
        "| `CLError.locationUnknown` | 5 | `locationManager(_:didVisit:)` | the network is unavailable |"
      )
        == [
          "2 holds", "`locationManager(_:didFailWithError:)` holds",
          "the network is unavailable holds",
          "5 contradicts-model", "`locationManager(_:didVisit:)` contradicts-model",
          "the network is unavailable contradicts-model",
        ])
    #expect(
      try verdicts(
        "| 코드 | 원시 값 | 오는 곳 | 오는 때 |", "| - | - | - | - |",
        "| `CLError.locationUnknown` | 1 | `locationManager(_:monitoringDidFailFor:withError:)` | 네트워크를 쓸 수 없음 |",
        language: "ko")
        == [
          "1 contradicts-model",
          "`locationManager(_:monitoringDidFailFor:withError:)` contradicts-model",
          "네트워크를 쓸 수 없음 contradicts-model",
        ])
  }

  @Test func comparesWhatMethodsTellAndMembersDo() throws {
    #expect(
      try verdicts(
        "| Callback | Reports |", "| - | - |",
        "| `locationManager(_:didVisit:)` | visits |",
        "| `locationManager(_:didEnterRegion:)` | exit from a region |")
        == ["visits holds", "exit from a region contradicts-model"])
    #expect(
      try verdicts(
        "| 멤버 | 하는 일 |", "| - | - |", "| `CLMonitor.add(_:identifier:)` | 조건을 없앰 |",
        "| `CLMonitor.events` | 이벤트를 전달함 |", language: "ko")
        == ["조건을 없앰 contradicts-model", "이벤트를 전달함 holds"])
  }

  @Test func comparesEffectsOfKeys() throws {
    #expect(
      try verdicts(
        "| Key | Effect |", "| - | - |",
        "| `NSWidgetWantsLocation` | the widget may use location |",
        "| `NSLocationRequireExplicitServiceSession` | permits continuing in the background |")
        == [
          "the widget may use location holds",
          "permits continuing in the background contradicts-model",
        ])
  }

  @Test func comparesNamesAndMeaningsWithTheGlossary() throws {
    let visits = "The service that reports arrivals at places and departures from them."
    #expect(
      try verdicts(
        "| Term | Also in Korean | Not in Korean | Meaning |", "| - | - | - | - |",
        "| foreground | none | `포어그라운드` | \(visits) |", "| foreground | `포어그라운드` | none | |")
        == [
          "none holds", "`포어그라운드` holds", "\(visits) contradicts-model",
          "`포어그라운드` contradicts-model", "none contradicts-model",
        ])
    #expect(
      try verdicts(
        "| 용어 | 한국어로 쓰지 않는 말 | 뜻 |", "| - | - | - |",
        "| 포그라운드 | 없음 | 사용자가 보고 있지 않은 동안 앱이 실행되는 상태입니다. |", language: "ko")
        == ["없음 contradicts-model", "사용자가 보고 있지 않은 동안 앱이 실행되는 상태입니다. contradicts-model"])
  }

  @Test func readsVersionsUnderAServiceAndOnSeveralPlatforms() throws {
    #expect(
      try verdicts(
        "| | Visits | Significant change |", "| - | - | - |",
        "| iOS and iPadOS | 8.0 and later | 3.0 and later |", "| watchOS | not available | 2.0 |")
        == [
          "8.0 and later holds", "3.0 and later contradicts-model", "not available holds",
          "2.0 contradicts-model",
        ])
    #expect(
      try verdicts(
        "| 플랫폼 | `startUpdatingHeading()` |", "| - | - |", "| iOS와 iPadOS | 2.0 이상 |",
        "| tvOS | 사용 불가 |", language: "ko")
        == ["2.0 이상 contradicts-model", "사용 불가 holds"])
  }

  @Test func asksWhatIsDeliveredOfTheServiceOfThePage() throws {
    #expect(
      try verdicts(
        "# startMonitoringVisits()", "", "| Grant | In use | Out of use |", "| - | - | - |",
        "| When In Use, iOS 13 and later | delivered | delivered |",
        "| permanent Always | not delivered | delivered |")
        == [
          "delivered holds", "delivered contradicts-model", "not delivered contradicts-model",
          "delivered holds",
        ])
    #expect(
      try verdicts(
        "# 방문", "", "| 시스템 | 앱을 사용하는 동안 | 항상 허용 |", "| - | - | - |",
        "| iOS 13 이상, 사용 중이 아님 | 전달됨 | 전달됨 |", language: "ko")
        == ["전달됨 contradicts-model", "전달됨 holds"])
  }

  @Test func asksHowLongAnAnswerLasts() throws {
    #expect(
      try verdicts(
        "| Answer | How long |", "| - | - |", "| Allow Once | until the person changes it |",
        "| Allow While Using App | until the person changes it |",
        "| Allow Once | until the app is no longer in use |")
        == [
          "until the person changes it contradicts-model", "until the person changes it holds",
          "until the app is no longer in use holds",
        ])
    #expect(
      try verdicts(
        "| 답 | 기간 |", "| - | - |", "| 한 번 허용 | 사용자가 바꿀 때까지 |",
        "| 앱을 사용하는 동안 허용 | 앱이 사용 중이 아닐 때까지 |", language: "ko")
        == ["사용자가 바꿀 때까지 contradicts-model", "앱이 사용 중이 아닐 때까지 contradicts-model"])
  }

  @Test func comparesAnswersAboutFlagsAndLeavesWhatNobodySays() throws {
    #expect(
      try verdicts(
        "| Situation | `authorizationDenied` | `authorizationRestricted` |", "| - | - | - |",
        "| Location Services off | true | true |", "| restrictions block the app | true | true |")
        == [
          "true holds", "true contradicts-model", "true model-silent", "true holds",
        ])
    #expect(
      try verdicts(
        "| 상황 | `authorizationDenied` | `authorizationRestricted` |", "| - | - | - |",
        "| 위치 서비스 꺼짐 | 아니요 | 예 |", language: "ko")
        == ["아니요 contradicts-model", "예 contradicts-model"])
  }

  @Test func comparesWhenPromptsAppear() throws {
    #expect(
      try verdicts(
        "| Prompt | Appears |", "| - | - |", "| upgrade prompt | when an event needs Always |",
        "| second prompt | when an event needs Always |")
        == ["when an event needs Always contradicts-model", "when an event needs Always holds"])
    #expect(
      try verdicts(
        "| 알림 | 나오는 때 |", "| - | - |", "| 업그레이드 | 항상 허용이 필요한 이벤트가 있을 때 |", language: "ko")
        == ["항상 허용이 필요한 이벤트가 있을 때 contradicts-model"])
  }

  @Test func readsEachAlternativeOfARowAndEachStatementOfACell() throws {
    #expect(
      try verdicts(
        "| State | `requestWhenInUseAuthorization()` shows a prompt |", "| - | - |",
        "| `denied` or `restricted` | yes |", "| `denied` or `restricted` | no |")
        == ["yes contradicts-model", "yes contradicts-model", "no holds", "no holds"])
    #expect(
      try verdicts(
        "| Flag | Situation |", "| - | - |",
        "| `accuracyLimited` | accuracy is reduced; conditions are not evaluated |",
        "| `accuracyLimited` | accuracy is reduced; the device stands still |")
        == [
          "accuracy is reduced; conditions are not evaluated holds",
          "accuracy is reduced; conditions are not evaluated holds",
          "accuracy is reduced; the device stands still holds",
          "accuracy is reduced; the device stands still contradicts-model",
        ])
  }

  @Test func takesForGrantedWhetherTheKeyOfThePageIsThere() throws {
    let page = "# NSLocationRequireExplicitServiceSession"
    #expect(
      try verdicts(
        page, "", "On iOS 18 and later:", "",
        "| In `notDetermined`, app in the foreground | Key absent | Key true |", "| - | - | - |",
        "| iterating `CLLocationUpdate.liveUpdates()` | no prompt | the prompt appears |")
        == ["no prompt contradicts-model", "the prompt appears contradicts-model"])
  }
}
