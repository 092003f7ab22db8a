internal import LockbText

/// Finds other spellings of a query whose words are all known and stand nowhere together: one of them is
/// there only because somebody else misspelt it as well.
struct Respelling {
  /// How many times as usual another word has to be.
  private static let ratio = 8
  /// The most words that one may stand for.
  private static let most = 2
  /// For each word, all that are known are looked at: a longer query has other words to be found by.
  private static let longestQuery = 6

  private let lexicon: Lexicon
  private let hits: HitReader

  init(_ lexicon: Lexicon, _ hits: HitReader) {
    self.lexicon = lexicon
    self.hits = hits
  }

  /// The query with one of its words as a far more usual one that differs by a letter or a jamo.
  func texts(of query: String, _ plan: QueryPlan) throws -> [String] {
    guard plan.groups.count <= Self.longestQuery else { return [] }
    let bytes = Array(query.utf8)
    var texts: [String] = []
    for group in plan.groups where !group.isOptional && group.tier == .match && !group.isUnknown {
      for form in [group.token.surface] + group.token.stems where form.unicodeScalars.count > 1 {
        let found = try Spelling.closest(to: form, in: lexicon.words(), limit: 12)
          .filter { $0.distance == 1 }
        guard !found.isEmpty else { continue }
        let least = try Self.ratio * max(1, hits.frequency(of: form))
        let usual = try found.filter { try hits.frequency(of: $0.word) >= least }.prefix(Self.most)
        texts += usual.map { other in
          String(decoding: bytes[..<group.token.range.lowerBound], as: UTF8.self) + other.word
            + String(decoding: bytes[group.token.range.upperBound...], as: UTF8.self)
        }
        if !usual.isEmpty { break }
      }
    }
    return texts
  }
}
