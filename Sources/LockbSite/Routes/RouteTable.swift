internal import LockbBase
internal import LockbKnowledge

/// Where everything that has a page or is a file of a document stands in the site.
struct RouteTable: Sendable {
  /// The address of each topic without its language.
  let topics: [String: String]
  /// The address of each entity without its language.
  let entities: [String: String]
  /// The place of each file that documents show, by its path in the content.
  let files: [String: String]

  /// Names of the site's own pages: no topic may take them.
  static let reserved: Set<String> = [
    "machine", "report", "search", "api", "key", "status", "platform", "service", "rule", "term",
    "row", "prompt",
  ]

  /// Gives every topic, entity and file an address of its own, in byte order of their names.
  ///
  /// - Parameter others: addresses that are given away already.
  init(topics: [String], entities: [Entity], files: [String], others: Set<String> = []) {
    var taken = Self.reserved.union(others)
    var byTopic: [String: String] = [:]
    for topic in topics.sorted(by: Self.isOrdered) {
      byTopic[topic] = Self.unique(
        PathSlug.make(path: ["index", "_index"].contains(topic) ? "" : topic), &taken)
    }
    self.topics = byTopic
    var byEntity: [String: String] = [:]
    for entity in entities.sorted(by: { Self.isOrdered($0.id, $1.id) }) {
      let name = entity.id.drop { $0 != "/" }.dropFirst()
      let path = "\(entity.kind.rawValue)/\(PathSlug.make(String(name)))"
      byEntity[entity.id] = Self.unique(path, &taken)
    }
    self.entities = byEntity
    var names: Set<String> = []
    var byFile: [String: String] = [:]
    for file in files.sorted(by: Self.isOrdered) {
      let parts = file.split(separator: "/")
      let name = parts.last ?? ""
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      let folder = parts.dropLast().map { PathSlug.make(String($0)) + "/" }.joined()
      let stem = Self.unique(folder + PathSlug.make(String(name[..<dot])), &names)
      let ending = name[dot...].lowercased().utf8.filter { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
      byFile[file] = "files/\(stem).\(String(decoding: ending, as: UTF8.self))"
    }
    self.files = byFile
  }

  /// The page of a topic in a language.
  func route(topic: String, _ language: Language) -> Route? {
    topics[topic].map { Route(language, $0) }
  }

  /// The page of an entity in a language.
  func route(entity: String, _ language: Language) -> Route? {
    entities[entity].map { Route(language, $0) }
  }

  private static func unique(_ path: String, _ taken: inout Set<String>) -> String {
    var candidate = path
    var number = 2
    while !taken.insert(candidate).inserted {
      candidate = "\(path.isEmpty ? "page" : path)-\(number)"
      number += 1
    }
    return candidate
  }

  private static func isOrdered(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}
