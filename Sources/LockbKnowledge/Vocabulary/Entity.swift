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

/// The kinds of entity, in the order that breaks ties between search results.
public enum EntityKind: String, Codable, CaseIterable, Sendable {
  case api, key, status, platform, service, rule, term
}

/// The programming side of an entity.
public struct Symbol: Codable, Hashable, Sendable {
  /// As a reader calls it: `method`, `class method`, `property`, `case`, `class`.
  public var kind: String
  /// The type or module that holds it; nil at top level.
  public var container: String?
  /// The Swift declaration.
  public var declaration: String

  /// A name without its argument list: `open(_:)` is `open`.
  public static func base(of name: String) -> String {
    name.firstIndex(of: "(").map { String(name[..<$0]) } ?? name
  }

  /// Describes a symbol.
  public init(kind: String, container: String?, declaration: String) {
    self.kind = kind
    self.container = container
    self.declaration = declaration
  }
}

/// Since when something exists on a platform, and since when it should not be used.
public struct Availability: Codable, Hashable, Sendable {
  /// The platform's name: `iOS`, `Mac Catalyst`.
  public var platform: String
  /// The first version that has it, 0 where nobody says which; nil where it is known to be absent.
  public var introduced: Version?
  /// The first version that deprecates it.
  public var deprecated: Version?

  /// One platform's row.
  public init(platform: String, introduced: Version?, deprecated: Version? = nil) {
    self.platform = platform
    self.introduced = introduced
    self.deprecated = deprecated
  }
}

/// Another name of an entity.
public struct Alias: Codable, Hashable, Sendable {
  /// How good a name it is in its language's texts.
  public enum Standing: String, Codable, Sendable {
    case preferred, allowed
    /// What people type who look for it, and what texts may mean something else by.
    case everyday
    case forbidden
  }

  /// The name.
  public var text: String
  /// Its language; nil for code.
  public var language: Language?
  /// How good it is.
  public var standing: Standing

  /// A name.
  public init(_ text: String, _ language: Language?, _ standing: Standing = .allowed) {
    self.text = text
    self.language = language
    self.standing = standing
  }
}

/// One labelled line of a card.
public struct Property: Codable, Hashable, Sendable {
  /// What the line tells.
  public var label: Localized<String>
  /// What it says.
  public var value: Localized<String>

  /// A line of a card.
  public init(label: Localized<String>, value: Localized<String>) {
    self.label = label
    self.value = value
  }
}

/// How one entity points at another.
public struct Relation: Codable, Hashable, Sendable {
  /// The kinds of relation.
  public enum Kind: String, Codable, CaseIterable, Sendable {
    /// The key that a call reads.
    case needs
    /// The status that a call can lead to or that a symbol reports.
    case reports
    /// The successor of a deprecated symbol.
    case replacedBy
    /// Worth reading beside it.
    case related
  }

  /// How it points.
  public var kind: Kind
  /// The id of the other entity.
  public var target: String

  /// A relation.
  public init(_ kind: Kind, _ target: String) {
    self.kind = kind
    self.target = target
  }
}
