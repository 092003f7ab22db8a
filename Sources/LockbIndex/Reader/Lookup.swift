public import LockbKnowledge

/// What a name leads to.
public enum Lookup: Sendable {
  /// An entity.
  case entity(Entity)
  /// A whole document.
  case document(Document)
  /// One section of a document: its position among the document's sections.
  case section(Document, index: Int)
  /// Several things go by the name: the likeliest first.
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
