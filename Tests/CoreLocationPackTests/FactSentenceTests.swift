import Testing

/// Whether what the facts say of sentences is found.
@Suite struct FactSentenceTests {
  @Test(arguments: FactSentences.all)
  func refutesWhatIsWrong(_ sentences: FactSentences) throws {
    let english = try CellVerdicts.refuted(sentences.wrongEnglish, language: "en")
    #expect(english == sentences.wrongEnglish)
    let korean = try CellVerdicts.refuted(sentences.wrongKorean, language: "ko")
    #expect(korean == sentences.wrongKorean)
  }

  @Test(arguments: FactSentences.all)
  func refutesNothingThatIsRight(_ sentences: FactSentences) throws {
    #expect(try CellVerdicts.refuted(sentences.rightEnglish, language: "en").isEmpty)
    #expect(try CellVerdicts.refuted(sentences.rightKorean, language: "ko").isEmpty)
  }

  /// “The authorization” that ends is the one that the sentence before gives.
  @Test(arguments: [("denied", true), ("notDetermined", false)])
  func knowsWhatEnds(status: String, isRefuted: Bool) throws {
    let text =
      "- Allow Once: the system grants Temporary When In Use. "
      + "The authorization expires when the app is no longer in use, and reverts to `\(status)`."
    #expect(try CellVerdicts.refutations(in: [text], language: "en").isEmpty == !isRefuted)
  }

  /// A lead-in before a colon, what follows from a flag, what replaces a member, a call on a page
  /// about sessions, and what is only tried.
  @Test func leavesAloneWhatOnlyNamesSomething() throws {
    let english = [
      "- `CLServiceSession.AuthorizationRequirement.none`: Never prompts.",
      "While precision is off, updates carry `accuracyLimited`, so you can explain the pause.",
      "The class method `authorizationStatus()` is deprecated from iOS 14, and its successor is an "
        + "instance property.",
    ]
    #expect(try CellVerdicts.refutations(in: english, language: "en").isEmpty)
    let call =
      "In iOS 17, iterating does not prompt. An app that supports that release calls "
      + "`requestWhenInUseAuthorization()` before it begins."
    #expect(try CellVerdicts.refutations(in: [call], language: "en", under: "Sessions").isEmpty)
    let korean = [
      "'앱을 사용하는 동안' 권한만 있는 앱이 백그라운드에 있으면서 사용 중도 아닐 때 표준 업데이트를 시작하려 할 수 있습니다.",
      "업데이트에 `accuracyLimited`가 실려 오므로 화면에서 멈춘 이유를 설명할 수 있습니다.",
      "클래스 메서드 `authorizationStatus()`는 iOS 14부터 지원이 중단되었고, 그 후속은 같은 이름의 인스턴스 속성입니다.",
    ]
    #expect(try CellVerdicts.refutations(in: korean, language: "ko").isEmpty)
  }

  @Test func readsNeverBehindAColon() throws {
    let text = "`CLLocationUpdate.liveUpdates(_:)`: Never prompts."
    #expect(!(try CellVerdicts.refutations(in: [text], language: "en").isEmpty))
  }
}
