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
  let text: String
  /// Its text in lower case, with a plain apostrophe.
  let folded: String
  /// Its bytes, delimiters of a code span included.
  var range: SourceRange
  /// Whether it follows the token before it without a space.
  var isJoined: Bool
  /// Whether it stands in bold, in italics or in a link.
  var isEmphasized: Bool

  init(kind: Kind, text: String, range: SourceRange, isJoined: Bool, isEmphasized: Bool) {
    self.kind = kind
    self.text = text
    folded = kind == .latin || kind == .code ? text.folded : text
    self.range = range
    self.isJoined = isJoined
    self.isEmphasized = isEmphasized
  }

  /// Whether it is made of plain letters and nothing else.
  var isWord: Bool { text.utf8.allSatisfy { 0x61...0x7A ~= $0 | 0x20 } }

  /// Whether no phrase reaches from before it over it: a name in code, the beginning of a quotation.
  var isApart: Bool {
    switch kind {
    case .code: true
    case .mark: isMark("“") || isMark("「") || isMark("『") || !isJoined && isMark("\"")
    case .latin, .hangul, .number: false
    }
  }

  /// It with another text.
  func with(text: String) -> ProseToken {
    ProseToken(
      kind: kind, text: text, range: range, isJoined: isJoined, isEmphasized: isEmphasized)
  }

  /// Its place with a text that is one name of code.
  func whole(_ name: String) -> ProseToken {
    ProseToken(kind: .code, text: name, range: range, isJoined: isJoined, isEmphasized: false)
  }

  /// It at another place: what is said there.
  func moved(to place: SourceRange) -> ProseToken {
    var token = self
    token.range = place
    return token
  }

  /// Whether it is one of some marks.
  func isMark(_ marks: String) -> Bool {
    guard kind == .mark, let mark = text.unicodeScalars.first else { return false }
    return marks.unicodeScalars.contains(mark)
  }
}

extension String {
  /// In lower case, with a plain apostrophe: searching for the curled one costs more than the rest.
  var folded: String {
    let lower = lowercased()
    return lower.utf8.contains(0xE2) ? lower.replacing("\u{2019}", with: "'") : lower
  }
}
