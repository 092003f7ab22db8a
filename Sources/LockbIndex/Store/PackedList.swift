/// Lists of short texts in one column, and of numbers in one blob.
enum PackedList {
  private static let separator = "\u{1F}"

  /// Texts as one text.
  static func text(_ list: [String]) -> String { list.joined(separator: separator) }

  /// The texts of a list; an empty text is no text.
  static func list(_ text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }

  /// Ascending numbers as the differences between them, seven bits a byte.
  static func blob(_ numbers: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(numbers.count + 8)
    var last = 0
    for number in numbers {
      var rest = UInt(bitPattern: number &- last)
      last = number
      while rest >= 0x80 {
        bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
    return bytes
  }

  /// The numbers of a blob.
  static func numbers(_ blob: [UInt8]) -> [Int] {
    var numbers: [Int] = []
    var last = 0
    var value: UInt = 0
    var shift: UInt = 0
    for byte in blob {
      if shift < 64 { value |= UInt(byte & 0x7F) << shift }
      shift += 7
      guard byte < 0x80 else { continue }
      last = last &+ Int(bitPattern: value)
      numbers.append(last)
      value = 0
      shift = 0
    }
    return numbers
  }
}
