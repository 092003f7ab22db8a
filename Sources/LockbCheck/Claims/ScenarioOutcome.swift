public import LockbBase

/// What running a scenario block came to.
public struct ScenarioOutcome: Sendable {
  /// Something wrong on one line of the block.
  public struct Flaw: Sendable {
    /// The line within the block, counted from 1; nil where it is about the block.
    public var line: Int?
    /// What is wrong, in one line.
    public var message: Localized<String>

    /// A flaw.
    public init(line: Int?, message: Localized<String>) {
      self.line = line
      self.message = message
    }
  }

  /// The id in the info string; nil where it has none.
  public var id: String?
  /// Assertions that do not hold; or the block itself, where it must fail and does not.
  public var failures: [Flaw]
  /// Why the block cannot be run: a line that is not understood.
  public var obstacle: Flaw?
  /// The rows of the reference that its steps follow.
  public var rows: [String]
  /// What the block says line by line, the same in every language, for comparing translations.
  public var outline: [String]

  /// An outcome.
  public init(
    id: String?, failures: [Flaw], obstacle: Flaw? = nil, rows: [String] = [],
    outline: [String] = []
  ) {
    self.id = id
    self.failures = failures
    self.obstacle = obstacle
    self.rows = rows
    self.outline = outline
  }
}
