public import LockbClaims

/// A claim of a document and what checking it came to.
public struct JudgedClaim: Sendable {
  /// The claim.
  public var claim: Claim
  /// The answer of the machine or the catalogue.
  public var judgement: ClaimJudgement
  /// The verdict; other documents and the translation can change it.
  public var verdict: ClaimVerdict

  /// A claim with its judgement.
  public init(_ claim: Claim, _ judgement: ClaimJudgement) {
    self.claim = claim
    self.judgement = judgement
    verdict = judgement.verdict
  }
}
