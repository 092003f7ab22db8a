internal import LockbReference

extension ModelTable {
  /// The rule that an event meets in a state: the one whose guards are met, or the fallback.
  static func rule(
    for event: ModelEvent, in state: ModelState, _ context: ModelContext
  ) -> ModelRule? {
    var fallback: Int?
    for index in rulesByEvent[event] ?? [] where rules[index].applies(to: state, event, context) {
      if !rules[index].isFallback { return rules[index] }
      fallback = fallback ?? index
    }
    return fallback.map { rules[$0] }
  }

  /// The rules an event meets in a state; more or less than one is a flaw of the table.
  static func matches(
    _ event: ModelEvent, _ state: ModelState, _ context: ModelContext
  ) -> [ModelRule] {
    let met = (rulesByEvent[event] ?? []).map { rules[$0] }
      .filter { $0.applies(to: state, event, context) }
    let ordinary = met.filter { !$0.isFallback }
    return ordinary.isEmpty ? met : ordinary
  }

  /// The name of what kept the nearest rule from applying: a guard, or a part of its from-state.
  static func refusal(
    of event: ModelEvent, in state: ModelState, _ context: ModelContext
  ) -> String {
    var nearest = (met: -1, name: "platform")
    for index in rulesByEvent[event] ?? [] {
      let rule = rules[index]
      guard !rule.isFallback, rule.scope.contains(context) else { continue }
      let refused: (met: Int, name: String)
      if let part = rule.from.mismatch(state, context) {
        refused = (0, part)
      } else if let unmet = rule.guards.firstIndex(where: { !$0.isMet(state, event, context) }) {
        refused = (unmet + 1, rule.guards[unmet].condition.rawValue)
      } else {
        continue
      }
      if refused.met > nearest.met { nearest = refused }
    }
    return nearest.name
  }
}

extension ModelFrom {
  /// What of a state does not belong to the from-states; nil where all of it does.
  func mismatch(_ state: ModelState, _ context: ModelContext) -> String? {
    if contains(state, context) { return nil }
    var wider = self
    wider.overlays = 7
    if wider.contains(state, context) { return "overlay" }
    wider.grants = 0x7F
    return wider.contains(state, context) ? "grant" : "promptShowing"
  }
}
