/// A place in a file, as editors show it.
public struct SourcePosition: Codable, Hashable, Sendable {
  /// Line, counted from 1.
  public var line: Int
  /// Column in characters (grapheme clusters), counted from 1.
  public var column: Int
  /// Byte offset, counted from 0.
  public var offset: Int

  /// A place in a file.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}
