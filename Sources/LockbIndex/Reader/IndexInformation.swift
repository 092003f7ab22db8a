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
