/// Marks with which documents leave code out: `…`, `...` that is no operator, and `<#name#>`.
enum OmittedCode {
  /// What takes the place of a mark, byte for byte.
  enum Filling: UInt8 {
    /// A name, where an expression is left out.
    case name = 0x5F
    /// Nothing, where statements or declarations are.
    case space = 0x20
  }

  /// The bytes with every mark filled; as many as before.
  static func filled(_ bytes: [UInt8], with filling: Filling) -> [UInt8] {
    var filled = bytes
    var index = 0
    while index < bytes.count {
      guard let length = length(ofMarkAt: index, in: bytes) else {
        index += 1
        continue
      }
      for place in index..<(index + length) { filled[place] = filling.rawValue }
      index += length
    }
    return filled
  }

  private static func length(ofMarkAt index: Int, in bytes: [UInt8]) -> Int? {
    switch bytes[index] {
    case 0xE2 where bytes[index...].starts(with: Array("…".utf8)): 3
    case UInt8(ascii: ".") where isLone(at: index, in: bytes): 3
    case UInt8(ascii: "<") where bytes[index...].starts(with: Array("<#".utf8)):
      endOfPlaceholder(bytes, from: index).map { $0 - index }
    default: nil
    }
  }

  /// Whether three dots stand between nothing that they could be an operator of.
  private static func isLone(at index: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[index...].starts(with: Array("...".utf8)) else { return false }
    let before = bytes[..<index].last
    let after = index + 3 < bytes.count ? bytes[index + 3] : nil
    let openings = Array(" \t\r\n{([,=:".utf8)
    let closings = Array(" \t\r\n})],;".utf8)
    return before.map(openings.contains) ?? true && after.map(closings.contains) ?? true
  }

  /// The byte behind `#>` on the same line.
  private static func endOfPlaceholder(_ bytes: [UInt8], from index: Int) -> Int? {
    var end = index + 2
    while end + 1 < bytes.count, bytes[end] != 0x0A {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      end += 1
    }
    return nil
  }
}
