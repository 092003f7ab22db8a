/// Something wrong in a document. Diagnostics are collected, never thrown.
public struct Diagnostic: Codable, Hashable, Sendable {
  /// How much a diagnostic matters.
  public enum Severity: String, Codable, CaseIterable, Sendable {
    case error, warning, note
  }

  /// What is wrong, as a stable kebab-case name: `broken-table`, `empty-link`.
  public var rule: String
  /// How much it matters.
  public var severity: Severity
  /// One line, no full stop: what is wrong.
  public var message: String
  /// The bytes it is about; nil where it is about the whole file.
  public var range: SourceRange?
  /// What to write instead, where lockb knows: the right symbol, the missing row.
  public var suggestion: String?

  /// Describes something wrong in a document.
  public init(
    _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange? = nil,
    suggestion: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }
}
