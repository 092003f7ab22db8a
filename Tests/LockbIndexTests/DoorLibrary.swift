import Foundation
import LockbBase
import LockbIndex
import LockbKnowledge

/// A knowledge base about doors in a folder of its own, which goes when the last test is done.
final class DoorLibrary {
  let folder: String
  var path: String { folder + "/kb.sqlite" }

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lockb-index-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A library that has been written.
  static func written(
    _ files: [String: String] = DoorLibrary.texts, vocabulary: Vocabulary = .doors
  ) throws -> DoorLibrary {
    let library = try DoorLibrary()
    try library.write(DoorLibrary.documents(files, vocabulary: vocabulary), vocabulary: vocabulary)
    return library
  }

  func write(_ documents: [Document], vocabulary: Vocabulary = .doors) throws {
    try IndexWriter(path: path).write(
      KnowledgeBase(vocabulary: vocabulary, documents: documents),
      files: DoorLibrary.files(documents), stamp: DoorLibrary.stamp)
  }

  func bytes() throws -> [UInt8] { try DiskFileSystem().read(path) }

  func search(_ query: String) throws -> SearchResponse {
    try Searcher(path: path).search(SearchRequest(query))
  }

  static let stamp = IndexStamp(contentRoot: "doors", toolVersion: "1.0", created: 1_700_000_000)

  static func files(_ documents: [Document]) -> [IndexedFile] {
    documents.map {
      IndexedFile(path: $0.path, size: 1, modified: 2, digest: $0.digest.description)
    }
  }

  static func documents(_ files: [String: String], vocabulary: Vocabulary = .doors) -> [Document] {
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

  /// Guides about doors, some of them in both languages.
  static let texts = [
    "guides/opening.en.md": """
    ---
    title: Opening a door
    description: How the handle is turned.
    tags: [handle]
    questions:
      - the lever is jammed, what now
      - how do I get into the attic
    ---

    A door opens when the handle is turned. Call `Door.open()` for that.

    ## Ask for the key {#key}

    A locked door needs a key. The guard hands it out once a day; see [closing](closing.en.md).

    | Door | Needs a key |
    | --- | --- |
    | front | yes |
    | House 3.1 | no |

    ```swift
    let door = Door()
    door.open(slowly: true)
    ```

    ## When the hinge squeaks {#hinge}

    Oil the hinge. A squeaking hinge wakes the porter.
    """,
    "guides/opening.ko.md": """
    ---
    title: 문 열기
    description: 손잡이를 돌리는 방법.
    questions:
      - 레버가 꿈쩍도 안 해요
      - 다락방에 들어가려면
    ---

    손잡이를 돌리면 문이 열립니다. `Door.open()`을 호출하세요.

    ## 열쇠 요청 {#key}

    잠긴 문에는 열쇠가 필요합니다. 경비원은 하루에 한 번 열쇠를 건네줍니다.

    ## 경첩 소리 {#hinge}

    경첩에 기름을 칠하세요. 소리가 나면 문지기가 깹니다.
    """,
    "guides/closing.en.md": """
    # Closing a door

    A door closes by itself. The state becomes `closed` when the bolt falls.

    ## Alarm panel

    The alarm panel shows which door stands half open.
    """,
    "guides/closing.ko.md": """
    # 문 닫기

    문은 저절로 닫힙니다. 빗장이 내려가면 상태가 `closed`가 됩니다.

    ## 경보 장치

    경보장치는 어느 문이 반쯤 열림 상태인지 보여 줍니다.
    """,
    "visitors.en.md": """
    # Visitors

    Visitors ring the bell and wait. The porter lets them in.
    """,
  ]
}

extension Vocabulary {
  /// A small made-up framework of doors.
  static let doors = Vocabulary(entities: [
    symbol("Door", kind: "class", container: nil),
    symbol(
      "open()", kind: "method", container: "Door",
      availability: [
        Availability(platform: "House", introduced: Version(2)),
        Availability(platform: "Garden Shed", introduced: nil),
      ]),
    symbol(
      "push(_:for:)", kind: "method", container: "Door",
      availability: [
        Availability(platform: "House", introduced: Version(1), deprecated: Version(3, 10))
      ]),
    symbol("closed", kind: "case", container: "DoorState"),
    Entity(
      id: "key/DoorUsageDescription", kind: .key,
      name: Localized(en: "DoorUsageDescription", ko: "DoorUsageDescription"),
      summary: Localized(en: "Says why the door is opened.", ko: "문을 여는 이유를 밝힙니다."),
      properties: [
        Property(label: Localized(en: "Type", ko: "형"), value: Localized(en: "text", ko: "글"))
      ], relations: [Relation(.related, "api/Door.open()")], sources: ["D1"]),
    Entity(
      id: "platform/House", kind: .platform, name: Localized(en: "House", ko: "집"),
      summary: Localized(en: "A building.", ko: "건물입니다.")),
    Entity(
      id: "term/half-open", kind: .term, name: Localized(en: "Half Open", ko: "반쯤 열림"),
      aliases: [
        Alias("반 열림", .korean), Alias("ajar", .english), Alias("ghost door", .english, .forbidden),
      ], summary: Localized(en: "Neither open nor closed.", ko: "열리지도 닫히지도 않았습니다.")),
  ])

  private static func symbol(
    _ name: String, kind: String, container: String?, availability: [Availability] = []
  ) -> Entity {
    let full = (container.map { $0 + "." } ?? "") + name
    return Entity(
      id: "api/" + full, kind: .api, name: Localized(en: name, ko: name),
      aliases: container == nil ? [] : [Alias(full, nil)],
      summary: Localized(en: "A part of every door.", ko: "모든 문의 한 부분입니다."),
      symbol: Symbol(kind: kind, container: container, declaration: "func \(name)"),
      availability: availability)
  }
}
