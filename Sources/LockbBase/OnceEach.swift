internal import Synchronization

/// Values that are worked out when somebody first asks for each.
public final class OnceEach<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let made = Mutex<[Key: Value]>([:])

  /// Nothing is worked out yet.
  public init() {}

  /// The value of a key; two that ask at once may both make it.
  public func value(_ key: Key, make: () -> Value) -> Value {
    if let value = made.withLock({ $0[key] }) { return value }
    let value = make()
    made.withLock { $0[key] = value }
    return value
  }
}
