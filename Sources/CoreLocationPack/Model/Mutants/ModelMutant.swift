/// The table with one change in one rule.
struct ModelMutant: Sendable {
  /// The position of the rule in the table.
  let index: Int
  /// The changed rule.
  let rule: ModelRule
  /// What was changed, in words.
  let change: String

  /// The rule and the change.
  var name: String { rule.id + ": " + change }

  /// Every mutant: each guard dropped and negated, each target, prompt, key and callback changed.
  static let all: [ModelMutant] = ModelTable.rules.enumerated().flatMap { index, rule in
    (guardChanges(rule) + fromChanges(rule) + effectChanges(rule) + callbackChanges(rule)).map {
      ModelMutant(index: index, rule: $0.rule, change: $0.change)
    }
  }

  private typealias Change = (rule: ModelRule, change: String)

  private static func guardChanges(_ rule: ModelRule) -> [Change] {
    rule.guards.indices.flatMap { position -> [Change] in
      var (dropped, negated) = (rule, rule)
      dropped.guards.remove(at: position)
      negated.guards[position].expected.toggle()
      let label = rule.guards[position].label
      return [(dropped, "without “\(label)”"), (negated, "with “\(label)” negated")]
    }
  }

  private static func fromChanges(_ rule: ModelRule) -> [Change] {
    var changes: [Change] = []
    func add(_ name: String, _ change: (inout ModelFrom) -> Void) {
      var other = rule
      change(&other.from)
      changes.append((other, name))
    }
    if rule.from.grants != 0x7F {
      add("from any grant") { $0.grants = 0x7F }
      add("from the other grants") { $0.grants = ~$0.grants & 0x7F }
    }
    if rule.from.overlays != 7 {
      add("below any overlay") { $0.overlays = 7 }
      add("below the other overlays") { $0.overlays = ~$0.overlays & 7 }
    }
    if rule.from.prompts != 0xFFFF {
      add("whatever shows") { $0.prompts = 0xFFFF }
      add("while something else shows") { $0.prompts = ~$0.prompts }
    }
    return changes
  }

  private static func effectChanges(_ rule: ModelRule) -> [Change] {
    rule.effects.indices.flatMap { position -> [Change] in
      others(rule.effects[position]).map { effect in
        var other = rule
        other.effects[position] = effect
        return (other, "\(rule.effects[position]) becomes \(effect)")
      }
    }
  }

  private static func others(_ effect: ModelEffect) -> [ModelEffect] {
    switch effect {
    case .grant(let grant):
      return ModelState.Grant.allCases.filter { $0 != grant }.map { .grant($0) }
    case .show(let prompt, let key):
      let prompts = ModelPrompt.allCases.filter { $0 != prompt && $0 != .none }
      let keys = ModelUsageKey.allCases.filter { $0 != key }
      return prompts.map { .show($0, key) } + keys.map { .show(prompt, $0) }
    case .phase(let phase):
      return ModelState.Phase.allCases.filter { $0 != phase }.map { .phase($0) }
    case .process(let process):
      return ModelState.Process.allCases.filter { $0 != process }.map { .process($0) }
    case .set(let flag): return [.clear(flag)]
    case .clear(let flag): return [.set(flag)]
    default: return []
    }
  }

  private static func callbackChanges(_ rule: ModelRule) -> [Change] {
    let others: [ModelCallback] =
      switch rule.callback {
      case .none: [.current]
      case .current, .changed, .onWake: [.none]
      case .status(let status):
        [.none] + ModelStatus.allCases.filter { $0 != status }.map { .status($0) }
      }
    return others.map { callback in
      var other = rule
      other.callback = callback
      return (other, "callback \(rule.callback) becomes \(callback)")
    }
  }
}
