/// Takes particles and endings off one Hangul word.
struct HangulStemmer {
  /// The composed scalars of the word.
  private(set) var word: [UInt32] = []
  /// Whether the word is nothing but particles, the copula or a light verb's form.
  var isSuffix: Bool { isPlain && word.count <= 8 && matchesWhole() }

  /// Verb stems that say nothing by themselves.
  private static let auxiliaries = Set("하되있없않못이주보지오가".map { JamoCode.codes(String($0)) })

  private var codes: [UInt8] = []
  private var stem: [UInt8] = []
  private var rest: [UInt8] = []
  private var written: [UInt8] = []
  private var isCopulaOff = false
  private var isPlain = false

  /// Reads a run of Hangul, composing its jamo.
  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    word.removeAll(keepingCapacity: true)
    codes.removeAll(keepingCapacity: true)
    isPlain = true
    var composer = HangulComposer()
    var offset = 0
    while offset < bytes.count {
      let (scalar, length) = UTF8Cursor.decode(bytes, offset)
      offset += length
      guard ScalarClass(scalar) == .hangul else { continue }
      if composer.take(scalar) {
        word[word.count - 1] = composer.last
      } else {
        word.append(scalar)
      }
    }
    for scalar in word {
      guard Jamo.isSyllable(scalar) else {
        isPlain = false
        break
      }
      JamoCode.append(scalar, to: &codes)
    }
  }

  private func matchesWhole() -> Bool {
    var whole = false
    HangulSuffixes.trie.forEachMatch(codes[...]) { rule, remaining in
      if remaining == 0, rule.kind != .ending, rule.kind != .derivation { whole = true }
    }
    return whole
  }

  /// Whether a word is a particle or a form of the copula, 하다 or 되다.
  static func isFunctionWord(_ word: String) -> Bool {
    var codes: [UInt8] = []
    for scalar in word.unicodeScalars {
      guard Jamo.isSyllable(scalar.value) else { return false }
      JamoCode.append(scalar.value, to: &codes)
    }
    var found = false
    HangulSuffixes.trie.forEachMatch(codes[...]) { rule, remaining in
      guard remaining == 0 else { return }
      switch rule.kind {
      case .particle, .copula: found = true
      case .lightVerb: if rule.family == .do || rule.family == .become { found = true }
      case .ending, .derivation: break
      }
    }
    return found
  }

  /// Appends the stems to space-separated lists.
  mutating func appendStems(strong: inout [UInt8], weak: inout [UInt8]) {
    guard isPlain, !word.isEmpty, word.count <= 24 else { return }
    stem.removeAll(keepingCapacity: true)
    stem.append(contentsOf: codes)
    isCopulaOff = false
    if word.count == 1 {
      if let ending = endingOfSyllable() ?? infinitiveOfSyllable() {
        write(ending, &strong, &weak)
      }
      return
    }
    for depth in 0..<3 {
      guard !WholeNouns.contains(stem[...]) else { return }
      let found = best(at: depth)
      if let ending = found.ending { write(ending, &strong, &weak) }
      guard let noun = found.noun else { return }
      write(noun, &strong, &weak)
      stem.removeLast(stem.count - noun.length)
      if noun.rule.kind == .lightVerb { return }
      isCopulaOff = noun.rule.kind == .copula
    }
  }

  /// The ending in a single syllable, which only a known verb has: 쓸 of 쓰다.
  private func endingOfSyllable() -> Match? {
    var ending: Match?
    HangulSuffixes.trie.forEachMatch(stem[...]) { rule, length in
      guard rule.condition == .knownVerb, KnownVerbs.contains(stem[..<length]) else { return }
      ending = Match(rule: rule, length: length)
    }
    return ending
  }

  /// A single syllable in which 어 has merged with a known verb: 꺼 of 끄다.
  private func infinitiveOfSyllable() -> Match? {
    guard stem.count == 2, Self.changed(stem[0], stem[1]) != nil, KnownVerbs.contains(stem[...])
    else { return nil }
    return Match(
      rule: SuffixRule(kind: .ending, condition: .knownVerb, minimum: 1, length: 1),
      length: stem.count)
  }

  private struct Match {
    var rule: SuffixRule
    /// Codes that stay.
    var length: Int
  }

  /// The longest suffix that leaves a noun, and the longest that leaves another verb's stem if
  /// it may be right.
  private func best(at depth: Int) -> (noun: Match?, ending: Match?) {
    var noun: Match?
    var ending: Match?
    HangulSuffixes.trie.forEachMatch(stem[...]) { rule, length in
      let rest = stem[..<length]
      let syllables = rest.count { $0 >= 20 && $0 < 41 } + (rule.replacement.0.isVowel ? 1 : 0)
      guard rule.accepts(rest) else { return }
      guard depth == 0 else {
        if syllables > (rule.kind == .derivation ? 0 : 1), isAllowedBelow(rule) {
          noun = Match(rule: rule, length: length)
        }
        return
      }
      if rule.kind == .ending {
        guard syllables >= rule.minimum || syllables > 0 && KnownVerbs.holds(rest) else {
          return
        }
        ending = Match(rule: rule, length: length)
      } else if syllables >= rule.minimum {
        noun = Match(rule: rule, length: length)
      }
    }
    if let verb = ending, let found = noun {
      if found.length < verb.length || found.rule.kind == .lightVerb
        || WholeNouns.contains(stem[..<found.length])
      {
        // The noun's suffix holds the ending, or the noun is known.
        ending = nil
      } else if found.length == verb.length, !KnownVerbs.holds(stem[..<verb.length]) {
        ending = nil
      } else if found.rule.kind == .copula || found.length == verb.length {
        noun = nil
      }
    }
    return (noun, ending)
  }

  /// Whether a suffix may follow another one: below the copula only noun suffixes, and never a
  /// particle of one syllable, which is more often part of the noun.
  private func isAllowedBelow(_ rule: SuffixRule) -> Bool {
    switch rule.kind {
    case .derivation: true
    case .particle: rule.length > 1 && !isCopulaOff
    case .lightVerb: !isCopulaOff
    case .copula, .ending: false
    }
  }

  private mutating func write(_ match: Match, _ strong: inout [UInt8], _ weak: inout [UInt8]) {
    let rule = match.rule
    rest.removeAll(keepingCapacity: true)
    rest.append(contentsOf: stem[..<match.length])
    if rule.replacement.0 != 0 { rest.append(rule.replacement.0) }
    if rule.replacement.1 != 0 { rest.append(rule.replacement.1) }
    if rule.kind == .ending { mendStem() }
    written.removeAll(keepingCapacity: true)
    let syllables = JamoCode.write(rest[...], to: &written)
    let isVerb = rule.kind == .ending
    if isVerb, syllables == 1, Self.auxiliaries.contains(rest) { return }
    if syllables > 1 || isVerb && (rule.length > 1 || KnownVerbs.contains(rest[...])) {
      strong.appendWord(written[...])
    } else {
      weak.appendWord(written[...])
    }
    guard syllables == 1, rule.kind == .lightVerb, rule.length > 1 else { return }
    written.append(contentsOf: rule.family.rawValue.utf8)
    strong.appendWord(written[...])
  }

  /// Undoes what an ending did to a verb's stem: 만드는 is of 만들다, 써야 of 쓰다, and 켜서 of
  /// 켜다, not 키다.
  private mutating func mendStem() {
    if KnownVerbs.hasLostLiquid(rest[...]), !KnownVerbs.contains(rest[...]) {
      rest.append(JamoCode.firstFinal + 7)
    } else if rest.count == 2, let vowel = Self.changed(rest[0], rest[1]) {
      rest[1] = vowel
    }
  }

  /// The vowel that an infinitive of one syllable has lost: 써 is of 쓰다, 켜 of 켜다.
  private static func changed(_ initial: UInt8, _ vowel: UInt8) -> UInt8? {
    switch (initial, vowel) {
    case (16, JamoCode.firstVowel + 20), (18, JamoCode.firstVowel + 20):
      JamoCode.firstVowel + 6
    case (2, JamoCode.firstVowel + 4), (5, JamoCode.firstVowel + 4),
      (11, JamoCode.firstVowel + 4), (16, JamoCode.firstVowel + 4):
      JamoCode.firstVowel + 18
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether a code is a vowel's.
  fileprivate var isVowel: Bool { self >= JamoCode.firstVowel && self < JamoCode.firstFinal }
}
