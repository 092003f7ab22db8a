/// What a scalar means to the scanner.
enum ScalarClass: UInt8 {
  /// White space, punctuation, symbols: between words.
  case separator
  /// A Latin letter, full-width forms included.
  case latin
  /// A decimal digit, full-width forms included.
  case digit
  /// A Hangul syllable or jamo.
  case hangul
  /// A Han character or kana.
  case ideographic
  /// A letter or digit of any other script.
  case other
  /// A combining mark or an invisible joiner: belongs to the word it follows.
  case mark

  /// The class of a scalar value.
  @inline(__always)
  init(_ scalar: UInt32) {
    if scalar < 0x80 {
      self = Self.ascii(UInt8(truncatingIfNeeded: scalar))
    } else if scalar >= 0xAC00 && scalar <= 0xD7A3 {
      self = .hangul
    } else {
      self = Self.rare(scalar)
    }
  }

  /// The class of an ASCII byte.
  @inline(__always)
  static func ascii(_ byte: UInt8) -> ScalarClass {
    if (byte | 0x20) &- 0x61 < 26 { return .latin }
    if byte &- 0x30 < 10 { return .digit }
    return .separator
  }

  private static func rare(_ scalar: UInt32) -> ScalarClass {
    switch scalar {
    case 0xAD, 0x200C, 0x200D, 0x2060, 0xFEFF, 0xFE00...0xFE0F: .mark
    case 0xD7, 0xF7: .separator
    case 0xC0...0x2AF, 0x1E00...0x1EFF, 0x212A, 0x212B, 0xFF21...0xFF3A, 0xFF41...0xFF5A: .latin
    case 0x300...0x36F: .mark
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: .hangul
    case 0x2000...0x206F, 0x2190...0x2BFF, 0xE000...0xF8FF, 0x1F000...0x1FAFF: .separator
    case 0x3005, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF: .ideographic
    case 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAD9: .ideographic
    case 0x20000...0x323AF: .ideographic
    case 0xFF10...0xFF19: .digit
    default: classified(scalar)
    }
  }

  private static func classified(_ scalar: UInt32) -> ScalarClass {
    guard let scalar = Unicode.Scalar(scalar) else { return .separator }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return .other
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return .mark
    default:
      return .separator
    }
  }
}
