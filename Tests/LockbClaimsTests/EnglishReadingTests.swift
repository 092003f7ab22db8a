import Testing

@Suite struct EnglishReadingTests {
  private func read(_ sentence: String, under headings: [String] = []) -> String {
    TurnstileGrammar.summary(sentence, under: headings)
  }

  @Test func readsAConditionBeforeOrBehindWhatItLeadsTo() {
    let claim = "transition in status/locked after event/push → effect/none"
    #expect(read("If the user calls `push()` while `locked`, nothing happens.").contains("unread"))
    #expect(read("While the arm is `locked`, `push()` nothing happens.") == claim)
    #expect(
      read("Nothing happens when the user inserts a coin.")
        == "transition after event/coin → effect/none")
    #expect(
      read("When the user inserts a coin, nothing happens.")
        == "transition after event/coin → effect/none")
  }

  @Test func readsNegationOfVerbsAndOfNouns() {
    let claim = "transition after event/coin → !light/any"
    #expect(read("When a coin is inserted, the light does not appear.") == claim)
    #expect(read("When a coin is inserted, no light appears.") == claim)
    #expect(
      read("When a coin is inserted, the light appears.")
        == "transition after event/coin → light/any")
  }

  @Test func readsAlwaysAndNever() {
    #expect(
      read("When a coin is inserted, the light always appears.")
        == "always after event/coin → light/any")
    #expect(
      read("When a coin is inserted, the light never appears.")
        == "never after event/coin → light/any")
  }

  @Test(
    arguments: [
      ("in Metro 3 and later", "on Metro 3.0..<"), ("since Metro 3.2", "on Metro 3.2..<"),
      ("in Metro 3", "on Metro 3.0..<4.0"), ("before Metro 3", "on Metro ..<3.0"),
      ("in Metro 2.4 and earlier", "on Metro ..<2.5"), ("in Metro 2.0–2.3", "on Metro 2.0..<2.4"),
    ])
  func readsVersions(_ words: String, _ scope: String) {
    let claim = read("When a coin is inserted, the light appears \(words).")
    #expect(claim == "transition after event/coin → light/any \(scope)")
  }

  @Test func takesTheScopeOfTheNearestHeadingThatNamesOne() {
    let claim = read(
      "When a coin is inserted, the light appears.", under: ["Stadium", "Metro 3", "Lights"])
    #expect(claim == "transition after event/coin → light/any on Metro 3.0..<4.0")
  }

  @Test(
    arguments: [
      ("When a coin is inserted, the light might appear.", "hedged"),
      ("Does the light appear when a coin is inserted?", "question"),
      ("The arm should become `unlocked`.", "advice"),
      ("When a coin is inserted, the splendid light appears.", "unknown-word splendid"),
      ("When a coin is inserted, the light or the arm appears.", "no-frame or"),
      ("The arm becomes `unlocked`.", "in no circumstances"),
    ])
  func leavesAloneWhatItDoesNotUnderstandWhole(_ sentence: String, _ reason: String) {
    #expect(read(sentence).contains(reason), "\(read(sentence))")
  }

  @Test func leavesAloneWhatSpeaksOfSomethingElse() {
    #expect(read("Trains leave every ten minutes.") == "out of scope")
  }

  @Test func readsAClauseThatBreaksIntoAnother() {
    #expect(
      read("The light, while the arm is `locked`, never appears.")
        == "never in status/locked → light/any")
    #expect(
      read("A user who inserts a coin at an arm that is `locked` makes nothing happen.")
        .contains("unread"))
    #expect(
      read("For a user who inserts a coin, the light appears.")
        == "transition after event/coin → light/any")
    #expect(
      read("If the user inserts a coin the light appears.")
        == "transition after event/coin → light/any")
  }

  @Test func asksOfEachNameInASeries() {
    #expect(
      read("When the arm is `locked` or `unlocked`, no light appears.")
        == "transition in status/locked → !light/any / transition in status/unlocked → !light/any")
    #expect(
      read("When a coin is inserted, the arm becomes `locked` or `unlocked`.").contains("unread"))
    #expect(
      read("Only when the arm is `locked` or `unlocked`, a light appears.").contains("unread"))
  }

  @Test func asksOfEachClaimInASentence() {
    #expect(
      read("When a coin is inserted, the light appears, and the arm becomes `unlocked`.")
        == "transition after event/coin → light/any / transition after event/coin → status/unlocked"
    )
    #expect(
      read("When a coin is inserted, the light appears, so passengers smile.")
        == "transition after event/coin → light/any")
    #expect(
      read("When a coin is inserted, the light appears, but only on rainy days.").contains("unread")
    )
  }

  @Test(
    arguments: [
      ("It becomes `locked` when the arm is pushed.", "unclear-subject"),
      ("Then the light appears.", "out of scope"),
      ("Do not push the arm while it is `locked`.", "unread"),
      ("When a coin is inserted, the light of another user appears.", "unread"),
    ])
  func leavesAloneWhatHangsOnTheSentenceBeforeOrGivesAnOrder(_ sentence: String, _ reason: String) {
    #expect(read(sentence).contains(reason), "\(read(sentence))")
  }

  @Test(
    arguments: [
      ("When a coin is inserted, the sign appears that the arm becomes `locked`.", "unread"),
      ("The light then appears when a coin is inserted.", "unclear-subject"),
      ("When a coin is inserted, the light appears as in `locked`.", "as in"),
      ("When a coin is inserted, the light would have appeared.", "hedged"),
    ])
  func leavesAloneWhatIsComparedOrImagined(_ sentence: String, _ reason: String) {
    #expect(read(sentence).contains(reason), "\(read(sentence))")
  }

  @Test func keepsAllOfACondition() {
    #expect(
      read("The light appears when a coin is inserted and the user pushes the arm.")
        == "transition after event/coin event/push → light/any")
    #expect(read("After `locked` no light appears.") == "transition in status/locked → !light/any")
    #expect(read("When a coin is inserted, the light appears: with luck.").contains("unread"))
  }

  @Test(
    arguments: [
      "When a coin is inserted, the light appears, so don't be surprised.",
      "When a coin is inserted, the light appears, but you shouldn't worry.",
      "Because the light appears when a coin is inserted, you should test it.",
      "Please be careful, because the light appears when a coin is inserted.",
      "Be careful here: when a coin is inserted, the light appears.",
    ])
  func readsWhatIsToldWithinAdvice(_ sentence: String) {
    #expect(read(sentence).contains("transition after event/coin → light/any"))
  }

  @Test(
    arguments: [
      "When a coin is inserted, the light appears, but only if you ask.",
      "You should test whether the light appears when a coin is inserted.",
      "Please make the light appear when a coin is inserted.",
    ])
  func leavesAloneWhatIsLimitedOrAdvised(_ sentence: String) {
    #expect(!read(sentence).contains("→ light/any"))
  }
}
