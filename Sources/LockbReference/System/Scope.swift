/// A named set of contexts: where a rule or a property applies at all.
public struct Scope<System: TransitionSystem>: Sendable {
  /// What the contexts have in common: `model 3 and later`.
  public let name: String
  /// Whether a context belongs to the set.
  public let contains: @Sendable (System.Context) -> Bool

  /// Names the contexts for which a condition holds.
  public init(_ name: String, _ contains: @escaping @Sendable (System.Context) -> Bool) {
    self.name = name
    self.contains = contains
  }

  /// Every context.
  public static var all: Self { Self("all") { _ in true } }
}
