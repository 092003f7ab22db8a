/// What the shards tell of one document.
struct DocumentRecord: Sendable {
  /// The keys by which it is looked up: that of its title, then that of its topic.
  var names: [String]
  /// What its sections tell.
  var sections: [EntryRecord]
}
