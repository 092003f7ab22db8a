import LockbBase
import LockbCheck
import LockbKnowledge
import LockbTestSupport
import Testing

@Suite struct BrokenTableTests {
  /// A document after its certain edits; nil where there are none.
  private func fixed(_ text: String) throws -> String? {
    let files = CheckedFiles([("gate.en.md", text)])
    let document = try #require(files.library.documents.first)
    return FixPlan(document, findings: files.findings).map {
      String(decoding: $0.after, as: UTF8.self)
    }
  }

  private func messages(_ text: String) -> [String] {
    CheckedFiles([("gate.en.md", text)]).findings.filter { $0.rule == "broken-table" }
      .map(\.message.english)
  }

  @Test(arguments: [
    "> | a | b |\n| 1 | 2 |\n> | 3 | 4 |\n", "> | a | b |\n| - | - |\n| 1 | 2 |\n",
    "text\n    | a | b |\n    | 1 | 2 |\n", "- item\n      | a | b |\n      | 1 | 2 |\n",
    "- item\n| a | b |\n| 1 | 2 |\n", "| a | b |\n| 1 | 2 | 3 |\n",
  ])
  func leavesLinesThatNoRowMakesATable(text: String) throws {
    #expect(messages("# Gate\n\n" + text).count == 1)
    #expect(try fixed("# Gate\n\n" + text) == nil)
  }

  @Test(arguments: [
    ("| a | b |\n| 1 | 2 |\n", "| a | b |\n| --- | --- |\n| 1 | 2 |\n"),
    (
      "| a | b | c |\n| :-: | --- |\n| 1 | 2 | 3 |\n",
      "| a | b | c |\n| :-: | --- | --- |\n| 1 | 2 | 3 |\n"
    ),
    ("| a | b |\n| --- | --: | --- |\n| 1 | 2 |\n", "| a | b |\n| --- | --: |\n| 1 | 2 |\n"),
    ("> | a | b |\n> | --- | |\n> | 1 | 2 |\n", "> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n"),
    (
      "-\ttext\n\n\t| a | b |\n\t| 1 | 2 |\n",
      "-\ttext\n\n\t| a | b |\n\t| --- | --- |\n\t| 1 | 2 |\n"
    ),
  ])
  func putsInOrReplacesTheRowOnce(text: String, expected: String) throws {
    let after = try #require(try fixed(text))
    #expect(after == expected)
    #expect(messages(after).isEmpty)
    #expect(try fixed(after) == nil)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func putsInALineThatEndsAsItsNeighboursDo(ending: String) throws {
    let lines = ["# Coins", "", "| Coin | Rides |", "| --- | --- |", "| one | 1 |", ""]
    var broken = lines
    broken.remove(at: 3)
    #expect(
      try fixed(broken.joined(separator: ending)) == lines.joined(separator: ending))
  }

  @Test func mendsOneTableBesideOneThatCannotBe() throws {
    let lazy = "- item\n| a | b |\n| 1 | 2 |\n\n"
    #expect(
      try fixed(lazy + "| a | b |\n| 1 | 2 |\n") == lazy
        + "| a | b |\n| --- | --- |\n| 1 | 2 |\n")
  }

  @Test func saysWhatIsWrongWithTheRow() {
    #expect(
      messages("| a | b |\n| --- |  --- | --- |\n| 1 | 2 |\n") == [
        "the delimiter row of the table is 3 cells wide and its header 2"
      ])
    #expect(
      messages("- item\n| a | b |\n| --- | --- |\n| 1 | 2 |\n").allSatisfy {
        $0.contains("read as text")
      })
  }
}
