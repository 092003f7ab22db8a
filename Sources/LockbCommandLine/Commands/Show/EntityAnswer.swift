internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge
internal import LockbPack

/// Everything that is known of an entity.
struct EntityAnswer: Answer {
  let entity: Entity
  /// The entities that it points at, by id.
  let related: [String: Entity]
  /// The sections that name it.
  let mentions: [EntityMention]
  /// What the reference machine knows of it.
  let tables: [ReferenceTable]
  let commands: FollowingCommands

  var rows: [[String]] {
    [
      [
        entity.id, entity.kind.rawValue, entity.name.english, entity.name.korean,
        entity.summary.english, entity.summary.korean,
      ]
    ]
  }

  var members: [JSONMember] {
    [
      JSONMember(name: "type", value: .string("entity")),
      JSONMember(name: "entity", value: .entity(entity, related: related)),
      JSONMember(
        name: "mentions", value: .array(mentions.map { .mention($0, next: commands.show($0.id)) })),
      JSONMember(name: "machine", value: .array(tables.map(\.json))),
    ]
  }
}

extension JSONValue {
  /// A text in both languages.
  static func localized(_ text: Localized<String>) -> JSONValue {
    .members(["en": .string(text.english), "ko": .string(text.korean)])
  }

  fileprivate static func entity(_ entity: Entity, related: [String: Entity]) -> JSONValue {
    let aliases = entity.aliases.map { alias in
      JSONValue.members([
        "text": .string(alias.text), "language": .optional(alias.language?.rawValue),
        "standing": .string(alias.standing.rawValue),
      ])
    }
    let symbol = entity.symbol.map { symbol in
      JSONValue.members([
        "kind": .string(symbol.kind), "container": .optional(symbol.container),
        "declaration": .string(symbol.declaration),
      ])
    }
    let properties = entity.properties.map { property in
      JSONValue.members(["label": .localized(property.label), "value": .localized(property.value)])
    }
    let relations = entity.relations.map { relation in
      JSONValue.members([
        "kind": .string(relation.kind.rawValue), "id": .string(relation.target),
        "name": related[relation.target].map { .localized($0.name) } ?? .null,
      ])
    }
    return .members([
      "id": .string(entity.id),
      "kind": .string(entity.kind.rawValue),
      "name": .localized(entity.name),
      "aliases": .array(aliases),
      "summary": .localized(entity.summary),
      "symbol": symbol ?? .null,
      "platforms": .array(entity.availability.map(JSONValue.availability)),
      "properties": .array(properties),
      "relations": .array(relations),
      "sources": .strings(entity.sources),
    ])
  }

  fileprivate static func mention(_ mention: EntityMention, next: String) -> JSONValue {
    .members([
      "id": .string(mention.id),
      "language": .string(mention.document.language.rawValue),
      "title": .string(mention.title),
      "section": .string(mention.heading),
      "path": .string(mention.path),
      "line": .integer(mention.line),
      "count": .integer(mention.count),
      "next": .string(next),
    ])
  }
}

extension EntityMention {
  /// The section's id, as `lockb show` accepts it.
  var id: String { anchor.isEmpty ? document.description : "\(document)#\(anchor)" }
}
