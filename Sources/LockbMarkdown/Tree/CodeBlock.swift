public import LockbBase

/// Indented or fenced code.
public struct CodeBlock: Sendable {
  /// The info string, unescaped: `swift`, `scenario id=x`.
  public var info: String
  /// The code.
  public var literal: String
  /// The bytes of the code, fences left out.
  public var content: SourceRange

  /// Assembles a code block.
  public init(info: String, literal: String, content: SourceRange) {
    self.info = info
    self.literal = literal
    self.content = content
  }
}
