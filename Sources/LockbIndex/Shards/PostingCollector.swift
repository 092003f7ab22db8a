internal import LockbText

/// Where the entries have each word: what the full-text table and the texts tell the ranking.
struct PostingCollector {
  /// The fields whose places count, in the order in which a shard has them.
  enum Field: Int, CaseIterable {
    case title, documentTitle, summary, body
  }

  /// Where one entry has one word.
  struct Posting {
    /// Whether a title or a name has it.
    var isTitle = false
    /// The places in each field, ascending: twice the place, and 1 more where only another form
    /// of the word has it; in titles four times the place, and 2 more for a word that connects.
    var places: [[Int]] = [[], [], [], []]
  }

  /// What one field says, cut into words.
  private struct Word {
    var surface: String
    var forms: [String]
    var isStop: Bool
  }

  /// The postings of the words, each in the order of the entries.
  private(set) var postings: [String: [(entry: Int, posting: Posting)]] = [:]
  /// Words that stand outside of code.
  private(set) var inText: Set<String> = []
  /// Words that some title or text has just so.
  private(set) var surfaces: Set<String> = []
  /// The number of words in titles that do not connect, by entry and field.
  private(set) var contentCounts: [Int: [Int]] = [:]
  private var memory: [[UInt8]: [Word]] = [:]

  /// Takes in an entry and returns the length of its text as ranking takes it.
  mutating func add(_ entry: Int, _ columns: SearchColumns, _ text: EntryText) -> Int {
    var found: [String: Posting] = [:]
    note(columns, &found)
    contentCounts[entry] = [
      read(text.title, .title, &found),
      text.documentTitle == text.title ? 0 : read(text.documentTitle, .documentTitle, &found),
    ]
    _ = scan(text.summary, .summary, &found)
    let words = scan(text.body, .body, &found)
    for (word, posting) in found { postings[word, default: []].append((entry, posting)) }
    return words
  }

  private mutating func note(_ columns: SearchColumns, _ found: inout [String: Posting]) {
    let texts = [
      (columns.title, true, true), (columns.titleForms, true, false), (columns.name, true, false),
      (columns.summary, false, false), (columns.body, false, true),
      (columns.bodyForms, false, false),
    ]
    for (column, isTitle, isSurface) in texts {
      for word in words(column) {
        if isSurface { surfaces.insert(word) }
        inText.insert(word)
        if isTitle { found[word, default: Posting()].isTitle = true } else { touch(word, &found) }
      }
    }
    for word in words(columns.code) { touch(word, &found) }
  }

  private func touch(_ word: String, _ found: inout [String: Posting]) {
    if found[word] == nil { found[word] = Posting() }
  }

  private func words(_ column: [UInt8]) -> [String] {
    column.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads a title token by token and returns the number of words that do not connect.
  private func read(_ text: String, _ field: Field, _ found: inout [String: Posting]) -> Int {
    var count = 0
    for (place, token) in Analyzer.tokens(in: text).enumerated() {
      let isStop = StopWords.contains(token)
      if !isStop { count += 1 }
      let mark = place * 4 + (isStop ? 2 : 0)
      enter(token.surface, mark, field, &found)
      for form in token.indexedStems { enter(form, mark + 1, field, &found) }
    }
    return count
  }

  /// Scans a long field and returns the number of its words.
  private mutating func scan(
    _ text: String, _ field: Field, _ found: inout [String: Posting]
  ) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      HitScanner.forEachWord(bytes) { place, word in
        for word in known(word) {
          enter(word.surface, place * 2, field, &found)
          for form in word.forms { enter(form, place * 2 + 1, field, &found) }
        }
      }
    }
  }

  private mutating func known(_ bytes: UnsafeBufferPointer<UInt8>) -> [Word] {
    let key = Array(bytes)
    if let words = memory[key] { return words }
    let words = Analyzer.tokens(in: bytes).map {
      Word(surface: $0.surface, forms: $0.indexedStems, isStop: false)
    }
    memory[key] = words
    return words
  }

  /// Notes a word at a place; as it stands counts before another form.
  private func enter(
    _ word: String, _ mark: Int, _ field: Field, _ found: inout [String: Posting]
  ) {
    var posting = found[word] ?? Posting()
    let last = posting.places[field.rawValue].last
    if last == mark & ~1 || last == mark { return }
    if last == mark | 1 { posting.places[field.rawValue].removeLast() }
    posting.places[field.rawValue].append(mark)
    found[word] = posting
  }
}
