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

  /// Explores a context, whole where that is small enough or in the parts given, and checks what must hold.
  init(
    _ context: ModelContext, system: ModelSystem = .shared,
    parts: [ModelAspect]? = nil, isPatient: Bool = false,
    limits: ExplorationLimits = ExplorationLimits()
  ) {
    let here = PlatformSet(context.platform)
    let invariants = ModelInvariants.safety.filter { $0.platforms.contains(here) }
    for part in parts ?? context.parts(patiently: isPatient) {
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
      checkLiveness(space, situation)
    }
  }

  /// States that agree in what the invariants read are looked at once.
  private mutating func checkStates(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ invariants: [ModelInvariant]
  ) {
    var different = StateTable()
    var states: [ModelState] = []
    for bits in space.packed.states {
      let number = Int(different.insert(bits & ModelInvariants.reads.rawValue))
      if number == states.count { states.append(ModelState(bits: bits)) }
    }
    for invariant in invariants {
      guard case .states(let when, let holds) = invariant.kind else { continue }
      let concerned = states.filter { when($0, context.model) }
      if !concerned.isEmpty { exercised.insert(invariant.id) }
      if let broken = concerned.first(where: { !holds($0, context.model) }) {
        fail(invariant.id, space, context, broken, nil)
      }
    }
  }

  /// Steps that agree in what the event and the invariants read are looked at once; of those that
  /// change nothing and that nobody can observe, one for each rule, event, grant and overlay.
  private mutating func checkSteps(
    _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context,
    _ invariants: [ModelInvariant], _ system: ModelSystem
  ) {
    var checks = ModelStepChecks(invariants)
    let events = space.machine.events
    let packed = space.packed
    let masks = events.map {
      system.footprint(of: $0, in: context) | ModelInvariants.reads.rawValue
    }
    var different = events.map { _ in StateTable() }
    var quiet = [UInt64](repeating: 0, count: events.count * system.table.count)
    for (number, bits) in packed.states.enumerated() {
      let before = ModelState(bits: bits)
      for event in events.indices {
        let move = number * events.count + event
        guard packed.rules[move] != PackedSpace.noRule else { continue }
        let rule = Int(packed.rules[move])
        applied[rule] += 1
        if system.isQuiet[rule], packed.targets[move] == UInt32(number) {
          let look: UInt64 = 1 << (UInt64(before.grant.rawValue) << 2 | before.overlayBits)
          let slot = event * system.table.count + rule
          if quiet[slot] & look != 0 { continue }
          quiet[slot] |= look
        } else {
          let count = different[event].states.count
          if different[event].insert(bits & masks[event]) < count { continue }
        }
        for id in checks.broken(by: before, events[event], system.table[rule], context) {
          fail(id, space, context, before, events[event])
        }
      }
    }
    exercised.formUnion(checks.exercised)
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
