public import LockbBase

/// A bulleted or numbered list.
public struct List: Sendable {
  /// The first number; nil for bullets.
  public var start: Int?
  /// Whether its items are written without blank lines between them.
  public var isTight: Bool
  /// Its items.
  public var items: [ListItem]

  /// Assembles a list.
  public init(start: Int?, isTight: Bool, items: [ListItem]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }
}

/// One item of a list.
public struct ListItem: Sendable {
  /// Ticked or not, for a task; nil otherwise.
  public var isDone: Bool?
  /// Its content.
  public var content: [Block]
  /// Its bytes, marker included.
  public var range: SourceRange

  /// Assembles an item.
  public init(isDone: Bool?, content: [Block], range: SourceRange) {
    self.isDone = isDone
    self.content = content
    self.range = range
  }
}
