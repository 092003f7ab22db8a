internal import LockbBase
internal import LockbIndex

/// What the last ingest left behind.
struct PreviousIngest: Sendable {
  /// The knowledge base, which stays open where another one takes its place.
  let reader: KnowledgeReader
  let information: IndexInformation
  /// The files it was made of, by path in byte order.
  let files: [IndexedFile]

  /// Opens a knowledge base.
  ///
  /// - Parameter toolVersion: The release that reads.
  init(path: String, toolVersion: String) throws(IndexError) {
    reader = try KnowledgeReader(path: path)
    information = try reader.information()
    files = try reader.files()
    let writer = information.stamp.toolVersion
    if let written = Version(writer), let own = Version(toolVersion), written > own {
      throw .newer(path: path, found: "lockb \(writer)", expected: "lockb \(toolVersion)")
    }
  }

  /// Whether the same tool read the same folders.
  func fits(contentRoots: [String], toolVersion: String) -> Bool {
    information.stamp.toolVersion == toolVersion
      && information.stamp.contentRoot == contentRoots.joined(separator: "\n")
  }

  /// Whether no file was added, removed or written to, by size and time.
  func matches(_ scan: ContentScan) -> Bool {
    scan.files.elementsEqual(files) { file, known in
      file.path == known.path && file.entry.size == known.size
        && file.entry.modified == known.modified
    }
  }
}
