/// A system in one context: says what an event does in a state, one step at a time.
public struct Machine<System: TransitionSystem>: Sendable {
  /// The system.
  public let system: System
  /// The context.
  public let context: System.Context
  /// The events of the context, in their fixed order.
  public let events: [System.Event]

  private let rules: [TransitionRule<System>]
  private let scoped: [Int]
  private let fits: Guard<System>
  private let candidates: [System.Event: [Int]]

  /// Puts a system into a context.
  public init(_ system: System, in context: System.Context) {
    self.system = system
    self.context = context
    let rules = system.rules
    let events = system.events(in: context)
    let scoped = rules.indices.filter { rules[$0].scope.contains(context) }
    var candidates: [System.Event: [Int]] = [:]
    for event in events {
      candidates[event] = scoped.filter { rules[$0].event.contains(event) }
    }
    self.rules = rules
    self.events = events
    self.scoped = scoped
    self.candidates = candidates
    fits = system.fits
  }

  /// The first of the initial states.
  public var start: System.State? { system.initialStates(in: context).first }

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
    for index in candidates(for: event) where rules[index].priority == .ordinary {
      let guards = rules[index].guards
      let unmet = guards.firstIndex { !$0.isMet(in: state, on: event, context: context) }
      guard let unmet else { continue }
      refusals.append(
        Refusal(
          rule: rules[index].id, guardName: guards[unmet].name,
          expected: guards[unmet].expected, metBefore: unmet))
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

  private func candidates(for event: System.Event) -> [Int] {
    candidates[event] ?? scoped.filter { rules[$0].event.contains(event) }
  }

  private func rule(
    for event: System.Event, in state: System.State
  ) throws(StepFailure) -> TransitionRule<System> {
    let met = candidates(for: event).filter { index in
      rules[index].guards.allSatisfy { $0.isMet(in: state, on: event, context: context) }
    }
    let ordinary = met.filter { rules[$0].priority == .ordinary }
    let applying = ordinary.isEmpty ? met : ordinary
    guard let first = applying.first else { throw .noRule }
    guard applying.count == 1 else { throw .severalRules(applying.map { rules[$0].id }) }
    return rules[first]
  }
}
