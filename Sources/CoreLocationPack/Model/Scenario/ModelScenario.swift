internal import LockbBase
public import LockbPack

/// A scenario block: a context, events, and what they must lead to, in English or Korean.
public struct ModelScenario: Hashable, Sendable {
  /// What one line says.
  enum Action: Hashable, Sendable {
    case event(String)
    case expectation(ModelExpectation)
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
  /// The lines that name the platform and, by their text, the keys.
  var contextLine: Int?
  var keyLines: [String: Int] = [:]
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

extension ModelScenario {
  /// Runs the block.
  public func run() throws(ModelRunError) -> ModelScenarioResult {
    let context = try context()
    let place = ModelTable.Place(context)
    var state = ModelState(reducedAccuracy: context.startsReduced)
    var done: [ModelRunStep] = []
    var failures: [ModelScenarioResult.Failure] = []
    var before = state.snapshot(in: place)
    var outline = self.outline
    let opening = try opening(context)
    for text in opening {
      let step = try ModelRun.step(&state, text, before, place)
      before = step.after
      done.append(step)
    }
    for step in steps {
      switch step.action {
      case .event(let text):
        do throws(ModelRunError) {
          let result = try ModelRun.step(&state, text, before, place)
          before = result.after
          done.append(result)
          outline.append(result.row + " " + result.after.grant.rawValue)
        } catch {
          var error = error
          error.step = step.line
          throw error
        }
      case .expectation(let expectation):
        outline.append(expectation.outline)
        guard let message = expectation.refutation(done.last, before) else { continue }
        failures.append(.init(line: step.line, message: message))
      }
    }
    var request = request
    request.events = done.map(\.event)
    return ModelScenarioResult(
      request: request, givenSteps: opening.count, steps: done, failures: failures,
      isAsClaimed: failures.isEmpty != mustFail, outline: outline)
  }

  /// The context, or what is wrong with it and on which line.
  private func context() throws(ModelRunError) -> ModelContext {
    do throws(ModelRunError) {
      return try ModelContext(request)
    } catch {
      var error = error
      error.step = contextLine
      if case .unknownKey(let name) = error.reason {
        error.step = keyLines[name]
      }
      throw error
    }
  }

  /// What comes before the steps.
  private var outline: [String] {
    let start = [given?.status?.rawValue, given?.grant?.rawValue].compactMap { $0 }
    return ["\(request.platform) \(request.version)"] + request.keys.sorted() + start
      + (mustFail ? ["must fail"] : [])
  }

  /// The events that lead to the given state; of ways of one length to a status, the one to a grant
  /// that lasts.
  private func opening(_ context: ModelContext) throws(ModelRunError) -> [String] {
    guard let given else { return [] }
    let goal = ModelGoal(status: given.status, grant: given.grant)
    guard let events = ModelPaths.shortest(to: goal, in: context) else {
      throw ModelRunError(.unreachableStart, step: given.line)
    }
    guard given.grant == nil, given.status == .authorizedWhenInUse else { return events }
    let lasting = ModelGoal(status: given.status, grant: .whenInUse)
    let ways = [ModelPaths.shortest(to: lasting, in: context), events]
    return ways.compactMap { $0 }.min { $0.count < $1.count } ?? events
  }
}
