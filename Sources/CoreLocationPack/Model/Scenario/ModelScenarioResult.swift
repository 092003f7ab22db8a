public import LockbBase
public import LockbPack

/// What a scenario block came to.
public struct ModelScenarioResult: Hashable, Sendable {
  /// A line that does not hold.
  public struct Failure: Hashable, Sendable {
    /// The number of the line in the block, from 1.
    public let line: Int
    /// What was found instead, in one line.
    public let message: Localized<String>
  }

  /// The context, with the events of every step.
  public let request: ReferenceRequest
  /// How many of the first steps reach the given state.
  public let givenSteps: Int
  /// The steps, those that reach the given state first.
  public let steps: [ModelRunStep]
  /// The lines that do not hold.
  public let failures: [Failure]
  /// Whether the block is what it claims to be: it holds, or is refuted where it must be.
  public let isAsClaimed: Bool
  /// What the block says line by line, the same in every language.
  public let outline: [String]
}
