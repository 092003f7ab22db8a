import Foundation
import Testing

@testable import LockbCommandLine

/// Links among the documents that lead out of their folder.
struct StrayLinkTests {
  private func fixture() throws -> CommandLineFixture {
    let fixture = try CommandLineFixture(content: [
      "gate.en.md": "# Gate\n\nThe gate.\n", "gate.ko.md": "# 문\n\n문입니다.\n",
    ])
    try Data("# Out\n\nOutside.\n".utf8).write(to: URL(fileURLWithPath: fixture.folder + "/out.md"))
    for name in ["out.en.md", "밖.ko.md"] {
      try FileManager.default.createSymbolicLink(
        atPath: fixture.content + "/" + name, withDestinationPath: "../out.md")
    }
    return fixture
  }

  private let english =
    "FOLDER/Content/out.en.md is left out: the link leads out of the content folder"
  private let korean = "FOLDER/Content/밖.ko.md: 건너뜀 (링크가 콘텐츠 폴더 밖을 가리킴)"

  @Test func areLeftOutOfAnIngestWithALineEach() throws {
    let fixture = try fixture()
    for _ in 1...2 {
      let outcome = fixture.run("ingest")
      #expect(outcome.status == .success)
      #expect(outcome.output.contains("2 documents: 1 English, 1 Korean"))
      #expect(outcome.errors.split(separator: "\n").count { $0.hasPrefix(english) } == 1)
      #expect(outcome.errors.components(separatedBy: "out.en.md").count == 2)
    }
    let search = fixture.run("search", "outside")
    #expect(search.status == .nothingFound && search.errors.isEmpty, "\(search.errors)")
    #expect(fixture.run("search", "gate").status == .success)
  }

  @Test func areNamedInKorean() throws {
    let fixture = try fixture()
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let outcome = fixture.run("ingest")
    #expect(outcome.status == .success)
    #expect(outcome.errors.contains(korean), "\(outcome.errors)")
  }

  @Test func areListedForScripts() throws {
    let outcome = try fixture().run("ingest", "--format", "json")
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("the link leads out of the content folder"))
  }

  @Test func leaveTheOthersToBeChecked() throws {
    let fixture = try fixture()
    let outcome = fixture.runExactly(["check", fixture.content])
    #expect(outcome.status == .success, "\(outcome.output)")
    #expect(outcome.output.contains("2 documents"))
    #expect(outcome.errors.contains(english))
  }

  @Test func failACheckThatAsksForThem() throws {
    let fixture = try fixture()
    let outcome = fixture.runExactly([
      "check", fixture.content + "/out.en.md", "--content", fixture.content,
    ])
    #expect(outcome.status == .failure)
  }
}
