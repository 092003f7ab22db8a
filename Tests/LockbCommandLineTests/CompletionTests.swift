import LockbPack
import LockbTestSupport
import Testing

@testable import LockbCommandLine

/// One after another: which shell asks, the parser of arguments keeps for the whole process.
@Suite(.serialized) struct CompletionTests {
  /// What a shell is offered for a word, one candidate a line.
  private func offers(_ command: [String], _ place: String, _ word: String) throws -> [String] {
    try candidates(["---completion"] + command + ["--", place, "0", String(word.count), word])
  }

  /// The candidates without the blank that a shell may be sent behind them.
  private func candidates(
    _ words: [String], machine: ReferenceMachine? = nil
  ) throws -> [String] {
    let fixture = try CommandLineFixture()
    if let machine { fixture.packs[0].machine = machine }
    return fixture.runExactly(words).lines.filter { $0 != " " }
  }

  @Test func offersTheNamesThatThePacksKnow() throws {
    #expect(try offers(["show"], "positional@0", "requestP") == ["requestPassage"])
    #expect(try offers(["search"], "positional@0", "REQUESTp") == ["requestPassage"])
    #expect(try offers(["show"], "positional@0", "한").contains("한 번 타기"))
  }

  @Test func offersTheRulesOfTheChecker() throws {
    #expect(try offers(["explain"], "positional@0", "broken-t").contains("broken-table"))
  }

  @Test func offersPlatforms() throws {
    #expect(try offers(["search"], "--platform", "har") == ["Harbour"])
    let machine = TurnstilePack.machine
    let words = ["---completion", "model", "run", "--", "--platform", "0", "0", ""]
    #expect(try candidates(words, machine: machine) == machine.platforms().map(\.name))
  }

  @Test func understandsWordsWithQuotesAndEscapes() {
    #expect(Completions.offered(["Allow Once", "Deny"], #"Allow\ O"#) == ["Allow Once"])
    #expect(Completions.offered(["Allow Once", "Deny"], "\"allow o") == ["Allow Once"])
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesAScriptForEveryShell(shell: String) throws {
    let outcome = try CommandLineFixture().runExactly(["--generate-completion-script", shell])
    #expect(outcome.status == .success)
    #expect(outcome.output.contains("explain"))
    #expect(outcome.output.contains("---completion"))
  }
}
