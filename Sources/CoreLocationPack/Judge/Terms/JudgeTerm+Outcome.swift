extension JudgeTerm {
  /// Whether a run comes out as the term says.
  func truth(of run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    let value = affirmedTruth(of: run, setting)
    return isNegated ? value.negated : value
  }

  private func affirmedTruth(of run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    switch type {
    case .status, .grant, .settings, .callback, .completion:
      let now = observed(run, setting)
      return now == .yes ? .yes : afterAnswer(now, run, setting)
    default: return observed(run, setting)
    }
  }

  /// A call that makes a prompt appear comes to its end with the answer: what no answer brings
  /// about is not so, what some bring about is open.
  private func afterAnswer(_ now: Truth, _ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let last = run.steps.last, last.output.prompt != .none else { return now }
    let answers = run.state.prompt.choices.compactMap {
      run.taking(.choose($0), in: setting.table, isNamed: true)
    }
    guard !answers.isEmpty else { return now }
    let values = answers.map { observed($0, setting) }
    return values.contains(.yes) || values.contains(.unknown)
      ? Truth.agreeing(values + [now == .no ? .unknown : now]) : now
  }

  private func observed(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    switch type {
    case .status where value == "changed": return change(run, setting)
    case .prompt: return prompt(run, setting)
    case .usageKey: return usageKey(run)
    case .callback: return callback(run)
    case .effect: return effect(run, setting)
    case .delivery: return delivery(run, setting)
    case .lifetime: return lifetime(run)
    case .wouldPrompt: return Truth(run.state.wouldPrompt(in: setting.table))
    case .diagnostic: return diagnostic(run, setting)
    case .completion:
      guard let completion = run.deciding?.output.completion else {
        return run.deciding?.output.prompt == .accuracy ? .no : .unknown
      }
      return Truth(completion.rawValue == value)
    default:
      return affirmed.holds(in: run.state, setting.context).map { Truth($0) } ?? .unknown
    }
  }

  private func prompt(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let deciding = run.deciding else { return .unknown }
    let now = Truth(shows(deciding.output.prompt, setting))
    // The second prompt waits for such an event, and comes when the system decides.
    if case .eventReady = deciding.event, now == .no { return .unknown }
    guard deciding.event.isAnswer, now == .no else { return now }
    // The prompt that was answered may be meant as well.
    return run.steps.contains { shows($0.output.prompt, setting) } ? .unknown : .no
  }

  private func shows(_ prompt: ModelPrompt, _ setting: JudgeSetting) -> Bool {
    guard prompt != .none else { return false }
    switch value {
    case "any": return true
    case "first": return prompt.isFirst
    case "second": return prompt == .provisional
    case "always": return prompt.asksForAlways
    default: break
    }
    guard value.hasPrefix("option:") else { return prompt.answers(to: value) }
    let label = "choose:" + value.dropFirst("option:".count)
    guard case .choose(let choice)? = try? ModelEvent.parse(label, setting.context).event else {
      return false
    }
    return prompt.choices.contains(choice)
  }

  private func usageKey(_ run: JudgeRun) -> Truth {
    guard let deciding = run.deciding else { return .unknown }
    let step = deciding.event.isAnswer ? run.steps.dropLast().last : deciding
    guard let output = step?.output, output.prompt != .none else { return .no }
    return Truth(output.usageKey.name == value)
  }

  private func callback(_ run: JudgeRun) -> Truth {
    guard let deciding = run.deciding else { return .unknown }
    guard let heard = deciding.output.callback else {
      return deciding.after.process == .running ? .no : .unknown
    }
    return Truth(value == "any" || heard.rawValue == value)
  }

  private func effect(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let step = run.deciding else { return .unknown }
    if step.output.delivery == .crashed { return value == "none" ? .no : .unknown }
    let any: Truth
    if case .createBackgroundSession = step.event, step.output.prompt == .none {
      // Such a session is there to keep the app in use.
      any = Truth(step.after.isKeptInUse(in: setting.context))
    } else if step.output.prompt != .none || step.output.callback != nil
      || step.before.grantLabel != step.after.grantLabel
    {
      any = .yes
    } else if step.output.completion == .promptDeclined || step.isIdle {
      any = .no
    } else {
      let works: Set<ModelDelivery> = [.started, .delivered, .launched]
      any = step.output.delivery.map { works.contains($0) } == true ? .yes : .unknown
    }
    return value == "none" ? any.negated : any
  }

  private func delivery(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let step = run.deciding else { return .unknown }
    let delivery = step.output.delivery ?? ModelDelivery.none
    switch value {
    case "positions":
      switch delivery {
      case .delivered: return .yes
      case .started: return step.after.isInUse ? .yes : .unknown
      case .launched, .queued, .crashed: return .unknown
      case .held, .dropped, .stopped, .none, .failsWithDenied: return .no
      }
    case "none":
      return JudgeTerm(.delivery, "positions").delivery(run, setting).negated
    case "relaunch": return Truth(delivery == .launched)
    case "held": return Truth(delivery == .held)
    case "queued": return Truth(delivery == .queued)
    case "error": return Truth(delivery == .failsWithDenied)
    case _ where value.hasPrefix("error:"):
      return delivery == .failsWithDenied ? Truth(value.hasSuffix(".denied")) : .unknown
    case "crash": return Truth(delivery == .crashed)
    default: return .unknown
    }
  }

  /// Whether the last event changes what is reported.
  private func change(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let step = run.deciding else { return .unknown }
    return Truth(step.before.status(in: setting.context) != step.after.status(in: setting.context))
  }

  private func lifetime(_ run: JudgeRun) -> Truth {
    guard let step = run.deciding, run.start.state.isGranted || step.before.isGranted else {
      return .unknown
    }
    let losesAccuracy = step.before[.temporaryFull] && !step.after[.temporaryFull]
    // What an end of the app has taken is gone at the next launch.
    let isGone = run.named.map { run.steps[$0] }.contains { earlier in
      guard case .terminate = earlier.event else { return false }
      return earlier.before.isGranted && earlier.before.grant != step.after.grant
    }
    // To be made permanent is no end.
    let isLost =
      step.before.isGranted && step.before.grant != step.after.grant && step.after.grant != .always
    let ends = isLost || losesAccuracy || isGone
    // An answer has ended the grant that is named, whatever comes later.
    let first = run.start.state
    if value.hasPrefix("grant "), first.isGranted, first.grant != step.before.grant,
      first.grant == .provisional, step.before.grant == .whenInUse
    {
      return Truth(value.hasSuffix("ends"))
    }
    // A session ends with its process or with a call, which says nothing of the grant.
    let holds = step.before.sessionCount > 0 || step.before.backgroundSessions > 0
    let isEnd = if case .terminate = step.event { true } else { false }
    let tellsOfGrant = isEnd && (!holds || value.hasPrefix("grant "))
    if !ends, !tellsOfGrant, step.event.endsSession { return .unknown }
    return Truth(value.hasSuffix("ends") ? ends : !ends)
  }

  private func diagnostic(_ run: JudgeRun, _ setting: JudgeSetting) -> Truth {
    guard let step = run.deciding, setting.context.era >= .i18, !step.event.isAnswer else {
      return .unknown
    }
    return Truth(step.output.diagnostics.names.contains(value))
  }
}

extension ModelEvent {
  /// Whether it gives a session back, or ends the process that holds it.
  fileprivate var endsSession: Bool {
    switch self {
    case .invalidateServiceSession, .invalidateBackgroundSession, .terminate,
      .sessionTrackingEnds:
      true
    default: false
    }
  }
}

extension ModelPrompt {
  /// Whether it comes of asking for Always.
  fileprivate var asksForAlways: Bool {
    switch self {
    case .eightAlways, .upgradeEleven, .eleven, .alwaysFirst, .upgrade, .provisional, .reminder:
      true
    default: false
    }
  }
}
