internal import GRDB
internal import LockbText

/// Asks the full-text table which entries have a word.
struct HitReader {
  /// Up to what share of the entries may have a word for related ones to be looked for: documents
  /// that have a word more often than that speak of the thing in that word.
  private static let shareOfRare = 0.005
  /// Up to what share of the sections may be in a language for its words to be looked for in the
  /// other as well.
  private static let shareOfForeign = 0.1

  private let database: Database
  private let directory: EntryDirectory
  private let entries: Int
  private let isStrict: Bool

  /// A reader for a knowledge base with so many entries.
  /// - Parameter isStrict: Whether nothing may stand in for a word.
  init(_ database: Database, _ directory: EntryDirectory, entries: Int, isStrict: Bool) {
    self.database = database
    self.directory = directory
    self.entries = entries
    self.isStrict = isStrict
  }

  /// Fills in where the entries have a group's words, and how much that tells.
  func fill(_ group: inout QueryGroup) throws {
    group.hits = try hits(of: group.words)
    for split in group.splits {
      guard var common = try split.first.map({ try hits(of: [$0]) }) else { continue }
      for word in split.dropFirst() { common = common.intersection(try hits(of: [word])) }
      group.hits.formUnion(common)
    }
    weigh(&group)
    try addRelated(&group)
  }

  /// How many entries there are.
  var entryCount: Double { Double(entries) }

  /// Lets words of about the same meaning find a group whose own words are rare, and words of the
  /// other language one that the documents hardly write its language.
  private func addRelated(_ group: inout QueryGroup) throws {
    group.related = []
    let isKorean = group.token.kind == .hangul
    let isRare = Double(group.hits.count) <= Self.shareOfRare * entryCount
    let isForeign = directory.share(ofKorean: isKorean) < Self.shareOfForeign
    guard !isStrict, !group.isOptional, isRare || isForeign else { return }
    let own = Set(group.words + group.splits.joined())
    let words = Thesaurus.words(for: group.token)
    group.related = ((isRare ? words.own : []) + words.other).filter { !own.contains($0) }
    guard !group.related.isEmpty else { return }
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM search WHERE search MATCH ?")
    let rows = try Int.fetchCursor(
      statement, arguments: [FullTextQuery.any(of: group.related)])
    while let entry = try rows.next() {
      if group.hits[entry] == 0 { group.hits.add(entry, HitMap.related) }
    }
    weigh(&group)
    group.relatedWeight = weight(of: group.hits.count)
  }

  /// The number of entries that have a word.
  func frequency(of word: String) throws -> Int {
    try Int.fetchOne(
      database.cachedStatement(sql: "SELECT doc FROM word WHERE term = ?"), arguments: [word]) ?? 0
  }

  /// The number of Korean documents that have a word outside of code.
  func koreanDocuments(with word: String) throws -> Int {
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM search WHERE search MATCH ?")
    let expression = "- code : " + FullTextQuery.quoted(word)
    var documents: Set<Int> = []
    let rows = try Int.fetchCursor(statement, arguments: [expression])
    while let entry = try rows.next() {
      if directory.traits(entry).contains(.korean) { documents.insert(directory.document(entry)) }
    }
    return documents.count
  }

  /// The number of Korean documents that have a group's own words.
  func koreanDocuments(with group: QueryGroup) -> Int {
    var documents: Set<Int> = []
    for (entry, place) in group.hits.places.enumerated() where place & ~HitMap.related != 0 {
      if directory.traits(entry).contains(.korean) { documents.insert(directory.document(entry)) }
    }
    return documents.count
  }

  /// Works out anew how much finding a group tells.
  func weigh(_ group: inout QueryGroup) {
    guard !group.isOptional else { return group.weight = 0 }
    let own = group.hits.count - group.hits.relatedCount
    group.weight = weight(of: own > 0 ? own : group.hits.count)
    group.share = 1 + 0.5 * group.weight
    if group.isLight { group.share *= 0.5 }
  }

  /// How much it tells to be among so many entries.
  private func weight(of count: Int) -> Double {
    let frequency = Double(count)
    let rest = max(entryCount - frequency, 0)
    return (1 + (rest + 0.5) / (frequency + 0.5)).roundedLogarithm
  }

  /// Where the entries have any of some words.
  private func hits(of words: [String]) throws -> HitMap {
    var hits = HitMap()
    guard !words.isEmpty else { return hits }
    let expression = FullTextQuery.any(of: words)
    let statement = try database.cachedStatement(
      sql: "SELECT rowid FROM search WHERE search MATCH ?")
    for (filter, place) in [("", HitMap.text), ("{title title_forms name} : ", HitMap.title)] {
      let rows = try Int.fetchCursor(statement, arguments: [filter + expression])
      while let entry = try rows.next() { hits.add(entry, place) }
    }
    return hits
  }
}
