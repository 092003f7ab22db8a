public import LockbBase

/// A quote with a label.
public struct Callout: Sendable {
  /// The label's meaning in lower case: `note`, `tip`, `important`, `warning`, `caution`.
  public var kind: String
  /// The bytes of the label, punctuation included.
  public var label: SourceRange
  /// What follows the label.
  public var content: [Block]

  /// Assembles a callout.
  public init(kind: String, label: SourceRange, content: [Block]) {
    self.kind = kind
    self.label = label
    self.content = content
  }
}
