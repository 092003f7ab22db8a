/// The programming side of an entity.
public struct Symbol: Codable, Hashable, Sendable {
  /// As a reader calls it: `method`, `class method`, `property`, `case`, `class`.
  public var kind: String
  /// The type or module that holds it; nil at top level.
  public var container: String?
  /// The Swift declaration.
  public var declaration: String

  /// A name without its argument list: `open(_:)` is `open`.
  public static func base(of name: String) -> String {
    name.utf8.firstIndex(of: UInt8(ascii: "(")).map { String(name[..<$0]) } ?? name
  }

  /// Describes a symbol.
  public init(kind: String, container: String?, declaration: String) {
    self.kind = kind
    self.container = container
    self.declaration = declaration
  }
}
