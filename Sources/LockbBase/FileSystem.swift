/// The only way that lockb's layers reach files, so that tests can hold them in memory.
public protocol FileSystem: Sendable {
  /// Every regular file below a folder (or the file itself), sorted by path; what cannot be
  /// entered is reported, not thrown.
  func walk(_ root: String) throws(FileError) -> FileWalk
  /// The whole content of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
}

/// One file that a walk found.
public struct FileEntry: Hashable, Sendable {
  /// Path relative to the root of the walk, with `/` between its parts.
  public var path: String
  /// The path to open: the root and the path as the disk spells it.
  public var location: String
  /// Size in bytes.
  public var size: Int
  /// Time of the last change in nanoseconds since 1970.
  public var modified: Int

  /// Describes a file.
  public init(path: String, location: String, size: Int, modified: Int) {
    self.path = path
    self.location = location
    self.size = size
    self.modified = modified
  }
}

/// What a walk found and what it had to leave out.
public struct FileWalk: Sendable {
  /// The files, sorted by path in byte order.
  public var files: [FileEntry]
  /// Folders and files that could not be visited, with the reason.
  public var problems: [FileError]

  /// A walk's result.
  public init(files: [FileEntry], problems: [FileError] = []) {
    self.files = files
    self.problems = problems
  }
}
