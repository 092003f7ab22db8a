internal import LockbText

/// Tells which groups of a query a word of a text belongs to, those left out that an answer may
/// lack.
struct GroupMatcher {
  /// A group that a word belongs to, and how surely: 1 for the word as typed.
  struct Match {
    var group: Int
    var strength: Double
  }

  private var matches: [String: [Match]] = [:]

  init(_ groups: [QueryGroup]) {
    for (index, group) in groups.enumerated() where !group.isOptional {
      for word in group.words {
        enter(word, Match(group: index, strength: word == group.token.surface ? 1 : 0.9))
      }
      for word in group.splits.joined() { enter(word, Match(group: index, strength: 0.6)) }
      for word in group.related {
        enter(word, Match(group: index, strength: Thesaurus.strength))
      }
    }
  }

  /// Every word that belongs to some group, in no order.
  var words: some Sequence<String> { matches.keys }

  private mutating func enter(_ word: String, _ match: Match) {
    matches[word, default: []].add(match)
  }

  /// The groups that a token belongs to, each once with its greatest strength.
  func groups(of token: Token) -> [Match] {
    var found: [Match] = matches[token.surface] ?? []
    for form in token.indexedStems {
      for var match in matches[form] ?? [] {
        // A form of the word is a little less than the word.
        match.strength *= 0.9
        found.add(match)
      }
    }
    return found
  }
}

extension [GroupMatcher.Match] {
  /// Adds a match; of two for one group the stronger counts.
  mutating func add(_ match: GroupMatcher.Match) {
    if let place = firstIndex(where: { $0.group == match.group }) {
      self[place].strength = Swift.max(self[place].strength, match.strength)
    } else {
      append(match)
    }
  }
}
