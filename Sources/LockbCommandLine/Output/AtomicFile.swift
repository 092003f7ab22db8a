internal import LockbBase
internal import LockbSystem

/// Writes files so that no reader ever sees half of one.
enum AtomicFile {
  /// Writes a file beside the old one, with its permissions, and gives it the old one's name.
  ///
  /// - Parameter isLasting: Whether it has to be on the disk when this returns; what can be made
  ///   again need not.
  static func write(
    _ bytes: [UInt8], to path: String, isLasting: Bool = true
  ) throws(FileError) {
    var status = stat()
    let mode: mode_t = stat(path, &status) == 0 ? status.st_mode & 0o777 : 0o644
    let beside = path + ".lockb-new"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .system("write", path) }
    let isWritten = put(bytes, descriptor) && (!isLasting || fsync(descriptor) == 0)
    guard close(descriptor) == 0, isWritten, rename(beside, path) == 0 else {
      let error = FileError.system("write", path)
      unlink(beside)
      throw error
    }
  }

  /// Adds to the end of a file.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw .system("write", path) }
    let isWritten = put(bytes, descriptor)
    guard close(descriptor) == 0, isWritten else { throw .system("write", path) }
  }

  private static func put(_ bytes: [UInt8], _ descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { Descriptor.writeAll($0, to: descriptor) }
  }
}
