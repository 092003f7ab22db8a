/// Takes particles and endings off one Hangul word.
struct HangulStemmer {
  /// The composed scalars of the word.
  private(set) var word: [UInt32] = []
  /// Whether the word is nothing but particles, the copula or a light verb's form.
  private(set) var isSuffix = false

  /// Verb stems that say nothing by themselves.
  private static let auxiliaries = Set("하되있없않못이주보지오가".map { JamoCode.codes(String($0)) })

  private var codes: [UInt8] = []
  private var stem: [UInt8] = []
  private var written: [UInt8] = []
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
    isSuffix = isPlain && word.count <= 8 && matchesWhole()
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
    guard isPlain, word.count > 1, word.count <= 24 else { return }
    stem.removeAll(keepingCapacity: true)
    stem.append(contentsOf: codes)
    for level in 0..<3 {
      let found = best(isFirst: level == 0)
      if let ending = found.ending, found.noun == nil || ending.length < (found.noun?.length ?? 0) {
        write(ending, &strong, &weak)
      }
      guard let noun = found.noun else { return }
      write(noun, &strong, &weak)
      stem.removeLast(stem.count - noun.length)
      guard noun.rule.kind == .particle || noun.rule.kind == .derivation else { return }
    }
  }

  private struct Match {
    var rule: SuffixRule
    /// Codes that stay.
    var length: Int
  }

  /// The longest suffix that leaves a noun and the longest that leaves another verb's stem.
  private func best(isFirst: Bool) -> (noun: Match?, ending: Match?) {
    var noun: Match?
    var ending: Match?
    HangulSuffixes.trie.forEachMatch(stem[...]) { rule, length in
      let rest = stem[..<length]
      let syllables = rest.count { $0 >= 20 && $0 < 41 } + (rule.replacement.0 == 0 ? 0 : 1)
      guard syllables >= (isFirst ? Int(rule.minimum) : 2), rule.accepts(rest) else { return }
      if rule.kind == .ending {
        if isFirst { ending = Match(rule: rule, length: length) }
      } else if isFirst || rule.kind != .copula {
        noun = Match(rule: rule, length: length)
      }
    }
    // A light verb's form is longer than the ending in it and says more.
    if let found = noun, found.rule.kind == .lightVerb { ending = nil }
    return (noun, ending)
  }

  private mutating func write(_ match: Match, _ strong: inout [UInt8], _ weak: inout [UInt8]) {
    var rest = Array(stem[..<match.length])
    if match.rule.replacement.0 != 0 { rest.append(match.rule.replacement.0) }
    if match.rule.replacement.1 != 0 { rest.append(match.rule.replacement.1) }
    written.removeAll(keepingCapacity: true)
    let syllables = JamoCode.write(rest[...], to: &written)
    if match.rule.kind == .ending, syllables == 1, Self.auxiliaries.contains(rest) { return }
    if syllables > 1 || match.rule.kind == .ending && match.rule.length > 1 {
      strong.appendWord(written[...])
    } else {
      weak.appendWord(written[...])
    }
    guard syllables == 1, match.rule.kind == .lightVerb, match.rule.length > 1 else { return }
    written.append(contentsOf: match.rule.family.rawValue.utf8)
    strong.appendWord(written[...])
  }
}
