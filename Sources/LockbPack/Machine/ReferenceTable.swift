public import LockbBase

/// Something that a reference machine knows of a thing, as rows of text.
public struct ReferenceTable: Hashable, Sendable {
  /// A column.
  public struct Column: Hashable, Sendable {
    /// A stable camelCase name.
    public var id: String
    /// Its title.
    public var title: Localized<String>

    /// Names a column.
    public init(_ id: String, _ title: Localized<String>) {
      self.id = id
      self.title = title
    }
  }

  /// A stable camelCase name.
  public var id: String
  /// What the rows say.
  public var title: Localized<String>
  /// The columns, in reading order.
  public var columns: [Column]
  /// A cell for each column.
  public var rows: [[Localized<String>]]

  /// Describes a table.
  public init(
    id: String, title: Localized<String>, columns: [Column], rows: [[Localized<String>]]
  ) {
    self.id = id
    self.title = title
    self.columns = columns
    self.rows = rows
  }
}
