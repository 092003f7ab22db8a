public import LockbBase

/// Since when something exists on a platform, and since when it should not be used.
public struct Availability: Codable, Hashable, Sendable {
  /// The platform's name: `iOS`, `Mac Catalyst`.
  public var platform: String
  /// The first version that has it, 0 where nobody says which; nil where it is known to be absent.
  public var introduced: Version?
  /// The first version that deprecates it.
  public var deprecated: Version?

  /// One platform's row.
  public init(platform: String, introduced: Version?, deprecated: Version? = nil) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
  }
}
