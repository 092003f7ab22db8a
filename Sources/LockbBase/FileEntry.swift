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
