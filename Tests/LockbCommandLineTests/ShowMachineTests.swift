import Testing

@testable import LockbCommandLine

@Suite struct ShowMachineTests {
  private func show(_ arguments: String..., korean: Bool = false) throws
    -> CommandLineFixture.Outcome
  {
    let fixture = try ModelFixture(korean: korean)
    let options = ["--kb", fixture.fixture.knowledgeBase, "--content", fixture.fixture.content]
    try fixture.fixture.write("# Maps\n\nHello.\n", to: "maps.en.md")
    return fixture.run(["show"] + arguments + options)
  }

  @Test(arguments: [
    "requestAlwaysAuthorization", "NSLocationWhenInUseUsageDescription", "status/denied", "P-UPG",
    "T30",
  ])
  func describesWhatTheMachineKnowsToScripts(name: String) throws {
    let outcome = try show(name, "--format", "json")
    #expect(outcome.status == .success, "\(outcome.errors)")
    let problems = try ModelFixture.problems(outcome.output, "show.schema.json")
    #expect(problems.isEmpty, "\(problems)")
    #expect(outcome.output.contains(#""machine": ["#))
  }

  @Test func writesTablesInBothLanguages() throws {
    let english = try show("requestAlwaysAuthorization")
    #expect(english.output.contains("What a call does"))
    #expect(english.output.contains("T30"))
    let korean = try show("requestAlwaysAuthorization", "--format", "md", korean: true)
    #expect(korean.output.contains("## 모든 키가 있고"))
    #expect(korean.output.contains("| 규칙 |"))
  }

  @Test func stillSaysWhatNobodyKnows() throws {
    let outcome = try show("T999")
    #expect(outcome.status == .nothingFound)
  }
}
