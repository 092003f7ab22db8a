import CoreLocationPack
import Foundation
import LockbBase
import LockbCheck
import LockbClaims
import LockbCommandLine
import LockbKnowledge
import Testing

/// What is reported of a document are its own bytes.
@Suite struct ClaimSpanTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The repository’s documents, and foreign ones where they are at hand.
  private static let folders = ["Content", "../shared/corpus", "../shared/seeds"]
    .map { root.appending(path: $0).standardized.path }
    .filter { FileManager.default.fileExists(atPath: $0) }

  @Test(arguments: folders)
  func quotesTheBytesAtTheRangeOfEveryClaimAndFinding(folder: String) throws {
    let knowledge = [CoreLocationPack.pack].checkKnowledge()
    let files = try DiskFileSystem().walk(folder).files.filter {
      ContentCatalogue.isDocument($0.path)
    }
    let catalogue = ContentCatalogue(paths: files.map(\.path))
    let builder = KnowledgeBuilder(vocabulary: knowledge.vocabulary, catalogue: catalogue)
    let bytes = try Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, try DiskFileSystem().read($0.location)) })
    let documents = catalogue.topics.flatMap { topic, paths in
      builder.readings(
        topic: topic,
        files: paths.compactMap { path in
          bytes[path].map { SourceFile(path: path, bytes: $0) }
        }
      ).map { CheckedDocument($0, path: $0.document.path, knowledge: knowledge) }
    }
    let library = CheckLibrary(
      documents, topics: Array(catalogue.topics.keys), vocabulary: knowledge.vocabulary)
    func text(_ range: SourceRange, of path: String) -> String {
      String(decoding: bytes[path]?[range.lower..<range.upper] ?? [], as: UTF8.self)
    }
    for document in library.documents {
      for place in document.claims.map(\.claim.place) + document.unchecked.map(\.place) {
        #expect(place.quote == text(place.range, of: document.path))
      }
      for finding in Checker().findings(in: document, of: library) {
        #expect(finding.quote == text(finding.range, of: document.path))
      }
    }
  }
}
