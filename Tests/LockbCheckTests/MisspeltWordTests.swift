import LockbBase
import LockbCheck
import LockbTestSupport
import Testing

@Suite struct MisspeltWordTests {
  private func misspelt(_ text: String, at path: String = "gate.en.md") -> [String] {
    CheckedFiles([(path, text)], speller: .toy).findings.filter { $0.rule == "misspelt-word" }
      .map(\.quote)
  }

  @Test func findsAWordOnceForEachPlace() {
    #expect(
      misspelt("The (gaet) and “gaet”.\n\n| gaet |\n| --- |\n").count == 3)
  }

  @Test(arguments: [
    "`gaet` and [x](gaet.md)", "gaet_way gaet/way gaet-way", "```\ngaet\n```", "**gaet**",
    "GAET GaeT gaet2", "<gaet>", "gate gates",
  ])
  func leavesAloneWhatIsNoWordOfProse(text: String) {
    #expect(misspelt(text + "\n") == [])
  }

  @Test func takesWhatIsWrittenAgainAndAgainForAName() {
    #expect(misspelt("grey\n") == ["grey"])
    #expect(misspelt("grey grey\n\ngrey and grey\n") == [])
  }

  @Test func readsKoreanWordsByThemselves() {
    #expect(misspelt("문이 지나감니다.\n", at: "gate.ko.md") == ["지나감니다"])
    #expect(misspelt("\u{1106}\u{116E}\u{11AB}이 지나감니다.\n", at: "gate.ko.md") == ["지나감니다"])
    #expect(misspelt("“문”지나감니다 `문`지나감니다 Gate지나감니다\n", at: "gate.ko.md") == [])
    #expect(misspelt("The sign says 지나감니다.\n") == [])
  }

  @Test func sparesWordsThatDifferByAnEndingOnly() {
    #expect(misspelt("개찰도 되고\n", at: "gate.ko.md") == [])
  }

  @Test func looksNothingUpWithoutADictionary() {
    let files = [(path: "gate.en.md", text: "The gaet opens.\n")]
    let korean = Speller(
      knows: { _, language in language == .korean ? false : nil }, suggestions: { _, _ in ["x"] })
    for speller in [nil, korean] {
      let findings = CheckedFiles(files, speller: speller).findings
      #expect(!findings.contains { $0.rule == "misspelt-word" })
    }
  }
}
