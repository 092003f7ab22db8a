import LockbBase
import LockbMarkdown
import Testing

@Suite struct LinkTests {
  @Test func reportsLinksThatLeadNowhere() {
    let document = parse("[문](), [a](/b) [`c`]( ) ![그림]()")
    #expect(document.diagnostics.map(\.rule) == ["empty-link", "empty-link"])
    #expect(document.diagnostics.compactMap(\.range).map(document.text) == ["[문]()", "[`c`]( )"])
  }

  @Test(arguments: [
    ("[Door.open]을 본다", "p(ref(Door.open)을 본다)"), ("[`Door`]", "p(ref(Door))"),
    ("[a] [b]", "p(ref(a) ref(b))"), ("[a][b]", "p(ref(a)ref(b))"),
    ("[a](b c d", "p(ref(a)(b c d)"), ("**[문]**은", "p(strong(ref(문))은)"),
    ("| a | b |\n|---|---|\n| [c] | [d]() |", "table(a|b; ref(c)|link<>(d))"),
    ("[open(_:to:)]", "p(ref(open(_:to:)))"),
  ])
  func readsNamesInBrackets(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
  }

  @Test(arguments: [
    ("- [ ] 문\n- [x] 창", "ul(todo(p(문)) done(p(창)))"), ("[ ] [x] []", "p([ ] [x] [])"),
    ("![문]", "p(![문])"), ("[^1]", "p([^1])"), ("a[^1]\n\n[^1]: 문", "p(a^1) footnote(1: p(문))"),
    ("\\[a]", "p([a])"), ("`[a]`", "p(`[a]`)"), ("[a]\n\n[A]: /b", "p(link</b>(a))"),
    ("[a [b] c]", "p([a ref(b) c])"),
  ])
  func keepsTasksNotesAndImagesApart(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
  }
}
