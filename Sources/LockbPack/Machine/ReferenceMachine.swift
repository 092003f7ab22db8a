public import LockbBase

/// A framework's behaviour as functions over plain values, so that commands need not know its types.
public struct ReferenceMachine: Sendable {
  /// A platform, and the versions that behave differently from those before.
  public struct Platform: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// The first versions of a behaviour, in the platform's own numbers, rising; at least one.
    public var versions: [String]
    /// The last of them.
    public var newestVersion: String { versions.last ?? "1" }

    /// Names a platform.
    public init(name: String, versions: [String]) {
      self.name = name
      self.versions = versions
    }
  }

  /// What `tables` knows besides the entities of a vocabulary.
  public struct Names: Hashable, Sendable {
    /// The rows of the machine's table, those of the reference first, in their order.
    public var rows: [String]
    /// The prompts, in the order in which they came to be.
    public var prompts: [String]

    /// Names rows and prompts.
    public init(rows: [String], prompts: [String]) {
      self.rows = rows
      self.prompts = prompts
    }
  }

  /// Where it runs, the usual platform first.
  public var platforms: @Sendable () -> [Platform]
  /// What an application is taken to declare where a command line names no keys, given its events.
  public var usualKeys: @Sendable (_ events: [String]) -> [String]
  /// What an event is called; the event itself where nobody knows.
  public var label: @Sendable (_ event: String) -> Localized<String>
  /// A text that requests share only where the same events lead to the same steps; the events of
  /// the request do not matter.
  public var essence: @Sendable (ReferenceRequest) -> String
  /// Every step of a request, up to its end.
  public var run: @Sendable (ReferenceRequest) -> Result<[ReferenceStep], ReferenceFailure>
  /// Runs a scenario block: the lines between its fences, and its info string.
  public var runScenario:
    @Sendable (_ text: String, _ info: String) -> Result<ReferenceScenario, ReferenceFailure>
  /// The shortest way from one state to another, each a status or a grant.
  public var path:
    @Sendable (_ start: String, _ goal: String, ReferenceRequest) -> Result<
      ReferencePath, ReferenceFailure
    >
  /// Explores every context, or those of one platform and version, also exhaustively (every set of
  /// keys, every value of every flag), and tells how many are done of how many, from any thread.
  public var explore:
    @Sendable (
      _ platform: String?, _ version: String?, _ isExhaustive: Bool,
      _ progress: @escaping @Sendable (Int, Int) -> Void
    ) async -> Result<ReferenceSurvey, ReferenceFailure>
  /// Examines what an application declares against what it asks.
  public var audit:
    @Sendable (
      _ level: String, _ platform: String, _ version: String,
      _ declared: [String: ReferenceAudit.Declared]
    ) -> Result<ReferenceAudit, ReferenceFailure>

  /// What the machine knows of a thing, by the id of an entity, a prompt or a row of its table;
  /// none where it knows nothing.
  public var tables: @Sendable (_ name: String) -> [ReferenceTable]
  /// Where a run stands after the events of a request, and what can happen next.
  public var situation: @Sendable (ReferenceRequest) -> Result<ReferenceSituation, ReferenceFailure>
  /// The core of the machine in the context of a request.
  public var map: @Sendable (ReferenceRequest) -> Result<ReferenceMap, ReferenceFailure>
  /// Writes a run as a scenario block that holds.
  public var scenario: @Sendable (ReferenceRequest, [ReferenceStep], Language) -> String

  /// The rows of the reference whose rules the machine applies, in their order.
  public var rows: @Sendable () -> [String]
  /// Every row and prompt that has tables.
  public var names: @Sendable () -> Names

  /// Assembles a machine.
  public init(
    platforms: @escaping @Sendable () -> [Platform],
    usualKeys: @escaping @Sendable ([String]) -> [String],
    label: @escaping @Sendable (String) -> Localized<String>,
    essence: @escaping @Sendable (ReferenceRequest) -> String,
    run: @escaping @Sendable (ReferenceRequest) -> Result<[ReferenceStep], ReferenceFailure>,
    runScenario:
      @escaping @Sendable (String, String) -> Result<ReferenceScenario, ReferenceFailure>,
    path:
      @escaping @Sendable (String, String, ReferenceRequest) -> Result<
        ReferencePath, ReferenceFailure
      >,
    explore:
      @escaping @Sendable (
        String?, String?, Bool, @escaping @Sendable (Int, Int) -> Void
      ) async -> Result<ReferenceSurvey, ReferenceFailure>,
    audit:
      @escaping @Sendable (String, String, String, [String: ReferenceAudit.Declared]) -> Result<
        ReferenceAudit, ReferenceFailure
      >,
    tables: @escaping @Sendable (String) -> [ReferenceTable],
    situation:
      @escaping @Sendable (ReferenceRequest) -> Result<ReferenceSituation, ReferenceFailure>,
    map: @escaping @Sendable (ReferenceRequest) -> Result<ReferenceMap, ReferenceFailure>,
    scenario: @escaping @Sendable (ReferenceRequest, [ReferenceStep], Language) -> String,
    rows: @escaping @Sendable () -> [String],
    names: @escaping @Sendable () -> Names
  ) {
    self.platforms = platforms
    self.usualKeys = usualKeys
    self.label = label
    self.essence = essence
    self.run = run
    self.runScenario = runScenario
    self.path = path
    self.explore = explore
    self.audit = audit
    self.tables = tables
    self.situation = situation
    self.map = map
    self.scenario = scenario
    self.rows = rows
    self.names = names
  }
}
