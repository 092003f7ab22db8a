extension StateSpace {
  /// An edge before it has words.
  private struct EdgeKey: Hashable {
    var from: Int
    var event: Int
    var rule: Int
    var to: Int
    var output: System.Output

    var order: (Int, Int, Int, Int) { (from, event, rule, to) }
  }

  /// Draws the space.
  ///
  /// - Parameters:
  ///   - fields: what is shown of a state; states that show the same become one node. All fields
  ///     where nil.
  ///   - silentLoops: whether to draw transitions that stay in their node and show nothing.
  public func graph(
    showing fields: ((System.State) -> [StateField])? = nil, silentLoops: Bool = false
  ) -> TransitionGraph {
    let system = machine.system
    let shown = fields ?? { system.fields(of: $0) }
    var numbers: [[StateField]: Int] = [:]
    var groups: [(fields: [StateField], isInitial: Bool, states: Int)] = []
    var nodeOfState: [Int] = []
    for (number, state) in states.enumerated() {
      let fields = shown(state)
      let node = numbers[fields] ?? groups.count
      if node == groups.count {
        numbers[fields] = node
        groups.append((fields, false, 0))
      }
      groups[node].states += 1
      if number < exploration.initialCount { groups[node].isInitial = true }
      nodeOfState.append(node)
    }
    return TransitionGraph(
      title: system.name(of: machine.context),
      nodes: groups.enumerated().map { number, group in
        TransitionGraph.Node(
          id: "s\(number)", fields: group.fields, isInitial: group.isInitial,
          states: group.states)
      },
      edges: edges(nodeOfState, silentLoops))
  }

  private func edges(_ nodeOfState: [Int], _ silentLoops: Bool) -> [TransitionGraph.Edge] {
    var counts: [EdgeKey: Int] = [:]
    var order: [EdgeKey] = []
    for state in 0..<UInt32(stateCount) {
      for event in 0..<exploration.eventCount {
        guard let target = exploration.target(of: state, by: event) else { continue }
        let rule = Int(exploration.rules[Int(state) * exploration.eventCount + event])
        var after = self.state(state)
        let output = rules[rule].effect(&after, machine.events[event], machine.context)
        let key = EdgeKey(
          from: nodeOfState[Int(state)], event: event, rule: rule,
          to: nodeOfState[Int(target)], output: output)
        if counts[key] == nil { order.append(key) }
        counts[key, default: 0] += 1
      }
    }
    // Edges that differ in their output only keep the order in which they were found.
    let sorted = order.enumerated().sorted {
      $0.element.order == $1.element.order
        ? $0.offset < $1.offset : $0.element.order < $1.element.order
    }
    return sorted.compactMap { _, key in
      let output = machine.system.fields(of: key.output)
      if !silentLoops, key.from == key.to, output.isEmpty { return nil }
      return TransitionGraph.Edge(
        from: "s\(key.from)", to: "s\(key.to)",
        event: machine.system.name(of: machine.events[key.event]), rule: rules[key.rule].id,
        confidence: rules[key.rule].confidence, output: output, transitions: counts[key] ?? 0)
    }
  }
}
