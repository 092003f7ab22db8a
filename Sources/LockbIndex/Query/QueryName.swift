internal import GRDB

/// Finds the names of entities and documents in a query, whole or among other words.
struct QueryName {
  /// One word as names spell it.
  struct Unit {
    /// The group it comes from.
    var group: Int
    /// Its spellings: as typed first, then its stems.
    var forms: [String]
    /// Whether it asks or connects.
    var isOptional: Bool
    /// Whether it is Korean and another form of it stands behind the first.
    var isInflected = false
  }

  /// The longest name that is looked for inside a query, in words.
  private static let longest = 6
  /// The most entries that one key of a name is read for.
  static let mostOfKey = 64
  /// How much a name of several words tells beyond them.
  private static let bonusOfSeveralWords = 2.0
  /// How much more of a query each word of such a name makes up.
  private static let shareOfSeveralWords = 1.5

  /// How much less a name is worth that another form of the last word makes: more than there are
  /// standings.
  private static let standingOfOtherForm = 6

  /// The most entities of one name whose other names are looked for.
  private static let mostNamed = 8

  /// How strongly an entity is about another one that it belongs with.
  private static let strengthOfRelation = 0.25

  private let database: Database
  private let entityCount: Int
  private let reach: EntityReach

  init(_ database: Database, entityCount: Int) {
    self.database = database
    self.entityCount = entityCount
    reach = EntityReach(database, entityCount: entityCount)
  }

  /// Fills in what the query names, and lets the words of a name find what it is a name of.
  func find(_ units: [Unit], _ plan: inout QueryPlan, _ hits: HitReader) throws {
    for words in [units, units.filter { !$0.isOptional }] where plan.named.isEmpty {
      for (index, key) in Self.keysOfWhole(words).enumerated() {
        for var name in try lookup(key)
        where !plan.named.contains(where: { $0.entry == name.entry }) {
          name.standing = NameKey.Standing(rawValue: name.standing)?.order ?? name.standing
          // What only another form of the query names comes after what the query itself names.
          if index > 0 { name.standing += Self.standingOfOtherForm }
          plan.named.append(name)
        }
      }
      let tier = words.map { plan.groups[$0.group].tier }.max() ?? .match
      plan.namedTier = tier == .match ? .exact : tier
    }
    var covered: [Range<Int>] = []
    for length in stride(from: min(Self.longest, units.count), through: 1, by: -1) {
      for start in 0...units.count - length {
        let window = start..<start + length
        // A name inside a longer name is part of that name.
        if covered.contains(where: { $0.contains(window) }) { continue }
        if units[window].allSatisfy(\.isOptional) { continue }
        let names = try Self.keys(units[window]).flatMap(lookup)
        guard !names.isEmpty else { continue }
        covered.append(window)
        try add(names, units[window], &plan)
      }
    }
    for index in plan.groups.indices { hits.weigh(&plan.groups[index]) }
    for index in plan.concepts.indices {
      let concept = plan.concepts[index]
      let weight = plan.groups.weight(concept.groups)
      plan.concepts[index].weight = weight
      guard concept.words > 1 else { continue }
      // Several words that make a name together are hardly together by chance.
      plan.concepts[index].weight += Self.bonusOfSeveralWords
      for group in plan.groups.indices where concept.groups & 1 << UInt32(group) != 0 {
        plan.groups[group].share += Self.shareOfSeveralWords
      }
    }
  }

  private func add(_ names: [NamedEntry], _ units: ArraySlice<Unit>, _ plan: inout QueryPlan) throws
  {
    var concept = QueryConcept(
      groups: units.reduce(0) { $0 | 1 << UInt32($1.group) },
      words: units.reduce(0) { $0 + plan.groups[$1.group].parts }, strengths: [:], weight: 0)
    var titled: Set<Int> = []
    for name in names {
      concept.strengths[name.entry] = 1
      guard name.entry <= entityCount else { continue }
      for (section, strength) in try reach.mentions(of: name.entry) {
        concept.strengths[section] = max(concept.strengths[section] ?? 0, strength)
      }
    }
    if units.reduce(0, { $0 | 1 << UInt32($1.group) }) & plan.required == plan.required {
      for name in names where name.entry <= entityCount {
        for entry in try related(name.entry) where concept.strengths[entry] == nil {
          concept.strengths[entry] = Self.strengthOfRelation
        }
      }
    }
    let entities = names.prefix(Self.mostNamed).map(\.entry).filter { $0 <= entityCount }
    for section in try reach.titles(with: entities) {
      concept.strengths[section] = max(
        concept.strengths[section] ?? 0, EntityReach.strengthOfTitle)
      titled.insert(section)
    }
    for unit in units {
      for (entry, strength) in concept.strengths {
        plan.groups[unit.group].hits.add(
          entry, strength == 1 || titled.contains(entry) ? HitMap.title : HitMap.mention)
      }
    }
    plan.concepts.append(concept)
  }

  /// The entities that belong with one, in either direction.
  private func related(_ entity: Int) throws -> [Int] {
    try Int.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT target.id FROM relation JOIN entity AS target ON target.name = relation.target
          WHERE relation.entity = ?1
          UNION
          SELECT relation.entity FROM relation
          JOIN entity AS target ON target.name = relation.target WHERE target.id = ?1
          ORDER BY 1
          """),
      arguments: [entity])
  }

  /// The keys of neighbouring words: as they stand, and with other forms of the last one.
  private static func keys(_ units: ArraySlice<Unit>) -> [String] {
    guard let last = units.last else { return [] }
    let head = units.dropLast().map { $0.forms.first ?? "" }.joined()
    return last.forms.map { head + $0 }
  }

  /// The keys of a whole query: further words than the last may have particles as well.
  private static func keysOfWhole(_ units: [Unit]) -> [String] {
    var keys = keys(units[...])
    var bare = units
    for index in units.indices.dropLast() where units[index].isInflected {
      bare[index].forms = Array(units[index].forms.dropFirst())
    }
    for key in Self.keys(bare[...]) where !keys.contains(key) { keys.append(key) }
    return keys
  }

  private func lookup(_ key: String) throws -> [NamedEntry] {
    try StoredRow.fetchAll(
      database.cachedStatement(
        sql: "SELECT entry, standing FROM name WHERE key = ? ORDER BY standing, entry LIMIT ?"),
      arguments: [key, Self.mostOfKey]
    ).map { try NamedEntry(entry: $0[0], standing: $0[1]) }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
