import Foundation
import LockbBase
import Testing

@testable import LockbCommandLine

@Suite struct KnowledgeBaseTests {
  @Test func readsAFileAgainThatKeptItsSize() throws {
    let fixture = try CommandLineFixture(content: ["a.en.md": "# A\n\nThe first coin.\n"])
    #expect(fixture.run("search", "first").status == .success)
    try fixture.write("# A\n\nThe other coin.\n", to: "a.en.md")
    #expect(fixture.run("search", "other").status == .success)
    #expect(fixture.run("search", "first").status == .nothingFound)
  }

  @Test func writesCardsAnewForAnotherVocabulary() throws {
    let fixture = try CommandLineFixture(content: ["a.en.md": "# A\n\nOne.\n"])
    #expect(fixture.run("ingest").status == .success)
    #expect(fixture.run("show", "requestPassage()").status == .success)
    fixture.packs = []
    try fixture.write("# A\n\nOne more.\n", to: "a.en.md")
    #expect(fixture.run("ingest").status == .success)
    #expect(fixture.run("show", "requestPassage()").status == .nothingFound)
  }

  @Test func buildsTheKnowledgeBaseBeforeTheFirstAnswer() throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.run("search", "coin")
    #expect(outcome.status == .success)
    #expect(outcome.errors.contains("There was no knowledge base"))
    #expect(fixture.run("search", "coin").errors.isEmpty)
  }

  @Test func readsChangedContentBeforeItAnswers() throws {
    let fixture = try CommandLineFixture()
    _ = fixture.run("ingest")
    try fixture.write("# Zeppelins\n\nNo zeppelin fits the gate.\n", to: "gates/zeppelin.en.md")
    let outcome = fixture.run("search", "zeppelin")
    #expect(outcome.status == .success)
    #expect(outcome.errors.contains("was brought up to date"))
    try FileManager.default.removeItem(atPath: fixture.content + "/gates/zeppelin.en.md")
    #expect(fixture.run("search", "zeppelin").status == .nothingFound)
  }

  @Test func remembersWhereItsContentIs() throws {
    let fixture = try CommandLineFixture()
    _ = fixture.run("ingest")
    try fixture.write("# Zeppelins\n\nNo zeppelin fits the gate.\n", to: "gates/zeppelin.en.md")
    let outcome = fixture.runExactly(["search", "zeppelin", "--kb", fixture.knowledgeBase])
    #expect(outcome.status == .success)
  }

  @Test func answersFromTheKnowledgeBaseWhereItsContentIsGone() throws {
    let fixture = try CommandLineFixture()
    _ = fixture.run("ingest")
    try FileManager.default.removeItem(atPath: fixture.content)
    for arguments in [["search", "coin"], ["show", "gates/single-ride@en"], ["doctor"]] {
      let outcome = fixture.runExactly(arguments + ["--kb", fixture.knowledgeBase])
      #expect(outcome.status == .success, "\(outcome.errors)")
    }
    let shown = fixture.runExactly(["show", "gates/single-ride@ko", "--kb", fixture.knowledgeBase])
    #expect(shown.output.contains("손님이 밀기 전에"))
  }

  @Test func saysWhatToDoWhereThereIsNothingToRead() throws {
    let fixture = try CommandLineFixture(content: [:])
    let outcome = fixture.run("search", "coin")
    #expect(outcome.status == .failure)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("lockb ingest PATH"))
  }

  @Test func leavesForeignFilesAlone() throws {
    let fixture = try CommandLineFixture()
    try Data("not a database, but somebody's notes".utf8)
      .write(to: URL(fileURLWithPath: fixture.knowledgeBase))
    for command in ["search", "ingest", "show", "doctor"] {
      let arguments = command == "ingest" || command == "doctor" ? [command] : [command, "coin"]
      let outcome = fixture.runExactly(
        arguments + ["--kb", fixture.knowledgeBase, "--content", fixture.content])
      #expect(outcome.status == .failure, "\(command)")
    }
    let left = try String(contentsOfFile: fixture.knowledgeBase, encoding: .utf8)
    #expect(left == "not a database, but somebody's notes")
  }

  @Test func reportsWhatItReadAndWhatIsWrongWithIt() throws {
    let fixture = try CommandLineFixture()
    try fixture.write("# Bad link\n\nSee [nothing]() and `requestPasage()`.\n", to: "bad.en.md")
    let outcome = fixture.run("ingest")
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("5 documents: 3 English, 2 Korean, 1 in both"))
    #expect(outcome.output.contains("bad.en.md:3"))
    #expect(fixture.run("ingest").output.contains("is up to date"))
    let doctor = fixture.run("doctor")
    #expect(doctor.status == .success)
    #expect(doctor.output.contains("healthy"))
    #expect(doctor.output.contains("bad.en.md:3"))
  }

  @Test func namesFilesThatItCannotReadAndReadsTheRest() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = "200"
    fixture.fileSystem = LockedFileSystem(lockedName: "maintenance.en.md")
    let outcome = fixture.run("ingest")
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains("3 documents"))
    #expect(outcome.output.contains("maintenance.en.md: Permission denied"))
  }

  @Test func namesLinksThatLeadNowhereAndReadsTheRest() throws {
    let fixture = try CommandLineFixture()
    try FileManager.default.createSymbolicLink(
      atPath: fixture.content + "/gone.en.md", withDestinationPath: "/nowhere/at/all.md")
    let outcome = fixture.run("ingest")
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains("gone.en.md"))
    #expect(outcome.output.contains("4 documents"))
  }

  @Test func findsDamageAndSaysWhatToDo() throws {
    let fixture = try CommandLineFixture()
    _ = fixture.run("ingest")
    let handle = try #require(FileHandle(forUpdatingAtPath: fixture.knowledgeBase))
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: size / 2)
    try handle.write(contentsOf: Data(repeating: 0xA5, count: 6_000))
    try handle.close()
    let outcome = fixture.run("doctor")
    #expect(outcome.status == .failure)
    #expect(outcome.output.contains("broken"))
    #expect(outcome.output.contains("lockb ingest"))
  }
}

/// The disk, with one file that nobody may read.
private struct LockedFileSystem: FileSystem {
  let lockedName: String

  func walk(_ root: String) throws(FileError) -> FileWalk { try DiskFileSystem().walk(root) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard !path.hasSuffix("/" + lockedName) else {
      throw FileError(step: "read", path: path, reason: "Permission denied")
    }
    return try DiskFileSystem().read(path)
  }
}
