internal import LockbBase
internal import LockbText

/// Which words each entry has and where: what the full-text table and the texts tell the ranking,
/// in the letters of a shard. Entries are read one by one; `Postings` puts them together by words.
///
/// Of a word in an entry is told twice the number of its places in the text, and the places; or,
/// where it has the word in a title or a synopsis, an odd number whose bits name the fields that
/// follow, each with its number of places; one bit says that a title has it, another that the
/// full-text table does not have it there.
struct PostingCollector {
  /// The parts of an entry that are told apart. The last two have no places: that the full-text
  /// table has the word, and that it has it in a title or a name.
  private enum Field: UInt64 {
    case title, documentTitle, synopsis, body, present, titled
  }

  /// A word of a text with its other forms.
  private struct Word {
    var surface: Int
    var forms: [Int]
  }

  /// Every word that was met.
  private(set) var words = WordNumbers()
  /// Whether a word asks or connects, by its number.
  private(set) var isStop: [Bool] = []
  /// The number of each word's first stem by itself; the word's own where it has none.
  private(set) var stems: [Int] = []
  /// The stretches of text that were met, and the words of each.
  private var stretches = WordNumbers()
  private var wordsOfStretches: [[Word]] = []
  /// What the present entry has: the word, the field and the mark of a place in one number.
  private var found: [UInt64] = []
  /// The places of the present word by field.
  private var marks: [[Int]] = [[], [], [], []]

  init() {}

  /// Goes on with words that an earlier collector met.
  init(words: WordNumbers, isStop: [Bool], stems: [Int]) {
    self.words = words
    self.isStop = isStop
    self.stems = stems
  }

  /// Reads an entry.
  mutating func record(_ columns: SearchColumns, _ text: EntryText) -> EntryRecord {
    found.removeAll(keepingCapacity: true)
    note(columns)
    let counts = [
      read(text.title, .title),
      text.documentTitle == text.title ? 0 : read(text.documentTitle, .documentTitle),
    ]
    _ = scan(text.synopsis, .synopsis)
    let length = scan(text.body, .body)
    found.sort()
    var postings = PackedWriter()
    var start = 0
    var last = 0
    while start < found.count {
      let word = Int(found[start] >> 40)
      var end = start + 1
      while end < found.count, found[end] >> 40 == word { end += 1 }
      postings.add(word - last)
      last = word
      write(start..<end, counts, to: &postings)
      start = end
    }
    let titles = columns.title.split(separator: 0x20).map { word in
      word.withUnsafeBufferPointer { place(of: $0) }
    }
    return EntryRecord(
      textWords: length, indexedWords: columns.words, title: titles, postings: postings.bytes[...])
  }

  private mutating func write(
    _ range: Range<Int>, _ counts: [Int], to postings: inout PackedWriter
  ) {
    for field in marks.indices { marks[field].removeAll(keepingCapacity: true) }
    var isTitle = false
    var traits: WordTraits = []
    for record in found[range] {
      let field = Int(record >> 32 & 0xFF)
      let mark = Int(record & 0xFFFF_FFFF)
      if field == Field.titled.rawValue { isTitle = true }
      guard field < marks.count else {
        traits.formUnion([.known, WordTraits(rawValue: UInt8(mark))])
        continue
      }
      // As it stands counts before another form, and each place once.
      if let last = marks[field].last, last == mark || last == mark & ~1 { continue }
      marks[field].append(mark)
    }
    var text = ShardText()
    let fields = marks.indices.reduce(0) { marks[$1].isEmpty ? $0 : $0 | 2 << $1 }
    if isTitle || !traits.contains(.known) || fields & 0b1110 != 0 {
      // A particle behind a name in code is no word that the full-text table has.
      let kind = (isTitle ? 1 : 0) | (traits.contains(.known) ? 0 : 32)
      text.number((fields | kind) * 2 + 1)
      for field in marks.indices where !marks[field].isEmpty {
        if field < counts.count { text.number(counts[field]) }
        text.number(marks[field].count)
        text.ascending(marks[field])
      }
    } else {
      text.number(marks[3].count * 2)
      text.ascending(marks[3])
    }
    postings.add(Int(traits.rawValue))
    postings.add(text.bytes)
  }

  // MARK: - Reading

  private mutating func note(_ columns: SearchColumns) {
    for (column, isTitle, isWritten) in [
      (columns.title, true, true), (columns.titleForms, true, false), (columns.name, true, true),
      (columns.summary, false, false), (columns.body, false, true),
      (columns.bodyForms, false, false),
    ] {
      forEachWord(of: column) { collector, word in
        let traits: WordTraits = isWritten ? [.inText, .surface] : .inText
        collector.enter(
          collector.place(of: word), isTitle ? .titled : .present, Int(traits.rawValue))
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
    if place == isStop.count {
      let tokens = Analyzer.tokens(in: word)
      isStop.append(tokens.count == 1 && StopWords.contains(tokens[0]))
      stems.append(place)
      // Only a shorter word can be a stem, so that none is its own by way of others.
      if tokens.count == 1, let stem = tokens[0].stems.first, stem.utf8.count < word.count,
        tokens[0].surface.utf8.elementsEqual(word)
      {
        stems[place] = self.place(of: stem)
      }
    }
    return place
  }

  private mutating func enter(_ word: Int, _ field: Field, _ mark: Int) {
    found.append(UInt64(word) << 40 | field.rawValue << 32 | UInt64(mark))
  }
}
