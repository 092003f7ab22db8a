/// Something that a system must guarantee in every context of a scope.
public struct Property<System: TransitionSystem>: Sendable {
  /// What is guaranteed.
  public enum Claim: Sendable {
    /// In every reachable state of `when` (every state where nil), `holds`.
    case always(when: StatePredicate<System>?, holds: StatePredicate<System>)
    /// For every reachable transition of `when` (every transition where nil), `holds`.
    case alwaysStep(when: StepPredicate<System>?, holds: StepPredicate<System>)
    /// Some state of this set is reachable.
    case sometimes(StatePredicate<System>)
    /// Some transition of this set is reachable.
    case sometimesStep(StepPredicate<System>)
    /// Every fair run that is in a state of `from` is then, or later, in a state of `to`.
    case leadsTo(
      from: StatePredicate<System>, to: StatePredicate<System>, fairness: [Fairness<System>])
  }

  /// The stable name: `I01`.
  public let id: String
  /// The contexts the property speaks of.
  public let scope: Scope<System>
  /// What is guaranteed.
  public let claim: Claim
  /// Codes of the sources.
  public let sources: [String]

  /// States a property.
  public init(
    _ id: String, in scope: Scope<System> = .all, _ claim: Claim, sources: [String] = []
  ) {
    self.id = id
    self.scope = scope
    self.claim = claim
    self.sources = sources
  }
}
