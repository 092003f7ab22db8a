internal import LockbText

/// One word of a query with everything that counts as having found it.
struct QueryGroup {
  /// The word as typed.
  var typed: String
  /// The word as it was analysed.
  var token: Token
  /// Words any of which finds it, the surest first.
  var words: [String]
  /// Words all of which find it together.
  var splits: [[String]]
  /// Words of everyday speech that say about the same, looked for where its own are rare.
  var related: [String] = []
  /// The word in the other script, as it is said: it finds the group like the word itself.
  var spoken: [String] = []
  /// How much finding a related word tells, where that is known.
  var relatedWeight = 0.0
  /// Whether a match may lack it: it asks or connects.
  var isOptional: Bool
  /// Whether it says something that nothing in the knowledge base has, and an answer may lack it all
  /// the same: the answer is then told to lack it.
  var isMissing = false
  /// Whether it stands for a word that differs from the one that was typed by some letters.
  var isGuess = false
  /// How its words were arrived at: `match`, or the tier of what stands in for it.
  var tier: SearchTier = .match
  /// Which entries have it.
  var hits = HitMap()
  /// How much finding it tells: the rarer, the more.
  var weight = 0.0

  /// How much it counts when it is asked which part of a query an answer has: rarity counts less
  /// here, as the words that a query is about are often the words that all documents have.
  var share = 1.0
  /// Whether it says how something is asked rather than what about.
  var isPredicate = false
  /// Whether it tells less than its rarity suggests.
  var isLight: Bool { isPredicate || LightWords.contains(token) }
  /// What stands in for it, as a query would have it.
  var standIn: String { words.first ?? splits.first?.joined(separator: " ") ?? typed }
  /// The number of known words that it consists of.
  var pieces: Int { splits.first.map { words.isEmpty ? 1 : max(1, $0.count) } ?? 1 }

  /// The number of words that it is made of, as an identifier is.
  var parts: Int { token.kind == .identifier ? max(1, token.parts.count) : 1 }

  /// Whether nothing in the knowledge base has it.
  var isUnknown: Bool { hits.count == 0 }

  /// Whether only words of about the same meaning have found it.
  var isOnlyRelated: Bool { hits.count > 0 && hits.relatedCount == hits.count }

  /// How much of what it tells an entry has that has it at some place: less for a related word.
  func part(at place: UInt8) -> Double {
    guard place == HitMap.related, weight > 0 else { return 1 }
    return min(1, Thesaurus.strength * relatedWeight / weight)
  }
}

/// A name inside a query: one or several neighbouring words that are called something.
struct QueryConcept {
  /// The groups that the name is made of, a bit each.
  var groups: UInt32
  /// The number of words that it is made of.
  var words: Int
  /// How strongly an entry is about what the name means, from 0 to 1.
  var strengths: [Int: Double]
  /// How much it tells.
  var weight: Double
}

extension [QueryGroup] {
  /// Whether two words or more say what the query is about, and no more is known of them than words
  /// that are like some of them.
  var isGuesswork: Bool {
    let content = filter { !$0.isOptional && !LightWords.contains($0.token) }
    return content.count > 1 && content.contains(where: \.isGuess)
      && content.allSatisfy { $0.isGuess || $0.isUnknown }
  }

  /// Lets an answer lack verbs and words of all speech that are not there: they do not refuse it. A
  /// word that says something by itself is named, and refuses it where no other word is known that does.
  mutating func excuseMissing() {
    guard count > 1 else { return }
    let isAboutSomething = contains {
      !$0.isOptional && !$0.isUnknown && !LightWords.contains($0.token)
    }
    for index in indices where self[index].isUnknown && self[index].isLight {
      let saysSomething = Predicate.saysSomething(self[index].token)
      self[index].isMissing = saysSomething && isAboutSomething && !self[index].isOptional
      if !saysSomething || isAboutSomething { self[index].isOptional = true }
    }
  }

  /// The groups that a match must have, a bit each.
  var requiredMask: UInt32 {
    indices.reduce(0) { self[$1].isOptional ? $0 : $0 | 1 << UInt32($1) }
  }

  /// How much the groups of a mask tell together.
  func weight(_ mask: UInt32) -> Double {
    indices.reduce(0) { mask & 1 << UInt32($1) == 0 ? $0 : $0 + self[$1].weight }
  }

  /// How much of a query the groups of a mask make up.
  func share(_ mask: UInt32) -> Double {
    indices.reduce(0) { mask & 1 << UInt32($1) == 0 ? $0 : $0 + self[$1].share }
  }
}
