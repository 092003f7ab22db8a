internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbPack

/// The page of a row of the machine's table or of a prompt: what the machine says of it, the
/// shortest run that comes to it, and what documents say that rests on it.
struct MachineNamePage {
  let entry: MachineIndex.Entry
  let machine: SiteMachine
  let language: Language
  let context: SiteContext
  /// More places than this are counted, not listed.
  private static let maximumUses = 40

  private var route: Route { Route(language, entry.path) }
  private var words: MachineWords {
    MachineWords(theme: context.source.theme, language: language)
  }

  /// The page.
  var content: PageContent {
    var main = HTML()
    var contents: [PageContent.ContentsEntry] = []
    if entry.kind == .prompt { cards(to: &main) }
    for table in machine.reference.tables(entry.name) {
      heading(table.title[language], id: table.id, &contents, to: &main)
      if entry.kind == .row {
        writeFacts(of: table, to: &main)
      } else {
        MachineTable.write(table, on: route, language, context, to: &main)
      }
    }
    if let example = machine.pages.examples.run(to: entry.name) {
      heading(words("row.example"), id: "example", &contents, to: &main)
      main.add(
        machine.pages.proofTrace(
          example.steps, parting: nil, of: example.request, on: route, in: language))
    }
    let use = context.rowUses[entry.name] ?? RowUse()
    write(use.scenarios, title: "row.scenarios", id: "scenarios", &contents, to: &main)
    write(use.claims, title: "row.claims", id: "claims", &contents, to: &main)
    var page = PageContent(
      route, language: language,
      title: words("\(entry.kind.rawValue).title", "name", entry.name), main: main)
    page.contents = contents
    page.summary = words("\(entry.kind.rawValue).summary", "name", entry.name)
    page.crumbs = [
      PageContent.Crumb(words("machine.title"), Route(language, MachinePages.path)),
      PageContent.Crumb(
        words("\(entry.kind.rawValue).list"), Route(language, entry.kind.rawValue)),
    ]
    return page
  }

  /// The list of all rows, or of all prompts.
  static func list(
    _ kind: MachineIndex.Kind, _ machine: SiteMachine, _ language: Language, _ context: SiteContext
  ) -> PageContent {
    let route = Route(language, kind.rawValue)
    let words = MachineWords(theme: context.source.theme, language: language)
    var main = HTML()
    main.element("p", [("class", "lead")], text: words("\(kind.rawValue).list.lead"))
    main.open("dl", [("class", "entities")])
    for entry in machine.pages.index.entries where entry.kind == kind {
      main.open("dt")
      machine.pages.index.link(entry.name, on: route, language, to: &main)
      main.close("dt")
      main.element("dd", text: summary(of: entry, machine, language))
    }
    main.close("dl")
    var page = PageContent(
      route, language: language, title: words("\(kind.rawValue).list"), main: main)
    page.summary = words("\(kind.rawValue).list.lead")
    page.crumbs = [
      PageContent.Crumb(words("machine.title"), Route(language, MachinePages.path))
    ]
    return page
  }

  /// The first line of the first table, in a line.
  private static func summary(
    of entry: MachineIndex.Entry, _ machine: SiteMachine, _ language: Language
  ) -> String {
    guard let table = machine.reference.tables(entry.name).first else { return "" }
    func texts(_ column: String) -> [String] {
      guard let index = table.columns.firstIndex(where: { $0.id == column }) else { return [] }
      var found: [String] = []
      for row in table.rows where !row[index][language].isEmpty {
        if !found.contains(row[index][language]) { found.append(row[index][language]) }
      }
      return found
    }
    let events = texts("event") + texts("option")
    let results = texts("result")
    let parts = [events.joined(separator: ", "), results.joined(separator: "; ")]
    return parts.filter { !$0.isEmpty }.joined(separator: " → ")
  }

  /// A row has more columns than a page is wide: each stands on a line of its own.
  private func writeFacts(of table: ReferenceTable, to main: inout HTML) {
    for row in table.rows {
      main.open("dl", [("class", "facts")])
      for (column, cell) in zip(table.columns, row) where !cell[language].isEmpty {
        main.element("dt", text: column.title[language])
        main.element("dd") { html in
          machine.pages.index.text(
            words.cell(cell[language], of: column), on: route, language, to: &html)
        }
      }
      main.close("dl")
    }
  }

  private func cards(to main: inout HTML) {
    let prompts = machine.pages.prompts.filter { $0.id == entry.name }
    guard !prompts.isEmpty else { return }
    main.open("div", [("class", "prompt-cards")])
    for prompt in prompts {
      main.add(
        PromptCard(prompt: prompt, words: words, names: machine.pages.index, route: route).html())
    }
    main.close("div")
  }

  private func heading(
    _ title: String, id: String, _ contents: inout [PageContent.ContentsEntry],
    to main: inout HTML
  ) {
    main.element("h2", [("id", id)], text: title)
    contents.append(PageContent.ContentsEntry(id: id, level: 2, title: title))
  }

  /// Places in documents of the page's language, or that have no translation into it.
  private func write(
    _ uses: [RowUse.Place], title: String, id: String,
    _ contents: inout [PageContent.ContentsEntry], to main: inout HTML
  ) {
    let own = uses.filter { use in
      use.document.language == language
        || context.document(use.document.id.topic, language) == nil
    }
    guard !own.isEmpty else { return }
    heading("\(words(title)) (\(own.count))", id: id, &contents, to: &main)
    main.open("ul", [("class", "sentences")])
    for use in own.prefix(Self.maximumUses) {
      guard let page = context.route(topic: use.document.id.topic, language) else { continue }
      let anchor = use.anchor.isEmpty ? nil : use.anchor
      main.open("li")
      main.element(
        "span", [("class", "seal seal-\(use.kind.rawValue)")],
        text: words("mark-\(use.kind.rawValue)"))
      main.open("a", [("href", route.relative(to: page, anchor: anchor))])
      main.names(use.text.isEmpty ? use.document.document.title : use.text, in: .line)
      main.close("a")
      if !use.text.isEmpty {
        main.element("span", [("class", "reason")]) {
          $0.names(use.document.document.title, in: .cell)
        }
      }
      main.close("li")
    }
    main.close("ul")
  }
}
