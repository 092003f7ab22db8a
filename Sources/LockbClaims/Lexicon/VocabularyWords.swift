internal import LockbBase
internal import LockbKnowledge

/// The names of a vocabulary as words of the lexicon.
enum VocabularyWords {
  /// Every entity under the names that its card shows; its id is its concept.
  static func entries(of vocabulary: Vocabulary) -> [LexiconTable.Entry] {
    vocabulary.entities.compactMap { entity in
      var entry = LexiconTable.Entry(senses: [entity.id])
      switch entity.kind {
      case .api, .key, .status:
        let name = entity.name.english
        let base = Symbol.base(of: name)
        entry.codes = [name, base]
        if let container = entity.symbol?.container {
          entry.codes += ["\(container).\(name)", "\(container).\(base)"]
        }
        if base.dropFirst().contains(where: \.isUppercase) { entry.english = ["=" + base] }
      case .term, .service:
        entry.english = [entity.name.english]
        entry.korean = [entity.name.korean]
        for alias in entity.aliases where [.preferred, .allowed].contains(alias.standing) {
          switch alias.language {
          case .english?: entry.english.append(alias.text)
          case .korean?: entry.korean.append(alias.text)
          case nil: entry.codes.append(alias.text)
          }
        }
      case .platform, .rule: return nil
      }
      return entry
    }
  }

  /// The platforms with all their names.
  static func platforms(of vocabulary: Vocabulary) -> [(names: [String], platform: String)] {
    vocabulary.entities.filter { $0.kind == .platform }.map { entity in
      let aliases = entity.aliases.filter { $0.standing != .everyday }
      let names = [entity.name.english, entity.name.korean] + aliases.map(\.text)
      return (names, entity.name.english)
    }
  }
}
