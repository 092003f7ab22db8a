public import LockbBase

/// Why a reference machine has no answer.
public struct ReferenceFailure: Error, Hashable, Sendable {
  /// A stable kebab-case name: `unknown-event`.
  public var code: String
  /// What is wrong, in one line without a full stop.
  public var message: Localized<String>
  /// The nearest valid names, or what to do; empty where there is nothing to say.
  public var hint: Localized<String>
  /// Whether a name was misspelt or a value is not known, rather than the run impossible.
  public var isUnknownName: Bool
  /// The event it is about, from 0, or the line of a block, from 1; nil where it is about neither.
  public var position: Int?

  /// Describes a failure.
  public init(
    code: String, message: Localized<String>, hint: Localized<String>, isUnknownName: Bool,
    position: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.hint = hint
    self.isUnknownName = isUnknownName
    self.position = position
  }
}
