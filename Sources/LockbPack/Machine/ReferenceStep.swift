public import LockbBase

/// One step of a run of a reference machine.
public struct ReferenceStep: Hashable, Sendable {
  /// A prompt that appears.
  public struct Prompt: Hashable, Sendable {
    /// Its id.
    public var id: String
    /// The key whose text it shows; nil where it shows none.
    public var usageKey: String?
    /// The labels of its options; English where nobody knows the Korean one.
    public var options: [Localized<String>]

    /// The event of the answer that an option gives.
    public static func answer(_ option: Localized<String>) -> String { "choose:" + option.english }

    /// Describes a prompt.
    public init(id: String, usageKey: String?, options: [Localized<String>]) {
      self.id = id
      self.usageKey = usageKey
      self.options = options
    }
  }

  /// The event as it was written.
  public var event: String
  /// The row of the machine's table that applied.
  public var row: String
  /// How well founded the row is.
  public var confidence: String
  /// What could be seen before.
  public var before: ReferenceSnapshot
  /// What can be seen after.
  public var after: ReferenceSnapshot
  /// The prompt that this step shows.
  public var prompt: Prompt?
  /// The status that a callback reports.
  public var callback: String?
  /// The guard that refused, where nothing happened.
  public var refusedBy: String?
  /// What that guard looks at, in words: `whether the gate is open`; nil where nobody wrote it down.
  public var refusalWords: Localized<String>?
  /// What became of data or a service.
  public var delivery: String?
  /// What a completion handler gets.
  public var completion: String?
  /// The diagnostics that are true.
  public var diagnostics: [String]

  /// Describes a step.
  public init(
    event: String, row: String, confidence: String, before: ReferenceSnapshot,
    after: ReferenceSnapshot, prompt: Prompt? = nil, callback: String? = nil,
    refusedBy: String? = nil, refusalWords: Localized<String>? = nil,
    delivery: String? = nil, completion: String? = nil,
    diagnostics: [String] = []
  ) {
    self.event = event
    self.row = row
    self.confidence = confidence
    self.before = before
    self.after = after
    self.prompt = prompt
    self.callback = callback
    self.refusedBy = refusedBy
    self.refusalWords = refusalWords
    self.delivery = delivery
    self.completion = completion
    self.diagnostics = diagnostics
  }
}
