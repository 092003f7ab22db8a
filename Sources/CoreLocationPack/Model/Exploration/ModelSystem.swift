internal import LockbReference

/// The table as the engine explores it.
struct ModelSystem: TransitionSystem {
  typealias State = ModelState
  typealias Event = ModelEvent
  typealias Output = ModelOutput

  /// A context, and the part of the events that is looked at.
  struct Context: Hashable, Sendable {
    var model: ModelContext
    var aspect: ModelAspect
  }

  /// The table as it stands.
  static let shared = ModelSystem()

  let rules: [TransitionRule<ModelSystem>]

  /// The table that `rules` were made of.
  let table: [ModelRule]
  /// The rules for each event, found once for all contexts.
  private(set) var index: RuleIndex<ModelSystem>?
  private let footprints: [ModelEvent: [(rule: Int, variables: ModelVariables)]]

  /// Where runs begin; nil for the start of a run.
  private(set) var start: ModelState?

  /// The table, or a changed one.
  init(_ table: [ModelRule] = ModelTable.rules) {
    rules = table.map(\.transitionRule)
    self.table = table
    var footprints: [ModelEvent: [(rule: Int, variables: ModelVariables)]] = [:]
    for (index, rule) in table.enumerated() {
      // Of an event, a footprint depends on whether it is an answer only.
      var known: [Bool: ModelVariables] = [:]
      for event in rule.events {
        let variables = known[event.isAnswer] ?? rule.footprint(on: event)
        known[event.isAnswer] = variables
        footprints[event, default: []].append((index, variables))
      }
    }
    self.footprints = footprints
    index = RuleIndex(self, numbers: footprints.mapValues { $0.map(\.rule) })
  }

  /// The same table, with runs that begin in a state.
  func beginning(in start: ModelState) -> ModelSystem {
    var system = self
    system.start = start
    return system
  }

  func footprint(of event: ModelEvent, in context: Context) -> UInt64 {
    (footprints[event] ?? []).reduce(event.reads) { variables, entry in
      table[entry.rule].scope.contains(context.model) ? variables.union(entry.variables) : variables
    }.rawValue
  }

  var fits: Guard<ModelSystem> {
    Guard("fits") { state, event, context in
      event.fits(state) && context.aspect.bounds(event, state)
    }
  }

  func initialStates(in context: Context) -> [ModelState] {
    [start ?? ModelState(reducedAccuracy: context.model.startsReduced)]
  }

  func events(in context: Context) -> [ModelEvent] {
    let platform = context.model.platform
    return context.aspect.events.filter { event in
      platform.introduction(of: event).map { context.model.version >= $0 } ?? false
    }
  }

  func name(of context: Context) -> String { context.model.name + ", " + context.aspect.rawValue }

  func name(of event: ModelEvent) -> String { event.name }

  func fields(of state: ModelState) -> [StateField] {
    [
      StateField("grant", state.grantLabel.rawValue),
      StateField("prompt", state.prompt.id ?? "none"),
      StateField("phase", "\(state.phase)"), StateField("process", "\(state.process)"),
      StateField(
        "flags",
        ModelState.Flag.allCases.filter { state[$0] }.map { "\($0)" }.joined(separator: " ")),
      StateField("sessions", "\(state.sessionCount)"),
      StateField("backgroundSessions", "\(state.backgroundSessions)"),
    ]
  }

  func fields(of output: ModelOutput) -> [StateField] {
    var fields: [StateField] = []
    if let id = output.prompt.id { fields.append(StateField("prompt", id)) }
    if let key = output.usageKey.name { fields.append(StateField("usageKey", key)) }
    if let callback = output.callback { fields.append(StateField("callback", callback.rawValue)) }
    if let delivery = output.delivery, delivery != .none {
      fields.append(StateField("delivery", delivery.rawValue))
    }
    if let completion = output.completion {
      fields.append(StateField("completion", completion.rawValue))
    }
    return fields
  }
}

extension ModelContext {
  /// The context in words: where, and what is declared.
  var name: String {
    let names = [
      "kW", "kA", "kAold", "kM", "reduced", "explicit", "background", "purposes",
    ]
    let declared = names.indices.filter { keys.rawValue >> UInt8($0) & 1 == 1 }.map { names[$0] }
    let place = "\(platform.rawValue) \(version) [" + declared.joined(separator: " ") + "]"
    return ([place] + parameters.changed).joined(separator: " ")
  }
}

extension ModelRule {
  /// The row for the engine: the State column becomes three guards.
  var transitionRule: TransitionRule<ModelSystem> {
    typealias Condition = Guard<ModelSystem>
    var guards: [Condition] = []
    let from = from
    if from.overlays != 7 {
      let only = ModelFrom(overlays: from.overlays)
      guards.append(
        Condition("overlay in \(from.overlays)") { state, _, context in
          only.contains(state, context.model)
        })
    }
    if from.grants != 0x7F {
      let names = ModelGrant.allCases.filter { from.grants & ModelFrom.bit($0) != 0 }
      guards.append(
        Condition("grant in " + names.map(\.rawValue).joined(separator: " ")) { state, _, _ in
          from.grants & ModelFrom.bit(state.grantLabel) != 0
        })
    }
    if from.prompts != 0xFFFF {
      guards.append(
        Condition("prompt in \(from.prompts)") { state, _, _ in
          from.prompts >> UInt16(state.prompt.rawValue) & 1 == 1
        })
    }
    guards += self.guards.map { required in
      let condition = Condition(required.condition.rawValue) { state, event, context in
        required.condition.holds(state, event, context.model)
      }
      return required.expected ? condition : !condition
    }
    let events = Set(events)
    return TransitionRule(
      id, in: Scope(id) { scope.contains($0.model) },
      on: EventPattern(id) { events.contains($0) }, when: guards,
      priority: isFallback ? .otherwise : .ordinary, refusedBy: refusedBy,
      sources: sources.split(separator: " ").map(String.init), confidence: confidence
    ) { state, event, context in
      apply(to: &state, event, context.model)
    }
  }
}
