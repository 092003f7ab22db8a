public import LockbBase

/// What can be seen of a state of a reference machine.
public struct ReferenceSnapshot: Hashable, Sendable {
  /// A further thing that can be seen: its name and value.
  public struct Detail: Hashable, Sendable {
    /// A value.
    public enum Value: Hashable, Sendable {
      case none
      case text(String)
      case count(Int)
    }

    /// A camelCase name.
    public var name: String
    /// Its value now.
    public var value: Value

    /// Describes a detail.
    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// What an application reads.
  public var status: String
  /// What is stored.
  public var grant: String
  /// What is stored, in words.
  public var grantWords: Localized<String>
  /// What the settings of the device show.
  public var settings: Localized<String>
  /// Whether a request would make a prompt appear now.
  public var wouldPrompt: Bool
  /// What else can be seen, each snapshot of a machine with the same names in the same order.
  public var details: [Detail]

  /// Describes a state.
  public init(
    status: String, grant: String, grantWords: Localized<String>, settings: Localized<String>,
    wouldPrompt: Bool, details: [Detail] = []
  ) {
    self.status = status
    self.grant = grant
    self.grantWords = grantWords
    self.settings = settings
    self.wouldPrompt = wouldPrompt
    self.details = details
  }
}
