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
/// `on` the platforms that a sentence has to name, `era iOS 11.0 13.0` the versions: the first, or
/// `-`, and the first that is no longer meant; `since iOS 18.0` the first version of which it is so: a
/// sentence has to name an earlier one.
/// `facts NAME` takes over the facts of an earlier property, for another way to tell the same.
///
/// How something is so is among what a sentence names: `how/each` time, the `how/first` time,
/// `how/again`, for `how/ever`, `how/at-once`, `how/instantly`, `how/without` something, even while
/// `how/lacking` it, `how/by-somebody`, and `each/` of a thing.
///
/// `closed status turned` says that every status whose name in code begins so is listed, `members
/// api/Gate api/Gate` that every member of that type is: no other exists. `host Stadium` says that
/// apps of other platforms run there, `home Street` that this platform is meant where none is named.
public struct PropertyTable: Sendable {
  /// What is true of a subject.
  public struct Fact: Hashable, Sendable {
    /// The values that it has.
    public var values: [String]
    /// The rows of the facts behind it.
    public var rows: [String]
  }

  struct Property: Sendable {
    var name: String
    var subjects: [String] = []
    var words: [String] = []
    /// Words that turn other sentences round, and none that says this.
    var harmless: Set<String> = []
    /// Words that say the same where they are denied.
    var deniedWords: [String] = []
    /// What a sentence must not name, for it would say something else.
    var excluded: [String] = []
    /// What may be named besides without a meaning of its own.
    var beside: [String] = []
    var values: [(name: String, elements: [Frame.Element])] = []
    /// Whether the words may be missing.
    var isPlain = false
    /// Whether the value may stand in a clause of its own: “tells whether …”.
    var isTold = false
    /// Whether a sentence may name other things, on which what it says does not depend.
    var isLoose = false
    /// Whether the subject may stand in a circumstance.
    var isAnywhere = false
    /// Whether who denies a value that the subject has is wrong.
    var isFirm = false
    /// Whether subject and value have to stand in one statement, with its circumstances.
    var isApart = false
    /// Whether the subject has to stand in a circumstance: “after …”, “in …”.
    var isGiven = false
    /// The platforms that the sentence has to name, if any.
    var platforms: Set<String> = []
    /// The versions that all that the sentence names have to lie in, if any.
    var era: ClaimScope.Stretch?
    /// The first version of what is not so before: all that the sentence names have to begin earlier.
    var since: ClaimScope.Stretch?
    /// Whether it is so on current versions of the platforms that are `home`, and nothing is read
    /// where others are spoken of.
    var isCurrent = false
    /// Whether the value stands where a sentence tells until when something is so, and the words in
    /// the rest of it.
    var isUntil = false

    /// Whether one of its values tells what need not be: “does not need to create …”.
    var tellsNeedless: Bool {
      values.contains { $0.elements.contains { $0.choices.contains("verb/need-not") } }
    }

    /// Concepts of which a sentence names one that tells one of its values: of each value those of one
    /// part that must be named. Nil where a value is told by how something is so, which no word may
    /// name.
    var signs: [String]? {
      var signs: [String] = []
      for value in values {
        let parts = value.elements.filter { element in
          !element.isOptional && !element.choices.contains(where: Self.isMade)
        }
        // A thing is named by fewer sentences than a verb.
        guard let part = parts.first(where: { !$0.choices[0].hasPrefix("verb/") }) ?? parts.first
        else { return nil }
        signs += part.choices + part.choices.compactMap(Self.unit)
      }
      return signs
    }

    /// Whether it is made of other words: manner, need, what need not be, numbers, yes and no.
    private static func isMade(_ concept: String) -> Bool {
      ["how/", "each/", "verb/need", "count/", "items/", "noun/true", "noun/false"]
        .contains(where: concept.hasPrefix)
    }

    /// What a measure is counted in: `unit/meters` of `meters/50`.
    private static func unit(of concept: String) -> String? {
      let parts = concept.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, parts[1].first?.isNumber ?? true else { return nil }
      return "unit/" + parts[0]
    }

    /// All that it speaks of.
    var named: [String] { subjects + words + values.flatMap { $0.elements.flatMap(\.choices) } }

    /// Whether the sentence has to name a platform or a version.
    var asksForPlace: Bool { era != nil || since != nil || !platforms.isEmpty }

    /// The same, for a sentence that need not name where it is so.
    var anywhere: Property {
      var property = self
      property.platforms = []
      property.era = nil
      property.since = nil
      return property
    }

    /// Whether a sentence on these versions names the platforms and the versions that it has to name.
    func isMet(on stretches: [ClaimScope.Stretch]) -> Bool {
      guard era.map({ era in !stretches.isEmpty && stretches.allSatisfy(era.holds) }) ?? true,
        since.map({ since in
          !stretches.isEmpty && stretches.allSatisfy { $0.begins(before: since) }
        }) ?? true
      else { return false }
      return platforms.isEmpty
        || !stretches.isEmpty
          && stretches.allSatisfy { $0.platform.map(platforms.contains) ?? false }
    }
  }

  /// Names in code that all are known, by how they begin and what they hold.
  struct Closed: Sendable {
    var type: String
    var prefix: String
    var part: String
  }

  private(set) var properties: [Property] = []
  /// The same.
  private var shared: [Shared<Property>] = []
  private var names: Set<String> = []
  private(set) var closed: [Closed] = []
  /// The platforms that are meant where none is named.
  private(set) var homes: Set<String> = []
  /// Platforms on which apps of others run.
  private(set) var hosts: Set<String> = []
  /// Types in code all of whose members are known, by the concept that names them.
  private(set) var members: [String: String] = [:]
  private var facts: [String: [String: Fact]] = [:]
  /// The places of the properties by subject.
  private var subjects = ConceptIndex()
  /// The same by what tells one of their values.
  private var values = ConceptIndex()
  /// The places of those whose values may be told by no word.
  private var wordless: Set<Int> = []

  /// Reads a table; a line that begins with `#` is a comment.
  public init(_ text: String) {
    text.withTableBytes { text in
      text.forEachPiece(between: "\n") { line in
        let words = line.pieces(between: " ")
        guard let key = words.first, !key.begins(with: "#") else { return }
        add(key.text, words)
      }
    }
    shared = properties.map(Shared.init)
    for (place, property) in properties.enumerated() {
      for subject in property.subjects { subjects.add(place, for: subject) }
      if let signs = property.signs {
        for sign in signs { values.add(place, for: sign) }
      } else {
        wordless.insert(place)
      }
    }
  }

  private mutating func add(_ key: String, _ words: [TableBytes]) {
    switch key {
    case "property":
      let name = words[1].text
      precondition(names.insert(name).inserted, "two properties \(name)")
      properties.append(Property(name: name))
    case "fact": addFact(words)
    case "facts": takeFacts(words)
    case "closed":
      closed.append(
        Closed(
          type: words[1].text, prefix: words[2].text, part: words.count > 3 ? words[3].text : ""))
    case "host": hosts.insert(words[1].text)
    case "home": homes.insert(words[1].text)
    case "members": members[words[1].text] = words[2].text
    default:
      guard !properties.isEmpty else { preconditionFailure("no property: \(key)") }
      Self.read(key, words, into: &properties[properties.count - 1])
    }
  }

  /// The properties that things of a sentence have and of which it may tell a value, in the order of
  /// the table.
  func properties(of items: [Item]) -> [Shared<Property>] {
    let told = values.places(for: items).union(wordless)
    return subjects.places(for: items).intersection(told).sorted().map { shared[$0] }
  }

  /// What the table says of a subject; nil where it says nothing.
  public func fact(_ property: String, of subject: String) -> Fact? { facts[property]?[subject] }

  /// Whether who denies a value that a subject has is wrong.
  public func isFirm(_ property: String) -> Bool {
    properties.contains { $0.name == property && $0.isFirm }
  }

  /// The first version of what is not so before, as a stretch without an end; nil where it always was.
  public func since(_ property: String) -> ClaimScope.Stretch? {
    properties.first { $0.name == property }?.since
  }

  /// Whether all names of the kind of a concept are known: what none of them is does not exist.
  public func isClosed(_ concept: String) -> Bool {
    members.values.contains { concept.hasPrefix($0 + ".") }
      || closed.contains { concept.hasPrefix("\($0.type)/\($0.prefix)") }
  }

  /// Takes over what an earlier property holds: the same, told in another way.
  private mutating func takeFacts(_ words: [TableBytes]) {
    guard let property = properties.last, words.count == 2, let known = facts[words[1].text]
    else { preconditionFailure("no facts: \(words.map(\.text))") }
    facts[property.name] = known
  }

  private mutating func addFact(_ words: [TableBytes]) {
    guard let property = properties.last, words.count > 3, words[2].equals("=") else {
      preconditionFailure("no fact: \(words.map(\.text))")
    }
    let end = words.firstIndex { $0.equals(";") } ?? words.count
    let fact = Fact(
      values: words[3..<end].map(FrameTable.concept),
      rows: words[end...].dropFirst().map(\.text))
    words[1].forEachPiece(between: "|") {
      facts[property.name, default: [:]][FrameTable.concept($0)] = fact
    }
  }

  /// “iOS 11.0 13.0”: the platform, the first version or `-`, and the first that is no longer meant.
  private static func era(_ words: [String]) -> ClaimScope.Stretch {
    guard words.count == 3, let before = Version(words[2]) else {
      preconditionFailure("no era: \(words)")
    }
    return ClaimScope.Stretch(platform: words[0], from: Version(words[1]), before: before)
  }

  private static func read(_ key: String, _ words: [TableBytes], into property: inout Property) {
    let listed = words.dropFirst()
    func choices() -> [String] { words[1].pieces(between: "|").map(FrameTable.concept) }
    switch key {
    case "subject": property.subjects += listed.map(FrameTable.concept)
    case "word": property.words += choices()
    case "beside": property.beside += listed.map(FrameTable.concept)
    case "but": property.excluded += listed.map(FrameTable.concept)
    case "plain": property.isPlain = true
    case "told": property.isTold = true
    case "loose": property.isLoose = true
    case "anywhere": property.isAnywhere = true
    case "firm": property.isFirm = true
    case "until": property.isUntil = true
    case "apart": property.isApart = true
    case "current": property.isCurrent = true
    case "given": property.isGiven = true
    case "era": property.era = era(listed.map(\.text))
    case "since":
      precondition(words.count == 3, "no version: \(words.map(\.text))")
      property.since = ClaimScope.Stretch(platform: words[1].text, from: Version(words[2].text))
    case "on": property.platforms.formUnion(listed.map(FrameTable.concept))
    case "despite": property.harmless.formUnion(listed.map(\.text))
    case "denied": property.deniedWords += choices()
    case "value":
      let elements = listed.dropFirst().map(FrameTable.element)
      property.values.append((words[1].part(0, words[1].count - 1).text, elements))
    default: preconditionFailure("no such line of a property: \(key)")
    }
  }
}
