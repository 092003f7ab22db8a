internal import ArgumentParser
internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// `lockb show`: one thing with everything that is known of it.
struct ShowCommand: Subcommand {
  static let name = "show"
  static let formats: [OutputFormat] = [.text, .json, .tsv, .md]
  static var configuration: CommandConfiguration { configured(.show) }

  @Argument(help: help(.name), completion: Completions.names)
  var target: [String]

  @Option(name: .customLong("lang"), help: help(.language), completion: .list(["ko", "en", "any"]))
  var languageName = "any"

  @OptionGroup var common: CommonOptions

  var words: [String] { target }

  func answer(in session: Session) throws -> any Answer {
    let name = target.joined(separator: " ")
    guard name.contains(where: { !$0.isWhitespace }) else { throw session.messages.emptyName }
    let language = try FilterOptions(messages: session.messages).language(languageName)
    return try session.answering { knowledge in
      try answer(to: name, language ?? session.preferredLanguage, from: knowledge, in: session)
    }
  }

  private func answer(
    to name: String, _ language: Language?, from knowledge: OpenKnowledge, in session: Session
  ) throws -> any Answer {
    switch try knowledge.reader.lookup(name, preferring: language) {
    case .entity(let entity):
      return try card(entity, knowledge, session)
    case .document(let document):
      return try page(document, of: nil, knowledge, session)
    case .section(let document, let index):
      return try page(document, of: index, knowledge, session)
    case .several(let candidates):
      return CandidatesAnswer(
        name: name, candidates: candidates, isFound: true, commands: session.commands)
    case .nothing(let similar):
      let tables = session.tables(of: name)
      if !tables.isEmpty { return MachineAnswer(name: name, tables: tables) }
      return CandidatesAnswer(
        name: name, candidates: similar, isFound: false, commands: session.commands)
    }
  }

  private func card(
    _ entity: Entity, _ knowledge: OpenKnowledge, _ session: Session
  ) throws -> EntityAnswer {
    var related: [String: Entity] = [:]
    for relation in entity.relations {
      related[relation.target] = try knowledge.reader.entity(relation.target)
    }
    return EntityAnswer(
      entity: entity, related: related, mentions: try knowledge.reader.mentions(of: entity.id),
      tables: session.tables(of: entity.id), commands: session.commands)
  }

  private func page(
    _ document: Document, of section: Int?, _ knowledge: OpenKnowledge, _ session: Session
  ) throws -> DocumentAnswer {
    let twin = DocumentID(topic: document.id.topic, language: document.id.language.counterpart)
    let source = SourceLocator(roots: knowledge.contentRoots, fileSystem: session.fileSystem)
      .source(of: document)
    return DocumentAnswer(
      document: document, section: section, source: source, contentRoot: knowledge.contentRoot,
      counterpart: try knowledge.reader.documents().contains(twin) ? twin : nil,
      commands: session.commands)
  }
}

extension Session {
  /// What the machines of the packs know of a thing.
  fileprivate func tables(of name: String) -> [ReferenceTable] {
    packs.compactMap(\.machine).flatMap { $0.tables(name) }
  }
}
