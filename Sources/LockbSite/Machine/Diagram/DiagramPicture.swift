internal import LockbBase
internal import LockbPack

/// A drawing in one language with a place for everything.
struct DiagramPicture {
  private static let labelSize = 11
  private static let lineHeight = 14
  private static let labelRoom = 130

  let diagram: MachineDiagram
  let boxes: [DiagramBox]
  /// By arrow: the lines of its label.
  let labels: [[String]]
  let layout: LayeredDrawing

  init(_ diagram: MachineDiagram, _ words: MachineWords) {
    self.diagram = diagram
    let width = DiagramBox.width(in: diagram, words.language)
    let boxes = diagram.boxes.map { DiagramBox($0, words, width: width) }
    self.boxes = boxes
    let labels = diagram.arrows.map { arrow in
      arrow.labels.flatMap { label in
        TextRoom.lines(label[words.language], size: Self.labelSize, width: Self.labelRoom)
      }
    }
    self.labels = labels
    let graph = LayeredGraph(
      boxes: boxes.map { .init(width: width, height: $0.height) },
      arrows: zip(diagram.arrows, labels).map { arrow, lines in
        let width = lines.map { TextRoom.width($0, size: Self.labelSize) }.max()
        return .init(
          from: arrow.from, to: arrow.to,
          label: width.map { .init(width: $0, height: lines.count * Self.lineHeight + 4) },
          port: arrow.answer.map { boxes[arrow.from].ports[$0] })
      })
    layout = LayeredLayout.drawing(of: graph)
  }

  /// Writes the drawing as SVG whose looks are up to the style sheet.
  ///
  /// - Parameters:
  ///   - id: begins the ids in the drawing.
  ///   - title: its name.
  ///   - description: what it shows, for those who do not see it.
  func svg(id: String, title: String, description: String) -> HTML {
    var html = HTML()
    let (width, height) = (layout.size.width, layout.size.height)
    html.open(
      "svg",
      [
        // A narrow page scrolls what would be too small to read.
        ("class", "machine-svg" + (width > 900 ? " machine-wide" : "")),
        ("viewBox", "0 0 \(width) \(height)"), ("width", "\(width)"),
        ("height", "\(height)"), ("role", "img"),
        ("aria-labelledby", "\(id)-title \(id)-desc"),
      ])
    html.element("title", [("id", "\(id)-title")], text: title)
    html.element("desc", [("id", "\(id)-desc")], text: description)
    for index in diagram.arrows.indices { draw(arrow: index, in: &html) }
    for index in diagram.boxes.indices { draw(box: index, in: &html) }
    html.close("svg")
    return html
  }

  private func draw(arrow index: Int, in html: inout HTML) {
    let (arrow, route) = (diagram.arrows[index], layout.routes[index])
    html.open(
      "g",
      [
        (
          "class",
          "machine-arrow machine-by-\(arrow.source.rawValue)"
            + (arrow.isUncertain ? " is-uncertain" : "")
        )
      ])
    html.element("path", [("d", Self.path(route.points))]) { _ in }
    if let label = route.label {
      for (line, text) in labels[index].enumerated() {
        html.element(
          "text",
          [
            ("x", "\(label.x + label.width / 2)"),
            ("y", "\(label.y + (line + 1) * Self.lineHeight - 3)"),
          ], text: text)
      }
    }
    html.close("g")
  }

  /// The way and, at its end, the head.
  static func path(_ points: [LayeredDrawing.Point]) -> String {
    guard let first = points.first, let last = points.last, points.count > 1 else { return "" }
    var path = "M\(first.x) \(first.y)"
    for (start, end) in zip(points, points.dropFirst()) {
      if start.y == end.y {
        path += "H\(end.x)"
      } else {
        let middle = (start.x + end.x) / 2
        path += "C\(middle) \(start.y) \(middle) \(end.y) \(end.x) \(end.y)"
      }
    }
    let back = points[points.count - 2].x < last.x ? -7 : 7
    return path + "m\(back)-4L\(last.x) \(last.y)l\(back) 4"
  }

  private func draw(box index: Int, in html: inout HTML) {
    let (box, place) = (diagram.boxes[index], layout.boxes[index])
    let kind = box.prompt == nil ? "machine-state" : "machine-alert"
    html.open(
      "g",
      [
        ("class", "machine-box \(kind)" + (box.isInitial ? " is-initial" : "")),
        ("data-node", "\(index)"), ("data-status", box.status),
        ("transform", "translate(\(place.x) \(place.y))"),
      ])
    html.element(
      "rect",
      [
        ("width", "\(place.width)"), ("height", "\(place.height)"),
        ("rx", box.prompt == nil ? "8" : "13"),
      ]
    ) { _ in }
    for port in boxes[index].ports {
      html.element("path", [("d", "M0 \(port - 11)H\(place.width)")]) { _ in }
    }
    for line in boxes[index].lines {
      html.element(
        "text",
        [
          ("class", "machine-\(line.kind.rawValue)"), ("x", "\(DiagramBox.inset)"),
          ("y", "\(line.baseline)"),
        ], text: line.text)
    }
    html.close("g")
  }
}
