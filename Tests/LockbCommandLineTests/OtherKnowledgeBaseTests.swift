import Foundation
import Testing

@testable import LockbCommandLine

/// Knowledge bases that are damaged, or that another release wrote.
@Suite struct OtherKnowledgeBaseTests {
  private let fixture: CommandLineFixture

  init() throws {
    fixture = try CommandLineFixture()
    #expect(fixture.run("ingest").status == .success)
  }

  private var file: URL { URL(fileURLWithPath: fixture.knowledgeBase) }

  /// The bytes of a release's file that has another version in its header.
  private func bytes(version difference: Int) throws -> Data {
    var bytes = try Data(contentsOf: file)
    bytes[63] = UInt8(Int(bytes[63]) + difference)
    return bytes
  }

  private static let languages = ["C", "ko_KR.UTF-8"]

  private static let commands = [
    ["ingest"], ["search", "coin"], ["show", "coin"], ["export", "opensearch"],
  ]

  /// Every command fails with one line that holds some words, and leaves the file as it is.
  private func expectRefusal(english: [String], korean: [String], doctor: String) throws {
    let before = try Data(contentsOf: file)
    for (locale, words) in zip(Self.languages, [english, korean]) {
      fixture.environment.variables["LC_ALL"] = locale
      for command in Self.commands {
        let outcome = fixture.runExactly(
          command + ["--kb", fixture.knowledgeBase, "--content", fixture.content])
        #expect(outcome.status == .failure)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.split(separator: "\n").count == 1)
        for word in words { #expect(outcome.errors.contains(word), "\(outcome.errors)") }
      }
      fixture.environment.variables["COLUMNS"] = "300"
      let examined = fixture.run("doctor")
      #expect(examined.status == .failure)
      for word in words { #expect(examined.output.contains(word), "\(examined.output)") }
    }
    fixture.environment.variables["LC_ALL"] = "C"
    #expect(fixture.run("doctor").output.contains(doctor))
    #expect(try Data(contentsOf: file) == before)
  }

  @Test(arguments: [0, 50, 4_096, 100_000])
  func reportsOneThatIsCutShortAndLeavesIt(length: Int) throws {
    try Data(contentsOf: file).prefix(length).write(to: file)
    try expectRefusal(
      english: ["is damaged:", "Delete it and build it again with: lockb ingest"],
      korean: ["손상되었습니다:", "지우고 다시 만드세요: lockb ingest"], doctor: "broken")
    try FileManager.default.removeItem(at: file)
    #expect(fixture.run("ingest").status == .success)
    #expect(fixture.run("doctor").output.contains("healthy"))
  }

  @Test func refusesOneThatANewerReleaseWrote() throws {
    try bytes(version: 1).write(to: file)
    try expectRefusal(
      english: ["a newer lockb wrote", "name another file with --kb."],
      korean: ["더 새로운 lockb가 만든", "--kb로 다른 파일을 지정하세요."], doctor: "not usable")
  }

  @Test func refusesOneThatANewerReleaseWroteInTheSameForm() throws {
    let bytes = try Data(contentsOf: file)
    let (own, newer) = (Data(LockbCommand.version.utf8), Data("9.9.9".utf8))
    try #require(own.count == newer.count)
    var changed = bytes
    while let place = changed.range(of: own) { changed.replaceSubrange(place, with: newer) }
    try changed.write(to: file)
    try expectRefusal(
      english: ["a newer lockb wrote", "lockb 9.9.9"], korean: ["더 새로운 lockb", "lockb 9.9.9"],
      doctor: "not usable")
  }

  @Test(arguments: zip(languages, ["An older lockb wrote", "더 오래된 lockb가 만든"]))
  func saysThatOneOfAnOlderReleaseWasMadeAnew(locale: String, words: String) throws {
    fixture.environment.variables["LC_ALL"] = locale
    let old = try bytes(version: -1)
    for command in [["search", "coin"], ["ingest"]] {
      try old.write(to: file)
      #expect(fixture.run("doctor").status == .failure)
      let outcome = fixture.runExactly(
        command + ["--kb", fixture.knowledgeBase, "--content", fixture.content])
      #expect(outcome.status == .success)
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
      #expect(!outcome.errors.contains("There was no knowledge base"))
      #expect(fixture.run("doctor").status == .success)
    }
  }
}
