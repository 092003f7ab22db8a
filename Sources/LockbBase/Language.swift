/// A language that lockb reads, indexes and answers in.
public enum Language: String, CaseIterable, Codable, Comparable, Hashable, Sendable {
  case english = "en"
  case korean = "ko"

  /// English before Korean: the order of every list that names both.
  public static func < (left: Self, right: Self) -> Bool {
    left == .english && right == .korean
  }

  /// The other language of the pair.
  public var counterpart: Language { self == .english ? .korean : .english }
}
