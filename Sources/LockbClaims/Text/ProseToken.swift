internal import LockbBase

/// A word, a number, a name or a mark of a document's prose.
struct ProseToken: Sendable {
  /// What it is made of.
  enum Kind: Sendable {
    /// Latin letters, with digits behind them.
    case latin
    /// Hangul syllables.
    case hangul
    /// Digits with dots between them.
    case number
    /// The content of a code span.
    case code
    /// One mark.
    case mark
  }

  var kind: Kind
  /// Its text in NFC.
  var text: String
  /// Its bytes, delimiters of a code span included.
  var range: SourceRange
  /// Whether it follows the token before it without a space.
  var isJoined: Bool
  /// Whether it stands in bold, in italics or in a link.
  var isEmphasized: Bool

  func isMark(_ marks: String) -> Bool { kind == .mark && marks.contains(text) }
}
