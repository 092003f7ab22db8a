internal import LockbBase
internal import LockbCheck
internal import LockbClaims
internal import LockbKnowledge

/// `manifest.json`: documents, sections, claims and how they belong together.
struct Manifest {
  private let context: SiteContext

  init(_ context: SiteContext) { self.context = context }

  /// The file, of the members of its documents.
  func file(_ documents: [[UInt8]]) -> SiteFile {
    var bytes = Array("{\"schemaVersion\":1,\"name\":".utf8)
    localized(context.source.name).writeCompactly(to: &bytes)
    bytes += ",\"documents\":[".utf8
    for (index, document) in documents.enumerated() {
      if index > 0 { bytes.append(0x2C) }
      bytes += document
    }
    bytes += "],\"entities\":".utf8
    JSONValue.array(context.source.library.vocabulary.entities.compactMap(entity))
      .writeCompactly(to: &bytes)
    bytes += "}\n".utf8
    return SiteFile("manifest.json", bytes)
  }

  /// The member of a document.
  func member(_ document: CheckedDocument, at route: Route) -> [UInt8] {
    var bytes: [UInt8] = []
    value(of: document, at: route).writeCompactly(to: &bytes)
    return bytes
  }

  private func value(of document: CheckedDocument, at route: Route) -> JSONValue {
    let counterpart = context.document(document.id.topic, document.language.counterpart)
    let status = counterpart.map { TranslationStatus(document, $0) }
    let states = Dictionary(
      (status?.translation.id == document.id ? status?.lines ?? [] : []).map {
        ($0.anchor, $0.state)
      }, uniquingKeysWith: { first, _ in first })
    return .members([
      "id": .string(document.id.description),
      "language": .string(document.language.rawValue),
      "title": .string(document.document.title),
      "summary": .string(document.document.summary),
      "source": .string(document.document.path),
      "digest": .string(document.document.digest.description),
      "page": .string(route.file),
      "markdown": .string(route.folder + "index.md"),
      "translation": .optional(counterpart?.id.description),
      "sections": .array(
        document.document.sections.map { section($0, states[$0.anchor]) }),
      "claims": .array(document.claims.map(claim)),
      "unchecked": .integer(document.unchecked.count),
    ])
  }

  private func section(
    _ section: Section, _ state: TranslationStatus.State?
  ) -> JSONValue {
    .members([
      "anchor": .string(section.anchor), "level": .integer(section.level),
      "title": .string(section.title),
      "names": .strings(section.mentions.map(\.entity)),
      "translation": .optional(state?.rawValue),
    ])
  }

  private func claim(_ judged: JudgedClaim) -> JSONValue {
    .members([
      "id": .string(judged.id),
      "section": .string(judged.claim.place.section),
      "quote": .string(judged.claim.place.quote),
      "says": .string(judged.claim.question.canonical),
      "verdict": .string(judged.verdict.rawValue),
      "rows": .strings(judged.judgement.rows),
      "twin": .optional(judged.twin),
    ])
  }

  private func entity(_ entity: Entity) -> JSONValue? {
    guard let path = context.routes.entities[entity.id] else { return nil }
    return .members([
      "id": .string(entity.id), "kind": .string(entity.kind.rawValue),
      "name": localized(entity.name), "path": .string(path),
      "relations": .array(
        entity.relations.map {
          .members(["kind": .string($0.kind.rawValue), "id": .string($0.target)])
        }),
    ])
  }

  private func localized(_ text: Localized<String>) -> JSONValue {
    .members(["en": .string(text.english), "ko": .string(text.korean)])
  }
}
