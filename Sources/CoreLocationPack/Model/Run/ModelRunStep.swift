public import LockbBase
internal import LockbPack
public import LockbReference

/// One step of a run, as the contract lists it.
public struct ModelRunStep: Hashable, Sendable {
  /// A prompt that appears.
  public struct Prompt: Hashable, Sendable {
    /// The id in the facts: `P-WIU`.
    public let id: String
    /// The Info.plist key whose text it shows; nil where it shows none.
    public let usageKey: String?
    /// The labels of its options.
    public let options: [Localized<String>]
  }

  /// What can be seen of a state.
  public struct Snapshot: Hashable, Sendable {
    /// What an app reads.
    public let status: ModelStatus
    /// What is stored.
    public let grant: ModelGrant
    /// The row that the Settings app shows.
    public let settings: String
    /// Whether a request would make a prompt appear now.
    public let wouldPrompt: Bool
    /// The accuracy an app reads: `full` or `reduced`.
    public let accuracy: String
    /// What “in use” means now.
    public let phase: String
    /// The life of the process.
    public let process: String
    /// The id of the prompt that shows; nil for none.
    public let prompt: String?
    /// How many service sessions are held.
    public let serviceSessions: Int
    /// How many background sessions are held.
    public let backgroundSessions: Int
  }

  /// The event as it was written.
  public let event: String
  /// The row of the table, `M…` for what no row of the facts speaks of.
  public let row: String
  /// How well founded the row is.
  public let confidence: Confidence
  /// What could be seen before.
  public let before: Snapshot
  /// What can be seen after.
  public let after: Snapshot
  /// The prompt that this step shows.
  public let prompt: Prompt?
  /// What a live manager's delegate hears.
  public let callback: ModelStatus?
  /// The guard that refused, where nothing happened.
  public let refusedBy: String?
  /// What became of data or a service.
  public let delivery: String?
  /// What a completion handler gets: `nil` or `promptDeclined`; nil where there is none.
  public let completion: String?
  /// The diagnostics that are true.
  public let diagnostics: [String]
}
