import CoreLocationPack
import Foundation
import LockbBase
import LockbCheck
import LockbTestSupport
import Testing

@testable import LockbCommandLine

@Suite struct CheckCommandTests {
  private static let broken = [
    "gates/coins.ko.md": "# 동전\n\n| 동전 | 횟수 |\n| 하나 | 1 |\n\n한글 😀 뒤의 [요금표]()와 `requestPasage()` \n",
    "gates/bell.en.md": "# Bell\n\n<!-- lockb-allow empty-link: soon -->\nRead [it]().\n",
  ]

  @Test func showsTheLineWithAMarkUnderItsBytes() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    let outcome = fixture.run("check")
    #expect(outcome.status == .nothingFound)
    #expect(
      outcome.lines[0] == "FOLDER/Content/gates/coins.ko.md:3:1  error  broken-table (LKB001)")
    let lines = outcome.output.components(separatedBy: "\n")
    let link = try #require(lines.firstIndex { $0.contains("[요금표]()") })
    // Hangul and the emoji take two columns each.
    #expect(lines[link + 1] == "      │ " + spaces(13) + String(repeating: "━", count: 10))
    #expect(lines.dropLast().last == "1 error, 2 warnings, 1 note, 1 suppressed")
  }

  /// Thousands of findings on one line would otherwise keep and show the line thousands of times.
  @Test func keepsOfALongLineWhatIsAroundAFinding() throws {
    let text = "한글 " + String(repeating: "가나 [x]() ", count: 2000) + "\n"
    let findings = CheckedFiles([("a.ko.md", text)]).findings.filter { $0.rule == "empty-link" }
    #expect(findings.count == 2000)
    #expect(findings.allSatisfy { $0.line.utf8.count < 4096 && $0.line.hasPrefix($0.lead) })
    #expect(findings[1500].line.contains("[x]()"))
    #expect(findings[1500].start.column == 3 + 1500 * 9 + 4)
    #expect(findings[1500].units == 3 + 1500 * 9 + 3)

    let fixture = try CommandLineFixture(content: ["a.ko.md": text])
    let outcome = fixture.run("check")
    let lines = outcome.output.components(separatedBy: "\n").filter { $0.contains(" │ ") }
    #expect(lines[0].hasPrefix("    1 │ 한글 가나 [x]() 가나 [x]() "))
    #expect(lines[1500].hasPrefix("    1 │ …"))
    #expect(lines[1500].hasSuffix("…"))
  }

  @Test func answersInKorean() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let outcome = fixture.run("check")
    #expect(outcome.output.contains("오류 1개, 경고 2개, 참고 1개, 허용한 문제 1개"))
    #expect(outcome.output.contains("표의 머리줄 아래에 구분 줄이 없습니다"))
  }

  @Test func endsCleanlyWithoutErrorsAndFailsWarningsWhenStrict() throws {
    let fixture = try CommandLineFixture(content: ["a.md": "Read [it]().\n"])
    #expect(fixture.run("check").status == .success)
    #expect(fixture.run("check", "--strict").status == .nothingFound)
  }

  @Test func countsSARIFColumnsInUTF16() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    let outcome = fixture.run("check", "--format", "sarif")
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(root["version"] as? String == "2.1.0")
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let results = try #require(run["results"] as? [[String: Any]])
    let links = results.filter { $0["ruleId"] as? String == "LKB002" }
    let suppressions = links.map { ($0["suppressions"] as? [[String: Any]])?.count }
    #expect(suppressions == [1, 0])
    let location = (links[1]["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (location as? [String: Any])?["region"] as? [String: Any]
    // Three letters, a blank, two units for the emoji, a blank, two letters, a blank.
    #expect(region?["startColumn"] as? Int == 10)
    #expect(region?["endColumn"] as? Int == 17)
  }

  @Test func writesAnnotationsWithTheTotals() throws {
    let many = (1...12).map { "Read [page \($0)]().\n" }.joined(separator: "\n")
    let fixture = try CommandLineFixture(content: ["a.md": many])
    let summary = fixture.folder + "/summary.md"
    fixture.environment.variables["GITHUB_STEP_SUMMARY"] = summary
    let outcome = fixture.run("check", "--format", "github")
    #expect(outcome.lines.count { $0.hasPrefix("::warning ") } == 10)
    #expect(outcome.output.contains("::notice::and 2 warnings more"))
    #expect(outcome.lines[0].contains("file=FOLDER/Content/a.md,line=1,endLine=1,col=6"))
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.contains("0 errors, 12 warnings"))
  }

  @Test func writesJUnitThatXMLReadersTake() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    let outcome = fixture.run("check", "--format", "junit")
    #expect(outcome.output.contains("tests=\"5\" failures=\"1\""))
    #expect(outcome.output.contains("<skipped "))
  }

  @Test func fixesOnceAndThenFindsNothingToFix() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    let shown = fixture.run("check", "--fix", "--dry-run")
    #expect(shown.output.contains("+| --- | --- |"))
    #expect(shown.output.contains("-한글 😀 뒤의 [요금표]()와 `requestPasage()`"))
    let path = fixture.content + "/gates/coins.ko.md"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.broken["gates/coins.ko.md"])
    _ = fixture.run("check", "--fix")
    let fixed = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      fixed
        == "# 동전\n\n| 동전 | 횟수 |\n| --- | --- |\n| 하나 | 1 |\n\n한글 😀 뒤의 [요금표]()와 `requestPassage()`\n"
    )
    #expect(fixture.run("check", "--fix").output.contains("nothing to fix"))
  }

  @Test func keepsABaselineAndFailsOnStaleEntries() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    fixture.environment.variables["COLUMNS"] = "300"
    let file = fixture.folder + "/baseline.jsonl"
    #expect(fixture.run("check", "--baseline", file).status == .failure)
    let written = fixture.run("check", "--baseline", file, "--update-baseline")
    #expect(written.status == .success)
    #expect(written.output.contains("3 findings added"))
    #expect(fixture.run("check", "--baseline", file).status == .success)
    try fixture.write("# 동전\n", to: "gates/coins.ko.md")
    let stale = fixture.run("check", "--baseline", file)
    #expect(stale.status == .nothingFound)
    #expect(stale.output.contains("what is not there any more"))
  }

  @Test func tellsClearlyThatThereIsNoRepository() throws {
    let fixture = try CommandLineFixture(content: Self.broken)
    let outcome = fixture.run("check", "--since", "HEAD")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("--since needs a git repository"))
  }

  @Test func checksOneFileWithinItsContent() throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.runExactly([
      "check", fixture.content + "/gates/maintenance.en.md", "--content", fixture.content,
    ])
    #expect(outcome.status == .success, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("1 document,"))
  }

  @Test func failsScenariosThatTheMachineRefutesAtTheirLine() throws {
    let text = """
      # Once

      ```scenario id=once
      on iOS 18
      keys NSLocationWhenInUseUsageDescription
      when the app calls requestWhenInUseAuthorization
      when the user chooses "Allow Once"
      then the status is denied
      ```

      """
    let fixture = try CommandLineFixture(content: ["once.en.md": text])
    fixture.packs = [CoreLocationPack.pack]
    let outcome = fixture.run("check")
    #expect(outcome.lines[0] == "FOLDER/Content/once.en.md:8:1  error  failing-scenario (LKB110)")
    #expect(outcome.status == .nothingFound)
  }

  @Test func explainsARuleAndNamesTheNearest() throws {
    let fixture = try CommandLineFixture()
    #expect(fixture.runExactly(["explain", "LKB001"]).output.contains("broken-table"))
    let wrong = fixture.runExactly(["explain", "broken-tabel"])
    #expect(wrong.status == .usage)
    #expect(wrong.errors.contains("Did you mean broken-table"))
  }

  @Test func escapesPathsInAnnotations() throws {
    let fixture = try CommandLineFixture(content: ["a,b:c%.md": "Read [it]().\n"])
    let lines = fixture.run("check", "--format", "github").lines
    #expect(lines[0].contains("/a%2Cb%3Ac%25.md,line=1,"))
  }

  @Test func countsWarningsAsFailuresWhereStrict() throws {
    let fixture = try CommandLineFixture(content: ["a.md": "Read [it]().\n"])
    let plain = fixture.run("check", "--format", "junit").output
    #expect(plain.contains("tests=\"1\" failures=\"0\""))
    let strict = fixture.run("check", "--strict", "--format", "junit").output
    #expect(strict.contains("tests=\"1\" failures=\"1\""))
  }

  @Test func keepsThePermissionsOfWhatItMends() throws {
    let fixture = try CommandLineFixture(content: ["a.md": "A coin opens the gate. \n"])
    let path = fixture.content + "/a.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    _ = fixture.run("check", "--fix")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "A coin opens the gate.\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func checksOnlyLinesChangedSince() throws {
    let fixture = try CommandLineFixture(
      content: ["a.md": "One.\n\nGone.\n\nRead [it]().\n\nRead [that]().\n"])
    func git(_ words: String...) {
      let who = ["-c", "user.name=x", "-c", "user.email=x@x.example"]
      #expect(ChildProgram.run(["git", "-C", fixture.content] + who + words).status == 0)
    }
    git("init", "-q")
    git("add", ".")
    git("commit", "-qm", "x")
    try fixture.write("One.\n\nRead [it]().\n\nRead [that]().\n", to: "a.md")
    let outcome = fixture.run("check", "--since", "HEAD")
    #expect(outcome.output.contains("a.md:3:6"))
    #expect(!outcome.output.contains("a.md:5:6"))
  }
}
