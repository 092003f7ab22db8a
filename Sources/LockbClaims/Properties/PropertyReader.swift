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
    let plain = Mentions(items, isKorean: isKorean)
    let content = PropertyContent.opened(items, isKorean: isKorean)
    let told = content.flatMap { Mentions($0, isKorean: isKorean) }
    for property in table.properties {
      guard let mentions = property.isTold ? told ?? plain : plain,
        let answer = answer(property, mentions)
      else { continue }
      let isKnown = !items.contains { $0.unknown != nil }
      return (answer.question, answer.rule, answer.isWhole && isKnown)
    }
    return nil
  }

  private func answer(_ property: PropertyTable.Property, _ mentions: Mentions) -> Answer? {
    let things = mentions.items
    let subjects = things.indices.compactMap { place -> (place: Int, name: String)? in
      // Of names in code that are alike, the one that is written comes first.
      let name = property.subjects.lazy.compactMap { choice in
        things[place].senses.first { Self.matches($0, choice) }
      }.first
      guard let name, table.fact(property.name, of: name) != nil,
        Self.isSpokenOf(things, place)
      else { return nil }
      return (place, name)
    }
    for subject in subjects {
      let isNamed =
        property.isPlain
        || things.indices.contains { place in
          place != subject.place && things[place].senses.contains(where: property.words.contains)
        }
      guard isNamed else { continue }
      let values = Self.values(of: property, in: things, but: subject.place)
      let isSeveral = values.count > 1
      guard !values.isEmpty, !isSeveral || !mentions.isDenied else { continue }
      let taken = Set(values.flatMap(\.places) + [subject.place])
      let rest = things.indices.filter { !taken.contains($0) }
      // Of two things that can have the property, it is not clear which one does.
      guard !rest.contains(where: { place in subjects.contains { $0.place == place } }) else {
        return nil
      }
      let isWhole = rest.allSatisfy { place in
        let senses = things[place].senses
        return senses.contains(where: property.words.contains)
          || senses.contains { sense in property.beside.contains { Self.matches(sense, $0) } }
          || MentionReader.isCarrying(things[place])
      }
      guard isWhole || property.isLoose else { continue }
      var question = ClaimQuestion(.exists)
      question.subjects = [ClaimTerm(subject.name)]
      question.outcomes = values.map {
        ClaimTerm("property/\(property.name):\($0.name)", isNegated: mentions.isDenied)
      }
      question.scope = ClaimScope(mentions.stretches)
      return (question, property.name, isWhole)
    }
    return nil
  }

  /// The values that are named, with where they stand: those with most words first, and none that
  /// shares a word with one before it.
  private static func values(
    of property: PropertyTable.Property, in things: [Item], but subject: Int
  ) -> [(name: String, places: [Int])] {
    let found = property.values.compactMap { name, elements -> (name: String, places: [Int])? in
      guard let places = places(of: elements, in: things, but: subject),
        // What stands in a condition is not what is claimed.
        places.allSatisfy({ things[$0].slot != .until })
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
