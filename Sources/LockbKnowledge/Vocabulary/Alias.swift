public import LockbBase

/// Another name of an entity.
public struct Alias: Codable, Hashable, Sendable {
  /// How good a name it is in its language's texts.
  public enum Standing: String, Codable, Sendable {
    case preferred, allowed
    /// What people type who look for it, and what texts may mean something else by.
    case everyday
    case forbidden
  }

  /// The name.
  public var text: String
  /// Its language; nil for code.
  public var language: Language?
  /// How good it is.
  public var standing: Standing

  /// A name.
  public init(_ text: String, _ language: Language?, _ standing: Standing = .allowed) {
    self.text = text
    self.language = language
    self.standing = standing
  }
}
