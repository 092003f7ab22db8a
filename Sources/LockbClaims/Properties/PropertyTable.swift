internal import LockbBase

/// What is true of a thing in any circumstances, and the words for it, in a table of the pack:
///
///     property opens
///     subject api/*
///     word verb/start|verb/use
///     beside term/*
///     value gate: thing/gate
///     value exit: thing/exit|thing/turnstile phase/leaving?
///     fact api/openGate() = gate ; R1
///
/// A sentence says something of the kind where it names one subject, one of the words and what a
/// value is made of: each element once, `|` between alternatives, `?` behind what may be missing.
/// `value *:` is the concept of its element itself. The values are the range of the property: who
/// has one of them has no other, unless a fact lists several.
///
/// What is named `beside` says nothing, and what stands behind `but` must not be named. Words behind
/// `denied` say the same where they are denied: “does not end until …”. The other lines, such as
/// `plain` and `until`, are the flags of ``Property``; `despite` lists words that are harmless here,
/// `on` the platforms that a sentence has to name, `era iOS 11.0 13.0` the versions: the first and
/// the first that is no longer meant, `-` for none, and a line for each platform; `since iOS 18.0` the first version of which it is so: a
/// sentence has to name an earlier one.
/// `facts NAME` takes over the facts of an earlier property, for another way to tell the same.
///
/// How something is so is among what a sentence names: `how/each` time, the `how/first` time,
/// `how/again`, for `how/ever`, `how/at-once`, `how/instantly`, `how/without` something, even while
/// `how/lacking` it, `how/by-somebody`, `each/` of a thing, and `whether/` of one that makes no difference.
///
/// `closed status turned` says that every status whose name in code begins so is listed, `members
/// api/Gate api/Gate` that every member of that type is: no other exists. `host Stadium` says that
/// apps of other platforms run there, `home Street 18.0 14.0` that this platform is meant where none is
/// named, and which version of it is the newest: what is so now is so there, and since the second one
/// unless it has to do with what is `late thing/turnstile`. `guard say/check` says that
/// what is named beside a check is not taken for there on the version that the sentence speaks of.
/// `denial verb/silent noun/bell verb/ring` says that a bell that is silent is one that does not ring,
/// `+noun/bell` that the word tells of the bell without naming it.
public struct PropertyTable: Sendable {
  /// What is true of a subject.
  public struct Fact: Hashable, Sendable {
    /// The values that it has.
    public var values: [String]
    /// The rows of the facts behind it.
    public var rows: [String]
  }

  /// Names in code that all are known, by how they begin and what they hold.
  struct Closed: Sendable {
    var type: String
    var prefix: String
    var part: String
  }

  /// A word that says of a thing that it does not do something: “the receiver stays silent”.
  struct Denial: Sendable {
    var word: String
    var thing: String
    /// Whether the word names the thing as well.
    var namesThing: Bool
    /// What the thing does not do.
    var denied: [String]
  }

  private(set) var closed: [Closed] = []
  private(set) var denials: [Denial] = []
  /// The platforms that are meant where none is named, with their newest versions and the first ones of
  /// which most is so that is so now.
  private var homes: [String: (newest: Version, settled: Version)] = [:]
  /// Concepts of what has come since those first versions.
  private(set) var late: [String] = []
  /// Platforms on which apps of others run.
  private(set) var hosts: Set<String> = []
  /// Concepts of checks that something is there.
  private(set) var guards: Set<String> = []
  /// Types in code all of whose members are known, by the concept that names them.
  private(set) var members: [String: String] = [:]
  private let text: [UInt8]
  /// Where the properties stand in the text. Most are never asked for.
  private var blocks: [Range<Int>] = []
  private var places: [String: Int] = [:]
  private var index = PropertyIndex()
  private let read = OnceEach<Int, Shared<Property>>()

  /// Reads the parts of a table; a line that begins with `#` is a comment.
  public init(_ parts: [String]) {
    text = TableBytes.lines(of: parts)
    text.withUnsafeBufferPointer { text in
      text.forEachLine { add(text.part($0.lowerBound, $0.upperBound), $0) }
    }
    assert(blocks.indices.allSatisfy { property(at: $0).facts.count >= 0 })
  }

  private mutating func add(_ line: TableBytes, _ range: Range<Int>) {
    guard !line.isEmpty, !line.begins(with: "#") else { return }
    if line.begins(with: "property ") {
      let name = line.part(9, line.count).text
      precondition(places.updateValue(blocks.count, forKey: name) == nil, "two properties \(name)")
      blocks.append(range)
    } else if let block = blocks.last {
      index.add(line, of: blocks.count - 1)
      blocks[blocks.count - 1] = block.lowerBound..<range.upperBound
    } else {
      addNames(line.pieces(between: " ").map(\.text))
    }
  }

  /// What stands before the first property.
  private mutating func addNames(_ words: [String]) {
    switch (words[0], words.count) {
    case ("closed", 3...):
      closed.append(
        Closed(type: words[1], prefix: words[2], part: words.count > 3 ? words[3] : ""))
    case ("denial", 4...):
      let namesThing = words[2].hasPrefix("+")
      denials.append(
        Denial(
          word: words[1], thing: String(words[2].dropFirst(namesThing ? 1 : 0)),
          namesThing: namesThing, denied: Array(words[3...])))
    case ("host", 2): hosts.insert(words[1])
    case ("guard", 2): guards.insert(words[1])
    case ("home", 4):
      guard let newest = Version(words[2]), let settled = Version(words[3]) else {
        preconditionFailure("no version: \(words)")
      }
      homes[words[1]] = (newest, settled)
    case ("late", 2...): late = Array(words.dropFirst())
    case ("members", 3): members[words[1]] = words[2]
    default: preconditionFailure("no property: \(words)")
    }
  }

  /// Whether what is so now is so in some versions: those of a home that begin with its newest, or have
  /// no end; for what is not late, those that begin later than it was settled.
  func isNow(_ stretch: ClaimScope.Stretch, isLate: Bool) -> Bool {
    guard let platform = stretch.platform else { return stretch.before == nil }
    guard let home = homes[platform] else { return false }
    return stretch.before == nil
      || stretch.from.map { $0 >= (isLate ? home.newest : home.settled) } == true
  }

  /// Whether a choice of concepts is one of what is late.
  func isLate(_ choice: String) -> Bool {
    late.contains { ConceptIndex.matches(choice, $0) }
  }

  /// Whether nothing is known to be true in any circumstances.
  var isEmpty: Bool { blocks.isEmpty }

  /// The properties that things of a sentence have and of which it may tell a value, in the order of
  /// the table.
  func properties(of items: [Item]) -> [Shared<Property>] {
    index.places(of: items).map(property)
  }

  /// What the table says of a subject; nil where it says nothing.
  public func fact(_ property: String, of subject: String) -> Fact? {
    self.property(property)?.facts[subject]
  }

  /// Whether who denies a value that a subject has is wrong.
  public func isFirm(_ property: String) -> Bool { self.property(property)?.isFirm ?? false }

  /// The first version of what is not so before, as a stretch without an end; nil where it always was.
  public func since(_ property: String) -> ClaimScope.Stretch? { self.property(property)?.since }

  /// Whether all names of the kind of a concept are known: what none of them is does not exist.
  public func isClosed(_ concept: String) -> Bool {
    members.values.contains { concept.begins(with: $0 + ".") }
      || closed.contains { concept.begins(with: "\($0.type)/\($0.prefix)") }
  }

  private func property(_ name: String) -> Shared<Property>? { places[name].map(property) }

  private func property(at place: Int) -> Shared<Property> {
    read.value(place) {
      text.withUnsafeBufferPointer { text in
        let block = blocks[place]
        return Shared(
          Property(text.part(block.lowerBound, block.upperBound)) { name in
            // Only what stands above can be taken over, so that this ends.
            places[name].flatMap { $0 < place ? property(at: $0).facts : nil }
          })
      }
    }
  }
}
