internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// A document and its translation side by side, section by section.
struct BothPage {
  let english: CheckedDocument
  let korean: CheckedDocument
  let route: Route
  let context: SiteContext

  var content: PageContent {
    let left = parts(of: english, from: route, omitting: [])
    let right = parts(of: korean, from: route, omitting: Set(left.code))
    var main = HTML()
    main.open("div", [("class", "both")])
    let titles = (english.document.title, korean.document.title)
    main.open("div", [("class", "row")])
    main.element("p", [("lang", "en"), ("class", "both-title")], text: titles.0)
    main.element("p", [("lang", "ko"), ("class", "both-title")], text: titles.1)
    main.close("div")
    var anchors: Set<String> = []
    for anchor in Self.order(left.parts.map(\.anchor), right.parts.map(\.anchor)) {
      let leftHTML = left.parts.first { $0.anchor == anchor }?.html ?? HTML()
      let rightHTML = right.parts.first { $0.anchor == anchor }?.html ?? HTML()
      if leftHTML.isEmpty && rightHTML.isEmpty { continue }
      if !anchor.isEmpty { anchors.insert(anchor) }
      main.open("section", [("class", "row"), ("id", anchor.isEmpty ? nil : anchor)])
      main.element("div", [("lang", "en"), ("class", "prose")]) { $0.add(leftHTML) }
      main.element("div", [("lang", "ko"), ("class", "prose")]) { $0.add(rightHTML) }
      main.close("section")
    }
    main.close("div")
    TranslationNotes(context: context, language: .english)
      .writeSections(of: TranslationStatus(english, korean), anchors: anchors, to: &main)
    var page = PageContent(
      route, language: Language.english, title: "\(titles.0) · \(titles.1)", main: main)
    page.canonical = Route(Route.Side.english, route.path)
    page.isUnlisted = true
    return page
  }

  private func parts(
    of document: CheckedDocument, from route: Route, omitting code: Set<String>
  ) -> (parts: [BodyWriter.Part], code: [String]) {
    let language = document.language
    let links = LinkTargets(document, from: route, language, context)
    var writer = BodyWriter(
      document, marks: [], links: links, language: language, context: context,
      style: BodyWriter.Style(isWhole: false, omittedCode: code))
    writer.writeDocument()
    return (writer.parts, writer.code)
  }

  /// The anchors of both, each once; what only the second has follows what stands before it there.
  private static func order(_ first: [String], _ second: [String]) -> [String] {
    var order = first
    var known = Set(first)
    var previous: String?
    for anchor in second {
      if known.insert(anchor).inserted {
        let place = previous.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        order.insert(anchor, at: place)
      }
      previous = anchor
    }
    return order
  }
}
