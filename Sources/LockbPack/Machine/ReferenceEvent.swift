public import LockbBase

/// Something that can happen, as a person chooses it.
public struct ReferenceEvent: Hashable, Sendable {
  /// Who makes it happen.
  public enum Source: String, CaseIterable, Sendable {
    /// The person answers the prompt that shows.
    case answer
    /// The application calls.
    case app
    /// The person does something else.
    case person
    /// The system does something.
    case system
  }

  /// The event as a run takes it.
  public var name: String
  /// What happens, in words.
  public var label: Localized<String>
  /// The same in as few words as a drawing has room for: “Allow Once”.
  public var shortLabel: Localized<String>
  /// Who makes it happen.
  public var source: Source
  /// Whether it belongs to the core that a drawing shows.
  public var isCore: Bool

  /// Describes an event.
  public init(
    name: String, label: Localized<String>, shortLabel: Localized<String>, source: Source,
    isCore: Bool
  ) {
    self.name = name
    self.label = label
    self.shortLabel = shortLabel
    self.source = source
    self.isCore = isCore
  }
}
