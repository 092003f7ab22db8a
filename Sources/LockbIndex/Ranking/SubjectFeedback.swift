internal import GRDB
internal import LockbText

/// Lets answers gain by what the best of them are about: a question seldom has all the names of
/// what it asks for, and the best sections do.
struct SubjectFeedback {
  /// An entity that an entry is about.
  private struct Subject {
    var entity: Int
    var weight: Double
  }

  /// So many answers tell what the query is about.
  private static let answers = 3
  /// How good an answer must be beside the best one to tell.
  private static let leastShare = 0.6
  /// So many entities of an answer, and of all of them together, count.
  static let subjects = 4
  /// How much it tells, beside the best score, to be about nothing else.
  private static let weight = 0.4
  /// How good an answer the page or the card of an answer is, beside it.
  private static let shareOfPair = 0.9

  private let database: Database
  private let entityCount: Int
  private let sectionCount: Int
  private let reach: EntityReach

  init(_ database: Database, entityCount: Int, sectionCount: Int) {
    self.database = database
    self.entityCount = entityCount
    self.sectionCount = sectionCount
    reach = EntityReach(database, entityCount: entityCount)
  }

  /// How much an entity tells that so many sections mention.
  static func weight(ofMentions count: Int, in sections: Int, of all: Int) -> Double {
    EntityReach.strength(ofMentions: count)
      * (1 + Double(all) / Double(sections + 1)).roundedLogarithm
  }

  // MARK: - What the best are about

  /// Raises the answers that are about what the best ones are about.
  /// - Parameter owner: The document of a section, or minus the entry of an entity.
  func raise(
    _ ranked: inout [RankedOwner], _ order: DocumentOrder, _ owner: (_ entry: Int) -> Int
  ) throws {
    let best = ranked.sorted { order.precedes($0, $1) }
    guard let top = best.first?.score, top > 0 else { return }
    let subjects = try chosen(best, top, order)
    let all = subjects.reduce(0) { $0 + $1.weight }
    guard all > 0 else { return }
    var gains = [Double](repeating: 0, count: ranked.count)
    for subject in subjects {
      let about = try strengths(of: subject.entity, owner)
      for index in ranked.indices {
        guard let strength = about[ranked[index].candidate.owner] else { continue }
        gains[index] +=
          subject.weight / all * strength / (strength + ranked[index].candidate.lengthShare)
      }
    }
    for index in ranked.indices {
      // Being about the right thing does not make up for what the query asks of it.
      let fit = ranked[index].fit * ranked[index].fit
      ranked[index].add("subject", Self.weight * top * gains[index] * fit)
    }
  }

  private func chosen(
    _ best: [RankedOwner], _ top: Double, _ order: DocumentOrder
  ) throws -> [Subject] {
    var weights: [Int: Double] = [:]
    var used: Set<Int> = []
    for answer in best {
      let owner = answer.candidate.owner
      if let twin = order.twins[owner], used.contains(twin) { continue }
      let share = answer.score / top
      guard used.count < Self.answers, share >= Self.leastShare else { break }
      used.insert(owner)
      for subject in try subjects(of: answer.entry) {
        weights[subject.entity, default: 0] += share * share * subject.weight
      }
    }
    return Self.heaviest(weights.map { Subject(entity: $0.key, weight: $0.value) })
  }

  /// What an entry is chiefly about.
  private func subjects(of entry: Int) throws -> [Subject] {
    if entry <= entityCount {
      let sections =
        try Int.fetchOne(
          database.cachedStatement(sql: "SELECT count(*) FROM mention WHERE entity = ?"),
          arguments: [entry]) ?? 0
      return [Subject(entity: entry, weight: weight(4, sections))]
    }
    let rows = try StoredRow.fetchAll(
      database.cachedStatement(
        sql: """
          SELECT entity, count,
            (SELECT count(*) FROM mention AS other WHERE other.entity = mention.entity)
          FROM mention WHERE section = ?
          """),
      arguments: [entry])
    return try Self.heaviest(
      rows.map { try Subject(entity: $0[0], weight: weight($0[1], $0[2])) })
  }

  private func weight(_ count: Int, _ sections: Int) -> Double {
    Self.weight(ofMentions: count, in: sections, of: sectionCount)
  }

  private static func heaviest(_ subjects: [Subject]) -> [Subject] {
    Array(
      subjects.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.entity < $1.entity }
        .prefix(Self.subjects))
  }

  /// How strongly entities and documents are about an entity.
  private func strengths(of entity: Int, _ owner: (_ entry: Int) -> Int) throws -> [Int: Double] {
    var strengths: [Int: Double] = [entity: 1]
    for (section, strength) in try reach.mentions(of: entity) {
      strengths[section] = max(strengths[section] ?? 0, strength)
    }
    for section in try reach.titles(with: [entity]) {
      strengths[section] = max(strengths[section] ?? 0, EntityReach.strengthOfTitle)
    }
    // In the order of the entries: sums of other orders differ in their last bit.
    return strengths.sorted { $0.key < $1.key }.reduce(into: [:]) { about, found in
      about[owner(found.key), default: 0] += found.value
    }
  }

  // MARK: - Pages and cards

  /// Lets the page about an entity and its card come near each other: what answers on one answers
  /// on the other.
  func pair(_ ranked: inout [RankedOwner]) throws {
    let places = Dictionary(
      ranked.enumerated().map { ($1.candidate.owner, $0) }, uniquingKeysWith: { first, _ in first })
    let scores = ranked.map(\.score)
    for index in ranked.indices where !ranked[index].candidate.isEntity {
      for entity in try cards(of: ranked[index].candidate.owner) {
        guard let other = places[-entity] else { continue }
        for (low, high) in [(index, other), (other, index)] {
          ranked[low].raise("pair", to: Self.shareOfPair * scores[high])
        }
      }
    }
  }

  /// The entities that a document's title is a name of.
  private func cards(of document: Int) throws -> [Int] {
    let title = try String.fetchOne(
      database.cachedStatement(sql: "SELECT title FROM document WHERE id = ?"),
      arguments: [document])
    return try Int.fetchAll(
      database.cachedStatement(
        sql: "SELECT entry FROM name WHERE key = ? AND standing <= ? AND entry <= ? ORDER BY entry"),
      arguments: [
        NameKey.key(title ?? ""), NameKey.Standing.variant.rawValue, entityCount,
      ])
  }
}
