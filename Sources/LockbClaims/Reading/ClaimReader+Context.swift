/// Sentences that go on with the one before them, or speak of what their page is about.
extension ClaimReader {
  /// What a sentence says that goes on with the one before it: in the same circumstances, or of the
  /// same thing.
  func continued(
    _ items: [Item], isKorean: Bool, _ reason: UncheckedSentence.Reason,
    under above: HeadingScope.Above
  ) -> [Reading] {
    guard [.noFrame, .unclearSubject, .unknownWord].contains(reason) else { return [] }
    if let whole = above.told.inScene(items, isKorean: isKorean) {
      let read = known(whole, isKorean: isKorean, under: above)
      if !read.isEmpty { return read }
    }
    guard reason != .unknownWord else { return [] }
    let variants = above.told.variants(of: items, isKorean: isKorean, matcher)
    for variant in variants {
      let answers = try? questions(of: variant.items, isKorean: isKorean, told: variant.told)
      if answers == nil, !isKorean, variant.told == nil {
        let read = gist(of: EnglishSentence.prepared(variant.items), under: above.scope)
        if !read.isEmpty { return read + facts(of: variant.items, isKorean: false, under: above) }
      }
      // What is limited may be limited by what was told, and of two claims one may be another’s.
      guard let answers, answers.count == 1, answers[0].question.quantifier == .ordinary,
        answers[0].question.modality == .fact
      else { continue }
      var question = answers[0].question
      question.inherit(above.scope)
      let mention = Reading.mention(question, rule: answers[0].rule, isWhole: true)
      let isOfThing = !isKorean && variant.told == nil
      return [mention] + (isOfThing ? facts(of: variant.items, isKorean: false, under: above) : [])
    }
    return variants.first { $0.told == nil }.map {
      facts(of: $0.items, isKorean: isKorean, under: above)
    } ?? []
  }

  /// What a sentence tells whatever the circumstances.
  private func facts(
    of items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    let plain = isKorean ? items : EnglishSentence.prepared(items)
    return properties.answers(to: plain, isKorean: isKorean, under: above.scope).map {
      .mention($0.question, rule: $0.rule, isWhole: false)
    }
  }

  /// What a sentence says of the things that it points back to.
  func pointed(
    _ items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    // What it is compared with is another one.
    let isCompared = items.contains { ["alike", "likewise", "than"].contains($0.function) }
    guard !isCompared,
      let items = above.told.named.resolved(
        items, isOfCall: above.namesCall, key: above.key)
    else { return [] }
    return known(items, isKorean: isKorean, under: above)
  }

  /// What a sentence says of the call that its page is about.
  func ofPage(
    _ items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    guard let page = PageCall(above) else {
      return ofThing(items, isKorean: isKorean, under: above)
    }
    if let named = page.named(in: items, isKorean: isKorean) {
      return known(named, isKorean: isKorean, under: above)
    }
    // “The app has to be outside”: to call it.
    guard let answers = try? questions(of: items, isKorean: isKorean, told: page.told),
      let answer = answers.only, answer.question.quantifier == .only,
      answer.question.events == page.told.events
    else { return [] }
    var question = answer.question
    question.inherit(above.scope)
    return [.mention(question, rule: answer.rule, isWhole: true)]
  }

  /// What a sentence tells of the thing that its page is about, whatever the circumstances.
  private func ofThing(
    _ items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    guard let page = PageThing(above) else { return [] }
    if let named = page.namedLevel(in: items, isKorean: isKorean) {
      return known(named, isKorean: isKorean, under: above)
    }
    guard let named = page.named(in: items, isKorean: isKorean) else { return [] }
    return facts(of: named, isKorean: isKorean, under: above)
  }

  /// What a sentence claims in which names stand for what it points to.
  private func known(
    _ items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    let answers = try? questions(of: items, isKorean: isKorean)
    let read =
      answers?.map { answer -> Reading in
        var question = answer.question
        question.inherit(above.scope)
        return .mention(question, rule: answer.rule, isWhole: true)
      } ?? guesses(at: items, isKorean: isKorean, .noFrame, under: above.scope)
    // How long something lasts, the level alone does not tell.
    return read.filter { reading in
      guard case .mention(let question, _, _) = reading else { return true }
      return !question.outcomes.contains { $0.type == "lifetime" }
        || !question.conditions.contains { $0.type == "level" }
    }
  }

  /// What a sentence says of the thing that its heading is the name of.
  func headline(
    _ items: [Item], isKorean: Bool, under above: HeadingScope.Above
  ) -> [Reading] {
    // What is denied of what the sentence does not name, its words alone do not tell.
    let denies = { (item: Item) in
      Mentions.denies(item) || item.isNegated
        || ["without", "없이", "advice"].contains(item.function)
    }
    let kinds = Set(items.compactMap(Self.kind))
    guard let name = above.page, !name.isPredicate, !denies(name), !items.contains(where: denies),
      let kind = Self.kind(name), !kinds.contains(kind),
      // Behind another sentence it may be what that one speaks of.
      above.isLead, !above.told.hasBegun
    else { return [] }
    let plain = [name] + (isKorean ? items : EnglishSentence.prepared(items))
    return properties.answers(
      to: plain, isKorean: isKorean, under: above.scope, isLoose: true
    ).map { .mention($0.question, rule: $0.rule, isWhole: $0.isWhole) }
  }

  /// What kind of thing a name is of: a state in which an app is, or what may be chosen to get there, is
  /// of one.
  private static func kind(_ item: Item) -> Substring? {
    guard item.isConcept, let type = item.senses.first.map(ClaimTerm.type) else { return nil }
    return ["label", "grant", "level", "status", "settings"].contains(type) ? "status" : type
  }
}
