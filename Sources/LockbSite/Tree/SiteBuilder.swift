internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Builds a site: a pure function of its source.
public enum SiteBuilder {
  /// A page with what of its document it leaves out.
  private struct Draft: Sendable {
    var page: PageContent
    var refusals: [Refusal] = []
  }

  /// The site.
  public static func build(_ source: SiteSource) -> SiteTree {
    let context = SiteContext(source)
    let navigations = Localized(
      en: Navigation(context, .english), ko: Navigation(context, .korean))
    var drafts = documents(context, navigations)
    drafts += lists(context, navigations)
    let routes = Set(drafts.map(\.page.route))
    let fallbacks = Set(
      drafts.filter { $0.page.textLanguage != $0.page.language }.map(\.page.route))
    let frame = PageFrame(
      context: context, navigations: navigations, routes: routes, fallbacks: fallbacks)
    var files = concurrentMap(drafts) { draft in
      SiteFile(draft.page.route.file, text: frame.html(of: draft.page) ?? "")
    }
    files += StandalonePages(context: context, routes: routes).files
    files +=
      MachineReadable(
        context: context, pages: drafts.map(\.page), navigations: navigations
      ).files
    files.append(source.theme.styles)
    files += source.theme.scripts.values
    files += source.theme.images
    files += source.dataFiles
    files += source.images.compactMap { image in
      context.routes.files[image.path].map { SiteFile($0, image.bytes) }
    }
    return SiteTree(files: files, refusals: drafts.flatMap(\.refusals))
  }

  private static func documents(
    _ context: SiteContext, _ navigations: Localized<Navigation>
  ) -> [Draft] {
    let shown = Language.allCases.flatMap { language in
      Navigation.shown(context, language).map { ($0, language) }
    }
    let pages = concurrentMap(shown) { document, language in
      DocumentPage(
        document: document, language: language, context: context,
        navigation: navigations[language]
      ).content().map { Draft(page: $0.page, refusals: $0.refusals) }
    }
    let pairs = context.documents.compactMap { document -> BothPage? in
      guard document.language == .english,
        let korean = context.document(document.id.topic, .korean)
      else { return nil }
      return BothPage(english: document, korean: korean, context: context)
    }
    // What a document leaves out is told once, not on each page that shows it.
    let both = concurrentMap(pairs) { $0.content().map { Draft(page: $0) } }
    return (pages + both).compactMap { $0 }
  }

  private static func lists(
    _ context: SiteContext, _ navigations: Localized<Navigation>
  ) -> [Draft] {
    var pages: [PageContent] = []
    let entities = context.source.library.vocabulary.entities
    for language in Language.allCases {
      let navigation = navigations[language]
      let list = ListPage(language: language, context: context)
      if navigation.folder(of: "")?.hasOwnPage != true {
        pages.append(
          HomePage(language: language, context: context, navigation: navigation).content())
      }
      for folder in navigation.folders where !folder.hasOwnPage && !folder.path.isEmpty {
        pages.append(list.folder(folder))
      }
      for kind in EntityKind.allCases {
        let members = entities.filter { $0.kind == kind }
        if !members.isEmpty { pages.append(list.kind(kind, members)) }
      }
      let report = ReportPage(language: language, context: context)
      pages.append(report.overview())
      pages += concurrentMap(report.documents) { report.page(of: $0) }.compactMap { $0 }
      pages += concurrentMap(entities) { entity in
        EntityPage(entity: entity, language: language, context: context).content()
      }.compactMap { $0 }
      pages.append(SearchPage(language: language, context: context).content())
    }
    return pages.map { Draft(page: $0) }
  }
}
