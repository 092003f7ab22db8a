internal import LockbIndex

/// What stands where the knowledge base belongs.
enum KnowledgeAtHand: Sendable {
  /// No file.
  case nothing
  /// One that an older release wrote: it is made anew.
  case outdated
  /// One that can be brought up to date.
  case present(PreviousIngest)

  /// Looks at the file.
  ///
  /// - Throws: Whatever makes it no file to replace: it is somebody else's or a newer release's, or
  ///   it is damaged, which its owner has to hear of.
  init(path: String, toolVersion: String) throws(IndexError) {
    do throws(IndexError) {
      self = .present(try PreviousIngest(path: path, toolVersion: toolVersion))
    } catch {
      switch error {
      case .missing: self = .nothing
      case .outdated: self = .outdated
      case .newer, .damaged, .foreign, .unreadable, .busy, .unwritable: throw error
      }
    }
  }

  /// What the last ingest left behind; nil where it has to be done from scratch.
  var previous: PreviousIngest? {
    if case .present(let previous) = self { previous } else { nil }
  }

  /// Whether an older release than some wrote it.
  func isOlder(than toolVersion: String) -> Bool {
    switch self {
    case .nothing: false
    case .outdated: true
    case .present(let previous): previous.information.stamp.toolVersion != toolVersion
    }
  }
}
