import LockbBase
import LockbTestSupport
import Testing

@testable import LockbCommandLine

@Suite struct ShowCommandTests {
  @Test(arguments: [
    ("requestPassage", 80, "card-en-80.txt"), ("요금 안내 키", 80, "card-ko-80.txt"),
    ("gates/single-ride@en", 80, "document-en-80.txt"),
    ("gates/single-ride@ko", 40, "document-ko-40.txt"),
    ("gates/single-ride@ko", 20, "document-ko-20.txt"),
    ("gates/maintenance", 80, "list-en-80.txt"), ("push()", 80, "several-en-80.txt"),
    ("requestPasage", 80, "similar-en-80.txt"),
  ])
  func laysOutCardsAndDocuments(name: String, width: Int, snapshot: String) throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["COLUMNS"] = String(width)
    fixture.fileSystem = MemoryFileSystem(
      Dictionary(uniqueKeysWithValues: TurnstilePack.content.map { ("Content/" + $0, $1) }))
    fixture.environment.usualKnowledgeBase = fixture.knowledgeBase
    let outcome = fixture.runExactly(["show", name])
    try expectSnapshot(outcome.output, named: "CommandLine/" + snapshot)
  }

  @Test func printsTheMarkdownOfADocumentByteForByte() throws {
    let outcome = try CommandLineFixture().run("show", "gates/maintenance@en", "--format", "md")
    #expect(outcome.output == TurnstilePack.content["gates/maintenance.en.md"].map { $0 + "\n" })
  }

  @Test func printsTheMarkdownOfASectionAlone() throws {
    let outcome = try CommandLineFixture().run(
      "show", "gates/single-ride@en#after-the-ride", "--format", "md")
    #expect(outcome.output.hasPrefix("## After the ride\n"))
    #expect(!outcome.output.contains("A coin opens"))
  }

  @Test func choosesTheTranslationThatIsAskedFor() throws {
    let fixture = try CommandLineFixture()
    #expect(fixture.run("show", "gates/single-ride", "--lang", "ko").output.contains("동전은"))
    #expect(fixture.run("show", "gates/single-ride", "--lang", "en").output.contains("A coin"))
    #expect(fixture.run("show", "한 번 타기", "--lang", "any").status == .success)
  }

  @Test func saysThatNothingIsCalledThat() throws {
    let outcome = try CommandLineFixture().run("show", "zeppelin")
    #expect(outcome.status == .nothingFound)
    #expect(outcome.output.contains("lockb search zeppelin"))
  }
}
