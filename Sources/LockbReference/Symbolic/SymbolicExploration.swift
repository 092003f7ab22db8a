/// A walk through a table that takes all states at once in which a rule applies.
///
/// Each image is added to the states before the next rule is looked at: what parts of a machine do
/// without each other is then soon there in all combinations, which keeps the diagrams small.
struct SymbolicExploration {
  typealias WordSet = DecisionDiagrams.WordSet

  /// The states that are known after a rule was applied.
  private struct Growth {
    let event: Int
    let before: WordSet
    let after: WordSet
  }

  let table: SymbolicTable
  var diagrams = DecisionDiagrams()
  /// The bits that some reachable state has.
  private(set) var bits: UInt64
  /// Every reachable state.
  private(set) var reached = DecisionDiagrams.empty
  private var start = DecisionDiagrams.empty
  private var growths: [Growth] = []
  /// By the number of a condition and the values at hand: the states that meet it.
  private var meetings: [UInt64: WordSet] = [:]

  init(_ table: SymbolicTable, from initial: [UInt64]) {
    self.table = table
    bits = initial.reduce(0, |)
    start = diagrams.words(like: initial, in: bits)
    reached = start
    walk()
  }

  /// Applies every rule until there is nothing new.
  private mutating func walk() {
    var isNew = true
    var looked = [WordSet](repeating: DecisionDiagrams.empty, count: table.events.count)
    var done: [Int: WordSet] = [:]
    while isNew {
      isNew = false
      for (number, event) in table.events.enumerated() where looked[number] != reached {
        looked[number] = reached
        for (row, area) in areas(of: event, in: reached) where !row.flows.isEmpty {
          let key = number << 16 | row.rule
          if done[key] == area { continue }
          guard let image = image(of: area, by: row) else {
            // The sets at hand do not know the new bit, and one of them could come back.
            for event in looked.indices { looked[event] = DecisionDiagrams.empty }
            done = [:]
            isNew = true
            break
          }
          done[key] = area
          let grown = diagrams.union(reached, image)
          if grown == reached { continue }
          growths.append(Growth(event: number, before: reached, after: grown))
          reached = grown
          isNew = true
        }
      }
    }
  }

  /// Takes bits into account that no state had so far.
  private mutating func admit(_ new: UInt64) {
    let without = diagrams.words(like: 0, in: new)
    start = diagrams.intersection(start, without)
    reached = diagrams.intersection(reached, without)
    growths = growths.map { growth in
      Growth(
        event: growth.event, before: diagrams.intersection(growth.before, without),
        after: diagrams.intersection(growth.after, without))
    }
    bits |= new
    meetings = [:]
  }

  /// The states of a set in which an event fits, and, by rule, those in which the rule applies.
  mutating func areas(
    of event: SymbolicTable.Event, in set: WordSet
  ) -> [(row: SymbolicTable.Row, area: WordSet)] {
    let here = states(in: set, where: [event.fits])
    var rest = here
    var areas: [(row: SymbolicTable.Row, area: WordSet)] = []
    for row in event.ordinary {
      let area = states(in: here, where: row.guards)
      guard area != DecisionDiagrams.empty else { continue }
      if !event.otherwise.isEmpty { rest = diagrams.difference(rest, area) }
      areas.append((row, area))
    }
    for row in event.otherwise {
      let allowed = states(in: here, where: row.guards)
      let area = diagrams.intersection(rest, allowed)
      if area != DecisionDiagrams.empty { areas.append((row, area)) }
    }
    return areas
  }

  /// The states of a set that meet conditions.
  mutating func states(in set: WordSet, where conditions: [SymbolicTable.Condition]) -> WordSet {
    var allowed = DecisionDiagrams.all
    for condition in conditions {
      let here = states(like: set, where: condition)
      if here == DecisionDiagrams.empty { return here }
      allowed = diagrams.intersection(allowed, here)
    }
    return diagrams.intersection(set, allowed)
  }

  /// The states that agree, in what a condition reads, with one of a set that meets it.
  private mutating func states(
    like set: WordSet, where condition: SymbolicTable.Condition
  ) -> WordSet {
    let reads = condition.reads & bits
    let projection = diagrams.projection(of: set, onto: reads)
    let key = UInt64(condition.number) << 32 | UInt64(projection)
    if let known = meetings[key] { return known }
    let keys = diagrams.members(of: projection, in: reads)
    let meeting = keys.filter { condition.isMet($0) }
    let here =
      meeting.count == keys.count
      ? DecisionDiagrams.all : diagrams.words(like: meeting, in: reads)
    meetings[key] = here
    return here
  }

  /// What the states of a set have in some bits, in ascending order.
  mutating func values(of set: WordSet, in mask: UInt64) -> [UInt64] {
    let mask = mask & bits
    let projection = diagrams.projection(of: set, onto: mask)
    return diagrams.members(of: projection, in: mask)
  }

  /// The states to which a rule leads; nil where one has a bit that none had before.
  private mutating func image(of area: WordSet, by row: SymbolicTable.Row) -> WordSet? {
    guard let branches = branches(of: area, by: row) else { return nil }
    let writes = row.writes & bits
    var union = DecisionDiagrams.empty
    for branch in branches {
      let written = diagrams.words(like: branch.value, in: writes)
      let kept = diagrams.projection(of: branch.area, onto: ~writes)
      let image = diagrams.intersection(kept, written)
      union = diagrams.union(union, image)
    }
    return union
  }

  /// The states of a set to which a rule gives the same bits.
  struct Branch {
    /// What the rule writes.
    let value: UInt64
    let area: WordSet
  }

  /// A set in parts, by what a rule makes of its states; nil where one gets a bit that none had
  /// before.
  mutating func branches(of area: WordSet, by row: SymbolicTable.Row) -> [Branch]? {
    var branches = [Branch(value: 0, area: area)]
    for flow in row.flows {
      let reads = flow.reads & bits
      var parts: [Branch] = []
      for branch in branches {
        var keysByValue: [UInt64: [UInt64]] = [:]
        for key in values(of: branch.area, in: reads) {
          let after = row.effect(key) & flow.writes
          guard after & ~bits == 0 else {
            admit(after & ~bits)
            return nil
          }
          keysByValue[after, default: []].append(key)
        }
        if keysByValue.count == 1, let after = keysByValue.keys.first {
          parts.append(Branch(value: branch.value | after, area: branch.area))
          continue
        }
        for (after, keys) in keysByValue.sorted(by: { $0.key < $1.key }) {
          let like = diagrams.words(like: keys, in: reads)
          let part = diagrams.intersection(branch.area, like)
          parts.append(Branch(value: branch.value | after, area: part))
        }
      }
      branches = parts
    }
    return branches
  }

  /// A state from which a rule leads to a state, in a set; nil where there is none.
  private mutating func source(
    of target: UInt64, by row: SymbolicTable.Row, in area: WordSet
  ) -> UInt64? {
    let kept = diagrams.words(like: target, in: bits & ~row.writes)
    var set = diagrams.intersection(area, kept)
    for flow in row.flows {
      let reads = flow.reads & bits
      let keys = values(of: set, in: reads).filter {
        row.effect($0) & flow.writes == target & flow.writes
      }
      let like = diagrams.words(like: keys, in: reads)
      set = diagrams.intersection(set, like)
    }
    return values(of: set, in: .max).first
  }

  /// A run to a state of a set: the initial state and the numbers of the events.
  mutating func run(to goal: WordSet) -> (start: UInt64, events: [Int])? {
    var goal = goal
    var events: [Int] = []
    while diagrams.intersection(start, goal) == DecisionDiagrams.empty {
      guard let first = firstGrowth(to: goal) else { return nil }
      let reached = diagrams.intersection(growths[first].after, goal)
      guard let target = values(of: reached, in: .max).first else { return nil }
      let number = growths[first].event
      guard let source = source(of: target, by: number, in: growths[first].before) else {
        return nil
      }
      events.append(number)
      goal = diagrams.words(like: source, in: bits)
    }
    let common = diagrams.intersection(start, goal)
    guard let state = values(of: common, in: .max).first else { return nil }
    return (state, events.reversed())
  }

  private mutating func firstGrowth(to goal: WordSet) -> Int? {
    for (index, growth) in growths.enumerated()
    where diagrams.intersection(growth.after, goal) != DecisionDiagrams.empty {
      return index
    }
    return nil
  }

  /// A state of a set from which an event leads to a state; nil where there is none.
  private mutating func source(
    of target: UInt64, by event: Int, in set: WordSet
  ) -> UInt64? {
    for (row, area) in areas(of: table.events[event], in: set) {
      if let source = source(of: target, by: row, in: area) { return source }
    }
    return nil
  }
}
