/// Why an event has no outcome in a state.
public enum StepFailure: Error, Hashable, Sendable {
  /// The event makes no sense in the state.
  case doesNotFit
  /// No rule applies: the table is incomplete.
  case noRule
  /// Several rules apply, with these ids: the table is not deterministic.
  case severalRules([String])
}
