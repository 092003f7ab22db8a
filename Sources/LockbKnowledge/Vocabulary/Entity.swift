public import LockbBase

/// Something that documents speak of and that has a card: a symbol, a key, a platform, a term.
public struct Entity: Codable, Hashable, Sendable {
  /// Unique name with its kind in front: `api/Door.open()`, `key/DoorUsageDescription`.
  public var id: String
  /// What kind of thing it is.
  public var kind: EntityKind
  /// The name a card shows; code reads the same in both languages.
  public var name: Localized<String>
  /// Other names, in either language: variants, old spellings, glossary renderings.
  public var aliases: [Alias]
  /// What it is or does, in a sentence.
  public var summary: Localized<String>
  /// Set for symbols only.
  public var symbol: Symbol?
  /// Where it exists, in the order the vocabulary gives.
  public var availability: [Availability]
  /// Further facts of the card, in reading order.
  public var properties: [Property]
  /// Entities that belong on the card: keys needed, statuses reported, replacements.
  public var relations: [Relation]
  /// Where the facts come from: row ids and source codes.
  public var sources: [String]

  /// Assembles an entity.
  public init(
    id: String, kind: EntityKind, name: Localized<String>, aliases: [Alias] = [],
    summary: Localized<String>, symbol: Symbol? = nil, availability: [Availability] = [],
    properties: [Property] = [], relations: [Relation] = [], sources: [String] = []
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.aliases = aliases
    self.summary = summary
    self.symbol = symbol
    self.availability = availability
    self.properties = properties
    self.relations = relations
    self.sources = sources
  }
}
