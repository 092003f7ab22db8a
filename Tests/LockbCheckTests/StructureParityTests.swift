import LockbBase
import LockbCheck
import Testing

@Suite struct StructureParityTests {
  private func gaps(_ english: String, _ korean: String) -> [String] {
    check([("gate.en.md", english), ("gate.ko.md", korean)])
      .filter { $0.rule == "structure-parity" }.map(\.message.english)
  }

  private let english = "---\ntitle: Gate\n---\n\n## Coins {#coins}\n\nOne.\n"
  private let korean = "---\ntitle: 문\n---\n\n## 동전 {#coins}\n\n하나.\n"

  @Test func countsNoTitleThatOneSideRepeats() {
    #expect(gaps(english, "---\ntitle: 문\n---\n\n# 문\n\n## 동전 {#coins}\n\n하나.\n").isEmpty)
    #expect(gaps("---\ntitle: Gate\n---\n\n# Gate\n\n## Coins {#coins}\n\nOne.\n", korean).isEmpty)
  }

  @Test func countsAHeadingThatIsNotTheTitle() {
    #expect(
      gaps(english, "---\ntitle: 문\n---\n\n# 개찰구\n\n## 동전 {#coins}\n\n하나.\n")
        == ["no section for “개찰구”"])
    #expect(
      gaps("---\ntitle: Gate\n---\n\n## Gate\n\n## Coins {#coins}\n\nOne.\n", korean)
        == ["no section for “Gate”"])
  }
}
