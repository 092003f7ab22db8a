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

  private(set) var units = WordUnits()
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

  /// Reads tables; a form given twice gains senses.
  init(_ tables: [String]) {
    let entries = tables.flatMap(LexiconTable.entries)
    // Taking Korean apart is half of the work and needs nothing of what else is read.
    let (korean, english) = together(
      { entries.map { $0.korean.flatMap(KoreanForm.forms) } },
      {
        var lexicon = self
        for entry in entries { lexicon.addAllButKorean(entry) }
        return lexicon
      })
    self = english
    for (entry, forms) in zip(entries, korean) { add(forms, entry.senses) }
  }

  /// The concepts that a name in code stands for.
  func senses(ofCode name: String) -> [String]? { codes[name] }

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
    text.folded.utf8.compactMap { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...: byte
      default: nil
      }
    }
  }

  /// Adds what a thing is, in the words of a catalogue.
  mutating func add(definition text: String, of concept: String) {
    definitions[Self.letters(of: text), default: []].append("meaning/" + concept)
  }

  /// Adds the names of a thing in prose and in code.
  mutating func add(_ entry: LexiconTable.Entry) {
    addAllButKorean(entry)
    add(entry.korean.flatMap(KoreanForm.forms), entry.senses)
  }

  private mutating func addAllButKorean(_ entry: LexiconTable.Entry) {
    for name in entry.codes { Self.merge(entry.senses, into: &codes[name, default: []]) }
    for name in entry.cells {
      Self.merge(entry.senses, into: &cells[name.folded, default: []])
    }
    for name in entry.phrases {
      Self.merge(entry.senses, into: &phrases[name.folded, default: []])
    }
    for form in entry.english { addEnglish(form, entry.senses) }
  }

  private mutating func add(_ forms: [KoreanForm], _ senses: [String]) {
    for form in forms {
      var path: [WordUnits.Unit] = []
      for piece in form.pieces {
        switch piece {
        case .hangul(let units): path += units
        case .other(let word): path.append(units.intern(word))
        }
      }
      insert(path, Form(senses: senses, isVerb: form.isVerb, spelling: nil))
    }
  }

  private static func merge(_ senses: [String], into list: inout [String]) {
    for sense in senses where !list.contains(sense) { list.append(sense) }
  }

  private mutating func addEnglish(_ text: String, _ senses: [String]) {
    let isExact = text.utf8.first == UInt8(ascii: "=")
    let words = LexiconTable.words(of: isExact ? String(text.dropFirst()) : text)
    let path = words.map { units.intern($0) }
    insert(path, Form(senses: senses, isVerb: false, spelling: isExact ? words : nil))
  }

  private mutating func insert(_ path: [WordUnits.Unit], _ form: Form) {
    guard !path.isEmpty else { return }
    var node = UnitTree.root
    for unit in path { node = tree.grow(from: node, by: unit) }
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

  /// Calls `found` with each form that begins a sequence of units, and its length, shortest first.
  func forEachForm(in text: ArraySlice<WordUnits.Unit>, _ found: (Form, Int) -> Void) {
    var node = UnitTree.root
    var length = 0
    for unit in text {
      guard let next = tree.next(from: node, by: unit) else { return }
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
