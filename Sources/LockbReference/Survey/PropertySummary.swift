/// What several contexts say about one property.
public struct PropertySummary<System: TransitionSystem>: Sendable {
  /// A context that breaks the property.
  public struct Failure: Sendable {
    /// The context in words.
    public let context: String
    /// How the property breaks.
    public let verdict: Verdict<System>
  }

  /// The id of the property.
  public let id: String
  /// In how many contexts it holds, and not vacuously.
  public private(set) var holding = 0
  /// In how many contexts it holds, but its condition never comes true.
  public private(set) var vacuous = 0
  /// In how many contexts it is not asked.
  public private(set) var outOfScope = 0
  /// In how many contexts it is broken, or could not be decided.
  public private(set) var failing = 0
  /// The first contexts that break it, in their order, at most 20.
  public private(set) var failures: [Failure] = []

  /// The summary of no context.
  public init(_ property: Property<System>) {
    id = property.id
  }

  /// Whether it holds wherever it was asked, but nowhere in earnest.
  public var isVacuous: Bool { holding == 0 && failing == 0 }

  /// Takes the verdict of one more context into account.
  public mutating func add(_ verdict: Verdict<System>, in context: String) {
    switch verdict {
    case .holds: holding += 1
    case .vacuous: vacuous += 1
    case .outOfScope: outOfScope += 1
    case .violated, .violatedForever, .unreachable, .undecided:
      failing += 1
      if failures.count < 20 { failures.append(Failure(context: context, verdict: verdict)) }
    }
  }
}
