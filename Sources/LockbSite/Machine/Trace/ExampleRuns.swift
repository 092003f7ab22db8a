internal import LockbPack

/// For each row and prompt of a machine the shortest run that comes to it, in the first context
/// that has one: the newest version of the usual platform goes first.
struct ExampleRuns: Sendable {
  /// A run.
  struct Run: Sendable {
    let request: ReferenceRequest
    let steps: [ReferenceStep]
  }

  private let runs: [String: Run]

  init(_ atlas: MachineAtlas) {
    var runs: [String: Run] = [:]
    for number in Self.order(of: atlas) {
      let context = atlas.contexts[number]
      let ways = Self.ways(in: context.map)
      for (index, move) in ways.enumerated() {
        for name in [move.step.row, move.step.prompt?.id].compactMap(\.self)
        where runs[name] == nil {
          runs[name] = Self.run(to: index, ways, in: context)
        }
      }
    }
    self.runs = runs
  }

  /// The shortest run to a row or a prompt; nil where no map comes to it.
  func run(to name: String) -> Run? { runs[name] }

  /// The contexts that declare every key: of each platform the newest first.
  private static func order(of atlas: MachineAtlas) -> [Int] {
    var order: [Int] = []
    var platforms: [String] = []
    for place in atlas.places where !platforms.contains(place.platform) {
      platforms.append(place.platform)
    }
    for platform in platforms {
      for place in atlas.places.reversed() where place.platform == platform {
        if !order.contains(place.whole) { order.append(place.whole) }
      }
    }
    return order + atlas.contexts.indices.filter { !order.contains($0) }
  }

  /// The moves in the order of a walk that tries the nearest states first.
  private static func ways(in map: ReferenceMap) -> [ReferenceMap.Move] {
    var starts = [[ReferenceMap.Move]](repeating: [], count: map.states.count)
    for move in map.moves { starts[move.from].append(move) }
    var ways: [ReferenceMap.Move] = []
    var isKnown = [Bool](repeating: false, count: map.states.count)
    var queue = map.states.isEmpty ? [] : [0]
    if !queue.isEmpty { isKnown[0] = true }
    var next = 0
    while next < queue.count {
      for move in starts[queue[next]] {
        ways.append(move)
        if !isKnown[move.to] {
          isKnown[move.to] = true
          queue.append(move.to)
        }
      }
      next += 1
    }
    return ways
  }

  private static func run(
    to index: Int, _ ways: [ReferenceMap.Move], in context: MachineAtlas.Context
  ) -> Run {
    var moves = [ways[index]]
    // The first move to a state is the one that the walk took.
    while let first = moves.first, first.from != 0,
      let before = ways.first(where: { $0.to == first.from })
    {
      moves.insert(before, at: 0)
    }
    var request = context.request
    request.events = moves.map { context.map.events[$0.event].name }
    return Run(request: request, steps: moves.map(\.step))
  }
}
