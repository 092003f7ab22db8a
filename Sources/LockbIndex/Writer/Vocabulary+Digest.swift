internal import LockbBase
public import LockbKnowledge

extension Vocabulary {
  /// The digest of every name and fact, to tell later whether a vocabulary changed.
  public var digest: String {
    var digest = Digest()
    func add(_ texts: String?...) {
      for text in texts {
        if let text { digest.update(text.utf8) }
        digest.update([text == nil ? 0 : 1])
      }
    }
    for entity in entities {
      add(entity.id, entity.kind.rawValue, entity.name.english, entity.name.korean)
      add(entity.summary.english, entity.summary.korean)
      add(entity.symbol?.kind, entity.symbol?.container, entity.symbol?.declaration)
      for alias in entity.aliases {
        add(alias.text, alias.language?.rawValue, alias.standing.rawValue)
      }
      for row in entity.availability {
        add(row.platform, row.introduced?.description, row.deprecated?.description)
      }
      for property in entity.properties {
        add(property.label.english, property.label.korean)
        add(property.value.english, property.value.korean)
      }
      for relation in entity.relations { add(relation.kind.rawValue, relation.target) }
      for source in entity.sources { add(source) }
      digest.update([2])
    }
    return digest.description
  }
}
