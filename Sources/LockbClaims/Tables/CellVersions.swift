internal import LockbBase

/// Reads cells that say on which platforms, and since which version, something is there.
enum CellVersions {
  /// What such a cell speaks of: a thing, platforms, and the words that say what is told of it.
  private struct Speech {
    var subjects: [ClaimTerm]
    var words: [Item]
    var platforms: [ClaimScope.Stretch]
    /// Whether yes and no may stand for that it is there.
    var takesAnswers: Bool
  }

  /// A thing and the version that brought it to a platform, or that deprecates it there; or that it
  /// is there, or not.
  static func question(
    of parts: CellQuestion.Parts, in above: Circumstances
  ) -> ClaimQuestion? {
    guard parts.title.meant.allSatisfy({ $0.unknown == nil }), !parts.cell.tellsNeed else {
      return nil
    }
    for speech in [page(parts), column(parts), row(parts, above)].compactMap({ $0 }) {
      // What may be used in some state is no question of versions.
      let isUsed = ["service", "api"].contains { $0 == speech.subjects[0].type }
      guard above.isEmpty || parts.cell.truth == nil || !isUsed else { continue }
      if let question = question(of: parts, speech) { return question }
    }
    return named(parts) ?? new(parts) ?? since(parts)
  }

  /// A symbol with the version that it is there from: “`Gate.open()`, Metro 4 and later”.
  private static func since(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    let said = parts.cell.items.filter { $0.scope == nil && $0.mark == nil && $0.function == nil }
    guard let symbol = said.only, symbol.isEmphasized, symbol.sense(ofType: "api") != nil,
      parts.cell.stretches.count == 1, let since = parts.cell.stretches.first,
      since.platform != nil, since.from != nil, since.before == nil,
      let subjects = subjects(symbol)
    else { return nil }
    return question(of: subjects, ClaimTerm("property/available"), on: [since])
  }

  /// A symbol in a row of versions, under a title that asks what came with them.
  private static func new(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard parts.key.meant.isEmpty, parts.key.stretches.count == 1,
      let from = parts.key.stretches[0].from, parts.key.stretches[0].platform != nil,
      parts.title.meant.contains(where: { $0.senses.contains("verb/introduce") && !$0.isNegated }),
      !parts.title.meant.contains(where: { $0.senses.contains("verb/deprecated") }),
      parts.cell.stretches.isEmpty,
      let symbol = parts.cell.only,
      symbol.sense(ofType: "api") ?? symbol.sense(ofType: "key") != nil,
      symbol.isEmphasized, let subjects = subjects(symbol)
    else { return nil }
    let came = ClaimScope.Stretch(platform: parts.key.stretches[0].platform, from: from)
    return question(of: subjects, ClaimTerm("property/introduced"), on: [came])
  }

  /// A symbol that a cell names under a column of versions: what is used there is there.
  private static func named(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard parts.title.meant.isEmpty, parts.title.stretches.count == 1,
      parts.title.stretches[0].from != nil, parts.cell.stretches.isEmpty,
      !parts.key.items.contains(where: {
        ["verb/deprecated", "noun/successor"].contains($0.senses.first)
      }),
      parts.cell.items.allSatisfy({
        $0.unknown == nil && !$0.isNegated && !$0.isPredicate && $0.mark == nil
          && !Mentions.denies($0) && $0.function != "없"
      }),
      let symbol = parts.cell.items.filter({ $0.sense(ofType: "api") != nil }).only,
      // A status is what something is, then.
      symbol.sense(ofType: "status") == nil || parts.key.only?.sense(ofType: "status") != nil,
      let subjects = subjects(symbol)
    else { return nil }
    return question(
      of: subjects, ClaimTerm("property/available"), on: parts.title.stretches)
  }

  // MARK: Where the thing is named

  /// A thing in the row, over columns of platforms or of versions.
  private static func row(_ parts: CellQuestion.Parts, _ above: Circumstances) -> Speech? {
    let named = parts.key.stretches
    guard named.isEmpty || named.count == 1 && named[0].isWhole && parts.title.stretches.isEmpty,
      let subjects = subjects(parts.key.thing ?? parts.key.thingSince)
    else { return nil }
    let own = named.isEmpty ? parts.title.stretches : named
    let platforms = own.isEmpty && above.stretches.count == 1 ? above.stretches : own
    return Speech(
      subjects: subjects, words: parts.title.meant, platforms: platforms,
      takesAnswers: !own.isEmpty
        || !platforms.isEmpty && (!parts.title.meant.isEmpty || parts.cell.speaksOfPresence))
  }

  /// A thing in the title of the column, over rows of platforms.
  private static func column(_ parts: CellQuestion.Parts) -> Speech? {
    let isOfVersion = parts.cell.truth != nil && parts.key.stretches.count == 1
    guard !parts.key.stretches.isEmpty,
      isOfVersion || parts.key.stretches.allSatisfy(\.isWhole),
      parts.title.stretches.isEmpty, parts.key.meant.allSatisfy({ $0.unknown == nil }),
      let subjects = subjects(parts.title.thing)
    else { return nil }
    return Speech(
      subjects: subjects, words: parts.key.asTitle.meant, platforms: parts.key.stretches,
      takesAnswers: !parts.key.meant.isEmpty || parts.cell.speaksOfPresence
        || isOfVersion && ["term", "api", "key"].contains { $0 == subjects[0].type })
  }

  /// What the page is about, over rows of platforms.
  private static func page(_ parts: CellQuestion.Parts) -> Speech? {
    guard parts.key.meant.isEmpty, !parts.key.stretches.isEmpty,
      parts.key.stretches.allSatisfy(\.isWhole), !parts.title.meant.isEmpty,
      parts.title.stretches.isEmpty, Self.subjects(parts.title.thing) == nil,
      let subjects = subjects(parts.page?.only)
    else { return nil }
    return Speech(
      subjects: subjects, words: parts.title.meant, platforms: parts.key.stretches,
      takesAnswers: true)
  }

  // MARK: What is told of it

  private static func question(
    of parts: CellQuestion.Parts, _ speech: Speech
  ) -> ClaimQuestion? {
    let isDeprecation =
      speech.words.contains { $0.senses.contains("verb/deprecated") }
      || speech.words.isEmpty && tells("verb/deprecated", above: parts)
        && !tells("verb/introduce", above: parts)
    var outcome = ClaimTerm(isDeprecation ? "property/deprecated" : "property/available")
    let stretches: [ClaimScope.Stretch]
    if let truth = parts.cell.truth ?? (isBlank(parts) ? false : nil) {
      // That a key is needed is more than that it may be used, and that it is not, less than that it
      // may not.
      if speech.subjects[0].type == "key",
        speech.words.contains(where: { $0.senses.contains("verb/need") })
      {
        return nil
      }
      // Yes and no speak of a platform, not of some other quality.
      guard speech.takesAnswers, !speech.platforms.isEmpty,
        speech.words.allSatisfy({ $0.speaksOfPresence || isDeprecation && $0.speaksOfVersions }),
        // What else needs something is there all the same.
        speech.subjects[0].type == "key"
          || !speech.words.contains(where: { $0.senses.contains("verb/need") })
      else { return nil }
      outcome.isNegated = !truth
      stretches = speech.platforms
    } else {
      guard speech.words.allSatisfy(\.speaksOfVersions),
        parts.cell.meant.isEmpty
          || parts.cell.meant.allSatisfy({ $0.wholeVersion != nil })
            && speech.platforms.allSatisfy(\.isWhole)
      else { return nil }
      stretches = parts.cell.versions(on: speech.platforms.compactMap(\.platform))
      guard !stretches.isEmpty, Set(stretches.map(\.platform)).count == stretches.count else {
        return nil
      }
      if comes(speech, parts.key, asksForVersions: tells("noun/version", above: parts)),
        !isDeprecation, tellsWhatCame(parts, speech.words)
      {
        outcome = ClaimTerm("property/introduced")
      } else if isDeprecation {
        outcome = ClaimTerm("property/deprecated-then")
      }
    }
    return question(of: speech.subjects, outcome, on: stretches)
  }

  /// What is asked of a name, whichever of some things it stands for.
  static func question(
    of subjects: [ClaimTerm], _ outcome: ClaimTerm, on stretches: [ClaimScope.Stretch]
  ) -> ClaimQuestion {
    var questions = subjects.map {
      ClaimQuestion(.available, scope: ClaimScope(stretches), outcomes: [outcome], subjects: [$0])
    }
    var question = questions.removeFirst()
    question.otherwise = questions
    return question
  }

  /// Whether a dash under the name of a platform says that something is not there: of a symbol, over
  /// columns of platforms.
  private static func isBlank(_ parts: CellQuestion.Parts) -> Bool {
    parts.cell.isDash && parts.title.meant.isEmpty && parts.title.stretches.count == 1
      && parts.title.stretches.allSatisfy(\.isWhole)
      && parts.key.only?.sense(ofType: "api") != nil
  }

  /// Whether a thing has one first version: a symbol, or a key, a grant or an answer, or a call by its
  /// name in code, where the words ask for nothing else.
  private static func comes(
    _ speech: Speech, _ key: TablePart, asksForVersions: Bool
  ) -> Bool {
    let asks = speech.words.allSatisfy { item in
      ["verb/introduce", "noun/version"].contains(where: item.senses.contains)
    }
    let type = speech.subjects[0].type
    let isCall = type == "event" && !speech.subjects[0].value.begins(with: "choose:")
    guard !isCall || asksForVersions || key.items.contains(where: \.isEmphasized) else {
      return false
    }
    return type == "api" || asks && ["key", "event", "grant"].contains(type)
  }

  /// Whether the words say since when symbols are there, and not what else happened to them.
  private static func tellsWhatCame(_ parts: CellQuestion.Parts, _ words: [Item]) -> Bool {
    let came: Set<String> = ["verb/introduce", "verb/available"]
    let isAsked =
      words.contains { $0.senses.contains(where: came.contains) } || parts.key.thingSince != nil
      || words.isEmpty
        && ["verb/introduce", "verb/available", "noun/version"].contains { tells($0, above: parts) }
    // “a → b: introduced in a, deprecated in b”.
    return isAsked
      && (!tells("verb/deprecated", above: parts) || tells("verb/introduce", above: parts))
  }

  /// Whether the lines above the table, or the title of its first column, speak of something.
  private static func tells(_ verb: String, above parts: CellQuestion.Parts) -> Bool {
    ((parts.topic?.items ?? []) + (parts.lead?.items ?? [])).contains {
      $0.senses.contains(verb) && !$0.isNegated
    }
  }

  /// What has versions: a symbol, a key, a service, an answer, a grant. A name of several symbols
  /// stands for the one that is written just so, or for any of them.
  static func subjects(_ item: Item?) -> [ClaimTerm]? {
    guard let item, !item.isNegated else { return nil }
    for type in ["api", "event", "key", "label", "grant", "status", "prompt", "service", "term"] {
      let senses = item.senses.filter { $0.begins(with: type + "/") }
      guard let first = senses.first else { continue }
      if type == "api", !item.isExactName { return senses.map { ClaimTerm($0) } }
      // A level is no word of a glossary that may have versions.
      if type == "term", item.sense(ofType: "level") != nil { return nil }
      let term = ClaimTerm(first)
      return [type == "label" ? ClaimTerm("event/choose:\(term.value)") : term]
    }
    return nil
  }
}

extension ClaimScope.Stretch {
  /// Whether it names a platform and no versions of it.
  var isWhole: Bool { platform != nil && from == nil && before == nil }
}

extension TablePart {
  /// Whether it says by itself that something is there, or that it is not.
  var speaksOfPresence: Bool { meant.contains { $0.speaksOfPresence || $0.deniesPresence } }

  /// The first versions that it names, on platforms that its row or its column may name for all; a
  /// bare number counts where one of them does.
  fileprivate func versions(on platforms: [String]) -> [ClaimScope.Stretch] {
    var versions: [ClaimScope.Stretch] = []
    for item in items {
      if let stretch = item.scope {
        guard let from = stretch.from else { return [] }
        guard let named = stretch.platform else {
          versions += platforms.map { .init(platform: $0, from: from) }
          if platforms.isEmpty { return [] }
          continue
        }
        guard platforms.isEmpty || platforms.contains(named) else { return [] }
        versions.append(.init(platform: named, from: from))
      } else if let version = item.version ?? item.wholeVersion, !platforms.isEmpty {
        versions += platforms.map { .init(platform: $0, from: version) }
      } else if item.mark != "+", item.mark != ",", item.function != "filler" {
        return []
      }
    }
    return versions
  }
}

extension Item {
  /// The version that a whole number is where versions are asked for: 14.
  fileprivate var wholeVersion: Version? {
    number.flatMap { 2...30 ~= $0 ? Version("\($0).0") : nil }
  }

  private static let verbsOfPresence: Set<String> = [
    "verb/available", "verb/work", "verb/need", "verb/introduce", "verb/mean",
  ]

  /// Whether it says that something is there.
  var speaksOfPresence: Bool {
    return senses.contains(where: Self.verbsOfPresence.contains)
  }

  /// Whether it says that something is not there.
  fileprivate var deniesPresence: Bool { senses.contains("verb/unavailable") }

  private static let wordsOfVersions: Set<String> = [
    "verb/deprecated", "noun/version", "noun/remark",
  ]

  /// Whether it speaks of versions, or of what is there.
  fileprivate var speaksOfVersions: Bool {
    return speaksOfPresence || senses.contains(where: Self.wordsOfVersions.contains)
  }
}
