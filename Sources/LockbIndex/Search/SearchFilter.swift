internal import GRDB
internal import LockbBase

/// Decides which entities and documents a request is about.
///
/// An entity exists in a version if it was introduced by then and not yet deprecated. A document
/// is judged by its own platform rows where it has some, else by the entities that it names: one
/// of them that exists is enough. What says nothing about platforms fails a platform filter.
final class SearchFilter {
  private let database: Database
  private let request: SearchRequest
  private let platform: String?
  private var entityKinds: [Int: Bool] = [:]
  private var documents: [Int: Bool] = [:]

  init(_ request: SearchRequest, _ database: Database) {
    self.request = request
    self.database = database
    platform = request.platform.map(PlatformName.folded)
  }

  /// Whether the request is about every entity and document.
  var isOpen: Bool { !request.isFiltered }

  /// Whether the request is about an entry.
  func allows(_ entry: Int, _ directory: EntryDirectory) throws -> Bool {
    if isOpen { return true }
    let document = directory.document(entry)
    guard document != 0 else { return try allowsEntity(entry) }
    guard request.kind == nil || request.kind == .guide else { return false }
    if let language = request.language {
      let isKorean = directory.traits(entry).contains(.korean)
      guard isKorean == (language == .korean) else { return false }
    }
    return try allowsDocument(document)
  }

  private func allowsEntity(_ entry: Int) throws -> Bool {
    if let answer = entityKinds[entry] { return answer }
    var answer = request.kind != .guide
    if answer, let kind = request.kind {
      let found = try String.fetchOne(
        database.cachedStatement(sql: "SELECT kind FROM entity WHERE id = ?"), arguments: [entry])
      answer = found == kind.rawValue
    }
    if answer, platform != nil || request.version != nil {
      answer = try exists(
        "SELECT platform, introduced, deprecated FROM availability WHERE entity = ?", entry)
    }
    entityKinds[entry] = answer
    return answer
  }

  private func allowsDocument(_ document: Int) throws -> Bool {
    guard platform != nil || request.version != nil else { return true }
    if let answer = documents[document] { return answer }
    let own =
      "SELECT platform, introduced, deprecated FROM document_availability WHERE document = ?"
    let hasOwn =
      try StoredRow.fetchOne(database.cachedStatement(sql: own), arguments: [document]) != nil
    let answer = try exists(
      hasOwn
        ? own
        : """
        SELECT DISTINCT platform, introduced, deprecated FROM section
        JOIN mention ON mention.section = section.id
        JOIN availability ON availability.entity = mention.entity WHERE document = ?
        """, document)
    documents[document] = answer
    return answer
  }

  private func exists(_ sql: String, _ owner: Int) throws -> Bool {
    let rows = try StoredRow.fetchCursor(database.cachedStatement(sql: sql), arguments: [owner])
    while let row = try rows.next() {
      if let platform, try PlatformName.folded(row[0]) != platform { continue }
      guard let introduced = try row[1] as Int? else { continue }
      guard let version = request.version else { return true }
      if introduced <= version.number, try version.number < (row[2] as Int?) ?? .max { return true }
    }
    return false
  }
}

/// Platform names as people type them.
enum PlatformName {
  /// A name without spaces and letter case: `Mac Catalyst` and `maccatalyst` are one.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" && $0 != "_" }
  }
}
