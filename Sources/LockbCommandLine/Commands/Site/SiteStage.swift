internal import LockbBase
internal import LockbSite
internal import LockbSystem
internal import Synchronization

/// Takes the files of a site as they are made and puts down those that differ from what is there,
/// where no reader sees them until the site is whole.
final class SiteStage: Sendable {
  private struct State {
    /// The files that differ, each under the number that it has on the stage.
    var paths: [String] = []
    var failure: FileError?
    var isSetUp = false
  }

  /// The folder of the site.
  let folder: String
  private let state = Mutex(State())
  /// The name of the stage inside it.
  static let name = ".lockb-stage"
  private var stage: String { folder + "/" + Self.name }

  init(folder: String) { self.folder = folder }

  /// Takes a file.
  func place(_ file: SiteFile) {
    do throws(FileError) {
      if try Self.bytes(folder + "/" + file.path) == file.bytes { return }
      let number = try state.withLock { state throws(FileError) in
        if !state.isSetUp {
          guard Folder.create(stage) else { throw .system("create", folder) }
          clear()
          state.isSetUp = true
        }
        state.paths.append(file.path)
        return state.paths.count - 1
      }
      try AtomicFile.write(file.bytes, to: "\(stage)/\(number)", isLasting: false)
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
    }
  }

  /// Puts every file in its place; how many there were.
  func commit() throws(FileError) -> Int {
    let (paths, failure) = state.withLock { ($0.paths, $0.failure) }
    if let failure {
      discard()
      throw failure
    }
    var folders: Set<String> = []
    for (number, path) in paths.enumerated() {
      try Self.makeFolders(of: path, in: folder, &folders)
      guard rename("\(stage)/\(number)", "\(folder)/\(path)") == 0 else {
        throw .system("write", path)
      }
    }
    rmdir(stage)
    return paths.count
  }

  /// Takes everything away again.
  func discard() {
    let count = state.withLock { $0.paths.count }
    for number in 0..<count { unlink("\(stage)/\(number)") }
    rmdir(stage)
    rmdir(folder)
  }

  /// Takes away what a build that was stopped has left.
  private func clear() {
    guard let files = try? DiskFileSystem().walk(stage).files else { return }
    for file in files { unlink(file.location) }
  }

  /// Makes the folders that a file needs, but for known ones.
  static func makeFolders(
    of file: String, in root: String, _ known: inout Set<String>
  ) throws(FileError) {
    var folder = root
    var parts = file.split(separator: "/").dropLast()[...]
    while true {
      if known.insert(folder).inserted, mkdir(folder, 0o755) != 0, errno != EEXIST {
        throw .system("create", folder)
      }
      guard let part = parts.popFirst() else { return }
      folder += "/" + part
    }
  }

  /// The bytes of a file; nil where there is none.
  static func bytes(_ place: String) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard stat(place, &status) == 0 else { return nil }
    return try DiskFileSystem().read(place)
  }
}
