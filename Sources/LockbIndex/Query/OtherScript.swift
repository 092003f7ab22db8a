internal import LockbText

/// Finds words of a query as the documents write them in the other script: React for 리액트.
struct OtherScript {
  /// In how many times as many Korean documents as the word itself the other must stand.
  private static let ratio = 3
  /// The same for a word of one syllable, which is like many others.
  private static let ratioOfSyllable = 5
  /// How many times as usual as another word the likeliest may be for the other to be meant as well.
  private static let ratioOfChoice = 4
  /// The most words that one may be.
  private static let most = 4
  /// The share of the entries up to which a word may be known for another to be looked for.
  private static let shareOfKnown = 0.02
  /// The fewest letters of a word that is looked for in Hangul.
  private static let shortest = 4
  /// The fewest syllables of two words that are one.
  private static let shortestPair = 4

  /// A word of the other script.
  private struct Found {
    var word: String
    /// How irregularly one writes the other.
    var irregularity: Int
    /// How many documents or entries have it.
    var count = 0
  }

  private let lexicon: Lexicon
  private let hits: HitReader

  init(_ lexicon: Lexicon, _ hits: HitReader) {
    self.lexicon = lexicon
    self.hits = hits
  }

  /// Lets words of the other script find groups whose own words are unknown or rare beside them in Korean
  /// documents. Returns what was added to which word, one line each.
  func add(to groups: inout [QueryGroup]) throws -> [String] {
    var lines: [String] = []
    for place in groups.indices where mayBeLoanword(groups[place]) {
      let group = groups[place]
      let entries = Double(group.hits.count - group.hits.relatedCount)
      guard group.token.kind == .hangul, entries <= Self.shareOfKnown * hits.entryCount else {
        continue
      }
      let own = entries > 0 ? max(1, hits.koreanDocuments(with: group)) : 0
      for form in forms(of: group.token) where groups[place].spoken.isEmpty {
        // The last syllable may still be on its way to a longer word.
        if own == 0, place == groups.count - 1, form.unicodeScalars.count == 1 { continue }
        lines += try add(latin(form, own), &groups, [place])
        // A short word that nobody has written so is said like many others.
        let isSure = own > 0 || form.unicodeScalars.count > 2
        if !isSure, !groups[place].spoken.isEmpty { groups[place].tier = .fuzzy }
      }
    }
    for (first, second) in zip(groups.indices, groups.indices.dropFirst()) {
      let pair = [groups[first], groups[second]]
      guard pair.allSatisfy({ $0.token.kind == .hangul && mayBeLoanword($0) }),
        pair[0].typed != pair[1].typed
      else { continue }
      let joined = ([pair[1].token.surface] + pair[1].token.stems)
        .map { pair[0].token.surface + $0 }
        .filter { $0.unicodeScalars.count >= Self.shortestPair }
      let words = try joined.lazy.map { try latin($0, hits.koreanDocuments(with: $0)) }
        .first { !$0.isEmpty }
      lines += try add(words ?? [], &groups, [first, second])
    }
    return lines
  }

  /// The same for one group that nothing else was found for: by words that any document has.
  func addAny(to group: inout QueryGroup) throws -> [String] {
    guard mayBeLoanword(group) else { return [] }
    var words: [String] = []
    if group.token.kind == .hangul {
      for form in forms(of: group.token) where words.isEmpty {
        let count = form.unicodeScalars.count > 1 ? hits.frequency : hits.koreanDocuments(with:)
        words = try likeliest(soundingLike(form), atLeast: 1, count)
      }
    } else if group.token.kind == .word, group.token.surface.utf8.count >= Self.shortest {
      words = try likeliest(hangul(group.token.surface), atLeast: 1, hits.frequency)
    }
    var groups = [group]
    let lines = try add(words, &groups, [0])
    group = groups[0]
    if !lines.isEmpty { group.tier = .fuzzy }
    return lines
  }

  private func add(
    _ words: [String], _ groups: inout [QueryGroup], _ places: [Int]
  ) throws -> [String] {
    let words = words.filter { word in !places.contains { groups[$0].words.contains(word) } }
    guard !words.isEmpty else { return [] }
    for place in places {
      groups[place].spoken += words
      groups[place].words += words
      try hits.fill(&groups[place])
    }
    let typed = places.map { groups[$0].typed }.joined(separator: " ")
    return ["\(typed) → \(words.joined(separator: ", "))"]
  }

  private func mayBeLoanword(_ group: QueryGroup) -> Bool {
    !group.isOptional && !group.isPredicate && !group.isLight
  }

  private func forms(of token: Token) -> [String] {
    [token.surface] + token.stems + token.weakStems
  }

  /// English words of Korean documents that a Hangul word writes as they are said.
  private func latin(_ form: String, _ own: Int) throws -> [String] {
    let found = try soundingLike(form)
    guard !found.isEmpty else { return [] }
    let isSyllable = form.unicodeScalars.count == 1
    var least = max(1, own * (isSyllable ? Self.ratioOfSyllable : Self.ratio))
    if own == 0 {
      // A slip of a Korean word sounds like the English one as well: 써비스.
      let slips = Spelling.closest(to: form, in: try lexicon.words(), limit: 2)
      for slip in slips where slip.distance == 1 {
        least = try max(least, hits.koreanDocuments(with: slip.word))
      }
    }
    return try likeliest(found, atLeast: least, hits.koreanDocuments(with:))
  }

  private func soundingLike(_ form: String) throws -> [Found] {
    if let letters = Loanword.initialism(form) { return [Found(word: letters, irregularity: 0)] }
    guard let loanword = Loanword(form) else { return [] }
    var found: [Found] = []
    try lexicon.forEachWord(isLatin: true) { word in
      if let irregularity = loanword.irregularity(of: word) {
        found.append(Found(word: String(decoding: word, as: UTF8.self), irregularity: irregularity))
      }
    }
    return found
  }

  /// Hangul words that write an English word as it is said.
  private func hangul(_ word: String) throws -> [Found] {
    let letters = Array(word.utf8)
    var found: [Found] = []
    try lexicon.forEachWord(isLatin: false) { other in
      let other = String(decoding: other, as: UTF8.self)
      guard let loanword = Loanword(other),
        let irregularity = letters.withUnsafeBufferPointer(loanword.irregularity)
      else { return }
      found.append(Found(word: other, irregularity: irregularity))
    }
    return found
  }

  /// Whether a word is written in some text, and says what about.
  private func isNoun(_ word: String) -> Bool {
    guard let token = Analyzer.tokens(in: word).first, !StopWords.contains(token),
      !LightWords.contains(token)
    else { return false }
    // A Hangul word may stand with particles only.
    return token.kind == .hangul ? lexicon.contains(word) : lexicon.hasSurface(word)
  }

  /// Of the most regular words that enough entries have, the most usual one and those that are not far less.
  private func likeliest(
    _ found: [Found], atLeast least: Int, _ frequency: (String) throws -> Int
  ) throws -> [String] {
    var known: [Found] = []
    for var found in found where isNoun(found.word) {
      found.count = try frequency(found.word)
      if found.count >= least { known.append(found) }
    }
    guard let regular = known.map(\.irregularity).min() else { return [] }
    let sorted = known.filter { $0.irregularity == regular }.sorted {
      $0.count != $1.count
        ? $0.count > $1.count : $0.word.utf8.lexicographicallyPrecedes($1.word.utf8)
    }
    return sorted.prefix(Self.most).filter { $0.count * Self.ratioOfChoice >= sorted[0].count }.map(
      \.word)
  }
}
