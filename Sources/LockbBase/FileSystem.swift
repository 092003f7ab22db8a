/// The only way that lockb's layers reach files, so that tests can hold them in memory.
public protocol FileSystem: Sendable {
  /// Every regular file below a folder (or the file itself), sorted by path; what cannot be
  /// entered is reported, not thrown.
  func walk(_ root: String) throws(FileError) -> FileWalk
  /// The whole content of a file.
  func read(_ path: String) throws(FileError) -> [UInt8]
}
