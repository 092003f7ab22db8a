import Testing

@testable import LockbCommandLine

/// `lockb model run` with scenario blocks, alone and in documents.
@Suite struct ModelScenarioCommandTests {
  private static let holds = """
    on iOS 18
    when the app calls requestWhenInUseAuthorization
    then no prompt appears
    """
  private static let fails = """
    on iOS 18
    keys NSLocationWhenInUseUsageDescription
    when the app calls requestWhenInUseAuthorization
    then no prompt appears
    """
  private static let unreadable = """
    on iOS 18
    when the app cals requestWhenInUseAuthorization
    """

  /// A document: the blocks begin on lines 3, 9, 15 and so on where each has three lines.
  private func document(_ blocks: String...) -> String {
    "# Title\n\n"
      + blocks.map { "```scenario\n\($0)\n```\n" }.joined(separator: "\n")
  }

  private func run(_ text: String, _ arguments: String...) throws -> CommandLineFixture.Outcome {
    try ModelFixture().run(["model", "run", "-"] + arguments, input: [text])
  }

  @Test func runsEveryBlockOfADocument() throws {
    let outcome = try run(document(Self.holds, Self.fails))
    #expect(outcome.status == .nothingFound, "\(outcome.errors)")
    #expect(outcome.output.contains("Line 3:"), "\(outcome.output)")
    #expect(outcome.output.contains("Line 9:"))
    #expect(outcome.output.contains("The scenario holds."))
    #expect(outcome.output.contains("line 13: P-WIU appears"))
    #expect(outcome.output.contains("The scenario does not hold."))
    #expect(try run(document(Self.holds, Self.holds)).status == .success)
  }

  @Test func writesOneObjectALineForSeveralBlocks() throws {
    let outcome = try run(document(Self.holds, Self.fails), "--format", "json")
    #expect(outcome.status == .nothingFound)
    #expect(outcome.lines.count == 2, "\(outcome.output)")
    for line in outcome.lines {
      let problems = try ModelFixture.problems(line, "model-run.schema.json")
      #expect(problems.isEmpty, "\(problems)")
    }
    #expect(outcome.lines[1].contains(#""scenario":{"line":9,"#))
    #expect(outcome.lines[1].contains(#""failures":[{"line":13,"#))
  }

  @Test func goesOnAfterABlockThatCannotBeRun() throws {
    let text = document(Self.unreadable, Self.fails)
    let outcome = try run(text, "--format", "json")
    #expect(outcome.status == .failure)
    #expect(outcome.lines.count == 2, "\(outcome.output)")
    #expect(try ModelFixture.problems(outcome.lines[0], "error.schema.json").isEmpty)
    #expect(outcome.lines[0].contains("line 5: "), "\(outcome.lines[0])")
    #expect(outcome.errors.contains("1 of 2 blocks"), "\(outcome.errors)")
    let shown = try run(text)
    #expect(shown.output.contains("line 5: unknown event"), "\(shown.output)")
  }

  @Test func seesADocumentBehindWhatLooksLikeObjects() throws {
    let outcome = try run("Write\n\n```json\n{\n}\n```\n\n" + document(Self.fails))
    #expect(outcome.output.contains("line 14: P-WIU appears"), "\(outcome.output)")
  }

  @Test(arguments: [
    (unreadable, "line 2: unknown event"),
    ("\n\n" + unreadable, "line 4: unknown event"),
    ("on iOS 18\nwhen\nso what", "line 3: no line of a scenario"),
    ("on iOS 18\nkeys NSNothing", "line 2: unknown key"),
    ("on iOS 18\nwhen the user chooses \"Allow\"", "line 2: “choose:Allow” does not fit here"),
    ("on iOS 18\nwhen dismiss\nwhen resume", "line 2: "),
  ])
  func namesTheLineThatIsWrong(text: String, part: String) throws {
    let outcome = try run(text)
    #expect(outcome.status == .failure)
    #expect(outcome.errors.contains(part), "\(outcome.errors)")
    #expect(!outcome.errors.contains("event 3"))
  }

  @Test func countsTheEventsOfARequest() throws {
    let outcome = try ModelFixture().run([
      "model", "run", "--platform", "iOS", "--at", "18", "requestWhenInUse", "dismis",
    ])
    #expect(outcome.errors.contains("event 2: unknown event"), "\(outcome.errors)")
  }
}
