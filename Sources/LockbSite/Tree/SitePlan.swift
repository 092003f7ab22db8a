internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Every page of a site by its address, before any of them is written.
struct SitePlan: Sendable {
  /// What a page shows.
  enum Subject: Sendable {
    case home, search, report
    case document(CheckedDocument)
    case both(CheckedDocument, CheckedDocument)
    case folder(Navigation.Folder)
    case kind(EntityKind)
    case entity(Entity)
    case reportOf(CheckedDocument)
    case names(MachineIndex.Kind, SiteMachine)
    case name(MachineIndex.Entry, SiteMachine)
    /// A page that is there already.
    case page(PageContent)
  }

  /// A page.
  struct Entry: Sendable {
    let route: Route
    let language: Language
    let subject: Subject
    /// Whether it stands in for a translation that does not exist.
    var isFallback = false
  }

  let context: SiteContext
  let navigations: Localized<Navigation>
  /// The pages, by address.
  let entries: [Entry]
  private let positions: [Route: Int]
  private let frame: PageFrame

  init(_ source: SiteSource) {
    let context = SiteContext(source)
    self.context = context
    let navigations = Localized(
      en: Navigation(context, .english), ko: Navigation(context, .korean))
    self.navigations = navigations
    entries = Self.documents(context) + Self.lists(context, navigations)
    positions = Dictionary(
      entries.enumerated().map { ($0.element.route, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    frame = PageFrame(
      context: context, navigations: navigations, routes: Set(positions.keys),
      fallbacks: Set(entries.filter(\.isFallback).map(\.route)),
      lists: Localized(
        en: NavigationList(
          navigations.english, .english, more: context.word("navigation-more", .english)),
        ko: NavigationList(
          navigations.korean, .korean, more: context.word("navigation-more", .korean))))
  }

  /// The page at an address.
  func entry(at route: Route) -> Entry? { positions[route].map { entries[$0] } }

  /// A page in its frame, and what of its document it leaves out.
  func file(_ entry: Entry) -> (file: SiteFile, refusals: [Refusal]) {
    let page = content(entry)
    return (SiteFile(entry.route.file, frame.html(of: page.content)), page.refusals)
  }

  private func content(_ entry: Entry) -> (content: PageContent, refusals: [Refusal]) {
    let language = entry.language
    let report = ReportPage(language: language, context: context)
    let list = ListPage(language: language, context: context)
    switch entry.subject {
    case .document(let document):
      return DocumentPage(
        document: document, route: entry.route, language: language, context: context,
        navigation: navigations[language]
      ).content
    case .both(let english, let korean):
      let page = BothPage(english: english, korean: korean, route: entry.route, context: context)
      // What a document leaves out is told once, not on each page that shows it.
      return (page.content, [])
    case .home:
      return (
        HomePage(language: language, context: context, navigation: navigations[language]).content,
        []
      )
    case .search: return (SearchPage(language: language, context: context).content, [])
    case .report: return (report.overview, [])
    case .reportOf(let document): return (report.page(of: document, at: entry.route), [])
    case .page(let page): return (page, [])
    case .names(let kind, let machine):
      return (MachineNamePage.list(kind, machine, language, context), [])
    case .name(let entry, let machine):
      return (
        MachineNamePage(entry: entry, machine: machine, language: language, context: context)
          .content, []
      )
    case .folder(let folder): return (list.folder(folder), [])
    case .kind(let kind): return (list.kind(kind), [])
    case .entity(let entity):
      return (
        EntityPage(entity: entity, route: entry.route, language: language, context: context)
          .content, []
      )
    }
  }

  private static func documents(_ context: SiteContext) -> [Entry] {
    var entries: [Entry] = []
    for language in Language.allCases {
      for document in Navigation.shown(context, language) {
        guard let route = context.route(topic: document.id.topic, language) else { continue }
        entries.append(
          Entry(
            route: route, language: language, subject: .document(document),
            isFallback: document.language != language))
        guard document.language == .english, language == .english,
          let korean = context.document(document.id.topic, .korean)
        else { continue }
        entries.append(
          Entry(
            route: Route(.both, route.path), language: .english,
            subject: .both(document, korean)))
      }
    }
    return entries
  }

  private static func lists(
    _ context: SiteContext, _ navigations: Localized<Navigation>
  ) -> [Entry] {
    var entries: [Entry] = []
    let entities = context.source.library.vocabulary.entities
    for language in Language.allCases {
      func add(_ path: String, _ subject: Subject) {
        entries.append(Entry(route: Route(language, path), language: language, subject: subject))
      }
      let navigation = navigations[language]
      if navigation.folder(of: "")?.hasOwnPage != true { add("", .home) }
      for folder in navigation.folders where !folder.hasOwnPage && !folder.path.isEmpty {
        add(folder.path, .folder(folder))
      }
      for kind in EntityKind.allCases where entities.contains(where: { $0.kind == kind }) {
        add(kind.rawValue, .kind(kind))
      }
      for entity in entities {
        if let path = context.routes.entities[entity.id] { add(path, .entity(entity)) }
      }
      for page in context.source.machine?.contents[language] ?? [] {
        add(page.route.path, .page(page))
      }
      if let machine = context.source.machine {
        for kind in MachineIndex.Kind.allCases { add(kind.rawValue, .names(kind, machine)) }
        for entry in machine.pages.index.entries { add(entry.path, .name(entry, machine)) }
      }
      add("search", .search)
      add("report", .report)
      for document in ReportPage(language: language, context: context).documents {
        guard let path = context.routes.topics[document.id.topic] else { continue }
        add(ReportPage.path(path), .reportOf(document))
      }
    }
    return entries
  }
}
