/// Writes decisions in as few letters as their chances allow: what is likely takes less than a bit.
/// The chances of each circumstance are learnt on the way, by the reader just as by the writer.
///
/// Letters are digits of 64, so that a compressor loses nothing on them.
struct ChanceWriter: ~Copyable {
  /// How many circumstances a number takes.
  static let number = 96
  /// Behind so many leading decisions of a number its other ones begin.
  private static let longestNumber = 24
  /// So many decisions are remembered: later ones count for more than those before them.
  private static let memory: UInt32 = 60
  /// How likely a decision is, in 1/32768, and how many have been met.
  private struct Chance {
    var odds: Int16 = 1 << 14
    var count: UInt16 = 0
  }

  /// Memory of its own: this is asked for every bit.
  private let chances: UnsafeMutableBufferPointer<Chance>
  private var low = 0
  private var range = (1 << 30) - 1
  /// The last digit that a carry may still change, and how many digits of 63 follow it.
  private var held: Int?
  private var full = 0
  private var text = ShardText()

  /// A writer for so many circumstances.
  init(circumstances: Int) {
    chances = .allocate(capacity: circumstances)
    chances.initialize(repeating: Chance())
  }

  deinit { chances.deallocate() }

  /// A decision in a circumstance.
  mutating func bit(_ isSet: Bool, _ circumstance: Int) {
    let chance = chances[circumstance]
    let (odds, count) = (Int32(chance.odds), UInt32(chance.count))
    // In 1/65536, the less the more decisions have moved the chance before.
    let rate = Int32(131_072 / (2 * count + 3))
    let change = (((isSet ? 32_767 : 0) - odds) * rate) >> 16
    chances[circumstance] = Chance(
      odds: Int16(odds + change), count: UInt16(min(count + 1, Self.memory)))
    choose(isSet, (range >> 12) * Int(max(1, odds >> 3)))
  }

  /// A number of so many bits, in circumstances for all that can stand before each bit.
  mutating func tree(_ value: Int, bits: Int, _ circumstance: Int) {
    var node = 1
    for place in (0..<bits).reversed() {
      let isSet = value >> place & 1 == 1
      bit(isSet, circumstance + node)
      node = node * 2 + (isSet ? 1 : 0)
    }
  }

  /// A number from 0 on: its length, its two leading bits, and the others as they are.
  mutating func number(_ value: Int, _ circumstance: Int) {
    let value = min(value, 1 << (Self.longestNumber - 1) - 2) + 1
    let length = Int.bitWidth - 1 - value.leadingZeroBitCount
    for place in 0..<length { bit(true, circumstance + place) }
    bit(false, circumstance + length)
    guard length > 0 else { return }
    let others = circumstance + Self.longestNumber + 3 * length
    let isSet = value >> (length - 1) & 1 == 1
    bit(isSet, others)
    guard length > 1 else { return }
    bit(value >> (length - 2) & 1 == 1, others + (isSet ? 2 : 1))
    for place in (0..<length - 2).reversed() {
      choose(value >> place & 1 == 1, range >> 1)
    }
  }

  /// A number that may be below 0.
  mutating func difference(_ value: Int, _ circumstance: Int) {
    number(value < 0 ? -2 * value - 1 : 2 * value, circumstance)
  }

  /// Ends the text with the fewest letters that tell it apart, and gives it back.
  mutating func finish() -> ShardText {
    for digits in (0..<5).reversed() {
      let mask = 1 << (6 * digits) - 1
      let end = (low + mask) & ~mask
      guard end < low + range else { continue }
      low = end
      for _ in 0..<5 - digits { shift() }
      break
    }
    // What is still held is written by a digit that needs none.
    shift()
    return text
  }

  /// Takes the lower part of what is left, up to a bound, or the upper one.
  private mutating func choose(_ isSet: Bool, _ bound: Int) {
    if isSet {
      range = bound
    } else {
      low += bound
      range -= bound
    }
    while range < 1 << 24 { shift() }
  }

  /// Writes the first digit that is left and makes room for another.
  private mutating func shift() {
    let digit = low >> 24
    if digit != 63 {
      if let held { text.letter(held + digit >> 6) }
      for _ in 0..<full { text.letter(digit > 63 ? 0 : 63) }
      full = 0
      held = digit & 63
    } else {
      full += 1
    }
    low = (low & 0xFF_FFFF) << 6
    range <<= 6
  }
}
