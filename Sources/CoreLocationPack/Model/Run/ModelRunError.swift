public import LockbBase

/// Why a run could not be made; `message` and `hint` say it in both languages.
public struct ModelRunError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case unknownPlatform(String)
    /// A text that is no version.
    case malformedVersion(String)
    /// A version before the first that the facts cover, or one that never came out.
    case uncoveredVersion(ModelPlatform, Version)
    case unknownKey(String)
    case unknownFlag(String)
    /// A flag with a value of another kind.
    case unusableFlag(String)
    case unknownEvent(String)
    case unknownLabel(String)
    case unknownStatus(String)
    case unknownLevel(String)
    /// A call that no version of the platform has.
    case neverAvailable(event: String, ModelPlatform, row: String?)
    /// A call that came with a later version.
    case notYetAvailable(event: String, ModelPlatform, Version, since: Version)
    /// An answer where no prompt shows.
    case noPrompt(event: String)
    /// An answer that the prompt that shows does not offer.
    case notOffered(event: String, options: [Localized<String>])
    case notSuspended(event: String, process: String)
    case tooManySessions(event: String)
    /// A state for which the table has no rule.
    case noRule(event: String, grant: String)
    /// A scenario block without a context.
    case noContext
    case unknownLine(String)
    /// The given state of a scenario cannot be reached.
    case unreachableStart
  }

  /// What is wrong.
  public var reason: Reason
  /// The position of the event it is about, from 0, or the line of a block, from 1; nil where it is
  /// about neither.
  public var step: Int?

  init(_ reason: Reason, step: Int? = nil) {
    self.reason = reason
    self.step = step
  }

  /// A stable kebab-case name.
  public var code: String {
    switch reason {
    case .unknownPlatform: "unknown-platform"
    case .malformedVersion, .uncoveredVersion: "unknown-version"
    case .unknownKey: "unknown-key"
    case .unknownFlag, .unusableFlag: "unknown-flag"
    case .unknownEvent: "unknown-event"
    case .unknownLabel: "unknown-label"
    case .unknownStatus: "unknown-status"
    case .unknownLevel: "unknown-level"
    case .neverAvailable, .notYetAvailable: "unavailable"
    case .noPrompt, .notOffered, .notSuspended, .tooManySessions: "does-not-fit"
    case .noRule: "incomplete"
    case .noContext, .unknownLine: "unknown-line"
    case .unreachableStart: "assertion"
    }
  }

  /// Whether a name was misspelt or a value is not known, rather than the run impossible.
  public var isUnknownName: Bool {
    switch reason {
    case .unknownPlatform, .malformedVersion, .uncoveredVersion, .unknownKey, .unknownFlag,
      .unusableFlag, .unknownEvent, .unknownLabel, .unknownStatus, .unknownLevel:
      true
    case .neverAvailable, .notYetAvailable, .noPrompt, .notOffered, .notSuspended,
      .tooManySessions, .noRule, .noContext, .unknownLine, .unreachableStart:
      false
    }
  }
}
