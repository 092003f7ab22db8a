internal import LockbText

/// A query as the groups of words that a result must have.
struct QueryPlan {
  /// The words of the query in their order.
  var groups: [QueryGroup] = []
  /// Names inside the query.
  var concepts: [QueryConcept] = []
  /// What the whole query is a name of, the best name first.
  var named: [NamedEntry] = []
  /// The tier of what is named: `exact`, or that of a word that stands in for another.
  var namedTier = SearchTier.exact
  /// What was changed, one line each.
  var rewrites: [String] = []
  /// What the reader should know about the query.
  var warnings: [String] = []

  /// The words that a match must have, a bit each.
  var required: UInt32 { groups.requiredMask }
  /// The required words that nothing in the knowledge base has, a bit each.
  var unknown: UInt32 {
    groups.indices.reduce(0) {
      groups[$1].isUnknown && !groups[$1].isOptional ? $0 | 1 << UInt32($1) : $0
    }
  }

  /// The words that no answer has, though it is one, a bit each.
  var missing: UInt32 {
    groups.indices.reduce(0) { groups[$1].isMissing ? $0 | 1 << UInt32($1) : $0 }
  }

  /// How much of what the required words tell the groups of a mask tell: of those that are known.
  func share(_ mask: UInt32) -> Double {
    let known = required & ~unknown
    return groups.share(mask & known) / max(groups.share(known), 1e-9)
  }

  /// The words that an answer to a short query has to have to come before others, a bit each: those
  /// that are known and say what it is about. None for a longer query, which says more than an answer
  /// need hold, and for a single word.
  var decisive: UInt32 {
    let content = groups.indices.reduce(0 as UInt32) {
      groups[$1].isLight ? $0 : $0 | 1 << UInt32($1)
    }
    let decisive = required & ~unknown & content
    let isShort = required.nonzeroBitCount <= 4
    return isShort && decisive.nonzeroBitCount > 1 ? decisive : 0
  }

  /// Whether all that it says is in the title or the heading of an answer.
  func isTitle(of owner: RankedOwner) -> Bool {
    owner.tier == .exact
      || groups.allSatisfy { $0.isOptional || $0.hits[owner.entry] & HitMap.title != 0 }
  }

  /// Whether several names are all that it says.
  var isOnlyNames: Bool {
    concepts.count > 1 && required & ~concepts.reduce(0) { $0 | $1.groups } == 0
  }

  /// Whether there is Hangul beside Latin in it.
  var isMixed: Bool {
    groups.contains { $0.token.kind == .hangul }
      && groups.contains { $0.token.kind == .word || $0.token.kind == .identifier }
  }

  /// The words of a mask, as typed, each once.
  func typed(_ mask: UInt32) -> [String] {
    var words: [String] = []
    for index in groups.indices where mask & 1 << UInt32(index) != 0 {
      if !words.contains(groups[index].typed) { words.append(groups[index].typed) }
    }
    return words
  }
}

/// An entity or a document that goes by a name.
struct NamedEntry: Hashable {
  /// Its entry.
  var entry: Int
  /// How good a name it is; the lower the better. In a plan, how soon it comes: see
  /// `NameKey.Standing.order`.
  var standing: Int
}
