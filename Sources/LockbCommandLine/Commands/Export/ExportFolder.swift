internal import LockbBase
internal import LockbSystem

/// The folder that an export is written to.
struct ExportFolder {
  let path: String

  /// Writes a file; makes the folder, and those above it, where they are missing.
  func write(_ bytes: [UInt8], to name: String) throws(FileError) {
    guard Folder.create(path) else { throw .system("create", path) }
    try AtomicFile.write(bytes, to: "\(path)/\(name)", isLasting: false)
  }

  /// Removes the files of a numbered row, up to the first number that is not there.
  func remove(from number: Int, named name: (Int) -> String) {
    var number = number
    while unlink("\(path)/\(name(number))") == 0 { number += 1 }
  }
}
