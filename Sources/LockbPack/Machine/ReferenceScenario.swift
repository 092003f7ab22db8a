public import LockbBase

/// What a scenario block came to.
public struct ReferenceScenario: Hashable, Sendable {
  /// A line that does not hold.
  public struct Failure: Hashable, Sendable {
    /// The number of the line in the block, from 1.
    public var line: Int
    /// What was found instead, in one line.
    public var message: Localized<String>

    /// Describes a line that does not hold.
    public init(line: Int, message: Localized<String>) {
      self.line = line
      self.message = message
    }
  }

  /// The name in the info string; nil where it has none.
  public var id: String?
  /// The context, with the events of every step.
  public var request: ReferenceRequest
  /// How many of the first steps reach the state that the block is given.
  public var givenSteps: Int
  /// Whether the block is to be refuted.
  public var mustFail: Bool
  /// Whether the block is what it claims to be: it holds, or is refuted where it must be.
  public var isAsClaimed: Bool
  /// The lines that do not hold.
  public var failures: [Failure]
  /// The steps, those that reach the given state first.
  public var steps: [ReferenceStep]
  /// The rows of the machine's sources that the steps follow: one rule may stand for several.
  public var rows: [String]
  /// What the block says line by line, the same in every language.
  public var outline: [String]

  /// Describes an outcome.
  public init(
    id: String?, request: ReferenceRequest, givenSteps: Int, mustFail: Bool, isAsClaimed: Bool,
    failures: [Failure], steps: [ReferenceStep], rows: [String], outline: [String]
  ) {
    self.id = id
    self.request = request
    self.givenSteps = givenSteps
    self.mustFail = mustFail
    self.isAsClaimed = isAsClaimed
    self.failures = failures
    self.steps = steps
    self.rows = rows
    self.outline = outline
  }
}
