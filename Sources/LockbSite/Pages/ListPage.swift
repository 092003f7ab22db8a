internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Pages that list others: a folder of documents, or every entity of a kind.
struct ListPage {
  let language: Language
  let context: SiteContext

  /// The page of a folder that no document stands for.
  func folder(_ folder: Navigation.Folder) -> PageContent {
    let route = Route(language, folder.path)
    var main = HTML()
    Self.write(folder.items, from: route, context, language, to: &main)
    return PageContent(route, language: language, title: folder.title, main: main)
  }

  /// The page of a kind of entity.
  func kind(_ kind: EntityKind) -> PageContent {
    let route = Route(language, kind.rawValue)
    let entities = context.source.library.vocabulary.entities.filter { $0.kind == kind }
    var main = HTML()
    main.open("dl", [("class", "entities")])
    for entity in entities {
      guard let there = context.routes.route(entity: entity.id, language) else { continue }
      main.open("dt")
      main.open("a", [("href", route.relative(to: there))])
      if kind == .term || kind == .platform || kind == .service {
        main.text(entity.name[language])
      } else {
        main.element("code") { $0.names(entity.name[language], in: .line) }
      }
      main.close("a")
      main.close("dt")
      main.element("dd", text: entity.summary[language])
    }
    main.close("dl")
    return PageContent(
      route, language: language, title: context.word("kind-\(kind.rawValue)", language), main: main)
  }

  /// Cards of pages.
  static func write(
    _ items: [Navigation.Item], from route: Route, _ context: SiteContext, _ language: Language,
    to main: inout HTML
  ) {
    main.open("ul", [("class", "cards")])
    for item in items {
      main.open("li")
      main.open("a", [("href", route.relative(to: Route(language, item.path)))])
      main.element("b") { $0.names(item.title, in: .cell) }
      if !item.summary.isEmpty { main.element("span", text: item.summary) }
      main.close("a")
      main.close("li")
    }
    main.close("ul")
  }
}
