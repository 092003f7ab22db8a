internal import LockbBase

/// Two asterisks as CommonMark sees them: by what stands on either side.
struct BoldMark {
  /// What CommonMark asks of a character beside a mark.
  enum Side {
    /// A blank, or the edge of a line.
    case space
    case punctuation
    /// Anything else.
    case letter
  }

  /// Its bytes.
  let range: SourceRange
  /// The character before it; nil at the beginning of a line.
  let previous: Unicode.Scalar?
  /// The character behind it; nil at the end of a line.
  let next: Unicode.Scalar?

  /// The mark at some bytes of a document. Asterisks that touch it belong to the same run.
  init(_ range: SourceRange, in document: CheckedDocument) {
    self.range = range
    let line = document.range(ofLine: document.line(at: range.lower))
    let before = document.text(at: SourceRange(min(line.lower, range.lower), range.lower))
    let after = document.text(at: SourceRange(range.upper, max(line.upper, range.upper)))
    previous = before.unicodeScalars.last { $0 != "*" }
    next = after.unicodeScalars.first { $0 != "*" }
  }

  /// Whether somebody may have meant bold text to begin here.
  var mayBegin: Bool { Self.side(next) != .space }
  /// Whether somebody may have meant bold text to end here.
  var mayEnd: Bool { Self.side(previous) != .space }

  /// Whether bold text cannot begin here: punctuation inside, a letter outside.
  var isKeptFromBeginning: Bool {
    Self.side(next) == .punctuation && Self.side(previous) == .letter
  }

  /// Whether bold text cannot end here: punctuation inside, a letter outside.
  var isKeptFromEnding: Bool {
    Self.side(previous) == .punctuation && Self.side(next) == .letter
  }

  /// The kind of a character beside a mark.
  static func side(_ scalar: Unicode.Scalar?) -> Side {
    guard let scalar, !scalar.properties.isWhitespace else { return .space }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
      return scalar.isASCII ? .punctuation : .letter
    default: return .letter
    }
  }
}
