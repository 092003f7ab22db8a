public import LockbBase

/// A table whose cells are understood as far as the vocabulary goes.
public struct KnowledgeTable: Hashable, Sendable {
  /// The header row.
  public var header: [KnowledgeCell]
  /// The rows under it.
  public var rows: [[KnowledgeCell]]
  /// Whether its delimiter row was missing.
  public var isRecovered: Bool
  /// Its bytes.
  public var range: SourceRange

  /// Assembles a table.
  public init(
    header: [KnowledgeCell], rows: [[KnowledgeCell]], isRecovered: Bool, range: SourceRange
  ) {
    self.header = header
    self.rows = rows
    self.isRecovered = isRecovered
    self.range = range
  }
}

/// A cell with its meaning.
public struct KnowledgeCell: Hashable, Sendable {
  /// What a cell says.
  public enum Value: Hashable, Sendable {
    case empty
    /// Names exactly these entities and nothing else.
    case entities([String])
    /// `iOS 13.4`, `13.4+`: a version, with the platform where it is named.
    case version(platform: String?, Version, andLater: Bool)
    /// Yes or no, supported or not, in either language.
    case truth(Bool)
    case number(Int)
    case text
  }

  /// Its plain text in NFC.
  public var text: String
  /// Its meaning.
  public var value: Value
  /// Its bytes.
  public var range: SourceRange

  /// Describes a cell.
  public init(text: String, value: Value, range: SourceRange) {
    self.text = text
    self.value = value
    self.range = range
  }
}
