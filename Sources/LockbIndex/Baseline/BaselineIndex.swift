internal import GRDB
internal import LockbBase
public import LockbKnowledge

/// The same text in a full-text table as SQLite ships it: what searches are measured against.
public struct BaselineIndex: Sendable {
  /// A tokenizer that SQLite ships.
  public enum Tokenizer: String, CaseIterable, Sendable {
    case unicode61
    case porter = "porter unicode61"
    case trigram
  }

  private let queue: DatabaseQueue
  private let owners: [String]

  /// Fills a table in memory: one row a section or entity, title ten times the text.
  public init(_ knowledge: KnowledgeBase, tokenizer: Tokenizer) throws(IndexError) {
    var rows: [(owner: String, title: String, text: String)] = []
    for entity in knowledge.vocabulary.entities {
      rows.append((entity.id, entity.indexedTitle, entity.indexedText))
    }
    for document in knowledge.documents {
      for (index, section) in document.sections.enumerated() {
        let title = index == 0 ? document.title + "\n" + section.title : section.title
        let code = section.codeSamples.map(\.code).joined(separator: "\n")
        let synopsis = index == 0 ? document.synopsis + "\n" : ""
        rows.append((document.id.topic, title, synopsis + section.text + "\n" + code))
      }
    }
    owners = rows.map(\.owner)
    do {
      queue = try DatabaseQueue()
      try queue.inDatabase { database in
        try database.execute(
          sql: "CREATE VIRTUAL TABLE text USING fts5(title, body, tokenize='\(tokenizer.rawValue)')"
        )
        try database.execute(sql: "BEGIN")
        let insert = try database.makeStatement(sql: "INSERT INTO text VALUES(?, ?)")
        for row in rows { try insert.execute(arguments: [row.title, row.text]) }
        try database.execute(sql: "COMMIT")
      }
    } catch {
      throw IndexError(writing: ":memory:", "write", error)
    }
  }

  /// Ids of entities and topics, best first, each once: all words, or any of them if no row has
  /// all.
  public func search(_ query: String, limit: Int) throws(IndexError) -> [String] {
    let words = query.split(whereSeparator: \.isWhitespace).map {
      FullTextQuery.quoted(String($0.filter { $0 != "\0" }))
    }
    guard !words.isEmpty else { return [] }
    do {
      return try queue.inDatabase { database in
        for joint in [" AND ", " OR "] {
          let rows = try Int.fetchAll(
            database,
            sql: "SELECT rowid FROM text WHERE text MATCH ? ORDER BY bm25(text, 10, 1), rowid",
            arguments: [words.joined(separator: joint)])
          var found: [String] = []
          for row in rows where !found.contains(owners[row - 1]) {
            found.append(owners[row - 1])
            if found.count == limit { break }
          }
          if !found.isEmpty { return found }
        }
        return []
      }
    } catch {
      throw IndexError(reading: ":memory:", error)
    }
  }
}

extension Entity {
  fileprivate var indexedTitle: String {
    ([name.english, name.korean] + aliases.map(\.text)).joined(separator: "\n")
  }

  fileprivate var indexedText: String {
    let facts = properties.flatMap { [$0.label, $0.value] }
    return ([summary] + facts).map { $0.english + "\n" + $0.korean }.joined(separator: "\n")
      + "\n" + (symbol?.declaration ?? "")
  }
}
