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
  /// What the runs come to.
  private(set) var reach = ModelReach()
  /// Whether each rule applied, by its position in the table.
  private(set) var isApplied = [Bool](repeating: false, count: ModelTable.rules.count)

  /// Explores a context, whole where that is small enough or in the parts given, and checks what must hold.
  init(
    _ context: ModelContext, system: ModelSystem = .shared, parts: [ModelAspect]? = nil
  ) {
    let here = PlatformSet(context.platform)
    let invariants = ModelInvariants.safety.filter { $0.platforms.contains(here) }
    for part in parts ?? context.parts(patiently: false) {
      let situation = ModelSystem.Context(model: context, aspect: part)
      var watch = ModelStepWatch(system, situation, invariants)
      let space = StateSpace(
        exploring: system, in: situation, index: system.index,
        visit: { watch.look($0, $1, $2, $3) })
      states += space.stateCount
      transitions += space.transitionCount
      isComplete = isComplete && space.isComplete
      for flaw in space.flaws.prefix(20) {
        flaws.append(
          "\(situation.model.name): \(flaw.event.name) \(flaw.rules) "
            + "\(flaw.trace.steps.map(\.event.name))")
      }
      reach.add(space)
      checkStates(space, situation, invariants)
      add(watch, space, situation)
      checkLiveness(space, situation)
    }
    if let places = WatchedPlacesSurvey.of(context) { add(places, context) }
  }

  /// Takes what the family of a context found, and checks what must happen in the end.
  init(_ context: ModelContext, in family: ModelFamilyExploration) {
    let member = family.members[ModelChoices(context)] ?? ModelFamilyExploration.Member()
    (states, transitions, reach) = (member.states, member.transitions, member.reach)
    (exercised, isApplied) = (member.exercised, family.isApplied)
    for part in context.parts(patiently: true) {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let system = ModelSystem.shared
      let space = StateSpace(exploring: system, in: situation, index: system.index)
      isComplete = isComplete && space.isComplete
      checkLiveness(space, situation)
    }
    if let places = WatchedPlacesSurvey.of(context) { add(places, context) }
  }

  /// Takes what concerns a family as a whole.
  mutating func add(_ family: ModelFamilyExploration) {
    flaws += family.flaws
    failures += family.failures
  }

  /// I25, which a system of its own answers.
  private mutating func add(_ places: WatchedPlacesSurvey, _ context: ModelContext) {
    states += places.states
    transitions += places.transitions
    isComplete = isComplete && places.isComplete
    flaws += places.flaws
    if places.isExercised { exercised.insert("I25") }
    if let events = places.failure {
      failures.append(Failure(property: "I25", context: context.name, events: events))
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

  /// What was seen of the steps.
  private mutating func add(
    _ watch: ModelStepWatch, _ space: StateSpace<ModelSystem>, _ context: ModelSystem.Context
  ) {
    for index in isApplied.indices where watch.isApplied[index] { isApplied[index] = true }
    exercised.formUnion(watch.exercised)
    for step in watch.broken { fail(step.id, space, context, step.before, step.event) }
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
