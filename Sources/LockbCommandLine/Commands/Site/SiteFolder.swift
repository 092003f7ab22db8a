internal import LockbBase
internal import LockbSite

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The folder that a site is written to. Only what changed is written, and only files that an
/// earlier build wrote are ever removed.
struct SiteFolder {
  /// What writing did.
  struct Written {
    var changed = 0
    var removed = 0
  }

  /// The list of a build's files, which also says that the folder is a site. Its first line tells
  /// what they were made of.
  private static let list = ".lockb-site"

  let path: String
  let messages: Messages

  /// The paths of the site that was made of these sources; nil where it has to be built.
  func paths(madeOf sources: Digest) throws -> [String]? {
    let previous = try previousFiles()
    guard previous.sources == sources.description else { return nil }
    // A file that somebody took away is written again.
    return previous.paths.allSatisfy { access("\(path)/\($0)", F_OK) == 0 } ? previous.paths : nil
  }

  /// Writes a site.
  ///
  /// - Throws: `CommandFailure` where the folder holds something else than a site; `FileError`.
  func write(_ tree: SiteTree, madeOf sources: Digest) throws -> Written {
    let previous = try previousFiles().paths
    var written = Written()
    var folders: Set<String> = []
    for file in tree.files { try makeFolder(of: file.path, &folders) }
    let results = concurrentMap(tree.files) { file in
      Result { () throws(FileError) -> Bool in
        let place = "\(path)/\(file.path)"
        if try read(place) == file.bytes { return false }
        try AtomicFile.write(file.bytes, to: place, isLasting: false)
        return true
      }
    }
    for result in results where try result.get() { written.changed += 1 }
    let kept = Set(tree.files.map(\.path))
    for file in previous where !kept.contains(file) && Self.isInside(file) {
      if unlink("\(path)/\(file)") == 0 { written.removed += 1 }
      removeEmptyFolders(of: file)
    }
    let names = ([sources.description] + tree.files.map(\.path)).joined(separator: "\n") + "\n"
    try AtomicFile.write(Array(names.utf8), to: "\(path)/\(Self.list)")
    return written
  }

  private func previousFiles() throws -> (sources: String, paths: [String]) {
    var status = stat()
    guard stat(path, &status) == 0 else { return ("", []) }
    if let bytes = try read("\(path)/\(Self.list)") {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      return (lines.first ?? "", Array(lines.dropFirst()))
    }
    guard isEmptyFolder(path) else { throw messages.notASite(path) }
    return ("", [])
  }

  private func read(_ place: String) throws(FileError) -> [UInt8]? {
    var status = stat()
    guard stat(place, &status) == 0 else { return nil }
    return try DiskFileSystem().read(place)
  }

  private func makeFolder(of file: String, _ known: inout Set<String>) throws {
    var folder = path
    var parts = file.split(separator: "/").dropLast()[...]
    while true {
      if known.insert(folder).inserted, mkdir(folder, 0o755) != 0, errno != EEXIST {
        throw FileError(
          step: "create", path: folder, reason: String(cString: strerror(errno)))
      }
      guard let part = parts.popFirst() else { return }
      folder += "/" + part
    }
  }

  private func removeEmptyFolders(of file: String) {
    var parts = file.split(separator: "/").dropLast()
    while !parts.isEmpty, rmdir("\(path)/\(parts.joined(separator: "/"))") == 0 {
      parts.removeLast()
    }
  }

  private func isEmptyFolder(_ path: String) -> Bool {
    guard let handle = opendir(path) else { return false }
    defer { closedir(handle) }
    var count = 0
    while readdir(handle) != nil { count += 1 }
    return count <= 2
  }

  /// A list that was tampered with must not reach out of the folder.
  private static func isInside(_ file: String) -> Bool {
    !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
  }
}
