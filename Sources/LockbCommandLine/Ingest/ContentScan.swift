internal import LockbBase
internal import LockbKnowledge
internal import LockbText

/// The files below the content folders, each under the one path that the knowledge base knows.
struct ContentScan {
  /// A larger file is no documentation; it is left out and named.
  static let maximumSize = 256 << 20

  /// Why a larger file is left out.
  static let tooLarge = "it is larger than \(maximumSize >> 20) MB"

  /// A file and where to read it.
  struct File {
    var path: String
    var entry: FileEntry
  }

  /// The files, sorted by path in byte order.
  private(set) var files: [File] = []
  /// What could not be read.
  private(set) var problems: [FileError] = []
  /// Links that lead out of their folder.
  private(set) var strays: [FileError] = []

  /// Walks the folders. With more than one, each path begins with its folder's name.
  ///
  /// - Throws: `FileError` when a folder does not exist or cannot be read.
  init(roots: [String], fileSystem: any FileSystem) throws(FileError) {
    var names: [String: Int] = [:]
    for root in roots {
      let walk = try fileSystem.walk(root)
      let prefix = roots.count > 1 ? Self.unique(Self.name(of: root), &names) + "/" : ""
      problems += walk.problems
      strays += walk.strays
      for entry in walk.files {
        if entry.size > Self.maximumSize {
          problems.append(FileError(step: "read", path: entry.location, reason: Self.tooLarge))
        } else {
          files.append(File(path: (prefix + entry.path).nfc, entry: entry))
        }
      }
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// Whether a document is among the files.
  var hasDocuments: Bool { files.contains { ContentCatalogue.isDocument($0.path) } }

  private static func name(of root: String) -> String {
    root.split(separator: "/").last { $0 != "." && $0 != ".." }.map(String.init) ?? "content"
  }

  private static func unique(_ name: String, _ used: inout [String: Int]) -> String {
    used[name, default: 0] += 1
    let count = used[name] ?? 1
    return count == 1 ? name : "\(name)-\(count)"
  }
}
