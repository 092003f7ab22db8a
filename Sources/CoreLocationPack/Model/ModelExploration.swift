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
    _ context: ModelContext, system: ModelSystem = .shared,
    parts: [ModelAspect] = ModelAspect.parts, checksLiveness: Bool = true,
    limits: ExplorationLimits = ExplorationLimits()
  ) {
    let here = PlatformSet(context.platform)
    let invariants = ModelInvariants.safety.filter { $0.platforms.contains(here) }
    for part in parts {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(
        exploring: system, in: situation, limits: limits, index: system.index)
      states += space.stateCount
      transitions += space.transitionCount
      isComplete = isComplete && space.isComplete
      for flaw in space.flaws.prefix(20) {
        flaws.append(
          "\(situation.model.name): \(flaw.event.name) \(flaw.rules) "
            + "\(flaw.trace.steps.map(\.event.name))")
      }
      checkStates(space, situation, invariants)
      checkSteps(space, situation, invariants, system)
      if checksLiveness { checkLiveness(space, situation) }
    }
  }

  private mutating func checkStates(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ invariants: [ModelInvariant]
  ) {
    for invariant in invariants {
      guard case .states(let when, let holds) = invariant.kind else { continue }
      var isExercised = false
      for bits in space.packed.states {
        let state = ModelState(bits: bits)
        guard when(state, context.model) else { continue }
        isExercised = true
        if !holds(state, context.model) {
          fail(invariant.id, space, context, state, nil)
          break
        }
      }
      if isExercised { exercised.insert(invariant.id) }
    }
  }

  /// A step that changes nothing and that nobody can observe keeps every promise that it kept
  /// once for the same rule, event and grant, so it is looked at once for each of them.
  private mutating func checkSteps(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ invariants: [ModelInvariant], _ system: ModelSystem
  ) {
    let steps = invariants.compactMap { invariant -> StepInvariant? in
      guard case .steps(let when, let holds) = invariant.kind else { return nil }
      return StepInvariant(id: invariant.id, when: when, holds: holds)
    }
    let events = space.machine.events
    let packed = space.packed
    var isExercised = [Bool](repeating: false, count: steps.count)
    var isBroken = isExercised
    var seen = [UInt64](repeating: 0, count: events.count * system.table.count)
    for number in packed.states.indices {
      let before = ModelState(bits: packed.states[number])
      for event in events.indices {
        let move = number * events.count + event
        guard packed.rules[move] != PackedSpace.noRule else { continue }
        let rule = Int(packed.rules[move])
        applied[rule] += 1
        if system.isQuiet[rule], packed.targets[move] == UInt32(number) {
          let look: UInt64 = 1 << (UInt64(before.grant.rawValue) << 2 | before.overlayBits)
          let slot = event * system.table.count + rule
          if seen[slot] & look != 0 { continue }
          seen[slot] |= look
        }
        var after = before
        let output = system.table[rule].apply(to: &after, events[event], context.model)
        let view = StepView<ModelSystem>(
          before: before, event: events[event], after: after, output: output, context: context)
        for index in steps.indices where steps[index].when(view) {
          isExercised[index] = true
          if !isBroken[index], !steps[index].holds(view) {
            isBroken[index] = true
            fail(steps[index].id, space, context, before, events[event])
          }
        }
      }
    }
    for index in steps.indices where isExercised[index] { exercised.insert(steps[index].id) }
  }

  private struct StepInvariant {
    let id: String
    let when: @Sendable (StepView<ModelSystem>) -> Bool
    let holds: @Sendable (StepView<ModelSystem>) -> Bool
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
