internal import LockbText

/// A query as the groups of words that a result must have.
struct QueryPlan {
  /// The words of the query in their order.
  var groups: [QueryGroup] = []
  /// Entries that the whole query is a name of, the best name first.
  var named: [NamedEntry] = []
  /// What was changed, one line each.
  var rewrites: [String] = []
  /// What the reader should know about the query.
  var warnings: [String] = []
  /// Queries to try instead.
  var suggestions: [String] = []

  /// The places in `groups` of the words that a match must have.
  var required: [Int] { groups.indices.filter { !groups[$0].isOptional } }
  /// The required words that nothing in the knowledge base has.
  var unknown: [Int] { required.filter { groups[$0].isUnknown } }
}

/// An entity or a document that goes by a name.
struct NamedEntry: Hashable {
  /// Its entry.
  var entry: Int
  /// How good a name it is: see `NameKey.Standing`.
  var standing: Int
}
