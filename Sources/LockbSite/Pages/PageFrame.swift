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

  /// The whole page; nil where the theme has no frame.
  func html(of page: PageContent) -> String? {
    context.source.theme.render("page", values(of: page))
  }

  private func values(of page: PageContent) -> [String: Any] {
    let language = page.language
    let route = page.route
    let root = String(repeating: "../", count: route.folder.split(separator: "/").count)
    var values: [String: Any] = [
      "language": language.rawValue,
      "textLanguage": page.textLanguage == language ? "" : page.textLanguage.rawValue,
      "words": words(language),
      "root": root,
      "site": context.source.name[language],
      "title": page.title,
      "isHome": route.path.isEmpty,
      "drawsTitle": page.drawsTitle,
      "summary": page.summary,
      "main": page.main.text,
      "home": route.relative(to: Route(language, "")),
      "search": route.relative(to: Route(language, "search")),
      "report": route.relative(to: Route(language, "report")),
      "hasMachine": routes.contains(Route(language, "machine")),
      "machine": route.relative(to: Route(language, "machine")),
      "navigation": navigation(for: page).text,
      "crumbs": page.crumbs.map { crumb in
        var values = ["title": crumb.title]
        if let there = crumb.route, routes.contains(there) {
          values["href"] = route.relative(to: there)
        }
        return values
      },
      "contents": contents(of: page).text,
      "hasContents": page.contents.count > 1,
      "scripts": page.scripts.map { "\(root)assets/\($0).js" },
      "dataFiles": page.dataFiles.map { route.relative(to: $0) },
      "isUnlisted": page.isUnlisted,
      "isLive": context.source.options.isLive,
      "isBoth": route.side == .both,
    ]
    for (key, value) in switches(of: page) { values[key] = value }
    for (key, value) in addresses(of: page) { values[key] = value }
    for (key, value) in neighbours(of: page) { values[key] = value }
    if let document = context.shownDocument(at: route) {
      values["source"] = document.document.path
      values["digest"] = String(document.document.digest.description.prefix(8))
      values["twinFile"] = page.isUnlisted ? "" : "index.md"
      if let edit = context.source.options.editURL {
        values["edit"] = edit.replacing("{path}", with: document.document.path)
      }
      if !document.claims.isEmpty || !document.unchecked.isEmpty {
        let report = Route(document.language, ReportPage.path(route.path))
        if routes.contains(report) { values["pageReport"] = route.relative(to: report) }
      }
    }
    // A template takes an empty text for one that is there.
    return values.filter { ($0.value as? String)?.isEmpty != true }
  }

  private func words(_ language: Language) -> [String: String] {
    context.source.theme.words(language)
  }

  /// The way to the same page in the other language, and side by side.
  private func switches(of page: PageContent) -> [String: Any] {
    let route = page.route
    let other = page.language.counterpart
    let there = Route(other, route.path)
    let both = Route(.both, route.path)
    let isTranslated = routes.contains(there) && !fallbacks.contains(there)
    let isShown = routes.contains(there)
    return [
      "otherLanguage": other.rawValue,
      "otherName": context.word("language-\(other.rawValue)", other),
      "other": isShown && (isTranslated || fallbacks.contains(route))
        ? route.relative(to: there) : "",
      "both": routes.contains(both) && route.side != .both ? route.relative(to: both) : "",
      "english": route.relative(to: Route(Route.Side.english, route.path)),
      "korean": route.relative(to: Route(Route.Side.korean, route.path)),
    ]
  }

  /// Whole addresses, for search engines: only where the site's place is known.
  private func addresses(of page: PageContent) -> [String: Any] {
    guard let base = context.source.options.baseURL else { return [:] }
    let route = page.route
    var values: [String: Any] = ["canonical": base + (page.canonical ?? route).folder]
    let pair = Language.allCases.map { Route($0, route.path) }
    let isPair = pair.allSatisfy { routes.contains($0) && !fallbacks.contains($0) }
    if isPair, route.side != .both, !page.isUnlisted {
      values["alternates"] =
        pair.map { ["language": $0.side.rawValue, "href": base + $0.folder] }
        + [["language": "x-default", "href": base + pair[0].folder]]
    }
    return values
  }

  private func neighbours(of page: PageContent) -> [String: Any] {
    guard page.route.side != .both else { return [:] }
    let found = navigations[page.language].neighbours(of: page.route.path)
    var values: [String: Any] = [:]
    for (key, item) in [("previous", found.previous), ("next", found.next)] {
      guard let item else { continue }
      values[key] = [
        "title": item.title,
        "href": page.route.relative(to: Route(page.language, item.path)),
      ]
    }
    values["hasNeighbours"] = found.previous != nil || found.next != nil
    return values
  }

  /// The page's own folder and the names of the others: its size does not grow with the site.
  private func navigation(for page: PageContent) -> HTML {
    let navigation = navigations[page.language]
    let own = navigation.folder(of: page.route.path)
    var html = HTML()
    html.open("ul")
    for folder in navigation.folders where !folder.items.isEmpty || folder.hasOwnPage {
      if folder.path.isEmpty, own?.path != "" { continue }
      html.open("li")
      if !folder.path.isEmpty {
        link(folder.title, Route(page.language, folder.path), page, to: &html)
      }
      if folder.path == own?.path, !folder.items.isEmpty {
        html.open("ul")
        for item in folder.items {
          html.open("li")
          link(item.title, Route(page.language, item.path), page, to: &html)
          html.close("li")
        }
        html.close("ul")
      }
      html.close("li")
    }
    if own == nil { lists(for: page, to: &html) }
    html.close("ul")
    return html
  }

  /// The lists of everything that has a card: the way on from a card, which stands in no folder.
  private func lists(for page: PageContent, to html: inout HTML) {
    let kinds = EntityKind.allCases.map { ($0.rawValue, "kind-\($0.rawValue)") }
    let names = MachineIndex.Kind.allCases.map { ($0.rawValue, "\($0.rawValue).list") }
    let shown = (kinds + names).filter { routes.contains(Route(page.language, $0.0)) }
    guard !shown.isEmpty else { return }
    html.open("li")
    html.open("ul")
    for (path, key) in shown {
      html.open("li")
      link(context.word(key, page.language), Route(page.language, path), page, to: &html)
      html.close("li")
    }
    html.close("ul")
    html.close("li")
  }

  private func link(_ title: String, _ route: Route, _ page: PageContent, to html: inout HTML) {
    html.element(
      "a",
      [
        ("href", page.route.relative(to: route)),
        ("aria-current", route.path == page.route.path ? "page" : nil),
      ], text: title)
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
