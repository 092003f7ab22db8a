/// The bytes that directives and front matter are made of.
extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let percent: UInt8 = 0x25
  static let apostrophe: UInt8 = 0x27
  static let star: UInt8 = 0x2A
  static let plus: UInt8 = 0x2B
  static let hyphen: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let semicolon: UInt8 = 0x3B
  static let less: UInt8 = 0x3C
  static let equals: UInt8 = 0x3D
  static let greater: UInt8 = 0x3E
  static let bracketOpen: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let bracketClose: UInt8 = 0x5D
  static let underscore: UInt8 = 0x5F
  static let backtick: UInt8 = 0x60
  static let braceOpen: UInt8 = 0x7B
  static let pipe: UInt8 = 0x7C
  static let braceClose: UInt8 = 0x7D
  static let tilde: UInt8 = 0x7E

  /// CR or LF.
  var isLineEnding: Bool { self == 0x0A || self == 0x0D }
  /// An upper-case letter of ASCII.
  var isUppercase: Bool { 0x41...0x5A ~= self }
  /// A lower-case letter of ASCII.
  var isLowercase: Bool { 0x61...0x7A ~= self }
  /// A digit of ASCII.
  var isDigit: Bool { 0x30...0x39 ~= self }
}

extension UInt64 {
  /// Whether one of the eight bytes is this one.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let rest = self ^ (ones &* UInt64(byte))
    return (rest &- ones) & ~rest & 0x8080_8080_8080_8080 != 0
  }
}
