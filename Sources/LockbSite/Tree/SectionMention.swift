internal import LockbBase
internal import LockbCheck
internal import LockbKnowledge

/// A section that names an entity.
struct SectionMention: Sendable {
  let document: DocumentID
  let title: String
  let anchor: String
  let heading: String
  let count: Int

  /// The sections by the entity they name, those that name it most first.
  static func byEntity(_ documents: [CheckedDocument]) -> [String: [SectionMention]] {
    var found: [String: [SectionMention]] = [:]
    for document in documents {
      for section in document.document.sections {
        for mention in section.mentions {
          found[mention.entity, default: []].append(
            SectionMention(
              document: document.id, title: document.document.title, anchor: section.anchor,
              heading: section.title, count: mention.count))
        }
      }
    }
    return found.mapValues { mentions in
      mentions.enumerated().sorted {
        $0.element.count != $1.element.count
          ? $0.element.count > $1.element.count : $0.offset < $1.offset
      }.map(\.element)
    }
  }
}
