/// A reachable state and an event to which not exactly one rule applies.
public struct TableFlaw<System: TransitionSystem>: Hashable, Sendable {
  /// The event.
  public let event: System.Event
  /// The ids of the rules that apply: none for a gap, several for an overlap.
  public let rules: [String]
  /// The shortest run to the state.
  public let trace: Trace<System>

  /// Whether no rule applies.
  public var isGap: Bool { rules.isEmpty }
}

extension StateSpace {
  /// How many pairs of a state and a fitting event have no rule.
  public var gapCount: Int { exploration.gapCount }

  /// How many pairs of a state and a fitting event have several rules.
  public var overlapCount: Int { exploration.overlapCount }

  /// The gaps and overlaps, nearest first, as many as the limits let through.
  public var flaws: [TableFlaw<System>] {
    exploration.flaws.map { flaw in
      TableFlaw(
        event: machine.events[flaw.event], rules: flaw.rules.map { rules[Int($0)].id },
        trace: trace(to: flaw.state))
    }
  }
}
