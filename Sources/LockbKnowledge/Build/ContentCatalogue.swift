/// The files of a content folder by topic: what can be linked to, and what belongs together.
public struct ContentCatalogue: Sendable {
  /// The paths of each topic's documents, sorted in byte order.
  public let topics: [String: [String]]
  /// Files that are no documents: images and the like.
  public let assets: Set<String>

  /// Sorts the paths of a content folder.
  ///
  /// A `README` directly in the folder describes the folder; it is left out unless it is alone.
  public init(paths: some Collection<String>) {
    var topics: [String: [String]] = [:]
    var assets: Set<String> = []
    for path in paths {
      if DocumentPath.isDocument(path) {
        guard paths.count == 1 || !Self.describesFolder(path) else { continue }
        topics[DocumentPath(path).topic, default: []].append(path)
      } else {
        assets.insert(path)
      }
    }
    self.topics = topics.mapValues { paths in
      paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    self.assets = assets
  }

  /// Whether a file is a document: Markdown by its ending.
  public static func isDocument(_ path: String) -> Bool { DocumentPath.isDocument(path) }

  /// The topic of a document's path.
  public static func topic(of path: String) -> String { DocumentPath(path).topic }

  private static func describesFolder(_ path: String) -> Bool {
    !path.utf8.contains(UInt8(ascii: "/")) && path.lowercased().hasPrefix("readme.")
  }
}
