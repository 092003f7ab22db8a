import LockbCheck
import Testing

@Suite struct StaleTranslationTests {
  private func stale(_ english: String, _ korean: String) -> [String] {
    check([
      ("gate.en.md", "---\nlastmod: \(english)\n---\nA page.\n"),
      ("gate.ko.md", "---\nlastmod: \(korean)\n---\n글.\n"),
    ]).filter { $0.rule == "stale-translation" }.map(\.path)
  }

  @Test func comparesMomentsWhereBothSayTimeAndZone() {
    // 08:30 and 01:00 in Greenwich.
    #expect(stale("2024-05-06T23:30:00-09:00", "2024-05-07T10:00:00+09:00") == ["gate.ko.md"])
    #expect(stale("2024-05-07T01:00:00Z", "2024-05-07T10:00:00+09:00").isEmpty)
    #expect(stale("2024-05-07 01:00:00.5 +0000", "2024-05-07T10:00+09:00") == ["gate.ko.md"])
    #expect(stale("2024-02-29T23:00:00Z", "2024-03-01T00:00:00Z") == ["gate.en.md"])
  }

  @Test func comparesWholeDaysOtherwise() {
    #expect(stale("2024-05-06T23:30:00", "2024-05-06T10:00:00+09:00").isEmpty)
    #expect(stale("2024-05-06", "2024-05-07T10:00:00+09:00") == ["gate.en.md"])
    #expect(stale("2023-12-31", "2024-01-01") == ["gate.en.md"])
    #expect(stale("soon", "2024-01-01").isEmpty)
  }
}
