internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

/// What an ingest did.
struct IngestReport {
  /// How much of the content was read again.
  enum Extent {
    /// Nothing had changed.
    case nothing
    /// Only what had changed.
    case changes
    /// Everything.
    case everything
  }

  /// How much was read again.
  var extent: Extent
  /// The documents that were read, sorted by id.
  var documents: [Document] = []
  /// Files and folders that could not be read, in the order of their paths.
  var problems: [FileError] = []
  /// Links that lead out of the content, which was read without them.
  var strays: [FileError] = []
  /// What the knowledge base holds now.
  var information: IndexInformation
}
