import Foundation
import LockbTestSupport
import Testing

@testable import LockbCommandLine

@Suite struct SchemaTests {
  /// The schemas that the repository publishes, by file name.
  private let schemas: [String: Data]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Content/lockb/schemas")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    schemas = try Dictionary(
      uniqueKeysWithValues: names.map { name in
        (name, try Data(contentsOf: folder.appendingPathComponent(name)))
      })
  }

  private func expect(_ output: String, fits name: String) throws {
    let schema = try JSONSchema(try #require(schemas[name]), others: schemas)
    let problems = try schema.problems(in: Data(output.utf8))
    #expect(problems.isEmpty, "\(name): \(problems)\n\(output)")
  }

  @Test(arguments: [
    ["ingest"], ["doctor"], ["check"], ["check", "--fix"], ["explain", "broken-table"],
    ["explain", "lkb101"],
    ["search", "requestPassage"], ["search", "동전 한 번", "--explain"], ["search", "locked gate"],
    ["search", "unbrella"], ["search", "카메라 삼각대"],
    ["search", "손님", "--lang", "ko", "--limit", "1"],
    ["show", "requestPassage()"], ["show", "TurnstileCoinDescription"], ["show", "한 번 타기"],
    ["show", "push()"], ["show", "no such thing"], ["show", "gates/single-ride@ko"],
    ["show", "gates/single-ride@en#after-the-ride"],
  ])
  func writesWhatTheSchemaOfTheCommandSays(arguments: [String]) throws {
    let fixture = try CommandLineFixture()
    _ = fixture.run("ingest")
    let outcome = fixture.runExactly(
      arguments + [
        "--format", "json", "--kb", fixture.knowledgeBase, "--content", fixture.content,
      ])
    #expect(outcome.status != .usage, "\(outcome.errors)")
    try expect(outcome.output, fits: "\(arguments[0]).schema.json")
  }

  @Test func writesASiteAsItsSchemaSays() throws {
    let fixture = try CommandLineFixture()
    let theme = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Site").path
    let outcome = fixture.runExactly([
      "site", "build", fixture.content, "--theme", theme, "--out", fixture.folder + "/site",
      "--format", "json",
    ])
    try expect(outcome.output, fits: "site-build.schema.json")
  }

  @Test func writesAnExportAsItsSchemaSays() throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.run(
      "export", "opensearch", "--out", fixture.folder + "/out", "--format", "json")
    try expect(outcome.output, fits: "export-opensearch.schema.json")
  }

  @Test(arguments: [
    ["search", "x", "--kind", "car"], ["search"], ["search", "x", "--nonsense"], ["shwo"],
    ["show", "x", "--content", "/nowhere/at/all", "--kb", "/nowhere/kb.sqlite"],
    ["ingest", "/nowhere/at/all", "--kb", "/nowhere/kb.sqlite"],
    ["check", "/nowhere/at/all"], ["explain", "no-such-rule"], ["check", "--dry-run"],
  ])
  func writesErrorsInTheSameEnvelope(arguments: [String]) throws {
    let fixture = try CommandLineFixture()
    let outcome = fixture.runExactly(arguments + ["--format", "json"])
    #expect(outcome.status == .usage || outcome.status == .failure)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    try expect(outcome.output, fits: "error.schema.json")
  }

  @Test func rejectsWhatNoSchemaAllows() throws {
    let schema = try JSONSchema(try #require(schemas["error.schema.json"]), others: schemas)
    let wrong = #"{"schemaVersion":2,"command":"x","ok":false,"extra":1,"error":{"code":"A B"}}"#
    let problems = try schema.problems(in: Data(wrong.utf8))
    #expect(problems.count == 5, "\(problems)")
  }
}
