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
}
