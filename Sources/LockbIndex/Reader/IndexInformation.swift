internal import GRDB
public import LockbBase

/// What a knowledge base says about itself.
public struct IndexInformation: Hashable, Sendable {
  /// The version of the tables that this release writes.
  public static var currentSchema: Int { Schema.version }
  /// The version of its tables.
  public var schema: Int
  /// The version of the text analysis.
  public var analyzer: String
  /// The digest of the content.
  public var contentDigest: String
  /// The digest of the vocabulary.
  public var vocabularyDigest: String
  /// Who wrote it, from what and when.
  public var stamp: IndexStamp
  /// The number of documents, each language counted.
  public var documents: Int
  /// The number of documents by language.
  public var documentsByLanguage: [Language: Int]
  /// The number of topics in both languages.
  public var pairs: Int
  /// The number of sections.
  public var sections: Int
  /// The number of entities.
  public var entities: Int
  /// The number of diagnostics by severity.
  public var diagnostics: [Diagnostic.Severity: Int]
  /// The file's size in bytes.
  public var bytes: Int
}

extension IndexInformation {
  /// What an open knowledge base of so many bytes says.
  init(_ database: Database, bytes: Int) throws {
    func counts(_ sql: String) throws -> [(String, Int)] {
      try StoredRow.fetchAll(database, sql: sql).map { try ($0[0], $0[1]) }
    }
    let languages = try counts("SELECT language, count(*) FROM document GROUP BY 1")
    let severities = try counts("SELECT severity, count(*) FROM diagnostic GROUP BY 1")
    self.init(
      schema: Schema.version, analyzer: try Store.text("analyzer", database),
      contentDigest: try Store.text("content_digest", database),
      vocabularyDigest: try Store.text("vocabulary_digest", database),
      stamp: IndexStamp(
        contentRoot: try Store.text("content_root", database),
        toolVersion: try Store.text("tool_version", database),
        created: try Store.number("created", database)),
      documents: try Store.number("documents", database),
      documentsByLanguage: languages.reduce(into: [:]) { result, row in
        if let language = Language(rawValue: row.0) { result[language] = row.1 }
      },
      pairs: try Int.fetchOne(database, sql: "SELECT count(*) FROM pair") ?? 0,
      sections: try Store.number("sections", database),
      entities: try Store.number("entities", database),
      diagnostics: severities.reduce(into: [:]) { result, row in
        if let severity = Diagnostic.Severity(rawValue: row.0) { result[severity] = row.1 }
      },
      bytes: bytes)
  }
}
