import Testing

/// What is guessed of sentences with words that no list holds.
@Suite struct MentionReadingTests {
  @Test(arguments: [
    ("동전을 넣으면 불빛이 반짝입니다.", "반짝입니다 / guess transition after event/coin → light/any"),
    ("동전을 넣으면 불빛이 반짝이지 않습니다.", "반짝이지 / guess transition after event/coin → !light/any"),
    ("Stadium에서는 승강기가 윙윙거립니다.", "윙윙거립니다 / guess available → property/available on Stadium ..<"),
  ])
  func guessesByWhatIsMentioned(sentence: String, question: String) {
    #expect(TurnstileGrammar.summary(sentence) == "unread unknown-word " + question)
  }

  /// Each statement that a Korean sentence joins is guessed in the circumstances that it tells.
  @Test(arguments: [
    (
      "동전을 넣으면 불빛이 찬란하게 켜지고, 밀면 불빛이 꺼멓게 켜지지 않습니다.",
      "guess transition after event/coin → light/any"
    )
  ])
  func guessesWhatEachPartClaims(sentence: String, question: String) {
    #expect(TurnstileGrammar.summary(sentence).contains(question))
  }

  /// A word may limit, deny or report what is said; an English one that no list holds may be what
  /// is spoken of.
  @Test(arguments: [
    "The light glows brightly as a visitor inserts a coin.",
    "The gate gleams locked when somebody pushes the arm.",
    "The light glows only where a visitor inserts a coin.",
    "Nobody glimpses the light where a visitor inserts a coin.",
    "The lamp is broken: a light gleams if a visitor inserts a coin.",
    "동전을 넣지 않아도 불빛이 반짝입니다.",
    "동전을 넣으면 불빛이 반짝이나요?",
    "동전을 넣어야만 불빛이 반짝입니다.",
    "The lift hums.",
  ])
  func guessesNothingWhereAWordMayTurnIt(sentence: String) {
    #expect(!TurnstileGrammar.summary(sentence).contains("guess"))
  }
}
