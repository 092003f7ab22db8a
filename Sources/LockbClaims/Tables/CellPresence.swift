/// Reads cells that say where and since when something exists, which services a level covers, and
/// which levels a platform knows.
struct CellPresence: Sendable {
  /// The levels of the framework, least first.
  let levels: [String]

  /// The question of a cell; nil where it is of another kind.
  func question(
    of parts: CellQuestion.Parts, in above: Circumstances
  ) -> (rule: String, question: ClaimQuestion)? {
    if let question = level(parts) { return ("level-platform", question) }
    if let question = exceptions(parts) { return ("level-platforms", question) }
    if let question = service(parts, above) { return ("service-level", question) }
    // “When is it needed?”, “in `.open` mode, from Metro 4 on”: not since when there is that mode.
    let asksForNeed =
      parts.title.meant.contains { $0.senses.contains("verb/need") }
      && parts.cell.items.contains { $0.sense(ofType: "api") != nil }
    if isPlain(parts), !asksForNeed, let question = CellVersions.question(of: parts, in: above) {
      return ("symbol-version", question)
    }
    if let question = CellNames.member(parts) { return ("type-member", question) }
    if let question = CellNames.translation(parts) { return ("term-name", question) }
    if let question = CellNames.renderings(parts) { return ("term-renderings", question) }
    if let question = CellNames.definition(parts) { return ("term-meaning", question) }
    return nil
  }

  /// A level that a platform knows, or does not, or a status that may be there.
  private func level(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let truth = parts.cell.truth else { return nil }
    for (place, name) in [(parts.key, parts.title), (parts.title, parts.key)] {
      let isListed = parts.lead.map(Self.asksForState) ?? false
      guard place.namesPlace, name.stretches.isEmpty, name.pieces.count == 1,
        let state = Self.state(name, isListed: isListed),
        // On the page of a symbol or a service, levels and statuses are told of that.
        place.isPlatform && state.begins(with: "level/") || !Self.isOfSymbol(parts.page),
        isPlain(
          parts, but: isListed || state.begins(with: "status/") ? ["verb/appear", "verb/show"] : [])
      else { continue }
      return ClaimQuestion(
        truth ? .can : .cannot, scope: ClaimScope(place.stretches), outcomes: [ClaimTerm(state)],
        modality: truth ? .can : .cannot)
    }
    return nil
  }

  private static func isOfSymbol(_ page: TablePart?) -> Bool {
    page?.items.contains { item in
      ["api", "service", "key"].contains { item.sense(ofType: $0) != nil }
    } ?? false
  }

  private static let kindsOfState: Set<String> = ["noun/status", "noun/level", "noun/levels"]

  /// Whether the title of the first column says that rows are statuses or levels.
  private static func asksForState(_ lead: TablePart) -> Bool {
    !lead.meant.isEmpty
      && lead.meant.allSatisfy { $0.senses.contains(where: kindsOfState.contains) }
  }

  /// The level, or the status in code, that is all that a name names, beside what kind of thing it is;
  /// in a list of statuses one in words as well.
  private static func state(_ name: TablePart, isListed: Bool) -> String? {
    let named = name.items.filter { item in
      item.function == nil && item.mark == nil
        && !item.senses.contains(where: kindsOfState.contains)
    }
    guard let item = named.only, item.unknown == nil, !item.isNegated else { return nil }
    guard item.isEmphasized else {
      return item.sense(ofType: "level") ?? (isListed ? item.sense(ofType: "status") : nil)
    }
    // With its type, it is the symbol that is there or not.
    let isBare = item.words.first.map { !$0.dropFirst().contains(".") } ?? false
    return isBare ? item.sense(ofType: "status") : nil
  }

  private static let exceptingWords: Set<Substring> = ["except", "without", "but"]

  /// The platforms that do not know a level: “all platforms but X and Y”.
  private func exceptions(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let level = parts.title.only?.sense(ofType: "level"), parts.title.stretches.isEmpty,
      parts.key.meant.allSatisfy({
        $0.sense(ofType: "noun") != nil || $0.senses.contains("verb/available")
      }), parts.key.stretches.isEmpty,
      !parts.cell.stretches.isEmpty,
      parts.cell.stretches.allSatisfy({ $0.platform != nil && $0.from == nil && $0.before == nil }),
      parts.cell.items.contains(where: { $0.function.map(Self.exceptingWords.contains) == true }),
      parts.cell.meant.allSatisfy({ $0.sense(ofType: "noun") != nil })
    else { return nil }
    return ClaimQuestion(
      .available, scope: ClaimScope(parts.cell.stretches, isExclusion: true),
      outcomes: [ClaimTerm("property/available")], subjects: [ClaimTerm(level)])
  }

  /// A service that works under a lesser level needs no greater one; under the greatest, it works.
  private func service(_ parts: CellQuestion.Parts, _ above: Circumstances) -> ClaimQuestion? {
    guard let truth = parts.cell.truth, let (service, level) = Self.serviceAndLevel(parts),
      isPlain(parts), !parts.title.goesOnWithAnother,
      ![parts.lead, parts.topic].contains(where: { $0?.meant.contains(where: \.launches) == true }),
      let greater = levels.last, !above.isUnclear || above.isOfLevels
    else { return nil }
    let scope = CellQuestion.scope(parts, above)
    if level == greater {
      return ClaimQuestion(
        .transition, scope: scope, conditions: [ClaimTerm(level)],
        outcomes: [ClaimTerm("delivery/positions", isNegated: !truth)],
        subjects: [ClaimTerm(service)])
    }
    return ClaimQuestion(
      .requires, scope: scope, outcomes: [ClaimTerm(greater)],
      subjects: [ClaimTerm(service)], modality: truth ? .needNot : .must)
  }

  private static let linkingWords: Set<Substring> = [
    "filler", "with", "under", "at", "for", "by", "of",
  ]

  /// What the row and the column name, or the row alone over a column of versions: visits with the
  /// lesser level.
  private static func serviceAndLevel(_ parts: CellQuestion.Parts) -> (String, String)? {
    if let service = parts.key.only?.sense(ofType: "service") {
      // “Works with Always?”
      let works = ["verb/work", "verb/available", "verb/use", "verb/suffice", "verb/start"]
      let named = parts.title.meant.filter { item in
        item.isNegated || !works.contains(where: item.senses.contains)
      }
      if let level = named.only?.sense(ofType: "level") { return (service, level) }
      return levelOfHeading(over: parts).map { (service, $0) }
    }
    // On the page of a service, or of a call that starts it, rows need name no more than versions.
    if parts.key.meant.isEmpty, !parts.key.stretches.isEmpty, let page = parts.page?.only,
      parts.title.pieces.count == 1
    {
      let service = page.sense(ofType: "service") ?? page.sense(ofType: "api")
      let level = parts.title.only?.sense(ofType: "level")
      return service.flatMap { service in level.map { (service, $0) } }
    }
    let named = parts.key.meant.filter { !$0.isNoun }
    guard named.count == 2, named.allSatisfy({ $0.unknown == nil && !$0.isNegated }),
      parts.key.items.allSatisfy({ $0.function.map(Self.linkingWords.contains) ?? true }),
      parts.title.meant.isEmpty, parts.title.stretches.count == 1, parts.key.stretches.isEmpty,
      let service = named.compactMap({ $0.sense(ofType: "service") }).only,
      let level = named.compactMap({ $0.sense(ofType: "level") }).only
    else { return nil }
    return (service, level)
  }

  /// The one level that the lines above name, over columns of nothing but versions.
  private static func levelOfHeading(over parts: CellQuestion.Parts) -> String? {
    guard parts.title.meant.isEmpty, parts.title.stretches.contains(where: { $0.platform != nil }),
      parts.title.stretches.allSatisfy({ $0.from != nil || $0.before != nil })
    else { return nil }
    let named = (parts.topic?.items ?? []).filter { $0.sense(ofType: "level") != nil }
    guard let level = named.only, !level.isNegated else { return nil }
    return level.sense(ofType: "level")
  }

  private static let specialVerbs: Set<String> = [
    "verb/launch", "verb/deliver", "verb/appear", "verb/show", "verb/prompted", "verb/call",
    "verb/end", "verb/last",
  ]

  /// Whether the title, and for yes and no the lines above as well, speak of nothing but what works
  /// and what is there.
  ///
  /// - Parameter allowed: verbs that they may speak of as well.
  private func isPlain(_ parts: CellQuestion.Parts, but allowed: Set<String> = []) -> Bool {
    let isAsked = parts.key.isQuestion || parts.title.isQuestion
    // What says by itself that something is there needs no other words.
    let isOwn = parts.cell.truth == nil || parts.cell.speaksOfPresence
    var above = isOwn || isAsked ? [] : parts.topic?.items ?? []
    // A verb beside which nothing of the framework stands speaks of something else.
    let idle = [["noun/remark"], ["noun/version"]]
    let isNamed = above.contains {
      !$0.isPredicate && $0.function == nil && !$0.senses.isEmpty && !idle.contains($0.senses)
        && $0.sense(ofType: "count") == nil
    }
    if !isNamed { above = [] }
    guard
      !above.contains(where: { item in
        // 받을 수 있는 권한: who receives a grant, to whom nothing is delivered; and a location is a
        // thing before it is what somebody does.
        item.senses.contains(where: Self.specialVerbs.contains)
          && !item.senses.contains("verb/grant")
          && item.senses.first?.begins(with: "noun/") != true
          && !item.senses.contains(where: allowed.contains)
      })
    else { return false }
    return parts.title.items.allSatisfy { item in
      if let function = item.function { return function != "not" && function != "않" }
      return !item.isPredicate || item.isTelling || item.speaksOfPresence
        || ["verb/deprecated", "verb/ask", "verb/become", "verb/suffice", "verb/start"].contains {
          item.senses.contains($0)
        }
    }
  }
}

extension TablePart {
  /// The one thing that it names.
  var only: Item? {
    let meant = items.filter { $0.scope == nil && $0.mark == nil && $0.function != "filler" }
    return meant.count == 1 && meant[0].unknown == nil && meant[0].function == nil ? meant[0] : nil
  }

  /// The one thing that it names, beside words for what kind of thing it is and that it is there:
  /// the Allow Once button, Allow Once offered.
  var thing: Item? {
    if let only { return only }
    let named = items.filter { item in
      let isBeside = item.isNoun || item.speaksOfPresence && !item.isNegated
      return item.scope == nil && item.mark == nil && item.function != "filler" && !isBeside
    }
    return named.count == 1 && named[0].unknown == nil && named[0].function == nil ? named[0] : nil
  }
}

extension TablePart {
  /// The one thing of which its last word asks since when it is there.
  var thingSince: Item? {
    guard let last = items.last,
      last.function == "from" || last.function != nil && last.senses.contains("verb/introduce"),
      pieces.count == 1
    else { return nil }
    var part = self
    part.pieces[0].items.removeLast()
    return part.thing
  }
}

extension Item {
  /// Whether it speaks of what starts an application.
  fileprivate var launches: Bool { senses.contains("verb/launch") }

  private static let kindsOfThing: Set<String> = [
    "noun/option", "noun/settings", "noun/member", "noun/status", "noun/service",
  ]

  /// Whether it says no more than what kind of thing is named.
  fileprivate var isNoun: Bool {
    return !isNegated && !senses.isEmpty && senses.allSatisfy(Self.kindsOfThing.contains)
  }
}

extension Collection {
  /// Its one element; nil where there are more, or none.
  var only: Element? { count == 1 ? first : nil }
}
