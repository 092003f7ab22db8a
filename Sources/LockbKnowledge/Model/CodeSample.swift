public import LockbBase

/// A code block of a document.
public struct CodeSample: Hashable, Sendable {
  /// The first word of its info string; empty where it names no language.
  public var language: String
  /// The whole info string.
  public var info: String
  /// The code.
  public var code: String
  /// Its bytes, fences included.
  public var range: SourceRange

  /// Describes a code block.
  public init(language: String, info: String, code: String, range: SourceRange) {
    self.language = language
    self.info = info
    self.code = code
    self.range = range
  }
}
