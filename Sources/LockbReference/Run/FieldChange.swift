/// A field that a step gave another value.
public struct FieldChange: Codable, Hashable, Sendable {
  /// The name of the field.
  public let name: String
  /// Its value before the step.
  public let before: String
  /// Its value after the step.
  public let after: String
}

extension TransitionSystem {
  /// The fields in which two states differ, in the order of the fields.
  public func changes(from before: State, to after: State) -> [FieldChange] {
    zip(fields(of: before), fields(of: after)).compactMap { old, new in
      old.value == new.value
        ? nil : FieldChange(name: new.name, before: old.value, after: new.value)
    }
  }
}
