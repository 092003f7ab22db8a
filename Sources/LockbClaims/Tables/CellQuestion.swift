/// Puts together what a cell says with the name of its row, the title of its column and what stands
/// above the table, by the frames of cells.
struct CellQuestion: Sendable {
  /// The parts around a cell.
  struct Parts {
    var topic: TablePart?
    var lead: TablePart?
    var key: TablePart
    var title: TablePart
    var cell: TablePart
    /// The title of the page, which may be all that names a call.
    var page: TablePart?
    /// The heading over the table.
    var heading: TablePart?
    /// What the lines above say that cells hold.
    var definition: TablePart?

    /// Whether the row or the column is named by something of the framework, and the cell says
    /// something about it.
    var isInScope: Bool {
      let named = key.pieces + title.pieces
      return named.contains { $0.items.contains(where: \.isConcept) }
        && !cell.isOpen
        && cell.pieces.contains { piece in !piece.items.allSatisfy { $0.mark != nil } }
    }

    /// Whether a row names two settings in pieces of its own, which leaves open what was changed into
    /// what: “closed (was open)”.
    var namesChangeApart: Bool {
      let named = key.pieces.filter { $0.items.contains { $0.sense(ofType: "settings") != nil } }
      let around = (lead?.items ?? []) + (topic?.items ?? [])
      return named.count > 1 && around.contains { $0.senses.contains("noun/settings") }
    }

    /// The same cell in a table whose columns are named by what other tables name rows by.
    ///
    /// Nil where the titles of the columns tell of no state and of nothing that happens.
    var transposed: Parts? {
      let asked = key.asTitle
      guard CellQuestion.isPlain(title),
        !(asked.namesPlace && asked.items.contains(where: \.isPredicate)),
        title.meant.contains(where: \.names),
        asked.isConditional || !asked.meant.contains(where: \.names),
        asked.meant.allSatisfy({ $0.unknown == nil && !$0.isUntaken })
      else { return nil }
      return Parts(topic: topic, lead: nil, key: title, title: asked, cell: cell, page: page)
    }
  }

  let matcher: FrameMatcher
  /// The same frames for columns that name versions alone, where the row tells what is asked.
  let rowMatcher: FrameMatcher
  /// The frames of sentences, for what rows take for granted.
  let frames: FrameMatcher

  /// The question of a cell; nil where it is not understood.
  func question(
    of parts: Parts, in above: Circumstances
  ) -> (rule: String, question: ClaimQuestion)? {
    guard Self.isPlain(parts.title) else { return nil }
    let names = [
      Self.items(of: parts.key.pieces, .key),
      // What was before, a phrase for an answer does not tell.
      parts.lead?.saysBefore == true
        ? nil : parts.key.phrases.map { phrases in phrases.map { $0.standing(.key) } },
    ]
    return names.lazy.compactMap { key in
      key.flatMap { question(of: parts, named: $0, in: above) }
    }.first
  }

  private func question(
    of parts: Parts, named key: [Item], in above: Circumstances
  ) -> (rule: String, question: ClaimQuestion)? {
    guard !key.isEmpty || !parts.key.stretches.isEmpty else { return nil }
    for (cell, given) in said(in: parts.cell) {
      // “Only if it is accepted”: the answer to what the row asks; “at the next request”: after it.
      let answers = given.events.filter {
        $0.value.begins(with: "choose:") || $0.value == "request:any"
      }
      let above = above.adding(
        given.conditions, given.events.filter { !answers.contains($0) })
      if let found = question(key, cell, parts, above, answers) { return found }
    }
    guard let cell = occasion(in: parts.cell),
      var found = question(key, cell, parts, above), found.question.kind == .requires
    else { return nil }
    if !parts.cell.stretches.isEmpty { found.question.scope = ClaimScope(parts.cell.stretches) }
    return found
  }

  /// What the sentences of a cell claim, with what its row and its column are named by as their
  /// condition.
  func sentences(
    of parts: Parts, in above: Circumstances
  ) -> [(rule: String, question: ClaimQuestion)] {
    guard !above.isUnclear, !parts.cell.answers, !parts.key.isQuestion,
      !parts.title.asksForCause, Self.isPlain(parts.title),
      let key = Self.named(by: parts), key.contains(where: \.names)
    else { return [] }
    var named = Clause(.condition)
    guard !parts.title.meant.contains(where: Self.isUnplaced) else { return [] }
    named.items = key.filter { !$0.isIdle } + parts.title.meant.filter(\.names)
    return parts.cell.sentences.compactMap { sentence in
      let piece = TablePart.Piece(
        items: parts.cell.reader.items(of: sentence), isKorean: sentence.isKorean)
      guard let clauses = try? piece.clauses(of: piece.items),
        // “…, although it is only …”: of what the cell names, and not of the row.
        !clauses.contains(where: { $0.role == .concession }),
        clauses.contains(where: { $0.role == .main && $0.items.contains(where: \.tells) }),
        let (read, rule) = try? QuestionBuilder.question(of: [named] + clauses, frames)
      else { return nil }
      // A cell that names a state beside the name of another tells what a word means.
      guard !read.outcomes.contains(where: Circumstances.isStored) else { return nil }
      // What a service does is nothing that a switch does.
      let isOfService = read.conditions.contains { $0.type == "service" }
      if isOfService, read.outcomes.contains(where: { $0.type == "effect" }) { return nil }
      // “The event is delivered”: the one that was held before the answer.
      let isAnswered = read.events.contains { $0.value.begins(with: "choose:") }
      if isAnswered, read.outcomes.contains(where: { $0.type == "delivery" }) { return nil }
      var question = read
      if question.scope.isEmpty { question.scope = Self.scope(parts, above) }
      return ("cell+" + rule, question)
    }
  }

  /// What a row and the lines above it take for granted for the sentences of a cell; nothing where
  /// the row is not understood, or names nothing that happens or holds.
  func given(by parts: Parts, in above: Circumstances) -> Circumstances {
    guard !above.isUnclear, !parts.key.isQuestion, !parts.title.asksForCause,
      Self.isPlain(parts.title), !parts.title.meant.contains(where: Self.isUnplaced),
      let key = Self.named(by: parts),
      let named = Circumstances(
        of: key.filter { !$0.isIdle } + parts.title.meant.filter(\.names), frames),
      !named.isEmpty
    else { return Circumstances() }
    var given = above.adding(named.conditions, named.events)
    given.begin(with: parts.page?.call, for: [ClaimTerm("prompt/any")])
    return given
  }

  /// What happens in a step that a row names; nil where that is not understood.
  func step(namedBy key: TablePart) -> Circumstances? {
    Self.items(of: key.pieces, .none).flatMap { items in
      Circumstances(of: items.filter { !$0.isIdle }, frames)
    }
  }

  private func question(
    _ key: [Item], _ cell: [Item], _ parts: Parts, _ above: Circumstances,
    _ answers: [ClaimTerm] = []
  ) -> (rule: String, question: ClaimQuestion)? {
    var clause = Clause(.main)
    // 앱을 사용하는 동안 권한에서 요청: the level that is held, and not the one that is asked for.
    let held = (key + parts.title.meant).filter(\.isHeld)
    let around = [(parts.lead, Item.Slot.lead), (parts.title, .title), (parts.topic, .topic)]
    clause.items = key.filter { !$0.isHeld } + cell
    // “Has a gate”, “can start it”: what the title says itself, the lines above do not say for it.
    let says =
      parts.title.meant.contains { $0.isPredicate && !$0.isLink && !$0.isTelling }
      || (parts.title.items + parts.key.items).contains {
        $0.isForm(of: ["has", "have", "offers", "provides"])
      }
    for (part, slot) in around {
      let meant = (part?.meant ?? []).filter { $0.unknown == nil }
      clause.items += meant.filter { !(says && slot == .topic && $0.isPredicate) && !$0.isHeld }
        .map { $0.standing(slot) }
    }
    if let page = parts.page?.only { clause.items.append(page.standing(.page)) }
    let asksInRow = parts.title.meant.isEmpty
    let match = (asksInRow ? rowMatcher : matcher).match(clause)
    guard match.terms.contains(where: { $0.role == .outcome }),
      !match.rest.contains(where: { $0.slot == .cell && !$0.isIdle }),
      !match.rest.contains(where: {
        $0.slot == .title && ($0.isPredicate && !$0.isLink || $0.isTerm)
      }),
      !isAboutAnswer(match, parts),
      // A row by a name that nothing took says what was not understood.
      !match.rest.contains(where: { $0.slot == .key && $0.isUntaken }),
      let named = Circumstances(
        of: match.rest.filter {
          $0.slot == .key && !$0.isIdle && !(asksInRow && $0.isLink && !$0.isTelling)
        }, frames)
    else { return nil }
    var given = above.adding(
      held.compactMap { $0.sense(ofType: "level").map { ClaimTerm($0) } }, [])
    given.forget(Self.levels(in: clause.items).subtracting(Self.levels(in: match.rest)))
    return assembled(match, named, parts, given, answers)
  }

  /// The levels that the lines above name.
  private static func levels(in items: [Item]) -> Set<String> {
    Set(items.filter { $0.slot == .topic }.compactMap { $0.sense(ofType: "level") })
  }

  /// Whether the column speaks of an answer that neither its title nor the row names.
  private func isAboutAnswer(_ match: FrameMatcher.Match, _ parts: Parts) -> Bool {
    match.kind == nil && match.rest.contains { $0.slot == .title && $0.senses == ["noun/option"] }
      && !match.terms.contains { $0.role == .event && $0.term.value.begins(with: "choose:") }
  }

  private func assembled(
    _ match: FrameMatcher.Match, _ named: Circumstances, _ parts: Parts, _ above: Circumstances,
    _ answers: [ClaimTerm]
  ) -> (rule: String, question: ClaimQuestion)? {
    func terms(_ role: Frame.Role) -> [ClaimTerm] {
      match.terms.filter { $0.role == role }.map(\.term)
    }
    // What a column is named by holds for its cells: Always, in the background.
    let column = match.rest.filter { $0.slot == .title && $0.isTelling }
    guard let title = Circumstances(of: column, frames) else { return nil }
    // A row tells what happens first; that it is asked again comes last.
    let told = terms(.event).filter { $0.value != "request:any" } + named.events
    let isAnswer = { (event: ClaimTerm) in event.value.begins(with: "choose:") }
    var done =
      parts.key.hasSteps
      ? parts.key.inStepOrder(told) : told.filter { !isAnswer($0) } + told.filter(isAnswer)
    let isAsked =
      parts.page?.call != nil || told.contains { $0.value.begins(with: "request") }
    // The prompt is there before its answer is.
    let isBefore =
      isAsked && terms(.later).isEmpty && terms(.outcome).allSatisfy { $0.type == "prompt" }
      && parts.title.items.contains { item in
        item.sense(ofType: "prompt") != nil
          || ["verb/appear", "verb/show"].contains(where: item.senses.contains)
      }
    while isBefore, let last = done.last, isAnswer(last) { done.removeLast() }
    // An answer comes behind the request that a row names, and before anything else.
    let isAnswered = isAsked || done.isEmpty || answers.contains { $0.value == "request:any" }
    // “If the app has asked for Always”: before what the row tells.
    let begun = parts.title.isConditional ? title.events : []
    let asked = parts.title.isConditional ? [] : title.events
    let events =
      begun + (isAnswered ? done + asked + answers : answers + done + asked) + terms(.later)
    let conditions = named.conditions + title.conditions + terms(.condition)
    // Where the lines above were not understood, the row has to say enough by itself.
    if above.isUnclear, match.kind == nil, events.isEmpty, parts.page?.call == nil,
      !conditions.contains(where: Circumstances.isStored)
    {
      return nil
    }
    var above = above
    // Who asks for a level does not have it yet, whatever the heading speaks of; and which prompt
    // shows says what is stored.
    let isShown = conditions.contains { $0.type == "showing" }
    above.forgetStored { level in
      isShown || events.contains { $0.value.lowercased() == "request" + level.value.lowercased() }
    }
    // A row that makes or iterates something, or asks what is delivered, asks for nothing.
    let makes = ["create", "begin", "iterate"]
    let isMade = events.contains { event in makes.contains { event.value.begins(with: $0) } }
    // Which of both comes first, a row does not tell by its words alone.
    if isMade, named.events.contains(where: { $0.value.begins(with: "request") }) { return nil }
    if isMade || terms(.outcome).contains(where: { $0.type == "delivery" }) {
      above.forgetAnyRequest()
    }
    // What is made is not there yet.
    if events.contains(where: { $0.value.begins(with: "create") }) { above.forgetAnySession() }
    var row = above.adding(
      conditions, events + terms(.event).filter { $0.value == "request:any" })
    row.begin(with: parts.page?.call, for: terms(.outcome))
    // A diagnostic belongs to something that is held or iterated.
    if terms(.outcome).contains(where: { $0.type == "diagnostic" }),
      !row.events.contains(where: { event in makes.contains { event.value.begins(with: $0) } })
    {
      return nil
    }
    var question = ClaimQuestion(
      .transition, conditions: row.conditions, events: row.events,
      outcomes: Self.settled(terms(.outcome).filter { $0.type != "count" }.map(\.answered)),
      subjects: terms(.subject))
    // What leads to the prompt says which one is showing.
    if question.events.contains(where: { $0.value.begins(with: "request") }) {
      question.conditions.removeAll { $0.type == "showing" }
    }
    question.number = terms(.outcome).first { $0.type == "count" }.flatMap { Int($0.value) }
    question.scope = Self.scope(parts, above)
    if question.outcomes.contains(where: { $0.value == "relaunch" }) { question.endsProcess() }
    // “Level A, until the morning”: the level that ends.
    if question.outcomes.contains(where: { $0.type == "lifetime" }) {
      question.conditions += question.outcomes.filter { $0.type == "level" }
      question.outcomes.removeAll { $0.type == "level" }
    }
    // “Level A, not precise”: the facts of a level do not know how precise it is beside.
    if match.kind == .exists, named.conditions.contains(where: { $0.type == "accuracy" }) {
      return nil
    }
    // What a service needs is asked of an app that runs, and that nothing happens to.
    guard
      match.kind != .requires
        || named.events.isEmpty && !named.conditions.contains(where: { $0.type == "phase" })
    else { return nil }
    if let kind = match.kind {
      question.kind = kind
      if kind != .transition { question.events = [] }
      // What a call offers depends on what is stored.
      if kind != .count, kind != .enumerates { question.conditions = [] }
    }
    // Whose text it is that is shown, only a prompt can tell.
    if question.outcomes.contains(where: { $0.type == "usageKey" }), question.events.isEmpty,
      !question.conditions.contains(where: { ["showing", "status"].contains($0.type) })
    {
      return nil
    }
    // The second prompt does not follow the answer at once.
    if question.events.last?.value.begins(with: "choose:") == true,
      question.outcomes.contains(ClaimTerm("prompt/second"))
    {
      return nil
    }
    guard !parts.asksOfTitleAlone(question), !question.isIdle else { return nil }
    // In which prompts a text is shown.
    if question.outcomes.contains(where: { $0.type == "usageKey" }) {
      question.outcomes.removeAll { $0.type == "prompt" }
    }
    let isBare = question.conditions.isEmpty && question.events.isEmpty
    if match.kind == nil, isBare { return nil }
    // Of columns that are named by answers, what comes of later calls is compared as well.
    if parts.lead == nil, question.events.allSatisfy({ $0.value.begins(with: "choose:") }),
      question.outcomes.contains(where: { $0.type == "prompt" })
    {
      return nil
    }
    question.modality = match.modality ?? .fact
    question.settleMood()
    if match.kind == nil { question.kind = question.naturalKind }
    return (match.names.joined(separator: "+"), question)
  }

  /// What a cell denies that its title names is denied: “no prompt” under “prompt”; and the status beside
  /// “nothing” is the one that stays.
  private static func settled(_ outcomes: [ClaimTerm]) -> [ClaimTerm] {
    let isSilent = outcomes.contains(ClaimTerm("effect/none"))
    return outcomes.filter { outcome in
      outcome.isNegated
        || !outcomes.contains(outcome.negated) && !(isSilent && outcome.type == "callback")
    }
  }

  // MARK: Parts

  /// What a row takes for granted by its name: the key that a column of missing keys names is not there.
  private static func named(by parts: Parts) -> [Item]? {
    let items = items(of: parts.key.pieces, .none)
    guard parts.lead?.namesMissing == true else { return items }
    // Something else that is missing has no name.
    guard items?.contains(where: { $0.sense(ofType: "key") != nil }) == true else { return nil }
    return items?.map { item in
      var item = item
      if item.sense(ofType: "key") != nil { item.isNegated.toggle() }
      return item
    }
  }

  /// The items of a row's name with their signs; nil where a piece of it is not understood.
  private static func items(of pieces: [TablePart.Piece], _ slot: Item.Slot) -> [Item]? {
    var items: [Item] = []
    for piece in pieces {
      // A status by itself is no verb: Denied.
      if var state = piece.items.first, piece.items.count == 1,
        state.sense(ofType: "status") != nil,
        !state.isNegated
      {
        state.dropVerbs()
        items.append(state.standing(slot))
        continue
      }
      guard let clauses = try? piece.clauses(of: piece.items.filter({ $0.scope == nil })) else {
        return nil
      }
      // A number beside which nothing stands belongs to something that was not understood.
      if clauses.isEmpty, piece.items.contains(where: { $0.function == "number" }) { return nil }
      let lacks = piece.items.contains { $0.function == "없" }
      // 키가 없고 …: whose lack it is, the clause does not keep.
      if let lack = piece.items.firstIndex(where: {
        $0.function == "없" && $0.suffix.ending == .and
      }), piece.items[lack...].contains(where: { $0.sense(ofType: "status") != nil }) {
        return nil
      }
      for clause in clauses {
        guard let read = clause.signedItems else { return nil }
        // What is not there is something else, and no status.
        if lacks, read.contains(where: { $0.isNegated && $0.sense(ofType: "status") != nil }) {
          return nil
        }
        items += read.map { $0.standing(slot) }
      }
    }
    return items
  }
}
