/// A labelled transition system: states, events, and a table of rules that say what an event does.
///
/// A context is everything that stays fixed during a run (a product variant, a version, settings).
/// In every context and for every reachable state, exactly one rule must apply to each event that
/// fits the state; `StateSpace` reports where none or several do.
public protocol TransitionSystem: Sendable {
  /// What changes during a run.
  associatedtype State: PackedState
  /// What can happen.
  associatedtype Event: Hashable & Sendable
  /// What stays fixed during a run.
  associatedtype Context: Sendable
  /// What can be observed when an event happens; cheap to make, best a value without references.
  associatedtype Output: Hashable & Sendable

  /// The table, in reading order. Ids are unique.
  var rules: [TransitionRule<Self>] { get }

  /// Whether an event makes sense in a state at all; an event that does not fit is no transition.
  var fits: Guard<Self> { get }

  /// The bits of a state on which depends, in every reachable state, whether an event fits, which
  /// rule applies and what it changes, together with the bits that may change. All bits are always
  /// right; the fewer they are, the faster is an exploration.
  func footprint(of event: Event, in context: Context) -> UInt64

  /// The bits that a rule, given by its position, may change on an event, in flows that share none
  /// of them. That every bit may change and depend on every other is always right; only
  /// `SymbolicSpace` asks.
  func flows(of rule: Int, on event: Event, in context: Context) -> [StateFlow]

  /// The states a run may begin in, at least one, in a fixed order.
  func initialStates(in context: Context) -> [State]

  /// Every event that exists in a context, in a fixed order, each once.
  func events(in context: Context) -> [Event]

  /// A context in words, unique among contexts.
  func name(of context: Context) -> String

  /// An event in words, unique among events.
  func name(of event: Event) -> String

  /// A state in words: the same fields in the same order for every state.
  func fields(of state: State) -> [StateField]

  /// An output in words; empty where nothing can be observed.
  func fields(of output: Output) -> [StateField]
}

extension TransitionSystem {
  /// Every event may read and change everything.
  public func footprint(of event: Event, in context: Context) -> UInt64 { .max }

  /// Every bit may change, and depend on every other.
  public func flows(of rule: Int, on event: Event, in context: Context) -> [StateFlow] {
    [StateFlow(writes: .max, reads: .max)]
  }

  /// Every event fits every state.
  public var fits: Guard<Self> { Guard("fits") { _, _, _ in true } }
}
