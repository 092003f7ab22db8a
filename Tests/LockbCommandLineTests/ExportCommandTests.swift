import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct ExportCommandTests {
  @Test func writesAnIndexAndWhatFillsIt() throws {
    let fixture = try CommandLineFixture()
    let folder = fixture.folder + "/exports/today"
    let outcome = fixture.run("export", "opensearch", "--out", folder)
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("_bulk"))
    #expect(try names(in: folder) == ["bulk-001.ndjson", "index.json"])
    let again = fixture.run("export", "opensearch", "--out", folder)
    #expect(again.output == outcome.output)
  }

  @Test func removesThePartsOfALargerExport() throws {
    let fixture = try CommandLineFixture()
    let folder = fixture.folder + "/out"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["bulk-002.ndjson", "bulk-003.ndjson", "notes.txt"] {
      try Data("old".utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
    }
    #expect(fixture.run("export", "opensearch", "--out", folder).status == .success)
    #expect(try names(in: folder) == ["bulk-001.ndjson", "index.json", "notes.txt"])
  }

  @Test func saysInOneLineWhyNothingCouldBeWritten() throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.run("export", "opensearch", "--out", "/dev/null/out")
    #expect(outcome.status == .failure)
    let line = try #require(outcome.errors.split(separator: "\n").last)
    #expect(line.contains("/dev/null/out"))
    #expect(line.contains("free space"))
  }

  @Test func speaksKorean() throws {
    let fixture = try CommandLineFixture()
    fixture.environment.variables["LANG"] = "ko_KR.UTF-8"
    let outcome = fixture.run("export", "opensearch", "--out", fixture.folder + "/out")
    #expect(outcome.output.contains("벌크 요청 1개"))
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}
