/// The boxes, labels and bends of a drawing, each in a layer, and the pieces of arrows between
/// neighbouring layers: even layers hold boxes, odd ones the labels between them.
struct LayerVertices {
  /// What a vertex stands for.
  enum Kind: Hashable {
    case box(Int)
    /// The label of an arrow.
    case label(Int)
    /// An arrow that passes by.
    case bend(Int)
  }

  struct Vertex {
    var kind: Kind
    var layer: Int
    var size: LayeredGraph.Size
  }

  /// A piece of an arrow, from a vertex to one of the next layer.
  struct Piece {
    var arrow: Int
    var left: Int
    var right: Int
    /// How far below the top of the left and the right vertex it ends.
    var leftHeight: Int
    var rightHeight: Int
    /// Whether that is where it has to end.
    var isLeftFixed = false
    var isRightFixed = false
  }

  private(set) var vertices: [Vertex] = []
  /// By arrow, from left to right.
  private(set) var pieces: [Piece] = []
  /// The vertices of each layer.
  private(set) var layers: [[Int]] = []
  /// By arrow: whether it leads to the left.
  let isReversed: [Bool]

  init(_ graph: LayeredGraph) {
    let assignment = LayerAssignment(graph)
    isReversed = assignment.isReversed
    for (index, size) in graph.boxes.enumerated() {
      vertices.append(
        Vertex(kind: .box(index), layer: assignment.columns[index] * 2, size: size))
    }
    // Where a box has ports, other arrows leave above the first of them.
    var firstPorts: [Int: Int] = [:]
    for arrow in graph.arrows {
      guard let port = arrow.port else { continue }
      firstPorts[arrow.from] = min(firstPorts[arrow.from] ?? port, port)
    }
    for (index, arrow) in graph.arrows.enumerated() {
      let isReversed = isReversed[index]
      let (left, right) = isReversed ? (arrow.to, arrow.from) : (arrow.from, arrow.to)
      var last = left
      let between = (vertices[left].layer + 1)..<vertices[right].layer
      for layer in between {
        // Labels stand in the first column, where those of shorter arrows are.
        let label = layer == between.first ? arrow.label : nil
        vertices.append(
          Vertex(
            kind: label == nil ? .bend(index) : .label(index), layer: layer,
            size: label ?? .init(width: 0, height: 0)))
        addPiece(index, last, vertices.count - 1)
        last = vertices.count - 1
      }
      addPiece(index, last, right)
      guard let port = arrow.port else { continue }
      let end = pieces.indices.last { pieces[$0].arrow == index } ?? 0
      let begin = pieces.indices.first { pieces[$0].arrow == index } ?? 0
      if isReversed {
        pieces[end].rightHeight = port
        pieces[end].isRightFixed = true
      } else {
        pieces[begin].leftHeight = port
        pieces[begin].isLeftFixed = true
      }
    }
    for index in pieces.indices {
      if case .box(let box) = vertices[pieces[index].left].kind, let first = firstPorts[box],
        !pieces[index].isLeftFixed
      {
        pieces[index].leftHeight = first / 2
      }
      if case .box(let box) = vertices[pieces[index].right].kind, let first = firstPorts[box],
        !pieces[index].isRightFixed
      {
        pieces[index].rightHeight = first / 2
      }
    }
    layers = Array(repeating: [], count: (vertices.map(\.layer).max() ?? -1) + 1)
    for (index, vertex) in vertices.enumerated() { layers[vertex.layer].append(index) }
  }

  private mutating func addPiece(_ arrow: Int, _ left: Int, _ right: Int) {
    pieces.append(
      Piece(
        arrow: arrow, left: left, right: right, leftHeight: height(of: left),
        rightHeight: height(of: right)))
  }

  /// Where arrows meet a vertex: the middle of a box, the lower edge of a label.
  private func height(of vertex: Int) -> Int {
    let height = vertices[vertex].size.height
    if case .box = vertices[vertex].kind { return height / 2 }
    return height
  }

  /// How much room there has to be between a vertex and the one below it.
  func gap(_ above: Int, _ below: Int) -> Int {
    switch (vertices[above].kind, vertices[below].kind) {
    case (.box, .box): 22
    case (.bend, .bend): 10
    case (.box, _), (_, .box): 14
    case (.label, .label): 10
    default: 12
    }
  }
}
