import Foundation
import Testing

@testable import LockbCommandLine

/// Those that look words up run where Hunspell and the dictionary are installed.
@Suite struct ProjectWordsFileTests {
  private static let documents = [
    "gates/door.en.md": "The turnstile has a fridgge.\n",
    "gates/door.ko.md": "손님이 인스턴스를 지나갑니다.\n",
  ]

  private func findings(_ fixture: CommandLineFixture, at path: String = "") -> Int {
    let outcome = fixture.run("check", fixture.content + path, "--spelling")
    return outcome.lines.count { $0.contains("LKB022") }
  }

  @Test func sparesTheWordsOfTheContentFolderBelowItToo() throws {
    let fixture = try CommandLineFixture(content: Self.documents)
    if HunspellProcess(dictionary: "en_US") != nil { #expect(findings(fixture) > 0) }
    try fixture.write("fridgge\n인스턴스\n", to: "_words.txt")
    for path in ["", "/gates", "/gates/door.en.md", "/gates/door.ko.md"] {
      #expect(findings(fixture, at: path) == 0)
    }
  }

  @Test func looksNowhereElseForAList() throws {
    let fixture = try CommandLineFixture(content: Self.documents)
    try fixture.write("two words\n", to: "gates/_words.txt")
    #expect(fixture.run("check", fixture.content, "--spelling").status == .success)
  }

  @Test func namesABadLineInBothLanguages() throws {
    let fixture = try CommandLineFixture(content: Self.documents)
    try fixture.write("Nori\n두 낱말\n", to: "_words.txt")
    #expect(fixture.run("check").status == .success, "nobody asked for the list")
    let english = fixture.run("check", "--spelling")
    #expect(english.status == .failure && english.output.isEmpty)
    #expect(
      english.errors.hasPrefix(
        "lockb check: FOLDER/Content/_words.txt:2 is not one word of English letters or Hangul: “두 낱말”."
      ))
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let korean = fixture.run("check", "--spelling")
    #expect(korean.status == .failure)
    #expect(korean.errors.contains("_words.txt:2에 영문자나 한글로만 된 낱말 하나가 아닌 것이 있습니다: “두 낱말”."))
    let json = fixture.run("check", "--spelling", "--format", "json")
    #expect(json.status == .failure && json.output.contains("\"bad-words\""))
  }

  @Test func namesAListThatCannotBeRead() throws {
    let fixture = try CommandLineFixture(content: Self.documents)
    try fixture.write("a folder\n", to: "_words.txt/note.txt")
    let outcome = fixture.run("check", "--spelling")
    #expect(outcome.status == .failure && outcome.errors.contains("_words.txt"))
  }
}
