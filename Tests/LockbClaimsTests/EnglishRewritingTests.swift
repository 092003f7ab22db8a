import Testing

/// English ways of saying that come down to plainer ones.
@Suite struct EnglishRewritingTests {
  private func read(_ sentence: String) -> String { TurnstileGrammar.summary(sentence) }

  @Test func readsAnInvertedCondition() {
    #expect(
      read("Should the user insert a coin, the light appears.")
        == "transition after event/coin → light/any")
  }

  @Test func leavesWhatDeniesTheMannerOnly() {
    #expect(
      read("When a coin is inserted, the light does not appear at once.").contains("how it is not"))
    #expect(
      read("When a coin is inserted, the light does not appear automatically.")
        .contains("how it is not"))
  }

  @Test func leavesAConnectiveThatStandsAlone() {
    #expect(read("When a coin is inserted, the light appears before.").contains("empty clause"))
  }

  @Test func leavesOutWhatIsNotMeant() {
    #expect(
      read("When a coin is inserted, the turnstile becomes not locked but unlocked.")
        == "transition after event/coin → status/unlocked")
  }

  @Test(arguments: ["’", "'"])
  func readsAWordWithAnApostrophe(apostrophe: String) {
    #expect(
      read("When a coin is inserted, the turnstile\(apostrophe)s light appears.")
        == "transition after event/coin → light/any")
  }

  @Test func readsWhatIsAddedAsOneOfTwo() {
    #expect(
      read(
        "When a coin is inserted, not only does the light appear, but the turnstile becomes unlocked."
      )
      .contains("light/any"))
  }

  @Test(arguments: ["Remember", "Tip", "Beware"])
  func readsWhatIsLabelledAsAdvice(label: String) {
    #expect(
      read("\(label): when a coin is inserted, the light appears.")
        == "transition after event/coin → light/any")
  }
}
