internal import LockbBase

/// What texts stand for as a whole: names in code, cells of tables, definitions.
struct NameTable: Sendable {
  /// Concepts by names in code.
  private var codes: [String: [String]] = [:]
  /// What a cell says and nothing else.
  private var cells = PhraseTable()
  /// The same by what is left of them as titles.
  private var titles = PhraseTable(isReduced: true)
  /// Phrases of cells.
  private var phrases = PhraseTable()
  /// Concepts by their definitions, by letters and digits alone.
  private var definitions: [[UInt8]: [String]] = [:]

  /// The names that entries list besides words; a name given twice gains senses.
  ///
  /// - Parameter sieve: lets through what cells of the documents may say.
  init(_ entries: [LexiconTable.Entry], _ sieve: TextSieve?) { add(entries, sieve) }

  /// The concepts that a name in code stands for.
  func senses(ofCode name: String) -> [String]? { codes[name] }

  /// The names in code that stand for something, in no order.
  var codeNames: [String] { Array(codes.keys) }

  /// The concepts that a text stands for where a cell says nothing else, in lower case.
  func senses(ofCell text: String) -> [String]? { cells.senses(of: text.folded) }

  /// The concepts that the title of a column stands for, in lower case, however it asks.
  func senses(ofTitle text: String) -> [String]? {
    if let senses = senses(ofCell: text) { return senses }
    let left = TitleForm.reduced(text.folded)
    return titles.senses(of: left) ?? cells.senses(of: left)
  }

  /// The concepts that a phrase of a cell stands for, a conjunction or an article before it aside.
  func senses(ofPhrase text: String) -> [String]? {
    var text = text.folded[...]
    while true {
      if let senses = phrases.senses(of: String(text)) { return senses }
      guard let word = Self.openings.first(where: { text.begins(with: $0) }) else { return nil }
      text = text.dropFirst(word.count)
    }
  }

  private static let openings = ["or ", "and ", "the ", "an ", "a ", "또는 ", "그리고 "]

  /// The concepts whose definition a text is, letter by letter.
  func senses(ofDefinition text: String) -> [String]? { definitions[Self.letters(of: text)] }

  /// A text without its case, its spaces and its marks.
  private static func letters(of text: String) -> [UInt8] {
    text.withTableBytes { text in
      var letters: [UInt8] = []
      letters.reserveCapacity(text.count)
      var index = 0
      while index < text.count {
        let byte = text[index]
        // The apostrophe that is typed with care, in its three bytes.
        if byte == 0xE2, text.part(index, text.count).begins(with: "\u{2019}") {
          index += 3
          continue
        }
        switch byte {
        case 0x41...0x5A: letters.append(byte | 0x20)
        case 0x30...0x39, 0x61...0x7A, 0x80...: letters.append(byte)
        default: break
        }
        index += 1
      }
      return letters
    }
  }

  /// Adds the names of a catalogue’s things in code, and what they are in its words.
  mutating func add(_ catalogue: VocabularyWords, _ sieve: TextSieve?) {
    add(catalogue.entries, sieve)
    for (text, concept) in catalogue.definitions {
      definitions[Self.letters(of: text), default: []].append("meaning/" + concept)
    }
  }

  private mutating func add(_ entries: [LexiconTable.Entry], _ sieve: TextSieve?) {
    for entry in entries {
      for line in entry.lines {
        switch line.kind {
        case .english, .korean, .pairs: break
        case .code:
          for name in line.names { codes[name, default: []].merge(entry.senses) }
        case .cell:
          cells.add(line, entry.senses, sieve)
          titles.add(line, entry.senses, sieve, asTheyAre: false)
        case .title: titles.add(line, entry.senses, sieve)
        case .phrase: phrases.add(line, entry.senses, sieve)
        }
      }
    }
  }
}

extension [String] {
  /// Adds senses behind those that are there, each once.
  mutating func merge(_ senses: [String]) {
    for sense in senses where !contains(sense) { append(sense) }
  }
}
