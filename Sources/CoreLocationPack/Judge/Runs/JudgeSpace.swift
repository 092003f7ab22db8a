internal import Synchronization

/// The states of authorization that an app at rest can be in, each with the run that leads to it:
/// in the foreground, no prompt showing, nothing switched off.
///
/// Only what asks for or gives a grant happens here; every other circumstance is prepared on top
/// (`JudgePreparation`), so that a space is small enough to be walked through on demand.
struct JudgeSpace: Sendable {
  /// A state with the events that lead to it.
  struct Rest: Sendable {
    let state: ModelState
    let trace: [ModelEvent]
  }

  let place: ModelTable.Place
  /// In the order in which they were found: what the app and its user do in the app goes before
  /// Settings, and shorter runs before longer ones.
  let rests: [Rest]

  private static let cache = Mutex<[ModelContext: JudgeSpace]>([:])

  /// The space of a context; walked through once.
  static func of(_ context: ModelContext) -> JudgeSpace {
    if let known = cache.withLock({ $0[context] }) { return known }
    let space = JudgeSpace(context)
    cache.withLock { $0[context] = space }
    return space
  }

  private init(_ context: ModelContext) {
    place = ModelTable.Place(context)
    let settings: [[ModelEvent]] = [.never, .askNextTime, .whileUsing, .always]
      .map { [.settings($0)] }
    let inApp = JudgeMoves.inApp(on: context.platform)
    var walk = JudgeWalk(place, from: ModelState(reducedAccuracy: context.startsReduced))
    walk.run(inApp)
    walk.run(inApp + settings)
    rests = walk.found.filter { $0.state.prompt == .none && $0.state.isForeground }
  }
}

/// What can be done in one go.
enum JudgeMoves {
  /// How the second prompt of provisional Always comes about.
  static let secondPrompt: [ModelEvent] = [
    .leaveForeground, .noLongerInUse, .eventReady(needsAlways: true, .launchCapable),
    .enterForeground, .secondPromptShown,
  ]
  /// Requests, the automatic prompt of a Mac, and answers.
  static func inApp(on platform: ModelPlatform) -> [[ModelEvent]] {
    platform.isMac ? calls + [[.start(.standard)]] : calls + [secondPrompt]
  }

  private static let calls: [[ModelEvent]] =
    [[.requestWhenInUse], [.requestAlways]] + ModelChoice.allCases.map { [.choose($0)] }
}

/// A walk over states, shortest runs first.
struct JudgeWalk {
  private let place: ModelTable.Place
  private(set) var found: [JudgeSpace.Rest]
  private var seen: Set<ModelState>

  init(_ place: ModelTable.Place, from state: ModelState, trace: [ModelEvent] = []) {
    self.place = place
    found = [JudgeSpace.Rest(state: state, trace: trace)]
    seen = [state]
  }

  /// Goes on from everything found so far until nothing new turns up.
  mutating func run(_ moves: [[ModelEvent]]) {
    var waiting: [Int: [JudgeSpace.Rest]] = [:]
    func wait(_ rest: JudgeSpace.Rest) { waiting[rest.trace.count, default: []].append(rest) }
    for rest in found { expand(rest, moves).forEach(wait) }
    while let length = waiting.keys.min() {
      for rest in waiting.removeValue(forKey: length) ?? [] where seen.insert(rest.state).inserted {
        found.append(rest)
        expand(rest, moves).forEach(wait)
      }
    }
  }

  private func expand(_ rest: JudgeSpace.Rest, _ moves: [[ModelEvent]]) -> [JudgeSpace.Rest] {
    moves.compactMap { move in
      var state = rest.state
      for event in move {
        guard let step = JudgeStep(event, in: state, place) else { return nil }
        if step.after == state { return nil }
        state = step.after
      }
      return seen.contains(state) ? nil : JudgeSpace.Rest(state: state, trace: rest.trace + move)
    }
  }
}
