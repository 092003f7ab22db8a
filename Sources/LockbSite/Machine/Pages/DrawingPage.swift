internal import LockbBase
internal import LockbPack

/// The page of one drawing: the drawing, its table, and the way to the others.
struct DrawingPage {
  let pages: MachinePages
  let drawing: MachineDrawing
  let words: MachineWords

  var content: PageContent {
    let route = Self.route(of: drawing, words.language)
    var main = HTML()
    main.element("p", text: words("machine.drawing.introduction"))
    main.add(MachineFigure(drawing: drawing, words: words).html())
    if let place = drawing.places.first {
      main.element("p") { html in
        let link = SimulatorLink(platform: place.platform, version: place.version)
        html.element(
          "a", [("class", "machine-open"), ("href", link.address(from: route, words.language))],
          text: words("machine.open"))
      }
    }
    main.element("h2", [("id", "transitions")], text: words("machine.table.title"))
    main.add(
      TransitionTable(
        map: drawing.context.map, words: words, names: pages.index, route: route
      ).html())
    main.element("h2", [("id", "others")], text: words("machine.others"))
    main.add(DrawingList(pages: pages, words: words).html(on: route, current: drawing.slug))
    var page = PageContent(
      route, language: words.language,
      title: words("machine.title") + ": " + words.places(drawing.title),
      main: main)
    page.summary = words("machine.drawing.summary")
    page.crumbs = [.init(words("machine.title"), Route(words.language, MachinePages.path))]
    page.contents = [
      .init(id: "transitions", level: 2, title: words("machine.table.title")),
      .init(id: "others", level: 2, title: words("machine.others")),
    ]
    return page
  }

  static func route(of drawing: MachineDrawing, _ language: Language) -> Route {
    Route(language, MachinePages.path + "/" + drawing.slug)
  }
}

/// Links to the drawings, with where they apply and which prompts they show.
struct DrawingList {
  let pages: MachinePages
  let words: MachineWords

  func html(on route: Route, current: String? = nil) -> HTML {
    var html = HTML()
    html.add("<ul class=\"machine-drawings\">")
    for drawing in pages.drawings {
      html.add("<li>")
      let target = DrawingPage.route(of: drawing, words.language)
      html.element(
        "a",
        [
          ("href", route.relative(to: target)),
          ("aria-current", drawing.slug == current ? "page" : nil),
        ], text: words.places(drawing.title))
      var prompts: [String] = []
      for prompt in drawing.context.map.prompts where !prompts.contains(prompt.id) {
        prompts.append(prompt.id)
      }
      html.add(" ")
      html.element(
        "small",
        text: prompts.isEmpty
          ? words("machine.no-prompts")
          : words("machine.prompts") + ": " + prompts.joined(separator: ", "))
      html.add("</li>")
    }
    html.add("</ul>")
    return html
  }
}
