/// A tree of sequences of units, in one table of steps: from a node by a unit to the next node.
struct UnitTree: Sendable {
  /// The node from which every sequence starts.
  static let root: Int32 = 0

  /// The node and the unit of each step, with empty places, zeros, between; a power of two many.
  private var steps: [UInt64]
  /// Where each step leads.
  private var targets: [Int32]
  /// The number of nodes.
  private(set) var count = 1

  /// An empty tree with room for some nodes.
  init(capacity: Int) {
    let size = 1 << (Int.bitWidth - max(capacity, 8).leadingZeroBitCount + 1)
    steps = Array(repeating: 0, count: size)
    targets = Array(repeating: 0, count: size)
  }

  /// Where a unit leads from a node; nil where no sequence goes on so.
  func next(from node: Int32, by unit: WordUnits.Unit) -> Int32? {
    let step = Self.step(node, unit)
    let place = place(of: step)
    return steps[place] == step ? targets[place] : nil
  }

  /// Where a unit leads from a node, made where there was no such way.
  mutating func grow(from node: Int32, by unit: WordUnits.Unit) -> Int32 {
    let step = Self.step(node, unit)
    var place = place(of: step)
    if steps[place] == step { return targets[place] }
    if count * 2 > steps.count {
      widen()
      place = self.place(of: step)
    }
    steps[place] = step
    targets[place] = Int32(count)
    count += 1
    return targets[place]
  }

  /// A number for a step, never zero.
  private static func step(_ node: Int32, _ unit: WordUnits.Unit) -> UInt64 {
    (UInt64(UInt32(node)) << 32 | UInt64(unit)) + 1
  }

  /// Where a step stands, or would.
  private func place(of step: UInt64) -> Int {
    let mask = steps.count - 1
    // The upper bits of the product depend on every bit of the step.
    var place = Int(truncatingIfNeeded: (step &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while steps[place] != 0, steps[place] != step { place = (place + 1) & mask }
    return place
  }

  private mutating func widen() {
    let old = (steps, targets)
    steps = Array(repeating: 0, count: old.0.count * 2)
    targets = Array(repeating: 0, count: old.0.count * 2)
    for (step, target) in zip(old.0, old.1) where step != 0 {
      let place = place(of: step)
      steps[place] = step
      targets[place] = target
    }
  }
}
