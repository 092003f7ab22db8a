internal import LockbBase
internal import LockbPack
internal import LockbReference

extension ReferenceMap {
  /// By node of the drawing: what can be seen of the first of its states.
  var nodeStates: [ReferenceSnapshot?] {
    var found = [ReferenceSnapshot?](repeating: nil, count: graph.nodes.count)
    for (state, node) in zip(states, nodes) {
      guard let node, found[node] == nil else { continue }
      found[node] = state
    }
    return found
  }

  /// The prompts, in the order in which they are found.
  var prompts: [ReferenceStep.Prompt] {
    var found: [ReferenceStep.Prompt] = []
    for move in moves {
      if let prompt = move.step.prompt, !found.contains(prompt) { found.append(prompt) }
    }
    return found
  }
}

extension TransitionGraph {
  /// The drawing without the name of its context, which would tell drawings apart.
  var untitled: TransitionGraph { TransitionGraph(title: "", nodes: nodes, edges: edges) }
}
