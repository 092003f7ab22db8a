import LockbClaims
import Testing

/// What a sentence says of a thing in any circumstances.
@Suite struct PropertyReadingTests {
  private func says(_ sentence: String) -> String { TurnstileGrammar.summary(sentence) }

  @Test(arguments: [
    "`Gate.watch()` tells whether there is a queue.",
    "`Gate.watch()`는 줄이 있는지 알려 줍니다.",
    "줄은 `Gate.watch()`로 알려 줍니다.",
  ])
  func takesOneSubjectOnePropertyAndOneValue(sentence: String) {
    #expect(says(sentence).hasSuffix("whole exists → property/tells:queue"))
  }

  @Test func takesTheOtherValuesOfTheRangeForWhatAWrongSentenceWouldSay() {
    #expect(
      says("`Gate.watch()` reports the weather.").hasSuffix(
        "whole exists → property/tells:weather"))
  }

  @Test func takesTwoValuesThatAreJoined() {
    #expect(
      says("`Gate.watch()` tells that there is a queue, or the weather.").hasSuffix(
        "→ property/tells:queue property/tells:weather"))
  }

  @Test func deniesAValue() {
    #expect(
      says("`Gate.watch()` does not report the weather.").hasSuffix("→ !property/tells:weather"))
  }

  @Test(arguments: [
    "Only `Gate.watch()` reports the weather.",
    "Read `Gate.watch()` to learn the weather.",
    "Whether `Gate.watch()` reports the weather.",
    "The status is locked and the guard reports `Gate.watch()` of the weather.",
  ])
  func leavesAloneWhatLimitsOrdersOrSpeaksOfAnother(sentence: String) {
    #expect(!says(sentence).contains("property/tells"))
  }

  @Test(arguments: [
    "There is a status called `turnedThrice`.", "상태에는 `turnedThrice`도 있습니다.",
  ])
  func asksWhetherANameThatNobodyGaveExists(sentence: String) {
    #expect(says(sentence).hasSuffix("guess exists → property/exists"))
  }

  @Test func asksWhetherATypeHasAMember() {
    #expect(
      says("`Gate.insertCoin` has a method `payLater()` of its own.").contains(
        "guess exists → property/exists"))
  }

  @Test(arguments: ["There is no status called `turnedThrice`.", "Is `turnedThrice` a status?"])
  func asksNothingOfANameThatIsDeniedOrAskedFor(sentence: String) {
    #expect(!says(sentence).contains("property/exists"))
  }

  @Test func takesEachTimeForAValueWhateverElseIsNamed() {
    #expect(
      says("The light comes on whenever a guest in the queue pushes the arm.").contains(
        "exists → property/rings:each"))
    #expect(says("날씨와 함께 밀 때마다 불빛이 켜진다.").contains("property/rings:each"))
  }

  @Test func leavesWhatNamesSomethingThatIsExcluded() {
    #expect(
      !says("For a single ride the light comes on whenever a guest in the queue pushes the arm.")
        .contains("property/rings"))
  }

  @Test(arguments: [
    "Unlocked the gate stays until the guest inserts a coin.",
    "Unlocked the gate does not turn until the guest inserts a coin.",
    "열림은 날씨와 함께 손님이 동전을 넣을 때까지 유지된다.",
  ])
  func takesUntilWhenSomethingStaysForAValue(sentence: String) {
    #expect(says(sentence).contains("exists → property/stays:coin"))
  }

  @Test func takesNoEndThatIsDenied() {
    #expect(
      !says("Unlocked the gate stays until the guest does not insert a coin.").contains("stays"))
  }

  @Test(arguments: [
    "When a guest in the queue pushes the arm, the light comes on again.",
    "The weather is fine; after a guest in the queue pushes the arm, the light comes on again.",
    "The light comes on anew after a guest in the queue pushes the arm.",
    "When a guest in the queue pushes the arm, the light comes on again, not the weather.",
    "When a guest in the queue pushes the arm, the light comes on again, whatever the weather is.",
  ])
  func takesWhatOneStatementSaysWithItsCircumstances(sentence: String) {
    #expect(says(sentence).contains("exists → property/repeats:light"))
  }

  @Test(arguments: [
    "Only when a guest in the queue pushes the arm, the light comes on again.",
    "When a guest in the queue pushes the arm, the light does not come on.",
    "When the light comes on again, a guest in the queue pushes the arm.",
    "When a guest in the queue pushes the arm, the light comes on again, for a single ride.",
    "A guest in the queue pushes the arm; the light comes on again.",
    "It is a myth that when a guest in the queue pushes the arm, the light comes on again.",
    "When a guest in the queue pushes the arm, the light usually comes on again.",
    "When a guest in the queue pushes the arm, nothing stops the light, nor does it come on again.",
  ])
  func takesNothingTogetherThatStandsApart(sentence: String) {
    #expect(!says(sentence).contains("property/repeats:light"))
  }

  @Test func takesASubjectForACircumstanceWhereItHasToBeOne() {
    #expect(
      says("In the weather the light comes on after a push.").contains("property/glows:light"))
    #expect(!says("The weather shows the light after a push.").contains("property/glows"))
  }

  @Test func asksForThePlatformThatAPropertyIsOn() {
    #expect(says("On Metro the queue inserts a coin.").contains("property/pays:coin"))
    #expect(!says("The queue inserts a coin.").contains("property/pays"))
  }

  @Test(arguments: [
    ("On Metro 2 the weather inserts a coin.", true),
    ("On Metro 3 the weather inserts a coin.", false),
    ("On Metro 2 and later the weather inserts a coin.", true),
    ("The weather inserts a coin.", false), ("지하철 2에서 날씨가 동전을 넣는다.", true),
    ("지하철 3 이상에서 날씨가 동전을 넣는다.", false),
  ])
  func asksSinceWhenOnlyOfEarlierVersions(sentence: String, isAsked: Bool) {
    #expect(says(sentence).contains("property/opens:coin") == isAsked)
  }
}
