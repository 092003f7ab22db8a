internal import LockbClaims

/// A concept that the judge knows, with its sign.
struct JudgeTerm: Hashable, Sendable {
  let type: ClaimConcept
  let value: String
  let isNegated: Bool

  /// Reads a term; nil for a type that the judge does not know.
  init?(_ term: ClaimTerm) {
    let name = term.type == "process" ? "phase" : String(term.type)
    guard let type = ClaimConcept(rawValue: name) else { return nil }
    self.init(type, String(term.value), isNegated: term.isNegated)
  }

  init(_ type: ClaimConcept, _ value: String, isNegated: Bool = false) {
    (self.type, self.value, self.isNegated) = (type, value, isNegated)
  }

  /// The same concept, affirmed.
  var affirmed: JudgeTerm { JudgeTerm(type, value) }
  /// The same concept with the opposite sign.
  var opposite: JudgeTerm { JudgeTerm(type, value, isNegated: !isNegated) }

  /// Whether it speaks of what is stored for the app or reported to it.
  var isStored: Bool { type == .status || type == .grant || type == .level || type == .settings }

  /// What a term can mean, the most likely first: a level named without saying whether the grant or
  /// the status is meant stands for either, and as an outcome for the row in Settings as well.
  func readings(asStatusFirst: Bool, isOutcome: Bool) -> [JudgeTerm] {
    guard type == .level else { return [self] }
    let status = value == "always" ? "authorizedAlways" : "authorizedWhenInUse"
    let row = value == "always" ? "always" : "whileUsing"
    let grant = JudgeTerm(.grant, value, isNegated: isNegated)
    let reported = JudgeTerm(.status, status, isNegated: isNegated)
    let shown = isOutcome ? [JudgeTerm(.settings, row, isNegated: isNegated)] : []
    return (asStatusFirst ? [reported, grant] : [grant, reported]) + shown
  }

  /// Every way to read several terms together.
  static func readings(
    of terms: [JudgeTerm], asStatusFirst: Bool, isOutcome: Bool = false
  ) -> [[JudgeTerm]] {
    terms.reduce([[]]) { readings, term in
      readings.flatMap { reading in
        term.readings(asStatusFirst: asStatusFirst, isOutcome: isOutcome).map { reading + [$0] }
      }
    }
  }
}
