internal import LockbBase

extension PropertyTable {
  /// A kind of thing that sentences say of things.
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
    /// Whether its words may stand in two statements that are otherwise independent.
    var isAcross = false
    /// Whether the subject has to stand in a circumstance: “after …”, “in …”.
    var isGiven = false
    /// The platforms that the sentence has to name, if any.
    var platforms: Set<String> = []
    /// The versions that all that the sentence names have to lie in, if any.
    var eras: [ClaimScope.Stretch] = []
    /// The first version of what is not so before: all that the sentence names have to begin earlier.
    var since: ClaimScope.Stretch?
    /// Whether it is so on current versions of the platforms that are `home`; where others are spoken
    /// of, nothing is read unless they lie in the era.
    var isCurrent = false
    /// Whether the value stands where a sentence tells until when something is so, and the words in
    /// the rest of it.
    var isUntil = false
    /// What is true, by subject.
    var facts: [String: Fact] = [:]

    /// Whether one of its values tells what need not be: “does not need to create …”.
    var tellsNeedless: Bool {
      values.contains { $0.elements.contains { $0.choices.contains("verb/need-not") } }
    }

    /// All that it speaks of.
    fileprivate(set) var named: [String] = []

    /// Whether the sentence has to name a platform or a version.
    var asksForPlace: Bool { !eras.isEmpty || since != nil || !platforms.isEmpty }

    /// The same, for a sentence that need not name where it is so.
    var anywhere: Property {
      var property = self
      property.platforms = []
      property.eras = []
      property.since = nil
      return property
    }

    /// Whether a sentence on these versions names the platforms and the versions that it has to name.
    func isMet(on stretches: [ClaimScope.Stretch]) -> Bool {
      guard
        eras.isEmpty
          || !stretches.isEmpty
            && stretches.allSatisfy({ stretch in eras.contains { $0.holds(stretch) } }),
        since.map({ since in
          !stretches.isEmpty && stretches.allSatisfy { $0.begins(before: since) }
        }) ?? true
      else { return false }
      return platforms.isEmpty
        || !stretches.isEmpty
          && stretches.allSatisfy { $0.platform.map(platforms.contains) ?? false }
    }
  }
}

extension PropertyTable.Property {
  /// Reads the lines of a property, from behind the word `property` on.
  ///
  /// - Parameter known: the facts of an earlier property.
  init(_ lines: TableBytes, known: (String) -> [String: PropertyTable.Fact]?) {
    var lines = lines.pieces(between: "\n")[...]
    let first = lines.removeFirst()
    name = first.part(9, first.count).text
    for line in lines where !line.begins(with: "#") {
      let words = line.pieces(between: " ")
      switch words[0].text {
      case "fact": addFact(words)
      case "facts":
        guard words.count == 2, let facts = known(words[1].text) else {
          preconditionFailure("no facts: \(line.text)")
        }
        self.facts = facts
      case let key: read(key, words)
      }
    }
    named = subjects + self.words + values.flatMap { $0.elements.flatMap(\.choices) }
  }

  private mutating func addFact(_ words: [TableBytes]) {
    guard words.count > 3, words[2].equals("=") else {
      preconditionFailure("no fact: \(words.map(\.text))")
    }
    let end = words.firstIndex { $0.equals(";") } ?? words.count
    let fact = PropertyTable.Fact(
      values: words[3..<end].map(FrameTable.concept),
      rows: words[end...].dropFirst().map(\.text))
    words[1].forEachPiece(between: "|") { facts[FrameTable.concept($0)] = fact }
  }

  /// “iOS 11.0 13.0”: the platform, the first version, and the first that is no longer meant; `-` for
  /// none.
  private static func era(_ words: [String]) -> ClaimScope.Stretch {
    precondition(words.count == 3, "no era: \(words)")
    return ClaimScope.Stretch(
      platform: words[0], from: Version(words[1]), before: Version(words[2]))
  }

  private mutating func read(_ key: String, _ pieces: [TableBytes]) {
    let listed = pieces.dropFirst()
    func choices() -> [String] { pieces[1].pieces(between: "|").map(FrameTable.concept) }
    switch key {
    case "subject": subjects += listed.map(FrameTable.concept)
    case "word": words += choices()
    case "beside": beside += listed.map(FrameTable.concept)
    case "but": excluded += listed.map(FrameTable.concept)
    case "plain": isPlain = true
    case "told": isTold = true
    case "loose": isLoose = true
    case "anywhere": isAnywhere = true
    case "firm": isFirm = true
    case "until": isUntil = true
    case "apart": isApart = true
    case "across": isAcross = true
    case "current": isCurrent = true
    case "given": isGiven = true
    case "era": eras.append(Self.era(listed.map(\.text)))
    case "since":
      precondition(pieces.count == 3, "no version: \(pieces.map(\.text))")
      since = ClaimScope.Stretch(platform: pieces[1].text, from: Version(pieces[2].text))
    case "on": platforms.formUnion(listed.map(FrameTable.concept))
    case "despite": harmless.formUnion(listed.map(\.text))
    case "denied": deniedWords += choices()
    case "value":
      let elements = listed.dropFirst().map(FrameTable.element)
      values.append((pieces[1].part(0, pieces[1].count - 1).text, elements))
    default: preconditionFailure("no such line of a property: \(key)")
    }
  }
}
