internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// The first page of a language: what the site holds, and how much of it was checked.
struct HomePage {
  let language: Language
  let context: SiteContext
  let navigation: Navigation

  /// About so many pages are shown, of each folder neither more nor fewer than some.
  private static let mostCards = 400
  private static let mostOfFolder = 40
  private static let fewestOfFolder = 6

  var content: PageContent {
    let route = Route(language, "")
    var main = HTML()
    main.open("div", [("class", "hero")])
    main.element("h1", text: context.source.name[language])
    main.element("p", [("class", "lead")], text: context.word("home-lead", language))
    main.close("div")
    writeLists(to: &main)
    var page = PageContent(
      route, language: language, title: context.source.name[language], main: main)
    page.drawsTitle = false
    page.summary = context.word("home-lead", language)
    return page
  }

  /// What the site holds; also below a document that stands for the first page.
  func writeLists(to main: inout HTML) {
    let route = Route(language, "")
    coverage(from: route, to: &main)
    let folders = navigation.folders.filter { !$0.items.isEmpty }
    let most = min(
      max(Self.mostCards / max(folders.count, 1), Self.fewestOfFolder), Self.mostOfFolder)
    for folder in folders {
      main.open("section", [("class", "folder")])
      main.open("h2")
      if folder.path.isEmpty {
        main.text(context.word("pages", language))
      } else {
        main.element(
          "a", [("href", route.relative(to: Route(language, folder.path)))], text: folder.title)
      }
      main.close("h2")
      let isWhole = folder.path.isEmpty || folder.items.count <= most
      let items = isWhole ? folder.items : Array(folder.items.prefix(most))
      ListPage.write(items, from: route, context, language, to: &main)
      if !isWhole { more(of: folder, from: route, to: &main) }
      main.close("section")
    }
    kinds(from: route, to: &main)
  }

  /// The way to the pages of a folder that are not shown.
  private func more(of folder: Navigation.Folder, from route: Route, to main: inout HTML) {
    main.open("p", [("class", "more")])
    main.open("a", [("href", route.relative(to: Route(language, folder.path)))])
    main.text(context.word("navigation-more", language) + " ")
    main.number(folder.items.count)
    main.close("a")
    main.close("p")
  }

  /// The figures that a reader's trust rests on.
  private func coverage(from route: Route, to main: inout HTML) {
    let documents = context.documents.filter { $0.language == language }
    let coverage = CheckCoverage(of: documents, rows: [])
    guard coverage.all.inScope > 0 else { return }
    let scenarios = documents.reduce(0) { $0 + $1.scenarios.count }
    let claims = documents.reduce(0) { $0 + $1.claims.count }
    let refuted = documents.reduce(0) { total, document in
      total + document.claims.count { ProofMark.Kind($0.verdict) == .contradicted }
    }
    main.open("ul", [("class", "figures")])
    figure(claims, "figure-claims", to: &main)
    figure(scenarios, "figure-scenarios", to: &main)
    figure(refuted, "figure-refuted", to: &main)
    main.close("ul")
    main.open("p", [("class", "figures-note")])
    main.element(
      "a", [("href", route.relative(to: Route(language, "report")))],
      text: context.word("report", language))
    main.close("p")
  }

  private func figure(_ number: Int, _ key: String, to main: inout HTML) {
    main.open("li")
    main.open("b")
    main.number(number)
    main.close("b")
    main.element("span", text: context.word(key, language))
    main.close("li")
  }

  private func kinds(from route: Route, to main: inout HTML) {
    let counts = Dictionary(
      grouping: context.source.library.vocabulary.entities, by: \.kind
    ).mapValues(\.count)
    guard !counts.isEmpty else { return }
    main.open("section", [("class", "folder")])
    main.element("h2", text: context.word("reference", language))
    main.open("ul", [("class", "kinds")])
    for kind in EntityKind.allCases {
      guard let count = counts[kind] else { continue }
      main.open("li")
      main.open("a", [("href", route.relative(to: Route(language, kind.rawValue)))])
      main.text(context.word("kind-\(kind.rawValue)", language) + " ")
      main.element("span", [("class", "count")]) { $0.number(count) }
      main.close("a")
      main.close("li")
    }
    for kind in MachineIndex.Kind.allCases {
      let count = context.source.machine?.pages.index.entries.count { $0.kind == kind } ?? 0
      guard count > 0 else { continue }
      main.open("li")
      main.open("a", [("href", route.relative(to: Route(language, kind.rawValue)))])
      main.text(context.source.theme.word("\(kind.rawValue).list", language) + " ")
      main.element("span", [("class", "count")]) { $0.number(count) }
      main.close("a")
      main.close("li")
    }
    main.close("ul")
    main.close("section")
  }
}
