internal import LockbBase
internal import LockbKnowledge

/// Finds the file that a document was read from.
struct SourceLocator {
  let roots: [String]
  let fileSystem: any FileSystem

  /// The document's bytes; nil where the file is gone or says something else by now.
  func source(of document: Document) -> [UInt8]? {
    guard let scan = try? ContentScan(roots: roots, fileSystem: fileSystem),
      let file = scan.files.first(where: { $0.path == document.path }),
      let bytes = try? fileSystem.read(file.entry.location), Digest(bytes) == document.digest
    else { return nil }
    return bytes
  }
}
