import LockbBase
import LockbMarkdown
import Testing

@Suite struct FrontMatterTests {
  @Test(arguments: [
    "---\ntitle: \"[문] 열기\"\ntags: [a, \"b\"]\ndraft: false\nweight: 3\ncover:\n  image: x.png\n---\n# 본문",
    "+++\ntitle = \"[문] 열기\"\ntags = [\"a\", \"b\"]\ndraft = false\nweight = 3\n[cover]\nimage = \"x.png\"\n+++\n# 본문",
    "{\n\"title\": \"[문] 열기\", \"tags\": [\"a\", \"b\"], \"draft\": false, \"weight\": 3, \"cover\": {\"image\": \"x.png\"}\n}\n# 본문",
    "\u{FEFF}---\r\ntitle: \"[문] 열기\"\r\ntags: [a, \"b\"]\r\ndraft: false\r\nweight: 3\r\ncover: {image: x.png}\r\n---\r\n# 본문",
  ])
  func readsEveryNotation(markdown: String) throws {
    let document = parse(markdown)
    let fields = try #require(document.frontMatter).fields
    #expect(fields["title"] == .string("[문] 열기"))
    #expect(fields["tags"]?.texts == ["a", "b"])
    #expect(fields["draft"] == .bool(false))
    #expect(fields["weight"] == .integer(3))
    #expect(fields["cover"] == .mapping(["image": .string("x.png")]))
    #expect(document.diagnostics.isEmpty)
    #expect(outline(markdown) == "h1(본문)")
  }

  @Test(arguments: [
    ("---\ndate: 2025-10-20T22:52:40+09:00\n---\n", "2025-10-20T22:52:40+09:00"),
    ("---\ndate: '2025-10-20'\n---\n", "2025-10-20"),
    ("---\ndate: 2025-10-20\n---\n", "2025-10-20"),
    ("+++\ndate = 2025-10-20\n+++\n", "2025-10-20"),
    ("+++\ndate = 2025-10-20T22:52:40+09:00\n+++\n", "2025-10-20T22:52:40+09:00"),
  ])
  func keepsDatesAsWritten(markdown: String, date: String) {
    #expect(parse(markdown).frontMatter?.fields["date"] == .string(date))
  }

  @Test(arguments: [
    "---\ntitle: [a\n---\n# 본문", "---\na: 1\na: 2\n---\n# 본문", "---\na:\n\t- b\n---\n# 본문",
    "---\n- a\n---\n# 본문", "+++\na = \n+++\n# 본문", "{\"a\": }\n# 본문", "---\ntitle: a\n\n# 본문",
    "+++\na = 1\na = 2\n+++\n# 본문",
  ])
  func reportsBrokenFrontMatterAndKeepsTheBody(markdown: String) {
    let document = parse(markdown)
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
    #expect(outline(markdown) == "h1(본문)")
  }

  @Test(arguments: [
    "{\n\"title\": \"가\",\n\"draft\": true\n\n# 본문", "{\n\"title\": \"가,\n\"draft\": true\n}\n# 본문",
    "{\n'title': '가'\n}\n\n# 본문", "{\n// 가\n\"title\": \"가\"\n}\n# 본문",
    "{\"title\": \"가\"} 꼬리\n\n# 본문",
  ])
  func reportsJSONThatIsBrokenAnywhere(markdown: String) {
    let document = parse(markdown)
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
    #expect(outline(markdown) == "h1(본문)")
  }

  @Test(arguments: [
    ("---\ntitle: 가\n# 본문\n", "h1(본문)"), ("+++\ntitle = \"가\"\n# 본문\n", "h1(본문)"),
    ("---\ntags:\n  - 가\n- 나\n본문\n", "p(본문)"),
    ("---\ntitle: 가\n\n# 본문\n", "h1(본문)"),
  ])
  func endsWhatIsNotClosedBeforeTheText(markdown: String, expected: String) {
    let document = parse(markdown)
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
    #expect(document.diagnostics.map(\.severity) == [.error])
    #expect(outline(markdown) == expected)
  }

  @Test func findsFieldsWhateverTheirLetterCase() throws {
    let matter = try #require(parse("---\nTitle: 가\nDRAFT: \"true\"\n---\n").frontMatter)
    #expect(matter["title"] == .string("가"))
    #expect(matter["draft"]?.isTrue == true)
    #expect(MetadataValue.string("no").isTrue == false)
    #expect(MetadataValue.integer(1).isTrue)
  }

  @Test(arguments: ["---\n\n# 본문", "{door}", "{}{", "---\n본문\n---\n# a", "+++", "{{< x >}}"])
  func takesRulesAndBracesForText(markdown: String) {
    #expect(parse(markdown).diagnostics.filter { $0.rule != "broken-front-matter" }.isEmpty)
    #expect(parse(markdown).frontMatter?.fields.isEmpty ?? true)
  }

  /// The library that reads TOML would end the program at each of these.
  @Test(arguments: [
    "[", "[[", "[제목]\na = 1", "a = 1\n  [ 제목 ]", "[[ 표 ]]", "[.a]", "a = [\n [\n1], \"]\"]\n[=]",
    "a = \"\"\"\n[b]\n\"\"\"\"\n[나]", "a = '''\n[나\\'''\n[!]",
  ])
  func refusesTableNamesThatNeedQuotes(metadata: String) {
    let document = parse("+++\n\(metadata)\n+++\n# 본문")
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
    #expect(document.diagnostics.first?.message.contains("quotes") ?? false)
  }

  @Test(arguments: [
    "[\"제목\"]\na = 1", "[[ a ]]\nb = 1", "['나']\na = 1", "a = [\n[1],\n[\n2]]",
    "a = \"\"\"\n[나]\"\"\"\"\"\nb = 1", "a = '''\n[\n'''\nb = 1", "a = '[' # [\n[b]",
    "a = \"\\\"\"\n[b]", "a = {b = [\n1]}\n[c]",
  ])
  func takesBracketsThatAreTOML(metadata: String) {
    #expect(parse("+++\n\(metadata)\n+++\n# 본문").diagnostics.isEmpty)
  }

  /// And at these dates.
  @Test(arguments: [
    "d = 2027-01-01TA00:00:00Z", "a = 1\nd = [\n2027-01-01t:]", "[a]\nb = {c = 2027-12-31T-1}",
  ])
  func refusesDatesWithoutTheirHour(metadata: String) {
    let document = parse("+++\n\(metadata)\n+++\n# 본문")
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
    #expect(document.diagnostics.first?.message.contains("hour") ?? false)
  }

  /// To the base of sixty the first of them is too much for a number.
  @Test(arguments: ["8-88888888888888888:7:07:07:7:88", "99999999999999999999:59", "12:30"])
  func readsColonsBetweenDigitsAsText(value: String) {
    #expect(parse("---\ntitle: \(value)\n---\n# 본문").frontMatter?.fields["title"] == .string(value))
  }

  /// And at these brackets, or at what the place of a value holds instead of one.
  @Test(arguments: [
    "tags = [}]", "a = [1, }]", "a = }", "a = {b = [}}", "a = {b = ]}", "a = ]", "a = ,", "a = #",
    "a = [,]", "a = {b = ,}", "a = {,}", "a = \u{B}1", "a = {b = }", "a = [\u{A0}1]", "a = [1 2]",
    "a = _1", "= 1", "a.= 1", ".a = 1", "a = {_ = _}", "a = [\n#]\n", "a = 'b", "a = \"\"\"b",
  ])
  func refusesWhatIsNoValue(metadata: String) {
    let document = parse("+++\n\(metadata)\n+++\n# 본문")
    #expect(document.diagnostics.map(\.rule) == ["broken-front-matter"])
  }

  @Test(arguments: [
    "d = 2027-01-01T10:00:00Z", "d = 2027-01-01 # T", "2027-01-01Tx = 1", "d = '2027-01-01TA'",
    "[2027-01-01TA]\nb = 1", "d = 2027-01-01t10:00:00",
  ])
  func takesDatesThatAreTOML(metadata: String) {
    #expect(parse("+++\n\(metadata)\n+++\n# 본문").diagnostics.isEmpty)
  }

  @Test func boundsWhatItUnfolds() {
    var bomb = "---\na0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let row = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(row)]\n"
    }
    let deep = String(repeating: "[", count: 100_000)
    let inputs = [
      bomb + "---\n# 본문", "---\na: \(deep)\n---\n# 본문", "{\"a\": \(deep)}\n# 본문",
      "+++\na = \(deep)\n+++\n# 본문", "---\na: \(String(repeating: "x", count: 300_000))\n---\n# 본문",
      "---\n\(String(repeating: "- ", count: 50_000))\n---\n# 본문",
      "---\na: \(String(repeating: "{a: ", count: 50_000))\n---\n# 본문",
      "+++\n\(String(repeating: "a.", count: 50_000))b = 1\n+++\n# 본문",
      "---\na: *a\n---\n# 본문", "---\na: &a [*a]\n---\n# 본문",
    ]
    for input in inputs {
      #expect(parse(input).diagnostics.map(\.rule).contains("broken-front-matter"))
      #expect(outline(input).hasSuffix("h1(본문)"))
    }
  }

  @Test func refusesIndentationWithoutEnd() {
    let lines = (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let rules = parse("---\n\(lines)---\n# 본문").diagnostics.map(\.rule)
    #expect(rules.contains("broken-front-matter"))
  }
}
