/// Whether something is so; `unknown` where the model says nothing or says several things.
enum Truth: Sendable {
  case yes, no, unknown

  init(_ isSo: Bool) { self = isSo ? .yes : .no }

  /// The opposite.
  var negated: Truth {
    switch self {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }

  /// Whether both are so.
  func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .unknown
  }

  /// One word for several readings or runs: where they differ, nothing is known.
  static func agreeing(_ values: [Truth]) -> Truth {
    guard let first = values.first else { return .unknown }
    return values.allSatisfy { $0 == first } ? first : .unknown
  }
}
