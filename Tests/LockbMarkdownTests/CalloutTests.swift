import LockbMarkdown
import Testing

@Suite struct CalloutTests {
  @Test(arguments: [
    ("> **Note**:\n> 문", "note[**Note**:](p(문))"), ("> **Note:** 문", "note[**Note:**](p(문))"),
    ("> [!NOTE]\n> 문", "note[[!NOTE]](p(문))"), ("> Note: 문", "note[Note:](p(문))"),
    ("> **Note**\n> 문", "note[**Note**](p(문))"), ("> __주의__: 문", "caution[__주의__:](p(문))"),
    ("> **참고**: 문", "note[**참고**:](p(문))"), ("> 참고： 문", "note[참고：](p(문))"),
    ("> [!경고]\n> 문", "warning[[!경고]](p(문))"), ("> **팁:**\n>\n> 문", "tip[**팁:**](p(문))"),
    ("> 중요: **문**", "important[중요:](p(strong(문)))"),
    ("> [!WARNING]- 문", "warning[[!WARNING]-](p(문))"),
    ("> ⚠️ **Warning**: 문", "warning[⚠️ **Warning**:](p(문))"),
    (
      "> \u{110E}\u{1161}\u{11B7}\u{1100}\u{1169}: 문",
      "note[\u{110E}\u{1161}\u{11B7}\u{1100}\u{1169}:](p(문))"
    ),
    ("> - > **Tip**: a", "quote(ul(item(tip[**Tip**:](p(a)))))"),
    ("> 주의 사항: 문\n계속", "caution[주의 사항:](p(문⏎계속))"),
  ])
  func readsLabels(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    ("> 참고로 문이 열린다: 예", "quote(p(참고로 문이 열린다: 예))"),
    ("> Notes on doors", "quote(p(Notes on doors))"), ("> **문**: 열림", "quote(p(strong(문): 열림))"),
    ("> note", "quote(p(note))"), ("> `Note`: a", "quote(p(`Note`: a))"),
    ("**Note**: a", "p(strong(Note): a)"),
  ])
  func leavesOtherQuotesAlone(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
  }
}
