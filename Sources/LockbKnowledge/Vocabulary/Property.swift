public import LockbBase

/// One labelled line of a card.
public struct Property: Codable, Hashable, Sendable {
  /// What the line tells.
  public var label: Localized<String>
  /// What it says.
  public var value: Localized<String>

  /// A line of a card.
  public init(label: Localized<String>, value: Localized<String>) {
    self.label = label
    self.value = value
  }
}
