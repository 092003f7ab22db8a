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
      "동전을 넣어도 불빛이 켜지지 않아요.", "동전을 넣더라도 불빛은 켜지지 않는다.",
    ])
  func readsNegation(_ sentence: String) {
    #expect(read(sentence) == "transition after event/coin → !light/any")
  }

  @Test func readsAbility() {
    #expect(read("동전을 넣으면 불빛이 켜질 수 있다.") == "can after event/coin → light/any")
    #expect(read("동전을 넣으면 불빛이 켜질 수 없습니다.") == "cannot after event/coin → light/any")
    #expect(read("동전을 넣어도 불빛이 켜지지 못한다.") == "cannot after event/coin → light/any")
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
      ("동전을 넣으면 불빛이 켜지거나 잠긴 상태가 된다.", "no-frame"),
    ])
  func leavesAloneWhatItDoesNotUnderstandWhole(_ sentence: String, _ reason: String) {
    #expect(read(sentence).contains(reason), "\(read(sentence))")
  }

  @Test(
    arguments: [
      "동전을 넣거나 밀면 불빛이 켜진다.", "동전을 넣거나 밀었을 때 불빛이 켜집니다.",
    ])
  func readsAlternativesOneByOne(_ sentence: String) {
    let claim = "transition after event/coin → light/any"
    #expect(read(sentence) == claim + " / " + claim.replacing("coin", with: "push"))
  }

  @Test(
    arguments: [
      "잠김과 열림 상태에서 밀면 아무 일도 일어나지 않는다.", "`locked`나 `unlocked`에서 밀면 아무 일도 일어나지 않는다.",
      "`locked`, `unlocked`에서 밀면 아무 일도 일어나지 않습니다.",
      "`locked` 또는 `unlocked`일 때 밀면 아무 일도 일어나지 않는다.",
    ])
  func readsListsMemberByMember(_ sentence: String) {
    let claim = "transition in status/locked after event/push → effect/none"
    #expect(read(sentence) == claim + " / " + claim.replacing("locked", with: "unlocked"))
  }

  @Test(
    arguments: [
      "동전을 넣으면 불빛이 켜지지만, 밀면 잠긴 상태로 바뀐다."
    ])
  func readsEachPartOfASentence(_ sentence: String) {
    let first = "transition after event/coin → light/any"
    #expect(read(sentence).hasPrefix(first + " / "), "\(read(sentence))")
    #expect(read(sentence).hasSuffix("→ status/locked"), "\(read(sentence))")
  }

  @Test func readsAsFarAsItUnderstandsTheParts() {
    #expect(
      read("동전을 넣으면 불빛이 켜지고 팔은 불빛이다.") == "transition after event/coin → light/any")
    #expect(read("동전을 넣으면 불빛이 켜지고 팔이 휘황찬란하다.").contains("unknown-word"))
  }

  @Test func leavesOutWhatIsSaidNotToBeSo() {
    #expect(
      read("동전을 넣으면 열림이 아니라 잠김이 된다.") == "transition after event/coin → status/locked")
    #expect(read("동전을 넣으면 열림 대신 잠김이 된다.") == "transition after event/coin → status/locked")
  }

  @Test func readsTwoDenialsInOne() {
    #expect(
      read("동전을 넣어도 불빛이 켜지지도, 열림이 되지도 않는다.")
        == "transition after event/coin → !light/any !status/unlocked")
  }

  @Test func leavesAloneWhatIsAlike() {
    #expect(read("동전을 넣으면 잠김과 열림은 같은 불빛이 된다.").contains("alike"))
  }

  @Test(
    arguments: [
      "동전을 넣어도 불빛이 항상 켜지지는 않는다.", "동전을 넣어도 불빛이 바로 켜지지는 않는다.",
      "동전을 넣어도 모든 불빛이 켜지지는 않는다.", "동전을 넣어도 불빛이 반드시 켜지지는 않는다.",
      "동전을 넣으면 불빛이 켜지기도 한다.", "동전을 넣으면 나중에 불빛이 켜진다.",
      "동전을 넣어도 불빛이 켜지지 않는 경우가 있다.",
    ])
  func leavesAloneWhatDeniesLessThanItSays(_ sentence: String) {
    #expect(read(sentence).hasPrefix("unread hedged"), "\(read(sentence))")
  }

  @Test(
    arguments: [
      "동전을 넣으면 불빛(light)이 켜진다.", "동전을 넣는다고 하면 불빛이 켜진다.",
      "동전을 넣은 이상 불빛이 켜진다.",
    ])
  func readsWhatStandsAroundAClaim(_ sentence: String) {
    #expect(read(sentence) == "transition after event/coin → light/any", "\(read(sentence))")
  }

  @Test func readsWhatIsConcededInReportedSpeech() {
    #expect(
      read("동전을 넣는다고 해도 불빛이 켜지지 않는다.") == "transition after event/coin → !light/any")
  }

  @Test func keepsTheOrderOfTheText() {
    #expect(
      read("동전을 넣으면 민 뒤에 불빛이 켜진다.") == "transition after event/coin event/push → light/any")
  }

  @Test func leavesAloneWhatPointsAtTheSentenceBefore() {
    #expect(read("이때 동전을 넣으면 불빛이 켜진다.").hasPrefix("unread unclear-subject"))
  }

  @Test func leavesAloneWhatIsCompared() {
    #expect(read("동전을 넣으면 잠김처럼 열림이 된다.").hasPrefix("unread"))
  }

  @Test(
    arguments: [
      "고 보면 됩니다", "고 이해하면 돼요", "고 생각해도 됩니다", "고 볼 수 있습니다", "는 점에 주의하세요",
      "는 것을 잊지 마세요", "는 점을 잊기 쉽습니다", "는 것이다", "는 게 결론입니다", "는 점이 의외였다", "고 봐야 한다",
      "는 데 주의하세요",
    ])
  func readsWhatIsAffirmed(_ closing: String) {
    #expect(read("동전을 넣으면 불빛이 켜진다\(closing).") == "transition after event/coin → light/any")
  }

  @Test(
    arguments: [
      "고 합니다", "고 알려져 있습니다", "고 오해하기 쉽습니다", "는 것은 오해다", "는 건 사실이 아니다", "고 생각하지 마세요",
      "는 말은 틀렸다", "는 것이 아니다",
    ])
  func leavesAloneWhatOthersSay(_ closing: String) {
    #expect(read("동전을 넣으면 불빛이 켜진다\(closing).").hasPrefix("unread"))
  }
}
