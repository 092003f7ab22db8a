internal import LockbReference

extension ModelInvariants {
  static let aboutServices: [ModelInvariant] = [
    steps("I15", when: { $0.before.grant == .provisional && isReady($0) && !receives($0) }) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps(
      "I16",
      when: { $0.before.prompt == .provisional && $0.event == .choose(.keepOnlyWhileUsing) }
    ) {
      $0.output.delivery != .delivered && !$0.after[.eventHeld]
    },
    steps("I21", when: { startsByItself($0) }) { step in
      let platform = step.context.model.platform
      return step.before.grant == .always && (platform == .iOS || platform == .iPadOS)
    },
    steps("I22", when: { $0.before.isReduced && $0.event.needsFullAccuracy }) {
      $0.output.delivery != .delivered && $0.output.delivery != .launched
    },
    steps("I23", when: { isAsyncOutOfUse($0) }) { step in
      step.output.delivery != .delivered || step.before.hasAlwaysInEffect
    },
    steps("I24", when: { !$0.before[.backgroundActive] && $0.after[.backgroundActive] }) {
      $0.before.isForeground || $0.before[.justLaunched] && $0.before[.tracksBackground]
    },
  ]

  private static func isReady(_ step: View) -> Bool {
    if case .eventReady(_, let source) = step.event {
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

  private static func isAsyncOutOfUse(_ step: View) -> Bool {
    guard case .eventReady(true, let source) = step.event else { return false }
    return (source == .monitor || source == .liveUpdates) && step.context.model.era >= .i18
      && !step.context.model.platform.isMac && step.before.grant == .always
      && step.before.process == .running && step.before.phase == .out
  }
}
