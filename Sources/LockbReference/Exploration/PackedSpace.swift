/// A space as plain words, for those who read every transition.
public struct PackedSpace: Sendable {
  /// The reachable states by number.
  public let states: [UInt64]
  /// By state times the number of events plus event: the number of the state it leads to; `none`
  /// where the event does not fit.
  public let targets: [UInt32]
  /// In the same order: the position of the rule in the table; `noRule` where none applies.
  public let rules: [UInt16]

  /// No state.
  public static let none = UInt32.max
  /// No rule.
  public static let noRule = UInt16.max
}

extension StateSpace {
  /// The space as plain words.
  public var packed: PackedSpace {
    PackedSpace(
      states: exploration.table.states, targets: exploration.targets, rules: exploration.rules)
  }
}
