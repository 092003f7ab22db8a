internal import LockbReference

extension ModelInvariants {
  static let aboutServices: [ModelInvariant] = [
    steps(
      "I15", reading: .grant.union(.use), on: isReady,
      when: { $0.before.grant == .provisional && !receives($0) }
    ) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps(
      "I16", reading: .prompt.union(ModelVariables(.eventHeld)),
      on: { $0 == .choose(.keepOnlyWhileUsing) },
      when: { $0.before.prompt == .provisional }
    ) {
      $0.output.delivery != .delivered && !$0.after[.eventHeld]
    },
    steps("I21", reading: .grant.union(.process), when: { startsByItself($0) }) { step in
      let platform = step.context.model.platform
      return step.before.grant == .always && (platform == .iOS || platform == .iPadOS)
    },
    steps("I22", reading: .accuracy, on: \.needsFullAccuracy, when: { $0.before.isReduced }) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps(
      "I23", reading: [.grant, .use, .sessions, .tracking], on: isAsync, when: { isOutOfUse($0) }
    ) { step in
      step.output.delivery != .delivered || step.before.hasAlwaysInEffect
    },
    steps(
      "I24", reading: [.use, .tracking, ModelVariables(.backgroundActive)],
      when: { !$0.before[.backgroundActive] && $0.after[.backgroundActive] }
    ) {
      $0.before.isForeground || $0.before[.justLaunched] && $0.before[.tracksBackground]
    },
  ]

  @Sendable private static func isReady(_ event: ModelEvent) -> Bool {
    if case .eventReady(_, let source) = event {
      source != .notificationTrigger
    } else {
      false
    }
  }

  private static func receives(_ step: View) -> Bool {
    step.before.process == .running && step.before.phase != .out
  }

  private static func startsByItself(_ step: View) -> Bool {
    step.before.process == .terminated && step.after.process == .running
      && step.event != .relaunch(byUser: true)
  }

  @Sendable private static func isAsync(_ event: ModelEvent) -> Bool {
    event == .eventReady(needsAlways: true, .monitor)
      || event == .eventReady(needsAlways: true, .liveUpdates)
  }

  private static func isOutOfUse(_ step: View) -> Bool {
    step.context.model.era >= .i18 && !step.context.model.platform.isMac
      && step.before.grant == .always
      && step.before.process == .running && step.before.phase == .out
  }
}
