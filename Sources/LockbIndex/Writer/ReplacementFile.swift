internal import Dispatch
internal import LockbSystem
internal import Synchronization

/// A file that is written beside its target and then takes the target's name.
///
/// While it exists it holds a lock, so that two writers of one target come one after the other.
/// What an interrupted writer left behind is overwritten by the next one.
final class ReplacementFile: Sendable {
  /// How long a writer waits for another one, in tenths of a second.
  private static let patience = 1200

  /// The file to write.
  let path: String
  private let target: String
  private let lock: Int32
  /// The way of the first bytes to the disk, and why it failed.
  private let flushing = DispatchGroup()
  private let flushFailure = Mutex<String?>(nil)

  /// Creates the target's folder where it is missing, waits for the lock and clears the way.
  init(for target: String) throws(IndexError) {
    self.target = target
    path = target + ".new"
    let folder = Self.folder(of: target)
    guard Folder.create(folder) else {
      throw .unwritable(path: folder, step: "create", reason: systemReason())
    }
    lock = open(target + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard lock >= 0 else {
      throw .unwritable(path: target + ".lock", step: "create", reason: systemReason())
    }
    var attempts = 0
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        let reason = systemReason()
        close(lock)
        throw .unwritable(path: target + ".lock", step: "lock", reason: reason)
      }
      attempts += 1
      guard attempts < Self.patience else {
        close(lock)
        throw .busy(path: target)
      }
      usleep(100_000)
    }
    discard()
  }

  deinit { close(lock) }

  /// Starts from the bytes that the target has now.
  func copyTarget() throws(IndexError) {
    let source = open(target, O_RDONLY | O_CLOEXEC)
    guard source >= 0 else { throw .unreadable(path: target, reason: systemReason()) }
    defer { close(source) }
    let copy = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard copy >= 0 else {
      throw .unwritable(path: path, step: "create", reason: systemReason())
    }
    defer { close(copy) }
    // Small enough to stay near the processor.
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    while true {
      let got = buffer.withUnsafeMutableBytes { Descriptor.readBytes(from: source, into: $0) }
      guard got >= 0 else { throw .unreadable(path: target, reason: systemReason()) }
      guard got > 0 else { return }
      guard buffer[..<got].withUnsafeBytes({ Descriptor.writeAll($0, to: copy) }) else {
        let reason = systemReason()
        discard()
        throw .unwritable(path: path, step: "write", reason: reason)
      }
    }
  }

  /// Sends what is written so far to the disk, while more is written.
  func startFlush() {
    DispatchQueue(label: "flush").async(group: flushing) { [path] in
      let failure = Self.flush(path)
      self.flushFailure.withLock { $0 = failure }
    }
  }

  /// Waits until the bytes of a file are on the disk; why they are not, where they are not.
  private static func flush(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return systemReason() }
    defer { close(file) }
    return fsync(file) == 0 ? nil : systemReason()
  }

  /// Makes sure that the bytes are on the disk and gives them the target's name.
  func commit() throws(IndexError) {
    // Of two calls only the first is told of a failure.
    flushing.wait()
    if let reason = flushFailure.withLock({ $0 }) ?? Self.flush(path) {
      discard()
      throw .unwritable(path: path, step: "flush", reason: reason)
    }
    guard rename(path, target) == 0 else {
      let reason = systemReason()
      discard()
      throw .unwritable(path: target, step: "replace", reason: reason)
    }
    // The new name is as good as the old one if this fails: only a power cut could tell them apart.
    let folder = open(Self.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { return }
    fsync(folder)
    close(folder)
  }

  /// Removes what was written so far, and any journal beside it.
  func discard() {
    unlink(path)
    unlink(path + "-journal")
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
