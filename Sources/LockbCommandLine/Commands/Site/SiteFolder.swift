internal import LockbBase
internal import LockbSystem

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
  /// What the next build need not find out again.
  private static let memory = ".lockb-memory"

  let path: String
  let messages: Messages

  /// The paths of the site that was made of these sources; nil where it has to be built.
  func paths(madeOf sources: Digest) throws -> [String]? {
    let previous = try previousFiles()
    guard previous.sources == sources.description else { return nil }
    // A file that somebody took away is written again.
    return previous.paths.allSatisfy { access("\(path)/\($0)", F_OK) == 0 } ? previous.paths : nil
  }

  /// Where files of a site wait until all of them are there.
  var stage: SiteStage { SiteStage(folder: path) }

  /// Puts the files of a stage in their places, and takes away what an earlier build wrote and this
  /// one does not have.
  ///
  /// - Parameter paths: The paths of all files of the site.
  /// - Throws: `CommandFailure` where the folder holds something else than a site; `FileError`.
  func finish(
    _ stage: SiteStage, of paths: [String], madeOf sources: Digest, memory: SiteMemory?
  ) throws -> Written {
    let previous = try previousFiles().paths
    var written = Written()
    // Whoever is stopped half way leaves a site that is built anew.
    unlink("\(path)/\(Self.memory)")
    if !previous.isEmpty { try write(previous, madeOf: Digest()) }
    written.changed = try stage.commit()
    let kept = Set(paths)
    for file in previous where !kept.contains(file) && Self.isInside(file) {
      if unlink("\(path)/\(file)") == 0 { written.removed += 1 }
      removeEmptyFolders(of: file)
    }
    if let memory {
      try AtomicFile.write(memory.bytes, to: "\(path)/\(Self.memory)", isLasting: false)
    }
    try write(paths, madeOf: sources)
    return written
  }

  private func write(_ paths: [String], madeOf sources: Digest) throws {
    let names = ([sources.description] + paths).joined(separator: "\n") + "\n"
    try AtomicFile.write(Array(names.utf8), to: "\(path)/\(Self.list)", isLasting: false)
  }

  /// What the last build left for this one, and the paths of its files; nil where there is nothing
  /// to go on with.
  func memory(tools: Digest) throws -> (memory: SiteMemory, paths: [String])? {
    guard let bytes = try SiteStage.bytes("\(path)/\(Self.memory)"),
      let memory = SiteMemory(bytes, tools: tools)
    else { return nil }
    let paths = try previousFiles().paths
    // A file that somebody took away is written again.
    return paths.allSatisfy { access("\(path)/\($0)", F_OK) == 0 } ? (memory, paths) : nil
  }

  /// The bytes of a file of the site; nil where it cannot be read.
  func bytes(of file: String) -> [UInt8]? {
    Self.isInside(file) ? (try? SiteStage.bytes("\(path)/\(file)")) ?? nil : nil
  }

  private func previousFiles() throws -> (sources: String, paths: [String]) {
    var status = stat()
    guard stat(path, &status) == 0 else { return ("", []) }
    if let bytes = try SiteStage.bytes("\(path)/\(Self.list)") {
      let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
      return (lines.first ?? "", Array(lines.dropFirst()))
    }
    guard isEmptyFolder(path) else { throw messages.notASite(path) }
    return ("", [])
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
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // What is left of a build that was stopped is nobody's.
      if ![".", "..", SiteStage.name].contains(name) { return false }
    }
    return true
  }

  /// A list that was tampered with must not reach out of the folder.
  private static func isInside(_ file: String) -> Bool {
    !file.hasPrefix("/") && !file.split(separator: "/").contains("..")
  }
}
