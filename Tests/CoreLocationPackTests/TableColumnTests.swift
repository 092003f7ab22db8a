import Testing

@testable import CoreLocationPack

/// What the titles of columns, and the lines before a table, are to its cells.
@Suite struct TableColumnTests {
  /// The cells that are refuted, in the order of their table.
  private func refuted(_ lines: String..., language: String = "en") throws -> [String] {
    try CellVerdicts.refutedQuotes(lines, language: language)
  }

  /// What a line tells of one column holds for no other.
  @Test func keepsWhatIsSaidOfOneColumn() throws {
    #expect(
      try refuted(
        "# 서비스", "", "‘종료된 앱 깨우기’ 는 항상 허용을 받은 경우를 말합니다.", "",
        "| 서비스 | 항상 허용 | 종료된 앱 깨우기 |", "| - | - | - |",
        "| 표준 위치 업데이트 | O | 못 깨움 |", "| 방위 | O | 깨움 |", language: "ko") == ["깨움"])
    #expect(
      try refuted(
        "# Services", "", "The last column is about an app with Always that was terminated.", "",
        "| Service | Level | Launches the app |", "| - | - | - |",
        "| Heading | either | no |", "| Visits | Always only | yes |", "| Ranging | either | yes |")
        == ["Always only", "yes"])
  }

  /// What stands for an abbreviation stands above its title, or between two words of it.
  @Test func readsAbbreviationsInTheMiddleOfTitles() throws {
    #expect(
      try refuted(
        "# Services", "", "WIU = While Using, AA = Always.", "",
        "| Service | iOS 12 WIU | iOS 12 AA | iOS 13 WIU |", "| - | - | - | - |",
        "| Visits | ✓ | ✓ | ✗ |", "| Heading | ✓ | ✓ | ✓ |") == ["✓", "✗"])
    #expect(
      try refuted(
        "# 서비스", "", "WIU = 앱을 사용하는 동안, AA = 항상.", "",
        "| 서비스 | iOS 12 WIU | iOS 12 AA | iOS 13 WIU |", "| - | - | - | - |",
        "| 방문 | ✗ | ✗ | ✓ |", "| 방위 | ✓ | ✓ | ✓ |", language: "ko") == ["✗"])
  }

  @Test func readsLevelsOfVersions() throws {
    #expect(
      try refuted(
        "# Services", "", "| Service | Level on iOS 12 | Level on iOS 13 and later |",
        "| - | - | - |", "| Visits | either | either |", "| Region monitoring | Always | either |",
        "| Heading | either | Always only |") == ["either", "Always only"])
  }

  /// Of two rows of Settings the second is the one that is chosen.
  @Test func readsWhatSettingsWereChangedTo() throws {
    #expect(
      try refuted(
        "# 설정 앱", "", "| 설정에서 한 일 | 바뀐 상태 | 콜백 |", "| - | - | - |",
        "| ‘안 함’이던 것을 ‘앱을 사용하는 동안’으로 | `authorizedWhenInUse` | 옴 |",
        "| ‘앱을 사용하는 동안’이던 것을 ‘안 함’으로 | `restricted` | 옴 |", language: "ko")
        == ["`restricted`"])
  }

  /// What was changed into what is left open where each stands by itself.
  @Test(arguments: [
    "Never (was Always)", "Never, after Always", "from Always to Never", "Always → Never",
    "‘안 함’으로 (‘항상’에서)", "‘항상’에서 ‘안 함’으로",
  ])
  func leavesASettingThatMayBeTheOldOne(row: String) throws {
    #expect(
      try refuted(
        "# Settings", "", "| Row chosen in Settings | Resulting status |", "| - | - |",
        "| \(row) | `denied` |") == [])
  }

  /// What a line above defines, a cell does not deny; and what a heading names for one column, it does
  /// not ask of another.
  @Test func leavesDashesThatAreDefinedAndColumnsThatAskForThemselves() throws {
    #expect(
      try refuted(
        "# Old names", "", "“–” means that nothing takes its place.", "",
        "| Symbol | iOS | macOS |", "| - | - | - |",
        "| `requestAlwaysAuthorization()` | – | – |") == [])
    #expect(
      try refuted(
        "# Statuses and relaunch", "", "| Platform | Starts a closed app | Has `CLMonitor` |",
        "| - | - | - |", "| macOS | No | Yes |") == [])
  }

  /// The second prompt comes at a time of its own and not with the call.
  @Test func tellsTheSecondPromptFromTheCall() throws {
    #expect(
      try refuted(
        "# Always", "", "On iOS 16 with every key.", "",
        "| Button | Status afterwards | Callback |",
        "| - | - | - |",
        "| Always request, first prompt, Allow While Using App | `authorizedAlways` | yes |",
        "| Always request, second prompt, Change to Always Allow | `authorizedAlways` | yes |",
        "| Always request, second prompt, Keep Only While Using | `authorizedWhenInUse` | yes |")
        == ["yes"])
    #expect(
      try refuted(
        "# 항상 허용", "", "| 상황 | 알림 |", "| - | - |",
        "| ‘한 번 허용’으로 들어간 상태에서 Always 요청 | 뜸 (버튼 2개) |",
        "| 첫 실행에서 Always 요청 | 뜸 (버튼 3개) |", language: "ko") == ["뜸 (버튼 2개)"])
  }

  @Test func readsWhatBecomesOfAHeldEvent() throws {
    #expect(
      try refuted(
        "# Always", "", "| Button of the second prompt | What comes next |", "| - | - |",
        "| Keep Only While Using | The event that was being held is delivered to the app. |",
        "| Change to Always Allow | The event that was being held is delivered to the app. |")
        == ["The event that was being held is delivered to the app."])
  }

  /// A symbol under a version is one that the version has.
  @Test func asksWhetherASymbolIsThere() throws {
    #expect(
      try refuted(
        "# Reading the status", "", "| Task | iOS 13 | iOS 14 and later |", "| - | - | - |",
        "| Read it | property `authorizationStatus` | property `authorizationStatus` |",
        "| Hear of it | `locationManager(_:didChangeAuthorization:)` | `locationManagerDidChangeAuthorization(_:)` |"
      ) == ["property `authorizationStatus`"])
  }

  @Test func readsWhereATextIsShown() throws {
    #expect(
      try refuted(
        "# Keys", "", "| Key | Since | Where users see it |", "| - | - | - |",
        "| `NSLocationWhenInUseUsageDescription` | iOS 8 | first prompt |",
        "| `NSLocationTemporaryUsageDescriptionDictionary` | iOS 14 | first prompt |")
        == ["first prompt"])
    #expect(
      try refuted(
        "# 키", "", "| 키 | 언제부터? |", "| - | - |",
        "| `NSLocationAlwaysAndWhenInUseUsageDescription` | iOS 14 |",
        "| `NSLocationAlwaysUsageDescription` | iOS 8 |", language: "ko") == ["iOS 14"])
  }

  /// Each sentence of a cell may speak of its row.
  @Test func readsSentencesOfACellByThemselves() throws {
    let cell = "위젯이 위치를 쓸 때. 위젯 익스텐션의 Info.plist에 넣어야 해요."
    let wrong = "위젯이 위치를 쓸 때. 위젯 익스텐션 말고 본 앱의 Info.plist에 넣어야 해요."
    for (text, found) in [(cell, [String]()), (wrong, [wrong])] {
      #expect(
        try refuted(
          "# 키", "", "| 키 | 언제 넣나요? |", "| - | - |", "| `NSWidgetWantsLocation` | \(text) |",
          language: "ko") == found)
    }
  }

  /// Of several sentences each is told of the row, whatever the one before it says.
  @Test func readsEverySentenceOfACell() throws {
    #expect(
      try refuted(
        "# Keys", "", "| Key | Needed when |", "| - | - |",
        "| `NSLocationDefaultAccuracyReduced` | Optional. Is a string. |",
        "| `NSWidgetWantsLocation` | Needed for widgets. Is a Boolean. |")
        == ["Optional. Is a string."])
    let cell = "‘앱을 사용하는 동안’만 쓰는 앱에 넣어요. 항상 허용을 요청하는 앱이라면 없어도 돼요."
    #expect(
      try refuted(
        "# 키", "", "| 키 | 언제 넣나요? |", "| - | - |",
        "| `NSLocationWhenInUseUsageDescription` | \(cell) |", language: "ko") == [cell])
  }

  /// A method with its arguments is a name outside of code marks as well.
  @Test func readsMethodsThatAreNoCode() throws {
    #expect(
      try refuted(
        "# API", "", "| API | iOS |", "| - | - |",
        "| locationManagerDidChangeAuthorization(_:) | 13.0 |",
        "| locationManager(_:didFailWithError:) | 2.0 |") == ["13.0"])
  }

  /// What a cell quotes is told as a sentence, and may have nothing before its first mark.
  @Test func readsCellsThatQuote() throws {
    #expect(
      try refuted(
        "# Sessions", "", "| Requirement | What you say with it |", "| - | - |",
        "| `.whenInUse` | “I want When In Use.” |", "| `.always` | “I want Always.” |") == [])
  }

  /// What the line above says is needed, a column of another level does not ask for.
  @Test func asksForNoLevelOfTheLineAbove() throws {
    #expect(
      try refuted(
        "# Services", "", "Up to iOS 12, visits needed Always.", "",
        "| Service | iOS 12, When In Use | iOS 13 and later, When In Use |", "| - | - | - |",
        "| Visits | no | yes |", "| Region monitoring | not possible | possible |") == [])
    #expect(
      try refuted(
        "# 서비스", "", "iOS 12까지는 방문을 쓰려면 항상 허용이 있어야 했습니다.", "",
        "| 서비스 | iOS 12, 앱을 사용하는 동안 | iOS 13 이상, 앱을 사용하는 동안 |", "| - | - | - |",
        "| 방문 | 불가 | 가능 |", "| 중요한 위치 변화 | 불가(항상 허용 필요) | 가능 |", language: "ko") == [])
  }
}
