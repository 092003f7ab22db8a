/// Gives every vertex its height so that arrows climb as little as the order of a layer allows.
struct LayerHeights {
  private let vertices: LayerVertices
  private let layers: [[Int]]
  private var tops: [Double]

  /// The upper edges by vertex, the highest at 0.
  static func tops(of vertices: LayerVertices, in layers: [[Int]]) -> [Int] {
    var heights = LayerHeights(vertices: vertices, layers: layers)
    for sweep in 0..<120 {
      for layer in sweep % 2 == 0 ? Array(layers.indices) : layers.indices.reversed() {
        heights.settle(layer)
      }
    }
    return heights.rounded()
  }

  private init(vertices: LayerVertices, layers: [[Int]]) {
    self.vertices = vertices
    self.layers = layers
    tops = Array(repeating: 0, count: vertices.vertices.count)
    for layer in layers {
      for (offset, vertex) in zip(offsets(layer), layer) { tops[vertex] = Double(offset) }
    }
  }

  /// How far below the first vertex of a layer the others have to begin.
  private func offsets(_ layer: [Int]) -> [Int] {
    var offsets: [Int] = []
    for (position, vertex) in layer.enumerated() {
      guard position > 0, let last = offsets.last else {
        offsets.append(0)
        continue
      }
      let above = layer[position - 1]
      offsets.append(
        last + vertices.vertices[above].size.height + vertices.gap(above, vertex))
    }
    return offsets
  }

  /// Puts the vertices of a layer where their arrows want them, as nearly as the order allows:
  /// the least sum of squares, found by pooling those that stand in each other's way.
  private mutating func settle(_ layer: Int) {
    let (sums, weights) = wishes(layer)
    var pools: [(sum: Double, weight: Double, count: Int)] = []
    let offsets = offsets(layers[layer])
    for (position, vertex) in layers[layer].enumerated() {
      let weight = weights[vertex] ?? 0
      let wish = weight > 0 ? (sums[vertex] ?? 0) / weight : tops[vertex]
      let pull = max(weight, 0.01)
      pools.append(((wish - Double(offsets[position])) * pull, pull, 1))
      while pools.count > 1 {
        let (last, other) = (pools[pools.count - 1], pools[pools.count - 2])
        guard other.sum / other.weight > last.sum / last.weight else { break }
        pools.removeLast(2)
        pools.append(
          (other.sum + last.sum, other.weight + last.weight, other.count + last.count))
      }
    }
    var position = 0
    for pool in pools {
      for _ in 0..<pool.count {
        tops[layers[layer][position]] = pool.sum / pool.weight + Double(offsets[position])
        position += 1
      }
    }
  }

  /// By vertex of a layer: where its arrows want it, weighed; long arrows shall be straight.
  private func wishes(_ layer: Int) -> (sums: [Int: Double], weights: [Int: Double]) {
    var sums: [Int: Double] = [:]
    var weights: [Int: Double] = [:]
    for piece in vertices.pieces {
      let (left, right) = (vertices.vertices[piece.left], vertices.vertices[piece.right])
      guard left.layer == layer || right.layer == layer else { continue }
      let bends = [left, right].count { if case .box = $0.kind { false } else { true } }
      let weight = [1.0, 2.0, 6.0][bends]
      let shift = Double(piece.leftHeight - piece.rightHeight)
      if left.layer == layer {
        sums[piece.left, default: 0] += weight * (tops[piece.right] - shift)
        weights[piece.left, default: 0] += weight
      } else {
        sums[piece.right, default: 0] += weight * (tops[piece.left] + shift)
        weights[piece.right, default: 0] += weight
      }
    }
    return (sums, weights)
  }

  /// Whole pixels that keep the distances.
  private func rounded() -> [Int] {
    var result = Array(repeating: 0, count: tops.count)
    let highest = layers.compactMap { $0.first }.map { tops[$0] }.min() ?? 0
    for layer in layers {
      var free = 0
      for (position, vertex) in layer.enumerated() {
        let top = Int((tops[vertex] - highest).rounded())
        result[vertex] = position == 0 ? top : max(top, free)
        let next = position + 1 < layer.count ? vertices.gap(vertex, layer[position + 1]) : 0
        free = result[vertex] + vertices.vertices[vertex].size.height + next
      }
    }
    return result
  }
}
