/// Sets of words as decision diagrams in one store: shared, ordered from the highest bit down, each
/// set once, so that equal sets have equal numbers.
///
/// A set of millions of states of a machine whose parts are loosely coupled takes some thousand
/// nodes, and an operation on it takes about as long as there are nodes.
struct DecisionDiagrams {
  /// A set, by the number of its topmost node.
  typealias WordSet = UInt32

  /// No word.
  static let empty: WordSet = 0
  /// Every word.
  static let all: WordSet = 1

  /// Which operation a result in `cache` belongs to.
  private enum Operation: UInt64 { case union, intersection, difference }

  private struct Node {
    var bit: Int8
    var low: WordSet
    var high: WordSet
  }

  private struct Result {
    var key: (UInt64, UInt64) = (.max, .max)
    var value: WordSet = 0
  }

  private var nodes = [Node(bit: -1, low: 0, high: 0), Node(bit: -1, low: 1, high: 1)]
  /// Open addressing with linear probing: the number of a node, or zero where the slot is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  /// The results of operations; a later one takes the place of an earlier one.
  private var cache = [Result](repeating: Result(), count: 1 << 12)

  /// The words in either set.
  mutating func union(_ left: WordSet, _ right: WordSet) -> WordSet {
    combine(.union, min(left, right), max(left, right))
  }

  /// The words in both sets.
  mutating func intersection(_ left: WordSet, _ right: WordSet) -> WordSet {
    combine(.intersection, min(left, right), max(left, right))
  }

  /// The words of the first set that are not in the second.
  mutating func difference(_ left: WordSet, _ right: WordSet) -> WordSet {
    combine(.difference, left, right)
  }

  /// The words that agree, in the bits of a mask, with a word of the set.
  mutating func projection(of set: WordSet, onto mask: UInt64) -> WordSet {
    meet(set, Self.all, forgetting: ~mask)
  }

  /// The words that agree, but for the bits forgotten, with a word in both sets.
  mutating func meet(_ left: WordSet, _ right: WordSet, forgetting mask: UInt64) -> WordSet {
    if left == 0 || right == 0 { return Self.empty }
    let (left, right) = (min(left, right), max(left, right))
    let bit = max(nodes[Int(left)].bit, nodes[Int(right)].bit)
    // Nothing below is forgotten, or everything is.
    if bit < 0 { return Self.all }
    let below: UInt64 = bit == 63 ? .max : 1 << UInt64(bit + 1) - 1
    if mask & below == 0 { return combine(.intersection, left, right) }
    let key = (UInt64(left) << 32 | UInt64(right), mask & below)
    let slot = slot(key)
    if cache[slot].key == key { return cache[slot].value }
    let (lowLeft, highLeft) = halves(left, at: bit)
    let (lowRight, highRight) = halves(right, at: bit)
    let low = meet(lowLeft, lowRight, forgetting: mask)
    let value: WordSet
    if mask >> UInt64(bit) & 1 == 1 {
      value =
        low == Self.all ? low : union(low, meet(highLeft, highRight, forgetting: mask))
    } else {
      value = node(bit, low, meet(highLeft, highRight, forgetting: mask))
    }
    cache[slot] = Result(key: key, value: value)
    return value
  }

  /// The words that agree with one word in the bits of a mask.
  mutating func words(like word: UInt64, in mask: UInt64) -> WordSet {
    var set = Self.all
    for bit in 0..<64 where mask >> UInt64(bit) & 1 == 1 {
      set = word >> UInt64(bit) & 1 == 1 ? node(Int8(bit), 0, set) : node(Int8(bit), set, 0)
    }
    return set
  }

  /// The words that agree with one of several in the bits of a mask.
  mutating func words(like words: [UInt64], in mask: UInt64) -> WordSet {
    var words = words
    return build(&words, 0..<words.count, mask)
  }

  private mutating func build(
    _ words: inout [UInt64], _ range: Range<Int>, _ mask: UInt64
  ) -> WordSet {
    if range.isEmpty { return Self.empty }
    if range.count == 1 { return self.words(like: words[range.lowerBound], in: mask) }
    if mask == 0 { return Self.all }
    let bit = UInt64(63 - mask.leadingZeroBitCount)
    var middle = range.lowerBound
    for index in range where words[index] >> bit & 1 == 0 {
      words.swapAt(index, middle)
      middle += 1
    }
    let rest = mask & ~(1 << bit)
    let low = build(&words, range.lowerBound..<middle, rest)
    return node(Int8(bit), low, build(&words, middle..<range.upperBound, rest))
  }

  /// Every word of a set that depends on the bits of a mask only, with all other bits zero, in
  /// ascending order.
  func members(of set: WordSet, in mask: UInt64) -> [UInt64] {
    var members: [UInt64] = []
    collect(set, mask, 0, &members)
    return members
  }

  private func collect(
    _ set: WordSet, _ mask: UInt64, _ word: UInt64, _ members: inout [UInt64]
  ) {
    if set == Self.empty { return }
    if mask == 0 {
      members.append(word)
      return
    }
    let bit = Int8(63 - mask.leadingZeroBitCount)
    let rest = mask & ~(1 << UInt64(bit))
    let (low, high) = halves(set, at: bit)
    collect(low, rest, word, &members)
    collect(high, rest, word | 1 << UInt64(bit), &members)
  }

  /// How many words a set has that depends on the bits of a mask only, all other bits being zero.
  func count(_ set: WordSet, in mask: UInt64, _ known: inout [WordSet: Int]) -> Int {
    if set == Self.empty { return 0 }
    let bit = nodes[Int(set)].bit
    let above = bit < 0 ? mask : bit == 63 ? 0 : mask & ~(1 << UInt64(bit + 1) - 1)
    return countBelow(set, mask, &known) << above.nonzeroBitCount
  }

  /// The same for the bits from the topmost one of the set down.
  private func countBelow(
    _ set: WordSet, _ mask: UInt64, _ known: inout [WordSet: Int]
  ) -> Int {
    if set <= Self.all { return Int(set) }
    if let count = known[set] { return count }
    let node = nodes[Int(set)]
    var count = 0
    for half in [node.low, node.high] where half != Self.empty {
      let next = nodes[Int(half)].bit
      let between = mask & (1 << UInt64(node.bit) - 1) & ~(next < 0 ? 0 : 1 << UInt64(next + 1) - 1)
      count += countBelow(half, mask, &known) << between.nonzeroBitCount
    }
    known[set] = count
    return count
  }

  /// Whether a word is in a set.
  func contains(_ word: UInt64, in set: WordSet) -> Bool {
    var set = set
    while set > Self.all {
      let node = nodes[Int(set)]
      set = word >> UInt64(node.bit) & 1 == 1 ? node.high : node.low
    }
    return set == Self.all
  }

  private mutating func combine(
    _ operation: Operation, _ left: WordSet, _ right: WordSet
  ) -> WordSet {
    switch operation {
    case .union:
      if left == right || left == 0 { return right }
      if left == 1 || right == 1 { return Self.all }
    case .intersection:
      if left == right || left == 1 { return right }
      if left == 0 { return Self.empty }
    case .difference:
      if left == 0 || left == right || right == 1 { return Self.empty }
      if right == 0 { return left }
    }
    let key = (UInt64(left) << 32 | UInt64(right), UInt64.max - operation.rawValue - 1)
    let slot = slot(key)
    if cache[slot].key == key { return cache[slot].value }
    let bit = max(nodes[Int(left)].bit, nodes[Int(right)].bit)
    let (lowLeft, highLeft) = halves(left, at: bit)
    let (lowRight, highRight) = halves(right, at: bit)
    let low = ordered(operation, lowLeft, lowRight)
    let high = ordered(operation, highLeft, highRight)
    let value = node(bit, low, high)
    cache[slot] = Result(key: key, value: value)
    return value
  }

  private mutating func ordered(
    _ operation: Operation, _ left: WordSet, _ right: WordSet
  ) -> WordSet {
    operation == .difference || left < right
      ? combine(operation, left, right) : combine(operation, right, left)
  }

  private func halves(_ set: WordSet, at bit: Int8) -> (low: WordSet, high: WordSet) {
    let node = nodes[Int(set)]
    return node.bit == bit ? (node.low, node.high) : (set, set)
  }

  private func slot(_ key: (UInt64, UInt64)) -> Int {
    var mixed = key.0 &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ mixed >> 29 ^ key.1) &* 0xbf58_476d_1ce4_e5b9
    return Int(truncatingIfNeeded: mixed >> 20) & (cache.count - 1)
  }

  private mutating func node(_ bit: Int8, _ low: WordSet, _ high: WordSet) -> WordSet {
    if low == high { return low }
    let index = slot(bit, low, high)
    if slots[index] != 0 { return slots[index] }
    let number = WordSet(nodes.count)
    nodes.append(Node(bit: bit, low: low, high: high))
    slots[index] = number
    if nodes.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(_ bit: Int8, _ low: WordSet, _ high: WordSet) -> Int {
    var mixed = (UInt64(low) << 32 | UInt64(high)) &* 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ mixed >> 32 ^ UInt64(bit)) &* 0xbf58_476d_1ce4_e5b9
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: mixed >> 24) & mask
    while slots[index] != 0 {
      let node = nodes[Int(slots[index])]
      if node.low == low, node.high == high, node.bit == bit { return index }
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 4)
    if cache.count < 1 << 20 {
      cache = [Result](repeating: Result(), count: cache.count * 4)
    }
    for number in 2..<nodes.count {
      let node = nodes[number]
      slots[slot(node.bit, node.low, node.high)] = WordSet(number)
    }
  }
}
