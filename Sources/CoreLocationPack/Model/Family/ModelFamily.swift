internal import LockbBase
internal import LockbReference

/// The contexts of one place as one system: the choices in which they differ are part of the state,
/// and nothing changes them.
struct ModelFamily: TransitionSystem {
  /// A state with the choices of its context.
  struct State: PackedState {
    var bits: UInt64

    init(bits: UInt64) { self.bits = bits }

    init(_ state: ModelState, _ choices: ModelChoices) {
      bits = state.bits << ModelFamily.choiceCount | choices.rawValue
    }

    var state: ModelState { ModelState(bits: bits >> ModelFamily.choiceCount) }

    var choices: ModelChoices { ModelChoices(rawValue: bits & ModelFamily.choiceBits) }
  }

  /// Contexts of one platform and version.
  struct Context: Sendable {
    /// The one without keys, with every default.
    let place: ModelContext
    let members: [ModelContext]
  }

  typealias Event = ModelEvent
  typealias Output = ModelOutput

  private static let choiceCount = UInt64(ModelChoices.all.rawValue.nonzeroBitCount)
  /// The bits of the choices.
  static let choiceBits = ModelChoices.all.rawValue

  static let shared = ModelFamily()

  let rules: [TransitionRule<ModelFamily>] = ModelTable.rules.map(\.familyRule)
  private(set) var index: RuleIndex<ModelFamily>?
  /// How many service sessions a run holds at most. Two show what more would: the rules ask whether
  /// one is held, one for When In Use, one for Always and one for Always that is in effect, and two
  /// sessions answer in every way that more do. A test compares two with three.
  private let sessionBound: Int

  init(sessionBound: Int = 2) {
    self.sessionBound = sessionBound
    index = RuleIndex(self, numbers: ModelTable.entries.mapValues { $0.map(\.index) })
  }

  /// The bits of variables and choices; up to three service sessions leave room for them.
  static func bits(_ variables: ModelVariables, _ choices: ModelChoices = []) -> UInt64 {
    variables.rawValue << choiceCount | choices.rawValue
  }

  var fits: Guard<ModelFamily> {
    let reads: ModelVariables = [.prompt, .process, .sessions, .backgroundSessions]
    return Guard("fits", reads: Self.bits(reads)) { state, event, _ in
      event.fits(state.state) && isWithinBounds(event, state.state)
    }
  }

  /// Whether an event piles nothing up that shows nothing new.
  private func isWithinBounds(_ event: ModelEvent, _ state: ModelState) -> Bool {
    switch event {
    case .createServiceSession: state.sessionCount < sessionBound
    case .createBackgroundSession: state.backgroundSessions < 1
    default: true
    }
  }

  func flows(of rule: Int, on event: ModelEvent, in context: Context) -> [StateFlow] {
    ModelTable.rules[rule].flows(on: event).map {
      StateFlow(writes: Self.bits($0.writes), reads: Self.bits($0.reads, $0.choices))
    }
  }

  func initialStates(in context: Context) -> [State] {
    context.members.map { member in
      State(ModelState(reducedAccuracy: member.startsReduced), ModelChoices(member))
    }
  }

  func events(in context: Context) -> [ModelEvent] {
    ModelEvent.all.filter { context.place.has($0) }
  }

  func name(of context: Context) -> String {
    "\(context.place.platform.rawValue) \(context.place.version)"
  }

  func name(of event: ModelEvent) -> String { event.name }

  func fields(of state: State) -> [StateField] { ModelSystem.shared.fields(of: state.state) }

  func fields(of output: ModelOutput) -> [StateField] { ModelSystem.shared.fields(of: output) }
}

extension ModelRule {
  /// The row for a family of contexts.
  fileprivate var familyRule: TransitionRule<ModelFamily> {
    typealias Condition = Guard<ModelFamily>
    let from = from
    let state = Condition("from", reads: ModelFamily.bits(from.reads, from.choices)) {
      from.contains($0.state, $0.choices.context(at: $2.place))
    }
    let guards = self.guards.map { required in
      let (reads, choices) = (required.condition.reads, required.condition.choices)
      return Condition(required.label, reads: ModelFamily.bits(reads, choices)) {
        required.isMet($0.state, $1, $0.choices.context(at: $2.place))
      }
    }
    let events = Set(events)
    return TransitionRule(
      id, in: Scope(id) { scope.contains($0.place) },
      on: EventPattern(id) { events.contains($0) }, when: [state] + guards,
      priority: isFallback ? .otherwise : .ordinary, refusedBy: refusedBy, confidence: confidence
    ) { state, event, context in
      var after = state.state
      let output = apply(to: &after, event, state.choices.context(at: context.place))
      state = ModelFamily.State(after, state.choices)
      return output
    }
  }
}
