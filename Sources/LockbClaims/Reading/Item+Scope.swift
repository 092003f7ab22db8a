/// Whether what is said speaks of the framework.
extension Item {
  /// Types of concept that only the framework's documents speak of; “status” and “prompt” are
  /// words of any document.
  private static let telling: [String] = [
    "api", "key", "grant", "level", "label", "event", "service", "session", "accuracy", "settings",
    "diagnostic", "completion", "set", "about",
  ]

  /// Whether it stands for more than a word of grammar, a verb or a common noun.
  var isThing: Bool {
    let common: Set<Substring> = ["fn", "verb", "noun", "count", "name"]
    return senses.contains { !common.contains($0.prefix { $0 != "/" }) }
  }

  /// Whether it can be part of a label: a name, or a word that joins names.
  var isLabel: Bool {
    guard unknown == nil, suffix == .none || suffix == KoreanSuffix(particles: [.and]) else {
      return false
    }
    if mark != nil || scope != nil { return true }
    if let function {
      return ["filler", "actor", "and", "of", "for", "capital"].contains(function)
    }
    return isEmphasized || !isPredicate
  }

  /// Whether it names something of the framework, in code or as a term of its own.
  var isConcept: Bool {
    senses.contains { sense in
      let type = sense.prefix { $0 != "/" }
      return Self.telling.contains { $0 == type } || (type == "status" && isEmphasized)
        || (type == "prompt" && sense != "prompt/any")
    }
  }
}
