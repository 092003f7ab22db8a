internal import LockbBase
public import LockbClaims

extension ClaimQuestion {
  /// The claim in one line of concepts, the same in every language: what it says, free of how.
  public var canonical: String {
    var parts: [String] = []
    if !scope.isEmpty { parts.append((scope.isExclusive ? "only on " : "on ") + scope.canonical) }
    if !subjects.isEmpty { parts.append(Self.list(subjects)) }
    if !conditions.isEmpty { parts.append("in " + Self.list(conditions)) }
    if !events.isEmpty { parts.append("after " + events.map(\.shown).joined(separator: ", ")) }
    var claim = Self.list(outcomes)
    if let number { claim += claim.isEmpty ? String(number) : " \(number)" }
    let mood = modality == .fact ? "" : modality.canonical + " "
    let often = quantifier == .ordinary ? "" : quantifier.rawValue + " "
    if !claim.isEmpty || !mood.isEmpty { parts.append("→ " + often + mood + claim) }
    return "\(kind.rawValue): " + parts.joined(separator: " ")
  }

  private static func list(_ terms: [ClaimTerm]) -> String {
    terms.map(\.shown).joined(separator: " and ")
  }
}

extension ClaimTerm {
  fileprivate var shown: String { (isNegated ? "not " : "") + concept }
}

extension ClaimQuestion.Modality {
  fileprivate var canonical: String {
    switch self {
    case .fact: ""
    case .can: "can"
    case .cannot: "cannot"
    case .must: "must"
    case .mustNot: "must not"
    case .needNot: "need not"
    }
  }
}

extension ClaimScope {
  fileprivate var canonical: String {
    let stretches = stretches.map { stretch in
      var text = stretch.platform ?? ""
      if let from = stretch.from { text += " \(from)+" }
      if let before = stretch.before { text += " <\(before)" }
      return String(text.trimmingWhitespace)
    }
    return (isExclusion ? "all but " : "") + stretches.joined(separator: ", ")
  }
}
