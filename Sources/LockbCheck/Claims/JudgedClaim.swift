internal import LockbBase
public import LockbClaims

/// A claim of a document and what checking it came to.
public struct JudgedClaim: Sendable {
  /// The claim.
  public var claim: Claim
  /// The answer of the machine or the catalogue.
  public var judgement: ClaimJudgement
  /// The verdict; other documents and the translation can change it.
  public var verdict: ClaimVerdict
  /// The id of the same claim in the translation; nil where it has none.
  public var twin: String?

  /// A claim with its judgement.
  public init(_ claim: Claim, _ judgement: ClaimJudgement) {
    self.claim = claim
    self.judgement = judgement
    verdict = judgement.verdict
  }

  /// Tells the claim from all others, by what it says and in which section.
  public var id: String {
    let digest = Digest(claim.question.canonical.utf8).description.prefix(8)
    return "\(claim.place.document)#\(claim.place.section):\(digest)"
  }
}
