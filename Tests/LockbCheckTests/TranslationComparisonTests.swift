import LockbBase
import LockbCheck
import Testing

@Suite struct TranslationComparisonTests {
  private func differences(_ english: String, _ korean: String) -> [Finding] {
    check([
      (
        "gate.en.md",
        "# Gate {#gate}\n\n\(english)\n\n## Coin {#coin}\n\nA coin unlocks the gate.\n"
      ),
      ("gate.ko.md", "# 문 {#gate}\n\n\(korean)\n\n## 동전 {#coin}\n\n동전을 넣으면 문이 열립니다.\n"),
    ])
    .filter { $0.rule == "differing-translation" || $0.rule == "structure-parity" }
  }

  @Test func findsANumberThatDiffers() {
    let found = differences("The gate holds 3 coins.", "문에는 동전이 4개 들어갑니다.")
    #expect(found.map(\.quote) == ["4"])
    #expect(found.first?.related.first?.quote == "3")
    #expect(found.first?.severity == .warning)
  }

  @Test func leavesDocumentsOfOtherSubjectsAlone() {
    let found = check([
      ("tea.en.md", "# Tea\n\nBoil 3 cups.\n"), ("tea.ko.md", "# 차\n\n4잔을 끓입니다.\n"),
    ])
    #expect(!found.contains { $0.rule == "differing-translation" })
  }

  @Test func findsAnotherNameInCode() {
    let found = differences("`push` opens it.", "`coin`이 엽니다.")
    #expect(found.map(\.quote) == ["`coin`이"])
  }

  @Test func findsADenialOfWhatTheTranslationSays() {
    let korean = "`requestPassage()`를 불러도 문이 열리지 않습니다."
    let found = differences("`requestPassage()` opens the gate.", korean)
    #expect(found.map(\.quote) == [korean])
  }

  @Test func findsADenialBesideASentenceThatNamesTheSame() {
    let found = differences(
      "`push` opens it. It closes again.", "`push`가 문을 엽니다. 다시 닫히지 않습니다.")
    #expect(found.map(\.quote) == ["다시 닫히지 않습니다."])
  }

  @Test func takesTwoDenialsThatTakeEachOtherBackForNone() {
    let korean = "`requestPassage()`를 불러도 문이 열리지 않습니다."
    #expect(differences("`requestPassage()` does not open no gate.", korean).count == 1)
    #expect(differences("`requestPassage()` does not mean that no gate opens.", korean).count == 1)
    #expect(differences("`push` opens it.", "`push`가 열지 않는다는 뜻이 아닙니다.").isEmpty)
    #expect(differences("`push` must open it.", "`push`가 열지 않으면 안 됩니다.").isEmpty)
    #expect(differences("`push` needs it.", "`push`는 그것 없이는 열지 못합니다.").isEmpty)
  }

  @Test func letsNoWordStandForADenialThatStandsForItsTranslation() {
    let korean = "`push`만 문을 열지 않습니다."
    #expect(differences("Only `push` opens the gate.", korean).map(\.quote) == [korean])
    #expect(differences("Without `push` it stays closed.", "`push`가 없으면 닫혀 있습니다.").isEmpty)
    #expect(differences("It keeps `push` from opening.", "`push`가 열지 않게 합니다.").isEmpty)
  }

  @Test func findsADenialWhereOneSideHasMoreSentences() {
    let found = differences(
      "`push` opens it. It is red. `coin` rests.", "`push`는 문을 열지 않습니다. 빨갛고 `coin`은 쉽니다.")
    #expect(found.map(\.quote) == ["`push`는 문을 열지 않습니다."])
    #expect(
      differences(
        "`push` opens it. It does not ring. `coin` rests.", "`push`는 열지만 울리지 않습니다. `coin`은 쉽니다."
      ).isEmpty)
  }

  @Test func findsAnotherOrder() {
    let found = differences("`coin` rings after `push`.", "`coin`은 `push` 전에 울립니다.")
    #expect(found.map(\.quote) == ["전에"])
  }

  @Test func findsAnotherAnswerInACell() {
    let found = differences(
      "| A | B |\n| --- | --- |\n| a | no |", "| 가 | 나 |\n| --- | --- |\n| 다 | 예 |")
    #expect(found.map(\.quote) == ["예"])
    let long = differences(
      "| A | B |\n| --- | --- |\n| a | until it is not in use by anybody |",
      "| 가 | 나 |\n| --- | --- |\n| 다 | 누군가 그것을 쓰고 있는 동안 |")
    #expect(long.isEmpty)
  }

  @Test func findsTheOneNameThatAListLacks() {
    let found = differences(
      "It knows `coin`, `push` and `turn`.", "`coin`과 `turn`을 압니다.")
    #expect(found.map(\.related.first?.quote) == ["`push`"])
    #expect(
      differences(
        "It knows `coin` and `turn`.", "`push`를 부르려면 `coin`과 `turn`을 알아야 합니다."
      ).isEmpty)
  }

  @Test func leavesATranslationThatDeniesInWordsOfItsOwnAlone() {
    let english = "`push` is easy.\n\n`turn` is quick.\n\n`coin` is round."
    let korean = "`push`는 힘이 들지 않습니다.\n\n`turn`은 오래 걸리지 않습니다.\n\n`coin`에는 모서리가 없습니다."
    #expect(differences(english, korean).isEmpty)
  }

  @Test func findsAnExpectationThatOneScenarioLacks() {
    let steps = "on Station 13\nwhen coin\nthen the status is unlocked\n"
    let block = { (id: String, more: String) in "```scenario id=\(id)\n\(steps)\(more)```\n" }
    let found = check([
      ("gate.en.md", "# Gate\n\n" + block("ride", "then the status is unlocked\n")),
      ("gate.ko.md", "# 문\n\n" + block("ride", "")),
    ])
    #expect(found.filter { $0.rule == "differing-scenario" }.map(\.path) == ["gate.ko.md"])
  }

  @Test func leavesAPronounAlone() {
    #expect(differences("`push` opens it. Then `push` rests.", "`push`가 엽니다. 그다음에는 쉽니다.").isEmpty)
  }

  @Test func leavesAWordThatDeniesByItselfAlone() {
    #expect(differences("`requestPassage()` fails.", "`requestPassage()`를 불러도 열리지 않습니다.").isEmpty)
    #expect(differences("Only `push` opens it.", "`push`가 아니면 열리지 않습니다.").isEmpty)
  }

  @Test func leavesAGreaterNumberInWordsAlone() {
    #expect(differences("It holds 50,000 coins.", "동전이 5만 개 들어갑니다.").isEmpty)
  }

  @Test func leavesSectionsOfOtherShapeAlone() {
    #expect(differences("It holds 3 coins.\n\nIt is red.", "동전이 4개 들어갑니다.").isEmpty)
  }

  @Test func findsTheNameOfACellThatIsMissing() {
    let found = differences(
      "| A | B |\n| --- | --- |\n| 1 | `push` |", "| 가 | 나 |\n| --- | --- |\n| 1 | 밀기 |")
    #expect(found.count == 1)
  }

  @Test func findsARowAndAnItemThatAreMissing() {
    let rows = differences(
      "| A | B |\n| --- | --- |\n| a | b |\n| c | d |", "| 가 | 나 |\n| --- | --- |\n| 다 | 라 |")
    #expect(rows.map(\.severity) == [.warning])
    #expect(rows.map(\.path) == ["gate.ko.md"])
    let items = differences("- a\n- b", "- 가\n- 나\n- 다")
    #expect(items.map(\.severity) == [.warning])
    #expect(items.map(\.path) == ["gate.en.md"])
  }

  @Test func comparesDecomposedHangulAlike() {
    let korean = "동전이 3개 들어갑니다. `push`가 열지 않습니다."
    let decomposed = korean.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      guard 0xAC00...0xD7A3 ~= scalar.value else { return [scalar] }
      let index = scalar.value - 0xAC00
      let parts =
        [0x1100 + index / 588, 0x1161 + index % 588 / 28]
        + (index % 28 == 0 ? [] : [0x11A7 + index % 28])
      return parts.compactMap(Unicode.Scalar.init)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: decomposed)
    #expect(differences("It holds 3 coins. `push` does not open it.", String(text)).isEmpty)
  }

  @Test func comparesOnlyWhereEnoughOfTheSectionsAgrees() {
    func found(_ agreed: Int) -> Int {
      let english =
        (0..<agreed).map { _ in "`coin` does not open it." }
        + ["`requestPassage()` opens the gate.", "`push` opens the gate."]
      let korean =
        (0..<agreed).map { _ in "`coin`이 열지 않습니다." }
        + ["`requestPassage()`를 불러도 문이 열리지 않습니다.", "`push`를 불러도 문이 열리지 않습니다."]
      return differences(english.joined(separator: "\n\n"), korean.joined(separator: "\n\n"))
        .count { $0.rule == "differing-translation" }
    }
    #expect([3, 4].map(found) == [0, 2])
  }
}
