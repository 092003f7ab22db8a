/// Files held in memory: what tests and generated content run on.
public struct MemoryFileSystem: FileSystem {
  private var files: [String: [UInt8]]

  /// Files by path, as text.
  public init(_ files: [String: String]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// Files by path, as bytes.
  public init(bytes files: [String: [UInt8]]) {
    self.files = files
  }

  /// Every file whose path is the root or starts with it.
  public func walk(_ root: String) throws(FileError) -> FileWalk {
    let prefix = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
    let found = files.keys.filter { $0 == root || $0.hasPrefix(prefix) }
    let entries = found.map { location in
      let path = location == root ? location : String(location.dropFirst(prefix.count))
      return FileEntry(
        path: path, location: location, size: files[location]?.count ?? 0, modified: 0)
    }
    return FileWalk(
      files: entries.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  /// The whole content of a file.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let bytes = files[path] else {
      throw FileError(step: "read", path: path, reason: "No such file or directory")
    }
    return bytes
  }
}
