internal import LockbBase
internal import LockbKnowledge
internal import LockbPack

/// The card of an entity: what it is, where it exists, what the machine knows, where it is told.
struct EntityPage {
  let entity: Entity
  let route: Route
  let language: Language
  let context: SiteContext
  /// More places than this are counted, not listed.
  private static let maximumMentions = 24

  var content: PageContent {
    var main = HTML()
    if !entity.summary[language].isEmpty {
      main.element("p", [("class", "lead")], text: entity.summary[language])
    }
    if let symbol = entity.symbol {
      main.open("div", [("class", "code declaration"), ("data-language", "swift")])
      main.add("<pre tabindex=\"0\"><code>")
      main.add(CodeHighlighter.html(symbol.declaration, language: "swift"))
      main.add("</code></pre></div>")
    }
    AvailabilityBadges.write(entity.availability, context, language, to: &main)
    properties(to: &main)
    var contents: [PageContent.ContentsEntry] = []
    for table in context.source.machine?.reference.tables(entity.id) ?? [] {
      heading(table.title[language], id: table.id, &contents, to: &main)
      MachineTable.write(table, on: route, language, context, to: &main)
    }
    mentions(&contents, to: &main)
    var page = PageContent(route, language: language, title: entity.name[language], main: main)
    page.summary = entity.summary[language]
    page.contents = contents
    let kind = entity.kind.rawValue
    page.crumbs = [
      PageContent.Crumb(context.word("kind-\(kind)", language), Route(language, kind))
    ]
    return page
  }

  private func heading(
    _ title: String, id: String, _ contents: inout [PageContent.ContentsEntry],
    to main: inout HTML
  ) {
    main.element("h2", [("id", id)], text: title)
    contents.append(PageContent.ContentsEntry(id: id, level: 2, title: title))
  }

  private func properties(to main: inout HTML) {
    guard !entity.properties.isEmpty || !entity.relations.isEmpty || !entity.aliases.isEmpty else {
      return
    }
    main.open("dl", [("class", "facts")])
    for property in entity.properties {
      main.element("dt", text: property.label[language])
      main.element("dd") { $0.names(property.value[language], in: .cell) }
    }
    for kind in Relation.Kind.allCases {
      let targets = entity.relations.filter { $0.kind == kind }.map(\.target)
      if targets.isEmpty { continue }
      main.element("dt", text: context.word("relation-\(kind.rawValue)", language))
      main.open("dd")
      let names = targets.map { context.entities[$0]?.name[language] ?? $0 }
      for (index, (target, name)) in zip(targets, names).enumerated() {
        if index > 0 { main.add(", ") }
        // Members of two types may share a name; their ids tell them apart.
        let isShared = names.count { $0 == name } > 1
        link(to: target, isShared ? Self.path(of: target) : name, &main)
      }
      main.close("dd")
    }
    for standing in [Alias.Standing.preferred, .allowed, .forbidden] {
      let names = entity.aliases.filter { $0.standing == standing }
      if names.isEmpty || entity.kind != .term { continue }
      main.element("dt", text: context.word("names-\(standing.rawValue)", language))
      main.open("dd")
      for (index, name) in names.enumerated() {
        if index > 0 { main.add(", ") }
        main.element("span", [("lang", name.language?.rawValue)], text: name.text)
      }
      main.close("dd")
    }
    main.close("dl")
  }

  /// An id without its kind: `Gate.open`.
  private static func path(of id: String) -> String {
    id.firstIndex(of: "/").map { String(id[id.index(after: $0)...]) } ?? id
  }

  private func link(to id: String, _ name: String, _ main: inout HTML) {
    guard let there = context.routes.route(entity: id, language) else {
      return main.names(name, in: .cell)
    }
    main.element("a", [("href", route.relative(to: there))]) { $0.names(name, in: .cell) }
  }

  private func mentions(
    _ contents: inout [PageContent.ContentsEntry], to main: inout HTML
  ) {
    let all = (context.mentions[entity.id] ?? []).filter { mention in
      mention.document.language == language
        || context.document(mention.document.topic, language) == nil
    }
    guard !all.isEmpty else { return }
    heading(context.word("told-in", language), id: "told-in", &contents, to: &main)
    main.open("ul", [("class", "mentions")])
    for mention in all.prefix(Self.maximumMentions) {
      guard let page = context.route(topic: mention.document.topic, language) else { continue }
      let anchor = mention.anchor.isEmpty ? nil : mention.anchor
      main.open("li")
      main.open("a", [("href", route.relative(to: page, anchor: anchor))])
      main.names(mention.title, in: .cell)
      if !mention.heading.isEmpty { main.names(" › " + mention.heading, in: .cell) }
      main.close("a")
      main.close("li")
    }
    main.close("ul")
  }
}
