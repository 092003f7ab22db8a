/// How wide text will be in a drawing, a little generously: what draws it chooses the font.
enum TextRoom {
  /// Pixels for a line of text.
  static func width(_ text: String, size: Int, isCode: Bool = false) -> Int {
    let tenths = text.unicodeScalars.reduce(0) { sum, scalar in
      sum + tenthsOfSize(scalar, isCode: isCode)
    }
    return (tenths * size + 99) / 100 + 2
  }

  /// Hundredths of the size of the font.
  private static func tenthsOfSize(_ scalar: Unicode.Scalar, isCode: Bool) -> Int {
    // Hangul and other letters that fill a square.
    if scalar.value >= 0x1100, scalar.properties.isAlphabetic { return 100 }
    if isCode { return 62 }
    switch scalar {
    case "i", "j", "l", "t", "f", "r", "I", " ", ".", ",", ":", ";", "'", "’", "|", "(", ")", "/":
      return 38
    case "m", "w", "M", "W", "…", "—", "↻", "⇠": return 96
    case "A"..."Z", "“", "”": return 72
    default: return 60
    }
  }

  /// The text in lines that are not wider than some pixels, broken at spaces; a word that is wider
  /// stands alone.
  static func lines(_ text: String, size: Int, width: Int, isCode: Bool = false) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last,
        Self.width(last + " " + word, size: size, isCode: isCode) <= width
      {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
