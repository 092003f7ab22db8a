internal import Dispatch

/// A value that is made on another core, beside whatever comes before its first use.
public final class Eventual<Value: Sendable>: Sendable {
  private let isMade = DispatchGroup()
  // Written once, before the group is left; read by those who have waited for that.
  nonisolated(unsafe) private var made: Value?

  /// Begins to make the value.
  public init(_ make: @escaping @Sendable () -> Value) {
    // A thread of its own: the shared ones may all be waiting for this value, and none is added to them
    // before a second has passed.
    DispatchQueue(label: "eventual").async(group: isMade) { self.made = make() }
  }

  /// The value; waits until it is made.
  public var value: Value {
    isMade.wait()
    guard let made else { preconditionFailure("what was made is there") }
    return made
  }
}
