/// A set of packed states that numbers its members in the order in which they came.
public struct StateTable: Sendable {
  /// The members, by number.
  public private(set) var states: [UInt64] = []

  /// Open addressing with linear probing: a number plus one, or zero where the slot is free.
  private var slots: [UInt32]
  private var shift: UInt64

  /// The empty set.
  public init() {
    slots = Array(repeating: 0, count: 1 << 10)
    shift = 64 - 10
  }

  /// The number of a member, or nil.
  public func number(of bits: UInt64) -> UInt32? {
    let slot = slots[slot(for: bits)]
    return slot == 0 ? nil : slot - 1
  }

  /// The number of a state, which becomes a member if it is not one.
  public mutating func insert(_ bits: UInt64) -> UInt32 {
    let index = slot(for: bits)
    let slot = slots[index]
    if slot != 0 { return slot - 1 }
    let number = UInt32(states.count)
    states.append(bits)
    slots[index] = number + 1
    // A load of at most a half keeps the probes short.
    if states.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(for bits: UInt64) -> Int {
    let mixed = (bits ^ (bits >> 32)) &* 0x9e37_79b9_7f4a_7c15
    var index = Int(truncatingIfNeeded: mixed >> shift)
    let mask = slots.count - 1
    while slots[index] != 0, states[Int(slots[index] - 1)] != bits {
      index = (index + 1) & mask
    }
    return index
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    shift -= 2
    for (number, bits) in states.enumerated() {
      slots[slot(for: bits)] = UInt32(number) + 1
    }
  }
}
