internal import LockbSystem

/// The first hundred bytes of a database: what can be told before SQLite opens it.
struct FileHeader {
  private static let magic = Array("SQLite format 3\0".utf8)

  /// The size of the file in bytes.
  let size: Int

  /// Reads and checks the header; throws where the file cannot be a whole knowledge base.
  init(path: String) throws(IndexError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT || errno == ENOTDIR
        ? .missing(path: path) : .unreadable(path: path, reason: systemReason())
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      throw .unreadable(path: path, reason: systemReason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: "it is no regular file")
    }
    size = Int(status.st_size)
    var bytes = [UInt8](repeating: 0, count: 100)
    let got = pread(descriptor, &bytes, bytes.count, 0)
    guard got >= 0 else { throw .unreadable(path: path, reason: systemReason()) }
    guard size > 0 else { throw .damaged(path: path, reason: "it is empty") }
    guard bytes.starts(with: Self.magic.prefix(got)) else { throw .foreign(path: path) }
    guard got == bytes.count else { throw .damaged(path: path, reason: "it is cut short") }
    func number(_ offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    guard Int32(truncatingIfNeeded: number(68)) == Schema.applicationID else {
      throw .foreign(path: path)
    }
    let (version, own) = (number(60), UInt32(Schema.version))
    guard version == own else {
      throw version < own
        ? .outdated(path: path, found: "\(version)", expected: "\(own)")
        : .newer(path: path, found: "\(version)", expected: "\(own)")
    }
    let stored = Int(bytes[16]) << 8 | Int(bytes[17])
    let pageSize = stored == 1 ? 65536 : stored
    guard pageSize >= 512, size == pageSize * Int(number(28)) else {
      throw .damaged(path: path, reason: "its size is not what its header says")
    }
    guard bytes[18] == 1, bytes[19] == 1 else {
      throw .damaged(path: path, reason: "its header names a journal that lockb does not use")
    }
  }
}
