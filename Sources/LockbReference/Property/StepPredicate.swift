/// A named set of transitions.
public struct StepPredicate<System: TransitionSystem>: Sendable {
  /// What the transitions have in common: `the gate opens`.
  public let name: String
  /// The events that such transitions have; nil where any will do.
  public let event: EventPattern<System>?

  @usableFromInline
  let bind:
    @Sendable (System.Event, System.Context, TransitionRule<System>) -> @Sendable (UInt64) -> Bool

  /// Names the transitions for which a condition holds; naming their events makes checking faster.
  @inlinable
  public init(
    _ name: String, on event: EventPattern<System>? = nil,
    _ test: @escaping @Sendable (StepView<System>) -> Bool
  ) {
    self.init(name: name, event: event) { event, context, rule in
      let effect = rule.effect
      return { bits in
        let before = System.State(bits: bits)
        var after = before
        let output = effect(&after, event, context)
        return test(
          StepView(before: before, event: event, after: after, output: output, context: context))
      }
    }
  }

  @usableFromInline
  init(
    name: String, event: EventPattern<System>?,
    bind:
      @escaping @Sendable (System.Event, System.Context, TransitionRule<System>) ->
      @Sendable (UInt64) -> Bool
  ) {
    self.name = name
    self.event = event
    self.bind = bind
  }
}
