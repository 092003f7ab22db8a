import Foundation
import Testing

@testable import LockbCommandLine

@Suite struct StaleBaselineTests {
  private let link = "Read [it]().\n"

  /// A check whose baseline holds a link of a page that has none any more.
  private func stale(_ format: String) throws -> CommandLineFixture.Outcome {
    let fixture = try CommandLineFixture(content: ["a.md": link])
    let file = fixture.folder + "/baseline.jsonl"
    _ = fixture.run("check", "--baseline", file, "--update-baseline")
    try fixture.write("Read it.\n", to: "a.md")
    let outcome = fixture.run("check", "--baseline", file, "--format", format)
    #expect(outcome.status == .nothingFound)
    return outcome
  }

  @Test func annotatesStaleEntries() throws {
    let lines = try stale("github").lines
    #expect(
      lines[0].hasPrefix(
        "::error file=FOLDER/baseline.jsonl,title=stale-baseline::the baseline holds"))
  }

  @Test func failsACaseForAStaleEntry() throws {
    let output = try stale("junit").output
    #expect(output.contains("tests=\"2\" failures=\"1\""))
    #expect(output.contains("<failure type=\"stale-baseline\" message=\"the baseline holds"))
  }

  @Test func notifiesOfStaleEntriesInSARIF() throws {
    let root = try #require(
      JSONSerialization.jsonObject(with: Data(try stale("sarif").output.utf8)) as? [String: Any])
    let run = try #require((root["runs"] as? [[String: Any]])?.first)
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == true)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["error"])
    let message = notes.first?["message"] as? [String: String]
    #expect(message?["text"]?.contains("empty-link") == true)
  }
}
