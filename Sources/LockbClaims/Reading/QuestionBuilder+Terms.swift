/// What the words that no frame takes stand for.
extension QuestionBuilder {
  static let stateTypes: [String] = [
    "status", "grant", "level", "settings", "phase", "process", "device", "accuracy", "key",
    "asked", "session", "showing",
  ]

  /// Whether a sentence may claim a state by naming it: “the status is denied”, but not “the app is
  /// in the foreground”, which sets the scene.
  static func canBeClaimed(_ term: ClaimTerm) -> Bool {
    ["status", "grant", "level", "settings", "accuracy"].contains { $0 == term.type }
  }

  static func isState(_ term: ClaimTerm) -> Bool {
    stateTypes.contains { $0 == term.type }
  }

  /// The state or the event that a word stands for by itself.
  static func term(of item: Item, asEvent: Bool = false) -> ClaimTerm? {
    if item.isListed { return nil }
    if asEvent, let event = item.sense(ofType: "event") {
      return ClaimTerm(event, isNegated: item.isNegated)
    }
    for sense in item.senses {
      let term = ClaimTerm(sense, isNegated: item.isNegated)
      if term.type == "event" || isState(term) { return term }
      // Not to choose an answer is nothing that happens.
      if term.type == "label" {
        return term.isNegated ? nil : ClaimTerm("event/choose:\(term.value)")
      }
    }
    return nil
  }

  /// Words that name what is spoken of anyway: the status, the permission.
  static func isIdle(_ item: Item) -> Bool {
    !item.isNegated
      && item.senses.contains { sense in
        sense.begins(with: "noun/") && sense != "noun/anything" && sense != "noun/limit"
          || ["verb/do", "verb/use", "count/1"].contains(sense)
      }
  }

  /// Whether an event is a call, which leaves a state that is told beside it as it is.
  static func isCall(_ term: ClaimTerm) -> Bool {
    ["request", "start", "create", "begin", "iterate"].contains { term.value.begins(with: $0) }
  }

  /// A label is there where it can be chosen.
  static func asChoice(_ term: ClaimTerm) -> ClaimTerm {
    term.type == "label"
      ? ClaimTerm("event/choose:\(term.value)", isNegated: term.isNegated) : term
  }

  /// Whether an event answers a prompt.
  static func isAnswer(_ term: ClaimTerm) -> Bool {
    term.value.begins(with: "choose:") || term.value.begins(with: "answer:")
  }

  /// Verbs that only carry the claim that another word makes.
  static func isLight(_ item: Item) -> Bool {
    let verbs: Set<String> = [
      "verb/grant", "verb/report", "verb/show", "verb/become", "verb/offer", "verb/use",
      "verb/call", "verb/declare", "verb/appear", "verb/create",
    ]
    // What a word means first is what it mostly means.
    return !item.isNegated && item.sense(ofType: "verb").map(verbs.contains) == true
  }

  /// Whether the last of the conditions since a place is a session or a key, which can be missing.
  func namesSession(since place: Int) -> Bool {
    guard question.conditions.count > place, let last = question.conditions.last else {
      return false
    }
    return last.type == "session" || last.type == "key"
  }
}
