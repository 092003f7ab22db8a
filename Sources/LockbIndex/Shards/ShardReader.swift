/// Reads the numbers that `ShardText` writes.
struct ShardReader {
  private let letters: UnsafeBufferPointer<UInt8>
  /// Where the next number begins.
  private(set) var position = 0

  init(_ letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

  /// Whether a number follows.
  var hasMore: Bool { position < letters.count }

  /// The next number; 0 where there is none.
  mutating func number() -> Int {
    var value = 0
    var unit = 1
    while hasMore {
      let digit = ShardText.digit(of: letters[position])
      position += 1
      if digit < ShardText.base { return value + digit * unit }
      value += (digit - ShardText.base) * unit
      unit *= ShardText.base
    }
    return value
  }
}
