import Foundation
import Testing

@Suite struct KoreanReadingTests {
  private func read(_ sentence: String, under headings: [String] = []) -> String {
    TurnstileGrammar.summary(sentence, under: headings)
  }

  @Test(
    arguments: [
      "동전을 넣으면 불빛이 켜진다.", "동전을 넣으면 불빛이 켜집니다.", "동전을 넣을 때 불빛이 켜져요.",
      "동전을 넣은 뒤에는 불빛이 켜집니다.", "동전을 넣었을 때 불빛이 켜진다.", "사용자가 동전을 넣은 경우 불빛이 켜진다.",
      "`insertCoin()`이면 불빛이 켜진다.",
    ])
  func readsConditionsByTheirEndings(_ sentence: String) {
    #expect(read(sentence) == "transition after event/coin → light/any")
  }

  @Test(
    arguments: [
      "동전을 넣으면 불빛이 켜지지 않는다.", "동전을 넣으면 불빛이 켜지지 않습니다.", "동전을 넣으면 불빛이 안 켜진다.",
      "동전을 넣어도 불빛이 켜지지 않아요.", "동전을 넣더라도 불빛은 켜지지 못한다.",
    ])
  func readsNegation(_ sentence: String) {
    #expect(read(sentence) == "transition after event/coin → !light/any")
  }

  @Test func readsAbility() {
    #expect(read("동전을 넣으면 불빛이 켜질 수 있다.") == "can after event/coin → light/any")
    #expect(read("동전을 넣으면 불빛이 켜질 수 없습니다.") == "cannot after event/coin → light/any")
  }

  @Test func readsPhrasesWhateverTheirSpaces() {
    let claim = "transition after event/coin → effect/none"
    #expect(read("동전을 넣으면 아무 일도 일어나지 않는다.") == claim)
    #expect(read("동전을넣으면 아무일도 일어나지않는다.") == claim)
  }

  @Test func readsDecomposedText() {
    let sentence = "동전을 넣으면 불빛이 켜진다.".decomposedStringWithCanonicalMapping
    #expect(read(sentence) == "transition after event/coin → light/any")
  }

  @Test func readsParticlesBehindCodeAndBold() {
    let claim = "transition in status/locked after event/push → effect/none"
    #expect(read("`locked`일 때 `push()`를 호출하면 아무 일도 일어나지 않는다.").contains("unread unknown-word"))
    #expect(read("`locked`일 때 **밀면** 아무 일도 일어나지 않는다.") == claim)
  }

  @Test(
    arguments: [
      ("지하철 3 이상에서는", "on Metro 3.0..<"), ("Metro 3부터", "on Metro 3.0..<"),
      ("Metro 2.4 이하에서는", "on Metro ..<2.5"), ("Metro 3 이전에는", "on Metro ..<3.0"),
      ("Metro 2.0~2.3에서는", "on Metro 2.0..<2.4"),
    ])
  func readsVersions(_ words: String, _ scope: String) {
    #expect(
      read("\(words) 동전을 넣으면 불빛이 켜진다.") == "transition after event/coin → light/any \(scope)")
  }

  @Test(
    arguments: [
      ("동전을 넣으면 불빛이 켜질 수도 있다.", "hedged"), ("동전을 넣으면 불빛이 켜질까요?", "question"),
      ("동전을 넣으면 불빛이 켜진다고 한다.", "quoted"), ("동전을 넣으세요.", "advice"),
      ("동전을 넣으면 불빛이 휘황찬란하게 켜진다.", "unknown-word"),
      ("동전을 넣거나 밀면 불빛이 켜진다.", "no-frame"),
    ])
  func leavesAloneWhatItDoesNotUnderstandWhole(_ sentence: String, _ reason: String) {
    #expect(read(sentence).contains(reason), "\(read(sentence))")
  }
}
