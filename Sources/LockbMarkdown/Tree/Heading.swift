/// A heading of level 1 to 6.
public struct Heading: Sendable {
  /// 1 to 6.
  public var level: Int
  /// Its text, without an explicit id.
  public var content: [Inline]
  /// The id written behind the text: `{#id}` or `{/*id*/}`.
  public var explicitID: String?

  /// Assembles a heading.
  public init(level: Int, content: [Inline], explicitID: String? = nil) {
    self.level = level
    self.content = content
    self.explicitID = explicitID
  }
}
