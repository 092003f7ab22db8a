internal import LockbBase

extension QuestionBuilder {
  /// Turns what the clauses have told into the question, or gives up where that is not safe.
  mutating func finish() throws(Abstention) -> ClaimQuestion {
    dropHolder()
    try turnTime()
    try turnPurpose()
    let isKeyAlone = question.outcomes.count == 1 && question.outcomes[0].type == "key"
    if kind == .requires, question.subjects.isEmpty, isKeyAlone, !isLimited,
      question.modality == .must, question.events.isEmpty, question.conditions.isEmpty
    {
      // Needed for what it is there for.
      question.subjects = question.outcomes
    }
    if kind == .requires, question.subjects.isEmpty {
      guard question.events.count == 1, !isLimited else {
        throw Abstention(.noFrame, "needed for nothing")
      }
      question.subjects = question.events
      question.events = []
    }
    if namesPresence, question.turnPresence() { kind = .available }
    try turnPossession()
    try turnStart()
    turnPrecondition()
    if question.outcomes.isEmpty, question.subjects.isEmpty, kind != .order {
      // What the user may do in Settings says nothing of what comes of it.
      guard let last = question.events.last?.value, question.isAbility,
        !last.begins(with: "choose:"), !last.begins(with: "settings:"),
        // What is answered between two calls, it does not say.
        isLimited || question.events.count(where: { $0.value.begins(with: "request") }) < 2
      else { throw Abstention(.noFrame, "nothing is claimed") }
      question.outcomes = [ClaimTerm("effect/any")]
    }
    if ends {
      let lasts = [ClaimTerm("lifetime/lasts")]
      let neverEnds = [ClaimTerm("lifetime/ends", isNegated: true)]
      guard question.outcomes == lasts || question.outcomes == neverEnds, question.events.count == 1
      else {
        throw Abstention(.noFrame, "until")
      }
      question.outcomes = [ClaimTerm("lifetime/ends")]
      isLimited = true
    }
    try guardOrder()
    let counts = kind == .count || kind == .enumerates
    if question.number != nil, !counts, isInOrder || kind == .requires || kind == .available {
      throw Abstention(.noFrame, "a number")
    }
    if kind == .count, question.number == nil { throw Abstention(.noFrame, "how many") }
    if kind == .count, question.events.contains(where: { $0.value == "answer:any" }) {
      throw Abstention(.noFrame, "how many answers")
    }
    if kind == .count, question.subjects.count > 1 { throw Abstention(.noFrame, "two counts") }
    if kind == .count || kind == .enumerates, !question.conditions.isEmpty {
      throw Abstention(.noFrame, "a list in a state")
    }
    try turnException()
    turnNeed()
    turnIntroduction()
    turnPresence()
    try turnNecessity()
    turnChange()
    if kind == .available { question.subjects = question.subjects.map(Self.asChoice) }
    if kind == .alias, question.outcomes.contains(where: \.isNegated),
      Set(question.subjects).count < question.subjects.count
    {
      throw Abstention(.noFrame, "the same twice")
    }
    turnService()
    turnCall()
    if kind == .available || kind == .alias,
      !question.conditions.isEmpty || !question.events.isEmpty
    {
      throw Abstention(.noFrame, "available in a state")
    }
    // “There is no session”: none is held, whatever exists.
    let isHeld = question.subjects.contains { $0.type == "session" }
    if names.contains("exists-there") || names.contains("no-such"), isHeld, question.scope.isEmpty {
      throw Abstention(.unclearSubject, "held or existing")
    }
    if names.contains("needs-version"), question.scope.isEmpty {
      throw Abstention(.noFrame, "needs nothing")
    }
    question.scope.narrow()
    // “No key is needed for B”: it need not be there.
    if kind == .requires, question.modality == .must, question.outcomes.count == 1,
      question.outcomes[0].isNegated, !question.subjects.contains(where: \.isNegated)
    {
      question.modality = .needNot
      question.outcomes[0].isNegated = false
    }
    // “Where it is denied, it may read denied” tells nothing new.
    if question.isAbility, question.events.isEmpty,
      question.outcomes.contains(where: question.conditions.contains)
    {
      throw Abstention(.noFrame, "the same state")
    }
    // What can be done at any time can be done.
    if question.modality == .can, question.quantifier == .always { question.quantifier = .ordinary }
    if question.isAbility, question.quantifier == .always || question.quantifier == .never {
      throw Abstention(.noFrame, "always can")
    }
    if question.modality == .must || question.modality == .needNot || question.modality == .mustNot,
      kind != .requires, kind != .order, !names.contains("needs-version")
    {
      throw Abstention(.noFrame, "must")
    }
    question.turnAbsence()
    // That a prompt which comes later lacks an option cannot be asked of what a request shows.
    let isLater = names.contains("option-of-later")
    if isLater, question.quantifier != .ordinary || question.outcomes.contains(where: \.isNegated) {
      throw Abstention(.noFrame, "an option of one prompt")
    }
    // That one prompt lacks an option says nothing of the others.
    let isOfOne = names.contains("option-always") && question.outcomes.contains(where: \.isNegated)
    if kind == nil, !isLimited, !isOfOne, question.turnOption() { kind = .available }
    let isBare = question.conditions.isEmpty && question.events.isEmpty && question.subjects.isEmpty
    if isBare, kind != .available, question.quantifier == .ordinary, !question.isAbility {
      throw Abstention(.noFrame, "in no circumstances")
    }
    // “… may be given an approximate place only”: of what else there could be, nothing is said.
    if isBare, isLimited, kind == nil { throw Abstention(.noFrame, "only what") }
    // That there can be a prompt, or that there can be none, is said of what was told before.
    if isBare, question.isAbility, question.scope.isEmpty,
      question.outcomes.allSatisfy({ $0.concept == "prompt/any" })
    {
      throw Abstention(.unclearSubject, "what asks")
    }
    // Of what cannot be had, the sentences before may tell where.
    let isStored = question.outcomes.allSatisfy { Self.canBeClaimed($0) }
    if isBare, isStored, question.modality == .cannot, question.scope.isEmpty {
      throw Abstention(.unclearSubject, "where it cannot be")
    }
    // A session asks by itself.
    let starts = question.events.dropLast().last.map { event in
      ["start", "begin", "create"].contains { event.value.begins(with: $0) }
    }
    if names.contains("prompted"), question.events.last?.value == "request:any",
      starts == true || question.conditions.contains(where: { $0.type == "session" })
    {
      question.events.removeLast()
    }
    // “Does not prompt again”: what was before, is told elsewhere.
    if names.contains("prompted"), question.conditions.isEmpty,
      question.events.map(\.value) == ["request:any"]
    {
      throw Abstention(.unclearSubject, "who asks")
    }
    if kind == .alias, question.isAbility { throw Abstention(.noFrame, "can mean") }
    try guardSubject()
    let types = Set(question.outcomes.map(\.type))
    if types.contains("delivery"), types.contains("accuracy") {
      throw Abstention(.noFrame, "two claims")
    }
    if types.contains("lifetime"), types.count > 1 { throw Abstention(.noFrame, "two claims") }
    // A status twice over would have to be both.
    let isList = kind == .enumerates || kind == .requires
    if question.outcomes.count > types.count, !isList { throw Abstention(.noFrame, "two claims") }
    // An option is offered by a prompt, of which nothing else is said in the same breath.
    let offersOption = question.outcomes.contains { $0.value.begins(with: "option:") }
    if offersOption, types.count > 1 || question.outcomes.contains(where: { $0.type == "effect" }) {
      throw Abstention(.noFrame, "two claims")
    }
    // What does nothing shows nothing and tells nobody.
    let isVain = question.outcomes.contains(ClaimTerm("effect/none"))
    if isVain,
      question.outcomes.contains(where: {
        ["prompt", "callback", "delivery"].contains($0.type) && !$0.isNegated
      })
    {
      throw Abstention(.noFrame, "two claims")
    }
    if question.isAbility, question.outcomes.contains(ClaimTerm("effect/none")) {
      throw Abstention(.noFrame, "able to do nothing")
    }
    if comesWithData, types != ["delivery"] { throw Abstention(.noFrame, "what data brings") }
    // That something stays, or that data comes, depends on what the sentences before have told.
    // After an answer it no longer changes; that the answer did not change it is another thing.
    let isChange = question.outcomes.contains { $0.value == "changed" }
    if isChange, question.events.isEmpty || tellsAfter {
      throw Abstention(.unclearSubject, "what changes it")
    }
    let isSettled =
      ends || isEternal || !question.events.isEmpty || question.quantifier != .ordinary
    if question.outcomes.contains(ClaimTerm("lifetime/lasts")), !isSettled {
      throw Abstention(.unclearSubject, "lasts")
    }
    if isLimited { question.quantifier = .only }
    let isCrash = question.outcomes.contains { $0.value == "crash" }
    if types.contains("effect"), question.events.isEmpty, question.subjects.isEmpty {
      throw Abstention(.unclearSubject, "what works")
    }
    if kind == .requires, question.conditions.contains(where: { $0.type == "session" }) {
      throw Abstention(.noFrame, "two needs")
    }
    if kind == .requires, types.contains("delivery") {
      throw Abstention(.noFrame, "needed for what comes")
    }
    // “Under Always, positions arrive at any time” tells nothing of the level.
    let isOfLevel = types.isSubset(of: ["level", "grant"])
    if isBare, isOfLevel, question.quantifier == .always, question.scope.isEmpty {
      throw Abstention(.noFrame, "in no circumstances")
    }
    let isOfHeld = names.contains { $0.begins(with: "held-") }
    if types.contains("delivery"), !question.namesService, !isOfHeld, !isCrash {
      throw Abstention(.unclearSubject)
    }
    question.kind = kind ?? (ends ? .lapses : question.naturalKind)
    doubtRepetition()
    return question
  }

  /// Where “`location` is missing from `UIBackgroundModes`”, the list itself may be there.
  private mutating func dropHolder() {
    guard !question.events.isEmpty else { return }
    let missing = question.conditions.filter { $0.type == "key" && $0.isNegated }
    question.conditions.removeAll { missing.contains($0.negated) }
  }

  /// What is told to happen twice on end may be one: “when it is called, the prompt that asks for
  /// it appears”.
  private mutating func doubtRepetition() {
    var once = question
    once.events = question.events.indices.compactMap { index in
      index > 0 && question.events[index] == question.events[index - 1]
        ? nil : question.events[index]
    }
    if once.events.count < question.events.count { question.otherwise.append(once) }
  }
}
