internal import LockbBase
internal import LockbCheck
internal import LockbSystem

/// Makes the edits of several documents on disk.
struct FixWriter {
  let plans: [FixPlan]
  let messages: Messages

  /// Makes the edits of all documents, or of none where one of them cannot be written. Where that
  /// shows too late, the error names the files that were changed.
  func write() throws {
    var targets: [String] = []
    for plan in plans { targets.append(try Self.target(of: plan.path)) }
    var changed: [String] = []
    for (plan, target) in zip(plans, targets) {
      do throws(FileError) {
        try AtomicFile.write(plan.after, to: target)
      } catch {
        throw messages.failure(FileError(step: "write", path: plan.path, reason: error.reason))
          .after(messages.changed(changed))
      }
      changed.append(plan.path)
    }
  }

  /// The file that a path leads to, so that a link stays one.
  private static func target(of path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw .system("write", path) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw .system("write", path) }
    // The superuser may write all files; one that nobody may write is meant to stay as it is.
    guard status.st_mode & 0o222 != 0 else {
      throw FileError(step: "write", path: path, reason: "it is read-only")
    }
    // The new file is made beside the old one.
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "/"
    guard access(target, W_OK) == 0, access(folder, W_OK | X_OK) == 0 else {
      throw .system("write", path)
    }
    return target
  }
}

extension CommandFailure {
  /// The failure with what was done before it; nothing where that is empty.
  fileprivate func after(_ done: String) -> Self {
    var failure = self
    if !done.isEmpty { failure.message += " " + done }
    return failure
  }
}
