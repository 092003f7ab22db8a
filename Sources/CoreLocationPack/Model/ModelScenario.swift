public import LockbBase
public import LockbPack

/// A scenario block: a context, events, and what they must lead to, in English or Korean.
public struct ModelScenario: Hashable, Sendable {
  /// What one line says.
  enum Action: Hashable, Sendable {
    case event(String)
    case status(ModelStatus)
    case grant(ModelGrant)
    case prompt(key: String?)
    case noPrompt
    case callback(ModelStatus)
    case noCallback
  }

  /// A line that does something, with its number in the block, from 1.
  struct Step: Hashable, Sendable {
    let line: Int
    let action: Action
  }

  /// The name in the info string; nil where it has none.
  public let id: String?
  /// Whether the block is to be refuted.
  public let mustFail: Bool
  /// The context.
  public internal(set) var request = ReferenceRequest(platform: "", version: "")
  /// The start, as a status or a grant, with its line; nil for the start of a run.
  var given: (line: Int, status: ModelStatus?, grant: ModelGrant?)? {
    get { givenLine.map { ($0, givenStatus, givenGrant) } }
    set {
      (givenLine, givenStatus, givenGrant) = (newValue?.line, newValue?.status, newValue?.grant)
    }
  }
  private var givenLine: Int?
  private var givenStatus: ModelStatus?
  private var givenGrant: ModelGrant?
  var steps: [Step] = []

  /// Reads a block.
  ///
  /// - Parameters:
  ///   - text: the lines between the fences.
  ///   - info: the info string: `scenario id=allow-once must-fail`.
  public init(_ text: String, info: String = "scenario") throws(ModelRunError) {
    let words = info.split(separator: " ")
    id = words.first { $0.hasPrefix("id=") }.map { String($0.dropFirst(3)) }
    mustFail = words.contains("must-fail")
    var reader = ModelScenarioReader()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      try reader.read(String(line), number: index + 1, into: &self)
    }
    guard !request.platform.isEmpty else {
      throw ModelRunError(.noContext)
    }
  }
}

/// What a scenario block came to.
public struct ModelScenarioResult: Hashable, Sendable {
  /// A line that does not hold.
  public struct Failure: Hashable, Sendable {
    /// The number of the line in the block, from 1.
    public let line: Int
    /// What was found instead, in one line.
    public let message: Localized<String>
  }

  /// The context, with the events of every step.
  public let request: ReferenceRequest
  /// How many of the first steps reach the given state.
  public let givenSteps: Int
  /// The steps, those that reach the given state first.
  public let steps: [ModelRunStep]
  /// The lines that do not hold.
  public let failures: [Failure]
  /// Whether the block is what it claims to be: it holds, or is refuted where it must be.
  public let isAsClaimed: Bool
}

extension ModelScenario {
  /// Runs the block.
  public func run() throws(ModelRunError) -> ModelScenarioResult {
    let context = try ModelContext(request)
    let place = ModelTable.Place(context)
    var state = ModelState(reducedAccuracy: context.startsReduced)
    var done: [ModelRunStep] = []
    var failures: [ModelScenarioResult.Failure] = []
    var before = state.snapshot(in: place)
    let opening = try opening(context)
    for text in opening {
      let step = try ModelRun.step(&state, text, before, place)
      before = step.after
      done.append(step)
    }
    for step in steps {
      if case .event(let text) = step.action {
        do throws(ModelRunError) {
          let result = try ModelRun.step(&state, text, before, place)
          before = result.after
          done.append(result)
        } catch {
          var error = error
          error.step = step.line
          throw error
        }
      } else if let message = refutation(of: step.action, done.last, before) {
        failures.append(.init(line: step.line, message: message))
      }
    }
    var request = request
    request.events = done.map(\.event)
    return ModelScenarioResult(
      request: request, givenSteps: opening.count, steps: done, failures: failures,
      isAsClaimed: failures.isEmpty != mustFail)
  }

  /// The events that lead to the given state.
  private func opening(_ context: ModelContext) throws(ModelRunError) -> [String] {
    guard let given else { return [] }
    let goal = ModelGoal(status: given.status, grant: given.grant)
    guard let events = ModelPaths.shortest(to: goal, in: context) else {
      throw ModelRunError(.unreachableStart, step: given.line)
    }
    return events
  }

  private func refutation(
    of action: Action, _ last: ModelRunStep?, _ now: ModelRunStep.Snapshot
  ) -> Localized<String>? {
    switch action {
    case .event: return nil
    case .status(let status):
      if now.status == status { return nil }
      return Localized(
        en: "the status is \(now.status.rawValue)", ko: "상태는 \(now.status.rawValue)입니다")
    case .grant(let grant):
      if now.grant == grant { return nil }
      return Localized(
        en: "the grant is \(now.grant.rawValue)", ko: "권한은 \(now.grant.rawValue)입니다")
    case .prompt(let key):
      guard let prompt = last?.prompt else {
        return Localized(en: "no prompt appears", ko: "알림이 나타나지 않습니다")
      }
      guard let key, prompt.usageKey != key else { return nil }
      return Localized(
        en: "\(prompt.id) appears with \(prompt.usageKey ?? "no key")",
        ko: prompt.usageKey.map { "\(prompt.id) 알림이 \($0) 키로 나타납니다" }
          ?? "\(prompt.id) 알림이 키 없이 나타납니다")
    case .noPrompt:
      return last?.prompt.map {
        Localized(en: "\($0.id) appears", ko: "\($0.id) 알림이 나타납니다")
      }
    case .callback(let status):
      if last?.callback == status { return nil }
      return heard(last) ?? Localized(en: "there is no callback", ko: "콜백이 없습니다")
    case .noCallback: return heard(last)
    }
  }

  private func heard(_ last: ModelRunStep?) -> Localized<String>? {
    last?.callback.map {
      Localized(en: "the callback is \($0.rawValue)", ko: "콜백은 \($0.rawValue)입니다")
    }
  }
}
