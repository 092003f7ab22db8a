/// How a search found what it found, from the surest way to none.
public enum SearchTier: String, CaseIterable, Codable, Comparable, Sendable {
  /// The query is a name: of an entity, in either language, or the title of a document.
  case exact
  /// Every word of the query was found, in one of its forms or by one that says about the same.
  case match
  /// Words were found inside other words.
  case substring
  /// Some words were not found; they are named.
  case relaxed
  /// Words were taken for similar ones.
  case fuzzy
  /// Initial consonants were matched.
  case choseong
  /// Nothing was found.
  case none

  /// Surer tiers first.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How close to the query its results are.
  public var quality: MatchQuality {
    switch self {
    case .exact, .match: .exact
    case .substring, .relaxed: .partial
    case .fuzzy, .choseong, .none: .approximate
    }
  }
}

/// How close a result is to what was asked.
public enum MatchQuality: String, Codable, Sendable {
  /// Every word as asked.
  case exact
  /// Not every word, or inside other words.
  case partial
  /// Similar words only.
  case approximate
}
