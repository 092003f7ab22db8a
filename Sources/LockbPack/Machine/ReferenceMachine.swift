/// A framework's behaviour as functions over plain values, so that commands need not know its types.
public struct ReferenceMachine: Sendable {
  /// What an application is taken to declare where a command line names no keys, given its events.
  public var usualKeys: @Sendable (_ events: [String]) -> [String]
  /// Every step of a request, up to its end.
  public var run: @Sendable (ReferenceRequest) -> Result<[ReferenceStep], ReferenceFailure>
  /// Runs a scenario block: the lines between its fences, and its info string.
  public var runScenario:
    @Sendable (_ text: String, _ info: String) -> Result<ReferenceScenario, ReferenceFailure>

  /// Assembles a machine.
  public init(
    usualKeys: @escaping @Sendable ([String]) -> [String],
    run: @escaping @Sendable (ReferenceRequest) -> Result<[ReferenceStep], ReferenceFailure>,
    runScenario:
      @escaping @Sendable (String, String) -> Result<ReferenceScenario, ReferenceFailure>
  ) {
    self.usualKeys = usualKeys
    self.run = run
    self.runScenario = runScenario
  }
}
