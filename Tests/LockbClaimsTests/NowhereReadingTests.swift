import Testing

/// What can come of nothing that a sentence mentions, whatever else it says.
@Suite struct NowhereReadingTests {
  private func says(_ sentence: String) -> String { TurnstileGrammar.summary(sentence) }

  @Test(arguments: [
    "Once a coin is inserted, the long arm of the turnstile turns locked for every guest.",
    "동전을 넣으면 기다란 팔이 모든 손님에게 잠긴 상태로 바뀐다.",
  ])
  func asksWhateverElseIsNamed(sentence: String) {
    #expect(says(sentence).contains("guess transition after event/coin → status/locked"))
  }

  @Test(arguments: [
    "When a coin is inserted, the long arm of the turnstile does not turn locked for a guest.",
    "It is a myth that the arm turns locked for every guest when a coin is inserted.",
    "동전을 넣어도 기다란 팔이 손님에게 잠긴 상태로 바뀌지 않는다.",
  ])
  func asksNothingThatIsDenied(sentence: String) {
    #expect(!says(sentence).contains("event/coin → status/locked"))
  }
}
