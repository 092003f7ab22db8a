/// What a run of a reference machine is asked to do.
public struct ReferenceRequest: Hashable, Sendable {
  /// The value of a flag.
  public enum Flag: Hashable, Sendable {
    case bool(Bool)
    case number(Double)
    case text(String)
  }

  /// The platform by its name.
  public var platform: String
  /// The version of the platform.
  public var version: String
  /// What the application declares: `KEY`, or `KEY:value`.
  public var keys: [String]
  /// Parameters of the machine by name.
  public var flags: [String: Flag]
  /// What happens, in order.
  public var events: [String]

  /// Asks for a run.
  public init(
    platform: String, version: String, keys: [String] = [], flags: [String: Flag] = [:],
    events: [String] = []
  ) {
    self.platform = platform
    self.version = version
    self.keys = keys
    self.flags = flags
    self.events = events
  }
}
