/// A condition with the value that a rule requires of it.
struct ModelGuard: Hashable, Sendable {
  var condition: ModelCondition
  var expected = true

  /// Whether the requirement is met.
  func isMet(_ state: ModelState, _ event: ModelEvent, _ context: ModelContext) -> Bool {
    condition.holds(state, event, context) == expected
  }

  /// The condition with its polarity: `foreground`, `not foreground`.
  var label: String { expected ? condition.rawValue : "not " + condition.rawValue }
}
