/// A link or an image.
public struct Link: Sendable {
  /// Where it leads, unescaped; empty for `[X]()`.
  public var destination: String
  /// The title behind the destination.
  public var title: String
  /// What is shown.
  public var content: [Inline]
  /// Whether the address itself is the text.
  public var isAutolink: Bool

  /// Assembles a link.
  public init(
    destination: String, title: String = "", content: [Inline], isAutolink: Bool = false
  ) {
    self.destination = destination
    self.title = title
    self.content = content
    self.isAutolink = isAutolink
  }
}
