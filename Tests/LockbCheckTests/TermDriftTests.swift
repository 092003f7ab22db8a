import Foundation
import LockbCheck
import Testing

@Suite struct TermDriftTests {
  private func drift(_ text: String, at path: String = "gate.ko.md") -> [String] {
    check("`requestPassage()` — \(text)\n", at: path).filter { $0.rule == "term-drift" }
      .map(\.quote)
  }

  @Test(arguments: [
    "", "를", "들을", "로부터", "에서의", "에서만", "까지도", "이므로", "였다", "입니까", "이에요", "이기 때문에",
    "이지만", "이라도", "였습니다만", "들뿐이며",
  ])
  func findsATermWithWhateverIsJoinedToIt(tail: String) {
    let text = "표는 한번승차\(tail) 그렇습니다."
    #expect(drift(text) == ["한번승차"])
    let decomposed = "한번승차".decomposedStringWithCanonicalMapping
    #expect(drift(text.decomposedStringWithCanonicalMapping) == [decomposed])
    #expect(drift("- Gate의 " + text) == ["한번승차"])
  }

  @Test(arguments: ["권", "장", "제도를", "용", "표에서는", "료입니다"])
  func takesNoOtherWordForATerm(tail: String) {
    let text = "표는 한번승차\(tail) 그렇습니다."
    #expect(drift(text) == [])
    #expect(drift(text.decomposedStringWithCanonicalMapping) == [])
  }

  @Test(arguments: [
    "“새 한번승차”라는", "‘새 한번승차’라는", "「새 한번승차」라는", "『새 한번승차』라는", "\"새 한번승차\"라는", "'한번승차'라는",
    "“한번승차”라는",
  ])
  func leavesWhatIsQuoted(text: String) {
    #expect(drift("\(text) 말") == [])
    #expect(drift("\(text) 말은 한번승차입니다.") == ["한번승차"])
    #expect(drift(text.decomposedStringWithCanonicalMapping) == [])
  }

  @Test func readsEnglishPluralsAndCapitals() {
    let path = "gate.en.md"
    #expect(drift("Oneway trips end.", at: path) == ["Oneway trip"])
    #expect(drift("A ONEWAY TRIP ends.", at: path) == ["ONEWAY TRIP"])
    #expect(drift("A oneway tripod, a “long oneway trip”.", at: path) == [])
    #expect(drift("Ein Café: a oneway trip.", at: path) == ["oneway trip"])
  }
}
