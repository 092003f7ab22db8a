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
    senses.contains { sense in
      !["fn", "verb", "noun", "count", "name"].contains { ClaimTerm.isType($0, of: sense) }
    }
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
      Self.telling.contains { ClaimTerm.isType($0, of: sense) }
        || isEmphasized && ClaimTerm.isType("status", of: sense)
        || sense != "prompt/any" && ClaimTerm.isType("prompt", of: sense)
    }
  }
}
