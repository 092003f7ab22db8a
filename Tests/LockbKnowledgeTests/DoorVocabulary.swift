import LockbBase
import LockbKnowledge

extension Vocabulary {
  /// A small made-up framework of doors.
  static let door = Vocabulary(entities: [
    symbol("DoorManager", kind: "class", container: nil),
    symbol("openTheDoor(_:for:)", kind: "method", container: "DoorManager"),
    symbol("closed", kind: "case", container: "DoorState"),
    symbol("lockedForTheNight", kind: "case", container: "DoorState"),
    Entity(
      id: "key/DoorUsageDescription", kind: .key,
      name: Localized(en: "DoorUsageDescription", ko: "DoorUsageDescription"),
      summary: Localized(en: "Says why.", ko: "이유를 밝힙니다.")),
    platform("House", aliases: ["집"]),
    platform("Garden Shed", aliases: ["헛간"]),
    Entity(
      id: "term/half-open", kind: .term, name: Localized(en: "Half Open", ko: "반쯤 열림"),
      aliases: [Alias("반 열림", .korean), Alias("ajar", .english)],
      summary: Localized(en: "Neither open nor closed.", ko: "열리지도 닫히지도 않았습니다.")),
  ])

  private static func symbol(_ name: String, kind: String, container: String?) -> Entity {
    Entity(
      id: "api/" + (container.map { $0 + "." } ?? "") + name, kind: .api,
      name: Localized(en: name, ko: name),
      summary: Localized(en: "A thing.", ko: "물건입니다."),
      symbol: Symbol(kind: kind, container: container, declaration: name))
  }

  private static func platform(_ name: String, aliases: [String]) -> Entity {
    Entity(
      id: "platform/\(name)", kind: .platform, name: Localized(en: name, ko: name),
      aliases: aliases.map { Alias($0, .korean) },
      summary: Localized(en: "A building.", ko: "건물입니다."))
  }
}

/// Builds documents from texts by path.
func documents(_ files: [String: String], vocabulary: Vocabulary = .door) -> [Document] {
  let catalogue = ContentCatalogue(paths: Array(files.keys))
  let builder = KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
  return catalogue.topics.keys.sorted().flatMap { topic in
    builder.documents(
      topic: topic,
      files: (catalogue.topics[topic] ?? []).map { path in
        SourceFile(path: path, bytes: Array((files[path] ?? "").utf8))
      })
  }
}
