internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge

/// Words that no dictionary has and that documents use on purpose: names of the vocabulary, the
/// project's own words, and what is written again and again.
struct IntendedWords: Sendable {
  /// How often a word is written that is meant.
  private static let threshold = 4

  private var names: Set<String>
  private let counts: [String: Int]

  /// What documents, their vocabulary and their project write, in one language.
  init(
    _ documents: [CheckedDocument], _ vocabulary: Vocabulary, _ projectWords: ProjectWords,
    _ language: Language
  ) {
    names = projectWords.words
    for entity in vocabulary.entities {
      for name in [entity.name.english, entity.name.korean] + entity.aliases.map(\.text) {
        for word in name.split(whereSeparator: { !$0.isLetter }) { names.insert(word.lowercased()) }
      }
    }
    var counts: [String: Int] = [:]
    for document in documents where document.language == language {
      for word in ProseWord.all(in: document) {
        // Korean words go on after the noun: every beginning counts.
        let text = word.text.lowercased()
        let lengths = language == .korean ? 1...text.count : text.count...text.count
        for length in lengths { counts[String(text.prefix(length)), default: 0] += 1 }
      }
    }
    self.counts = counts.filter { $0.value >= Self.threshold }
  }

  /// Whether a word is one of them, or a Korean word that goes on after one that no dictionary has.
  func contains(_ word: String, _ language: Language, _ speller: Speller) -> Bool {
    let text = word.lowercased()
    guard language == .korean else { return isName(text) || counts[text] != nil }
    return (1...text.count).contains { length in
      let beginning = String(text.prefix(length))
      if names.contains(beginning) {
        // Many words begin with the one syllable that is another.
        return length > 1 || KoreanNoun.isInflection(text.dropFirst(length), of: beginning)
      }
      return counts[beginning] != nil && speller.knows(beginning, language) == false
    }
  }

  /// Whether an English word is a name, its plural or its possessive.
  private func isName(_ text: String) -> Bool {
    ["", "s", "es", "'s", "s'", "es'"].contains { ending in
      text.hasSuffix(ending) && names.contains(String(text.dropLast(ending.count)))
    }
  }
}
