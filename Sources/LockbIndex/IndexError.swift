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
  /// An older release wrote it, with other tables or another text analysis.
  case outdated(path: String, found: String, expected: String)
  /// A newer release wrote it: what it holds is not this one's to replace.
  case newer(path: String, found: String, expected: String)
  /// Another process is writing the same knowledge base.
  case busy(path: String)
  /// It could not be written; what was being done and the system's reason.
  case unwritable(path: String, step: String, reason: String)

  /// A stable kebab-case name.
  public var code: String {
    switch self {
    case .missing: "knowledge-base-missing"
    case .unreadable: "knowledge-base-unreadable"
    case .foreign: "knowledge-base-foreign"
    case .damaged: "knowledge-base-damaged"
    case .outdated: "knowledge-base-outdated"
    case .newer: "knowledge-base-newer"
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
      "an older lockb wrote the knowledge base \(path), in format \(found); this one reads \(expected)"
    case .newer(let path, let found, let expected):
      "a newer lockb wrote the knowledge base \(path), in format \(found); this one reads \(expected)"
    case .busy(let path): "another lockb is writing \(path)"
    case .unwritable(let path, let step, let reason): "cannot \(step) \(path): \(reason)"
    }
  }
}
