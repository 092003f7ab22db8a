internal import LockbSystem

/// Why a file could not be reached.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was being done: `read`, `enter`, `create`, `write`.
  public var step: String
  /// The file or folder.
  public var path: String
  /// The system's reason.
  public var reason: String

  /// Describes a failed step.
  public init(step: String, path: String, reason: String) {
    self.step = step
    self.path = path
    self.reason = reason
  }

  /// One line: what, where, why.
  public var description: String { "cannot \(step) \(path): \(reason)" }

  /// The failure of the system's last call.
  public static func system(_ step: String, _ path: String) -> FileError {
    FileError(step: step, path: path, reason: systemReason())
  }
}
