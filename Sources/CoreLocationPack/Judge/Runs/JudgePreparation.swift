/// How a circumstance other than the grant comes about: events that make it so, the ordinary way
/// first.
enum JudgePreparation {
  /// A way, with how far it is from the ordinary one.
  struct Way: Sendable {
    let events: [ModelEvent]
    let rank: Int
  }

  /// The order in which circumstances come about.
  static let order: [ClaimConcept] = [.accuracy, .session, .showing, .phase, .device]

  /// The ways to make a term true; nil where it speaks of no circumstance or of an unknown one.
  static func ways(_ term: JudgeTerm, on platform: ModelPlatform) -> [Way]? {
    switch term.type {
    case .accuracy: accuracy(term)
    case .session: session(term)
    case .showing: term.isNegated ? [asItIs] : prompts(on: platform)
    case .phase: platform.isMac ? nil : phase(term)
    case .device: device(term)
    default: nil
    }
  }

  /// The ways to make some prompt appear, from whatever grant allows it.
  static func prompts(on platform: ModelPlatform) -> [Way] {
    if platform.isMac {
      return [
        Way(events: [.requestWhenInUse], rank: 0), Way(events: [.start(.standard)], rank: 0),
      ]
    }
    return [
      Way(events: [.requestWhenInUse], rank: 0), Way(events: [.requestAlways], rank: 1),
      Way(events: JudgeMoves.secondPrompt, rank: 2), Way(events: [.reminderShown], rank: 2),
      Way(
        events: [.settings(.preciseOff), .requestTemporaryFullAccuracy(declared: true)], rank: 2),
      Way(events: [.requestTemporaryFullAccuracy(declared: true)], rank: 2),
    ]
  }

  private static let asItIs = Way(events: [], rank: 0)
  private static let away: [ModelEvent] = [.leaveForeground, .noLongerInUse]

  private static func accuracy(_ term: JudgeTerm) -> [Way]? {
    switch (term.value, term.isNegated) {
    case ("reduced", false), ("full", true):
      [asItIs, Way(events: [.settings(.preciseOff)], rank: 0)]
    case ("full", false), ("reduced", true):
      [asItIs, Way(events: [.settings(.preciseOn)], rank: 0)]
    case ("temporary", false):
      [
        Way(
          events: [
            .settings(.preciseOff), .requestTemporaryFullAccuracy(declared: true),
            .choose(.agreeOnce),
          ], rank: 0)
      ]
    default: nil
    }
  }

  private static func session(_ term: JudgeTerm) -> [Way]? {
    if term.isNegated { return [asItIs] }
    func make(_ event: ModelEvent) -> [Way] {
      [Way(events: [event], rank: 0), Way(events: [event, .dismiss], rank: 0)]
    }
    switch term.value {
    case "service:none": return make(.createServiceSession(.none, .none))
    case "service:whenInUse", "service:any":
      return make(.createServiceSession(.whenInUse, .none))
    case "service:always": return make(.createServiceSession(.always, .none))
    case "background": return make(.createBackgroundSession)
    default: return nil
    }
  }

  private static func phase(_ term: JudgeTerm) -> [Way]? {
    let background = [
      Way(events: away, rank: 0), Way(events: [.leaveForeground], rank: 5),
      Way(events: away + [.suspend], rank: 5),
    ]
    let terminated = [
      Way(events: [.terminate(byUser: false)], rank: 0),
      Way(events: [.terminate(byUser: true)], rank: 0),
    ]
    let suspended = [
      Way(events: away + [.suspend], rank: 0), Way(events: [.leaveForeground, .suspend], rank: 0),
    ]
    switch (term.value, term.isNegated) {
    case ("foreground", false), ("running", false), ("background", true), ("notInUse", true),
      ("suspended", true), ("terminated", true):
      return [asItIs]
    case ("inUse", false): return [asItIs, Way(events: [.leaveForeground], rank: 5)]
    case ("background", false), ("foreground", true): return background
    case ("notInUse", false), ("inUse", true):
      return [Way(events: away, rank: 0), Way(events: away + [.suspend], rank: 5)]
        + terminated.map { Way(events: $0.events, rank: 5) }
    case ("terminated", false), ("running", true): return terminated
    case ("suspended", false): return suspended
    default: return nil
    }
  }

  private static func device(_ term: JudgeTerm) -> [Way]? {
    let event: ModelEvent
    switch term.value {
    case "servicesOff": event = .settings(.globalOff)
    case "restricted": event = .restriction(true)
    case "locked": event = .reboot
    default: return nil
    }
    return [term.isNegated ? asItIs : Way(events: [event], rank: 0)]
  }
}
