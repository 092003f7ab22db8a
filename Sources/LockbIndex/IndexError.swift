/// Why a knowledge base cannot be opened, read or written.
public enum IndexError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no file at the path.
  case missing(path: String)
  /// The file cannot be opened or read; the system's reason.
  case unreadable(path: String, reason: String)
  /// The file is no database, or a database that lockb did not write.
  case foreign(path: String)
  /// The file is a knowledge base whose bytes are broken.
  case damaged(path: String, reason: String)
  /// Another release wrote it, with other tables or another text analysis.
  case outdated(path: String, found: String, expected: String)
  /// Another process is writing the same knowledge base.
  case busy(path: String)
  /// It could not be written; what was being done and the system's reason.
  case unwritable(path: String, step: String, reason: String)

  /// The file it is about.
  public var path: String {
    switch self {
    case .missing(let path), .unreadable(let path, _), .foreign(let path), .damaged(let path, _),
      .outdated(let path, _, _), .busy(let path), .unwritable(let path, _, _):
      path
    }
  }

  /// A stable kebab-case name.
  public var code: String {
    switch self {
    case .missing: "knowledge-base-missing"
    case .unreadable: "knowledge-base-unreadable"
    case .foreign: "knowledge-base-foreign"
    case .damaged: "knowledge-base-damaged"
    case .outdated: "knowledge-base-outdated"
    case .busy: "knowledge-base-busy"
    case .unwritable: "knowledge-base-unwritable"
    }
  }

  /// One line, no full stop: what is wrong with which file.
  public var description: String {
    switch self {
    case .missing(let path): "there is no knowledge base at \(path)"
    case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
    case .foreign(let path): "\(path) is not a lockb knowledge base"
    case .damaged(let path, let reason): "the knowledge base \(path) is damaged: \(reason)"
    case .outdated(let path, let found, let expected):
      "the knowledge base \(path) was written in format \(found); this lockb reads \(expected)"
    case .busy(let path): "another lockb is writing \(path)"
    case .unwritable(let path, let step, let reason): "cannot \(step) \(path): \(reason)"
    }
  }

  /// One line, no full stop: what to do about it.
  public var hint: String {
    switch self {
    case .missing: "build it with: lockb ingest"
    case .unreadable: "check that the file may be read"
    case .foreign: "name another file with --kb"
    case .damaged: "delete it and build it again with: lockb ingest"
    case .outdated: "build it again with: lockb ingest"
    case .busy: "wait for the other run to end"
    case .unwritable: "check the folder's permissions and the free space on its disk"
    }
  }
}
