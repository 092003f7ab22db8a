extension ModelAspect {
  /// What a rule lets depend on each other, although no part changes all of it: then no part shows
  /// every combination.
  struct Gap: Hashable {
    let rule: String
    let event: ModelEvent
    let variables: ModelVariables
  }

  /// The rules that are taken apart where the parts are explored instead of everything.
  static func gaps(in context: ModelContext) -> [Gap] {
    let rules = ModelTable.rules.filter { $0.scope.contains(context) }
    let events = ModelEvent.all.filter { event in
      context.platform.introduction(of: event).map { context.version >= $0 } ?? false
    }
    let changing = Dictionary(
      uniqueKeysWithValues: parts.map { part in
        (part, part.changes(by: rules, events.filter { Set(part.events).contains($0) }))
      })
    let everything = changing.values.reduce(into: ModelVariables()) { $0.formUnion($1) }
    var gaps: [Gap] = []
    for rule in rules {
      for event in rule.events where events.contains(event) {
        let parts = parts.filter { $0.events.contains(event) }.compactMap { changing[$0] }
        let flows = rule.flows(on: event) + [ModelFlow(writes: [])]
        for flow in flows {
          let needed = rule.reads.union(flow.reads).union(flow.writes).intersection(everything)
          if !parts.contains(where: { $0.isSuperset(of: needed) }) {
            gaps.append(Gap(rule: rule.id, event: event, variables: needed))
          }
        }
      }
    }
    return gaps
  }

  private func changes(by rules: [ModelRule], _ events: [ModelEvent]) -> ModelVariables {
    var changes: ModelVariables = []
    for rule in rules {
      for event in rule.events where events.contains(event) {
        for flow in rule.flows(on: event) { changes.formUnion(flow.writes) }
      }
    }
    return changes
  }
}
