internal import LockbBase
internal import LockbKnowledge

/// What results show, before it is cut into files.
struct ShardTexts: Sendable {
  /// More of a summary is not shown, in characters.
  private static let longestSummary = 140

  /// The documents, each id once.
  let documents: [Document]
  /// The entities, in the order of their numbers.
  let entities: [Entity]

  init(_ knowledge: KnowledgeBase) {
    let all = knowledge.documents
    documents = all.indices.filter { $0 == 0 || all[$0 - 1].id != all[$0].id }.map { all[$0] }
    entities = VocabularyInserter.ordered(knowledge.vocabulary.entities).map(\.entity)
  }

  /// What results show of each entity in a language.
  func cards(_ language: Language, path: (_ entity: String) -> String) -> [ArraySlice<UInt8>] {
    entities.map { entity in
      var value = ShardText()
      value.strings([
        entity.id, path(entity.id), entity.name[language],
        Self.lead(entity.summary[language], Self.longestSummary),
      ])
      return value.bytes[...]
    }
  }

  /// What results show of each document in a language, and of its sections.
  func documents(_ language: Language, path: (_ topic: String) -> String) -> [ArraySlice<UInt8>] {
    documents.filter { $0.id.language == language }.map { document in
      var value = ShardText()
      let sections = document.sections.flatMap {
        [$0.anchor == Self.anchor(toldBy: $0.title) ? "#" : $0.anchor, $0.title]
      }
      value.strings(
        [
          document.id.topic, path(document.id.topic), document.title,
          Self.lead(document.summary, Self.longestSummary),
        ] + sections)
      return value.bytes[...]
    }
  }

  /// The anchor that a heading in Latin letters mostly has.
  private static func anchor(toldBy title: String) -> String {
    var anchor: [UInt8] = []
    for byte in title.utf8 {
      switch byte {
      case 0x41...0x5A: anchor.append(byte + 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x2D, 0x5F: anchor.append(byte)
      case 0x20: anchor.append(0x2D)
      default: continue
      }
    }
    return String(decoding: anchor, as: UTF8.self)
  }

  /// The beginning of a text, cut where a word ends.
  private static func lead(_ text: String, _ length: Int) -> String {
    // A text of few bytes on one line needs no counting.
    if text.utf8.count <= length, !text.unicodeScalars.contains(where: isNewline) {
      return text
    }
    let line = String(text.prefix(length + 1).map { $0.isNewline ? " " : $0 })
    guard line.count > length else { return line }
    let cut = line.lastIndex(of: " ") ?? line.endIndex
    return line[..<cut] + " …"
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    [0x0A...0x0D, 0x85...0x85, 0x2028...0x2029].contains { $0 ~= scalar.value }
  }
}
