/// One named part of a state, an output or a context, in words.
public struct StateField: Codable, Hashable, Sendable {
  /// What the part is called: `lock`.
  public var name: String
  /// Its value: `open`.
  public var value: String

  /// Names a part and its value.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
