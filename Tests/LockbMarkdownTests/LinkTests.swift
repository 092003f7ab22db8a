import LockbBase
import LockbMarkdown
import Testing

@Suite struct LinkTests {
  @Test func reportsLinksThatLeadNowhere() {
    let document = parse("[문](), [a](/b) [`c`]( ) ![그림]() [d](<>)를")
    #expect(document.diagnostics.allSatisfy { $0.rule == "empty-link" })
    #expect(
      document.diagnostics.compactMap(\.range).map(document.text) == [
        "[문]()", "[`c`]( )", "![그림]()", "[d](<>)",
      ])
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

  /// As Hugo's authors write them.
  @Test(arguments: [
    ("[문]({{< ref \"b.md\" >}})을", "p(link<b.md>(문)을)"),
    ("[a]({{% relref path=\"글/창\" %}}#c \"t\")", "p(link<글/창#c>(a))"),
    ("[{{< x >}} a](<{{< ref \"나.md#절\" >}}>)", "p(link<나.md#절>(shortcode<x> a))"),
    ("[a](https://b/{{< version >}}/c)", "p(link<https://b/{{< version >}}/c>(a))"),
  ])
  func readsShortcodesAsDestinations(markdown: String, expected: String) {
    #expect(outline(markdown) == expected)
    #expect(parse(markdown).rangeViolations().isEmpty)
    #expect(parse(markdown).diagnostics.isEmpty)
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
