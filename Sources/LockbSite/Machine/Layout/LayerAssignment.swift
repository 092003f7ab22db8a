/// Gives every box a column so that most arrows lead to the right.
struct LayerAssignment {
  /// By box, from 0.
  private(set) var columns: [Int]
  /// By arrow: whether it leads to the left.
  private(set) var isReversed: [Bool]

  init(_ graph: LayeredGraph) {
    columns = Array(repeating: 0, count: graph.boxes.count)
    isReversed = Array(repeating: false, count: graph.arrows.count)
    var leaving = [[Int]](repeating: [], count: graph.boxes.count)
    for (index, arrow) in graph.arrows.enumerated() { leaving[arrow.from].append(index) }
    let order = turnBack(graph, leaving)
    for box in order {
      for index in leaving[box] where !isReversed[index] {
        let target = graph.arrows[index].to
        columns[target] = max(columns[target], columns[box] + 1)
      }
      for index in graph.arrows.indices
      where isReversed[index] && graph.arrows[index].to == box {
        let source = graph.arrows[index].from
        columns[source] = max(columns[source], columns[box] + 1)
      }
    }
  }

  /// Reverses the arrows that close a circle; the boxes such that arrows lead to later ones.
  private mutating func turnBack(_ graph: LayeredGraph, _ leaving: [[Int]]) -> [Int] {
    enum Visit { case never, going, done }
    var visits = [Visit](repeating: .never, count: graph.boxes.count)
    var finished: [Int] = []
    for root in graph.boxes.indices where visits[root] == .never {
      visits[root] = .going
      var stack = [(box: root, next: 0)]
      while let (box, next) = stack.last {
        guard next < leaving[box].count else {
          visits[box] = .done
          finished.append(box)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let arrow = leaving[box][next]
        let target = graph.arrows[arrow].to
        switch visits[target] {
        case .going: isReversed[arrow] = true
        case .never:
          visits[target] = .going
          stack.append((target, 0))
        case .done: break
        }
      }
    }
    return finished.reversed()
  }
}
