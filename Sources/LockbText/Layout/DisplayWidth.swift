/// How many columns text takes on a terminal.
public enum DisplayWidth {
  /// The columns of a text: two for Hangul, Han, kana and emoji, none for marks and controls.
  public static func columns(of text: some StringProtocol) -> Int {
    simpleColumns(of: text) ?? text.reduce(0) { $0 + columns(of: $1) }
  }

  /// The columns of a text of printable ASCII and syllables, of which each is a character of its
  /// own; nil for any other, since finding its characters takes far longer.
  private static func simpleColumns(of text: some StringProtocol) -> Int? {
    var columns = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F: columns += 1
      case 0xAC00...0xD7A3: columns += 2
      default: return nil
      }
    }
    return columns
  }

  /// The columns of one character: 0, 1 or 2.
  public static func columns(of character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    if scalars.dropFirst().contains(where: { $0.value == 0xFE0F }) { return 2 }
    guard let first = scalars.first else { return 0 }
    return columns(of: first)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x1160...0x11FF, 0xD7B0...0xD7FB, 0x200B...0x200F,
      0x2028...0x202E,
      0x2060...0x2064, 0xFEFF:
      return 0
    case 0x1100...0x115F, 0xA960...0xA97C, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x20000...0x3FFFD:
      return 2
    case 0x300...0x36F: return 0
    case 0xA0..<0x300: return 1
    default:
      break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
