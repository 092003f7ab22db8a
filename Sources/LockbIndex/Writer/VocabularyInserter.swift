internal import GRDB
internal import LockbBase
internal import LockbKnowledge

/// Writes the entities of a vocabulary.
struct VocabularyInserter {
  private let entity: RowInserter
  private let alias: RowInserter
  private let availability: RowInserter
  private let property: RowInserter
  private let relation: RowInserter
  private let name: RowInserter
  private let search: SearchInserter
  private var columns = ColumnWriter()

  /// Prepares to write.
  init(_ database: Database) throws {
    entity = try RowInserter(database, into: "entity", columns: 12)
    alias = try RowInserter(database, into: "alias", columns: 5)
    availability = try RowInserter(database, into: "availability", columns: 5)
    property = try RowInserter(database, into: "property", columns: 6)
    relation = try RowInserter(database, into: "relation", columns: 4)
    name = try RowInserter(database, into: "name", columns: 3)
    search = try SearchInserter(adding: database)
  }

  /// The entities with their places in the vocabulary, in the order that their ids count: by kind,
  /// then by name, which is the order of search results that nothing else tells apart.
  static func ordered(_ entities: [Entity]) -> [(place: Int, entity: Entity)] {
    let kinds = Dictionary(
      uniqueKeysWithValues: EntityKind.allCases.enumerated().map { ($1, $0) })
    return entities.enumerated().map { (place: $0, entity: $1) }.sorted { left, right in
      let (first, second) = (kinds[left.entity.kind] ?? 0, kinds[right.entity.kind] ?? 0)
      return first != second
        ? first < second
        : left.entity.id.utf8.lexicographicallyPrecedes(right.entity.id.utf8)
    }
  }

  /// Writes one entity under an id and returns the words it can be found by.
  mutating func write(_ value: Entity, as id: Int, place: Int) throws -> SearchColumns {
    entity.add(id)
    entity.add(value.id)
    entity.add(value.kind.rawValue)
    entity.add(value.name.english)
    entity.add(value.name.korean)
    entity.add(value.summary.english)
    entity.add(value.summary.korean)
    entity.add(value.symbol?.kind)
    entity.add(value.symbol?.container)
    entity.add(value.symbol?.declaration)
    entity.add(PackedList.text(value.sources))
    entity.add(place)
    try entity.run()
    for (index, item) in value.aliases.enumerated() {
      alias.add(id)
      alias.add(index)
      alias.add(item.text)
      alias.add(item.language?.rawValue)
      alias.add(item.standing.rawValue)
      try alias.run()
    }
    for (index, item) in value.availability.enumerated() {
      try availability.runAvailability(id, index, item)
    }
    for (index, item) in value.properties.enumerated() {
      property.add(id)
      property.add(index)
      property.add(item.label.english)
      property.add(item.label.korean)
      property.add(item.value.english)
      property.add(item.value.korean)
      try property.run()
    }
    for (index, item) in value.relations.enumerated() {
      relation.add(id)
      relation.add(index)
      relation.add(item.kind.rawValue)
      relation.add(item.target)
      try relation.run()
    }
    for (key, standing) in NameKey.keys(of: value) {
      name.add(key)
      name.add(standing)
      name.add(id)
      try name.run()
    }
    let columns = columns.columns(of: value)
    try search.run(id, columns)
    return columns
  }
}

extension RowInserter {
  /// Writes one platform row of an entity or a document.
  func runAvailability(_ owner: Int, _ index: Int, _ item: Availability) throws {
    add(owner)
    add(index)
    add(item.platform)
    add(item.introduced?.number)
    add(item.deprecated?.number)
    try run()
  }
}
