internal import LockbBase

/// A vocabulary made ready for reading: every way in which documents name its entities.
struct Lexicon: Sendable {
  let names: EntityNames
  /// Phrases of terms, services and platforms in both languages.
  let phrases: PhraseMatcher
  let spelling: SpellingCheck

  init(_ vocabulary: Vocabulary) {
    names = EntityNames(vocabulary)
    spelling = SpellingCheck(
      names.codeNames,
      keys: vocabulary.entities.filter { $0.kind == .key }.map(\.name.english))
    var phrases: [(text: String, value: String)] = []
    for entity in vocabulary.entities where Self.isNamedInProse(entity.kind) {
      phrases.append((entity.name.english, entity.id))
      phrases.append((entity.name.korean, entity.id))
      phrases += entity.aliases.filter { $0.language != nil && $0.standing != .everyday }
        .map { ($0.text, entity.id) }
    }
    self.phrases = PhraseMatcher(phrases)
  }

  private static func isNamedInProse(_ kind: EntityKind) -> Bool {
    switch kind {
    case .platform, .service, .term: true
    case .api, .key, .status, .rule: false
    }
  }
}
