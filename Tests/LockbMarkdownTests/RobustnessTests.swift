import LockbBase
import LockbMarkdown
import Testing

@Suite struct RobustnessTests {
  private static let bombs: [(String, Int)] = [
    ("> ", 10_000), ("- ", 10_000), ("1. ", 10_000), ("[", 50_000), ("![", 50_000), ("]", 50_000),
    ("*a_ ", 20_000), ("**a *b ", 20_000), ("a**b", 30_000), ("`a``b```c", 10_000),
    ("[a](b", 20_000), ("[a](<b", 20_000), ("[a](b \"c", 20_000), ("<!-- a", 20_000),
    ("<?a", 20_000),
    ("<![CDATA[", 20_000), ("<a b='", 20_000), ("<A b={", 20_000), ("{{< a ", 20_000),
    ("{/* a ", 20_000), ("{/*\n", 20_000), ("<A\n", 20_000), ("{{<\n", 20_000),
    ("![a](b)[c](d)", 10_000), ("&", 50_000),
    ("a@", 30_000), ("a@b.c", 20_000), ("www.a_", 20_000), ("http://", 20_000), ("~~a~ ", 20_000),
    ("|", 50_000),
    ("[a]: b\n", 20_000), ("[^a]: b\n", 10_000), ("\\", 50_000), ("# a\n", 20_000),
    ("- a\n\n", 20_000), ("> a\n\n", 20_000), ("a\n***\n", 20_000), ("<A>\n", 20_000),
    ("</A>\n", 20_000), ("```\n", 20_000), ("**문(a)**은 ", 20_000), ("![l", 50_000), ("{", 50_000),
    ("*(a", 30_000), ("| a |\n", 20_000), ("~문(~", 20_000), ("[a][b]", 20_000), ("(((", 30_000),
  ]

  @Test(arguments: bombs.indices)
  func survivesRepetition(index: Int) {
    let (unit, count) = Self.bombs[index]
    let document = parse(String(repeating: unit, count: count / 4))
    #expect(document.rangeViolations().isEmpty)
    let mirrored = parse(
      String(repeating: unit, count: 2_000)
        + String(repeating: String(unit.reversed()), count: 2_000))
    #expect(mirrored.rangeViolations().isEmpty)
  }

  /// Components that go on in later lines of a paragraph once ended the program.
  @Test(arguments: [
    "x <Card a={b}\n c={d}\n/> 문", "x <C d a={b}\n > y **문(a)**은", "x <C\n a={b}> [y]",
    "*x <C d\n a={b}\n> y* z", "> x <C d\n>  a={b}\n> > y",
    "- x <C d a={b}\n  c /> <D\n  e={f} /> y",
    "{{< a <C a={b}\n >}}", "x <C a={b}\n/>",
  ])
  func readsComponentsOverSeveralLinesInsideText(source: String) {
    let document = parse(source)
    #expect(document.rangeViolations().isEmpty)
    #expect(!outline(source).contains("\u{1A}"))
    #expect(outline("x <Card a={b}\n c={d}\n/> 문") == outline("x <Card a={b} c={d} /> 문"))
  }

  @Test func flattensWhatIsNestedTooDeep() {
    for text in [
      String(repeating: "> ", count: 10_000) + "문", String(repeating: "- ", count: 10_000) + "문",
      String(repeating: "*a **b ", count: 500) + "문" + String(repeating: " b** a*", count: 500),
      String(repeating: "![", count: 5_000) + String(repeating: "](a)", count: 5_000),
    ] {
      let document = parse(text)
      #expect(document.diagnostics.map(\.rule).contains("nested-too-deep"))
      #expect(document.rangeViolations().isEmpty)
    }
  }

  @Test func readsListsNestedByIndentation() {
    let text = (0..<1_000).map { String(repeating: "  ", count: $0) + "- a" }.joined(
      separator: "\n")
    #expect(parse(text).rangeViolations().isEmpty)
  }

  @Test func readsHugeShapes() {
    let wide = "|" + String(repeating: "a|", count: 5_000)
    let inputs = [
      String(repeating: "# 문\n", count: 100_000),
      wide + "\n|" + String(repeating: "-|", count: 5_000) + "\n"
        + String(repeating: "|a|\n", count: 2_000),
      String(repeating: "문", count: 1_000_000), String(repeating: "\r", count: 300_000),
      wide + "\n" + wide,
    ]
    for input in inputs { #expect(parse(input).rangeViolations().isEmpty) }
  }

  @Test func readsAnyBytes() {
    var generator = MarkdownGenerator(seed: 7)
    let alphabet =
      Array("\u{0}\n\r\t >#-*_`[]()!<>{}|\\&;~:.@a1".utf8) + [0xFF, 0xC3, 0xEA, 0xB0, 0x80, 0xF0]
    for _ in 0..<400 {
      let bytes = (0..<(1 + generator.number(below: 120))).map { _ in
        alphabet[generator.number(below: alphabet.count)]
      }
      let document = MarkdownParser().parse(bytes)
      #expect(document.rangeViolations().isEmpty, "\(bytes)")
      #expect(MarkdownParser(dialect: .gitHub).parse(bytes).rangeViolations().isEmpty, "\(bytes)")
    }
  }

  @Test func parsesOnManyThreadsAlike() async {
    var generator = MarkdownGenerator(seed: 3)
    let text = (0..<20).map { _ in generator.document() }.joined(separator: "\n\n")
    let expected = outline(text)
    await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { outline(text) } }
      for await result in group { #expect(result == expected) }
    }
  }

  @Test func linksNoAddressBesideTooManyMarks() {
    let marks = String(repeating: "a@", count: 1_500)
    #expect(outline("www.a.example").contains("link"))
    #expect(!outline("www.a.example \(marks)").contains("link"))
  }
}
