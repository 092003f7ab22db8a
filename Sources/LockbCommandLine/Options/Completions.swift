internal import ArgumentParser
internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge
internal import LockbPack

/// What a shell offers while somebody types: names that the packs and the checker know.
enum Completions {
  /// The packs of this program, while a command line is parsed.
  @TaskLocal static var packs: [KnowledgePack] = []

  /// Everything that `show` and `search` know by name: symbols without their argument lists, keys,
  /// terms in both languages, and the rows of the machine.
  static var names: CompletionKind {
    .custom { _, _, beginning in
      let entities = packs.flatMap { $0.vocabulary.entities.flatMap(names(of:)) }
      return offered(entities + packs.compactMap(\.machine).flatMap { $0.rows() }, beginning)
    }
  }

  /// The names of the checker's rules.
  static var rules: CompletionKind {
    .custom { _, _, beginning in offered(RuleCatalogue.rules.map(\.name), beginning) }
  }

  /// The platforms that the packs know.
  static var platforms: CompletionKind {
    .custom { _, _, beginning in
      let entities = packs.flatMap(\.vocabulary.entities).filter { $0.kind == .platform }
      return offered(entities.map(\.name.english), beginning)
    }
  }

  /// The platforms that the machines run on, as `model` and `plist` spell them.
  static var machinePlatforms: CompletionKind {
    .custom { _, _, beginning in
      offered(packs.compactMap(\.machine).flatMap { $0.platforms() }.map(\.name), beginning)
    }
  }

  private static func names(of entity: Entity) -> [String] {
    guard entity.kind != .api else { return [Symbol.base(of: entity.name.english)] }
    let others = entity.aliases.filter { $0.standing == .preferred }.map(\.text)
    return [entity.name.english, entity.name.korean] + others
  }

  /// Those that begin as the word does, in any letter case, each once. Shells hand the word over
  /// as it was typed, with its quotes and escapes.
  static func offered(_ words: [String], _ beginning: String) -> [String] {
    let typed = beginning.filter { !"\\\"'".contains($0) }.lowercased()
    return Set(words.filter { $0.lowercased().hasPrefix(typed) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
