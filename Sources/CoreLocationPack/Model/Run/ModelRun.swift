internal import LockbBase
public import LockbPack
internal import LockbReference

/// Runs traces through the table.
public enum ModelRun {
  /// Every step of a request, up to its end.
  public static func run(
    _ request: ReferenceRequest
  ) throws(ModelRunError) -> [ModelRunStep] {
    let context = try ModelContext(request)
    let place = ModelTable.Place(context)
    var state = ModelState(reducedAccuracy: context.startsReduced)
    var steps: [ModelRunStep] = []
    steps.reserveCapacity(request.events.count)
    var before = state.snapshot(in: place)
    for (index, text) in request.events.enumerated() {
      do throws(ModelRunError) {
        let step = try step(&state, text, before, place)
        before = step.after
        steps.append(step)
      } catch {
        var error = error
        error.step = index
        throw error
      }
    }
    return steps
  }

  /// The state at the end of a request.
  static func end(of request: ReferenceRequest) throws(ModelRunError) -> ModelState {
    let context = try ModelContext(request)
    let place = ModelTable.Place(context)
    var state = ModelState(reducedAccuracy: context.startsReduced)
    for text in request.events { _ = try step(&state, text, state.snapshot(in: place), place) }
    return state
  }

  /// One step.
  static func step(
    _ state: inout ModelState, _ text: String, _ before: ModelRunStep.Snapshot,
    _ place: ModelTable.Place
  ) throws(ModelRunError) -> ModelRunStep {
    let (event, purpose) = try ModelEvent.parse(text, place.context)
    return try step(&state, (event, purpose, text), before, place) { $0.snapshot(in: place) }
  }

  /// One step whose event has been read.
  ///
  /// - Parameter snapshot: what can be seen of a state.
  static func step(
    _ state: inout ModelState, _ what: (event: ModelEvent, purpose: String?, text: String),
    _ before: ModelRunStep.Snapshot, _ place: ModelTable.Place,
    snapshot: (ModelState) -> ModelRunStep.Snapshot
  ) throws(ModelRunError) -> ModelRunStep {
    let context = place.context
    let (event, purpose, text) = what
    try check(event, text, state, context)
    guard let rule = ModelTable.entry(for: event, in: state, place)?.rule else {
      throw ModelRunError(.noRule(event: text, grant: before.grant.rawValue))
    }
    let start = state
    let output = rule.apply(to: &state, event, context)
    let after = state == start ? before : snapshot(state)
    let isSilent = rule.isFallback && state == start && output.delivery == nil
    return ModelRunStep(
      event: text, row: rule.row,
      confidence: rule.confidence(from: start, to: state, in: context), before: before,
      after: after,
      prompt: output.shownPrompt(purpose: purpose), callback: output.callback,
      refusedBy: rule.refusedBy
        ?? (isSilent ? ModelTable.refusal(of: event, in: start, context) : nil),
      delivery: output.delivery?.rawValue, completion: output.completion?.rawValue,
      diagnostics: output.diagnostics.names)
  }

  private static func check(
    _ event: ModelEvent, _ text: String, _ state: ModelState, _ context: ModelContext
  ) throws(ModelRunError) {
    let platform = context.platform
    guard let introduction = platform.introduction(of: event) else {
      throw ModelRunError(
        .neverAvailable(event: text, platform, row: ModelObstacle.row(ofMissing: event)))
    }
    guard context.version >= introduction else {
      throw ModelRunError(
        .notYetAvailable(event: text, platform, context.version, since: introduction))
    }
    guard !event.fits(state) else { return }
    switch event {
    case .choose where state.prompt != .none:
      throw ModelRunError(.notOffered(event: text, options: state.prompt.choices.map(\.label)))
    case .createServiceSession: throw ModelRunError(.tooManySessions(event: text))
    case .resume: throw ModelRunError(.notSuspended(event: text, process: state.process.name))
    default: throw ModelRunError(.noPrompt(event: text))
    }
  }
}

extension ModelOutput {
  fileprivate func shownPrompt(purpose: String?) -> ModelRunStep.Prompt? {
    guard let id = prompt.id else { return nil }
    var key = usageKey.name
    if usageKey == .temporary, let name = key, let purpose { key = name + ":" + purpose }
    return ModelRunStep.Prompt(id: id, usageKey: key, options: prompt.choices.map(\.label))
  }
}

extension ModelState {
  /// What can be seen of it.
  func snapshot(in place: ModelTable.Place) -> ModelRunStep.Snapshot {
    let context = place.context
    return ModelRunStep.Snapshot(
      status: status(in: context), grant: grantLabel, settings: settingsRow(in: context),
      wouldPrompt: wouldPrompt(in: place), accuracy: isReduced ? "reduced" : "full",
      phase: phase.name, process: process.name, prompt: prompt.id,
      serviceSessions: sessionCount, backgroundSessions: Int(backgroundSessions))
  }

  /// Whether a request, asked now, makes a prompt appear.
  func wouldPrompt(in place: ModelTable.Place) -> Bool {
    // A prompt that shows keeps any other away.
    guard prompt == .none, isForeground else { return false }
    for event in [ModelEvent.requestWhenInUse, .requestAlways] {
      guard let since = place.context.platform.introduction(of: event),
        place.context.version >= since,
        let entry = ModelTable.entry(for: event, in: self, place)
      else { continue }
      if entry.shows { return true }
    }
    return false
  }
}
