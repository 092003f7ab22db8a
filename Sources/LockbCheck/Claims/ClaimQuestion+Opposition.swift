internal import LockbClaims

extension ClaimQuestion {
  /// Whether two claims speak of the same and cannot both be true: equal but for the sign of an
  /// outcome, the mood, or the number. Anything else may be freedom of words.
  func opposes(_ other: ClaimQuestion) -> Bool {
    guard subject == other.subject, quantifierAllows(other) else { return false }
    if number != other.number {
      return number != nil && other.number != nil && outcomes == other.outcomes
        && modality == other.modality
    }
    if modality == other.modality {
      return outcomes.map(\.concept) == other.outcomes.map(\.concept)
        && outcomes.count == 1 && outcomes[0].isNegated != other.outcomes[0].isNegated
    }
    return outcomes == other.outcomes && Self.opposites.contains([modality, other.modality])
  }

  /// What it speaks of, without what it says.
  var subject: ClaimQuestion {
    var subject = self
    subject.outcomes = []
    subject.number = nil
    subject.modality = .fact
    subject.quantifier = .ordinary
    subject.deniesAltogether = false
    if kind == .cannot { subject.kind = .can }
    return subject
  }

  private func quantifierAllows(_ other: ClaimQuestion) -> Bool {
    quantifier == other.quantifier && quantifier != .sometimes
  }

  private static let opposites: [Set<Modality>] = [
    [.can, .cannot], [.must, .mustNot], [.must, .needNot], [.can, .mustNot], [.fact, .cannot],
  ]
}
