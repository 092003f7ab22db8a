internal import LockbBase
internal import LockbKnowledge

/// The vocabulary as the judge asks it: by id and by kind.
enum JudgeCatalogue {
  private static let vocabulary = Vocabulary.coreLocation
  private static let byID: [String: Entity] = Dictionary(
    vocabulary.entities.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  private static let byKind = Dictionary(grouping: vocabulary.entities, by: \.kind)
  /// Where entities of a kind with a name, arguments aside, are there.
  private static let namesakes = byKind.mapValues { entities in
    Dictionary(
      entities.map { (name(of: $0), Set([$0.availability])) }, uniquingKeysWith: { $0.union($1) })
  }
  private static let services = Dictionary(
    grouping: entities(.service).flatMap { service in
      Set(service.relations.map(\.target)).map { (symbol: $0, service: service.id) }
    },
    by: \.symbol)

  /// An entity by the kind and the value of a term; nil for none.
  static func entity(_ term: JudgeTerm) -> Entity? {
    byID[term.type.rawValue + "/" + term.value.prefix { $0 != ":" || term.type == .api }]
  }

  /// An entity by its id; nil for none.
  static func entity(named id: String) -> Entity? { byID[id] }

  /// The one service that a symbol belongs to; nil where it belongs to none or to several.
  static func service(of symbol: JudgeTerm) -> JudgeTerm? {
    guard let found = services["api/" + symbol.value], found.count == 1 else { return nil }
    return JudgeTerm(.service, String(found[0].service.dropFirst("service/".count)))
  }

  /// Every entity of a kind, in the order of the facts.
  static func entities(_ kind: EntityKind) -> [Entity] {
    byKind[kind] ?? []
  }

  /// Whether another symbol has the same name but for its arguments, and came at another time.
  static func sharesName(_ entity: Entity) -> Bool {
    (namesakes[entity.kind]?[name(of: entity)]?.count ?? 1) > 1
  }

  private static func name(of entity: Entity) -> Substring { entity.id.prefix { $0 != "(" } }

  /// The rows of the facts behind an entity.
  static func rows(of entity: Entity?) -> [String] {
    (entity?.sources ?? []).filter { source in
      source.first.map { "TRCQIV".contains($0) } == true
        && source.dropFirst().contains { $0.isNumber }
    }
  }

  /// Whether sources disagree about an entity’s versions on a platform.
  static func isContested(_ entity: Entity, on platform: String) -> Bool {
    contested(entity).contains { $0.hasPrefix(platform + ":") }
  }

  /// Whether sources disagree about the version that deprecates an entity (C-3).
  static func hasContestedDeprecation(_ entity: Entity) -> Bool {
    contested(entity).contains { $0.contains("deprecate") }
  }

  private static func contested(_ entity: Entity) -> [String] {
    entity.properties.filter { $0.label == PropertyLabel.contested.text }.map(\.value.english)
  }
}
