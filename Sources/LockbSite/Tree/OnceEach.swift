internal import Synchronization

/// Values that are worked out when somebody first asks for each.
final class OnceEach<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let made = Mutex<[Key: Value]>([:])

  /// The value of a key.
  func value(_ key: Key, make: () -> Value) -> Value {
    if let value = made.withLock({ $0[key] }) { return value }
    let value = make()
    made.withLock { $0[key] = value }
    return value
  }
}
