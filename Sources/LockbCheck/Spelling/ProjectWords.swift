internal import LockbBase
internal import LockbText

/// The words that a project writes on purpose and that no dictionary has: one a line, of either
/// language; `#` begins a comment.
public struct ProjectWords: Sendable {
  /// A line that holds something else.
  public struct BadLine: Error, Hashable, Sendable {
    /// Which line, from 1.
    public var number: Int
    /// What stands there.
    public var text: String
  }

  /// The words in small letters, composed.
  private(set) var words: Set<String> = []

  /// No words.
  public init() {}

  /// Reads a list.
  public init(_ bytes: [UInt8]) throws(BadLine) {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      var text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
      // Some editors begin a file with a byte order mark.
      if index == 0, text.hasPrefix("\u{FEFF}") { text.removeFirst() }
      let word = text.trimmingWhitespace
      if word.isEmpty { continue }
      guard ProseWord.language(of: word) != nil else {
        throw BadLine(number: index + 1, text: String(word))
      }
      words.insert(String(word.replacing("’", with: "'")).nfc.lowercased())
    }
  }

  /// Adds the words of another list.
  public mutating func add(_ other: ProjectWords) {
    words.formUnion(other.words)
  }
}
