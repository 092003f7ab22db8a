internal import LockbReference

extension ModelInvariants {
  static let aboutServices: [ModelInvariant] = [
    steps("I15", on: isReady, when: { $0.before.grant == .provisional && !receives($0) }) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps(
      "I16", on: { $0 == .choose(.keepOnlyWhileUsing) },
      when: { $0.before.prompt == .provisional }
    ) {
      $0.output.delivery != .delivered && !$0.after[.eventHeld]
    },
    steps("I21", when: { startsByItself($0) }) { step in
      let platform = step.context.model.platform
      return step.before.grant == .always && (platform == .iOS || platform == .iPadOS)
    },
    steps("I22", on: \.needsFullAccuracy, when: { $0.before.isReduced }) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps("I23", on: isAsync, when: { isOutOfUse($0) }) { step in
      step.output.delivery != .delivered || step.before.hasAlwaysInEffect
    },
    steps("I24", when: { !$0.before[.backgroundActive] && $0.after[.backgroundActive] }) {
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
