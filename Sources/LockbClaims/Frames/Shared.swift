/// A value that is handed on a thousand times: a copy counts one reference, however many it holds.
@dynamicMemberLookup
final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember member: KeyPath<Value, Member>) -> Member {
    @inline(__always) get { value[keyPath: member] }
  }
}
