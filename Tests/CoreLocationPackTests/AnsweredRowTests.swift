import Testing

@testable import CoreLocationPack

/// Rows that ask or state something, and cells that answer, judge or only stand beside them.
@Suite struct AnsweredRowTests {
  private func refuted(_ lines: [String], language: String = "en") throws -> [[Int]] {
    try CellVerdicts.refutedCells(lines, language: language)
  }

  @Test func answersQuestions() throws {
    #expect(
      try refuted([
        "# Questions", "", "| Question | Short answer |", "| --- | --- |",
        "| Can a complication on the current face bring up the prompt? | Yes, as long as it stays. |",
        "| Can a complication on the current face bring up the prompt? | No. |",
        "| Does `CLMonitor` exist on watchOS? | No |",
      ]) == [[1, 2]])
    #expect(
      try refuted(
        [
          "# 질문", "", "| 질문 | 답 |", "| --- | --- |",
          "| `invalidate()`한 세션을 되살릴 수 있나? | 있다. 다시 앞으로 오면 살아난다 |",
          "| `invalidate()`한 세션을 되살릴 수 있나요? | 아니요 |",
        ], language: "ko") == [[1, 2]])
  }

  /// What a row states may be wrong, and what else stands there is said for itself.
  @Test func leavesReasonsBesideVerdicts() throws {
    #expect(
      try refuted([
        "# True or false", "", "| Claim | Verdict | Reason |", "| --- | --- | --- |",
        "| Code can detect provisional Always. | False "
          + "| It reads `authorizedAlways`, like the permanent grant. |",
        "| `restricted` means that the user said no. | False | The user may never have refused. |",
        "| `restricted` means that the user said no. | True | So it seems. |",
      ]) == [[3, 2]])
  }

  /// What some documents say is quoted, and a question as a row takes nothing for granted.
  @Test func leavesWhatOthersSay() throws {
    #expect(
      try refuted(
        [
          "# 문서마다 다른 점", "", "| 쟁점 | 이렇게 쓴 문서 | 실제로는 이렇게 |", "| --- | --- | --- |",
          "| 사용자의 선택을 알려 주는 메서드 | 메서드 페이지: `didUpdateLocations` | 권한 변경 콜백 |",
          "| Always 전에 When In Use를 꼭 요청해야 하나 | 먼저 요청하라 | 바로 요청해도 된다 |",
        ], language: "ko") == [])
  }

  /// A glossary tells in which prompts a button stands, and not what comes once it is tapped.
  @Test func knowsWhereButtonsStand() throws {
    #expect(
      try refuted([
        "# Buttons", "", "| Button | Where it appears |", "| --- | --- |",
        "| Keep Only While Using | Upgrade prompt, second prompt of provisional Always |",
      ]) == [])
  }

  /// A mark of need says nothing of what is there, and a no nothing of what its row does meanwhile.
  @Test func deniesNoMoreThanIsAsked() throws {
    #expect(
      try refuted([
        "# Keys", "", "R = required, – = not needed for it.", "",
        "| Key | Always request | App on the Mac |", "| --- | --- | --- |",
        "| `NSLocationTemporaryUsageDescriptionDictionary` | – | – |",
      ]) == [])
    #expect(
      try refuted(
        [
          "# 상황", "", "| 상황 | 위치 수신 | 권한 알림 |", "| --- | --- | --- |",
          "| 백그라운드, `CLBackgroundActivitySession`으로 인디케이터 표시 중 | O | X |",
        ], language: "ko") == [])
    #expect(
      try refuted(
        [
          "# 요청", "", "| 현재 권한 | `requestWhenInUseAuthorization()` |", "| --- | --- |",
          "| 앱을 사용하는 동안 (Always를 이미 한 번 요청) | ✗ |",
        ], language: "ko") == [])
  }

  /// A request that comes next comes after what the row tells, and a course begins before its first step.
  @Test func keepsTheOrderOfWhatHappens() throws {
    #expect(
      try refuted(
        [
          "# 사건", "", "| 사건 | 덧붙임 |", "| --- | --- |",
          "| 위치 및 개인정보 보호 재설정 | 다음 요청 때 알림이 다시 뜬다 |",
        ], language: "ko") == [])
    #expect(
      try refuted(
        [
          "# 사용하는 동안만 유지를 고르는 흐름", "", "| 순서 | 기대 상태 |", "| --- | --- |",
          "| 1. 새로 설치하고 매니저 생성, 델리게이트 지정 | `notDetermined` |",
        ], language: "ko") == [])
  }

  /// What a cause tells came before its row, and a row that points to another names nothing itself.
  @Test func keepsCausesAndPointersApart() throws {
    #expect(
      try refuted([
        "# Symptoms", "", "| Symptom | Likely cause |", "| --- | --- |",
        "| Status is `notDetermined` again the next day "
          + "| The user chose Allow Once and the grant has lapsed |",
      ]) == [])
    #expect(
      try refuted([
        "# A temporary grant and a session", "", "| Moment | What the app notices |",
        "| --- | --- |",
        "| The app is used | `authorizedWhenInUse` |",
        "| That session ends while the app is in the background | `notDetermined` |",
      ]) == [])
  }

  /// What takes the place of what was used before does not do what that did.
  @Test func comparesOldAndNew() throws {
    #expect(
      try refuted([
        "# Migration", "", "| Old | New |", "| --- | --- |",
        "| `startUpdatingLocation()` | iterate `CLLocationUpdate.liveUpdates()` |",
      ]) == [])
  }

  /// A session has the flags of its diagnostics, and a mark that stands for a name says nothing.
  @Test func knowsFlagsOfNestedTypes() throws {
    #expect(
      try refuted(
        [
          "# 플래그", "", "| 플래그 | `CLServiceSession` | `CLLocationUpdate` |", "| --- | --- | --- |",
          "| `authorizationDenied` | ● | ● |", "| `fullAccuracyDenied` | ● | ● |",
        ], language: "ko") == [[2, 3]])
    #expect(
      try refuted(
        [
          "# 문구", "",
          "W = `NSLocationWhenInUseUsageDescription`, "
            + "A = `NSLocationAlwaysAndWhenInUseUsageDescription`.", "",
          "| 알림 | iOS 11–12 |", "| --- | --- |", "| When In Use를 받은 뒤 Always 요청 | A |",
        ], language: "ko") == [])
  }

  /// A level that somebody was given is held, and a request after that asks for another.
  @Test func takesAGivenLevelForHeld() throws {
    #expect(
      try refuted(
        [
          "# Always 요청", "", "| iOS | When In Use를 받은 뒤 처음 요청 |", "| --- | --- |",
          "| 13.4–16 | 업그레이드 알림이 바로 뜸 |",
        ], language: "ko") == [])
  }

  /// A circle that the lines above explain is what they say, and one beside a full one is none.
  @Test func readsCirclesByTheirLegend() throws {
    #expect(
      try refuted([
        "# With Precise Location off", "", "● works   ○ works, with limits   – not available", "",
        "| Service | Reduced accuracy |", "| --- | --- |", "| Visits | ○ |", "| Heading | ● |",
        "| Region monitoring | ● |",
      ]) == [[3, 2]])
  }

  /// What a key is shown in brings nothing, and what has no status of its own is granted all the same.
  @Test func leavesWhatIsNotAsked() throws {
    #expect(
      try refuted([
        "# Keys", "", "| Key | Where its text appears |", "| --- | --- |",
        "| `NSLocationAlwaysAndWhenInUseUsageDescription` | Upgrade prompt and second prompt |",
      ]) == [])
    #expect(
      try refuted([
        "# Terms", "", "| Term | Has its own status value? |", "| --- | --- |",
        "| Provisional Always | N |", "| Reduced accuracy | N (it is an accuracy value) |",
      ]) == [])
    #expect(
      try refuted([
        "# Indicator", "", "| Situation | Indicator | Can the app turn it off? |",
        "| --- | --- | --- |", "| When In Use, continuous updates in the background | shown | no |",
      ]) == [])
    #expect(
      try refuted([
        "# App Clips", "", "| | App Clip | Full app |", "| --- | --- | --- |",
        "| Always | Never given | Possible on iOS |",
      ]) == [])
  }

  /// What a row lacks that has no name of a key is not known, and an app that has ended needs nothing.
  @Test func leavesRowsThatAreHalfUnderstood() throws {
    #expect(
      try refuted([
        "# Missing", "", "| What is missing | What you do | What you get |", "| --- | --- | --- |",
        "| Entry in the temporary dictionary | Request temporary full accuracy "
          + "| No prompt; the completion gets `CLError.promptDeclined` |",
      ]) == [])
    #expect(
      try refuted(
        [
          "# 위치가 오는 때", "", "| 상황 | 위치가 오나? |", "| --- | --- |",
          "| 앱 사용 중 권한, 지역 모니터링 중 앱이 종료됨 | 아니요 |",
        ], language: "ko") == [])
    #expect(
      try refuted(
        [
          "# 바꿀 것", "", "| 지금 쓰는 것 | 비고 |", "| --- | --- |",
          "| `locationManager(_:didChangeAuthorization:)` | 새 메서드는 정확도만 바뀌어도 호출된다 |",
        ], language: "ko") == [])
  }
}
