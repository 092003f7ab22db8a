import LockbCheck
import Testing

@Suite struct BaselineTests {
  private let text = "Read [it]().\n\nRead [it]().\n\n| a | b |\n| 1 | 2 |\n"

  @Test func holdsWhatItWasMadeOf() {
    var findings = check(text)
    let baseline = Baseline(of: findings)
    #expect(baseline.entries.map(\.count) == [1, 2])
    #expect(baseline.apply(to: &findings) { _ in true }.isEmpty)
    #expect(findings.allSatisfy { $0.suppression == .baseline })
  }

  @Test func staysRightWhereLinesMove() {
    let baseline = Baseline(of: check(text))
    var moved = check("# A new heading\n\nNew words.\n\n" + text)
    #expect(baseline.apply(to: &moved) { _ in true }.isEmpty)
    #expect(moved.allSatisfy { $0.suppression == .baseline })
  }

  @Test func countsEqualFindings() {
    let baseline = Baseline(of: check(text))
    var more = check(text + "\nRead [it]().\n")
    #expect(baseline.apply(to: &more) { _ in true }.isEmpty)
    #expect(more.count { $0.suppression == nil } == 1)
    var fewer = check("Read [it]().\n\n| a | b |\n| 1 | 2 |\n")
    #expect(baseline.apply(to: &fewer) { _ in true }.map(\.count) == [1])
  }

  @Test func judgesNoEntryOfFilesThatWereNotChecked() {
    var none: [Finding] = []
    #expect(Baseline(of: check(text)).apply(to: &none) { _ in false }.isEmpty)
  }

  @Test func keepsFingerprintsWhereUnrelatedTextChanges() {
    let before = check(text).map(\.fingerprint)
    let after = check("New words.\n\n" + text).map(\.fingerprint)
    #expect(before == after)
    #expect(Set(before).count == before.count)
  }
}
