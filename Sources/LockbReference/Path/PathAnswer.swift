/// How some states can be reached from others, or what stands in the way.
public enum PathAnswer<System: TransitionSystem>: Hashable, Sendable {
  /// The shortest way there, and the shortest run to where it begins.
  case found(approach: Trace<System>, path: Trace<System>)
  /// None of the states to begin in is reachable.
  case neverThere
  /// There is no way; these runs would get there if the fewest possible requirements were dropped,
  /// at most one for each set of requirements. Empty where dropping a few does not help.
  case blocked([BlockedRun<System>])
}
