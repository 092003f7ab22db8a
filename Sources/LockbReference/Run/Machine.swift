/// A system in one context: says what an event does in a state, one step at a time.
public struct Machine<System: TransitionSystem>: Sendable {
  /// The system.
  public let system: System
  /// The context.
  public let context: System.Context
  /// The events of the context, in their fixed order.
  public let events: [System.Event]

  let index: RuleIndex<System>
  let fits: Guard<System>

  /// Puts a system into a context. Many machines of one system should share an index.
  public init(
    _ system: System, in context: System.Context, index: RuleIndex<System>? = nil
  ) {
    self.system = system
    self.context = context
    let events = system.events(in: context)
    self.events = events
    self.index = index ?? RuleIndex(system, events: events)
    fits = system.fits
  }

  /// The events that fit a state, in their fixed order.
  public func enabledEvents(in state: System.State) -> [System.Event] {
    events.filter { fits.isMet(in: state, on: $0, context: context) }
  }

  /// What an event does in a state; the event need not be one of `events`.
  public func step(
    from state: System.State, on event: System.Event
  ) throws(StepFailure) -> Step<System> {
    guard fits.isMet(in: state, on: event, context: context) else { throw .doesNotFit }
    return apply(try rule(for: event, in: state), from: state, on: event)
  }

  /// A run through events, up to and without the first one that has no outcome.
  public func run(
    _ events: some Sequence<System.Event>, from start: System.State
  ) -> (trace: Trace<System>, failure: StepFailure?) {
    var steps: [Step<System>] = []
    var state = start
    for event in events {
      do throws(StepFailure) {
        let step = try step(from: state, on: event)
        state = step.after
        steps.append(step)
      } catch {
        return (Trace(start: start, steps: steps), error)
      }
    }
    return (Trace(start: start, steps: steps), nil)
  }

  /// Why each ordinary rule for an event does not apply in a state, the nearest one first: the one
  /// with most guards met, then in table order.
  public func refusals(from state: System.State, on event: System.Event) -> [Refusal] {
    var refusals: [Refusal] = []
    for number in index(event) {
      let rule = index.rules[number]
      guard rule.priority == .ordinary, rule.scope.contains(context) else { continue }
      let unmet = firstUnmet(rule.guards, in: state, on: event)
      guard unmet < rule.guards.count else { continue }
      refusals.append(
        Refusal(
          rule: rule.id, guardName: rule.guards[unmet].name,
          expected: rule.guards[unmet].expected, metBefore: unmet))
    }
    return refusals.enumerated()
      .sorted { ($1.element.metBefore, $0.offset) < ($0.element.metBefore, $1.offset) }
      .map(\.element)
  }

  /// The transition that a rule makes.
  func apply(
    _ rule: TransitionRule<System>, from state: System.State, on event: System.Event
  ) -> Step<System> {
    var after = state
    let output = rule.effect(&after, event, context)
    var refusedBy = rule.refusedBy
    if refusedBy == nil, rule.priority == .otherwise {
      refusedBy = refusals(from: state, on: event).first?.guardName
    }
    return Step(
      event: event, rule: rule.id, confidence: rule.confidence, before: state, after: after,
      output: output, refusedBy: refusedBy)
  }

  /// The position of the first guard that is not met; the number of guards where all are.
  private func firstUnmet(
    _ guards: [Guard<System>], in state: System.State, on event: System.Event
  ) -> Int {
    var position = 0
    while position < guards.count,
      guards[position].isMet(in: state, on: event, context: context)
    {
      position += 1
    }
    return position
  }

  private func rule(
    for event: System.Event, in state: System.State
  ) throws(StepFailure) -> TransitionRule<System> {
    var applying: [Int] = []
    for priority in [TransitionRule<System>.Priority.ordinary, .otherwise] where applying.isEmpty {
      for number in index(event) where index.rules[number].priority == priority {
        let guards = index.rules[number].guards
        guard index.rules[number].scope.contains(context),
          firstUnmet(guards, in: state, on: event) == guards.count
        else { continue }
        applying.append(number)
      }
    }
    guard let first = applying.first else { throw .noRule }
    guard applying.count == 1 else { throw .severalRules(applying.map { index.rules[$0].id }) }
    return index.rules[first]
  }
}
