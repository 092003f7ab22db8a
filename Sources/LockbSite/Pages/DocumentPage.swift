internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// The page of a document, or of a document that is not translated yet.
struct DocumentPage {
  let document: CheckedDocument
  let route: Route
  /// The language of the side on which it is shown.
  let language: Language
  let context: SiteContext
  let navigation: Navigation

  /// The page, and what of the document it does not show.
  var content: (content: PageContent, refusals: [Refusal]) {
    let links = LinkTargets(document, from: route, language, context)
    let marks = ProofMark.all(in: document)
    var writer = BodyWriter(
      document, marks: marks, links: links, language: language, context: context)
    writer.writeDocument()
    var main = HTML()
    notices(to: &main)
    TranslationNotes(context: context, language: language)
      .writeLine(on: document, at: route, to: &main)
    let isFallback = document.language != language
    main.open(
      "div", [("class", "prose"), ("lang", isFallback ? document.language.rawValue : nil)])
    if !document.document.summary.isEmpty {
      main.element("p", [("class", "lead")], text: document.document.summary)
    }
    AvailabilityBadges.write(document.document.availability, context, language, to: &main)
    for part in writer.parts { main.add(part.html) }
    main.close("div")
    if route.path.isEmpty {
      HomePage(language: language, context: context, navigation: navigation).writeLists(to: &main)
    }
    ProofPanels(context: context, language: language, route: route)
      .write(marks, of: document, to: &main)
    var page = PageContent(
      route, language: language, title: document.document.title, main: main)
    page.textLanguage = document.language
    page.summary = document.document.summary
    page.contents = writer.contents
    if let folder = navigation.folder(of: route.path), folder.path != route.path,
      !folder.path.isEmpty
    {
      page.crumbs = [PageContent.Crumb(folder.title, Route(language, folder.path))]
    }
    if isFallback {
      page.canonical = Route(document.language, route.path)
      page.isUnlisted = true
    }
    // What a document leaves out is told once, with its own page.
    return (page, isFallback ? [] : writer.refusals)
  }

  /// What is wrong, for whoever is writing the document.
  private func write(_ findings: [Finding], to main: inout HTML) {
    guard !findings.isEmpty else { return }
    main.open("details", [("class", "notice"), ("open", "")])
    main.open("summary")
    main.text(context.word("report-findings", language) + " ")
    main.number(findings.count)
    main.close("summary")
    main.open("ul")
    for finding in findings {
      main.open("li")
      main.number(finding.start.line)
      main.text(": " + finding.message[language] + " ")
      main.element("code", text: finding.rule)
      main.close("li")
    }
    main.close("ul")
    main.close("details")
  }

  private func notices(to main: inout HTML) {
    func notice(_ key: String) {
      main.open("p", [("class", "notice"), ("role", "note")])
      main.text(context.word(key, language))
      main.close("p")
    }
    if document.language != language { notice("not-translated") }
    if document.document.isDraft { notice("draft") }
    if context.source.library.isStale(document) { notice("stale-translation") }
    if context.source.options.state != nil, document.language == language {
      write(context.findings(in: document), to: &main)
    }
  }
}
