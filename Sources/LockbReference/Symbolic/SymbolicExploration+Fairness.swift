extension SymbolicExploration {
  /// What one rule does on one event in a region, as far as it stays there.
  struct Move {
    /// Bits of the fair actions that it belongs to.
    let actions: UInt64
    let writes: UInt64
    /// Empty where it changes nothing.
    let branches: [Branch]
    /// The states of the region in which the rule applies.
    let area: WordSet
  }

  /// The states of a region from which a fair run can stay there for ever.
  ///
  /// What is left of the region is made smaller until every action that is owed in it can still be
  /// taken in it: in a part of it that no run leaves, all of them are then taken, again and again.
  /// `FairComponents` finds the same component by component.
  mutating func staying(
    in region: WordSet, _ steps: [(row: SymbolicTable.Row, area: WordSet, actions: UInt64)],
    fairness: [(isStrong: Bool, isRecurring: Bool)]
  ) -> WordSet {
    let moves = steps.compactMap { move(in: region, $0.row, $0.area, $0.actions) }
    let possible = fairness.indices.map { action in
      moves.filter { $0.actions >> UInt64(action) & 1 == 1 }
        .reduce(DecisionDiagrams.empty) { diagrams.union($0, $1.area) }
    }
    var fair = region
    var before = DecisionDiagrams.empty
    while fair != before, fair != DecisionDiagrams.empty {
      before = fair
      for action in fairness.indices {
        let (isStrong, isRecurring) = fairness[action]
        let impossible =
          isRecurring ? DecisionDiagrams.empty : diagrams.difference(fair, possible[action])
        var paying = isStrong ? DecisionDiagrams.empty : impossible
        for move in moves where move.actions >> UInt64(action) & 1 == 1 {
          let sources = sources(of: fair, by: move)
          paying = diagrams.union(paying, sources)
        }
        let near = reaching(diagrams.intersection(paying, fair), inside: fair, moves)
        fair = isStrong ? diagrams.union(near, impossible) : near
      }
    }
    return reaching(fair, inside: region, moves)
  }

  /// A rule in a region; nil where it does not apply there.
  private mutating func move(
    in region: WordSet, _ row: SymbolicTable.Row, _ area: WordSet, _ actions: UInt64
  ) -> Move? {
    let here = diagrams.intersection(area, region)
    if here == DecisionDiagrams.empty { return nil }
    let branches = row.flows.isEmpty ? [] : branches(of: here, by: row) ?? []
    let writes = row.writes & bits
    let staying = branches.compactMap { branch -> Branch? in
      let sources = sources(of: region, writes, branch)
      return sources == DecisionDiagrams.empty ? nil : Branch(value: branch.value, area: sources)
    }
    if staying.isEmpty, !row.flows.isEmpty, actions == 0 { return nil }
    return Move(
      actions: actions, writes: row.flows.isEmpty ? 0 : writes, branches: staying, area: here)
  }

  /// The states from which a branch leads into a set.
  private mutating func sources(
    of set: WordSet, _ writes: UInt64, _ branch: Branch
  ) -> WordSet {
    let written = diagrams.words(like: branch.value, in: writes)
    let kept = diagrams.meet(set, written, forgetting: writes)
    return diagrams.intersection(branch.area, kept)
  }

  /// The states from which a move leads into a set.
  private mutating func sources(of set: WordSet, by move: Move) -> WordSet {
    if move.writes == 0 { return diagrams.intersection(move.area, set) }
    var sources = DecisionDiagrams.empty
    for branch in move.branches {
      let part = self.sources(of: set, move.writes, branch)
      sources = diagrams.union(sources, part)
    }
    return sources
  }

  /// The states of a region from which moves inside it lead to some of its states.
  private mutating func reaching(
    _ goal: WordSet, inside region: WordSet, _ moves: [Move]
  ) -> WordSet {
    var reaching = goal
    var known = DecisionDiagrams.empty
    while reaching != known {
      known = reaching
      for move in moves where move.writes != 0 {
        let sources = sources(of: reaching, by: move)
        let inside = diagrams.intersection(sources, region)
        reaching = diagrams.union(reaching, inside)
      }
    }
    return reaching
  }
}
