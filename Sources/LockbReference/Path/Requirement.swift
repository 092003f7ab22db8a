/// Something that a rule needs.
public enum Requirement: Hashable, Sendable {
  /// A guard to have a value.
  case guarded(name: String, expected: Bool)
  /// The context to be in a scope.
  case scope(name: String)
  /// The event to exist in the context.
  case event(name: String)
}
