internal import LockbBase
internal import LockbIndex
internal import LockbKnowledge

/// The content's files with their digests; reads each file at most once.
struct ContentReader {
  private let scan: ContentScan
  private let known: [String: IndexedFile]
  private let fileSystem: any FileSystem
  private var bytes: [String: [UInt8]] = [:]
  private var locations: [String: String] = [:]

  /// The readable files in byte order of their paths.
  private(set) var files: [IndexedFile] = []
  /// What could not be read.
  private(set) var problems: [FileError]

  init(_ scan: ContentScan, known: [IndexedFile], fileSystem: any FileSystem) {
    self.scan = scan
    self.known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.fileSystem = fileSystem
    problems = scan.problems
  }

  /// Digests every document that is new or was written to since the last ingest.
  mutating func readDigests() {
    for file in scan.files {
      let entry = file.entry
      locations[file.path] = entry.location
      var indexed = IndexedFile(
        path: file.path, size: entry.size, modified: entry.modified, digest: "")
      if let known = known[file.path], known.size == entry.size, known.modified == entry.modified {
        indexed.digest = known.digest
      } else if ContentCatalogue.isDocument(file.path) {
        guard let content = read(file.path) else { continue }
        indexed.digest = Digest(content).description
      }
      files.append(indexed)
    }
  }

  /// Topics with a document whose bytes changed, in byte order.
  var changedTopics: [String] {
    let changed = files.filter { $0.digest != known[$0.path]?.digest }
    return Set(changed.map { ContentCatalogue.topic(of: $0.path) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A document's file; nil where it cannot be read.
  mutating func source(_ path: String) -> SourceFile? {
    read(path).map { SourceFile(path: path, bytes: $0) }
  }

  private mutating func read(_ path: String) -> [UInt8]? {
    if let content = bytes[path] { return content }
    do throws(FileError) {
      let content = try fileSystem.read(locations[path] ?? path)
      bytes[path] = content
      return content
    } catch {
      problems.append(error)
      return nil
    }
  }
}
