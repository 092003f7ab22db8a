internal import LockbBase
internal import LockbKnowledge

/// The meaning of a table cell as columns.
struct PackedCell {
  var kind: String
  var value: String?
  var number: Int?
  var isLater = false
}

extension PackedCell {
  /// The columns of a meaning.
  init(_ value: KnowledgeCell.Value) {
    switch value {
    case .empty: self.init(kind: "empty")
    case .entities(let ids): self.init(kind: "entities", value: PackedList.text(ids))
    case .version(let platform, let version, let andLater):
      self.init(kind: "version", value: platform, number: version.number, isLater: andLater)
    case .truth(let value): self.init(kind: "truth", number: value ? 1 : 0)
    case .number(let value): self.init(kind: "number", number: value)
    case .text: self.init(kind: "text")
    }
  }

  /// The meaning of the columns.
  var meaning: KnowledgeCell.Value {
    switch kind {
    case "empty": .empty
    case "entities": .entities(PackedList.list(value ?? ""))
    case "version":
      .version(platform: value, Version(number: number ?? 0), andLater: isLater)
    case "truth": .truth(number == 1)
    case "number": .number(number ?? 0)
    default: .text
    }
  }
}

/// The target of a link as columns.
struct PackedLink {
  var kind: String
  var target: String
  var anchor: String?
}

extension PackedLink {
  /// The columns of a target.
  init(_ target: DocumentLink.Target) {
    switch target {
    case .external(let address): self.init(kind: "external", target: address)
    case .document(let topic, let anchor):
      self.init(kind: "document", target: topic, anchor: anchor)
    case .entity(let id): self.init(kind: "entity", target: id)
    case .file(let path): self.init(kind: "file", target: path)
    case .unresolved(let address): self.init(kind: "unresolved", target: address)
    }
  }

  /// The target of the columns.
  var meaning: DocumentLink.Target {
    switch kind {
    case "external": .external(target)
    case "document": .document(topic: target, anchor: anchor)
    case "entity": .entity(target)
    case "file": .file(target)
    default: .unresolved(target)
    }
  }
}
