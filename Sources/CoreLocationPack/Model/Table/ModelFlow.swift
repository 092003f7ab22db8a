/// Some variables that take values made of others.
struct ModelFlow: Hashable, Sendable {
  /// The variables that may change.
  var writes: ModelVariables
  /// The variables their new values depend on, apart from their own.
  var reads: ModelVariables = []
  /// The variables whose values before the whole step they depend on.
  var remembers: ModelVariables = []
  /// What of the context they depend on.
  var choices: ModelChoices = []
  /// Whether the new values depend on the old ones.
  var keepsOwn = true
}

extension ModelEffect {
  /// Which variables it changes, and from what; a test changes all others.
  var flows: [ModelFlow] {
    func write(
      _ variables: ModelVariables, _ reads: ModelVariables = [], _ choices: ModelChoices = []
    ) -> [ModelFlow] {
      [ModelFlow(writes: variables, reads: reads, choices: choices)]
    }
    func replace(
      _ variables: ModelVariables, _ reads: ModelVariables = [], _ choices: ModelChoices = []
    ) -> [ModelFlow] {
      [ModelFlow(writes: variables, reads: reads, choices: choices, keepsOwn: false)]
    }
    switch self {
    case .grant(let grant):
      var flows = replace(.grant)
      if grant == .notDetermined { flows += write(ModelVariables(.alwaysUsed), [], .resetsAlways) }
      if grant != .provisional { flows += replace(ModelVariables(.eventHeld, .secondPromptDue)) }
      if grant == .notDetermined || grant == .denied { flows += write(.phase) }
      return flows
    case .set(let flag), .clear(let flag): return replace(ModelVariables(flag))
    case .show, .hidePrompt: return replace(.prompt)
    case .phase: return replace(.phase)
    case .process: return replace(.process)
    case .leaveForeground: return replace(.phase, .keeping, .keeping)
    case .endUse: return replace(.phase) + replace(ModelVariables(.complicationOnFace))
    case .endProcess: return Self.endOfProcess
    case .restart:
      return replace(ModelVariables(.locked))
        + write(ModelVariables(.conditionsLost), [], .conditionsSurvive)
    case .launch: return replace(.process) + replace(ModelVariables(.justLaunched))
    case .push, .popSession, .makeEffective: return write(.sessions)
    case .pushNamed: return write(.sessions, .use)
    case .iterate, .iterateNamed:
      return write(ModelVariables(.iteratesUpdates)) + write(ModelVariables(.iteratesEvents))
    case .startNamed: return write(ModelVariables(.standard), .use)
    case .addBackgroundSession:
      return write(.backgroundSessions)
        + write(
          ModelVariables(.backgroundActive),
          .use.union(ModelVariables(.justLaunched, .tracksBackground)))
    case .release:
      return write(.backgroundSessions)
        + write(ModelVariables(.backgroundActive), .backgroundSessions)
        + write(ModelVariables(.standard)) + write(ModelVariables(.allowsBackground))
        + write(
          .phase, .keeping.union([.backgroundSessions, ModelVariables(.complicationOnFace)]),
          .keeping)
    case .forgetTracked: return replace(.tracking)
    case .reset:
      return replace(
        .all.subtracting(ModelVariables(.restricted, .servicesOff, .airplane, .locked)), [],
        .defaultReduced)
    }
  }

  /// A process takes everything that lives in it along; what was in effect is remembered.
  private static let endOfProcess: [ModelFlow] =
    [
      ModelFlow(
        writes: ModelVariables(.tracksAlways),
        reads: .sessions.union(ModelVariables(.justLaunched))),
      ModelFlow(
        writes: ModelVariables(.tracksBackground),
        reads: ModelVariables(.backgroundActive, .justLaunched)),
    ]
    + [
      .process, .phase, .sessions, .backgroundSessions, ModelVariables(.temporaryFull),
      ModelVariables(.manager), ModelVariables(.callbackPending),
      ModelVariables(.iteratesUpdates),
      ModelVariables(.iteratesEvents), ModelVariables(.standard),
      ModelVariables(.allowsBackground), ModelVariables(.showsIndicator),
      ModelVariables(.backgroundActive), ModelVariables(.justLaunched),
    ].map { ModelFlow(writes: $0, keepsOwn: false) }
}

extension ModelRule {
  /// The variables that decide whether the rule applies, its event apart.
  var reads: ModelVariables { guards.reduce(from.reads) { $0.union($1.condition.reads) } }

  /// Everything the rule changes on an event in a reachable state, and from what: variables that
  /// no two flows share, whose new values depend on what `reads` names and on nothing else.
  ///
  /// In a reachable state a prompt belongs to the state, only a suspended process has missed a
  /// callback, and only an update of a suspended process waits; so what a rule leaves alone needs
  /// no settling after it.
  func flows(on event: ModelEvent) -> [ModelFlow] {
    var flows = effects.flatMap(\.flows)
    if event.isAnswer { flows.insert(ModelFlow(writes: .prompt, keepsOwn: false), at: 0) }
    let written = flows.reduce(into: ModelVariables()) { $0.formUnion($1.writes) }
    let prompting: ModelVariables = [.grantLabel, .overlay, .accuracy, .use]
    if !written.isDisjoint(with: prompting.union(.prompt)) {
      flows.append(ModelFlow(writes: .prompt, reads: prompting, choices: .airplaneIsDenied))
    }
    if written.contains(.process) {
      flows.append(
        ModelFlow(
          writes: ModelVariables(.updateQueued), reads: .process, remembers: .process))
    }
    if callback != .none || !written.isDisjoint(with: [.process, ModelVariables(.manager)]) {
      let heard = ModelVariables(.manager, .callbackPending).union([.process, .status])
      flows.append(
        ModelFlow(
          writes: ModelVariables(.callbackPending), reads: heard, remembers: heard,
          choices: .airplaneIsDenied))
    }
    return flows.inOneStep
  }

  /// Everything the rule reads or changes on an event in a reachable state.
  func footprint(on event: ModelEvent) -> ModelVariables {
    flows(on: event).reduce(reads) { $0.union($1.writes).union($1.reads) }
  }
}

extension [ModelFlow] {
  /// Flows that follow one another, as flows that happen together: what one of them reads and an
  /// earlier one has written depends on what that one read.
  fileprivate var inOneStep: [ModelFlow] {
    reduce(into: []) { flows, next in
      let read = next.keepsOwn ? next.reads.union(next.writes) : next.reads
      var flow = ModelFlow(writes: next.writes, reads: read, choices: next.choices, keepsOwn: false)
      for earlier in flows where !earlier.writes.isDisjoint(with: read) {
        flow.reads.subtract(earlier.writes)
      }
      for earlier in flows where !earlier.writes.isDisjoint(with: read) {
        flow.reads.formUnion(earlier.reads)
        flow.choices.formUnion(earlier.choices)
      }
      flow.reads.formUnion(next.remembers)
      // What is written twice has the value that it is given last.
      for index in flows.indices { flows[index].writes.subtract(next.writes) }
      flows.removeAll { $0.writes.isEmpty }
      flows.append(flow)
    }
  }
}

extension ModelEvent {
  /// The variables that decide whether it fits a state and a part.
  var reads: ModelVariables {
    switch self {
    case .choose, .dismiss: .prompt
    case .resume: .process
    case .createServiceSession: .sessions
    case .createBackgroundSession: .backgroundSessions
    default: []
    }
  }
}
