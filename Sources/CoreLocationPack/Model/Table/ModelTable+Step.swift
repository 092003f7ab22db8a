extension ModelTable {
  /// The rule that an event meets in a state: the one whose guards are met, or the fallback.
  static func entry(
    for event: ModelEvent, in state: ModelState, _ place: Place
  ) -> Entry? {
    var fallback: Entry?
    guard let entries = entries[event] else { return nil }
    for entry in entries where entry.applies(to: state, event, place) {
      if !entry.isFallback { return entry }
      fallback = fallback ?? entry
    }
    return fallback
  }

  /// The name of what kept the nearest rule from applying: a guard, or a part of its from-state.
  static func refusal(
    of event: ModelEvent, in state: ModelState, _ context: ModelContext
  ) -> String {
    var nearest = (met: -1, name: "platform")
    for entry in entries[event] ?? [] {
      let rule = entry.rule
      // A rule that refuses is not what was hoped for.
      guard !rule.isFallback, rule.refusedBy == nil, rule.scope.contains(context) else { continue }
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
