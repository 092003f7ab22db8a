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
    if let question = service(parts, above) { return ("service-level", question) }
    if let question = version(parts, above) { return ("symbol-version", question) }
    if let question = CellNames.member(parts) { return ("type-member", question) }
    if let question = CellNames.translation(parts) { return ("term-name", question) }
    return nil
  }

  /// A level that a platform knows, or does not.
  private func level(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let truth = parts.cell.truth, parts.key.meant.isEmpty,
      parts.key.stretches.count == 1, let stretch = parts.key.stretches.first,
      stretch.platform != nil, stretch.from == nil, stretch.before == nil,
      parts.title.stretches.isEmpty, let level = parts.title.only?.sense(ofType: "level"),
      isPlain(parts)
    else { return nil }
    return ClaimQuestion(
      truth ? .can : .cannot, scope: ClaimScope([stretch]), outcomes: [ClaimTerm(level)],
      modality: truth ? .can : .cannot)
  }

  /// A service that works under a lesser level needs no greater one; under the greatest, it works.
  private func service(_ parts: CellQuestion.Parts, _ above: Circumstances) -> ClaimQuestion? {
    guard let truth = parts.cell.truth, let (service, level) = Self.serviceAndLevel(parts),
      isPlain(parts),
      let greater = levels.last, !above.isUnclear
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

  /// What the row and the column name, or the row alone over a column of versions: visits with the
  /// lesser level.
  private static func serviceAndLevel(_ parts: CellQuestion.Parts) -> (String, String)? {
    if let service = parts.key.only?.sense(ofType: "service") {
      return parts.title.only?.sense(ofType: "level").map { (service, $0) }
    }
    let named = parts.key.meant.filter { !$0.isNoun }
    let links: Set<Substring> = ["filler", "with", "under", "at", "for", "by", "of"]
    guard named.count == 2, named.allSatisfy({ $0.unknown == nil && !$0.isNegated }),
      parts.key.items.allSatisfy({ $0.function.map(links.contains) ?? true }),
      parts.title.meant.isEmpty, parts.title.stretches.count == 1, parts.key.stretches.isEmpty,
      let service = named.compactMap({ $0.sense(ofType: "service") }).only,
      let level = named.compactMap({ $0.sense(ofType: "level") }).only
    else { return nil }
    return (service, level)
  }

  /// A symbol and the version that brought it to a platform, or that deprecates it there.
  private func version(_ parts: CellQuestion.Parts, _ above: Circumstances) -> ClaimQuestion? {
    guard isPlain(parts), parts.title.meant.allSatisfy({ $0.unknown == nil }) else { return nil }
    if let question = page(parts) { return question }
    guard let subject = parts.key.thing.flatMap(Self.subject), parts.key.stretches.isEmpty else {
      return nil
    }
    let platforms = parts.title.stretches + (parts.title.stretches.isEmpty ? above.stretches : [])
    let platform = platforms.count == 1 ? platforms[0] : nil
    let isDeprecation = parts.title.meant.contains { $0.senses.contains("verb/deprecated") }
    var outcome = ClaimTerm(isDeprecation ? "property/deprecated" : "property/available")
    if let truth = parts.cell.truth {
      // Yes and no speak of a platform, not of some other quality.
      guard let platform, parts.title.meant.allSatisfy(Self.speaksOfPresence),
        !parts.title.stretches.isEmpty || !parts.title.meant.isEmpty
      else { return nil }
      outcome.isNegated = !truth
      return ClaimQuestion(
        .available, scope: ClaimScope([platform]), outcomes: [outcome], subjects: [subject])
    }
    guard parts.title.meant.allSatisfy(Self.speaksOfVersions), parts.cell.meant.isEmpty else {
      return nil
    }
    let stretches = parts.cell.versions(on: platform?.platform)
    guard !stretches.isEmpty, Set(stretches.map(\.platform)).count == stretches.count else {
      return nil
    }
    if subject.type == "api", !isDeprecation, tellsWhatCame(parts) {
      outcome = ClaimTerm("property/introduced")
    }
    return ClaimQuestion(
      .available, scope: ClaimScope(stretches), outcomes: [outcome], subjects: [subject])
  }

  /// Whether the column says since when its symbols are there, and not what else happened to them.
  private func tellsWhatCame(_ parts: CellQuestion.Parts) -> Bool {
    let above = (parts.topic?.items ?? []) + (parts.lead?.items ?? [])
    let came: Set<String> = ["verb/introduce", "verb/available"]
    return parts.title.meant.contains { $0.senses.contains(where: came.contains) }
      && !above.contains { $0.senses.contains("verb/deprecated") }
  }

  /// What the page is about, with its versions in a row a platform.
  private func page(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let subject = parts.page?.only.flatMap(Self.subject), parts.key.meant.isEmpty,
      parts.key.stretches.count == 1, let platform = parts.key.stretches.first,
      platform.from == nil, platform.before == nil, !parts.title.meant.isEmpty,
      parts.title.meant.allSatisfy(Self.speaksOfVersions)
    else { return nil }
    var outcome = ClaimTerm("property/available")
    var stretches = [platform]
    if let truth = parts.cell.truth {
      outcome.isNegated = !truth
    } else {
      guard parts.cell.meant.isEmpty else { return nil }
      stretches = parts.cell.versions(on: platform.platform)
    }
    guard stretches.count == 1 else { return nil }
    return ClaimQuestion(
      .available, scope: ClaimScope(stretches), outcomes: [outcome], subjects: [subject])
  }

  /// Whether the title, and for yes and no the lines above as well, speak of nothing but what works
  /// and what is there.
  private func isPlain(_ parts: CellQuestion.Parts) -> Bool {
    let special: Set<String> = [
      "verb/launch", "verb/deliver", "verb/appear", "verb/show", "verb/prompted", "verb/call",
      "verb/end", "verb/last",
    ]
    let isAsked = parts.key.isQuestion || parts.title.isQuestion
    var above = parts.cell.truth == nil || isAsked ? [] : parts.topic?.items ?? []
    // A verb beside which nothing of the framework stands speaks of something else.
    let idle = [["noun/remark"], ["noun/version"]]
    let isNamed = above.contains {
      !$0.isPredicate && $0.function == nil && !$0.senses.isEmpty && !idle.contains($0.senses)
        && $0.sense(ofType: "count") == nil
    }
    if !isNamed { above = [] }
    guard !above.contains(where: { $0.senses.contains(where: special.contains) }) else {
      return false
    }
    return parts.title.items.allSatisfy { item in
      if let function = item.function { return function != "not" && function != "않" }
      return !item.isPredicate || item.isTelling || Self.speaksOfPresence(item)
        || ["verb/deprecated", "verb/ask", "verb/become"].contains { item.senses.contains($0) }
    }
  }

  fileprivate static func speaksOfPresence(_ item: Item) -> Bool {
    let presence: Set<String> = [
      "verb/available", "verb/work", "verb/need", "verb/introduce", "verb/mean",
    ]
    return item.senses.contains(where: presence.contains)
  }

  private static func speaksOfVersions(_ item: Item) -> Bool {
    let versions: Set<String> = ["verb/deprecated", "noun/version", "noun/remark"]
    return speaksOfPresence(item) || item.senses.contains(where: versions.contains)
  }

  /// What has versions: a symbol, a key, a service, an answer, a grant.
  private static func subject(_ item: Item) -> ClaimTerm? {
    for type in ["api", "event", "key", "label", "grant", "status", "term"] {
      guard let sense = item.sense(ofType: type), !item.isNegated else { continue }
      // A name of several symbols stands for the one that is written just so, or for none.
      if type == "api", item.senses.count(where: { $0.hasPrefix("api/") }) > 1, !item.isExactName {
        return nil
      }
      let term = ClaimTerm(sense)
      return type == "label" ? ClaimTerm("event/choose:\(term.value)") : term
    }
    return nil
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
  fileprivate var thing: Item? {
    if let only { return only }
    let named = items.filter { item in
      let isBeside = item.isNoun || CellPresence.speaksOfPresence(item) && !item.isNegated
      return item.scope == nil && item.mark == nil && item.function != "filler" && !isBeside
    }
    return named.count == 1 && named[0].unknown == nil && named[0].function == nil ? named[0] : nil
  }

  /// The first versions that it names, on a platform that the column may name for all; a bare
  /// number counts where the column names one.
  fileprivate func versions(on platform: String?) -> [ClaimScope.Stretch] {
    var versions: [ClaimScope.Stretch] = []
    for item in items {
      if let stretch = item.scope {
        guard stretch.from != nil, stretch.platform ?? platform != nil,
          stretch.platform == nil || platform == nil || stretch.platform == platform
        else { return [] }
        versions.append(.init(platform: stretch.platform ?? platform, from: stretch.from))
      } else if let version = item.version, let platform {
        versions.append(.init(platform: platform, from: version))
      } else if item.mark != "+", item.mark != ",", item.function != "filler" {
        return []
      }
    }
    return versions
  }
}

extension Item {
  /// Whether it says no more than what kind of thing is named.
  fileprivate var isNoun: Bool {
    let kinds: Set<String> = [
      "noun/option", "noun/settings", "noun/member", "noun/status", "noun/service",
    ]
    return !isNegated && !senses.isEmpty && senses.allSatisfy(kinds.contains)
  }
}

extension Array {
  /// Its one element; nil where there are more, or none.
  fileprivate var only: Element? { count == 1 ? self[0] : nil }
}
