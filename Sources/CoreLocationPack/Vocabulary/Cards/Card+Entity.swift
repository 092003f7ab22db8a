internal import LockbBase
internal import LockbKnowledge

extension Card {
  /// The entities of a table, all of one kind.
  ///
  /// - Parameter section: The section of the reference that the table follows, for `sources`.
  static func entities(_ kind: EntityKind, section: String, _ text: String) -> [Entity] {
    table(text).map { $0.entity(kind, section: section) }
  }

  private func entity(_ kind: EntityKind, section: String) -> Entity {
    var entity = Entity(
      id: "\(kind.rawValue)/\(heading)", kind: kind, name: Localized(en: heading, ko: heading),
      summary: Localized(en: "", ko: ""), sources: ["facts \(section)"])
    if kind == .api {
      let name = symbolName
      entity.id = "api/\(name.dotted)"
      entity.name = Localized(en: name.base + name.arguments, ko: name.base + name.arguments)
      entity.symbol = Symbol(kind: name.kind, container: name.container, declaration: "")
      entity.aliases = name.aliases.map { Alias($0, nil) }
    }
    for (label, text) in zip(labels, texts) { read(label, text, into: &entity) }
    precondition(!entity.summary.english.isEmpty && !entity.summary.korean.isEmpty, heading)
    precondition(entity.symbol?.declaration.isEmpty != true, "\(heading): no declaration")
    return entity
  }

  private func read(_ label: Label, _ text: CardText, into entity: inout Entity) {
    switch label {
    case .module: entity.symbol?.container = text.string
    case .declaration: entity.symbol?.declaration = text.string
    case .availability:
      entity.availability = Availability.rows(text)
    case .english:
      addNames(text, .english, .preferred, to: &entity)
      entity.name.english = entity.aliases.first { $0.language == .english }?.text ?? heading
    case .korean:
      addNames(text, .korean, .preferred, to: &entity)
      entity.name.korean = entity.aliases.first { $0.language == .korean }?.text ?? heading
    case .code: addNames(text, nil, .allowed, to: &entity)
    case .alsoEnglish: addNames(text, .english, .allowed, to: &entity)
    case .alsoKorean: addNames(text, .korean, .allowed, to: &entity)
    case .everydayEnglish: addNames(text, .english, .everyday, to: &entity)
    case .everydayKorean: addNames(text, .korean, .everyday, to: &entity)
    case .neverKorean: addNames(text, .korean, .forbidden, to: &entity)
    case .summary: entity.summary.english = text.string
    case .koreanSummary: entity.summary.korean = text.string
    case .note: entity.properties.append(property(text))
    case .needs: addRelations(text, .needs, to: &entity)
    case .reports: addRelations(text, .reports, to: &entity)
    case .replacement: addRelations(text, .replacedBy, to: &entity)
    case .related: addRelations(text, .related, to: &entity)
    case .sources: entity.sources += text.words.map(Self.source)
    }
  }

  private func addNames(
    _ text: CardText, _ language: Language?, _ standing: Alias.Standing, to entity: inout Entity
  ) {
    for name in text.parts(separatedBy: ";") {
      entity.aliases.append(Alias(name, language, standing))
    }
  }

  /// A target without a kind in front is a symbol.
  private func addRelations(_ text: CardText, _ kind: Relation.Kind, to entity: inout Entity) {
    for target in text.words {
      let isWhole = target.utf8.contains(UInt8(ascii: "/"))
      entity.relations.append(Relation(kind, isWhole ? target : "api/\(target)"))
    }
  }

  /// A `note` line: `label | English | Korean`.
  private func property(_ text: CardText) -> Property {
    let parts = text.parts(separatedBy: "|")
    guard parts.count == 3, let label = PropertyLabel(rawValue: parts[0]) else {
      preconditionFailure("\(heading): a note is label | English | Korean, not \(text.string)")
    }
    return Property(label: label.text, value: Localized(en: parts[1], ko: parts[2]))
  }

  /// A code of the `from` line; a bare number is a section of the reference.
  private static func source(_ code: String) -> String {
    code.utf8.first.map { (0x30...0x39).contains($0) } == true ? "facts \(code)" : code
  }
}
