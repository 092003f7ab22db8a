internal import LockbBase

/// A piece of a sentence that carries meaning: a concept, a word of grammar, a scope or a number.
struct Item: Sendable {
  /// The part that a word plays beside the predicate of its clause.
  enum Slot: Sendable {
    case subject, object, result, place, with, purpose, source, until, of, none
    // In a table: the title of the page, what stands above it, the title of its first column, a
    // row's name, a column's title and a cell.
    case page, topic, lead, key, title, cell
  }

  /// What it can stand for, best first: concepts, `fn/…` for words of grammar.
  var senses: [String] {
    didSet { kinds = ConceptKinds(of: senses) }
  }
  /// Of which kinds its senses are, found out once: everything asks for it.
  private(set) var kinds: ConceptKinds
  /// The tokens it is made of.
  var tokens: Range<Int>
  /// What stands behind it in Korean.
  var suffix: KoreanSuffix
  private var written: Shared<Written>

  // What reading the clause finds out.
  var slot = Slot.none
  var isNegated = false
  /// Whether it is one of several of a kind, of which the sentence says the same.
  var isListed = false

  init(
    senses: [String], tokens: Range<Int>, suffix: KoreanSuffix = .none,
    scope: ClaimScope.Stretch? = nil, number: Int? = nil, unknown: String? = nil,
    mark: Character? = nil
  ) {
    self.senses = senses
    kinds = ConceptKinds(of: senses)
    self.tokens = tokens
    self.suffix = suffix
    let isPlain = scope == nil && number == nil && unknown == nil && mark == nil
    written =
      isPlain
      ? .nothing : Shared(Written(scope: scope, number: number, unknown: unknown, mark: mark))
  }

  /// The word of grammar it is: `not` for `fn/not`.
  var function: Substring? {
    guard kinds.contains(.function), let sense = senses.first else { return nil }
    return sense[sense.utf8.index(sense.startIndex, offsetBy: 3)...]
  }

  /// Whether it can stand for a concept of a type.
  func sense(ofType type: some StringProtocol) -> String? {
    senses.first { ClaimTerm.isType(type, of: $0) }
  }

  /// The number it names in digits or in words.
  var quantity: Int? {
    number ?? sense(ofType: "count").flatMap { Int($0.dropFirst("count/".count)) }
  }

  /// Leaves the state that a word names where it could be what somebody does as well: denied.
  mutating func dropVerbs() {
    guard senses.contains(where: { $0.begins(with: "status/") }) else { return }
    senses.removeAll { $0.begins(with: "verb/") }
  }

  /// Leaves what somebody does where “granted” could name the state that comes of it as well.
  mutating func dropGranted() {
    guard senses.contains("verb/grant") else { return }
    senses.removeAll { $0.begins(with: "status/") || $0.begins(with: "grant/") }
  }

  /// Whether it is a verb, or a noun made of one.
  var isPredicate: Bool { kinds.contains(.verb) }
}

/// How an item is written: apart from it, for an item is copied a thousand times, and this hardly
/// ever changes.
private struct Written: Sendable {
  var scope: ClaimScope.Stretch?
  var number: Int?
  var version: Version?
  var unknown: String?
  var mark: Character?
  var isExactName = false
  var isEmphasized = false
  var words: [String] = [] {
    didSet { signs = WordSigns(words) }
  }
  private(set) var signs: WordSigns = []
}

extension Shared<Written> {
  fileprivate static let nothing = Shared(Written())

  fileprivate func changing<Member>(
    _ member: WritableKeyPath<Written, Member>, to new: Member
  ) -> Shared {
    var changed = value
    changed[keyPath: member] = new
    return Shared(changed)
  }
}

extension Item {
  /// The stretch of versions it names.
  var scope: ClaimScope.Stretch? {
    get { written.value.scope }
    set { written = written.changing(\.scope, to: newValue) }
  }

  /// The number it names.
  var number: Int? {
    get { written.value.number }
    set { written = written.changing(\.number, to: newValue) }
  }

  /// The version that a number can be.
  var version: Version? {
    get { written.value.version }
    set { written = written.changing(\.version, to: newValue) }
  }

  /// The word that no list holds.
  var unknown: String? {
    get { written.value.unknown }
    set { written = written.changing(\.unknown, to: newValue) }
  }

  /// A mark that may part clauses.
  var mark: Character? {
    get { written.value.mark }
    set { written = written.changing(\.mark, to: newValue) }
  }

  /// Whether it is code that names its first sense in full, and nothing else.
  var isExactName: Bool {
    get { written.value.isExactName }
    set { written = written.changing(\.isExactName, to: newValue) }
  }

  /// Whether it is written as code, or in bold.
  var isEmphasized: Bool {
    get { written.value.isEmphasized }
    set { written = written.changing(\.isEmphasized, to: newValue) }
  }

  /// Its Latin words in lower case, as they are inflected in the text; a code span is one word.
  var words: [String] {
    get { written.value.words }
    set { written = written.changing(\.words, to: newValue) }
  }

  /// What its words do to what is said.
  var signs: WordSigns { written.value.signs }
}
