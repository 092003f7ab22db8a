/// Reads what a sentence says of a thing in any circumstances: its subject, its property, its value.
///
/// As for other guesses, the order of words does not count, and a word that may limit, deny twice or
/// report what is said ends the reading.
struct PropertyReader: Sendable {
  let table: PropertyTable

  /// What was read, and whether every word of the sentence has a part in it.
  typealias Answer = (question: ClaimQuestion, rule: String, isWhole: Bool)

  /// What a sentence, or each of its statements, says; none where nothing safe can be read.
  ///
  /// - Parameters:
  ///   - isBeside: whether only what its statements say, each by itself, is asked for: the sentence
  ///     is English, and as a whole it is understood as something else.
  ///   - isLoose: whether only what does not depend on what else is named is asked for.
  func answers(
    to items: [Item], isKorean: Bool, under scope: ClaimScope, isBeside: Bool = false,
    isLoose: Bool = false
  ) -> [Answer] {
    guard !table.isEmpty, PropertyContent.isRead(items, isKorean: isKorean) else {
      return []
    }
    let items =
      isKorean ? KoreanHowOften.settled(KoreanMentionParts.withoutRejected(items)) : items
    let named = items.compactMap(\.scope)
    let stretches = named.isEmpty ? scope.stretches : named
    let isLateElsewhere = !stretches.allSatisfy { table.isNow($0, isLate: true) }
    let isLate = isLateElsewhere && Self.names(table.late, in: items)
    let isAllElsewhere =
      isLateElsewhere && !stretches.allSatisfy { table.isNow($0, isLate: isLate) }
    // A name in code that nothing knows: what is said beside it may be said of something else.
    let isOfSomethingElse = items.contains { item in
      item.unknown != nil && item.senses.contains { $0.begins(with: "code/") }
    }
    func isElsewhere(_ property: Shared<PropertyTable.Property>) -> Bool {
      isAllElsewhere || isLateElsewhere && property.named.contains(where: table.isLate)
    }
    let candidates = table.properties(of: items).filter { property in
      !(property.isCurrent && property.eras.isEmpty && isElsewhere(property))
        && !(property.isApart && isOfSomethingElse)
        && (property.isLoose || !isLoose)
    }.map { property in
      let isAbove = named.isEmpty && property.value.isMet(on: scope.stretches)
      let isHere =
        property.isCurrent && !property.eras.isEmpty ? !isElsewhere(property) || isAbove : isAbove
      return property.asksForPlace && isHere ? Shared(property.value.anywhere) : property
    }
    guard !candidates.isEmpty else { return [] }
    let (apart, joint) = (candidates.filter { $0.isApart }, candidates.filter { !$0.isApart })
    if isBeside { return self.apart(apart, in: items) }
    let areIndependent = !isKorean && EnglishMentionParts.areIndependent(in: items)
    let across = areIndependent ? joint.filter { $0.isAcross } : []
    let whole = answer(to: items, isKorean: isKorean, in: joint)
      .flatMap { !areIndependent || $0.isWhole ? $0 : nil }
    if let answer = whole ?? answer(to: items, isKorean: isKorean, in: across) {
      // What takes in every word leaves nothing to be told beside it.
      return [answer]
        + (answer.isWhole
          ? [] : isKorean ? told(apart, in: items, under: scope) : self.apart(apart, in: items))
    }
    let parts =
      isKorean
      ? KoreanMentionParts.parts(of: items)?.map(KoreanMentionParts.ended)
      : EnglishMentionParts.parts(of: items)?.map { $0.claim }
    var answers: [Answer] = []
    if let parts, parts.count > 1 {
      // What another part names may be what this one speaks of.
      let open = isKorean ? joint : joint.filter { !Self.names($0.excluded, in: items) }
      let found = parts.compactMap { answer(to: $0, isKorean: isKorean, in: open) }
      answers = found.map { ($0.question, $0.rule, $0.isWhole && found.count == parts.count) }
    }
    if isKorean { return answers + told(apart, in: items, under: scope) }
    guard answers.isEmpty else { return answers }
    let alone = candidates.filter { $0.isApart || $0.isLoose && !$0.isUntil && !$0.isFirm }
    return self.apart(alone, in: items)
  }

  /// What the statements of an English sentence say of properties, each by itself.
  private func apart(_ properties: [Shared<PropertyTable.Property>], in items: [Item]) -> [Answer] {
    guard !properties.isEmpty else { return [] }
    // By the words that do not limit; most properties have the same.
    var statements: [Set<String>: [Statement]] = [:]
    let sentence = EnglishStatements(items)
    let turners = Mentions.turners(in: items)
    let always = PropertyTelling.harmlessApart(in: items, isKorean: false)
    return properties.flatMap { property -> [Answer] in
      // What another statement names may be what this one speaks of.
      guard Self.hasWord(of: property, items),
        !items.contains(where: { Self.isMeant($0, property.excluded) })
      else { return [] }
      let harmless = turners.filter { word in
        property.harmless.contains(word) || always.contains(word)
      }
      let parts =
        statements[harmless]
        ?? sentence.parts(harmless: harmless).map { part in
          (part, PropertyTelling(part.together, isKorean: false))
        }
      statements[harmless] = parts
      // One statement without an aside is the sentence.
      let isOne = parts.count == 1 && !items.contains { $0.mark != nil }
      return parts.compactMap { answer(property, to: $0) }.map {
        ($0.question, $0.rule, isOne && $0.isWhole)
      }
    }
  }

  /// A statement with what it tells as a whole.
  private typealias Statement = (part: EnglishStatements.Part, telling: PropertyTelling)

  /// What one statement says of a property.
  private func answer(
    _ property: Shared<PropertyTable.Property>, to statement: Statement
  ) -> Answer? {
    var (part, telling) = statement
    guard !lacks(part.claim, beside: property) else { return nil }
    // “Because the gate needs a key, who has a pass …”: what the gate needs is told before.
    if property.words.contains("verb/need"), Self.names(["verb/need"], in: part.circumstances),
      !Self.names(property.words, in: part.claim)
    {
      return nil
    }
    // “…, although on iOS 12 it was …”: another statement speaks of the era.
    let isBeside =
      (!property.eras.isEmpty || property.since != nil)
      && part.circumstances.contains { $0.scope != nil }
      && !part.claim.contains { $0.scope != nil }
    guard !isBeside else { return nil }
    let circumstances = Self.plain(
      part.circumstances,
      named: property.harmless.contains("not") ? [] : property.subjects + property.words)
    let isShort = circumstances.count < part.circumstances.count
    if isShort {
      part.circumstances = circumstances
      telling = PropertyTelling(part.together, isKorean: false)
    }
    return answers(to: telling, in: [property], isOne: true).first.map {
      ($0.question, $0.rule, $0.isWhole && !isShort)
    }
  }

  /// Circumstances without what they deny of things that have nothing to do with a property.
  private static func plain(_ circumstances: [Item], named: [String]) -> [Item] {
    var clauses: [[Item]] = []
    for item in circumstances {
      if item.function == "if" || clauses.isEmpty { clauses.append([]) }
      clauses[clauses.count - 1].append(item)
    }
    return clauses.flatMap { clause in
      names(named, in: clause) ? clause : clause.filter { !Mentions.denies($0) }
    }
  }

  private func answer(
    to items: [Item], isKorean: Bool, in candidates: [Shared<PropertyTable.Property>]
  ) -> Answer? {
    answers(to: PropertyTelling(items, isKorean: isKorean), in: candidates, isOne: true).first
  }

  /// What a statement says of properties, in their order.
  ///
  /// - Parameters:
  ///   - above: the versions that headings name.
  ///   - isOne: whether the first is enough.
  func answers(
    to telling: PropertyTelling, in candidates: [Shared<PropertyTable.Property>],
    above: [ClaimScope.Stretch] = [], isOne: Bool = false
  ) -> [Answer] {
    let items = telling.items
    let denials = table.denials.filter { Self.names([$0.word], in: items) }
    var answers: [Answer] = []
    for property in candidates {
      guard Self.names(property.subjects, in: items), Self.hasWord(of: property, items),
        property.isApart || !Self.names(property.excluded, in: items), !telling.deniesTwice,
        !telling.deniesAll,
        !(telling.isDoneByApp && property.excluded.contains(PropertyTold.byApp)),
        let told = telling.told(of: property),
        property.value.isMet(on: told.stretches.isEmpty ? above : told.stretches),
        case let told = told.adding(telling.manner),
        var answer = answer(property, told, isKorean: telling.isKorean, denials)
      else { continue }
      answer.isWhole = answer.isWhole && telling.isKnown
      // Where nothing else is said, no circumstance is left in which it may be so all the same.
      answer.question.deniesAltogether =
        answer.isWhole && answer.question.outcomes[0].isNegated && telling.deniesPlainly
      answers.append(answer)
      if isOne { break }
    }
    return answers
  }

  /// Whether what a thing stands for first is one of these.
  private static func isMeant(_ item: Item, _ choices: [String]) -> Bool {
    var isFirst = true
    for sense in item.senses where !sense.begins(with: "fn/") {
      if choices.contains(where: { ConceptIndex.matches(sense, $0) }) { return true }
      // A name in code stands for what it names as well.
      guard isFirst, sense.begins(with: "api/") else { return false }
      isFirst = false
    }
    return false
  }

  static func names(_ choices: [String], in items: [Item]) -> Bool {
    guard !choices.isEmpty else { return false }
    return items.contains { item in
      item.senses.contains { sense in choices.contains { ConceptIndex.matches(sense, $0) } }
    }
  }

  /// Whether something in a sentence may be a word of a property; how something is so, what is
  /// needed, and what is told shows only when all of it is read.
  private static func hasWord(of property: Shared<PropertyTable.Property>, _ items: [Item]) -> Bool
  {
    property.isPlain || property.isTold
      || property.words.contains { $0 == "verb/need" || $0.begins(with: "how/") }
      || names(property.words + property.deniedWords, in: items)
  }

  func answer(
    _ property: Shared<PropertyTable.Property>, _ told: PropertyTold, isKorean: Bool
  ) -> Answer? {
    let things = told.things
    let subjects = things.indices.compactMap { place -> (place: Int, name: String)? in
      // Of names in code that are alike, the one that is written comes first.
      let name = property.subjects.lazy.compactMap { choice in
        things[place].senses.first { ConceptIndex.matches($0, choice) }
      }.first
      // “Without the key, …” does not speak of the key.
      guard let name, !things[place].isNegated, table.fact(property.name, of: name) != nil,
        Self.isSubject(things, place, of: property)
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
          place != subject.place && Self.holds(words, things[place])
        }
      guard isNamed else { continue }
      let values = Self.values(
        of: property, in: things, but: subject.place, from: told.end ?? 0,
        isSaidAnywhere: isKorean && property.isApart && !isDenied && told.end == nil)
      let isSeveral = values.count > 1
      guard !values.isEmpty, !isSeveral || !isDenied else { continue }
      // “Does not use up the chance to ask”: what is denied is something else.
      if isDenied, let verb = told.denied, !Self.denies(verb, property) {
        continue
      }
      let taken = Set(values.flatMap(\.places) + [subject.place])
      let rest = things.indices.filter { !taken.contains($0) }
      // Of two things that can have the property, it is not clear which one does.
      let fact = table.fact(property.name, of: subject.name)
      let others = subjects.filter { rest.contains($0.place) }
      guard others.allSatisfy({ table.fact(property.name, of: $0.name) == fact }) else {
        return nil
      }
      let isWhole = rest.allSatisfy { place in
        Self.holds(words + property.beside, things[place])
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

  /// Whether the verb that is denied has to do with a property, or is one that says little by itself.
  private static func denies(_ verb: Item, _ property: Shared<PropertyTable.Property>) -> Bool {
    holds(property.named + property.deniedWords + property.beside, verb)
      || verb.senses.first.map { sense in lightVerbs.contains { $0 == sense } } == true
  }

  private static let lightVerbs = [
    "verb/show", "verb/appear", "verb/become", "verb/grant", "verb/deliver", "verb/exist",
    "verb/offer", "verb/use", "verb/work", "verb/render", "verb/suffice",
  ]

  /// The values that are named, with where they stand: those with most words first, and none that
  /// shares a word with one before it.
  private static func values(
    of property: Shared<PropertyTable.Property>, in things: [Item], but subject: Int,
    from start: Int, isSaidAnywhere: Bool
  ) -> [(name: String, places: [Int])] {
    // A phrase that says by itself how it is says so in a circumstance as well.
    func isSaid(_ elements: [Frame.Element]) -> Bool {
      isSaidAnywhere
        && elements.allSatisfy { $0.choices.allSatisfy { $0.begins(with: "say/") } }
    }
    let found = property.values.flatMap { name, elements -> [(name: String, places: [Int])] in
      // What something is so without stands in a circumstance.
      let isLack = elements.contains { $0.choices == ["how/lacking"] }
      // What stands in a condition is not what is claimed.
      func isClaimed(_ place: Int) -> Bool {
        // 이벤트의 플래그: whose it is, and not what is said of it.
        if things[place].suffix.particles == [.of], place + 1 == subject { return false }
        return start > 0 ? place >= start : isLack || Self.isClaimed(things[place], property)
      }
      guard name == "*", elements.count == 1 else {
        guard let places = places(of: elements, in: things, but: subject),
          isSaid(elements) || places.allSatisfy(isClaimed)
        else { return [] }
        return [(name, places)]
      }
      // Of a concept that is the value itself, each one that is named.
      return things.indices.compactMap { place in
        let sense = things[place].senses.first { sense in
          elements[0].choices.contains { ConceptIndex.matches(sense, $0) }
        }
        guard let sense, place != subject, isClaimed(place) else { return nil }
        return (sense, [place])
      }
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

  /// Whether it tells how much: “within 50 meters”, “after three days”.
  private static func isMeasure(_ thing: Item) -> Bool {
    ["meters", "kilometers", "seconds", "minutes", "hours", "days"].contains {
      thing.sense(ofType: $0) != nil
    }
  }

  /// Whether a thing may be part of what is claimed, and is not where or when.
  private static func isClaimed(_ thing: Item, _ property: Shared<PropertyTable.Property>) -> Bool {
    if property.isApart {
      return ![.until, .source, .place].contains(thing.slot) || isMeasure(thing)
    }
    return property.isAnywhere || thing.slot != .until
  }

  private static func holds(_ choices: [String], _ thing: Item) -> Bool {
    thing.senses.contains { sense in choices.contains { ConceptIndex.matches(sense, $0) } }
  }

  private static func places(
    of elements: [Frame.Element], in things: [Item], but subject: Int
  ) -> [Int]? {
    var taken: [Int] = []
    for element in elements {
      let place = things.indices.first { index in
        index != subject && !taken.contains(index)
          && (element.slots.isEmpty || element.slots.contains(things[index].slot))
          && things[index].senses.contains { sense in
            element.choices.contains { ConceptIndex.matches(sense, $0) }
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

  private static func isSubject(
    _ things: [Item], _ place: Int, of property: Shared<PropertyTable.Property>
  ) -> Bool {
    if property.isGiven { return [.until, .place].contains(things[place].slot) }
    // “A differs from B in that …” speaks of A.
    return property.isAnywhere || property.isApart && things[place].slot != .source
      || isSpokenOf(things, place)
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
}
