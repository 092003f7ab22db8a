internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// Puts the frame of the theme around pages.
struct PageFrame: Sendable {
  let context: SiteContext
  let navigations: Localized<Navigation>
  /// Every page that exists.
  let routes: Set<Route>
  /// Pages that only stand in for a translation.
  let fallbacks: Set<Route>
  /// The lists of pages beside each page.
  let lists: Localized<NavigationList>

  /// The whole page; nothing where the theme has no frame.
  func html(of page: PageContent) -> [UInt8] {
    context.source.theme.render("page", values(of: page)) ?? []
  }

  private func values(of page: PageContent) -> TemplateValues {
    let language = page.language
    let route = page.route
    let root = String(repeating: "../", count: route.folder.utf8.count { $0 == 0x2F })
    var values = TemplateValues()
    values.add("language", language.rawValue)
    values.add(
      "textLanguage", page.textLanguage == language ? "" : page.textLanguage.rawValue)
    values.add("words", .words(context.source.theme.words(language), mark: language.rawValue))
    values.add("root", root)
    values.add("site", context.source.name[language])
    values.add("title", page.title)
    values.add("heading", .html(HTML(names: page.title, in: .title)))
    values.add("isHome", .flag(route.path.isEmpty))
    values.add("drawsTitle", .flag(page.drawsTitle))
    values.add("summary", page.summary)
    values.add("main", .html(page.main))
    for (name, path) in [("home", ""), ("search", "search"), ("report", "report")] {
      values.add(name, route.relative(to: Route(language, path)))
    }
    values.add("hasMachine", .flag(routes.contains(Route(language, "machine"))))
    values.add("machine", route.relative(to: Route(language, "machine")))
    // A home page lists everything anyway, and two texts side by side take all the room.
    if route.side != .both, !route.path.isEmpty {
      let list = lists[language].html(for: route) { cards(for: page, to: &$0) }
      values.add("navigation", .html(list))
    }
    values.add("crumbs", .list(page.crumbs.map { crumb($0, on: route) }))
    values.add("contents", .html(contents(of: page)))
    values.add("hasContents", .flag(page.contents.count > 1))
    values.add("scripts", .texts(page.scripts.map { "\(root)assets/\($0).js" }))
    values.add("dataFiles", .texts(page.dataFiles.map { route.relative(to: $0) }))
    values.add("isUnlisted", .flag(page.isUnlisted))
    values.add("isLive", .flag(context.source.options.state != nil))
    values.add("state", context.source.options.state ?? "")
    values.add("isBoth", .flag(route.side == .both))
    addSwitches(of: page, to: &values)
    addAddresses(of: page, to: &values)
    addNeighbours(of: page, to: &values)
    if let document = context.shownDocument(at: route) {
      addSource(document, of: page, to: &values)
    }
    return values
  }

  private func addSource(
    _ document: CheckedDocument, of page: PageContent, to values: inout TemplateValues
  ) {
    let route = page.route
    values.add("source", document.document.path)
    values.add("digest", String(document.document.digest.description.prefix(8)))
    values.add("twinFile", page.isUnlisted ? "" : "index.md")
    if let edit = context.source.options.editURL {
      values.add("edit", edit.replacing("{path}", with: document.document.path))
    }
    if !document.claims.isEmpty || !document.unchecked.isEmpty {
      let report = Route(document.language, ReportPage.path(route.path))
      if routes.contains(report) { values.add("pageReport", route.relative(to: report)) }
    }
  }

  private func crumb(_ crumb: PageContent.Crumb, on route: Route) -> TemplateValues {
    var values = TemplateValues()
    values.add("title", crumb.title)
    if let there = crumb.route, routes.contains(there) {
      values.add("href", route.relative(to: there))
    }
    return values
  }

  /// The way to the same page in the other language, and side by side.
  private func addSwitches(of page: PageContent, to values: inout TemplateValues) {
    let route = page.route
    let other = page.language.counterpart
    let there = Route(other, route.path)
    let both = Route(.both, route.path)
    values.add("otherLanguage", other.rawValue)
    values.add("otherName", context.word("language-\(other.rawValue)", other))
    if routes.contains(there), !fallbacks.contains(there) || fallbacks.contains(route) {
      values.add("other", route.relative(to: there))
    }
    if routes.contains(both), route.side != .both {
      values.add("both", route.relative(to: both))
    }
    for (name, side) in [("english", Route.Side.english), ("korean", .korean)] {
      values.add(name, route.relative(to: Route(side, route.path)))
    }
  }

  /// Whole addresses, for search engines: only where the site's place is known.
  private func addAddresses(of page: PageContent, to values: inout TemplateValues) {
    guard let base = context.source.options.baseURL else { return }
    let route = page.route
    values.add("canonical", base + (page.canonical ?? route).folder)
    let pair = Language.allCases.map { Route($0, route.path) }
    let isPair = pair.allSatisfy { routes.contains($0) && !fallbacks.contains($0) }
    guard isPair, route.side != .both, !page.isUnlisted else { return }
    let alternates =
      pair.map { ($0.side.rawValue, $0.folder) } + [("x-default", pair[0].folder)]
    values.add(
      "alternates",
      .list(
        alternates.map { language, folder in
          var values = TemplateValues()
          values.add("language", language)
          values.add("href", base + folder)
          return values
        }))
  }

  private func addNeighbours(of page: PageContent, to values: inout TemplateValues) {
    guard page.route.side != .both else { return }
    let found = navigations[page.language].neighbours(of: page.route.path)
    for (name, item) in [("previous", found.previous), ("next", found.next)] {
      guard let item else { continue }
      var neighbour = TemplateValues()
      neighbour.add("heading", .html(HTML(names: item.title, in: .cell)))
      neighbour.add("href", page.route.relative(to: Route(page.language, item.path)))
      values.add(name, .list([neighbour]))
    }
    values.add("hasNeighbours", .flag(found.previous != nil || found.next != nil))
  }

  /// The lists of everything that has a card: the way on from a card, which stands in no folder.
  private func cards(for page: PageContent, to html: inout HTML) {
    let kinds = EntityKind.allCases.map { ($0.rawValue, "kind-\($0.rawValue)") }
    let names = MachineIndex.Kind.allCases.map { ($0.rawValue, "\($0.rawValue).list") }
    let shown = (kinds + names).filter { routes.contains(Route(page.language, $0.0)) }
    guard !shown.isEmpty else { return }
    html.add("<li><ul>")
    for (path, key) in shown {
      let there = Route(page.language, path)
      NavigationList.write(context.word(key, page.language), there, on: page.route, to: &html)
    }
    html.add("</ul></li>")
  }

  private func contents(of page: PageContent) -> HTML {
    var html = HTML()
    html.open("ol")
    for entry in page.contents where entry.level <= 3 {
      html.open("li", [("class", entry.level == 3 ? "inner" : nil)])
      html.element("a", [("href", "#" + entry.id)], text: entry.title)
      html.close("li")
    }
    html.close("ol")
    return html
  }
}
