internal import LockbSystem

/// The real disk. Symbolic links are followed inside the root only, and no folder is entered twice.
public struct DiskFileSystem: FileSystem {
  /// Folders nested deeper than this are reported and left out.
  private static let maximumDepth = 64

  /// The real disk.
  public init() {}

  /// Every regular file below a folder; hidden files and folders are left out.
  public func walk(_ root: String) throws(FileError) -> FileWalk {
    var status = stat()
    guard stat(root, &status) == 0, let realRoot = realPath(root) else {
      throw .system("read", root)
    }
    if !status.isFolder {
      let name = root.split(separator: "/").last.map(String.init) ?? root
      return FileWalk(files: [FileEntry(path: name, location: root, status)])
    }
    guard access(root, R_OK | X_OK) == 0 else { throw .system("read", root) }
    var walk = Walk(root: realRoot)
    walk.visit(root, prefix: "", status, depth: 0)
    walk.result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return walk.result
  }

  private struct Walk {
    let root: String
    var entered: Set<FolderIdentity> = []
    var result = FileWalk(files: [])

    mutating func visit(_ folder: String, prefix: String, _ status: stat, depth: Int) {
      let identity = FolderIdentity(device: Int(status.st_dev), inode: Int(status.st_ino))
      guard depth < maximumDepth else {
        return problem(folder, "folders are nested more than \(maximumDepth) deep")
      }
      guard entered.insert(identity).inserted else {
        return problem(folder, "a link leads back to a folder already read")
      }
      guard let names = entries(of: folder) else {
        result.problems.append(.system("read", folder))
        return
      }
      let base = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
      for name in names {
        let location = base + name
        var status = stat()
        guard lstat(location, &status) == 0 else {
          result.problems.append(.system("read", location))
          continue
        }
        if status.st_mode & S_IFMT == S_IFLNK {
          guard let target = realPath(location), stat(location, &status) == 0 else {
            problem(location, "the link leads nowhere")
            continue
          }
          guard target == root || target.hasPrefix(root + "/") else {
            result.strays.append(
              FileError(
                step: "enter", path: location, reason: "the link leads out of the content folder"))
            continue
          }
        }
        if status.isFolder {
          visit(location, prefix: prefix + name + "/", status, depth: depth + 1)
        } else if status.st_mode & S_IFMT == S_IFREG {
          result.files.append(FileEntry(path: prefix + name, location: location, status))
        }
      }
    }

    private mutating func problem(_ path: String, _ reason: String) {
      result.problems.append(FileError(step: "enter", path: path, reason: reason))
    }

    /// Names in byte order, so that links meet their targets in the same order everywhere.
    private func entries(of folder: String) -> [String]? {
      guard let handle = opendir(folder) else { return nil }
      defer { closedir(handle) }
      var names: [String] = []
      while let entry = readdir(handle) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name.utf8.first != UInt8(ascii: ".") { names.append(name) }
      }
      return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
  }

  /// The whole content of a file.
  public func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system("read", path) }
    guard !status.isFolder else {
      throw FileError(step: "read", path: path, reason: "it is a folder")
    }
    var failed = false
    // The file may grow or shrink while it is read: what counts is where `read` says it ends.
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        let got = Descriptor.readBytes(from: descriptor, into: rest)
        failed = got < 0
        if got <= 0 { return }
        count += got
      }
    }
    if failed { throw .system("read", path) }
    return bytes
  }
}

private struct FolderIdentity: Hashable {
  var device: Int
  var inode: Int
}

private func realPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}

extension stat {
  fileprivate var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}

extension FileEntry {
  fileprivate init(path: String, location: String, _ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      path: path, location: location, size: Int(status.st_size),
      modified: Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec))
  }
}
