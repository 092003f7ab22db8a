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

  /// What the last build wrote.
  struct Record {
    /// Tells what the site was made of.
    fileprivate var sources = ""
    /// The paths of its files.
    var paths: [String] = []
    /// Whether all of them are still there: a file that somebody took away is written again.
    var isWhole = false

    /// Whether the site was made of these sources and needs nothing.
    func isMade(of sources: Digest) -> Bool { isWhole && self.sources == sources.description }
  }

  /// What the last build wrote; nothing where there was none.
  ///
  /// - Throws: `CommandFailure` where the folder holds something else than a site; `FileError`.
  func record() throws -> Record {
    var status = stat()
    guard stat(path, &status) == 0 else { return Record() }
    if let bytes = try SiteStage.bytes("\(path)/\(Self.list)") {
      let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      let paths = Array(lines.dropFirst())
      return Record(
        sources: lines.first ?? "", paths: paths,
        isWhole: paths.allSatisfy { access("\(path)/\($0)", F_OK) == 0 })
    }
    guard isEmptyFolder(path) else { throw messages.notASite(path) }
    return Record()
  }

  /// Where files of a site wait until all of them are there.
  var stage: SiteStage { SiteStage(folder: path) }

  /// Puts the files of a stage in their places, and takes away what an earlier build wrote and this
  /// one does not have.
  ///
  /// - Parameters:
  ///   - paths: The paths of all files of the site.
  ///   - previous: The paths of the files of the last one.
  /// - Throws: `FileError`.
  func finish(
    _ stage: SiteStage, of paths: [String], after previous: [String], madeOf sources: Digest,
    memory: SiteMemory?
  ) throws -> Written {
    var written = Written()
    // Whoever is stopped half way leaves a site that is built anew.
    unlink("\(path)/\(Self.memory)")
    if !previous.isEmpty { try write(previous, madeOf: Digest()) }
    written.changed = try stage.commit()
    let gone = previous == paths ? [] : Set(previous).subtracting(paths)
    for file in gone where Self.isInside(file) {
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

  /// What the last build left for this one; nil where there is nothing to go on with.
  func memory(tools: Digest) throws -> SiteMemory? {
    try SiteStage.bytes("\(path)/\(Self.memory)").flatMap { SiteMemory($0, tools: tools) }
  }

  /// The bytes of a file of the site; nil where it cannot be read.
  func bytes(of file: String) -> [UInt8]? {
    Self.isInside(file) ? (try? SiteStage.bytes("\(path)/\(file)")) ?? nil : nil
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
