import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct FixCommandTests {
  private let blank = "A coin opens the gate. \n"
  private let mended = "A coin opens the gate.\n"

  private func text(_ fixture: CommandLineFixture, _ name: String) throws -> String {
    try String(contentsOfFile: fixture.content + "/" + name, encoding: .utf8)
  }

  @Test(arguments: [
    ["--fix", "--format", "sarif"], ["--fix", "--format", "github"],
    ["--fix", "--format", "junit"],
    ["--fix", "--update-baseline", "--baseline", "x"], ["--dry-run"], ["--update-baseline"],
  ])
  func refusesOptionsThatDoNotGoTogether(options: [String]) throws {
    let fixture = try CommandLineFixture(content: ["a.md": blank])
    for (language, part) in [("en_US.UTF-8", "--"), ("ko_KR.UTF-8", "옵션")] {
      fixture.environment.variables["LANG"] = language
      let outcome = fixture.runExactly(
        ["check"] + options + ["--kb", fixture.knowledgeBase, "--content", fixture.content])
      #expect(outcome.status == .usage)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.split(separator: "\n").count == 1)
      #expect(outcome.errors.contains(part))
    }
    #expect(try text(fixture, "a.md") == blank)
  }

  @Test func changesNothingWhereOneFileIsReadOnly() throws {
    let fixture = try CommandLineFixture(content: ["a.md": blank, "b.md": blank])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: fixture.content + "/b.md")
    let outcome = fixture.run("check", "--fix")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("cannot write FOLDER/Content/b.md: it is read-only"))
    #expect(try text(fixture, "a.md") == blank)
    #expect(try text(fixture, "b.md") == blank)
  }

  @Test func namesWhatWasChangedWhereALaterFileCannotBe() throws {
    let fixture = try CommandLineFixture(content: ["a.md": blank, "b.md": blank])
    try FileManager.default.createDirectory(
      atPath: fixture.content + "/b.md.lockb-new", withIntermediateDirectories: false)
    let outcome = fixture.run("check", "--fix")
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("cannot write FOLDER/Content/b.md:"))
    #expect(outcome.errors.contains("Changed before that: FOLDER/Content/a.md."))
    #expect(try text(fixture, "a.md") == mended)
  }

  @Test func keepsALinkAndChangesItsTarget() throws {
    let fixture = try CommandLineFixture(content: ["parts/a.md": blank])
    let link = fixture.content + "/link.md"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "parts/a.md")
    let outcome = fixture.runExactly(["check", "--fix", link, "--content", fixture.content])
    #expect(outcome.status == .success, "\(outcome.errors)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "parts/a.md")
    #expect(try text(fixture, "parts/a.md") == mended)
  }

  @Test func changesNothingOutsideTheContent() throws {
    let fixture = try CommandLineFixture(content: ["a.md": mended])
    try Data(blank.utf8).write(to: URL(fileURLWithPath: fixture.folder + "/out.md"))
    let link = fixture.content + "/link.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../out.md")
    let outcome = fixture.runExactly(["check", "--fix", link, "--content", fixture.content])
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains("the link leads out of the content folder"))
    #expect(try String(contentsOfFile: fixture.folder + "/out.md", encoding: .utf8) == blank)
  }

  @Test func tellsWhatIsLeftAndFailsByIt() throws {
    let broken = "---\ntitle: [x\n---\n" + blank
    let fixture = try CommandLineFixture(content: ["a.md": broken])
    let first = fixture.run("check", "--fix")
    #expect(first.status == .nothingFound)
    #expect(first.output.contains("broken-front-matter"))
    #expect(!first.output.contains("trailing-space"))
    #expect(first.output.contains("1 file was changed."))
    let second = fixture.run("check", "--fix")
    #expect(second.status == .nothingFound)
    #expect(second.output.contains("broken-front-matter"))
  }

  @Test func failsWhereEditsAreShownOnly() throws {
    let table = "# Coins\n\n| Coin | Rides |\n| one | 1 |\n"
    let fixture = try CommandLineFixture(content: ["a.md": table])
    #expect(fixture.run("check", "--fix", "--dry-run").status == .nothingFound)
    #expect(fixture.run("check", "--fix").status == .success)
  }

  @Test func leavesWhatABaselineHoldsAlone() throws {
    let text = "| Coin | Rides |\n| one | 1 |\n\n" + blank
    let fixture = try CommandLineFixture(content: ["a.md": text])
    let file = fixture.folder + "/baseline.jsonl"
    #expect(fixture.run("check", "--fix", "--baseline", file).status == .failure)
    #expect(try self.text(fixture, "a.md") == text)
    _ = fixture.run("check", "--baseline", file, "--update-baseline")
    #expect(fixture.run("check", "--fix", "--baseline", file).status == .success)
    #expect(try self.text(fixture, "a.md") == "| Coin | Rides |\n| one | 1 |\n\n" + mended)
  }

  @Test func editsOnlyLinesChangedSince() throws {
    let fixture = try CommandLineFixture(content: ["a.md": "One. \n\nTwo.\n\nThree. \n"])
    try fixture.commit()
    try fixture.write("One. \n\nTwo. \n\nThree. \n", to: "a.md")
    _ = fixture.run("check", "--fix", "--since", "HEAD")
    #expect(try text(fixture, "a.md") == "One. \n\nTwo.\n\nThree. \n")
  }

  @Test func writesPatchesThatGitApplies() throws {
    let files = [
      "no-end.md": "A coin. ", "crlf.md": "# A\r\n\r\n| B | C |\r\n| one | 1 |\r\n",
      "cr.md": "# A\r\r| B | C |\r| one | 1 |\r", "t\"a\\b c.md": "A\ttab. \n",
    ]
    let fixture = try CommandLineFixture(content: files)
    try fixture.commit()
    // The fixture's own paths are absolute: what a project's are like is tried in its folder.
    let outcome = fixture.run("check", "--fix", "--dry-run", "--format", "json")
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let fixes = try #require(root["fixes"] as? [[String: Any]])
    #expect(fixes.count == files.count)
    let patch = fixes.compactMap { $0["diff"] as? String }.joined()
      .replacingOccurrences(of: "FOLDER/Content", with: "")
    let place = fixture.folder + "/p.diff"
    try Data(patch.utf8).write(to: URL(fileURLWithPath: place))
    let applied = ChildProgram.run(["git", "-C", fixture.content, "apply", place])
    #expect(applied.status == 0, "\(String(decoding: applied.output, as: UTF8.self))\(patch)")
    let patched = try files.keys.sorted().map { try text(fixture, $0) }
    for (name, text) in files { try fixture.write(text, to: name) }
    _ = fixture.run("check", "--fix")
    #expect(try files.keys.sorted().map { try text(fixture, $0) } == patched)
  }

  @Test func hidesNoTabAndNoReturn() throws {
    let fixture = try CommandLineFixture(content: ["a.md": "A\ttab.\rA\u{1B}[1m. \r\n"])
    let output = fixture.run("check", "--fix", "--dry-run").output
    #expect(output.contains("\n+A\ttab.␍A␛[1m.\r\n"))
  }
}

extension CommandLineFixture {
  /// Makes the content a repository and commits it.
  func commit() throws {
    let who = ["-c", "user.name=x", "-c", "user.email=x@x.example"]
    for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "x"]] {
      #expect(ChildProgram.run(["git", "-C", content] + who + words).status == 0)
    }
  }
}
