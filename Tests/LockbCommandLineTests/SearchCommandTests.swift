import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct SearchCommandTests {
  @Test func showsTheCardOfAnAPIFirst() throws {
    let outcome = try CommandLineFixture().run("search", "requestPassage", "--quiet")
    #expect(outcome.status == .success)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.first?.hasPrefix("requestPassage()") == true)
    #expect(outcome.lines.first?.hasSuffix("method of Turnstile") == true)
    #expect(outcome.output.contains("Harbour 8+  Station 13.4+  not on Museum"))
  }

  @Test func speaksKoreanToAKoreanQueryAndALocale() throws {
    let fixture = try CommandLineFixture()
    #expect(fixture.run("search", "동전 손님").output.contains("안내서"))
    #expect(fixture.run("search", "Maintenance").output.contains("guide"))
    fixture.environment.variables["LC_ALL"] = "ko_KR.UTF-8"
    #expect(fixture.run("search", "Maintenance").output.contains("안내서"))
  }

  @Test func namesTheUnknownWordAndTheSizeOfTheCorpus() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = "200"
    let korean = fixture.run("search", "카메라 동전")
    #expect(korean.status == .nothingFound)
    #expect(korean.output.contains("카메라는 이 지식 베이스에 없습니다 (문서 4개, 회전문)"))
    let english = fixture.run("search", "zeppelin", "coin")
    #expect(english.status == .nothingFound)
    #expect(
      english.output.contains("zeppelin is not in this knowledge base (4 documents, Turnstile)"))
  }

  @Test(arguments: ["coin", "동전", "requestPassage()", "umbrella", "우산은", "hinge", "잠김"])
  func printsCommandsThatFindWhatTheyName(query: String) throws {
    let fixture = try CommandLineFixture()
    let output = fixture.run("search", query, "--format", "json", "--limit", "50").output
    let answer = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let results = answer?["results"] as? [[String: Any]] ?? []
    for result in results {
      let next = try shellWords(try #require(result["next"] as? String))
      let shown = fixture.runExactly(
        next.dropFirst() + ["--kb", fixture.knowledgeBase, "--format", "json"])
      #expect(shown.status == .success, "\(next): \(shown.output)")
      #expect(!shown.output.contains("\"several\""), "\(next) names several things")
    }
  }

  @Test(arguments: [20, 40, 80], ["requestPassage", "동전", "한 번 타기", "zeppelin"])
  func fitsTheTerminal(width: Int, query: String) throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = String(width)
    let outcome = fixture.run("search", query)
    for line in outcome.lines { #expect(line.displayWidth <= width, "\(line)") }
  }

  @Test func coloursHitsOnTerminalsOnly() throws {
    let fixture = try CommandLineFixture()
    let hit = "\u{1B}[1;33mcoin\u{1B}[0m"
    #expect(!fixture.run("search", "coin").output.contains("\u{1B}"))
    fixture.environment.outputIsTerminal = true
    #expect(fixture.run("search", "coin").output.lowercased().contains(hit))
    #expect(!fixture.run("search", "coin", "--no-color").output.contains("\u{1B}"))
    fixture.environment.variables["NO_COLOR"] = "1"
    #expect(!fixture.run("search", "coin").output.contains("\u{1B}"))
  }

  @Test func letsNoEscapeSequenceOfADocumentThrough() throws {
    let fixture = try CommandLineFixture(content: [
      "evil.en.md": "# Evil \u{1B}]0;gotcha\u{7}\n\nA \u{1B}[2Jpoisoned \u{9B}31m\u{202E} word.\n"
    ])
    for format in ["text", "json", "tsv", "md"] {
      let output = fixture.run("search", "poisoned", "--format", format).output
      #expect(output.contains("poisoned"))
      #expect(!output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B }, "\(format)")
    }
    let shown = fixture.run("show", "evil")
    #expect(!shown.output.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B })
  }

  /// What filters keep back is no reason to say that it is not there.
  @Test(arguments: [
    (["coin", "--kind", "status"], "Without them there are", "lockb search coin"),
    (["동전을", "--kind", "status"], "조건을 빼면 결과가", "lockb search 동전을"),
    (
      ["coin", "--platform", "Harbour", "--at", "0"], "Without them there are", "lockb search coin"
    ),
  ])
  func saysWhatTheFiltersKeepBack(_ arguments: [String], _ said: String, _ command: String) throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = "300"
    let words =
      ["search"] + arguments + ["--kb", fixture.knowledgeBase, "--content", fixture.content]
    let outcome = fixture.runExactly(words)
    #expect(outcome.status == .nothingFound)
    #expect(outcome.output.contains(said), "\(outcome.output)")
    #expect(outcome.output.contains("→ " + command))
    #expect(fixture.runExactly(words + ["--format", "md"]).output.contains(said))
    #expect(!fixture.run("search", "zeppelin", "--kind", "status").output.contains("Without them"))
  }

  @Test func writesOneLineAResultWithTabs() throws {
    let outcome = try CommandLineFixture().run("search", "coin", "--format", "tsv")
    #expect(!outcome.lines.isEmpty)
    for line in outcome.lines {
      #expect(line.split(separator: "\t", omittingEmptySubsequences: false).count == 10)
    }
  }

  @Test func tellsOfResultsBeyondTheLimit() throws {
    let outcome = try CommandLineFixture().run("search", "gate", "--limit", "1")
    #expect(outcome.output.contains(" more: --limit "))
  }

  @Test func givesTheSameBytesTwice() throws {
    let fixture = try CommandLineFixture()
    let first = fixture.run("search", "coin gate", "--format", "json").output
    #expect(first == fixture.run("search", "coin gate", "--format", "json").output)
  }
}
