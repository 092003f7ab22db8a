/// A tree of sequences of units, in one table of steps: from a node by a unit to the next node.
struct UnitTree: Sendable {
  /// The node from which every sequence starts.
  static let root: Int32 = 0

  /// A step in one number, so that it is found by one look into memory: the node in the upper bits,
  /// then the unit, then where it leads. Zero where no step stands; a power of two many.
  private var steps: [UInt64]
  /// The number of nodes.
  private(set) var count = 1

  private static let bitsOfNode: UInt64 = 22
  private static let bitsOfUnit: UInt64 = 20
  private static let nodes: UInt64 = (1 << bitsOfNode) - 1

  /// An empty tree with room for some nodes.
  init(capacity: Int) {
    steps = Array(
      repeating: 0, count: 1 << (Int.bitWidth - max(capacity, 8).leadingZeroBitCount + 1))
  }

  /// Where a unit leads from a node; nil where no sequence goes on so.
  func next(from node: Int32, by unit: WordUnits.Unit) -> Int32? {
    let step = steps[place(of: Self.step(node, unit))]
    return step == 0 ? nil : Int32(step & Self.nodes)
  }

  /// Where a unit leads from a node, made where there was no such way.
  mutating func grow(from node: Int32, by unit: WordUnits.Unit) -> Int32 {
    let step = Self.step(node, unit)
    var place = place(of: step)
    if steps[place] != 0 { return Int32(steps[place] & Self.nodes) }
    if count * 2 > steps.count {
      widen()
      place = self.place(of: step)
    }
    precondition(
      count <= Self.nodes && unit >> Self.bitsOfUnit == 0,
      "more words than a tree of words has room for")
    steps[place] = step << Self.bitsOfNode | UInt64(count)
    count += 1
    return Int32(count - 1)
  }

  /// A number for a node and a unit.
  private static func step(_ node: Int32, _ unit: WordUnits.Unit) -> UInt64 {
    UInt64(UInt32(node)) << bitsOfUnit | UInt64(unit)
  }

  /// Where a step stands, or would: beside the steps of the nodes around its own, for those are what is
  /// read next and what was written last; anywhere, where that place is taken.
  private func place(of step: UInt64) -> Int {
    let mask = steps.count - 1
    func isFound(_ place: Int) -> Bool {
      steps[place] == 0 || steps[place] >> Self.bitsOfNode == step
    }
    let near = Int((step >> Self.bitsOfUnit) << 1 | step & 1) & mask
    if isFound(near) { return near }
    // The upper bits of the product depend on every bit of the step.
    var place = Int(truncatingIfNeeded: (step &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while !isFound(place) { place = (place + 1) & mask }
    return place
  }

  private mutating func widen() {
    let old = steps
    steps = Array(repeating: 0, count: old.count * 2)
    for step in old where step != 0 { steps[place(of: step >> Self.bitsOfNode)] = step }
  }
}
