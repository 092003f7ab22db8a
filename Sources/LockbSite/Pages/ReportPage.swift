internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbKnowledge

/// What was checked and what was not: an overview, and a page for each document.
struct ReportPage {
  let language: Language
  let context: SiteContext

  /// The documents of the language in which something can be checked.
  var documents: [CheckedDocument] {
    context.documents.filter {
      $0.language == language && ($0.inScope > 0 || !$0.scenarios.isEmpty)
    }
  }

  /// The overview.
  var overview: PageContent {
    let route = Route(language, "report")
    let all = context.documents.filter { $0.language == language }
    let coverage = CheckCoverage(of: all, rows: [])
    var main = HTML()
    main.element("p", [("class", "lead")], text: context.word("report-lead", language))
    main.open("dl", [("class", "facts")])
    fact("report-documents", all.count, to: &main)
    fact("report-in-scope", coverage.all.inScope, to: &main)
    fact("report-checked", coverage.all.checked, to: &main)
    fact("figure-scenarios", coverage.byTier[.scenario] ?? 0, to: &main)
    for verdict in ClaimVerdict.allCases {
      if let count = coverage.byVerdict[verdict] {
        fact("verdict-\(verdict.rawValue)", count, to: &main)
      }
    }
    main.close("dl")
    table(from: route, to: &main)
    if !coverage.unchecked.isEmpty { reasons(coverage, to: &main) }
    TranslationNotes(context: context, language: language).writeTable(from: route, to: &main)
    return PageContent(
      route, language: language, title: context.word("report", language), main: main)
  }

  private func table(from route: Route, to main: inout HTML) {
    main.element("h2", [("id", "by-page")], text: context.word("report-by-page", language))
    main.add("<div class=\"table\" role=\"region\" tabindex=\"0\"")
    main.add(" aria-labelledby=\"by-page\"><table><thead><tr>")
    for key in ["report-page", "report-in-scope", "report-checked", "report-findings"] {
      main.element(
        "th", [("scope", "col"), ("class", key == "report-page" ? nil : "right")],
        text: context.word(key, language))
    }
    main.add("</tr></thead><tbody>")
    for document in documents {
      guard let path = context.routes.topics[document.id.topic] else { continue }
      main.open("tr")
      main.open("td")
      main.element(
        "a", [("href", route.relative(to: Route(language, Self.path(path))))]
      ) { $0.names(document.document.title, in: .cell) }
      main.close("td")
      let numbers = [
        document.inScope, document.inScope - document.unchecked.count,
        context.findings(in: document).count,
      ]
      for number in numbers {
        main.element("td", [("class", "right")]) { $0.number(number) }
      }
      main.close("tr")
    }
    main.add("</tbody></table></div>")
  }

  private func reasons(_ coverage: CheckCoverage, to main: inout HTML) {
    main.element("h2", [("id", "unchecked")], text: context.word("report-unchecked", language))
    main.open("dl", [("class", "facts")])
    for reason in UncheckedSentence.Reason.allCases {
      if let count = coverage.unchecked[reason] {
        fact("reason-\(reason.rawValue)", count, to: &main)
      }
    }
    main.close("dl")
  }

  private func fact(_ key: String, _ number: Int, to main: inout HTML) {
    main.element("dt", text: context.word(key, language))
    main.element("dd") { $0.number(number) }
  }

  /// The address of a document's report, given the document's.
  static func path(_ path: String) -> String {
    path.isEmpty ? "report/home" : "report/\(path)"
  }

  /// The report of one document: every claim with its verdict, every sentence left unchecked.
  func page(of document: CheckedDocument, at route: Route) -> PageContent {
    var main = HTML()
    let source = Route(language, context.routes.topics[document.id.topic] ?? "")
    main.open("p")
    main.element(
      "a", [("href", route.relative(to: source))], text: context.word("report-source", language))
    main.close("p")
    findings(of: document, to: &main)
    if !document.claims.isEmpty {
      main.element("h2", [("id", "claims")], text: context.word("report-claims", language))
      main.open("ul", [("class", "sentences")])
      for mark in ProofMark.all(in: document) {
        for judged in mark.claims {
          let kind = ProofMark.Kind(judged.verdict)
          main.open("li")
          main.element(
            "span", [("class", "seal seal-\(kind.rawValue)")],
            text: context.word("verdict-\(judged.verdict.rawValue)", language))
          let section = judged.claim.place.section
          main.element(
            "a",
            [("href", route.relative(to: source, anchor: section.isEmpty ? nil : section))]
          ) { $0.names(judged.claim.place.quote, in: .line) }
          main.element("code") { $0.names(judged.claim.question.canonical, in: .cell) }
          main.close("li")
        }
      }
      main.close("ul")
    }
    unchecked(of: document, from: route, source, to: &main)
    var page = PageContent(route, language: language, title: document.document.title, main: main)
    page.crumbs = [
      PageContent.Crumb(context.word("report", language), Route(language, "report"))
    ]
    page.isUnlisted = true
    return page
  }

  private func findings(of document: CheckedDocument, to main: inout HTML) {
    let findings = context.findings(in: document)
    guard !findings.isEmpty else { return }
    main.element("h2", [("id", "findings")], text: context.word("report-findings", language))
    main.open("ul", [("class", "sentences")])
    for finding in findings {
      main.open("li")
      main.element(
        "span", [("class", "seal seal-\(finding.severity == .note ? "silent" : "contradicted")")],
        text: finding.rule)
      main.text("\(document.document.path):\(finding.start.line) \(finding.message[language])")
      main.close("li")
    }
    main.close("ul")
  }

  private func unchecked(
    of document: CheckedDocument, from route: Route, _ source: Route, to main: inout HTML
  ) {
    guard !document.unchecked.isEmpty else { return }
    main.element("h2", [("id", "unchecked")], text: context.word("report-unchecked", language))
    main.open("ul", [("class", "sentences")])
    for sentence in document.unchecked {
      main.open("li")
      let section = sentence.place.section
      main.element(
        "a", [("href", route.relative(to: source, anchor: section.isEmpty ? nil : section))]
      ) { $0.names(sentence.place.quote, in: .line) }
      main.element(
        "span", [("class", "reason")],
        text: context.word("reason-\(sentence.reason.rawValue)", language))
      main.close("li")
    }
    main.close("ul")
  }
}
