/// Guesses what a sentence claims from what it mentions, where reading it as a whole fails.
///
/// Every thing that is mentioned must be part of the guess; verbs and nouns that only carry a
/// sentence may be left.
struct MentionReader: Sendable {
  private let matchers: [FrameMatcher]
  /// The frames of sentences that are understood, which read the circumstances of a guess.
  private let sentences: FrameMatcher
  /// Platforms on which apps of others run.
  private let hosts: Set<String>

  /// A reader with frames, the best first.
  init(frames: [Frame], sentences: FrameMatcher, hosts: Set<String>) {
    matchers = frames.map { FrameMatcher(frames: [$0]) }
    self.sentences = sentences
    self.hosts = hosts
  }

  /// A question with the frame it comes from, and whether nothing of the sentence is left.
  typealias Guess = (question: ClaimQuestion, rule: String, isWhole: Bool)

  /// The questions that a sentence may come to, with the frames they come from; none where nothing
  /// safe can be guessed.
  func questions(of items: [Item], isKorean: Bool, under scope: ClaimScope) -> [Guess] {
    if ButtonList.isIn(items) { return [] }
    return guesses(at: items, isKorean: isKorean, under: scope).filter { guess in
      !isOfGuest(guess.question, items) && !isOfNamesake(guess.question, items)
        && !(isKorean && namesMore(items) && isOnHost(guess.question))
    }
  }

  /// Whether a question asks what there is on a platform, of a sentence that speaks of apps of a kind:
  /// what is missing there may be there for the apps of another that run on it.
  func isOfGuest(_ question: ClaimQuestion, _ items: [Item]) -> Bool {
    isOnHost(question)
      && items.indices.contains { index in
        let item = items[index]
        guard item.scope == nil, item.function == "actor" else { return false }
        // What no list holds may tell of which apps: 호환 앱; or the name itself does: “a tram app”.
        let isTold = index > 0 && items[index - 1].unknown != nil
        let words = item.words.drop { Self.anyone.contains($0) }
        return isTold || words.count > 1 && ["app", "apps"].contains(words.last)
      }
  }

  /// Whether a question asks where a name is available that several things have: the sentence may mean
  /// another of them.
  private func isOfNamesake(_ question: ClaimQuestion, _ items: [Item]) -> Bool {
    question.kind == .available
      && items.contains { item in
        let symbols = item.senses.filter { $0.begins(with: "api/") }
        return symbols.count > 1 && !item.isExactName
          && question.subjects.contains { symbols.contains($0.description) }
      }
  }

  private static let anyone: Set<String> = ["your", "our", "my", "an", "a", "the", "native"]

  private func namesMore(_ items: [Item]) -> Bool {
    items.contains { item in
      item.scope == nil && ["filler", "actor"].contains(item.function) && !item.words.isEmpty
    }
  }

  private func isOnHost(_ question: ClaimQuestion) -> Bool {
    question.kind == .available
      && question.scope.stretches.contains { hosts.contains($0.platform ?? "") }
  }

  private func guesses(at items: [Item], isKorean: Bool, under scope: ClaimScope) -> [Guess] {
    guard !matchers.isEmpty else { return [] }
    let values = ValuePairs.questions(of: items, isKorean: isKorean)
    if !values.isEmpty { return values }
    if let whole = question(of: items, told: [], isKorean: isKorean, under: scope) {
      return [whole]
    }
    guard isKorean else {
      let answers = englishQuestions(of: items, under: scope)
      guard answers.isEmpty, let needed = NeedRewriting.needed(items),
        let need = question(of: needed, told: [], isKorean: false, under: scope)
      else { return answers }
      return [(need.question, need.rule, false)]
    }
    guard let parts = KoreanMentionParts.parts(of: items) else { return [] }
    var told: [Item] = []
    var answers: [Guess] = []
    for part in parts {
      let ended = KoreanMentionParts.ended(part)
      if !KoreanMentionParts.setsScene(part),
        var answer = question(of: ended, told: told, isKorean: true, under: scope)
          ?? situated(ended, told: told, under: scope)
      {
        // What stands before may belong to it, or may not.
        if !told.isEmpty,
          let alone = question(of: ended, told: [], isKorean: true, under: scope)
            ?? situated(ended, told: [], under: scope)
        {
          answer.question.otherwise.append(alone.question)
        }
        answers.append(answer)
      }
      told += part
    }
    let isWhole = answers.count == parts.count
    return answers.map { ($0.question, $0.rule, isWhole) }
  }

  /// The questions of the parts of an English sentence, each in the circumstances that it names or
  /// that the sentence begins with.
  private func englishQuestions(of items: [Item], under scope: ClaimScope) -> [Guess] {
    guard let parts = EnglishMentionParts.parts(of: items) else { return [] }
    let isOfSeveralVersions = items.count { $0.scope != nil } > 1
    let answers = parts.compactMap { part -> Guess? in
      let claimed = part.claim
      // “…: it is not available there”: of which of the versions, is not read.
      guard !isOfSeveralVersions || part.together.contains(where: { $0.scope != nil }) else {
        return nil
      }
      if part.circumstances.isEmpty {
        return parts.count > 1
          ? question(of: claimed, told: [], isKorean: false, under: scope) : nil
      }
      guard let clauses = EnglishMentionParts.clauses(of: part.circumstances) else { return nil }
      return situated(claimed, in: clauses, isKorean: false, under: scope)
    }
    return answers.map { ($0.question, $0.rule, answers.count == parts.count) }
  }

  /// The question of a sentence, or of a part of it that others come before.
  private func question(
    of items: [Item], told: [Item], isKorean: Bool, under scope: ClaimScope
  ) -> Guess? {
    guard let mentions = Mentions(items, told: told, isKorean: isKorean),
      let clause = clause(of: mentions)
    else { return nil }
    for matcher in matchers where !matcher.frames[0].needsCircumstances {
      let match = matcher.match(clause)
      guard match.names.count == 1, match.rest.allSatisfy(Self.isCarrying),
        Self.isSafe(matcher, mentions, under: scope)
      else { continue }
      guard
        let answer = try? QuestionBuilder.question(of: [without(match.rest, clause)], matcher),
        answer.rule != "enumeration"
      else { return nil }
      return (answer.question, answer.rule, true)
    }
    return nil
  }

  /// The question of a Korean part whose circumstances are understood, and whose claim is guessed.
  private func situated(_ items: [Item], told: [Item], under scope: ClaimScope) -> Guess? {
    guard let (circumstances, claim) = KoreanMentionParts.split(items),
      let clauses = KoreanMentionParts.circumstances(told + circumstances)
    else { return nil }
    return situated(claim, in: clauses, isKorean: true, under: scope)
  }

  /// The question of what is guessed in circumstances that are understood.
  private func situated(
    _ claim: [Item], in clauses: [Clause], isKorean: Bool, under scope: ClaimScope
  ) -> Guess? {
    guard let mentions = Mentions(claim, isKorean: isKorean), let clause = clause(of: mentions)
    else { return nil }
    for matcher in matchers {
      let match = matcher.match(clause)
      let left = match.rest.filter { !Self.isCarrying($0) }
      guard match.names.count == 1, left.allSatisfy(Self.isGiven),
        Self.isSafe(matcher, mentions, under: scope)
      else { continue }
      var given = Clause(.condition)
      given.items = left
      let answer = try? QuestionBuilder.question(
        of: without(match.rest, clause), matcher,
        given: left.isEmpty ? clauses : clauses + [given], sentences, isInOrder: isKorean)
      // What is seen in a state follows from something that is not told.
      guard let answer,
        !answer.question.events.isEmpty || !matcher.frames[0].needsCircumstances
      else { return nil }
      return (answer.question, answer.rule, true)
    }
    return nil
  }

  private static func isSafe(
    _ matcher: FrameMatcher, _ mentions: Mentions, under scope: ClaimScope
  ) -> Bool {
    let frame = matcher.frames[0]
    return (frame.mayDeny || !mentions.isDenied)
      && (!frame.needsScope || !mentions.stretches.isEmpty)
      && (!frame.needsPlace || !mentions.stretches.isEmpty || !scope.isEmpty)
  }

  /// Whether it names in which state, or of what, something is so.
  private static func isGiven(_ item: Item) -> Bool {
    guard let term = QuestionBuilder.term(of: item), !item.isNegated else { return false }
    return term.type != "event"
      && (item.slot == .place || item.suffix.particles == [.topic])
  }

  private func clause(of mentions: Mentions) -> Clause? {
    var clause = Clause(.main)
    clause.items = mentions.items
    clause.isNegated = mentions.isDenied
    if mentions.isAbility, !mentions.isDenied { clause.modality = .can }
    for stretch in mentions.stretches {
      guard (try? clause.add(stretch)) != nil else { return nil }
    }
    return clause
  }

  private func without(_ rest: [Item], _ clause: Clause) -> Clause {
    var whole = clause
    whole.items.removeAll { item in rest.contains { $0.tokens == item.tokens } }
    return whole
  }

  /// Verbs that say nothing beside what a frame has understood.
  private static let carrying: Set<String> = [
    "verb/become", "verb/show", "verb/report", "verb/appear", "verb/call", "verb/grant",
    "verb/offer", "verb/declare", "verb/exist", "verb/choose", "verb/ask", "verb/deliver",
    "verb/start", "verb/create", "verb/use", "verb/occur", "verb/explain", "verb/render",
    "verb/iterate", "verb/know", "verb/mean", "verb/finish", "verb/agree", "verb/compute",
  ]

  /// Nouns that say nothing beside it.
  private static let common: Set<String> = [
    "noun/status", "noun/reported-status", "noun/location", "noun/plist", "noun/text",
    "noun/service", "noun/member", "noun/version", "noun/option", "noun/reference", "noun/remark",
    "noun/thing", "noun/limit", "noun/interval",
  ]

  /// Whether a word says nothing beside what is understood.
  static func isCarrying(_ item: Item) -> Bool {
    let types = item.senses.map { ClaimTerm.type(of: $0) }
    guard !types.contains(where: Self.telling.contains) else { return false }
    return item.senses.allSatisfy {
      $0.begins(with: "fn/") || $0.begins(with: "term/") || $0.begins(with: "how/")
        || carrying.contains($0)
        || common.contains($0)
    }
  }

  private static let telling: Set<Substring> = [
    "api", "key", "grant", "level", "label", "event", "service", "session", "accuracy", "settings",
    "diagnostic", "completion", "set", "status", "prompt", "phase", "process", "device", "delivery",
    "lifetime", "effect", "count", "callback", "about", "name", "code", "absent", "error",
    "times", "items", "seconds", "minutes", "hours", "days", "meters", "kilometers",
  ]
}
