/// The kinds of claim: a closed list, so that coverage can be counted.
public enum ClaimKind: String, CaseIterable, Codable, Sendable {
  /// A name is known.
  case exists
  /// In a situation an event leads to an outcome.
  case transition
  /// Something cannot be done or reached.
  case cannot
  /// Something can be done or reached.
  case can
  /// Something does not work without something else.
  case requires
  /// In a situation something observable has a value.
  case reports
  /// Something holds in every situation.
  case always
  /// Something holds in no situation.
  case never
  /// Something ends by itself, or lasts.
  case lapses
  /// Something must come before something else.
  case order
  /// Something happens in a situation and in no other.
  case onlyIf = "only-if"
  /// Something exists on a platform, from or up to a version.
  case available
  /// There are so many of something.
  case count
  /// These are all of something.
  case enumerates
  /// Two names mean the same.
  case alias

  /// Whether it asks the catalogue, and not the model, so that no circumstance matters.
  var asksOfNames: Bool {
    switch self {
    case .exists, .available, .count, .enumerates, .alias: true
    default: false
    }
  }
}
