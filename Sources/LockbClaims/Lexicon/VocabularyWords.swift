internal import LockbBase
internal import LockbKnowledge

/// The names of a vocabulary as words of the lexicon.
struct VocabularyWords {
  /// Every entity under the names that its card shows; its id is its concept.
  let entries: [LexiconTable.Entry]
  /// The platforms with all their names.
  let platforms: [(names: [String], platform: String)]
  /// The labels of the arguments in the names of all symbols: `floor` of `lift(floor:)`.
  let labels: Set<String>
  /// What things are, with their concepts.
  let definitions: [(text: String, concept: String)]

  init(_ vocabulary: Vocabulary) {
    entries = Self.entries(of: vocabulary)
    platforms = Self.platforms(of: vocabulary)
    labels = Self.labels(of: vocabulary)
    definitions = vocabulary.entities.flatMap { entity in
      [entity.summary.english, entity.summary.korean].map { ($0, entity.id) }
    }
  }

  private static func entries(of vocabulary: Vocabulary) -> [LexiconTable.Entry] {
    vocabulary.entities.compactMap { entity in
      var entry = LexiconTable.Entry(senses: [entity.id])
      switch entity.kind {
      case .api, .key, .status:
        let name = entity.name.english
        let base = Symbol.base(of: name)
        var codes = [name, base]
        if let container = entity.symbol?.container {
          codes += ["\(container).\(name)", "\(container).\(base)"]
        }
        entry.lines.append(.init(.code, codes))
        if base.dropFirst().contains(where: \.isUppercase) {
          entry.lines.append(.init(.english, ["=" + base]))
        }
      case .term, .service:
        let names = entity.aliases.filter { [.preferred, .allowed].contains($0.standing) }
        func line(_ kind: LexiconTable.Line.Kind, _ language: Language?, _ name: String?) {
          let aliases = names.filter { $0.language == language }.map(\.text)
          entry.lines.append(.init(kind, (name.map { [$0] } ?? []) + aliases))
        }
        line(.english, .english, entity.name.english)
        line(.korean, .korean, entity.name.korean)
        line(.code, nil, nil)
      case .platform, .rule: return nil
      }
      return entry
    }
  }

  private static func platforms(of vocabulary: Vocabulary) -> [(names: [String], platform: String)]
  {
    vocabulary.entities.filter { $0.kind == .platform }.map { entity in
      let aliases = entity.aliases.filter { $0.standing != .everyday }
      let names = [entity.name.english, entity.name.korean] + aliases.map(\.text)
      return (names, entity.name.english)
    }
  }

  private static func labels(of vocabulary: Vocabulary) -> Set<String> {
    Set(
      vocabulary.entities.lazy.filter { $0.kind == .api }.flatMap { entity in
        entity.name.english.drop { $0 != "(" }.split { "():,".contains($0) }.map(String.init)
      })
  }
}
