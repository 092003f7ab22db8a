/// What a walk found and what it had to leave out.
public struct FileWalk: Sendable {
  /// The files, sorted by path in byte order.
  public var files: [FileEntry]
  /// Folders and files that could not be visited, with the reason.
  public var problems: [FileError]
  /// Links that lead out of the root, which are left out on purpose: nothing failed.
  public var strays: [FileError] = []

  /// A walk's result.
  public init(files: [FileEntry], problems: [FileError] = []) {
    self.files = files
    self.problems = problems
  }
}
