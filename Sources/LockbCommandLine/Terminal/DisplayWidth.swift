extension Character {
  /// How many columns a terminal gives it: 0, 1 or 2. Hangul takes two, composed or not.
  var displayWidth: Int {
    if let byte = asciiValue { return byte < 0x20 || byte == 0x7F ? 0 : 1 }
    var width = 0
    for scalar in unicodeScalars {
      // U+FE0F asks for the emoji form of the character before it.
      width = scalar.value == 0xFE0F ? 2 : max(width, scalar.displayWidth)
    }
    return width
  }
}

extension StringProtocol {
  /// How many columns a terminal gives the text.
  var displayWidth: Int {
    reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch value {
    case 0..<0x20, 0x7F..<0xA0: 0
    case 0x20..<0x300: value == 0xAD ? 0 : 1
    case 0x1160...0x11FF: 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF,
      0x1B000...0x1B2FF, 0x20000...0x3FFFD:
      2
    default: isInvisible ? 0 : properties.isEmojiPresentation ? 2 : 1
    }
  }

  private var isInvisible: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }
}
