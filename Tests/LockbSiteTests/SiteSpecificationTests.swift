import Foundation
import LockbSite
import Testing

/// What a site promises its readers, page by page.
@Suite struct SiteSpecificationTests {
  private static let pages = site(turnstileFiles, options: options)
  private static var options: SiteSource.Options {
    var options = SiteSource.Options()
    options.baseURL = "https://docs.example/"
    options.editURL = "https://code.example/edit/{path}"
    return options
  }
  private static let english = "en/gates/single-ride/index.html"
  private static let korean = "ko/gates/single-ride/index.html"
  private static let styles = String(decoding: repositoryTheme.styles.bytes, as: UTF8.self)

  private func page(_ path: String) throws -> String { try #require(Self.pages[path], "\(path)") }

  // MARK: Addresses

  @Test func givesEveryFileANameThatIsSafeOnEveryHost() {
    let files = [
      ("A.en.md", "# A\n"), ("a.en.md", "# A again\n"), ("cafe\u{301}.en.md", "# NFD\n"),
      ("café.en.md", "# NFC\n"), ("con.en.md", "# Device\n"), ("한글.ko.md", "# 한글\n"),
    ]
    let paths = site(files).keys.sorted()
    #expect(paths.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } && !$0.contains("..") })
    #expect(Set(paths.map { $0.lowercased() }).count == paths.count)
    #expect(!paths.contains { $0.split(separator: "/").contains("con") })
  }

  @Test func givesSectionsTheSameNamesInBothLanguages() throws {
    let pages = site([
      ("a.en.md", "# Gate\n\n## Two ways {#ways}\n\nText.\n\n## When it closes\n\nText.\n"),
      ("a.ko.md", "# 문\n\n## 두 가지 길 {#ways}\n\n글.\n\n## 닫힐 때\n\n글.\n"),
    ])
    for path in ["en/a/index.html", "ko/a/index.html"] {
      let headings = MarkupScanner(try #require(pages[path])).tags.filter { $0.name == "h2" }
      #expect(headings.compactMap { $0["id"] } == ["ways", "when-it-closes"])
    }
  }

  @Test func keepsTheNamesThatHeadingsHadBefore() throws {
    let pages = site([
      ("a.en.md", "# Gate\n\n## Two ways {#ways}\n\nText.\n"),
      ("a.ko.md", "# 문\n\n## 두 가지 길 {#ways}\n\n글.\n"),
    ])
    #expect(try #require(pages["en/a/index.html"]).contains("<span id=\"two-ways\"></span>"))
    #expect(try #require(pages["ko/a/index.html"]).contains("<span id=\"두-가지-길\"></span>"))
  }

  @Test func repeatsNoIDWhateverHeadingsAreCalled() throws {
    let names = ["Main", "Proof-1", "Translation", "A b", "A-b", "A b"]
    let text = "# T\n\n" + names.map { "## \($0)\n\nText.\n\n" }.joined()
    for (path, html) in site([("a.en.md", text), ("a.ko.md", text)]) where path.hasSuffix("html") {
      let ids = MarkupScanner(html).tags.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(path)")
    }
  }

  // MARK: Languages

  @Test func leadsToTheOtherLanguageWithAPlainLink() throws {
    for (path, other) in [(Self.english, "ko"), (Self.korean, "en")] {
      let link = MarkupScanner(try page(path)).tags.first { $0["data-keeps-place"] != nil }
      #expect(link?.name == "a" && link?["hreflang"] == other && link?["lang"] == other)
      #expect(link?["href"] == "../../../\(other)/gates/single-ride/index.html")
    }
  }

  @Test func saysWithoutALinkThatAPageIsNotTranslated() throws {
    let pages = site([("a.en.md", "# A\n"), ("b.en.md", "# B\n"), ("b.ko.md", "# 나\n")])
    let html = try #require(pages["en/a/index.html"])
    let item = MarkupScanner(html).tags.first { $0["aria-disabled"] == "true" }
    #expect(item?.name == "span" && html.contains(">Not translated yet<"))
  }

  @Test func keepsStandInsOutOfEveryList() throws {
    let pages = site(
      [("a.en.md", "# Gate\n\nText.\n"), ("b.ko.md", "# 문\n\n글.\n")], options: Self.options)
    for path in ["sitemap.xml", "ko/llms.txt", "ko/llms-full.txt"] {
      let list = try #require(pages[path])
      #expect(!list.contains("ko/a/") && !list.contains("Gate"), "\(path)")
    }
    #expect(try #require(pages["manifest.json"]).contains("\"ko/a/") == false)
    #expect(pages["ko/a/index.md"] == nil)
  }

  @Test func namesPairsInTheMapWithAnAddressForAnyLanguage() throws {
    let map = try page("sitemap.xml")
    for language in ["en", "ko"] {
      let start = try #require(
        map.range(of: "<loc>https://docs.example/\(language)/gates/single-ride/</loc>"))
      let entry = map[start.upperBound...].prefix { $0 != "\n" }
      for there in ["en", "ko", "x-default"] { #expect(entry.contains("hreflang=\"\(there)\"")) }
    }
  }

  @Test func showsBothLanguagesSideBySideWithTheCodeOnce() throws {
    let html = try page("both/gates/single-ride/index.html")
    #expect(html.contains("noindex"))
    #expect(html.contains("rel=\"canonical\" href=\"https://docs.example/en/gates/single-ride/\""))
    #expect(html.components(separatedBy: "data-language=\"swift\"").count == 2)
    let columns = MarkupScanner(html).tags.filter { $0["class"] == "prose" }.compactMap {
      $0["lang"]
    }
    #expect(columns.contains("en") && columns.contains("ko"))
  }

  @Test func tellsHowEachSectionOfATranslationStands() throws {
    let original = "# Gate\n\nText.\n\n## One\n\nText.\n\n## Two\n\nText.\n\n## Three\n\nText.\n"
    func built(_ record: String) -> [String: String] {
      site([
        ("a.en.md", original),
        ("a.ko.md", "---\n\(record)---\n# 문\n\n글.\n\n## 하나 {#one}\n\n글.\n\n## 둘 {#two}\n\n글.\n"),
      ])
    }
    let unrecorded = try #require(built("title: 문\n")["ko/a/index.html"])
    #expect(unrecorded.contains("번역되지 않은 절 1"))
    let both = try #require(built("title: 문\n")["both/a/index.html"])
    let record = try #require(
      both.split(separator: "<code>translated:").last?.split(separator: "<").first)
    let all = "title: 문\ntranslated:" + record.replacing("&quot;", with: "\"")
    let current = try #require(built(all)["ko/a/index.html"])
    #expect(current.contains("translation-current") && !current.contains("translation-behind"))
    let line = try #require(record.split(separator: "\n").first { $0.contains("one:") })
    let stale = all.replacing(
      line.replacing("&quot;", with: "\""), with: "  one: \"00000000\"")
    let behind = try #require(built(stale)["ko/a/index.html"])
    #expect(behind.contains("그 뒤 원문이 바뀐 절 1"))
    #expect(!(try #require(built(stale)["en/a/index.html"])).contains("translation-line"))
  }

  // MARK: Reading

  @Test func setsTheThemeBeforeThePageIsDrawn() throws {
    let scripts = MarkupScanner(try page(Self.english)).tags.filter {
      $0.name == "script" && !$0.isClosing
    }
    #expect(scripts.first?["src"]?.hasSuffix("assets/theme.js") == true)
    #expect(scripts.first?.attributes.contains { $0.name == "defer" } == false)
    #expect((repositoryTheme.scripts["theme"]?.bytes.count ?? .max) < 1_000)
    #expect(scripts.dropFirst().allSatisfy { $0.attributes.contains { $0.name == "defer" } })
    #expect(Self.styles.contains("color-scheme: light dark"))
  }

  @Test func givesEveryPageItsLandmarks() throws {
    for (path, html) in Self.pages
    where path.hasSuffix("index.html") && path != "index.html" {
      let tags = MarkupScanner(html).tags.filter { !$0.isClosing }
      #expect(tags.first { $0["class"] == "skip" }?["href"] == "#main.", "\(path)")
      #expect(tags.first { $0.name == "main" }?["id"] == "main.", "\(path)")
      for landmark in ["header", "footer", "main"] {
        #expect(tags.count { $0.name == landmark } == 1, "\(path) \(landmark)")
      }
      let names = tags.filter { $0.name == "nav" }.map { $0["aria-label"] ?? "" }
      #expect(Set(names).count == names.count && !names.contains(""), "\(path)")
      for cell in tags where cell.name == "th" { #expect(cell["scope"] != nil, "\(path)") }
    }
  }

  @Test func respectsWhatReadersAskOfTheirDevices() {
    for rule in [
      ":focus-visible", "prefers-reduced-motion", "word-break: keep-all", "overflow-wrap",
      "@media print",
    ] {
      #expect(Self.styles.contains(rule), "\(rule)")
    }
    #expect(!Self.styles.contains("@font-face") && !Self.styles.contains("@import"))
  }

  @Test func furnishesThePageOfADocument() throws {
    let html = try page(Self.korean)
    for part in [
      "class=\"crumbs\"", "class=\"neighbours\"",
      "https://code.example/edit/gates/single-ride.ko.md", "type=\"text/markdown\"",
      "property=\"og:title\" content=\"한 번 타기\"", "property=\"og:locale\" content=\"ko_KR\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
    let long = site([("a.en.md", "# A\n\n## One\n\nText.\n\n## Two\n\nText.\n")])
    let contents = try #require(
      long["en/a/index.html"]?.split(separator: "class=\"contents\"").last)
    #expect(contents.contains("href=\"#one\"") && contents.contains("href=\"#two\""))
  }

  @Test func growsNoPageWithTheSite() {
    func size(_ count: Int) -> Int {
      let files = (0..<count).map { ("many/page-\($0).en.md", "# Page \($0)\n\nText.\n") }
      return site([("few/a.en.md", "# A\n\nText.\n")] + files)["en/few/a/index.html"]?.utf8.count
        ?? 0
    }
    #expect(size(10) > 0 && size(10) == size(60))
  }

  @Test func listsWhatStandsAroundAPageInALongFolder() throws {
    let files = (100..<300).flatMap { number in
      [
        ("many/page-\(number).en.md", "# Page \(number)\n"),
        ("folder-\(number)/only.en.md", "# Only \(number)\n"),
      ]
    }
    let pages = site(files + [("many/deep/inner.en.md", "# Inner\n")])
    func links(_ path: String) throws -> [String] {
      let page = try #require(pages[path])
      let list = try #require(page.firstMatch(of: /<nav class="side"[\s\S]*?<\/nav>/)).output
      return list.matches(of: /href="([^"]*)"/).map { String($0.1) }
    }
    let inner = try links("en/many/page-250/index.html")
    #expect(inner.count < 100)
    #expect(inner.contains("../page-249/index.html") && inner.contains("index.html"))
    #expect(inner.contains("../deep/index.html") && !inner.contains("../page-110/index.html"))
    // The way to all of them.
    #expect(inner.filter { $0 == "../index.html" }.count == 2)
    let deep = try links("en/many/deep/inner/index.html")
    #expect(deep.contains("../../index.html") && !deep.contains("../../page-250/index.html"))
    #expect(try #require(pages["en/index.html"]).contains("many/index.html\">All 200</a>"))
    #expect(try #require(pages["en/many/index.html"]).contains("page-299/index.html"))
  }

  @Test func leadsBackFromWhatIsNotThere() throws {
    let html = try page("404.html")
    for side in ["en", "ko"] {
      #expect(html.contains("href=\"https://docs.example/\(side)/index.html\""))
    }
    #expect(html.contains("href=\"https://docs.example/assets/style.css\""))
  }

  @Test func findsWithoutScriptsByTheFirstLetter() throws {
    let html = try page("ko/search/index.html")
    let form = MarkupScanner(try page(Self.korean)).tags.first { $0["role"] == "search" }
    #expect(form?["action"] == "../../search/index.html" && form?["method"] == "get")
    #expect(html.contains("#letter-1") && html.contains("한 번 타기"))
  }

  // MARK: For programs

  @Test func writesTwinsAndAManifestInOrder() throws {
    let twin = try page("ko/gates/single-ride/index.md")
    #expect(twin.hasPrefix("---\ntitle: \"한 번 타기\"\n"))
    #expect(twin.contains("\nlanguage: ko\ndigest: "))
    #expect(try page("ko/llms-full.txt").contains(twin))
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: Data(try page("manifest.json").utf8)) as? [String: Any]
    )
    let documents = try #require(manifest["documents"] as? [[String: Any]])
    let ids = documents.compactMap { $0["id"] as? String }
    #expect(ids == ids.sorted() && ids.count == turnstileFiles.count)
    for document in documents {
      #expect(Self.pages[document["page"] as? String ?? ""] != nil)
      #expect(Self.pages[document["markdown"] as? String ?? ""] != nil)
    }
  }
}
