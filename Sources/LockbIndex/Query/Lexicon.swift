internal import GRDB
internal import LockbText

/// What the words of one knowledge base are.
///
/// It is used on the connection's queue only, while one search runs; that is why it may cross
/// the borders that the compiler guards.
final class Lexicon: @unchecked Sendable {
  private let database: Database
  private var known: [String: Bool] = [:]
  private var surfaces: [String: Bool] = [:]
  private var allWords: [String]?
  private var allBytes: [UInt8]?

  init(_ database: Database) { self.database = database }

  /// What query terms ask about the words.
  var corpus: CorpusWords {
    CorpusWords(
      contains: { word in self.contains(word) }, hasSurface: { word in self.hasSurface(word) })
  }

  /// Whether any entry can be found by a word.
  func contains(_ word: String) -> Bool {
    if let answer = known[word] { return answer }
    let answer = matches(FullTextQuery.quoted(word))
    known[word] = answer
    return answer
  }

  /// Whether a word is written just so in some title, name or text.
  func hasSurface(_ word: String) -> Bool {
    if let answer = surfaces[word] { return answer }
    let answer = matches("{title name body} : " + FullTextQuery.quoted(word))
    surfaces[word] = answer
    return answer
  }

  /// Every word, in byte order; read when a search first needs it.
  func words() throws -> [String] {
    if let allWords { return allWords }
    let words = try list().split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
    allWords = words
    return words
  }

  /// The longer words that a piece is a part of, in byte order.
  func words(containing piece: String) throws -> [String] {
    let needle = Array(piece.utf8)
    guard let first = needle.first else { return [] }
    var found: [String] = []
    try list().withUnsafeBufferPointer { bytes in
      var start = 0
      var offset = 0
      var isFound = false
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte == 0x20 {
          if isFound, offset - start > needle.count {
            found.append(String(decoding: bytes[start..<offset], as: UTF8.self))
          }
          start = offset + 1
          isFound = false
        } else if byte == first, !isFound, offset + needle.count <= bytes.count {
          isFound = needle.indices.allSatisfy { bytes[offset + $0] == needle[$0] }
        }
        offset += 1
      }
    }
    return found
  }

  /// The longer words that a piece is a part of, those that stand in code alone included, in byte
  /// order: every word of the full-text table is looked at.
  func wordsOfCode(containing piece: String) throws -> [String] {
    try String.fetchAll(
      database.cachedStatement(
        sql: "SELECT term FROM word WHERE instr(term, ?1) AND term <> ?1 ORDER BY term"),
      arguments: [piece])
  }

  /// Calls back with every word that begins with a small Latin letter, or every one in Hangul and what
  /// comes behind it, in byte order.
  func forEachWord(isLatin: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws {
    try list().withUnsafeBufferPointer { bytes in
      var start = 0
      while start < bytes.count, let end = bytes[start...].firstIndex(of: 0x20) {
        defer { start = end + 1 }
        let first = bytes[start]
        if isLatin, first > 0x7A { break }
        guard isLatin ? first > 0x60 : first >= 0xEA else { continue }
        body(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      }
    }
  }

  private func list() throws -> [UInt8] {
    if let allBytes { return allBytes }
    let bytes = try Store.blob("words", database)
    allBytes = bytes
    return bytes
  }

  /// A word of the query without letters finds nothing; a damaged file shows at the next query.
  private func matches(_ expression: String) -> Bool {
    let statement = try? database.cachedStatement(
      sql: "SELECT 1 FROM search WHERE search MATCH ? LIMIT 1")
    guard let statement else { return false }
    return (try? Int.fetchOne(statement, arguments: [expression])) == 1
  }
}

/// Builds expressions for the full-text table.
enum FullTextQuery {
  /// A word as a string of the full-text query language.
  static func quoted(_ word: String) -> String {
    "\"" + word.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }

  /// An expression that any of the words satisfies.
  static func any(of words: [String]) -> String {
    "(" + words.map(quoted).joined(separator: " OR ") + ")"
  }
}
