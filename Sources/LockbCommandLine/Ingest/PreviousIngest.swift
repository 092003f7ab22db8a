internal import LockbBase
internal import LockbIndex

/// What the last ingest left behind.
struct PreviousIngest: Sendable {
  /// The knowledge base, which stays open where another one takes its place.
  let reader: KnowledgeReader
  let information: IndexInformation
  /// The files it was made of, by path in byte order.
  let files: [IndexedFile]

  /// Opens the knowledge base; nil where there is none that could be brought up to date.
  ///
  /// - Throws: `IndexError.foreign` and `IndexError.unreadable`: a file that lockb did not write
  ///   is not overwritten.
  init?(path: String) throws {
    do throws(IndexError) {
      reader = try KnowledgeReader(path: path)
      information = try reader.information()
      files = try reader.files()
    } catch {
      switch error {
      case .missing, .damaged, .outdated: return nil
      case .foreign, .unreadable, .busy, .unwritable: throw error
      }
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
