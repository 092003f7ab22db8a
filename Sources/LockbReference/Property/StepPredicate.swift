/// A named set of transitions.
public struct StepPredicate<System: TransitionSystem>: Sendable {
  /// What the transitions have in common: `the gate opens`.
  public let name: String

  @usableFromInline
  let bind:
    @Sendable (System.Event, System.Context, TransitionRule<System>) -> @Sendable (UInt64) -> Bool

  /// Names the transitions for which a condition holds.
  @inlinable
  public init(_ name: String, _ test: @escaping @Sendable (StepView<System>) -> Bool) {
    self.init(name: name) { event, context, rule in
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
    name: String,
    bind:
      @escaping @Sendable (System.Event, System.Context, TransitionRule<System>) ->
      @Sendable (UInt64) -> Bool
  ) {
    self.name = name
    self.bind = bind
  }
}
