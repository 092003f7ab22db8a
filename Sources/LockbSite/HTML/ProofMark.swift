internal import LockbBase
internal import LockbCheck
internal import LockbClaims

/// A place in a text where checked claims end, and what they came to.
struct ProofMark: Sendable {
  /// What a reader is told with one sign.
  enum Kind: String, CaseIterable, Sendable {
    case holds, conditional, contradicted, silent

    init(_ verdict: ClaimVerdict) {
      switch verdict {
      case .holds: self = .holds
      case .conditional, .vacuous, .ambiguous: self = .conditional
      case .contradictsModel, .contradictsDocument, .contradictsTwin: self = .contradicted
      case .modelSilent, .unparsed, .outOfScope: self = .silent
      }
    }
  }

  /// The offset just past the quoted text.
  let end: Int
  /// The worst that one of the claims came to.
  let kind: Kind
  /// Its number on the page, from 1.
  let number: Int
  /// The claims, in the order of the text.
  let claims: [JudgedClaim]

  /// The id of the element that proves it.
  var id: String { "proof.\(number)" }

  /// The marks of a document, in the order in which they come.
  static func all(in document: CheckedDocument) -> [ProofMark] {
    var groups: [Int: [JudgedClaim]] = [:]
    for claim in document.claims {
      groups[claim.claim.place.range.upper, default: []].append(claim)
    }
    return groups.sorted { $0.key < $1.key }.enumerated().map { index, group in
      let order: [Kind] = [.contradicted, .conditional, .silent, .holds]
      let kinds = group.value.map { Kind($0.verdict) }
      return ProofMark(
        end: group.key, kind: order.first(where: kinds.contains) ?? .silent, number: index + 1,
        claims: group.value)
    }
  }
}
