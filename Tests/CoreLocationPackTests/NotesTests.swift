import Foundation
import Testing

@testable import CoreLocationPack

/// What notes of talks, READMEs and posts say, and how reference pages put their facts once more.
@Suite struct NotesTests {
  private func refuted(_ sentences: [String], _ language: String) throws -> [String] {
    try CellVerdicts.refuted(sentences, language: language)
  }

  @Test func readsWhatNotesSayOfLevelsAndSigns() throws {
    let wrong = [
      "From iOS 13 on, When In Use apps cannot do background tracking.",
      "If your app is already authorized, the location button shows a prompt.",
      "When an app with When In Use gets updates in the background, no indicator is shown.",
      "A `CLBackgroundActivitySession` keeps going after its object is deallocated.",
      "In explicit mode, implicit sessions are created.",
      "The When In Use prompt will be shown to a user twice.",
      "Authorization requests return the user's answer directly.",
    ]
    #expect(try refuted(wrong, "en") == wrong)
    let right = [
      "Apps with When In Use can do background tracking as long as it starts in the foreground.",
      "If your app already has permission, tapping the location button shows no prompt.",
      "With When In Use and the app on screen, no indicator is shown.",
      "A `CLBackgroundActivitySession` keeps going as long as its object is not deallocated.",
      "Without explicit mode, implicit sessions are created.",
      "The When In Use prompt will not be shown to a user twice.",
      "For an Always app the indicator appears only if `showsBackgroundLocationIndicator` is true.",
      "On visionOS, apps that prompt for Always get the When In Use prompt.",
    ]
    #expect(try refuted(right, "en") == [])
  }

  /// A name in code that stands for what it makes first tells what a document speaks of.
  @Test func takesTheNameOfASessionForASign() throws {
    let page = [
      "A `CLBackgroundActivitySession` keeps going after its object is deallocated.",
      "It is easy to forget.", "Look twice.", "Then look again.", "Ask somebody else.",
    ]
    #expect(try refuted(page, "en") == [page[0]])
  }

  @Test func readsTheSameInKorean() throws {
    let wrong = [
      "`allowsBackgroundLocationUpdates`를 true로 설정해도 앱이 백그라운드로 가면 위치 업데이트가 멈춘다.",
      "Background Modes를 켜지 않아도 `allowsBackgroundLocationUpdates`를 true로 둘 수 있다.",
      "명시적 세션 모드에서도 암시적 세션이 만들어진다.",
      "파란색 표시는 Always 권한일 때만 나타난다.",
      "자녀 보호 설정으로 막힌 경우 상태는 `denied`가 된다.",
      "`requestWhenInUseAuthorization()`은 결과를 바로 반환한다.",
    ]
    #expect(try refuted(wrong, "ko") == wrong)
    #expect(
      try refuted(wrong.map(\.decomposedStringWithCanonicalMapping), "ko").count == wrong.count)
    let right = [
      "When In Use 권한만으로는 백그라운드에서 위치를 새로 받기 시작할 수 없다.",
      "`allowsBackgroundLocationUpdates`를 true로 설정해도 앱을 강제 종료하면 위치 업데이트가 멈춘다.",
      "Background Modes를 켜지 않으면 `allowsBackgroundLocationUpdates`를 true로 둘 수 없다.",
      "명시적 세션 모드가 아니면 암시적 세션이 만들어진다.",
      "Always 앱에서는 `showsBackgroundLocationIndicator`를 켰을 때만 파란색 표시가 나타난다.",
      "자녀 보호 설정으로 막힌 경우 상태는 `denied`가 아니라 `restricted`이다.",
      "`requestWhenInUseAuthorization()`은 결과를 바로 반환하지 않는다.",
    ]
    #expect(try refuted(right, "ko") == [])
  }

  @Test func readsFactsOfReferencePagesPutOnceMore() throws {
    let wrong = [
      "Without the background mode, setting `allowsBackgroundLocationUpdates` has no effect.",
      "The older event stays and the newer one is discarded.",
      "When Location Services are switched on again, everybody has to be asked a second time.",
    ]
    #expect(try refuted(wrong, "en") == wrong)
    let right = [
      "Setting the property without the background mode is a fatal error.",
      "A complication is not sufficiently in use to bring up an alert.",
      "With Location Services off and a restriction, the status is `restricted`.",
      "Temporary grants weren't shared with the phone until watchOS 7.",
      "A `.none` session satisfies the rule.",
    ]
    #expect(try refuted(right, "en") == [])
    let korean = [
      "백그라운드 모드 없이 `allowsBackgroundLocationUpdates`를 `true`로 바꾸면 그 설정은 조용히 무시된다."
    ]
    #expect(try refuted(korean, "ko") == korean)
    let same = ["watchOS 7부터는 한 번 허용도 두 기기가 함께 나눈다.", "위치 서비스를 끄면 설정에서 정확한 위치를 켤 수 없다."]
    #expect(try refuted(same, "ko") == [])
  }

  /// “It” and “its” stand for what the sentence before speaks of, for facts as well.
  @Test func readsFactsOfWhatTheSentenceBeforeSpeaksOf() throws {
    let heading = "# `requestAlwaysAuthorization()`"
    let wrong = [
      ("The first prompt comes immediately.", "It offers Always as a choice."),
      (
        "The first prompt comes immediately.",
        "Its text is the value of `NSLocationAlwaysAndWhenInUseUsageDescription`."
      ),
    ]
    for (before, quote) in wrong {
      let page = [heading, "", before + " " + quote]
      #expect(try CellVerdicts.refutedQuotes(page, language: "en") == [quote])
    }
    let right = [
      heading, "",
      "The first prompt comes immediately. It offers Allow Once. It has three buttons.",
      "",
      "The first prompt comes immediately. Its text is that of `NSLocationWhenInUseUsageDescription`.",
    ]
    #expect(try CellVerdicts.refutedQuotes(right, language: "en") == [])
  }

  /// Behind sentences that name nothing else, “it” is still what the page is about.
  @Test func readsWhatAPageIsAboutBehindItsFirstSentence() throws {
    let heading = "# `requestWhenInUseAuthorization()`"
    let quote = "It acts from `notDetermined` and from `denied`."
    let page = [heading, "", "Asks for When In Use authorization. \(quote)"]
    #expect(try CellVerdicts.refutedQuotes(page, language: "en") == [quote])
    let right = [
      heading, "", "Asks for When In Use authorization. It acts from `notDetermined` only.",
    ]
    #expect(try CellVerdicts.refutedQuotes(right, language: "en") == [])
    let another = [heading, "", "A friend wrote an article on all of this. \(quote)"]
    #expect(try CellVerdicts.refutedQuotes(another, language: "en") == [])
  }

  /// “This level” is the one of the heading or of the row.
  @Test func readsWhichLevelIsMeant() throws {
    let wrong = "This level is available on tvOS."
    #expect(try CellVerdicts.refutedQuotes(["## Always", "", wrong], language: "en") == [wrong])
    let right = ["## Always", "", "This level doesn't exist on tvOS. This level exists on macOS."]
    #expect(try CellVerdicts.refutedQuotes(right, language: "en") == [])
    let korean = ["| 수준 | 뜻 |", "| :-- | :-- |", "| 앱을 사용하는 동안 | tvOS에는 이 수준이 없다. |"]
    #expect(try CellVerdicts.refutedQuotes(korean, language: "ko") == ["tvOS에는 이 수준이 없다."])
    let same = ["## 항상 허용", "", "tvOS에는 이 수준이 없다."]
    #expect(try CellVerdicts.refutedQuotes(same, language: "ko") == [])
  }

  /// Lines that lead to a table and set its scene, in words that say nothing else.
  @Test(arguments: [
    "다음 표는 항상 허용을 받은 iOS 앱을 기준으로 합니다.", "항상 허용이 있다는 전제입니다.",
    "Always 권한이 있다고 가정합니다.", "항상 허용을 받은 앱을 예로 듭니다.",
    "다음 표는 각 서비스가 앱을 다시 실행하는지 정리한 것입니다.",
    "앱이 종료된 뒤 무슨 일이 일어나는지 서비스별로 나눠 봤습니다.",
  ])
  func readsTablesBehindKoreanLeads(lead: String) throws {
    let table = ["| 서비스 | 종료된 앱을 다시 실행 | 한계 |", "| --- | --- | --- |"]
    let wrong = ["| 표준 위치 업데이트 | 함 | — |", "| 방문 | 안 함 | — |", "| 지역 모니터링 | 함 | 앱당 50개 |"]
    let right = ["| 표준 위치 업데이트 | 안 함 | — |", "| 방문 | 함 | — |", "| 지역 모니터링 | 함 | 앱당 20개 |"]
    #expect(
      try CellVerdicts.refutedCells(["# 서비스", "", lead, ""] + table + wrong, language: "ko")
        == [[1, 2], [2, 2], [3, 3]])
    #expect(
      try CellVerdicts.refutedCells(["# 서비스", "", lead, ""] + table + right, language: "ko") == [])
  }
}
