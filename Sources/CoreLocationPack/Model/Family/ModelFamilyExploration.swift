/// What exploring all contexts of one place at once finds, everything together.
struct ModelFamilyExploration: Sendable {
  /// A broken property with a run to it.
  struct Failure: Sendable {
    let property: String
    let context: String
    let events: [String]
  }

  /// What concerns one context.
  struct Member: Sendable {
    var states = 0
    var transitions = 0
    var isComplete = true
    /// What the runs come to.
    var reach = ModelReach()
    /// The properties whose condition came true.
    var exercised: Set<String> = []
  }

  /// By what its context differs in from the others.
  var members: [ModelChoices: Member] = [:]
  /// Pairs of a state and an event with no rule, or with several.
  var flaws: [String] = []
  var failures: [Failure] = []
  /// Whether each rule applied, by its position in the table.
  var isApplied = [Bool](repeating: false, count: ModelTable.rules.count)

  /// Explores contexts of one platform and version, at least one, and checks what must hold.
  init(_ contexts: [ModelContext]) {
    for context in contexts { members[ModelChoices(context)] = Member() }
    var checks = ModelFamilyChecks(contexts, self)
    checks.run()
    self = checks.found
    for context in contexts {
      if let places = WatchedPlacesSurvey.of(context) { add(places, context) }
    }
  }

  /// I25, which a system of its own answers.
  private mutating func add(_ places: WatchedPlacesSurvey, _ context: ModelContext) {
    let choices = ModelChoices(context)
    members[choices]?.states += places.states
    members[choices]?.transitions += places.transitions
    if !places.isComplete { members[choices]?.isComplete = false }
    flaws += places.flaws
    if places.isExercised { members[choices]?.exercised.insert("I25") }
    if let events = places.failure {
      failures.append(Failure(property: "I25", context: context.name, events: events))
    }
  }
}
