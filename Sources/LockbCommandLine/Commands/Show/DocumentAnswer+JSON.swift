internal import LockbBase
internal import LockbKnowledge

extension DocumentAnswer {
  var members: [JSONMember] {
    let target = section.map { document.sections[$0] }
    return [
      JSONMember(name: "type", value: .string(target == nil ? "document" : "section")),
      JSONMember(
        name: "id", value: .string(target.map(id) ?? document.id.description)),
      JSONMember(name: "document", value: documentValue),
      JSONMember(name: "sections", value: .array(document.sections[shown].map(sectionValue))),
      JSONMember(
        name: "counterpart",
        value: counterpart.map { counterpart in
          .members([
            "language": .string(counterpart.language.rawValue),
            "id": .string(counterpart.description),
          ])
        } ?? .null),
    ]
  }

  private var documentValue: JSONValue {
    let diagnostics = document.diagnostics.map { diagnostic in
      JSONValue.diagnostic(diagnostic, line: diagnostic.range.map { document.line(at: $0) })
    }
    return .members([
      "id": .string(document.id.description),
      "topic": .string(document.id.topic),
      "language": .string(document.id.language.rawValue),
      "title": .string(document.title),
      "summary": .string(document.summary),
      "path": .string(document.path),
      "date": .optional(document.date),
      "tags": .strings(document.tags),
      "isDraft": .bool(document.isDraft),
      "digest": .string(document.digest.description),
      "platforms": .array(document.availability.map(JSONValue.availability)),
      "diagnostics": .array(diagnostics),
    ])
  }

  private func sectionValue(_ section: Section) -> JSONValue {
    let samples = section.codeSamples.map { sample in
      JSONValue.members([
        "language": .string(sample.language), "info": .string(sample.info),
        "code": .string(sample.code), "line": .integer(document.line(at: sample.range)),
      ])
    }
    let tables = section.tables.map { table in
      JSONValue.members([
        "header": .strings(table.header.map(\.text)),
        "rows": .array(table.rows.map { .strings($0.map(\.text)) }),
        "line": .integer(document.line(at: table.range)),
      ])
    }
    let links = section.links.map { link in
      JSONValue.members([
        "text": .string(link.text), "kind": .string(link.target.kind),
        "target": .string(link.target.address), "line": .integer(document.line(at: link.range)),
      ])
    }
    let mentions = section.mentions.map { mention in
      JSONValue.members([
        "id": .string(mention.entity), "count": .integer(mention.count),
        "line": .integer(document.line(at: mention.range)),
      ])
    }
    return .members([
      "id": .string(id(of: section)),
      "anchor": .string(section.anchor),
      "level": .integer(section.level),
      "title": .string(section.title),
      "path": .strings(section.path),
      "line": .integer(section.line),
      "text": .string(section.text),
      "codeSamples": .array(samples),
      "tables": .array(tables),
      "links": .array(links),
      "mentions": .array(mentions),
    ])
  }
}

extension JSONValue {
  /// Something wrong in a document.
  static func diagnostic(_ diagnostic: Diagnostic, line: Int?) -> JSONValue {
    .members([
      "rule": .string(diagnostic.rule),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "line": line.map(JSONValue.integer) ?? .null,
      "suggestion": .optional(diagnostic.suggestion),
    ])
  }
}

extension DocumentLink.Target {
  /// What kind of thing a link leads to.
  fileprivate var kind: String {
    switch self {
    case .external: "external"
    case .document: "document"
    case .entity: "entity"
    case .file: "file"
    case .unresolved: "unresolved"
    }
  }

  /// Where it leads.
  fileprivate var address: String {
    switch self {
    case .external(let address), .entity(let address), .file(let address),
      .unresolved(let address):
      address
    case .document(let topic, let anchor): anchor.map { "\(topic)#\($0)" } ?? topic
    }
  }
}
