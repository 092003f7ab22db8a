/// Lays a graph out in columns, from left to right; the same graph is always laid out alike.
///
/// Columns of boxes alternate with columns of labels. An arrow crosses a column where nothing else
/// stands, so no arrow runs through a box or a label, and nothing overlaps.
struct LayeredLayout {
  /// The room between columns, and around the whole.
  static let (gap, margin) = (22, 8)

  private let graph: LayeredGraph
  private let vertices: LayerVertices
  private let layers: [[Int]]
  private let tops: [Int]
  /// The left edges and the widths of the columns.
  private var columns: [(x: Int, width: Int)] = []

  /// A place for everything.
  static func drawing(of graph: LayeredGraph) -> LayeredDrawing {
    LayeredLayout(graph).drawing()
  }

  private init(_ graph: LayeredGraph) {
    self.graph = graph
    vertices = LayerVertices(graph)
    layers = LayerOrder.layers(of: vertices)
    tops = LayerHeights.tops(of: vertices, in: layers)
    var x = Self.margin
    for layer in layers {
      let width = layer.map { vertices.vertices[$0].size.width }.max() ?? 0
      columns.append((x, width))
      x += width + Self.gap
    }
  }

  private func drawing() -> LayeredDrawing {
    let boxes = graph.boxes.indices.map { rectangle(of: $0) }
    var routes = graph.arrows.map { _ in LayeredDrawing.Route(points: []) }
    for (piece, ends) in zip(vertices.pieces, ends()) {
      let right = columns[vertices.vertices[piece.right].layer]
      let left = columns[vertices.vertices[piece.left].layer]
      // A box may be narrower than its column, where the arrow goes straight on.
      var points = [
        point(piece.left, isRight: true, ends.left),
        LayeredDrawing.Point(x: left.x + left.width, y: ends.left),
        LayeredDrawing.Point(x: right.x, y: ends.right),
        point(piece.right, isRight: false, ends.right),
      ]
      points = points.enumerated().filter { $0.offset == 0 || points[$0.offset - 1] != $0.element }
        .map(\.element)
      // A column that holds bends only needs no bends: nothing stands in the way.
      if left.width == 0 { points.removeAll { $0.x == left.x } }
      if right.width == 0 { points.removeAll { $0.x == right.x } }
      routes[piece.arrow].points += points
      if case .label = vertices.vertices[piece.right].kind {
        routes[piece.arrow].label = rectangle(of: piece.right)
      }
    }
    for index in routes.indices {
      routes[index].points = simplified(routes[index].points)
      if vertices.isReversed[index] { routes[index].points.reverse() }
    }
    let width = (columns.last.map { $0.x + $0.width } ?? 0) + Self.margin
    let bottom = vertices.vertices.indices.map { tops[$0] + vertices.vertices[$0].size.height }
    return LayeredDrawing(
      size: .init(width: width, height: (bottom.max() ?? 0) + 2 * Self.margin), boxes: boxes,
      routes: routes)
  }

  private func rectangle(of vertex: Int) -> LayeredDrawing.Box {
    let size = vertices.vertices[vertex].size
    let column = columns[vertices.vertices[vertex].layer]
    return LayeredDrawing.Box(
      x: column.x + (column.width - size.width) / 2, y: tops[vertex] + Self.margin,
      width: size.width, height: size.height)
  }

  /// Where an arrow meets a side of a vertex; labels and bends fill their columns.
  private func point(_ vertex: Int, isRight: Bool, _ y: Int) -> LayeredDrawing.Point {
    guard case .box = vertices.vertices[vertex].kind else {
      let column = columns[vertices.vertices[vertex].layer]
      return .init(x: isRight ? column.x + column.width : column.x, y: y)
    }
    let box = rectangle(of: vertex)
    return .init(x: isRight ? box.x + box.width : box.x, y: y)
  }

  /// Without points between two others of the same height.
  private func simplified(_ points: [LayeredDrawing.Point]) -> [LayeredDrawing.Point] {
    var result: [LayeredDrawing.Point] = []
    for point in points {
      if result.count > 1, result[result.count - 1].y == point.y,
        result[result.count - 2].y == point.y
      {
        result.removeLast()
      }
      if result.last != point { result.append(point) }
    }
    return result
  }
}

extension LayeredLayout {
  /// By piece: the heights of its ends. Arrows that share a side of a box are spread over it in
  /// the order of where they lead.
  private func ends() -> [(left: Int, right: Int)] {
    var ends = vertices.pieces.map { piece in
      (
        left: tops[piece.left] + piece.leftHeight + Self.margin,
        right: tops[piece.right] + piece.rightHeight + Self.margin
      )
    }
    for box in graph.boxes.indices {
      spread(
        vertices.pieces.indices.filter {
          vertices.pieces[$0].left == box && !vertices.pieces[$0].isLeftFixed
        }, over: box, { ends[$0].right }
      ) { ends[$0].left = $1 }
      spread(
        vertices.pieces.indices.filter {
          vertices.pieces[$0].right == box && !vertices.pieces[$0].isRightFixed
        }, over: box, { ends[$0].left }
      ) { ends[$0].right = $1 }
    }
    return ends
  }

  private func spread(
    _ pieces: [Int], over box: Int, _ other: (Int) -> Int, _ place: (Int, Int) -> Void
  ) {
    let sorted = pieces.sorted { (other($0), $0) < (other($1), $1) }
    // An arrow that may leave anywhere begins in the middle of where it may.
    guard let first = sorted.first else { return }
    let piece = vertices.pieces[first]
    let half = piece.left == box ? piece.leftHeight : piece.rightHeight
    let distance = 2 * half / (sorted.count + 1)
    for (position, index) in sorted.enumerated() {
      place(index, tops[box] + Self.margin + distance * (position + 1))
    }
  }
}
