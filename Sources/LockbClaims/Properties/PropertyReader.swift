/// Reads what a sentence says of a thing in any circumstances: its subject, its property, its value.
///
/// As for other guesses, the order of words does not count, and a word that may limit, deny twice or
/// report what is said ends the reading.
struct PropertyReader: Sendable {
  let table: PropertyTable

  /// What was read, and whether every word of the sentence has a part in it.
  typealias Answer = (question: ClaimQuestion, rule: String, isWhole: Bool)

  /// What a sentence, or each of its statements, says; none where nothing safe can be read.
  func answers(to items: [Item], isKorean: Bool) -> [Answer] {
    guard !table.properties.isEmpty, PropertyContent.isRead(items, isKorean: isKorean) else {
      return []
    }
    if let answer = answer(to: items, isKorean: isKorean) { return [answer] }
    let parts =
      isKorean
      ? KoreanMentionParts.parts(of: items)?.map(KoreanMentionParts.ended)
      : EnglishMentionParts.parts(of: items)?.map(\.claim)
    guard let parts, parts.count > 1 else { return [] }
    let answers = parts.compactMap { answer(to: $0, isKorean: isKorean) }
    return answers.map { ($0.question, $0.rule, $0.isWhole && answers.count == parts.count) }
  }

  private func answer(to items: [Item], isKorean: Bool) -> Answer? {
    let candidates = table.properties.filter { property in
      Self.names(property.subjects, in: items) && !Self.names(property.excluded, in: items)
    }
    guard !candidates.isEmpty else { return nil }
    let plain = Mentions(items, isKorean: isKorean).map(Told.init)
    let loose = Mentions(items, isKorean: isKorean, isLoose: true).map(Told.init)
    let needed = KoreanNeed.needed(items).flatMap {
      isKorean ? Mentions($0, isKorean: true, isLoose: true).map(Told.init) : nil
    }
    let content = PropertyContent.opened(items, isKorean: isKorean)
    let parted = Self.parted(items, isKorean: isKorean)
    for property in candidates {
      let opened =
        property.isTold
        ? content.flatMap { Mentions($0, isKorean: isKorean, isLoose: property.isLoose) } : nil
      let isOfNeed = property.words.contains("verb/need")
      let told =
        property.isUntil
        ? parted
        : opened.map(Told.init) ?? (isOfNeed ? needed : nil) ?? (property.isLoose ? loose : plain)
      guard let told, let answer = answer(property, told.withManner(of: items)) else { continue }
      let isKnown = !items.contains { $0.unknown != nil }
      return (answer.question, answer.rule, answer.isWhole && isKnown)
    }
    return nil
  }

  private static func names(_ choices: [String], in items: [Item]) -> Bool {
    guard !choices.isEmpty else { return false }
    return items.contains { item in
      item.senses.contains { sense in choices.contains { matches(sense, $0) } }
    }
  }

  /// What a sentence names, and where in it a value may stand.
  private struct Told {
    var things: [Item]
    var stretches: [ClaimScope.Stretch]
    var isDenied: Bool
    /// Where the clause begins that tells until when.
    var end: Int?
    /// Whether what is spoken of stands before that clause.
    var hasTopic = true

    init(_ mentions: Mentions) {
      things = mentions.items
      stretches = mentions.stretches
      isDenied = mentions.isDenied
    }

    /// With what is told of how something is so: each time, or the first time.
    func withManner(of items: [Item]) -> Told {
      var told = self
      let manners = [
        ("how/each", Self.tellsEach), ("how/first", Self.tellsFirst),
        ("how/again", Self.tellsAgain),
      ]
      for (manner, isTold) in manners
      where items.contains(where: isTold) {
        told.things.append(Item(senses: [manner], tokens: 0..<0))
      }
      return told
    }

    private static func tellsEach(_ item: Item) -> Bool {
      item.suffix.particles.contains(.each) || item.function == "항상" || item.function == "always"
        || !Set(["each", "every", "whenever"]).isDisjoint(with: item.words)
    }

    private static func tellsAgain(_ item: Item) -> Bool {
      item.function == "again" || item.senses.contains("how/again")
        || !Set(["again", "anew"]).isDisjoint(with: item.words)
    }

    private static func tellsFirst(_ item: Item) -> Bool {
      item.senses.contains("how/first") || !Set(["first", "once"]).isDisjoint(with: item.words)
    }
  }

  /// What a sentence says until when, where it does.
  private static func parted(_ items: [Item], isKorean: Bool) -> Told? {
    guard let parts = PropertyParts(items, isKorean: isKorean),
      let main = Mentions(parts.main, isKorean: isKorean, isLoose: true),
      let end = Mentions(parts.end, isKorean: isKorean, isLoose: true), !end.isDenied
    else { return nil }
    var told = Told(main)
    told.stretches += end.stretches
    // A Korean sentence names what it speaks of first.
    let topic = isKorean ? end.items.firstIndex { $0.suffix.particles == [.topic] } : nil
    let spoken = end.items.prefix(topic.map { $0 + 1 } ?? 0)
    told.things += spoken
    told.end = told.things.count
    told.things += end.items.dropFirst(spoken.count)
    told.hasTopic = !isKorean || topic != nil
    return told
  }

  private func answer(_ property: PropertyTable.Property, _ told: Told) -> Answer? {
    let things = told.things
    let subjects = things.indices.compactMap { place -> (place: Int, name: String)? in
      // Of names in code that are alike, the one that is written comes first.
      let name = property.subjects.lazy.compactMap { choice in
        things[place].senses.first { Self.matches($0, choice) }
      }.first
      guard let name, table.fact(property.name, of: name) != nil,
        property.isAnywhere || Self.isSpokenOf(things, place)
      else { return nil }
      return (place, name)
    }
    let words =
      property.isUntil && told.isDenied ? property.deniedWords : property.words
    let isDenied = told.isDenied && !property.isUntil
    for subject in subjects where !told.hasTopic || told.end.map({ subject.place < $0 }) ?? true {
      let isNamed =
        property.isPlain
        || things[..<(told.end ?? things.count)].indices.contains { place in
          place != subject.place && things[place].senses.contains(where: words.contains)
        }
      guard isNamed else { continue }
      let values = Self.values(of: property, in: things, but: subject.place, from: told.end ?? 0)
      let isSeveral = values.count > 1
      guard !values.isEmpty, !isSeveral || !isDenied else { continue }
      let taken = Set(values.flatMap(\.places) + [subject.place])
      let rest = things.indices.filter { !taken.contains($0) }
      // Of two things that can have the property, it is not clear which one does.
      guard !rest.contains(where: { place in subjects.contains { $0.place == place } }) else {
        return nil
      }
      let isWhole = rest.allSatisfy { place in
        let senses = things[place].senses
        return senses.contains(where: words.contains)
          || senses.contains { sense in property.beside.contains { Self.matches(sense, $0) } }
          || MentionReader.isCarrying(things[place])
      }
      guard isWhole || property.isLoose else { continue }
      var question = ClaimQuestion(.exists)
      question.subjects = [ClaimTerm(subject.name)]
      question.outcomes = values.map {
        ClaimTerm("property/\(property.name):\($0.name)", isNegated: isDenied)
      }
      question.scope = ClaimScope(told.stretches)
      return (question, property.name, isWhole)
    }
    return nil
  }

  /// The values that are named, with where they stand: those with most words first, and none that
  /// shares a word with one before it.
  private static func values(
    of property: PropertyTable.Property, in things: [Item], but subject: Int, from start: Int
  ) -> [(name: String, places: [Int])] {
    let found = property.values.compactMap { name, elements -> (name: String, places: [Int])? in
      guard let places = places(of: elements, in: things, but: subject),
        // What stands in a condition is not what is claimed.
        places.allSatisfy({ place in
          start > 0
            ? place >= start : property.isAnywhere || things[place].slot != .until
        })
      else { return nil }
      let sense = things[places[0]].senses.first { sense in
        elements[0].choices.contains { matches(sense, $0) }
      }
      return (name == "*" ? sense ?? name : name, places)
    }
    var taken: Set<Int> = []
    var values: [(name: String, places: [Int])] = []
    let ordered = found.indices.sorted { one, other in
      (found[other].places.count, one) < (found[one].places.count, other)
    }
    for index in ordered where taken.isDisjoint(with: found[index].places) {
      taken.formUnion(found[index].places)
      if !values.contains(where: { $0.name == found[index].name }) { values.append(found[index]) }
    }
    return values
  }

  private static func places(
    of elements: [Frame.Element], in things: [Item], but subject: Int
  ) -> [Int]? {
    var taken: [Int] = []
    for element in elements {
      let place = things.indices.first { index in
        index != subject && !taken.contains(index)
          && things[index].senses.contains { sense in
            element.choices.contains { matches(sense, $0) }
          }
      }
      if let place {
        taken.append(place)
      } else if !element.isOptional {
        return nil
      }
    }
    return taken.isEmpty ? nil : taken
  }

  /// Whether a thing is what the sentence speaks of, or where something comes in, and not the object
  /// of its verb.
  private static func isSpokenOf(_ things: [Item], _ place: Int) -> Bool {
    let item = things[place]
    if !item.suffix.particles.isEmpty { return !item.suffix.particles.contains(.object) }
    switch item.slot {
    case .until: return false
    case .place, .source, .with: return true
    default: return place == 0
    }
  }

  /// `api/` and `api/Gate.` stand for all that begins so.
  private static func matches(_ sense: String, _ choice: String) -> Bool {
    choice.utf8.last == 0x2F || choice.utf8.last == 0x2E ? sense.hasPrefix(choice) : sense == choice
  }
}
