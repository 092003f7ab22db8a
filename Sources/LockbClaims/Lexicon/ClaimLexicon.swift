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
  private let contractions: Contractions
  private var forms: [Form] = []
  /// By form: the next one that ends at the same node; below zero where there is none.
  private var following: [Int32] = []
  private var tree = UnitTree(capacity: 1 << 16)
  /// By node: the first form that ends there; below zero where there is none.
  private var ends: [Int32] = [-1]

  /// The English of entries that a sieve lets through, whose Korean ``KoreanForms`` reads; a form given
  /// twice gains senses.
  init(_ entries: [LexiconTable.Entry], _ sieve: TextSieve?) {
    // Room that is not used costs no time.
    forms.reserveCapacity(1 << 15)
    following.reserveCapacity(1 << 15)
    ends.reserveCapacity(1 << 16)
    var words = WordUnits()
    func interned(_ text: String) -> WordUnits.Unit { text.withTableBytes { words.intern($0) } }
    owners = ["your", "our", "my", "their"].map(interned)
    articles = ["the", "an", "a"].map(interned)
    contractions = Contractions(interned)
    units = words
    addEnglish(of: entries, sieve)
  }

  /// Adds the words for things.
  mutating func add(_ entries: [LexiconTable.Entry]) {
    addEnglish(of: entries, nil)
    add(KoreanForms(entries, nil), of: entries)
  }

  private mutating func addEnglish(of entries: [LexiconTable.Entry], _ sieve: TextSieve?) {
    let forms = LexiconTable.forms(of: entries) { $0.kind == .english ? $0.forms(sieve) : [] }
    for form in forms {
      form.text.withUnsafeBufferPointer { text in
        let isExact = text.first == UInt8(ascii: "=")
        let words = isExact ? text.part(1, text.count) : text
        addEnglish(words, isExact: isExact, entries[form.entry].senses)
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

  private mutating func addEnglish(_ text: TableBytes, isExact: Bool, _ senses: [String]) {
    var node = UnitTree.root
    var spelling: [String]? = isExact ? [] : nil
    LexiconTable.forEachWord(of: text) { word, _ in
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
        forms[index].senses.merge(form.senses)
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
  /// “Doesn’t” is found as “does not”, and the reverse.
  func forEachForm(in text: ArraySlice<WordUnits.Unit>, _ found: (Form, Int) -> Void) {
    var node = UnitTree.root
    for index in text.indices {
      if contractions.mayHold(text[index]) {
        return forEachForm(in: text, behind: index, node, found)
      }
      guard let next = step(node, by: text[index]) else { return }
      node = next
      forEachForm(at: node) { found($0, index + 1 - text.startIndex) }
    }
  }

  /// The same from a place on, where a denial may begin that has another spelling.
  private func forEachForm(
    in text: ArraySlice<WordUnits.Unit>, behind start: Int, _ node: Int32,
    _ found: (Form, Int) -> Void
  ) {
    var node: Int32? = node
    var branches: [Branch] = []
    for index in start..<text.endIndex {
      let unit = text[index]
      let ending = branches.filter { $0.end == index }
      branches.removeAll { $0.end == index }
      for from in ending {
        branch(from.node, text[index...], into: &branches)
        if let next = step(from.node, by: unit) {
          branches.append(Branch(node: next, end: index + 1, isJustDenied: false))
        }
      }
      if let from = node {
        branch(from, text[index...], into: &branches)
        node = step(from, by: unit)
      }
      let length = index + 1 - text.startIndex
      if let node { forEachForm(at: node) { found($0, length) } }
      // What ends in a denial is cut short, and not so in the other spelling.
      for branch in branches where branch.end == index + 1 && !branch.isJustDenied {
        forEachForm(at: branch.node) { found($0, length) }
      }
      guard node != nil || !branches.isEmpty else { return }
    }
  }

  /// Where the other spelling of a denial leads.
  private struct Branch {
    var node: Int32
    /// The unit behind what led there.
    var end: Int
    /// Whether that was the denial.
    var isJustDenied: Bool
  }

  private func step(_ node: Int32, by unit: WordUnits.Unit) -> Int32? {
    tree.next(from: node, by: unit) ?? owned(from: node, by: unit)
  }

  /// Adds where the other spelling of a denial that begins a text leads from a node.
  private func branch(
    _ node: Int32, _ text: ArraySlice<WordUnits.Unit>, into branches: inout [Branch]
  ) {
    guard let spelling = contractions.other(text) else { return }
    var next: Int32? = node
    for unit in spelling.units { next = next.flatMap { tree.next(from: $0, by: unit) } }
    if let next {
      let end = text.startIndex + spelling.length
      branches.append(Branch(node: next, end: end, isJustDenied: true))
    }
  }

  private func forEachForm(at node: Int32, _ found: (Form) -> Void) {
    var form = Int(ends[Int(node)])
    while form >= 0 {
      found(forms[form])
      form = Int(following[form])
    }
  }
}
