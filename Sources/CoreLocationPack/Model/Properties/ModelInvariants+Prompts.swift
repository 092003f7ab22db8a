internal import LockbReference

extension ModelInvariants {
  static let aboutPrompts: [ModelInvariant] = [
    steps("I03", reading: .grant, when: { $0.output.prompt.isFirst }) {
      $0.before.grant == .notDetermined
    },
    states(
      "I03.showing", reading: .status.union(.prompt), when: { state, _ in state.prompt.isFirst }
    ) { state, context in
      state.status(in: context) == .notDetermined
    },
    steps("I04", reading: .grantLabel, when: { $0.output.prompt == .upgrade }) {
      $0.before.grantLabel == .whenInUse && $0.after[.alwaysUsed]
    },
    steps("I05", reading: .grant, when: { $0.output.prompt == .provisional }) {
      $0.before.grant == .provisional
    },
    steps("I07", reading: .grant.union(.prompt), when: { $0.output.prompt == .whenInUse }) {
      $0.before.grant == .notDetermined && $0.before.prompt == .none
    },
    states("I08", reading: .use.union(.prompt), when: { state, _ in state.prompt != .none }) {
      state, _ in
      state.prompt.isTimedBySystem || state.isForeground
    },
    steps(
      "I12", reading: [.grantLabel, .prompt, .heard], on: { $0 == .choose(.keepOnlyWhileUsing) }
    ) { step in
      let isHeard = step.before[.manager] && step.after.process == .running
      let expected: ModelStatus? =
        step.before.prompt == .provisional && isHeard ? .authorizedWhenInUse : nil
      return step.output.callback == expected && step.after.grantLabel == .whenInUseAlwaysUsed
    },
    steps(
      "I13", reading: [.grantLabel, .prompt, .heard], on: { $0 == .choose(.changeToAlwaysAllow) }
    ) { step in
      let isHeard = step.before[.manager] && step.after.process == .running
      let expected: ModelStatus? =
        step.before.prompt == .upgrade && isHeard ? .authorizedAlways : nil
      return step.output.callback == expected && step.after.grant == .always
    },
    steps(
      "I26", reading: .sessions, choices: .explicitSession,
      on: { $0 == .beginLiveUpdates || $0 == .iterateEvents }, when: { isUncovered($0) }
    ) { $0.output.prompt == .none },
    steps("I27", reading: [.accuracy, .use, .status, .prompt], on: isAccuracyRequest) { step in
      let before = step.before
      let canShow =
        step.event.purpose == .declared && before.isReduced && before.isForeground
        && before.isAuthorized(in: step.context.model) && before.prompt == .none
      return canShow
        ? step.output.prompt == .accuracy && step.output.completion == nil
        : step.output.prompt == .none
          && (step.output.completion == .promptDeclined || before.process != .running)
    },
    steps("I29", reading: [], choices: [.always, .mac], when: { $0.output.prompt != .none }) {
      step in
      step.output.usageKey == expectedKey(step.output.prompt, step.context.model)
    },
  ]

  @Sendable private static func isAccuracyRequest(_ event: ModelEvent) -> Bool {
    if case .requestTemporaryFullAccuracy = event { true } else { false }
  }

  private static func isUncovered(_ step: View) -> Bool {
    step.context.model.keys.contains(.explicitSession) && step.before.sessionCount == 0
      && !step.context.model.platform.isMac
  }

  private static func expectedKey(
    _ prompt: ModelPrompt, _ context: ModelContext
  ) -> ModelUsageKey {
    switch prompt {
    case .none, .servicesOff, .button: .none
    case .eightWhenInUse, .whenInUse, .alwaysFirst, .clip: .whenInUse
    case .eightAlways, .eleven, .upgrade, .provisional, .upgradeEleven, .reminder:
      alwaysText(context)
    case .accuracy, .accuracyGoal: .temporary
    case .mac: context.platform == .macOS ? .mac : context.macUsageKey ?? .mac
    }
  }

  /// kA on iOS 11 and later and kAold before, unless C-1 is read otherwise.
  private static func alwaysText(_ context: ModelContext) -> ModelUsageKey {
    let usual: ModelKeys = context.era == .i8 ? .alwaysOld : .always
    return (context.parameters.alwaysKey ?? usual) == .alwaysOld ? .alwaysOld : .always
  }

  static let aboutCallbacks: [ModelInvariant] = [
    steps("I14", reading: .heard.union(.accuracy), when: { $0.output.callback != nil }) { step in
      let context = step.context.model
      let status = step.after.status(in: context)
      guard step.output.callback == status else { return false }
      return status != step.before.status(in: context) || step.event == .createManager
        || step.before.process == .suspended || step.before.isReduced != step.after.isReduced
        || step.before[.reducedSetting] != step.after[.reducedSetting]
    },
    steps("I14.heard", reading: .heard, when: { changesWhileHeard($0) }) { step in
      step.output.callback == step.after.status(in: step.context.model)
    },
    steps("I14.later", reading: .heard, when: { changesWhileSuspended($0) }) {
      $0.after[.callbackPending]
    },
  ]

  private static func changesWhileHeard(_ step: View) -> Bool {
    let context = step.context.model
    return step.before.status(in: context) != step.after.status(in: context)
      && step.after[.manager] && step.after.process == .running
  }

  private static func changesWhileSuspended(_ step: View) -> Bool {
    let context = step.context.model
    return step.before.status(in: context) != step.after.status(in: context)
      && step.after[.manager] && step.after.process == .suspended
  }
}
