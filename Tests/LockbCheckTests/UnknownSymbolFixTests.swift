import LockbBase
import LockbCheck
import Testing

@Suite struct UnknownSymbolFixTests {
  private func mended(_ text: String, at path: String) -> (places: [String], text: String) {
    let findings = check([(path, text)]).filter { $0.rule == "unknown-symbol" }
    var bytes = Array(text.utf8)
    for edit in findings.flatMap(\.edits).sorted(by: { $0.range.lower > $1.range.lower }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.text.utf8))
    }
    return (findings.map(\.quote), String(decoding: bytes, as: UTF8.self))
  }

  @Test func mendsEveryOccurrenceInEnglish() {
    let wrong = """
      ---
      tags: [TurnstileCoinDescripton]
      ---
      Call `gate.requestPasage()` or requestPasage().

      ```swift
      gate.requestPasage(); gate.requestPasage()
      ```
      """
    let result = mended(wrong, at: "gate.en.md")
    #expect(
      result.places
        == ["TurnstileCoinDescripton"] + Array(repeating: "requestPasage()", count: 4))
    #expect(
      result.text
        == wrong.replacing("Pasage", with: "Passage").replacing("Descripton", with: "Description"))
  }

  @Test func mendsEveryOccurrenceInKorean() {
    let wrong = "`requestPasage()`를, 곧 requestPasage()를 부릅니다. [gate.requestPasage]()도 같습니다.\n"
    let result = mended(wrong, at: "gate.ko.md")
    #expect(result.places == ["requestPasage()", "requestPasage()", "requestPasage"])
    #expect(result.text == wrong.replacing("Pasage", with: "Passage"))
  }

  @Test func changesNothingThatReadsOtherwiseThanItIsWritten() {
    let wrong = "문은 request&#80;asage()를 부릅니다.\n"
    let result = mended(wrong, at: "gate.ko.md")
    #expect(result.places.count == 1)
    #expect(result.text == wrong)
  }
}
