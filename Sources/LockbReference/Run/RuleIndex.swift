/// The rules that speak of each event, whatever their scope: made once for a system, it spares every
/// machine the search.
public struct RuleIndex<System: TransitionSystem>: Sendable {
  let rules: [TransitionRule<System>]
  private let candidates: [System.Event: [Int]]

  /// Looks up the rules for some events; other events are searched for when they happen.
  public init(_ system: System, events: [System.Event]) {
    let rules = system.rules
    var candidates: [System.Event: [Int]] = [:]
    for event in events where candidates[event] == nil {
      candidates[event] = rules.indices.filter { rules[$0].event.contains(event) }
    }
    self.rules = rules
    self.candidates = candidates
  }

  /// Takes the numbers of the rules, in table order, where the system knows them by event.
  public init(_ system: System, numbers: [System.Event: [Int]]) {
    rules = system.rules
    candidates = numbers
  }

  /// The numbers of the rules that speak of an event, in table order.
  func callAsFunction(_ event: System.Event) -> [Int] {
    candidates[event] ?? rules.indices.filter { rules[$0].event.contains(event) }
  }
}
