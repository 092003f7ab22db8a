internal import LockbBase
internal import LockbKnowledge

extension Card {
  /// The labels that an entry may use, beside those that only its kind has.
  private static let labels: Set<String> = [
    "en", "ko", "on", "code", "english", "korean", "also.en", "also.ko", "never.ko",
    "needs", "reports", "now", "see", "note", "from",
  ]
  private static let symbolLabels: Set<String> = ["in", "swift"]

  /// The entities of a table, all of one kind.
  ///
  /// - Parameter section: The section of the reference that the table follows, for `sources`.
  static func entities(_ kind: EntityKind, section: String, _ text: String) -> [Entity] {
    table(text).map { $0.entity(kind, section: section) }
  }

  private func entity(_ kind: EntityKind, section: String) -> Entity {
    for line in lines where !Self.labels.contains(line.label) {
      precondition(
        kind == .api && Self.symbolLabels.contains(line.label),
        "\(heading): a line cannot begin with \(line.label)")
    }
    var entity = Entity(
      id: "", kind: kind, name: Localized(en: heading, ko: heading),
      summary: Localized(en: required("en"), ko: required("ko")),
      availability: text("on").map(Availability.rows) ?? [],
      properties: properties, relations: relations,
      sources: ["facts \(section)"] + sources)
    if kind == .api {
      let name = symbolName
      entity.id = "api/\(name.dotted)"
      entity.name = Localized(en: name.base + name.arguments, ko: name.base + name.arguments)
      entity.symbol = Symbol(
        kind: name.kind, container: text("in") ?? name.container, declaration: required("swift"))
      entity.aliases = name.aliases.map { Alias($0, nil) }
    } else {
      entity.id = "\(kind.rawValue)/\(heading)"
    }
    addNames(to: &entity)
    return entity
  }

  /// The names that the entry spells out: renderings in both languages, and code.
  private func addNames(to entity: inout Entity) {
    let english = list("english", separator: ";")
    let korean = list("korean", separator: ";")
    if let first = english.first, let second = korean.first {
      entity.name = Localized(en: first, ko: second)
    }
    entity.aliases += list("code", separator: ";").map { Alias($0, nil) }
    entity.aliases += english.map { Alias($0, .english, .preferred) }
    entity.aliases += list("also.en", separator: ";").map { Alias($0, .english) }
    entity.aliases += korean.map { Alias($0, .korean, .preferred) }
    entity.aliases += list("also.ko", separator: ";").map { Alias($0, .korean) }
    entity.aliases += list("never.ko", separator: ";").map { Alias($0, .korean, .forbidden) }
  }

  /// The `note label | English | Korean` lines.
  private var properties: [Property] {
    lines.filter { $0.label == "note" }.map { line in
      let parts = line.text.parts(separatedBy: "|")
      guard parts.count == 3, let label = PropertyLabel(rawValue: parts[0]) else {
        preconditionFailure("\(heading): a note is label | English | Korean, not \(line.text)")
      }
      return Property(label: label.text, value: Localized(en: parts[1], ko: parts[2]))
    }
  }

  /// The `from` line; a bare number is a section of the reference.
  private var sources: [String] {
    list("from", separator: " ").map { code in
      code.utf8.first.map { (0x30...0x39).contains($0) } == true ? "facts \(code)" : code
    }
  }

  /// The relations, in the order of `Relation.Kind`; a target without a kind in front is a symbol.
  private var relations: [Relation] {
    let fields: [(String, Relation.Kind)] = [
      ("needs", .needs), ("reports", .reports), ("now", .replacedBy), ("see", .related),
    ]
    return fields.flatMap { label, kind in
      list(label, separator: " ").map { target in
        Relation(kind, target.utf8.contains(UInt8(ascii: "/")) ? target : "api/\(target)")
      }
    }
  }
}
