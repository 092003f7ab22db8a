internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbText

/// The page of the search form: where scripts run, results; without them, the name of everything
/// that has a page, by its first letter.
struct SearchPage {
  let language: Language
  let context: SiteContext

  /// One line of the index.
  private struct Line {
    var letter: String
    var order: String
    var title: String
    var isCode: Bool
    /// The type that a member is of; mostly empty.
    var container = ""
    var route: Route
  }

  private var route: Route { Route(language, "search") }

  var content: PageContent {
    var main = HTML()
    writeResults(to: &main)
    let groups = groups
    main.open("div", [("class", "search-index"), ("data-search-index", "")])
    main.element("p", text: context.word("search-index", language))
    main.open("nav", [("aria-label", context.word("search-letters", language))])
    for (place, group) in groups.enumerated() {
      main.element("a", [("href", "#" + Self.anchor(place))], text: group.letter)
    }
    main.close("nav")
    for (place, group) in groups.enumerated() {
      main.element("h2", [("id", Self.anchor(place))], text: group.letter)
      main.open("ul")
      for line in group.lines {
        main.open("li")
        main.open("a", [("href", route.relative(to: line.route))])
        if line.isCode { main.element("code", text: line.title) } else { main.text(line.title) }
        main.close("a")
        if !line.container.isEmpty { main.element("small", text: " " + line.container) }
        main.close("li")
      }
      main.close("ul")
    }
    main.close("div")
    var page = PageContent(
      route, language: language, title: context.word("search", language), main: main)
    page.isUnlisted = true
    return page
  }

  /// What scripts fill in.
  private func writeResults(to main: inout HTML) {
    main.open("div", [("class", "search-results"), ("data-search-page", ""), ("hidden", "")])
    main.open("p", [("data-part", "status"), ("role", "status")])
    main.close("p")
    main.open("label")
    main.open("input", [("type", "checkbox")])
    main.text(" " + context.word("search-only", language))
    main.close("label")
    main.add("<ol data-part=\"list\"></ol><div data-part=\"note\"></div>")
    main.close("div")
  }

  private static func anchor(_ place: Int) -> String { "letter-\(place + 1)" }

  private var groups: [(letter: String, lines: [Line])] {
    let lines = lines.sorted {
      ($0.letter, $0.order, $0.title, $0.route) < ($1.letter, $1.order, $1.title, $1.route)
    }
    var groups: [(letter: String, lines: [Line])] = []
    for line in lines {
      if groups.last?.letter == line.letter {
        groups[groups.count - 1].lines.append(line)
      } else {
        groups.append((line.letter, [line]))
      }
    }
    return groups
  }

  private var lines: [Line] {
    var lines: [Line] = []
    func add(
      _ title: String, sorted name: String, isCode: Bool, container: String = "", _ route: Route?
    ) {
      guard let route, !title.isEmpty else { return }
      lines.append(
        Line(
          letter: Self.letter(of: name), order: name.lowercased(), title: title, isCode: isCode,
          container: container, route: route))
    }
    for topic in context.routes.topics.keys.sorted() {
      guard
        let document = context.document(topic, language)
          ?? context.document(topic, language.counterpart)
      else { continue }
      let title = document.document.title
      add(title, sorted: title, isCode: false, context.route(topic: topic, language))
    }
    for entity in context.source.library.vocabulary.entities {
      let title = entity.name[language]
      // A member is looked for by its own name, not by its type's.
      let container = entity.symbol?.container ?? ""
      let isLong = !container.isEmpty && title.hasPrefix(container + ".")
      let name = isLong ? String(title.dropFirst(container.count + 1)) : title
      add(
        title, sorted: name, isCode: entity.symbol != nil, container: isLong ? "" : container,
        context.routes.route(entity: entity.id, language))
    }
    return lines
  }

  /// The first letter as an index shows it: a capital, or an initial consonant without its double.
  private static func letter(of name: String) -> String {
    let doubled: [String: String] = ["ㄲ": "ㄱ", "ㄸ": "ㄷ", "ㅃ": "ㅂ", "ㅆ": "ㅅ", "ㅉ": "ㅈ"]
    guard let first = name.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
      return "#"
    }
    let initial = Choseong.initials(of: String(first))
    return doubled[initial] ?? initial.uppercased()
  }
}
