internal import LockbBase
internal import LockbPack

/// The simulator, which scripts fill, above the newest drawing and its table, which need none.
struct SimulatorPage {
  let pages: MachinePages
  let newest: MachineDrawing
  let words: MachineWords

  /// The words that the scripts say.
  private static let spoken = [
    "again", "app", "back", "callback", "copied", "copy-link",
    "copy-scenario", "delivery", "grant", "history", "keys", "link", "loading", "no", "no-prompt",
    "nothing", "nothing-yet", "now", "person", "platform", "prompt", "row", "settings",
    "status", "step", "system", "unchanged", "unreadable", "version", "was", "what-next", "why",
    "would-prompt", "yes",
  ]

  /// The names of what can be seen, of which a snapshot may have more.
  private static let outputs = [
    "accuracy", "phase", "process", "prompt", "serviceSessions", "backgroundSessions", "callback",
    "delivery", "completion", "diagnostic",
  ]

  var content: PageContent {
    let route = Route(words.language, MachinePages.path)
    var main = HTML()
    main.element("p", text: words("machine.introduction"))
    main.element("noscript") { html in
      html.element("p", [("class", "machine-noscript")], text: words("machine.noscript"))
    }
    main.element(
      "div",
      [
        ("id", "simulator"), ("class", "simulator"), ("hidden", "hidden"),
        ("data-words", spoken), ("data-folder", route.relative(to: "assets/machine/x").folder),
      ]
    ) { _ in }
    main.element("h2", [("id", "drawing")], text: words("machine.glance"))
    main.add(MachineFigure(drawing: newest, words: words).html())
    main.element("details", [("class", "machine-details")]) { html in
      html.element("summary", text: words("machine.table.title"))
      html.add(
        TransitionTable(
          map: newest.context.map, words: words, names: pages.index, route: route
        ).html())
    }
    main.element("p", [("class", "machine-names")]) { html in
      for (place, kind) in MachineIndex.Kind.allCases.enumerated() {
        if place > 0 { html.add(" · ") }
        let list = Route(words.language, kind.rawValue)
        html.element(
          "a", [("href", route.relative(to: list))], text: words("\(kind.rawValue).list"))
      }
    }
    main.element("h2", [("id", "versions")], text: words("machine.versions"))
    main.element("p", text: words("machine.versions.introduction"))
    main.add(DrawingList(pages: pages, words: words).html(on: route))
    var page = PageContent(
      route, language: words.language, title: words("machine.title"), main: main)
    page.summary = words("machine.summary")
    page.contents = [
      .init(id: "drawing", level: 2, title: words("machine.glance")),
      .init(id: "versions", level: 2, title: words("machine.versions")),
    ]
    page.scripts = ["machine", "simulator-view", "simulator"]
    page.dataFiles = ["assets/machine/index.js"]
    return page
  }

  private var spoken: String {
    let members =
      Self.spoken.map { JSONMember(name: $0, value: .string(words("simulator." + $0))) }
      + Self.outputs.map {
        JSONMember(name: "output." + $0, value: .string(words.name("output", $0)))
      }
      + Set(pages.atlas.places.map(\.platform)).sorted().map {
        JSONMember(name: "platform." + $0, value: .string(words.name("platform", $0)))
      }
    var bytes: [UInt8] = []
    JSONValue.object(members).writeCompactly(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension String {
  /// The part up to the last `/`.
  fileprivate var folder: String { String(self[...(lastIndex(of: "/") ?? startIndex)]) }
}
