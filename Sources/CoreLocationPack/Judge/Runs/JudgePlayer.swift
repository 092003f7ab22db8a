/// Plays the events of a claim, with what the claim takes for granted: a prompt is there before it
/// is answered, an app is opened before it calls.
struct JudgePlayer: Sendable {
  let setting: JudgeSetting
  private var table: ModelTable.Place { setting.table }

  init(_ setting: JudgeSetting) { self.setting = setting }

  /// Every run of the events from a situation; empty where they cannot happen there.
  func runs(of events: [[JudgeEvents.Reading]], from start: JudgeSituation) -> [JudgeRun] {
    var runs = [JudgeRun(start)]
    for readings in events {
      runs = runs.flatMap { run in readings.flatMap { play($0, run) } }
    }
    return runs
  }

  private func play(_ reading: JudgeEvents.Reading, _ run: JudgeRun) -> [JudgeRun] {
    switch reading {
    case .event(let event): return runs(of: event, run)
    case .again:
      let calls = run.named.map { run.steps[$0].event }
      guard let last = calls.last(where: { !$0.isAnswer }) ?? calls.last else { return [] }
      return runs(of: last, run)
    case .answer(let onlyAllowing):
      return shown(run).flatMap { shown in
        shown.state.prompt.choices.filter { !onlyAllowing || $0.allows }.compactMap {
          shown.taking(.choose($0), in: table, isNamed: true)
        }
      }
    }
  }

  private func runs(of event: ModelEvent, _ run: JudgeRun) -> [JudgeRun] {
    if case .choose(let choice) = event {
      return shown(run, offering: choice).compactMap {
        $0.taking(event, in: table, isNamed: true)
      }
    }
    if event == .dismiss {
      return shown(run).compactMap { $0.taking(event, in: table, isNamed: true) }
    }
    return opening(event, run).flatMap { way -> [JudgeRun] in
      guard let ready = run.inserting(way.events, in: table, rank: way.rank),
        let done = ready.taking(event, in: table, isNamed: true)
      else { return [] }
      return [done]
    }
  }

  /// Runs in which a prompt shows that offers a choice: this one, or it with what leads there.
  private func shown(_ run: JudgeRun, offering choice: ModelChoice? = nil) -> [JudgeRun] {
    func offers(_ run: JudgeRun) -> Bool {
      guard let choice else { return run.state.prompt != .none }
      return run.state.prompt.choices.contains(choice)
    }
    if offers(run) { return [run] }
    // Nobody means the reminder without naming it.
    return JudgePreparation.prompts(on: setting.context.platform)
      .filter { !$0.events.contains(.reminderShown) }
      .compactMap { run.inserting($0.events, in: table, rank: $0.rank) }
      .filter(offers)
  }

  /// What must be so before an event can undo it.
  private static func undone(by event: ModelEvent, in state: ModelState) -> [ModelEvent] {
    switch event {
    case .settings(.globalOn) where !state[.servicesOff]: [.settings(.globalOff)]
    case .settings(.preciseOn) where !state[.reducedSetting]: [.settings(.preciseOff)]
    case .restriction(false) where !state[.restricted]: [.restriction(true)]
    case .firstUnlock where !state[.locked]: [.reboot]
    case .endLiveUpdates where !state[.iteratesUpdates]: [.beginLiveUpdates]
    case .invalidateServiceSession where state.sessionCount == 0:
      [.createServiceSession(.none, .none)]
    case .invalidateBackgroundSession where state.backgroundSessions == 0:
      [.createBackgroundSession, .leaveForeground]
    case .invalidateBackgroundSession where state.isForeground: [.leaveForeground]
    case .complicationOnFace(false) where !state[.complicationOnFace]:
      [.complicationOnFace(true), .leaveForeground, .graceEnds]
    default: []
    }
  }

  /// What comes before an event without being said.
  private func opening(_ event: ModelEvent, _ run: JudgeRun) -> [JudgePreparation.Way] {
    typealias Way = JudgePreparation.Way
    let state = run.state
    let asItIs = Way(events: [], rank: 0)
    switch event {
    case .relaunch where state.process != .terminated:
      return [Way(events: [.terminate(byUser: false)], rank: 0)]
    case .resume where state.process != .suspended:
      return [Way(events: [.leaveForeground, .suspend], rank: 0)]
    case .suspend where state.isForeground: return [Way(events: [.leaveForeground], rank: 0)]
    case .enterForeground where state.process == .terminated:
      return [Way(events: [.relaunch(byUser: true), .leaveForeground], rank: 0)]
    case .enterForeground where state.isForeground, .graceEnds where state.isForeground:
      return [Way(events: [.leaveForeground], rank: 0)]
    case .sessionTrackingEnds where !state[.justLaunched]:
      let ends: [ModelEvent] = [.terminate(byUser: false)]
      return [
        Way(events: ends + [.relaunch(byUser: false)], rank: 0),
        Way(events: ends + [.relaunch(byUser: true), .leaveForeground, .noLongerInUse], rank: 1),
      ]
    case .secondPromptShown where !state[.secondPromptDue]:
      return [Way(events: JudgeMoves.secondPrompt.dropLast(), rank: 0)]
    case .eventStale where !state[.eventHeld]:
      return [Way(events: Array(JudgeMoves.secondPrompt.prefix(3)), rank: 0)]
    default: break
    }
    let undone = Self.undone(by: event, in: state)
    if !undone.isEmpty {
      return [Way(events: undone, rank: 0), Way(events: [], rank: JudgeSituation.farRank)]
    }
    guard event.isCall, let last = run.steps.last?.event else { return [asItIs] }
    if state.process == .terminated { return [Way(events: [.relaunch(byUser: true)], rank: 0)] }
    guard !state.isForeground, last.endsUseOnly else { return [asItIs] }
    return [
      Way(events: [.enterForeground], rank: 0),
      Way(events: [], rank: JudgeSituation.farRank),
    ]
  }
}

extension ModelChoice {
  /// Whether it gives or keeps a grant.
  var allows: Bool {
    switch self {
    case .dontAllow, .decline, .settings, .cancel: false
    default: true
    }
  }
}

extension ModelEvent {
  /// Whether it ends the use of the app, after which a call means that the app is used again (Q1).
  fileprivate var endsUseOnly: Bool {
    self == .noLongerInUse || self == .graceEnds || self == .invalidateBackgroundSession
  }
}
