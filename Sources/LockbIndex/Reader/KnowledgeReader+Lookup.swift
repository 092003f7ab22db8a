internal import GRDB
public import LockbBase
internal import LockbKnowledge
internal import LockbText

extension KnowledgeReader {
  /// What an id or a name leads to. Ids are `api/Door.open()`, `guides/doors`, `guides/doors@ko`,
  /// `guides/doors@ko#opening`; names may be in either language, in any letter case, or the
  /// beginning of a name.
  /// - Parameter language: Which of two translations to prefer; nil for the language of the name.
  public func lookup(
    _ name: String, preferring language: Language? = nil
  ) throws(IndexError) -> Lookup {
    try store.read { database in
      try NameResolver(database, preferring: language).lookup(name)
    }
  }
}

/// Finds what a name means, trying the strictest reading first.
private struct NameResolver {
  private static let mostCandidates = 8

  private let database: Database
  private let preferred: Language?

  init(_ database: Database, preferring language: Language?) {
    self.database = database
    preferred = language
  }

  func lookup(_ name: String) throws -> Lookup {
    let text = QueryText(name)
    let language = preferred ?? (text.isKorean ? .korean : .english)
    // An id is taken at its word before white space is tidied up and letters are composed: bytes
    // tell, since two strings of the same letters are equal.
    for spelling in name.utf8.elementsEqual(text.text.utf8) ? [name] : [name, text.text] {
      if let row = try EntityReader.row(named: spelling, database) {
        return .entity(try EntityReader(database).entity(row))
      }
      if let found = try document(spelling, language) { return found }
    }
    for entries in [try named(text.text), try beginning(text.text)] where !entries.isEmpty {
      if entries.count == 1 { return try lookup(entry: entries[0]) }
      return .several(try entries.prefix(Self.mostCandidates).compactMap(candidate))
    }
    return .nothing(similar: try similar(text.text))
  }

  // MARK: - Documents

  /// The document or section that an id names: `topic`, `topic@ko`, with `#anchor` or without.
  private func document(_ id: String, _ language: Language) throws -> Lookup? {
    // Topics and anchors may hold the separators themselves: every reading is tried.
    var readings: [(topic: Substring, anchor: Substring)] = [(id[...], "")]
    for index in id.indices where id[index] == "#" {
      readings.append((id[..<index], id[id.index(after: index)...]))
    }
    for (name, anchor) in readings {
      var names = [
        DocumentID(topic: String(name), language: language),
        DocumentID(topic: String(name), language: language.counterpart),
      ]
      for language in Language.allCases where name.hasSuffix("@" + language.rawValue) {
        names.insert(DocumentID(topic: String(name.dropLast(3)), language: language), at: 0)
      }
      for name in names {
        guard let document = try DocumentReader(database).document(name) else { continue }
        if anchor.isEmpty { return .document(document) }
        if let index = document.sections.firstIndex(where: { $0.anchor == anchor }) {
          return .section(document, index: index)
        }
      }
    }
    return nil
  }

  // MARK: - Names

  /// The entries that go by a name, only those with the best standing.
  private func named(_ name: String) throws -> [Int] {
    let key = NameKey.key(name)
    guard !key.isEmpty else { return [] }
    let rows = try StoredRow.fetchAll(
      database, sql: "SELECT standing, entry FROM name WHERE key = ? ORDER BY standing, entry",
      arguments: [key])
    return try best(rows)
  }

  /// The entries whose names begin with what was typed.
  private func beginning(_ name: String) throws -> [Int] {
    let key = NameKey.key(name)
    guard key.unicodeScalars.count > 1 else { return [] }
    let rows = try StoredRow.fetchAll(
      database,
      sql: """
        SELECT min(standing), entry FROM name WHERE key >= ? AND key < ? GROUP BY entry
        ORDER BY min(length(key)), 1, 2 LIMIT 200
        """, arguments: [key, key + "\u{10FFFF}"])
    return try distinct(rows.map { try $0[1] })
  }

  private func best(_ rows: [StoredRow]) throws -> [Int] {
    guard let standing = try rows.first.map({ try $0[0] as Int }) else { return [] }
    return try distinct(rows.filter { try $0[0] == standing }.map { try $0[1] })
  }

  /// Entries without the translations of documents that are there in the preferred language.
  private func distinct(_ entries: [Int]) throws -> [Int] {
    var topics: [String: Int] = [:]
    var result: [Int] = []
    for entry in entries {
      guard let document = try owner(of: entry) else {
        result.append(entry)
        continue
      }
      if let place = topics[document.topic] {
        if document.language == preferred { result[place] = entry }
      } else {
        topics[document.topic] = result.count
        result.append(entry)
      }
    }
    return result
  }

  private func owner(of entry: Int) throws -> DocumentID? {
    try StoredRow.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT topic, language FROM section JOIN document ON document.id = document
          WHERE section.id = ?
          """),
      arguments: [entry]
    ).flatMap(DocumentID.init)
  }

  private func lookup(entry: Int) throws -> Lookup {
    if let id = try owner(of: entry) {
      return try DocumentReader(database).document(id).map(Lookup.document)
        ?? .nothing(similar: [])
    }
    let row = try StoredRow.fetchOne(
      database, sql: "SELECT * FROM entity WHERE id = ?", arguments: [entry])
    return try row.map { .entity(try EntityReader(database).entity($0)) } ?? .nothing(similar: [])
  }

  private func candidate(_ entry: Int) throws -> LookupCandidate? {
    if let id = try owner(of: entry) {
      let title = try String.fetchOne(
        database, sql: "SELECT title FROM document WHERE topic = ? AND language = ?",
        arguments: [id.topic, id.language.rawValue])
      return LookupCandidate(id: id.description, kind: .guide, title: title ?? "")
    }
    let row = try StoredRow.fetchOne(
      database, sql: "SELECT name, kind, name_en, name_ko FROM entity WHERE id = ?",
      arguments: [entry])
    guard let row, let kind = try SearchKind(rawValue: row[1]) else { return nil }
    return try LookupCandidate(
      id: row[0], kind: kind, title: preferred == .korean ? row[3] : row[2])
  }

  // MARK: - Similar names

  /// Things whose name has few letters or jamo changed, or that holds what was typed.
  private func similar(_ name: String) throws -> [LookupCandidate] {
    let tail = name.split(separator: "/").last.map(String.init) ?? name
    let key = NameKey.key(tail)
    guard !key.isEmpty else { return [] }
    let keys = try String.fetchAll(database, sql: "SELECT DISTINCT key FROM name ORDER BY key")
    var close = Spelling.closest(to: key, in: keys, limit: Self.mostCandidates).map(\.word)
    if close.isEmpty {
      close = keys.filter { $0.contains(key) }.sorted {
        ($0.utf8.count, $0) < ($1.utf8.count, $1)
      }
    }
    var entries: [Int] = []
    for key in close.prefix(Self.mostCandidates) {
      for entry in try Int.fetchAll(
        database, sql: "SELECT entry FROM name WHERE key = ? ORDER BY standing, entry",
        arguments: [key]) where !entries.contains(entry)
      {
        entries.append(entry)
      }
    }
    return try distinct(entries).prefix(Self.mostCandidates).compactMap(candidate)
  }
}
