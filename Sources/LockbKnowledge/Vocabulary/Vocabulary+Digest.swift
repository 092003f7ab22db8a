public import LockbBase

extension Vocabulary {
  /// Changes whenever anything in the vocabulary does.
  public var digest: Digest {
    var digest = Digest()
    var bytes: [UInt8] = []
    for entity in entities {
      // Fields end in NUL so that moving a letter from one to the next is a change.
      for field in entity.fields {
        bytes.append(contentsOf: field.utf8)
        bytes.append(0)
      }
      bytes.append(1)
      digest.update(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    return digest
  }
}

extension Entity {
  /// Everything it holds, as texts in a fixed order.
  fileprivate var fields: [String] {
    var fields = [
      id, kind.rawValue, name.english, name.korean, summary.english, summary.korean,
    ]
    for alias in aliases {
      fields += ["alias", alias.text, alias.language?.rawValue ?? "", alias.standing.rawValue]
    }
    if let symbol {
      fields += ["symbol", symbol.kind, symbol.container ?? "", symbol.declaration]
    }
    for row in availability {
      let versions = [row.introduced?.description ?? "", row.deprecated?.description ?? ""]
      fields += ["availability", row.platform] + versions
    }
    for property in properties {
      fields += ["property", property.label.english, property.label.korean]
      fields += [property.value.english, property.value.korean]
    }
    for relation in relations { fields += ["relation", relation.kind.rawValue, relation.target] }
    return fields + sources
  }
}
