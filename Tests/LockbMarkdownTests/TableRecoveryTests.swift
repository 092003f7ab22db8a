import LockbBase
import LockbMarkdown
import Testing

@Suite struct TableRecoveryTests {
  @Test(arguments: [
    ("| 문 | 창 |\n| a | b |", "recovered(문|창; a|b)"),
    ("글\n| a | b |\n| c | d |\n끝", "p(글) recovered(a|b; c|d) p(끝)"),
    ("| a | b | c |\n| d | e |  \n| f | g | h | i |", "recovered(a|b|c|; d|e||; f|g|h|i)"),
    ("| a | `b\\|c` |\n| d\\|e | **f** |", "recovered(a|`b|c`; d|e|strong(f))"),
    ("> | a | b |\n> | c | d |", "quote(recovered(a|b; c|d))"),
    ("| a | b |\n|---|\n| c | d |", "recovered(a|b; c|d)"),
  ])
  func recoversTables(markdown: String, expected: String) {
    let document = parse(markdown)
    #expect(outline(markdown) == expected)
    #expect(document.rangeViolations().isEmpty)
    #expect(document.diagnostics.map(\.rule) == ["broken-table"])
  }

  @Test func suggestsTheMissingRow() {
    let document = parse("글\n\n| 문 | 창 |\n| a | b |\n")
    #expect(document.diagnostics.first?.suggestion == "| --- | --- |")
    #expect(document.diagnostics.first?.range.map(document.text) == "| 문 | 창 |")
  }

  @Test(arguments: [
    "a | b\nc | d", "| a |\n| b |", "| a | b |", "|| a\n|| b", "| a | b\n| c | d",
    "`a | b` |\n| c", "| a | b |\nc", "| a | b |\n| c | d \\|",
  ])
  func leavesProseWithPipesAlone(markdown: String) {
    #expect(outline(markdown).hasPrefix("p("))
    #expect(parse(markdown).diagnostics.isEmpty)
  }

  @Test func leavesSoundTablesAlone() {
    #expect(outline("| a | b |\n|:-|-:|\n| c | d |") == "table(a|b; c|d)")
    #expect(parse("| a | b |\n|:-|-:|\n| c | d |").diagnostics.isEmpty)
  }
}
