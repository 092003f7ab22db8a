/// One row of the table: where, on what and when it applies, and what then happens.
public struct TransitionRule<System: TransitionSystem>: Sendable {
  /// Changes a state and says what can be observed.
  public typealias Effect =
    @Sendable (inout System.State, System.Event, System.Context) -> System.Output

  /// When a rule is considered.
  public enum Priority: Hashable, Sendable {
    /// Whenever its guards are met.
    case ordinary
    /// Only when no ordinary rule applies.
    case otherwise
  }

  /// The stable name of the row: `T01`.
  public let id: String
  /// The contexts the row speaks of.
  public let scope: Scope<System>
  /// The events the row speaks of.
  public let event: EventPattern<System>
  /// All must be met; they are tried in order, and the first one that is not refuses.
  public let guards: [Guard<System>]
  /// When the row is considered.
  public let priority: Priority
  /// Why nothing happens, for a row that says so; an `otherwise` row can leave it to the machine,
  /// which names the guard that refused the nearest ordinary row.
  public let refusedBy: String?
  /// Codes of the sources.
  public let sources: [String]
  /// How well founded the row is.
  public let confidence: Confidence
  /// What happens.
  public let effect: Effect

  @usableFromInline
  let bind: @Sendable (System.Event, System.Context) -> @Sendable (UInt64) -> UInt64

  /// Writes a row of the table.
  @inlinable
  public init(
    _ id: String, in scope: Scope<System> = .all, on event: EventPattern<System>,
    when guards: [Guard<System>] = [], priority: Priority = .ordinary, refusedBy: String? = nil,
    sources: [String] = [], confidence: Confidence = .documented, effect: @escaping Effect
  ) {
    self.id = id
    self.scope = scope
    self.event = event
    self.guards = guards
    self.priority = priority
    self.refusedBy = refusedBy
    self.sources = sources
    self.confidence = confidence
    self.effect = effect
    bind = { event, context in
      { bits in
        var state = System.State(bits: bits)
        _ = effect(&state, event, context)
        return state.bits
      }
    }
  }
}
