internal import LockbBase

/// The words of a grammar, ready to be found in text.
struct ClaimLexicon: Sendable {
  /// A word or phrase with the concepts it can stand for.
  struct Form: Sendable {
    var senses: [String]
    /// Whether it is a Korean verb, which takes endings and no particles.
    var isVerb: Bool
    /// How its words are spelt, where letter case matters.
    var spelling: [String]?
  }

  private(set) var units: WordUnits
  /// “Your gate” is found as “the gate” where no form says it otherwise.
  private let owners: [WordUnits.Unit]
  private let articles: [WordUnits.Unit]
  private var forms: [Form] = []
  /// By form: the next one that ends at the same node; below zero where there is none.
  private var following: [Int32] = []
  private var tree = UnitTree(capacity: 1 << 16)
  /// By node: the first form that ends there; below zero where there is none.
  private var ends: [Int32] = [-1]
  /// Concepts by names in code.
  private var codes: [String: [String]] = [:]
  /// Concepts by what a cell says and nothing else, in lower case.
  private var cells: [String: [String]] = [:]
  /// Concepts by phrases of cells, in lower case.
  private var phrases: [String: [String]] = [:]
  /// Concepts by their definitions, by letters and digits alone.
  private var definitions: [[UInt8]: [String]] = [:]

  /// What entries list besides Korean, which ``KoreanForms`` reads; a form given twice gains senses.
  init(_ entries: [LexiconTable.Entry]) {
    var words = WordUnits()
    func interned(_ text: String) -> WordUnits.Unit { text.withTableBytes { words.intern($0) } }
    owners = ["your", "our", "my", "their"].map(interned)
    articles = ["the", "an", "a"].map(interned)
    units = words
    for entry in entries { addNames(of: entry) }
  }

  /// The concepts that a name in code stands for.
  func senses(ofCode name: String) -> [String]? { codes[name] }

  /// The names in code that stand for something, in no order.
  var codeNames: [String] { Array(codes.keys) }

  /// The concepts that a text stands for where a cell says nothing else, in lower case.
  func senses(ofCell text: String) -> [String]? { cells[text.folded] }

  /// The concepts that a phrase of a cell stands for, a conjunction or an article before it aside.
  func senses(ofPhrase text: String) -> [String]? {
    var text = text.folded[...]
    while true {
      if let senses = phrases[String(text)] { return senses }
      guard let word = Self.openings.first(where: { text.hasPrefix($0) }) else { return nil }
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

  /// Adds what a thing is, in the words of a catalogue.
  mutating func add(definition text: String, of concept: String) {
    definitions[Self.letters(of: text), default: []].append("meaning/" + concept)
  }

  /// Adds the names of things in prose and in code.
  mutating func add(_ entries: [LexiconTable.Entry]) {
    for entry in entries { addNames(of: entry) }
    add(KoreanForms(entries), of: entries)
  }

  private mutating func addNames(of entry: LexiconTable.Entry) {
    for line in entry.lines {
      switch line.kind {
      case .english: line.forEachForm { addEnglish($0, entry.senses) }
      case .korean: break
      case .code:
        for name in line.names { Self.merge(entry.senses, into: &codes[name, default: []]) }
      case .cell:
        for name in line.names { Self.merge(entry.senses, into: &cells[name.folded, default: []]) }
      case .phrase:
        for name in line.names {
          Self.merge(entry.senses, into: &phrases[name.folded, default: []])
        }
      }
    }
  }

  /// Adds the Korean forms of entries.
  mutating func add(_ korean: KoreanForms, of entries: [LexiconTable.Entry]) {
    let words = korean.words.map { $0.withUnsafeBufferPointer { units.intern($0) } }
    // What a form shares with the one before it, its beginning, is not walked again.
    var (previous, walked) = (0..<0, [UnitTree.root])
    for shape in korean.shapes {
      let path = previous.upperBound..<shape.end
      var length = 0
      while length < previous.count, length < path.count,
        korean.units[previous.lowerBound + length] == korean.units[path.lowerBound + length]
      {
        length += 1
      }
      walked.removeLast(walked.count - 1 - length)
      for unit in korean.units[(path.lowerBound + length)..<path.upperBound] {
        let word = unit < KoreanForms.firstWord ? unit : words[Int(unit - KoreanForms.firstWord)]
        walked.append(tree.grow(from: walked[walked.count - 1], by: word))
      }
      insert(
        Form(senses: entries[shape.entry].senses, isVerb: shape.isVerb, spelling: nil),
        at: walked[walked.count - 1])
      previous = path
    }
  }

  private static func merge(_ senses: [String], into list: inout [String]) {
    for sense in senses where !list.contains(sense) { list.append(sense) }
  }

  private mutating func addEnglish(_ text: TableBytes, _ senses: [String]) {
    let isExact = text.first == UInt8(ascii: "=")
    var node = UnitTree.root
    var spelling: [String]? = isExact ? [] : nil
    LexiconTable.forEachWord(of: isExact ? text.part(1, text.count) : text) { word, _ in
      node = tree.grow(from: node, by: units.intern(word))
      if isExact { spelling?.append(word.text) }
    }
    insert(Form(senses: senses, isVerb: false, spelling: spelling), at: node)
  }

  private mutating func insert(_ form: Form, at node: Int32) {
    guard node != UnitTree.root else { return }
    while ends.count < tree.count { ends.append(-1) }
    var last: Int?
    var index = Int(ends[Int(node)])
    while index >= 0 {
      if forms[index].isVerb == form.isVerb, forms[index].spelling == form.spelling {
        Self.merge(form.senses, into: &forms[index].senses)
        return
      }
      last = index
      index = Int(following[index])
    }
    if let last {
      following[last] = Int32(forms.count)
    } else {
      ends[Int(node)] = Int32(forms.count)
    }
    forms.append(form)
    following.append(-1)
  }

  /// Where an article leads in the place of who owns something.
  private func owned(from node: Int32, by unit: WordUnits.Unit) -> Int32? {
    guard owners.contains(unit), node != UnitTree.root else { return nil }
    return articles.lazy.compactMap { tree.next(from: node, by: $0) }.first
  }

  /// Calls `found` with each form that begins a sequence of units, and its length, shortest first.
  func forEachForm(in text: ArraySlice<WordUnits.Unit>, _ found: (Form, Int) -> Void) {
    var node = UnitTree.root
    var length = 0
    for unit in text {
      guard let next = tree.next(from: node, by: unit) ?? owned(from: node, by: unit) else {
        return
      }
      node = next
      length += 1
      var form = Int(ends[Int(node)])
      while form >= 0 {
        found(forms[form], length)
        form = Int(following[form])
      }
    }
  }
}
