internal import LockbText

/// A query made fit for analysis.
struct QueryText {
  /// Longer queries are cut, in bytes: nobody types them, and programs that paste them mean a few
  /// of their words.
  private static let longest = 4096

  /// In NFC, white space collapsed, control characters removed.
  let text: String
  /// Whether something was cut off.
  let isCut: Bool

  init(_ raw: String) {
    var scalars = String.UnicodeScalarView()
    var length = 0
    var needsSpace = false
    var isCut = false
    for scalar in Self.withoutEscapes(raw.unicodeScalars) {
      guard length < Self.longest else {
        isCut = true
        break
      }
      switch scalar.properties.generalCategory {
      case .control, .spaceSeparator, .lineSeparator, .paragraphSeparator:
        needsSpace = !scalars.isEmpty
      case .format, .surrogate, .unassigned, .privateUse:
        break
      default:
        if needsSpace { scalars.append(" ") }
        needsSpace = false
        scalars.append(scalar)
        length += UTF8.width(scalar)
      }
    }
    text = String(scalars).nfc
    self.isCut = isCut
  }

  /// The scalars without the escapes of white space that programs paste, as in `a \n b`: a
  /// space in their place. A letter behind a backslash that a word goes on from is the word's.
  private static func withoutEscapes(_ scalars: String.UnicodeScalarView) -> [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    var last: Unicode.Scalar?
    var scalars = scalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      let isEscape = last == "\\" && ["n", "r", "t"].contains(scalar)
      if isEscape, next?.properties.isAlphabetic != true, next?.properties.numericType == nil {
        result.append(" ")
      } else {
        result.append(scalar)
      }
      last = last == "\\" ? nil : scalar
    }
    return result
  }

  /// Whether some Hangul is in it: its writer reads Korean.
  var isKorean: Bool {
    text.unicodeScalars.contains {
      $0.isSyllable || (0x3131...0x318E).contains($0.value)
    }
  }
}
