internal import LockbText

/// Where the entries have each word: what the full-text table and the texts tell the ranking, in
/// the letters of a shard.
///
/// An entry is told by the difference to the one before. Then comes twice the number of its places
/// in the text, and the places; or, where it has the word in a title or a summary, an odd number
/// whose bits name the fields that follow, each with its number of places; one bit says that a
/// title has it, another that the full-text table does not have it there.
struct PostingCollector {
  /// The parts of an entry that are told apart. The last two have no places: that the full-text
  /// table has the word, and that it has it in a title or a name.
  private enum Field: UInt64 {
    case title, documentTitle, summary, body, present, titled
  }

  /// A word of a text with its other forms.
  private struct Word {
    var surface: Int
    var forms: [Int]
  }

  /// Every word that was met.
  private var words = WordNumbers()
  /// By word, as everything that follows.
  private var postings: [ShardText] = []
  private var lastEntries: [Int] = []
  /// Words that the full-text table has.
  private var isKnown: [Bool] = []
  /// Words that stand outside of code.
  private var isInText: [Bool] = []
  /// Words that some title or text has just so.
  private var isSurface: [Bool] = []
  /// The stretches of text that were met, and the words of each.
  private var stretches = WordNumbers()
  private var wordsOfStretches: [[Word]] = []
  /// What the present entry has: the word, the field and the mark of a place in one number.
  private var found: [UInt64] = []
  /// The places of the present word by field.
  private var marks: [[Int]] = [[], [], [], []]

  /// The words that some entry has, in no order that counts.
  var known: [String] { isKnown.indices.filter { isKnown[$0] }.map { words[$0] } }

  /// Where the entries have a word.
  func postings(of word: String) -> String { words.known(word).map { postings[$0].text } ?? "" }

  /// Whether a word stands outside of code.
  func isInText(_ word: String) -> Bool { words.known(word).map { isInText[$0] } ?? false }

  /// Whether some title or text has a word just so.
  func isSurface(_ word: String) -> Bool { words.known(word).map { isSurface[$0] } ?? false }

  /// Takes in the next entry, by its number among the postings, and returns the length of its text.
  mutating func add(_ entry: Int, _ columns: SearchColumns, _ text: EntryText) -> Int {
    found.removeAll(keepingCapacity: true)
    note(columns)
    let counts = [
      read(text.title, .title),
      text.documentTitle == text.title ? 0 : read(text.documentTitle, .documentTitle),
    ]
    _ = scan(text.summary, .summary)
    let length = scan(text.body, .body)
    found.sort()
    var start = 0
    while start < found.count {
      let word = found[start] >> 40
      var end = start + 1
      while end < found.count, found[end] >> 40 == word { end += 1 }
      write(start..<end, of: Int(word), entry, counts)
      start = end
    }
    return length
  }

  private mutating func write(
    _ range: Range<Int>, of word: Int, _ entry: Int, _ counts: [Int]
  ) {
    for field in marks.indices { marks[field].removeAll(keepingCapacity: true) }
    var isTitle = false
    var isPresent = false
    for record in found[range] {
      let field = Int(record >> 32 & 0xFF)
      let mark = Int(record & 0xFFFF_FFFF)
      if field == Field.titled.rawValue { isTitle = true }
      if field >= marks.count { isPresent = true }
      guard field < marks.count else { continue }
      // As it stands counts before another form, and each place once.
      if let last = marks[field].last, last == mark || last == mark & ~1 { continue }
      marks[field].append(mark)
    }
    if isPresent { isKnown[word] = true }
    postings[word].number(entry - lastEntries[word])
    lastEntries[word] = entry
    let fields = marks.indices.reduce(0) { marks[$1].isEmpty ? $0 : $0 | 2 << $1 }
    guard isTitle || !isPresent || fields & 0b1110 != 0 else {
      postings[word].number(marks[3].count * 2)
      return postings[word].ascending(marks[3])
    }
    // A particle behind a name in code is no word that the full-text table has.
    let traits = (isTitle ? 1 : 0) | (isPresent ? 0 : 32)
    postings[word].number((fields | traits) * 2 + 1)
    for field in marks.indices where !marks[field].isEmpty {
      if field < counts.count { postings[word].number(counts[field]) }
      postings[word].number(marks[field].count)
      postings[word].ascending(marks[field])
    }
  }

  // MARK: - Reading

  private mutating func note(_ columns: SearchColumns) {
    for (column, isTitle, isWritten) in [
      (columns.title, true, true), (columns.titleForms, true, false), (columns.name, true, false),
      (columns.summary, false, false), (columns.body, false, true),
      (columns.bodyForms, false, false),
    ] {
      forEachWord(of: column) { collector, word in
        let place = collector.place(of: word)
        if isWritten { collector.isSurface[place] = true }
        collector.isInText[place] = true
        collector.enter(place, isTitle ? .titled : .present, 0)
      }
    }
    forEachWord(of: columns.code) { collector, word in
      collector.enter(collector.place(of: word), .present, 0)
    }
  }

  private mutating func forEachWord(
    of column: [UInt8], _ body: (inout Self, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    column.withUnsafeBufferPointer { bytes in
      for word in bytes.split(separator: 0x20) {
        body(&self, UnsafeBufferPointer(rebasing: word))
      }
    }
  }

  /// Reads a title token by token and returns the number of words that do not connect. A mark is
  /// four times the place, 2 more for a word that connects, 1 more for another form.
  private mutating func read(_ text: String, _ field: Field) -> Int {
    var count = 0
    for (place, token) in Analyzer.tokens(in: text).enumerated() {
      let isStop = StopWords.contains(token)
      if !isStop { count += 1 }
      let mark = place * 4 + (isStop ? 2 : 0)
      enter(self.place(of: token.surface), field, mark)
      for form in token.indexedStems { enter(self.place(of: form), field, mark + 1) }
    }
    return count
  }

  /// Scans a long field and returns the number of its words. A mark is twice the place, and 1 more
  /// for another form.
  private mutating func scan(_ text: String, _ field: Field) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      HitScanner.forEachWord(bytes) { place, word in
        for word in known(word) {
          enter(word.surface, field, place * 2)
          for form in word.forms { enter(form, field, place * 2 + 1) }
        }
      }
    }
  }

  private mutating func known(_ bytes: UnsafeBufferPointer<UInt8>) -> [Word] {
    let number = stretches.number(of: bytes)
    if number < wordsOfStretches.count { return wordsOfStretches[number] }
    let words = Analyzer.tokens(in: bytes).map { token in
      Word(surface: place(of: token.surface), forms: token.indexedStems.map { place(of: $0) })
    }
    wordsOfStretches.append(words)
    return words
  }

  private mutating func place(of word: String) -> Int {
    var word = word
    return word.withUTF8 { place(of: $0) }
  }

  private mutating func place(of word: UnsafeBufferPointer<UInt8>) -> Int {
    let place = words.number(of: word)
    if place < postings.count { return place }
    postings.append(ShardText())
    lastEntries.append(0)
    isKnown.append(false)
    isInText.append(false)
    isSurface.append(false)
    return place
  }

  private mutating func enter(_ word: Int, _ field: Field, _ mark: Int) {
    found.append(UInt64(word) << 40 | field.rawValue << 32 | UInt64(mark))
  }
}
