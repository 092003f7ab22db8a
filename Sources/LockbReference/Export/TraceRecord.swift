/// A run in words, ready for JSON: of each step only what changed.
public struct TraceRecord: Codable, Hashable, Sendable {
  /// A step in words.
  public struct Step: Codable, Hashable, Sendable {
    /// What happened.
    public let event: String
    /// The id of the rule that applied.
    public let rule: String
    /// The confidence of the rule.
    public let confidence: Confidence
    /// The fields that got another value.
    public let changes: [FieldChange]
    /// What could be observed.
    public let output: [StateField]
    /// The name of the guard that kept anything from happening, where one did.
    public let refusedBy: String?
  }

  /// The fields of the state the run begins in.
  public let start: [StateField]
  /// What happens, in order.
  public let steps: [Step]

  /// Puts a run of a system into words.
  public init<System: TransitionSystem>(_ trace: Trace<System>, of system: System) {
    start = system.fields(of: trace.start)
    steps = trace.steps.map { step in
      Step(
        event: system.name(of: step.event), rule: step.rule, confidence: step.confidence,
        changes: system.changes(from: step.before, to: step.after),
        output: system.fields(of: step.output), refusedBy: step.refusedBy)
    }
  }
}
