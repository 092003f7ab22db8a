/// Orders the vertices of each layer from top to bottom so that few arrows cross.
struct LayerOrder {
  private let vertices: LayerVertices
  /// The pieces that begin in each layer.
  private let pieces: [[LayerVertices.Piece]]
  private var layers: [[Int]]
  private var positions: [Int]

  /// The layers of the vertices, ordered.
  static func layers(of vertices: LayerVertices) -> [[Int]] {
    var order = LayerOrder(vertices)
    var best = (layers: order.layers, cost: order.cost)
    var random = Sequence(state: 1)
    for trial in 0..<24 {
      if trial > 0 { order.shuffle(&random) }
      order.improve()
      let cost = order.cost
      if cost < best.cost { best = (order.layers, cost) }
    }
    return best.layers
  }

  private init(_ vertices: LayerVertices) {
    self.vertices = vertices
    layers = vertices.layers
    positions = Array(repeating: 0, count: vertices.vertices.count)
    var pieces = [[LayerVertices.Piece]](repeating: [], count: vertices.layers.count)
    for piece in vertices.pieces {
      pieces[vertices.vertices[piece.left].layer].append(piece)
    }
    self.pieces = pieces
    for layer in layers.indices { number(layer) }
  }

  private mutating func number(_ layer: Int) {
    for (position, vertex) in layers[layer].enumerated() { positions[vertex] = position }
  }

  /// Crossings first, then how far arrows climb.
  private var cost: (Int, Int) {
    var climbs = 0
    for piece in vertices.pieces {
      climbs += abs(positions[piece.left] - positions[piece.right])
    }
    return (layers.indices.reduce(0) { $0 + crossings(after: $1) }, climbs)
  }

  private func crossings(after layer: Int) -> Int {
    let pieces = pieces[layer]
    var count = 0
    for (index, first) in pieces.enumerated() {
      for second in pieces[(index + 1)...] {
        let left = leftKey(first) - leftKey(second)
        let right = rightKey(first) - rightKey(second)
        if left * right < 0 { count += 1 }
      }
    }
    return count
  }

  private func leftKey(_ piece: LayerVertices.Piece) -> Int {
    positions[piece.left] * 4096 + piece.leftHeight
  }

  private func rightKey(_ piece: LayerVertices.Piece) -> Int {
    positions[piece.right] * 4096 + piece.rightHeight
  }

  /// Sweeps over the layers, then exchanges neighbours as long as that helps.
  private mutating func improve() {
    for sweep in 0..<8 {
      if sweep % 2 == 0 {
        for layer in layers.indices.dropFirst() { sort(layer, byLeft: true) }
      } else {
        for layer in layers.indices.dropLast().reversed() { sort(layer, byLeft: false) }
      }
      exchange()
    }
  }

  /// Sorts a layer by where its neighbours in the layer beside it stand.
  private mutating func sort(_ layer: Int, byLeft: Bool) {
    var sums: [Int: (sum: Int, count: Int)] = [:]
    for piece in pieces[byLeft ? layer - 1 : layer] {
      let (vertex, key) = byLeft ? (piece.right, leftKey(piece)) : (piece.left, rightKey(piece))
      sums[vertex, default: (0, 0)].sum += key
      sums[vertex, default: (0, 0)].count += 1
    }
    // Vertices without neighbours there stay where they are.
    let moving = layers[layer].filter { sums[$0] != nil }
    let sorted = moving.sorted {
      guard let first = sums[$0], let second = sums[$1] else { return false }
      let (left, right) = (first.sum * second.count, second.sum * first.count)
      return left == right ? positions[$0] < positions[$1] : left < right
    }
    var next = sorted.makeIterator()
    for position in layers[layer].indices where sums[layers[layer][position]] != nil {
      if let vertex = next.next() { layers[layer][position] = vertex }
    }
    number(layer)
  }

  private mutating func exchange() {
    var isBetter = true
    while isBetter {
      isBetter = false
      for layer in layers.indices {
        for position in layers[layer].indices.dropLast() {
          let before = local(layer)
          swap(layer, position)
          if local(layer) < before { isBetter = true } else { swap(layer, position) }
        }
      }
    }
  }

  private func local(_ layer: Int) -> Int {
    crossings(after: layer) + (layer > 0 ? crossings(after: layer - 1) : 0)
  }

  private mutating func swap(_ layer: Int, _ position: Int) {
    layers[layer].swapAt(position, position + 1)
    positions[layers[layer][position]] = position
    positions[layers[layer][position + 1]] = position + 1
  }

  private mutating func shuffle(_ random: inout Sequence) {
    for layer in layers.indices {
      for position in layers[layer].indices.dropFirst() {
        layers[layer].swapAt(position, Int(random.next() % UInt64(position + 1)))
      }
      number(layer)
    }
  }

  /// Numbers that are the same in every run.
  private struct Sequence {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var word = state
      word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
      word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
      return word ^ (word >> 31)
    }
  }
}
