internal import LockbBase
internal import LockbPack

/// A drawing with its frame and its legend.
struct MachineFigure {
  let drawing: MachineDrawing
  let words: MachineWords

  func html() -> HTML {
    let title = words("machine.drawing.title") + ": " + words.places(drawing.title)
    let diagram = MachineDiagram(drawing.context.map)
    let picture = DiagramPicture(diagram, words)
    var html = HTML()
    html.open("figure", [("class", "machine-figure")])
    html.open(
      "div",
      [
        ("class", "machine-scroll"), ("tabindex", "0"), ("role", "region"),
        ("aria-label", title), ("data-drawing", drawing.slug),
      ])
    html.add(
      picture.svg(
        id: "machine-" + drawing.slug, title: title,
        description: words("machine.drawing.description")))
    html.close("div")
    html.element("figcaption") { html in
      html.open("ul", [("class", "machine-legend")])
      for source in ReferenceEvent.Source.allCases {
        html.element("li", [("class", "machine-by-\(source.rawValue)")]) { html in
          html.add(Self.sample)
          html.text(words("machine.legend.\(source.rawValue)"))
        }
      }
      if diagram.arrows.contains(where: \.isUncertain) {
        html.element("li", [("class", "machine-by-system is-uncertain")]) { html in
          html.add(Self.sample)
          html.text(words("machine.legend.uncertain"))
        }
      }
      html.element("li", text: words("machine.legend.arrivals"))
      html.close("ul")
    }
    html.close("figure")
    return html
  }

  private static let sample = HTML(
    """
    <svg class="machine-sample" viewBox="0 0 34 10" width="34" height="10" aria-hidden="true">\
    <path d="M1 5H33m-6-4L33 5l-6 4"></path></svg>
    """)
}
