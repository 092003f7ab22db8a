import LockbSite
import Testing

@Suite struct SiteTreeTests {
  private static let pages = site(turnstileFiles)

  @Test func leadsNowhereWithNoLink() {
    #expect(SiteBuilder(siteSource(turnstileFiles)).tree.brokenLinks.isEmpty)
  }

  @Test func findsALinkToNoPageAndToNoSection() {
    let tree = SiteBuilder(
      siteSource([
        ("a.en.md", "# A\n\n[b](b.en.md#nothing) [gone](gone.md)\n"), ("b.en.md", "# B\n"),
      ])
    ).tree
    // A link to no section leads to its page; one to no page keeps its text alone.
    #expect(tree.brokenLinks.isEmpty)
    #expect(tree.refusals.map(\.kind) == [.link])
  }

  @Test func isTheSameWhateverTheOrderOfFiles() {
    let reversed = site(turnstileFiles.reversed())
    #expect(reversed == Self.pages)
  }

  @Test func writesAFileAloneAsTheWholeSiteDoes() {
    let source = siteSource(turnstileFiles)
    let builder = SiteBuilder(source)
    for file in builder.tree.files
    where file.path.hasSuffix(".html") || file.path.hasPrefix("assets/") {
      #expect(builder.file(at: file.path) == file, "\(file.path)")
    }
    #expect(builder.file(at: "en/nothing/index.html") == nil)
    #expect(builder.file(at: "../secret") == nil)
  }

  @Test func forbidsEveryPageToRunWhatItDoesNotBring() {
    for (path, html) in Self.pages where path.hasSuffix(".html") {
      let scanner = MarkupScanner(html)
      #expect(scanner.dangers == [], "\(path)")
      let policy = scanner.tags.first { $0["http-equiv"] == "Content-Security-Policy" }
      #expect(
        policy?["content"]?.hasPrefix("default-src &#39;none&#39;") == true
          || policy?["content"]?.hasPrefix("default-src 'none'") == true, "\(path)")
      #expect(policy?["content"]?.contains("unsafe") == false, "\(path)")
    }
  }

  @Test func givesEveryPageOneTitleAndOrderedHeadings() {
    for (path, html) in Self.pages where path.hasSuffix("index.html") {
      let levels = MarkupScanner(html).tags.filter { !$0.isClosing }.compactMap { tag in
        tag.name.count == 2 && tag.name.hasPrefix("h") ? Int(tag.name.dropFirst()) : nil
      }
      #expect(levels.count { $0 == 1 } == 1, "\(path)")
      for (before, after) in zip(levels, levels.dropFirst()) {
        #expect(after <= before + 1, "\(path)")
      }
    }
  }

  @Test func repeatsNoID() {
    for (path, html) in Self.pages where path.hasSuffix(".html") {
      let ids = MarkupScanner(html).tags.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(path)")
    }
  }

  @Test func closesWhatItOpens() {
    let empty: Set<String> = ["meta", "link", "img", "br", "hr", "input", "wbr"]
    for (path, html) in Self.pages where path.hasSuffix(".html") {
      var open: [String] = []
      for tag in MarkupScanner(html).tags where !empty.contains(tag.name) {
        if tag.isClosing {
          #expect(open.popLast() == tag.name, "\(path)")
        } else {
          open.append(tag.name)
        }
      }
      #expect(open.isEmpty, "\(path)")
    }
  }

  @Test func givesBothLanguagesTheSameSections() throws {
    let english = try #require(Self.pages["en/gates/single-ride/index.html"])
    let korean = try #require(Self.pages["ko/gates/single-ride/index.html"])
    func ids(_ html: String) -> [String] {
      MarkupScanner(html).tags.filter { $0.name == "h2" }.compactMap { $0["id"] }
    }
    #expect(ids(english) == ids(korean))
    #expect(!ids(english).isEmpty)
    let both = try #require(Self.pages["both/gates/single-ride/index.html"])
    for id in ids(english) { #expect(both.contains("id=\"\(id)\"")) }
  }

  @Test func standsInForAMissingTranslationAndSaysSo() throws {
    var options = SiteSource.Options()
    options.baseURL = "https://docs.example/"
    let pages = site(
      [("a.en.md", "# Gate\n\nText.\n"), ("b.ko.md", "# 문\n\n글.\n")], options: options)
    let page = try #require(pages["ko/a/index.html"])
    #expect(page.contains("<html lang=\"ko\">"))
    #expect(page.contains("<h1 lang=\"en\">Gate</h1>"))
    #expect(page.contains("rel=\"canonical\" href=\"https://docs.example/en/a/\""))
    #expect(page.contains("noindex"))
    #expect(!page.contains("hreflang=\"x-default\""))
    let map = try #require(pages["sitemap.xml"])
    #expect(!map.contains("https://docs.example/ko/a/"))
    #expect(map.contains("https://docs.example/en/a/"))
    #expect(!(pages["ko/llms.txt"] ?? "").contains("Gate"))
  }

  @Test func namesTranslationsToSearchEnginesBothWays() throws {
    var options = SiteSource.Options()
    options.baseURL = "https://docs.example/"
    let pages = site(turnstileFiles, options: options)
    for language in ["en", "ko"] {
      let page = try #require(pages["\(language)/gates/single-ride/index.html"])
      for other in ["en", "ko"] {
        let address = "https://docs.example/\(other)/gates/single-ride/"
        #expect(page.contains("hreflang=\"\(other)\" href=\"\(address)\""))
      }
    }
  }

  @Test func writesEveryDocumentAsMarkdownToo() {
    let documents = turnstileFiles.count
    let twins = Self.pages.keys.filter { $0.hasSuffix("/index.md") }
    #expect(twins.count == documents)
    for twin in twins {
      #expect(Self.pages[twin.replacing("index.md", with: "index.html")] != nil)
    }
    #expect(Self.pages["llms.txt"]?.contains("ko/llms.txt") == true)
  }

  @Test func leavesDraftsOutUnlessAskedFor() {
    let files = [("a.en.md", "---\ndraft: true\n---\n# A\n"), ("b.en.md", "# B\n")]
    #expect(site(files)["en/a/index.html"] == nil)
    var options = SiteSource.Options()
    options.includesDrafts = true
    #expect(site(files, options: options)["en/a/index.html"] != nil)
  }

  @Test func opensTheProofOfAClaimWithoutAScript() throws {
    let pages = site([("a.en.md", "# A\n\nA coin unlocks the gate.\n\nA push unlocks the gate.\n")])
    let page = try #require(pages["en/a/index.html"])
    let tags = MarkupScanner(page).tags
    let marks = tags.filter { $0["popovertarget"] != nil }
    #expect(marks.compactMap { $0["class"] } == ["mark mark-holds", "mark mark-contradicted"])
    for mark in marks {
      let panel = tags.first { $0["id"] == mark["popovertarget"] }
      #expect(panel?.attributes.contains { $0.name == "popover" } == true)
      #expect(mark["aria-label"]?.isEmpty == false)
    }
    #expect(page.contains("the gate stays locked"))
    #expect(page.contains("unlocks the <span class=\"kept\">gate.<button"))
  }

  @Test func feedsWhatIsNewFirst() throws {
    var options = SiteSource.Options()
    options.baseURL = "https://x.example/"
    let files = [
      ("a.en.md", "---\ndate: 2024-01-02\n---\n# Old\n"),
      ("b.en.md", "---\ndate: 2024-05-06\n---\n# New\n"), ("c.en.md", "# Undated\n"),
    ]
    let feed = try #require(site(files, options: options)["feed.xml"])
    let titles = feed.split(separator: "<title>").dropFirst(2).map { $0.prefix { $0 != "<" } }
    #expect(titles == ["New", "Old"])
    #expect(feed.contains("<updated>2024-05-06T00:00:00Z</updated>"))
  }
}
