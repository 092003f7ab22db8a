public import LockbBase

/// A table: one header row and any number of body rows, each as wide as the header.
public struct Table: Sendable {
  /// How a column is aligned.
  public enum Alignment: String, Sendable {
    case none, left, center, right
  }

  /// One alignment a column.
  public var alignments: [Alignment]
  /// The header row.
  public var header: TableRow
  /// The rows under it.
  public var rows: [TableRow]
  /// Whether the delimiter row was missing and the table had to be recovered.
  public var isRecovered: Bool

  /// Assembles a table.
  public init(
    alignments: [Alignment], header: TableRow, rows: [TableRow], isRecovered: Bool = false
  ) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
    self.isRecovered = isRecovered
  }
}

/// One row of a table.
public struct TableRow: Sendable {
  /// Its cells, from left to right.
  public var cells: [TableCell]
  /// Its bytes.
  public var range: SourceRange

  /// Assembles a row.
  public init(cells: [TableCell], range: SourceRange) {
    self.cells = cells
    self.range = range
  }
}

/// One cell of a table.
public struct TableCell: Sendable {
  /// Its content.
  public var content: [Inline]
  /// Its bytes between the pipes, outer spaces left out; empty for a missing cell.
  public var range: SourceRange

  /// Assembles a cell.
  public init(content: [Inline], range: SourceRange) {
    self.content = content
    self.range = range
  }
}
