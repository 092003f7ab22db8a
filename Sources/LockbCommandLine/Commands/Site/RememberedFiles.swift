internal import LockbBase

/// Files of a disk of which some are known: folders that were looked at are not looked at again,
/// and files that have not changed since are not read again.
struct RememberedFiles: FileSystem {
  let disk: any FileSystem
  let walks: [String: FileWalk]
  /// The bytes of files that have not changed, by location.
  var bytes: [String: [UInt8]] = [:]

  func walk(_ root: String) throws(FileError) -> FileWalk {
    if let walk = walks[root] { return walk }
    return try disk.walk(root)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let known = bytes[path] { return known }
    return try disk.read(path)
  }
}
