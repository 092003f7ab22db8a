internal import LockbText

/// Finds known words for a word that is not there.
struct StandIns {
  /// The most words that stand in for one.
  private static let most = 48
  /// Particles of one syllable that few nouns end in.
  private static let particles = Set("은는을를의에")

  private let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// Whether another word may stand for one: a number is no slip of another, and particles and endings
  /// alone are inside of any word.
  static func mayStand(for token: Token) -> Bool {
    token.kind != .number && !StopWords.contains(token)
  }

  /// The group with words that stand in for its own, or nil where there are none.
  func group(
    for group: QueryGroup, isLast: Bool, _ hits: HitReader
  ) throws -> QueryGroup? {
    // A verb of everyday speech is part of many words and like many others.
    if group.isPredicate, group.token.isKnownVerb { return nil }
    let ways: [(SearchTier, isGuess: Bool, () throws -> [String])] = [
      (.substring, false, { try containing(group, isLast: isLast) }),
      (.fuzzy, false, { otherLayout(group) }), (.fuzzy, true, { try similar(group) }),
    ]
    for (tier, isGuess, find) in ways {
      let words = try find()
      guard !words.isEmpty else { continue }
      var replaced = group
      replaced.words = words
      replaced.splits = []
      replaced.tier = tier
      replaced.isGuess = isGuess
      try hits.fill(&replaced)
      if !replaced.isUnknown { return replaced }
    }
    return try misspeltCompound(group, hits) ?? beginning(of: group, hits)
  }

  /// Two words run together, one of them misspelt: 두번쨰 for 두 번째.
  private func misspeltCompound(_ group: QueryGroup, _ hits: HitReader) throws -> QueryGroup? {
    guard group.token.kind == .hangul else { return nil }
    // An ending is no part of a compound.
    let word = group.token.stems.first ?? group.token.surface
    let syllables = word.unicodeScalars.map(String.init)
    var best: (distance: Int, pieces: [String])?
    for length in (1..<max(syllables.count, 1)).reversed() {
      let pieces = [syllables[..<length].joined(), syllables[length...].joined()]
      for index in pieces.indices where isPiece(pieces[1 - index]) {
        guard !Self.isTooShort(pieces[index]),
          let found = try Spelling.closest(to: pieces[index], in: lexicon.words(), limit: 1).first,
          found.distance < best?.distance ?? .max
        else { continue }
        var mended = pieces
        mended[index] = found.word
        best = (found.distance, mended)
      }
    }
    guard let best else { return nil }
    var replaced = group
    replaced.words = []
    replaced.splits = [best.pieces]
    replaced.tier = .fuzzy
    replaced.isGuess = true
    try hits.fill(&replaced)
    return replaced.isUnknown ? nil : replaced
  }

  /// Whether a piece of a compound is a word: a syllable only where it is written alone.
  private func isPiece(_ piece: String) -> Bool {
    piece.unicodeScalars.count == 1 ? lexicon.hasSurface(piece) : lexicon.contains(piece)
  }

  /// Whether a word is too short to be a misspelling of another: one syllable, with or without a
  /// particle.
  private static func isTooShort(_ word: String) -> Bool {
    let syllables = Array(word)
    return syllables.count == 1 || syllables.count == 2 && particles.contains(syllables[1])
  }

  /// The known words that an unspaced compound begins with.
  private func beginning(of group: QueryGroup, _ hits: HitReader) throws -> QueryGroup? {
    guard group.token.kind == .hangul else { return nil }
    let syllables = Array(group.token.surface.unicodeScalars)
    guard syllables.count > 3 else { return nil }
    for length in stride(from: syllables.count - 1, through: (syllables.count + 2) / 2, by: -1) {
      var head = String.UnicodeScalarView()
      head.append(contentsOf: syllables[..<length])
      let word = String(head)
      var replaced = group
      replaced.tier = .relaxed
      replaced.isMissing = true
      replaced.words = lexicon.contains(word) ? [word] : []
      replaced.splits = CompoundSplitter.split(word, in: lexicon.corpus).map { [$0] } ?? []
      guard !replaced.words.isEmpty || !replaced.splits.isEmpty else { continue }
      try hits.fill(&replaced)
      if !replaced.isUnknown { return replaced }
    }
    return nil
  }

  /// Words that a word is a part of, or the beginning of if it is still being typed.
  private func containing(_ group: QueryGroup, isLast: Bool) throws -> [String] {
    for piece in [group.token.surface] + group.token.stems {
      let length = piece.unicodeScalars.count
      guard length >= (group.token.kind == .hangul ? 2 : 3) else { continue }
      // Three letters in the middle of a word are there by chance.
      let isShort = group.token.kind != .hangul && length < 4
      let found = try lexicon.words(containing: piece).filter {
        !isShort || $0.hasPrefix(piece)
      }
      if !found.isEmpty { return Array(found.sortedByLength.prefix(Self.most)) }
    }
    if group.token.kind != .hangul, group.token.surface.unicodeScalars.count > 3 {
      let found = try lexicon.wordsOfCode(containing: group.token.surface)
      if !found.isEmpty { return Array(found.sortedByLength.prefix(Self.most)) }
    }
    guard isLast, group.token.kind == .hangul, let pattern = TypedPattern(group.typed) else {
      return []
    }
    return Array(
      try lexicon.words().filter { pattern.matches($0) }.sortedByLength.prefix(Self.most))
  }

  /// The word that another keyboard layout makes of a word, in its known forms.
  private func otherLayout(_ group: QueryGroup) -> [String] {
    for other in [
      KeyboardLayout.hangul(from: group.typed), KeyboardLayout.latin(from: group.typed),
    ] {
      guard let other else { continue }
      let terms = QueryTerm.terms(of: other, in: lexicon.corpus)
      guard terms.count == 1, let term = terms.first else { continue }
      let words = term.words.filter(lexicon.contains)
      if !words.isEmpty { return words }
    }
    return []
  }

  /// Words that a word may be a misspelling of.
  private func similar(_ group: QueryGroup) throws -> [String] {
    let token = group.token
    if token.kind == .hangul, Self.isTooShort(token.surface) { return [] }
    // Endings are right and long: what stands before them may have no more mistakes than by itself.
    let bound =
      token.kind == .hangul
      ? (token.stems + token.weakStems).map(Spelling.tolerance(of:)).max() : nil
    var best: [Spelling.Suggestion] = []
    for form in [token.surface] + token.stems {
      let found = try Spelling.closest(to: form, in: lexicon.words(), limit: 6, atMost: bound)
      guard let first = found.first else { continue }
      if best.isEmpty || first.distance < best[0].distance { best = found }
    }
    return forms(of: best.filter { $0.distance == best[0].distance }.map(\.word))
  }

  /// Words with their known base forms: what was meant is found in all its forms, as if it had
  /// been typed.
  private func forms(of words: [String]) -> [String] {
    var found: [String] = []
    for word in words {
      let stems = QueryTerm.terms(of: word, in: lexicon.corpus).first?.stems ?? []
      for form in [word] + stems.filter(lexicon.contains) where !found.contains(form) {
        found.append(form)
      }
    }
    return found
  }
}

extension [String] {
  /// Shorter words first: a part says more about a short word. Equal ones in byte order.
  fileprivate var sortedByLength: [String] {
    sorted {
      $0.utf8.count != $1.utf8.count
        ? $0.utf8.count < $1.utf8.count : $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
