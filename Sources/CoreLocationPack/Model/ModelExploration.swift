internal import LockbReference

/// What exploring one context, part by part, finds.
struct ModelExploration: Sendable {
  /// A broken invariant with the shortest run to it.
  struct Failure: Sendable {
    let property: String
    let context: String
    let events: [String]
  }

  private(set) var states = 0
  private(set) var transitions = 0
  private(set) var isComplete = true
  /// Pairs of a state and an event with no rule, or with several.
  private(set) var flaws: [String] = []
  private(set) var failures: [Failure] = []
  /// The properties whose condition came true.
  private(set) var exercised: Set<String> = []
  /// How often each rule applied, by its position in the table.
  private(set) var applied = [Int](repeating: 0, count: ModelTable.rules.count)

  /// Explores a context in the parts given and checks what must hold.
  init(
    _ context: ModelContext, system: ModelSystem = ModelSystem(),
    parts: [ModelAspect] = ModelAspect.parts, checksLiveness: Bool = true,
    limits: ExplorationLimits = ExplorationLimits()
  ) {
    let here = PlatformSet(context.platform)
    let invariants = ModelInvariants.safety.filter { $0.platforms.contains(here) }
    for part in parts {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(exploring: system, in: situation, limits: limits)
      states += space.stateCount
      transitions += space.transitionCount
      isComplete = isComplete && space.isComplete
      for flaw in space.flaws.prefix(20) {
        flaws.append(
          "\(situation.model.name): \(flaw.event.name) \(flaw.rules) "
            + "\(flaw.trace.steps.map(\.event.name))")
      }
      check(space, situation, invariants)
      if checksLiveness { checkLiveness(space, situation) }
    }
  }

  private mutating func check(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ invariants: [ModelInvariant]
  ) {
    let events = space.machine.events
    let place = ModelTable.Place(context.model)
    for state in space.states {
      for invariant in invariants {
        guard case .states(let when, let holds) = invariant.kind, when(state, context.model) else {
          continue
        }
        exercised.insert(invariant.id)
        if !holds(state, context.model) { fail(invariant.id, space, context, state, nil) }
      }
      for event in events where event.fits(state) && context.aspect.bounds(event, state) {
        guard let entry = ModelTable.entry(for: event, in: state, place) else { continue }
        applied[entry.index] += 1
        var after = state
        let output = entry.rule.apply(to: &after, event, context.model)
        let view = StepView<ModelSystem>(
          before: state, event: event, after: after, output: output, context: context)
        for invariant in invariants {
          guard case .steps(let when, let holds) = invariant.kind, when(view) else { continue }
          exercised.insert(invariant.id)
          if !holds(view) { fail(invariant.id, space, context, state, event) }
        }
      }
    }
  }

  private mutating func fail(
    _ id: String, _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ state: ModelState, _ event: ModelEvent?
  ) {
    guard !failures.contains(where: { $0.property == id }) else { return }
    let trace = space.trace(to: state)?.steps.map(\.event.name) ?? []
    failures.append(
      Failure(
        property: id, context: context.model.name,
        events: trace + (event.map { [$0.name] } ?? [])))
  }

  private mutating func checkLiveness(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context
  ) {
    for property in ModelInvariants.liveness {
      switch space.check(property) {
      case .holds: exercised.insert(property.id)
      case .vacuous, .outOfScope: break
      case .violatedForever(let stem, let loop):
        failures.append(
          Failure(
            property: property.id, context: context.model.name,
            events: (stem.steps + loop.steps).map(\.event.name)))
      case .violated, .unreachable, .undecided:
        failures.append(
          Failure(property: property.id, context: context.model.name, events: []))
      }
    }
  }
}
