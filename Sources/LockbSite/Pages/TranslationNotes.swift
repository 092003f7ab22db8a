internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// What a site tells of how its translations stand to their originals.
struct TranslationNotes {
  /// Where the sections are listed on a page with both languages.
  static let anchor = "translation."

  let context: SiteContext
  let language: Language

  /// The topics in both languages, with the number of sections in each state.
  private var pairs: [(topic: String, counts: [Int])] {
    context.documents.filter { $0.language == .english }.compactMap { document in
      let counts = context.translation(of: document)
      return counts.isEmpty ? nil : (document.id.topic, counts)
    }
  }

  /// A line on the page of a translation, which leads to the list of its sections.
  func writeLine(on document: CheckedDocument, at route: Route, to html: inout HTML) {
    guard document.language == language,
      let counterpart = context.document(document.id.topic, language.counterpart)
    else { return }
    guard TranslationStatus.translation(document, counterpart).id == document.id else { return }
    let counts = Dictionary(
      uniqueKeysWithValues: zip(TranslationStatus.State.allCases, context.translation(of: document))
    )
    let shown = [TranslationStatus.State.current, .behind, .missing].filter { counts[$0] ?? 0 > 0 }
    let states = shown.isEmpty ? [.unrecorded] : shown
    html.open("p", [("class", "translation-line")])
    html.element(
      "a",
      [("href", route.relative(to: Route(.both, route.path), anchor: Self.anchor))],
      text: context.word("translation", language))
    for state in states {
      html.open("span", [("class", "translation-\(state.rawValue)")])
      html.text(" · " + context.word("translation-\(state.rawValue)", language) + " ")
      html.number(counts[state] ?? 0)
      html.close("span")
    }
    html.close("p")
  }

  /// Every section with its state, and what the translation's front matter has to say of them.
  ///
  /// - Parameter anchors: the sections that the page shows.
  func writeSections(
    of status: TranslationStatus, anchors: Set<String>, to html: inout HTML
  ) {
    html.open("section", [("class", "translation")])
    html.element("h2", [("id", Self.anchor)], text: context.word("translation", language))
    html.open("ul", [("class", "sentences")])
    for line in status.lines {
      html.open("li")
      html.element(
        "span", [("class", "seal seal-\(Self.seal(line.state))")],
        text: context.word("translation-\(line.state.rawValue)", language))
      let title = line.title.isEmpty ? status.translation.document.title : line.title
      let holder = line.state == .missing ? status.original : status.translation
      html.element(
        "a",
        [
          ("href", !anchors.contains(line.anchor) ? "#main." : "#\(line.anchor)"),
          ("lang", holder.language == language ? nil : holder.language.rawValue),
        ], text: title)
      html.close("li")
    }
    html.close("ul")
    html.open("details")
    html.element("summary", text: context.word("translation-record", language))
    html.open("pre", [("tabindex", "0")])
    html.element("code", text: status.record)
    html.close("pre")
    html.close("details")
    html.close("section")
  }

  /// A table of all translations; nothing where there are none.
  func writeTable(from route: Route, to html: inout HTML) {
    let pairs = pairs
    guard !pairs.isEmpty else { return }
    let states = TranslationStatus.State.allCases
    html.element(
      "h2", [("id", "translations")], text: context.word("translations", language))
    html.add("<div class=\"table\" role=\"region\" tabindex=\"0\"")
    html.add(" aria-labelledby=\"translations\"><table><thead><tr>")
    html.element("th", [("scope", "col")], text: context.word("report-page", language))
    for state in states {
      html.element(
        "th", [("scope", "col"), ("class", "right")],
        text: context.word("translation-\(state.rawValue)", language))
    }
    html.add("</tr></thead><tbody>")
    for (topic, counts) in pairs {
      guard let path = context.routes.topics[topic], let own = context.document(topic, language)
      else { continue }
      html.open("tr")
      html.open("td")
      html.element(
        "a", [("href", route.relative(to: Route(.both, path), anchor: Self.anchor))]
      ) { $0.names(own.document.title, in: .cell) }
      html.close("td")
      for count in counts {
        html.element("td", [("class", "right")]) { $0.number(count) }
      }
      html.close("tr")
    }
    html.add("</tbody></table></div>")
  }

  private static func seal(_ state: TranslationStatus.State) -> String {
    switch state {
    case .current: "holds"
    case .behind, .missing: "contradicted"
    case .unrecorded, .added: "silent"
    }
  }
}
