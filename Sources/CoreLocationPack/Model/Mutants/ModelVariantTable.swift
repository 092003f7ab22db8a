/// The table in which one rule may be another.
struct ModelVariantTable {
  /// What an event does.
  struct Outcome: Equatable {
    let after: ModelState
    let output: ModelOutput
  }

  private let byEvent: [ModelEvent: [Int]]
  /// The rule that takes another's place.
  var mutant: ModelMutant?

  init() {
    byEvent = ModelTable.entries.mapValues { entries in entries.map(\.index) }
  }

  /// What an event does; nil where not exactly one rule applies.
  func outcome(
    of event: ModelEvent, in state: ModelState, _ context: ModelContext
  ) -> Outcome? {
    var found: (rule: ModelRule, isFallback: Bool)?
    for index in byEvent[event] ?? [] {
      let rule = mutant.flatMap { $0.index == index ? $0.rule : nil } ?? ModelTable.rules[index]
      guard rule.applies(to: state, event, context) else { continue }
      if let first = found, first.isFallback == rule.isFallback { return nil }
      if found == nil || !rule.isFallback { found = (rule, rule.isFallback) }
    }
    guard let rule = found?.rule else { return nil }
    var after = state
    let output = rule.apply(to: &after, event, context)
    return Outcome(after: after, output: output)
  }
}
