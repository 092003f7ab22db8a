/// Whether what is said speaks of the framework.
extension Item {
  /// Whether it stands for more than a word of grammar, a verb or a common noun.
  var isThing: Bool { kinds.contains(.thing) }

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
    kinds.contains(.telling) || isEmphasized && kinds.contains(.status)
  }
}
