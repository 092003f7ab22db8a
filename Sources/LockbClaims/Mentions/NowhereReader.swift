/// Finds what a sentence says that can come of nothing it mentions, however its other words are
/// understood.
///
/// What is so in no circumstances is not so in those that a sentence names either, so it may name
/// more than a frame takes: other verbs, things and states, but nothing else that happens. Every
/// combination of what it mentions is asked, and the sentence is wrong only where each of them is.
struct NowhereReader: Sendable {
  private let matchers: [FrameMatcher]
  /// The places of the frames by their first element.
  private let first: ConceptIndex
  /// So many combinations are asked at most.
  private static let combinations = 12
  /// Types of what may bring about, or keep from coming about, what a frame knows nothing of.
  private static let causes: Set<Substring> = [
    "label", "event", "device", "phase", "process", "lifetime", "completion",
  ]
  /// Words that make a statement one about reasons.
  private static let turning: Set<Substring> = ["때문", "because"]
  /// Words that add nothing to what is so nowhere.
  private static let harmless: Set<String> = [
    "both", "still", "again", "now", "each", "later", "필요", "this", "항상", "always", "바로", "즉시",
    "every",
  ]
  private static let denying: Set<String> = [
    "verb/missing", "verb/unavailable", "verb/not-work", "effect/none", "verb/ignore",
  ]

  /// A reader with frames whose first element hardly any sentence names.
  init(frames: [Frame]) {
    matchers = frames.map { FrameMatcher(frames: [$0]) }
    var first = ConceptIndex()
    for (place, frame) in frames.enumerated() {
      for choice in frame.elements[0].choices { first.add(place, for: choice) }
    }
    self.first = first
  }

  /// A question for each frame of which a sentence, or a statement in it, mentions every element.
  func questions(
    of items: [Item], isKorean: Bool, under scope: ClaimScope
  ) -> [MentionReader.Guess] {
    let places = first.places(for: items).sorted
    guard !places.isEmpty else { return [] }
    let plain = isKorean ? items : EnglishSentence.prepared(items)
    let asked = places.map { matchers[$0] }.filter { matcher in
      !PropertyReader.names(matcher.frames[0].excluded, in: plain)
    }
    guard !asked.isEmpty, !ButtonList.isIn(plain), !plain.contains(where: Self.reports) else {
      return []
    }
    let statements =
      isKorean
      ? KoreanMentionParts.parts(of: plain)?.map(KoreanMentionParts.ended) ?? []
      : EnglishMentionParts.statements(in: plain)
    var told: [Item] = []
    var guesses = self.guesses(at: plain, isKorean: isKorean, told: told, asked)
    for statement in statements where statements.count > 1 {
      let own = self.guesses(at: statement, isKorean: isKorean, told: told, asked)
      guesses += own.filter { guess in !guesses.contains { $0.rule == guess.rule } }
      told += Self.causes(in: statement)
    }
    return guesses.map { guess in
      var question = guess.question
      question.inherit(scope)
      for index in question.otherwise.indices where question.otherwise[index].scope.isEmpty {
        question.otherwise[index].scope = question.scope
      }
      return (question, guess.rule, false)
    }
  }

  /// What a statement says.
  ///
  /// - Parameter told: what has come before that may have brought it about, where it names nothing
  ///   of the kind itself.
  private func guesses(
    at items: [Item], isKorean: Bool, told: [Item], _ matchers: [FrameMatcher]
  ) -> [MentionReader.Guess] {
    guard !items.contains(where: { $0.function.map(Self.turning.contains) == true }),
      let mentions = Mentions(
        items, isKorean: isKorean, isLoose: true, harmless: Self.harmless)
    else { return [] }
    let lacks = items.count { $0.senses.contains(where: Self.denying.contains) }
    guard lacks == 0 || !mentions.isDenied, lacks < 2 else { return [] }
    let isDenied = mentions.isDenied || lacks > 0
    var things = mentions.items.map { thing in
      var thing = thing
      if thing.slot == .result, !Self.isAsserted(thing, in: items, isKorean: isKorean) {
        thing.slot = .none
      }
      return thing
    }
    if !items.contains(where: Self.mayCause) {
      things += told.map { cause in
        var cause = cause
        cause.slot = .until
        return cause
      }
    }
    return matchers.compactMap { matcher in
      guard matcher.frames[0].needsDenial == isDenied,
        let guess = question(of: things, mentions.stretches, matcher)
      else { return nil }
      return (guess.question, guess.rule, false)
    }
  }

  /// Whether a word tells what somebody believes or used to be so.
  private static func reports(_ item: Item) -> Bool {
    item.function == "quote" || item.unknown.map(Mentions.mayTurn) == true
  }

  private func question(
    of things: [Item], _ stretches: [ClaimScope.Stretch], _ matcher: FrameMatcher
  ) -> (question: ClaimQuestion, rule: String)? {
    let frame = matcher.frames[0]
    // “On A it is so, on B otherwise”: what is said of which, is not read.
    guard stretches.count < 2, !stretches.isEmpty || !frame.needsScope else { return nil }
    var choices: [[Int]] = [[]]
    var fitting: Set<Int> = []
    for element in frame.elements {
      var found = things.indices.filter { Self.fits(things[$0], element) }
      guard !found.isEmpty else { return nil }
      fitting.formUnion(found)
      // Which of several words of a kind is taken makes no difference.
      if !element.isOfKind { found = Array(found.prefix(1)) }
      choices = choices.flatMap { taken in
        found.filter { !taken.contains($0) }.map { taken + [$0] }
      }
      guard !choices.isEmpty, choices.count <= Self.combinations else { return nil }
    }
    let others = things.indices.filter { !fitting.contains($0) }.map { things[$0] }
    // What ends a grant may well leave a status behind.
    let tellsStatus = frame.outputs.contains { $0.role == .outcome && $0.pattern.isOfStatus }
    // “Choosing While Using”: a button that is named like a level.
    let choosesOther =
      things.contains { $0.senses.contains("verb/choose") }
      && others.contains { $0.sense(ofType: "settings") != nil }
    guard !choosesOther, !others.contains(where: Self.mayCause),
      tellsStatus || !others.contains(where: { $0.senses.contains("verb/end") })
    else { return nil }
    var questions: [ClaimQuestion] = []
    for choice in choices {
      var clause = Clause(.main)
      clause.items = choice.map { things[$0] }
      for stretch in stretches {
        guard (try? clause.add(stretch)) != nil else { return nil }
      }
      guard let answer = try? QuestionBuilder.question(of: [clause], matcher) else { return nil }
      questions.append(answer.question)
    }
    guard var question = questions.first else { return nil }
    question.otherwise = Array(questions.dropFirst())
    return (question, frame.name)
  }

  private static func mayCause(_ thing: Item) -> Bool {
    thing.senses.contains { causes.contains(ClaimTerm.type(of: $0)) }
  }

  /// What may bring about what is said next; nothing where a row of settings is changed, which need
  /// not be named as one.
  private static func causes(in items: [Item]) -> [Item] {
    let changes = items.contains { item in
      ["verb/choose", "verb/become"].contains(where: item.senses.contains)
    }
    if changes, items.contains(where: { $0.sense(ofType: "settings") != nil }) { return [] }
    return items.filter { item in
      mayCause(item) || item.sense(ofType: "grant") != nil || item.senses.contains("verb/end")
    }
  }

  private static func fits(_ thing: Item, _ element: Frame.Element) -> Bool {
    guard element.slots.isEmpty || element.slots.contains(thing.slot) else { return false }
    // A word that can also name a state is no button: “a refusal”.
    let senses =
      thing.senses.first.map { ClaimTerm.type(of: $0) } == "label"
      ? thing.senses : thing.senses.filter { ClaimTerm.type(of: $0) != "label" }
    return senses.contains { sense in
      element.choices.contains { ConceptIndex.matches(sense, $0) }
    }
  }

  /// Whether a thing is what somebody or something becomes, gets or shows, and does not only tell of
  /// which one is spoken: “a denied app”, 거부된 앱.
  private static func isAsserted(_ thing: Item, in items: [Item], isKorean: Bool) -> Bool {
    guard let place = items.firstIndex(where: { $0.tokens == thing.tokens }) else { return true }
    if isKorean {
      return thing.suffix.ending != .adnominal && thing.suffix.particles != [.topic]
        && !(place + 1 < items.count && items[place + 1].function == "actor")
    }
    guard place + 1 < items.count else { return true }
    let next = items[place + 1]
    return next.mark != nil || next.function.map { $0 != "actor" } ?? next.isPredicate
  }
}

extension Frame.Element {
  /// Whether it stands for any concept of a kind, so that it makes a difference which one is taken.
  fileprivate var isOfKind: Bool {
    choices.contains { !$0.begins(with: "verb/") && !$0.begins(with: "noun/") }
  }
}

extension Frame.Pattern {
  /// Whether it is a status that is reported.
  fileprivate var isOfStatus: Bool {
    if case .value(_, "status") = self { true } else { false }
  }
}
