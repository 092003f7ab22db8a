import LockbClaims
import Testing

@testable import LockbCheck

@Suite struct ClaimOppositionTests {
  private func color(isDenied: Bool) -> ClaimQuestion {
    ClaimQuestion(
      .exists, outcomes: [ClaimTerm("property/color:green", isNegated: isDenied)],
      subjects: [ClaimTerm("thing/gate")])
  }

  /// Whoever only denies it contradicts whoever says it, and claims the same as any other denial.
  @Test func denialThatSaysNothingElseIsADenial() {
    var plain = color(isDenied: true)
    plain.deniesAltogether = true
    #expect(plain.opposes(color(isDenied: false)) && color(isDenied: false).opposes(plain))
    #expect(!plain.opposes(color(isDenied: true)))
    #expect(plain.canonical == color(isDenied: true).canonical)
  }
}
