/// A set of pairs of rules, one applied right after the other, by number.
struct RulePairs: Hashable, Sendable {
  let ruleCount: Int
  let rowWords: Int
  private(set) var words: [UInt64]

  init(ruleCount: Int) {
    self.ruleCount = ruleCount
    rowWords = (ruleCount + 63) / 64
    words = Array(repeating: 0, count: rowWords * ruleCount)
  }

  /// How many pairs there are.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ first: Int, _ second: Int) -> Bool {
    words[first * rowWords + second / 64] & (1 << UInt64(second % 64)) != 0
  }

  mutating func insert(_ first: Int, _ second: Int) {
    words[first * rowWords + second / 64] |= 1 << UInt64(second % 64)
  }

  mutating func formUnion(_ other: RulePairs) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Every pair that a space contains.
  mutating func insertAll(of exploration: Exploration) {
    let eventCount = exploration.eventCount
    // By state, the rules that lead into it.
    var incoming = [UInt64](repeating: 0, count: exploration.table.states.count * rowWords)
    for (move, target) in exploration.targets.enumerated() where target != Exploration.none {
      let rule = Int(exploration.rules[move])
      incoming[Int(target) * rowWords + rule / 64] |= 1 << UInt64(rule % 64)
    }
    var outgoing = [UInt64](repeating: 0, count: rowWords)
    for state in exploration.table.states.indices {
      for word in outgoing.indices { outgoing[word] = 0 }
      for rule in exploration.rules[state * eventCount..<(state + 1) * eventCount]
      where rule != Exploration.noRule {
        outgoing[Int(rule) / 64] |= 1 << UInt64(rule % 64)
      }
      for word in outgoing.indices {
        var bits = incoming[state * rowWords + word]
        while bits != 0 {
          let row = (word * 64 + bits.trailingZeroBitCount) * rowWords
          for column in outgoing.indices { words[row + column] |= outgoing[column] }
          bits &= bits - 1
        }
      }
    }
  }
}
