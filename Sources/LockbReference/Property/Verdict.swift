/// What exploring a context says about a property.
public enum Verdict<System: TransitionSystem>: Hashable, Sendable {
  /// It is guaranteed; for a reachability property with the shortest run that shows it.
  case holds(witness: Trace<System>?)
  /// It is guaranteed, but only because its condition never comes true.
  case vacuous
  /// It is not guaranteed: the shortest run to the offending state or transition.
  case violated(Trace<System>)
  /// It is not guaranteed: after `stem`, repeating `loop` for ever never gets there. An empty loop
  /// means that nothing more happens.
  case violatedForever(stem: Trace<System>, loop: Trace<System>)
  /// Nothing that was asked for is reachable.
  case unreachable
  /// The exploration stopped at a limit before the answer was known.
  case undecided
  /// The property does not speak of this context.
  case outOfScope
}

extension Verdict {
  /// Whether the property is broken.
  public var isFailure: Bool {
    switch self {
    case .violated, .violatedForever, .unreachable, .undecided: true
    case .holds, .vacuous, .outOfScope: false
    }
  }
}
