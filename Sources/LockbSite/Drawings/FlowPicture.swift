/// A flow chart with a place for everything.
struct FlowPicture {
  private static let (textSize, labelSize) = (12, 11)
  private static let (textHeight, labelHeight) = (17, 14)
  private static let (textRoom, labelRoom) = (172, 126)
  private static let inset = 10

  private let chart: FlowChart
  private let texts: [[String]]
  private let labels: [[String]]
  private let layout: LayeredDrawing

  init(_ chart: FlowChart) {
    self.chart = chart
    let texts = chart.boxes.map { box in
      TextRoom.lines(box.text, size: Self.textSize, width: Self.textRoom)
        + box.loops.flatMap { TextRoom.lines("↻ " + $0, size: Self.textSize, width: Self.textRoom) }
    }
    let labels = chart.arrows.map { arrow in
      arrow.labels.flatMap { TextRoom.lines($0, size: Self.labelSize, width: Self.labelRoom) }
    }
    self.texts = texts
    self.labels = labels
    let boxes = texts.map { lines in
      let width = lines.map { TextRoom.width($0, size: Self.textSize) }.max() ?? 0
      return LayeredGraph.Size(
        width: width + 2 * Self.inset, height: lines.count * Self.textHeight + 14)
    }
    let arrows = zip(chart.arrows, labels).map { arrow, lines in
      let width = lines.map { TextRoom.width($0, size: Self.labelSize) }.max()
      return LayeredGraph.Arrow(
        from: arrow.from, to: arrow.to,
        label: width.map { .init(width: $0, height: lines.count * Self.labelHeight + 4) }, port: nil
      )
    }
    layout = LayeredLayout.drawing(of: LayeredGraph(boxes: boxes, arrows: arrows))
  }

  /// Writes the drawing as SVG whose looks are up to the style sheet.
  ///
  /// - Parameters:
  ///   - id: begins the ids in the drawing.
  ///   - title: its name.
  func svg(id: String, title: String) -> HTML {
    var html = HTML()
    let (width, height) = (layout.size.width, layout.size.height)
    html.open(
      "svg",
      [
        ("class", "machine-svg"), ("viewBox", "0 0 \(width) \(height)"), ("width", "\(width)"),
        ("height", "\(height)"), ("role", "img"), ("aria-labelledby", "\(id)-title \(id)-desc"),
      ])
    html.element("title", [("id", "\(id)-title")], text: title)
    html.element("desc", [("id", "\(id)-desc")], text: description)
    for (index, route) in layout.routes.enumerated() { draw(route, labels[index], in: &html) }
    for index in chart.boxes.indices { draw(box: index, in: &html) }
    html.close("svg")
    return html
  }

  /// Every arrow in words, for those who do not see it.
  private var description: String {
    let loops = chart.boxes.flatMap { box in box.loops.map { "\(box.text) ↻ \($0)" } }
    let arrows = chart.arrows.map { arrow in
      let label = arrow.labels.isEmpty ? "" : ": " + arrow.labels.joined(separator: "; ")
      return "\(chart.boxes[arrow.from].text) → \(chart.boxes[arrow.to].text)\(label)"
    }
    return (arrows + loops).joined(separator: ". ")
  }

  private func draw(_ route: LayeredDrawing.Route, _ lines: [String], in html: inout HTML) {
    html.open("g", [("class", "machine-arrow machine-by-app")])
    html.element("path", [("d", DiagramPicture.path(route.points))]) { _ in }
    if let label = route.label {
      for (line, text) in lines.enumerated() {
        html.element(
          "text",
          [
            ("x", "\(label.x + label.width / 2)"),
            ("y", "\(label.y + (line + 1) * Self.labelHeight - 3)"),
          ], text: text)
      }
    }
    html.close("g")
  }

  private func draw(box index: Int, in html: inout HTML) {
    let (box, place) = (chart.boxes[index], layout.boxes[index])
    let kind = box.isQuestion ? "machine-alert" : "machine-state"
    html.open(
      "g",
      [
        ("class", "machine-box \(kind)" + (box.isInitial ? " is-initial" : "")),
        ("transform", "translate(\(place.x) \(place.y))"),
      ])
    html.element(
      "rect",
      [
        ("width", "\(place.width)"), ("height", "\(place.height)"),
        ("rx", box.isQuestion ? "13" : "8"),
      ]
    ) { _ in }
    for (line, text) in texts[index].enumerated() {
      html.element(
        "text",
        [
          ("class", "machine-words"), ("x", "\(Self.inset)"),
          ("y", "\(7 + (line + 1) * Self.textHeight - 5)"),
        ], text: text)
    }
    html.close("g")
  }
}
