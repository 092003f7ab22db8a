public import LockbBase
public import LockbKnowledge

/// Looks things up in one knowledge base.
public struct KnowledgeReader: Sendable {
  let store: Store

  /// Opens a knowledge base for reading; it may lie in a folder that cannot be written.
  public init(path: String) throws(IndexError) {
    store = try Store(path: path)
  }

  /// What the knowledge base says about itself.
  public func information() throws(IndexError) -> IndexInformation { fatalError() }

  /// The files that it was made of, by path in byte order.
  public func files() throws(IndexError) -> [IndexedFile] { fatalError() }

  /// What an id or a name leads to. Ids are `api/Door.open()`, `guides/doors`, `guides/doors@ko`,
  /// `guides/doors@ko#opening`; names may be in either language, in any letter case, or the
  /// beginning of a name.
  /// - Parameter language: Which of two translations to prefer; nil for the language of the name.
  public func lookup(_ name: String, preferring language: Language? = nil)
    throws(IndexError) -> Lookup
  { fatalError() }

  /// The entity with an id.
  public func entity(_ id: String) throws(IndexError) -> Entity? { fatalError() }

  /// All entities, in the order of the vocabulary.
  public func entities() throws(IndexError) -> [Entity] { fatalError() }

  /// A document with everything that is known of it.
  public func document(_ id: DocumentID) throws(IndexError) -> Document? { fatalError() }

  /// The documents' ids, sorted.
  public func documents() throws(IndexError) -> [DocumentID] { fatalError() }

  /// The sections that name an entity: by document, in reading order.
  public func mentions(of entity: String) throws(IndexError) -> [EntityMention] { fatalError() }

  /// Reads every page and every index entry and tells what is broken; empty where all is well.
  public func integrityProblems() throws(IndexError) -> [String] { fatalError() }
}

/// What a name leads to.
public enum Lookup: Sendable {
  /// An entity.
  case entity(Entity)
  /// A whole document.
  case document(Document)
  /// One section of a document: its position among the document's sections.
  case section(Document, index: Int)
  /// Several things go by the name: their ids, the likeliest first.
  case several([LookupCandidate])
  /// Nothing does; similar names, the most similar first.
  case nothing(similar: [LookupCandidate])
}

/// Something that a name may mean.
public struct LookupCandidate: Hashable, Sendable {
  /// Its id.
  public var id: String
  /// What it is.
  public var kind: SearchKind
  /// Its name or title.
  public var title: String
}

/// A section that names an entity.
public struct EntityMention: Hashable, Sendable {
  /// The document.
  public var document: DocumentID
  /// The document's title.
  public var title: String
  /// The section's anchor; empty before the first heading.
  public var anchor: String
  /// The section's heading.
  public var heading: String
  /// The document's file.
  public var path: String
  /// The line of the section's heading, from 1.
  public var line: Int
  /// How often the section names the entity.
  public var count: Int
}

/// What a knowledge base says about itself.
public struct IndexInformation: Hashable, Sendable {
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
