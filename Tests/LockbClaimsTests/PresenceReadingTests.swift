import LockbClaims
import Testing

/// Names that a sentence takes for there, and needs in other words.
@Suite struct PresenceReadingTests {
  private func says(_ sentence: String, under headings: [String] = []) -> String {
    TurnstileGrammar.summary(sentence, under: headings)
  }

  @Test(arguments: [
    "On Metro 3 guests who are in a hurry use `Gate.watch()` with one hand.",
    "지하철 3에서 바쁜 손님은 한 손으로 `Gate.watch()`를 씁니다.",
  ])
  func takesANameForThereOnThePlatformOfTheSentence(sentence: String) {
    #expect(says(sentence).contains("guess available → property/available"))
  }

  @Test func takesThePlatformOfTheHeading() {
    #expect(
      says("Guests use `Gate.watch()` with one hand.", under: ["Metro"]).contains(
        "guess available → property/available on Metro"))
    #expect(!says("Guests use `Gate.watch()` with one hand.", under: ["Metro 3"]).contains("guess"))
  }

  @Test func leavesPlatformsAloneWhereAppsOfOthersRun() {
    #expect(!says("On Stadium 3 guests use `Gate.watch()` with one hand.").contains("guess"))
  }

  @Test func readsWhenAThingCameWhateverElseIsTold() {
    #expect(
      says("`Gate.watch()` came with Metro 3, next to much that guests like.").contains(
        "guess available → property/introduced"))
  }

  @Test func readsTheVersionThatANameNeedsAsTheOneItCameWith() {
    #expect(says("`Gate.watch()` needs Metro 3.").contains("property/introduced on Metro 3"))
  }

  @Test(arguments: [
    "The lift must have a Pass.", "No lift unless there is a Pass.",
    "The lift comes only with a Pass.", "Without a Pass there is no lift.",
  ])
  func readsANeedInOtherWords(sentence: String) {
    #expect(!says(sentence).contains("transition"))
  }

  @Test func goesOnInTheCircumstancesOfTheSentenceBefore() {
    let claims = TurnstileGrammar.claims(
      "After a person inserts a coin, the light comes on. The turnstile turns `unlocked`.\n")
    #expect(
      claims == [
        "transition after event/coin → light/any",
        "transition after event/coin → status/unlocked",
      ])
  }

  /// What is replaced need not be there.
  @Test(arguments: [
    ("On Metro 3 guests use `Gate.watch()` instead of their ticket.", true),
    ("On Metro 3 guests use their ticket instead of `Gate.watch()`.", false),
    ("지하철 3에서 손님은 표 대신 `Gate.watch()`를 씁니다.", true),
    ("지하철 3에서 손님은 `Gate.watch()` 대신 표를 씁니다.", false),
  ])
  func takesForThereWhatReplacesSomethingElse(sentence: String, isThere: Bool) {
    #expect(says(sentence).contains("guess available → property/available") == isThere)
  }
}
