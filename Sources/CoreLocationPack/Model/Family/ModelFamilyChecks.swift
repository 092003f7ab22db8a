internal import LockbReference

/// Shows the states and steps of a family to the invariants, by the values of what each reads.
struct ModelFamilyChecks {
  /// What was found.
  private(set) var found: ModelFamilyExploration
  /// The place of the family: a context without keys, with every default.
  private let place: ModelContext
  private var space: SymbolicSpace<ModelFamily>

  /// Explores contexts of one platform and version, at least one.
  init(_ contexts: [ModelContext], _ found: ModelFamilyExploration) {
    self.found = found
    var place = contexts[0]
    (place.keys, place.purposes, place.parameters) = ([], [], ModelParameters())
    self.place = place
    let family = ModelFamily.shared
    space = SymbolicSpace(
      exploring: family, in: ModelFamily.Context(place: place, members: contexts),
      index: family.index)
  }

  /// Checks everything.
  mutating func run() {
    count()
    for flaw in space.flaws.prefix(20) {
      found.flaws.append(
        "\(name(of: flaw.trace.end)): \(flaw.event.name) \(flaw.rules) "
          + "\(flaw.trace.steps.map(\.event.name))")
    }
    let here = PlatformSet(place.platform)
    for invariant in ModelInvariants.safety where invariant.platforms.contains(here) {
      switch invariant.kind {
      case .states(let when, let holds): check(invariant, when, holds)
      case .steps(let when, let holds):
        for step in space.steps { check(invariant, step, when, holds) }
      }
    }
    for step in space.steps { found.isApplied[step.rule] = true }
    for property in ModelInvariants.liveness { check(property) }
  }

  private mutating func check(_ property: ModelLiveness) {
    let outcome = space.check(
      property.from, leadsTo: property.to, fairness: property.fairness,
      tellingBits: ModelFamily.choiceBits)
    for bits in outcome.speaksOf { found.members[choices(bits)]?.exercised.insert(property.id) }
    guard let trace = outcome.violation else { return }
    fail(property.id, trace.end, trace.steps.map(\.event.name))
  }

  private mutating func count() {
    for (bits, states) in space.stateCounts(by: ModelFamily.choiceBits) {
      found.members[choices(bits)]?.states = states
    }
    for (bits, transitions) in space.transitionCounts(by: ModelFamily.choiceBits) {
      found.members[choices(bits)]?.transitions = transitions
    }
    for variable in ModelVariables.named.map(\.variable) {
      for bits in space.values(in: ModelFamily.bits(variable, .all)) {
        let state = ModelFamily.State(bits: bits)
        found.members[state.choices]?.reach.add(state.state, variable)
      }
    }
  }

  private mutating func check(
    _ invariant: ModelInvariant, _ when: (ModelState, ModelContext) -> Bool,
    _ holds: (ModelState, ModelContext) -> Bool
  ) {
    let mask = ModelFamily.bits(invariant.reads, [invariant.choices, .airplaneIsDenied])
    var exercising: [UInt64] = []
    for bits in space.values(in: mask) {
      let state = ModelFamily.State(bits: bits)
      let context = state.choices.context(at: place)
      guard when(state.state, context) else { continue }
      exercising.append(bits)
      if !holds(state.state, context) { fail(invariant, nil, mask, bits) }
    }
    note(
      invariant,
      space.values(of: ModelFamily.choiceBits, where: mask, isOneOf: exercising))
  }

  private mutating func check(
    _ invariant: ModelInvariant, _ step: SymbolicSpace<ModelFamily>.Step,
    _ when: (StepView<ModelSystem>) -> Bool, _ holds: (StepView<ModelSystem>) -> Bool
  ) {
    let event = space.machine.events[step.event]
    guard invariant.concerns(event) else { return }
    let rule = ModelTable.rules[step.rule]
    let compared = ModelFamily.bits(invariant.compared) & step.writes
    let mask = step.reading(
      compared | ModelFamily.bits(invariant.reads, [invariant.choices, .airplaneIsDenied]))
    var exercising: [UInt64] = []
    for bits in space.values(before: step, in: mask) {
      let before = ModelFamily.State(bits: bits)
      let context = before.choices.context(at: place)
      var after = before.state
      let output = rule.apply(to: &after, event, context)
      let view = StepView<ModelSystem>(
        before: before.state, event: event, after: after, output: output,
        context: ModelSystem.Context(model: context, aspect: .everything))
      guard when(view) else { continue }
      exercising.append(bits)
      if !holds(view) { fail(invariant, step, mask, bits) }
    }
    note(
      invariant,
      space.values(of: ModelFamily.choiceBits, before: step, where: mask, isOneOf: exercising))
  }

  private mutating func note(_ invariant: ModelInvariant, _ choices: [UInt64]) {
    for bits in choices { found.members[self.choices(bits)]?.exercised.insert(invariant.id) }
  }

  private mutating func fail(
    _ invariant: ModelInvariant, _ step: SymbolicSpace<ModelFamily>.Step?, _ mask: UInt64,
    _ bits: UInt64
  ) {
    guard !found.failures.contains(where: { $0.property == invariant.id }),
      let trace = space.trace(before: step, where: mask, is: bits)
    else { return }
    let last = step.map { [space.machine.events[$0.event].name] } ?? []
    fail(invariant.id, trace.end, trace.steps.map(\.event.name) + last)
  }

  private mutating func fail(_ id: String, _ state: ModelFamily.State, _ events: [String]) {
    found.failures.append(
      ModelFamilyExploration.Failure(property: id, context: name(of: state), events: events))
  }

  private func choices(_ bits: UInt64) -> ModelChoices { ModelFamily.State(bits: bits).choices }

  private func name(of state: ModelFamily.State) -> String {
    state.choices.context(at: place).name
  }
}
