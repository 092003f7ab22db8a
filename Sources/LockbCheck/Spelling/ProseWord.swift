internal import LockbBase
internal import LockbMarkdown
internal import LockbText

/// A word of running text that a dictionary can judge: all its letters are of one script, and
/// neither code nor marks are part of it.
struct ProseWord {
  /// Its letters, composed.
  var text: String
  /// Its bytes.
  var range: SourceRange

  /// The words of a document in its own language, in order.
  static func all(in document: CheckedDocument) -> [ProseWord] {
    var words: [ProseWord] = []
    document.parsed.walkInlines { inline in
      guard case .text = inline.kind else { return }
      add(document, inline.range, to: &words)
    }
    return words
  }

  /// The language whose letters a word is made of; nil where anything else is among them.
  static func language(of word: some StringProtocol) -> Language? {
    if word.isEmpty { return nil }
    if word.allSatisfy(\.isHangul) { return .korean }
    return word.allSatisfy(\.isEnglish) ? .english : nil
  }

  private static func add(
    _ document: CheckedDocument, _ range: SourceRange, to words: inout [ProseWord]
  ) {
    let text = document.text(at: range)
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex { $0.isWordEnd } ?? text.endIndex
      let word = text[start..<end]
      if language(of: word) == document.language {
        let lower = range.lower + text.utf8.distance(from: text.startIndex, to: start)
        let place = SourceRange(lower, lower + word.utf8.count)
        if stands(alone: place, in: document.parsed.source) {
          words.append(ProseWord(text: String(word).nfc, range: place))
        }
      }
      start = end < text.endIndex ? text.index(after: end) : end
    }
  }

  /// Whether a word is no particle behind a quotation or a parenthesis, and nothing is joined to it
  /// that stands in another piece of the text: code, a mark of emphasis, a tag.
  private static func stands(alone range: SourceRange, in source: [UInt8]) -> Bool {
    let marks = Set("`*_~<>{}/#@&\\".utf8)
    let before = range.lower > 0 ? source[range.lower - 1] : 0x20
    let after = range.upper < source.count ? source[range.upper] : 0x20
    let closings = ["”", "’", "\"", ")", "]", "」", "』"].map { Array($0.utf8) }
    let isJoined = closings.contains { source[..<range.lower].suffix($0.count).elementsEqual($0) }
    return !marks.contains(before) && !marks.contains(after) && !isJoined
  }
}

extension Character {
  /// Spaces, and the marks between which words stand.
  fileprivate var isWordEnd: Bool { isWhitespace || ".,;:!?()[]\"“”‘…—·".contains(self) }

  /// A Latin letter or an apostrophe.
  fileprivate var isEnglish: Bool { isASCII && isLetter || self == "'" || self == "’" }

  /// A whole syllable, composed or not.
  fileprivate var isHangul: Bool {
    unicodeScalars.allSatisfy(\.isHangul)
  }
}
