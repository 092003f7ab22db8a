/// Looks for a fair run that gets into a region and stays there for ever.
struct LassoSearch {
  /// A transition: a state and an event.
  typealias Move = (state: UInt32, event: Int)

  let fairness: FairComponents
  /// The states in which the run may stay.
  let region: [Bool]

  private var exploration: Exploration { fairness.exploration }

  /// The first of some states, all in the region, from which such a run exists, the way from there
  /// into the loop, and the loop, which is empty where nothing more happens.
  func find(from sources: [UInt32]) -> (source: UInt32, approach: [Move], loop: [Move])? {
    let component = fairness.label(region)
    guard component.contains(where: { $0 != 0 }) else { return nil }
    let canStay = ReverseMoves(exploration).reaching(component.map { $0 != 0 }, inside: region)
    guard let source = sources.first(where: { canStay[Int($0)] }) else { return nil }
    guard
      let approach = path(
        from: source, where: { region[Int($0)] }, until: { component[Int($0)] != 0 })
    else { return nil }
    let entry = end(of: approach, from: source)
    return (source, approach, loop(at: entry, in: component))
  }

  /// A loop from a state through its component that pays every action that would else be owed.
  private func loop(at entry: UInt32, in component: [UInt32]) -> [Move] {
    let id = component[Int(entry)]
    let inside = { (state: UInt32) in component[Int(state)] == id }
    var loop: [Move] = []
    var current = entry
    var settled: UInt64 = 0
    for bit in 0..<64 where fairness.all & (1 << bit) != 0 {
      let action: UInt64 = 1 << bit
      if settled & action != 0 { continue }
      let isWeak = (fairness.strong | fairness.recurring) & action == 0
      let steps = path(
        from: current, where: inside,
        until: { state in
          (isWeak && fairness.enabled(in: state) & action == 0)
            || payment(of: action, in: state, inside) != nil
        })
      // No such state: a strongly fair action that is possible nowhere inside.
      guard let steps else { continue }
      loop += steps
      current = end(of: steps, from: current)
      let enabled = fairness.enabled(in: current)
      settled |= ~enabled & ~fairness.strong & ~fairness.recurring
      if let event = payment(of: action, in: current, inside) {
        loop.append((current, event))
        settled |= fairness.actions(of: current, by: event)
        current = exploration.target(of: current, by: event) ?? current
      }
    }
    if current != entry {
      loop += path(from: current, where: inside, until: { $0 == entry }) ?? []
    }
    return loop
  }

  private func payment(
    of action: UInt64, in state: UInt32, _ inside: (UInt32) -> Bool
  ) -> Int? {
    (0..<exploration.eventCount).first { event in
      fairness.actions(of: state, by: event) & action != 0
        && exploration.target(of: state, by: event).map(inside) ?? false
    }
  }

  private func end(of path: [Move], from start: UInt32) -> UInt32 {
    path.last.flatMap { exploration.target(of: $0.state, by: $0.event) } ?? start
  }

  private func path(
    from start: UInt32, where inside: (UInt32) -> Bool, until isGoal: (UInt32) -> Bool
  ) -> [Move]? {
    exploration.shortestPath(from: [start], where: inside, until: isGoal)
  }
}
