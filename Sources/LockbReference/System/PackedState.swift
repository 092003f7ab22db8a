/// A state that fits in one machine word, so that millions of them can be stored and compared.
///
/// `init(bits:)` and `bits` must undo each other: equal states have equal bits.
public protocol PackedState: Hashable, Sendable {
  /// The whole state as one word.
  var bits: UInt64 { get }

  /// Restores a state from the word that `bits` gave.
  init(bits: UInt64)
}
