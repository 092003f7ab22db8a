internal import LockbReference

/// What exploring all contexts of one place at once finds, everything together.
struct ModelFamilyExploration: Sendable {
  /// What concerns one context.
  struct Member: Sendable {
    var states = 0
    var transitions = 0
    /// What the runs come to.
    var reach = ModelReach()
    /// The properties whose condition came true.
    var exercised: Set<String> = []
  }

  var members: [ModelChoices: Member] = [:]
  /// Pairs of a state and an event with no rule, or with several.
  var flaws: [String] = []
  var failures: [ModelExploration.Failure] = []
  /// Whether each rule applied, by its position in the table.
  var isApplied = [Bool](repeating: false, count: ModelTable.rules.count)

  /// Explores contexts of one platform and version, at least one, and checks what must hold.
  init(_ contexts: [ModelContext]) {
    for context in contexts { members[ModelChoices(context)] = Member() }
    var checks = ModelFamilyChecks(contexts, self)
    checks.run()
    self = checks.found
  }
}
