/// Some variables that take values made of others.
struct ModelFlow: Hashable, Sendable {
  /// The variables that may change.
  var writes: ModelVariables
  /// The variables their new values depend on, apart from their own.
  var reads: ModelVariables = []
}

extension ModelEffect {
  /// Which variables it changes, and from what; a test changes all others.
  var flows: [ModelFlow] {
    func write(_ variables: ModelVariables, _ reads: ModelVariables = []) -> [ModelFlow] {
      [ModelFlow(writes: variables, reads: reads)]
    }
    switch self {
    case .grant:
      return write(.grantLabel) + write(ModelVariables(.eventHeld, .secondPromptDue))
        + write(.phase)
    case .set(let flag), .clear(let flag): return write(ModelVariables(flag))
    case .show, .hidePrompt: return write(.prompt)
    case .phase: return write(.phase)
    case .process: return write(.process)
    case .leaveForeground: return write(.phase, .keeping)
    case .endUse: return write(.phase) + write(ModelVariables(.complicationOnFace))
    case .endProcess:
      return Self.endOfProcess
    case .restart: return write(ModelVariables(.locked)) + write(ModelVariables(.conditionsLost))
    case .launch: return write(.process) + write(ModelVariables(.justLaunched))
    case .push, .popSession, .makeEffective: return write(.sessions)
    case .pushNamed: return write(.sessions, .use)
    case .iterate, .iterateNamed:
      return write(ModelVariables(.iteratesUpdates)) + write(ModelVariables(.iteratesEvents))
    case .startNamed: return write(ModelVariables(.standard), .use)
    case .addBackgroundSession: return write(.backgroundSessions)
    case .release:
      return write(.backgroundSessions)
        + write(ModelVariables(.backgroundActive), .backgroundSessions)
        + write(ModelVariables(.standard)) + write(ModelVariables(.allowsBackground))
        + write(
          .phase, .keeping.union([.backgroundSessions, ModelVariables(.complicationOnFace)]))
    case .forgetTracked: return write(.tracking)
    case .reset:
      return write(.all.subtracting(ModelVariables(.restricted, .servicesOff, .airplane, .locked)))
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
    ].map { ModelFlow(writes: $0) }
}

extension ModelRule {
  /// The variables that decide whether the rule applies, its event apart.
  var reads: ModelVariables { guards.reduce(from.reads) { $0.union($1.condition.reads) } }

  /// Everything the rule changes on an event in a reachable state, and from what.
  ///
  /// In a reachable state a prompt belongs to the state, only a suspended process has missed a
  /// callback, and only an update of a suspended process waits; so what a rule leaves alone needs
  /// no settling after it.
  func flows(on event: ModelEvent) -> [ModelFlow] {
    var flows = effects.flatMap(\.flows)
    if event.isAnswer { flows.append(ModelFlow(writes: .prompt)) }
    let written = flows.reduce(into: ModelVariables()) { $0.formUnion($1.writes) }
    let prompting: ModelVariables = [.grantLabel, .overlay, .accuracy, .use]
    if !written.isDisjoint(with: prompting.union(.prompt)) {
      flows.append(ModelFlow(writes: .prompt, reads: prompting))
    }
    if written.contains(.process) {
      flows.append(ModelFlow(writes: ModelVariables(.updateQueued), reads: .process))
    }
    if callback != .none || !written.isDisjoint(with: [.process, ModelVariables(.manager)]) {
      let heard = ModelVariables(.manager, .callbackPending).union([.process, .status])
      flows.append(ModelFlow(writes: ModelVariables(.callbackPending), reads: heard))
    }
    return flows
  }

  /// Everything the rule reads or changes on an event in a reachable state.
  func footprint(on event: ModelEvent) -> ModelVariables {
    flows(on: event).reduce(reads) { $0.union($1.writes).union($1.reads) }
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
