import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

@Suite struct TerminalTests {
  @Test(arguments: [20, 40, 80])
  func wrapsHangulWithinTheWidthAndLosesNothing(width: Int) {
    let text = "날씨가 바뀌면 문이 다시 잠기고 requestPassageWithoutAnyCoin()을 호출해도 열리지 않습니다."
    let lines = StyledText(text).wrapped(to: width).map(\.plain)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }

  @Test func keepsStylesAcrossLineBreaks() {
    let text = StyledText("one ") + StyledText("two three", .hit) + StyledText(" four")
    let lines = text.wrapped(to: 8)
    #expect(lines.map(\.plain) == ["one two", "three", "four"])
    #expect(lines[1].runs == [.init(text: "three", style: .hit)])
  }

  @Test func makesEscapeSequencesHarmless() {
    let text = "a\u{1B}[31mred\u{9B}2J\u{7}\u{202E}x\tb\nc"
    #expect(text.sanitizedLine == "a�[31mred�2J��x b c")
    #expect("한글".decomposedStringWithCanonicalMapping.sanitizedLine.displayWidth == 4)
    #expect(JSONValue.string("\u{1B}\u{9B}").text == #""\u001b\u009b""#)
  }

  @Test func continuesLongCommandsTheShellsWay() throws {
    let command = "lockb show 'gates/a single ride (of coins)@en#after-the-ride-is-over'"
    var page = Page(Presentation(width: 30))
    page.add(command: command, indent: 2)
    let lines = page.text.split(separator: "\n").map(String.init)
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.displayWidth <= 30 })
    let pasted = try shellWords(page.text.replacingAll("→ ", with: "").trimmed)
    #expect(
      pasted == ["lockb", "show", "gates/a single ride (of coins)@en#after-the-ride-is-over"])
  }

  @Test(arguments: [20, 40, 80])
  func fitsTablesIntoTheTerminal(width: Int) {
    let table = TextTable(
      header: ["상태", "무엇을 뜻하는가", "Rides"],
      rows: [
        [StyledText("locked"), StyledText("아직 아무도 요금을 내지 않았습니다. 다음 손님이 냅니다."), StyledText("0")],
        [StyledText("unlocked"), StyledText("한 사람"), StyledText("1")],
      ])
    var page = Page(Presentation(width: width))
    table.write(to: &page)
    let lines = page.text.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
    #expect(page.text.contains("unlocked"))
  }

  @Test func takesTheLanguageFromTheLocaleInPOSIXOrder() {
    func language(_ variables: [String: String]) -> Language {
      Environment(variables: variables).language
    }
    #expect(language([:]) == .english)
    #expect(language(["LANG": "ko_KR.UTF-8"]) == .korean)
    #expect(language(["LANG": "ko_KR.UTF-8", "LC_ALL": "C"]) == .english)
    #expect(language(["LANG": "en_US", "LC_MESSAGES": "ko"]) == .korean)
    #expect(language(["LANG": "kok_IN"]) == .english)
  }

  @Test func makesIsolatesHarmless() {
    #expect("a\u{2066}b\u{2069}".sanitizedLine == "a\u{FFFD}b\u{FFFD}")
  }
}
