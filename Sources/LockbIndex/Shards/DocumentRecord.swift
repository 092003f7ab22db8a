/// What the shards tell of one document.
struct DocumentRecord: Sendable {
  /// The keys by which it is looked up.
  var names: [String]
  /// What its sections tell.
  var sections: [EntryRecord]
}
