import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct BaselineCommandTests {
  private let link = "Read [it]().\n"

  @Test func holdsHoweverTheDocumentsAreNamed() throws {
    let fixture = try CommandLineFixture(content: ["gates/a.md": link, "b.md": link])
    let file = fixture.folder + "/baseline.jsonl"
    _ = fixture.run("check", "--baseline", file, "--update-baseline")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"path\":\"Content/gates/a.md\""))
    let other = fixture.folder + "/other"
    try FileManager.default.createSymbolicLink(atPath: other, withDestinationPath: "Content")
    for path in [
      other, fixture.folder + "/gates/../Content", fixture.content + "/gates",
      fixture.content + "/b.md",
    ] {
      try FileManager.default.createDirectory(
        atPath: fixture.folder + "/gates", withIntermediateDirectories: true)
      let outcome = fixture.runExactly(["check", path, "--strict", "--baseline", file])
      #expect(outcome.status == .success, "\(path)\n\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func judgesOnlyEntriesOfWhatWasAsked() throws {
    let fixture = try CommandLineFixture(content: ["gates/a.md": link, "b.md": link])
    let file = fixture.folder + "/baseline.jsonl"
    _ = fixture.run("check", "--baseline", file, "--update-baseline")
    try FileManager.default.removeItem(atPath: fixture.content + "/gates/a.md")
    let other = fixture.content + "/b.md"
    #expect(fixture.runExactly(["check", other, "--baseline", file]).status == .success)
    #expect(fixture.run("check", "--baseline", file).status == .nothingFound)
  }
}
