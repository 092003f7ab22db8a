extension ModelRule {
  /// Whether the rule applies, fallback or not.
  func applies(to state: ModelState, _ event: ModelEvent, _ context: ModelContext) -> Bool {
    scope.contains(context) && from.contains(state, context)
      && guards.allSatisfy { $0.isMet(state, event, context) }
  }

  /// Makes the changes and says what can be observed.
  func apply(
    to state: inout ModelState, _ event: ModelEvent, _ context: ModelContext
  ) -> ModelOutput {
    let before = state
    var output = ModelOutput(delivery: delivery, completion: completion)
    if context.era >= .i18 { output.diagnostics = diagnostics }
    if event.isAnswer { state.prompt = .none }
    for effect in effects {
      effect.apply(to: &state, event, context)
      if case .show(let prompt, let key) = effect {
        output.prompt = context.shown(prompt)
        output.usageKey = context.resolved(key)
      }
    }
    state.settlePrompt(in: context)
    deliverQueue(&state, &output, before, context)
    output.callback = hear(&state, before, context)
    return output
  }

  /// A process that runs again gets what was queued while authorization still holds (L04).
  private func deliverQueue(
    _ state: inout ModelState, _ output: inout ModelOutput, _ before: ModelState,
    _ context: ModelContext
  ) {
    guard state[.updateQueued], before.process != state.process else { return }
    state[.updateQueued] = false
    guard before.process == .suspended, state.process == .running else { return }
    output.delivery = state.isAuthorized(in: context) ? .delivered : .dropped
  }

  /// What the delegate hears now; a suspended process keeps it for later (T02, T03, T04).
  private func hear(
    _ state: inout ModelState, _ before: ModelState, _ context: ModelContext
  ) -> ModelStatus? {
    guard state[.manager] else { return nil }
    let status = state.status(in: context)
    let isNew = status != before.status(in: context)
    let value: ModelStatus? =
      switch callback {
      case .none: nil
      case .current: status
      case .status(let stated): isNew ? stated : nil
      case .changed: isNew ? status : nil
      case .onWake: before.process == .suspended && context.hearsOnWake(before) ? status : nil
      }
    if state.process == .suspended {
      if value != nil { state[.callbackPending] = true }
      return nil
    }
    state[.callbackPending] = false
    return value
  }
}

extension ModelContext {
  /// Whether a resumed app hears the status: on iOS always (T02), elsewhere if it missed one.
  func hearsOnWake(_ before: ModelState) -> Bool {
    PlatformSet([.phone, .clip]).contains(PlatformSet(platform)) || before[.callbackPending]
  }
}
