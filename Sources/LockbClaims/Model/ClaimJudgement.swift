public import LockbBase

/// The answer to a claim's question, with what proves it.
public struct ClaimJudgement: Hashable, Sendable {
  /// A run of the machine that proves the verdict: the shortest one.
  public struct Proof: Hashable, Sendable {
    /// The platform.
    public var platform: String
    /// The version of the platform.
    public var version: String
    /// What the application declares.
    public var keys: [String]
    /// What happens, in order.
    public var events: [String]
    /// The event at which claim and machine part, from 0; nil where they agree.
    public var parting: Int?

    /// A run.
    public init(
      platform: String, version: String, keys: [String], events: [String], parting: Int? = nil
    ) {
      self.platform = platform
      self.version = version
      self.keys = keys
      self.events = events
      self.parting = parting
    }
  }

  /// The verdict: `holds`, `conditional`, `contradictsModel`, `vacuous`, `modelSilent`.
  public var verdict: ClaimVerdict
  /// Where it is true, if it is not true everywhere: `iOS 13.4 and later`.
  public var conditions: [Localized<String>]
  /// The run that proves the verdict; nil where the catalogue decides.
  public var proof: Proof?
  /// What the machine or the catalogue says instead, in one line; empty where it agrees.
  public var explanation: Localized<String>
  /// The smallest edit that would make it true; nil where none is known.
  public var correction: Localized<String>?
  /// The rows that decide it, in the order of their use.
  public var rows: [String]
  /// How well founded the weakest of those rows is.
  public var confidence: String

  /// An answer.
  public init(
    _ verdict: ClaimVerdict, conditions: [Localized<String>] = [], proof: Proof? = nil,
    explanation: Localized<String> = Localized(en: "", ko: ""),
    correction: Localized<String>? = nil, rows: [String] = [], confidence: String = "documented"
  ) {
    self.verdict = verdict
    self.conditions = conditions
    self.proof = proof
    self.explanation = explanation
    self.correction = correction
    self.rows = rows
    self.confidence = confidence
  }

  /// The answer to a question that nothing speaks of.
  public static let silent = ClaimJudgement(.modelSilent)
}
