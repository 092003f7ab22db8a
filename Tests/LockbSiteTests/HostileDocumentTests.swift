import LockbSite
import Testing

@Suite struct HostileDocumentTests {
  private static let scripts = [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", " javascript:alert(1)",
    "javascript&colon;alert(1)", "&#106;avascript:alert(1)", "\u{1}javascript:alert(1)",
    "vbscript:x", "data:text/html,<script>alert(1)</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==", "file:///etc/passwd",
    "blob:x", "filesystem:x", "view-source:x", "about:blank", "//evil.example/x",
    "\\\\evil.example\\x", "javascript://%0aalert(1)", "feed:javascript:alert(1)",
    "x-javascript:alert(1)",
  ]

  private static let markup = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
    "<img src=x onerror=alert(1)>", "<svg onload=alert(1)>", "<svg><script>alert(1)</script></svg>",
    "<body onload=alert(1)>", "<iframe src=javascript:alert(1)></iframe>",
    "<object data=javascript:alert(1)>", "<embed src=javascript:alert(1)>",
    "<a href=javascript:alert(1)>x</a>", "<form action=javascript:alert(1)><input type=submit>",
    "<button formaction=javascript:alert(1)>x", "<details open ontoggle=alert(1)>",
    "<video><source onerror=alert(1)>", "<math><mtext></p><script>alert(1)</script>",
    "<base href=//evil.example/>", "<meta http-equiv=refresh content=0;url=//evil.example>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<style>*{background:url(//e.example)}</style>",
    "<template><script>alert(1)</script></template>", "<!--><script>alert(1)</script>-->",
    "<![CDATA[<script>alert(1)</script>]]>", "<?php system('x') ?>",
    "<script\n>alert(1)</script\n>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<input autofocus onfocus=alert(1)>", "<marquee onstart=alert(1)>", "<x onclick=alert(1)>y</x>",
    "<br onclick=alert(1)>", "<b onmouseover=alert(1)>x</b>", "<kbd style=position:fixed>x</kbd>",
  ]

  /// Ways to put something into a document, with `%` for it.
  private static let places = [
    "# %", "%", "- %", "> %", "> [!NOTE]\n> %", "| a |\n| --- |\n| % |", "**%**", "`%`",
    "[^1]\n\n[^1]: %", "Text %\nmore",
  ]

  private static let links = [
    "[x](%)", "[x](<%>)", "![x](%)", "[x]: %\n\n[x]", "<%>", "[x](% \"title\")",
    "{{< figure src=\"%\" alt=\"x\" >}}", "[![x](%)](%)",
  ]

  /// What pages of these texts could do to a reader.
  private static func dangers(_ texts: [String], title: String = "Page") -> [String] {
    let files = texts.enumerated().flatMap { index, text in
      ["en", "ko"].map { language in
        ("gates/page\(index).\(language).md", "---\ntitle: \(title)\n---\n\n\(text)\n")
      }
    }
    return site(files).filter { $0.key.hasSuffix(".html") && $0.key.contains("gates") }
      .sorted { $0.key < $1.key }
      .flatMap { path, html in MarkupScanner(html).dangers.map { "\(path): \($0)" } }
  }

  @Test(arguments: markup) func showsNoMarkupOfADocument(_ payload: String) {
    #expect(Self.dangers(Self.places.map { $0.replacing("%", with: payload) }) == [])
  }

  @Test(arguments: scripts) func followsNoAddressThatRuns(_ payload: String) {
    #expect(Self.dangers(Self.links.map { $0.replacing("%", with: payload) }) == [])
  }

  @Test func escapesTitlesAndArguments() {
    let title = "'\"><script>alert(1)</script>' # x"
    #expect(
      Self.dangers(["Text"], title: "\"\(title.replacing("\"", with: "\\\""))\"") == [])
    let arguments = [
      "\\\"><script>alert(1)</script>", "x' onerror='alert(1)", "`><img src=x onerror=alert(1)>",
    ]
    let texts = arguments.flatMap { argument in
      [
        "{{< figure src=\"a.png\" caption=\"\(argument)\" >}}", "{{< color \"\(argument)\" >}}",
        "<Note title=\"\(argument)\">\n\nText\n\n</Note>",
      ]
    }
    #expect(Self.dangers(texts) == [])
    #expect(Self.dangers(["Text"], title: String(repeating: "가", count: 10_000)) == [])
  }

  @Test func writesNoFileOutsideItsFolder() {
    let paths = site([
      ("../../etc/x.en.md", "# x"), ("a/..%2f..%2fb.en.md", "# x"), ("CON.en.md", "# x"),
      ("A/Page.en.md", "# 1"), ("a/page.en.md", "# 2"), ("가/나.en.md", "# 3"),
      ("\u{1100}\u{1161}/나.en.md", "# 4"), ("machine.en.md", "# 5"), ("search.ko.md", "# 6"),
      ("report/home.en.md", "# 7"), ("x\u{0}y.en.md", "# 8"), ("a b/c?d#e.en.md", "# 9"),
      (String(repeating: "z", count: 300) + ".en.md", "# 10"),
    ]).keys
    for path in paths {
      #expect(!path.split(separator: "/").contains(".."))
      #expect(path.utf8.allSatisfy { 0x21...0x7E ~= $0 && !#"\:*?"<>|%#"#.utf8.contains($0) })
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 120 })
    }
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
  }

  @Test func tellsWhatItLeavesOut() {
    let source = siteSource([
      ("a.en.md", "# A\n\n<script>x</script>\n\n[x](javascript:y) ![p](//e.example/p.png)\n")
    ])
    let refusals = SiteBuilder(source).tree.refusals
    #expect(refusals.map(\.kind) == [.markup, .link, .image])
    #expect(refusals.map(\.line) == [3, 5, 5])
  }

  @Test func showsNoPictureFromOutsideTheFolder() throws {
    func shows(_ source: String) throws -> Bool {
      let pages = site(
        [("x/a.en.md", "# A\n\n{{< figure src=\"\(source)\" >}}\n")],
        images: [SiteFile("p.png", [])])
      return try #require(pages["en/x/a/index.html"]).contains("p.png\"")
    }
    #expect(try shows("../p.png"))
    #expect(try !shows("../../p.png"))
  }

  @Test func givesNoDocumentThePlaceOfAPageOfTheSite() {
    let files = [("machine.en.md", "# 5"), ("search.ko.md", "# 6"), ("report.en.md", "# 7")]
    let paths = SiteBuilder(siteSource(files)).tree.files.map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.contains("ko/search-2/index.html"))
  }
}
