import Testing

@testable import LockbCommandLine

@Suite struct UsageTests {
  @Test(arguments: [
    (["serach", "x"], "Did you mean “search”?"),
    (["search"], "Missing expected argument"),
    (["search", "x", "--lnag", "ko"], "'--lang'"),
    (["search", "x", "--kind", "gude"], "api, key, status, platform, service, rule, term, guide"),
    (["search", "x", "--platform", "harbor"], "Did you mean “Harbour”?"),
    (["search", "x", "--lang", "jp"], "ko, en, any"),
    (["search", "x", "--limit", "0"], "whole number"),
    (["search", "x", "--at", "tomorrow"], "13.4"),
    (["search", "x", "--format", "xml"], "text, json, tsv, md"),
    (["ingest", "--format", "tsv"], "text, json"),
    (["search", "  "], "nothing to look for"),
    (["show", ""], "nothing to show"),
  ])
  func explainsWrongCommandLinesInOneLine(arguments: [String], part: String) throws {
    let outcome = try CommandLineFixture().runExactly(arguments)
    #expect(outcome.status == .usage)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
  }

  @Test func explainsWrongCommandLinesInKoreanToo() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    #expect(fixture.runExactly(["search", "x", "--lnag"]).errors.contains("알 수 없는 옵션"))
    #expect(fixture.runExactly(["search", "x", "--kind", "책"]).errors.contains("다음 가운데"))
    #expect(fixture.runExactly(["--help"]).output.contains("명령:"))
  }

  @Test func showsHelpOnStandardOutput() throws {
    let fixture = try CommandLineFixture()
    for arguments in [[], ["--help"], ["help"], ["search", "--help"], ["help", "show"]] {
      let outcome = fixture.runExactly(arguments)
      #expect(outcome.status == .success)
      #expect(outcome.output.contains("USAGE: lockb"))
      #expect(outcome.errors.isEmpty)
    }
    #expect(fixture.runExactly(["search", "--help"]).output.contains("--strict"))
  }

  @Test func acceptsPlatformsInAnySpellingThatThePackKnows() throws {
    let fixture = try CommandLineFixture()
    for name in ["Harbour", "harbour", "항구"] {
      #expect(fixture.run("search", "requestPassage", "--platform", name).status == .success)
    }
    #expect(
      fixture.run("search", "requestPassage", "--platform", "Museum", "--kind", "api").status
        == .nothingFound)
  }
}
