internal import LockbBase
internal import LockbCheck
internal import LockbMarkdown
internal import LockbPack

/// A scenario block of an input, and where it stands there.
struct ScenarioBlock {
  /// The lines of the block.
  let text: String
  /// The info string of its fence.
  let info: String
  /// The line of the input on which its fence stands; nil where the input is nothing but the block.
  let line: Int?

  /// Every block of a document, as the checker finds them; the whole text where there is none.
  static func all(in source: [UInt8]) -> [ScenarioBlock] {
    let text = String(decoding: source, as: UTF8.self)
    // A bare block is no Markdown, and to parse whatever else comes in would be a waste.
    guard text.contains("```") || text.contains("~~~") else { return [bare(text)] }
    let parsed = MarkdownParser().parse(source)
    let lines = LineTable(source)
    var blocks: [ScenarioBlock] = []
    parsed.walkBlocks { block in
      guard case .codeBlock(let code) = block.kind, code.isScenario else { return }
      blocks.append(
        ScenarioBlock(
          text: code.literal, info: code.info, line: lines.line(at: block.range.lower)))
    }
    return blocks.isEmpty ? [bare(text)] : blocks
  }

  private static func bare(_ text: String) -> ScenarioBlock {
    ScenarioBlock(text: text, info: "scenario", line: nil)
  }

  /// What the machine says of it, by the lines of the input.
  func run(
    on machine: ReferenceMachine, _ messages: Messages
  ) -> Result<ModelRunAnswer, CommandFailure> {
    let before = line ?? 0
    return machine.runScenario(text, info).map { scenario in
      var scenario = scenario
      for index in scenario.failures.indices { scenario.failures[index].line += before }
      return ModelRunAnswer(steps: scenario.steps, scenario: scenario, line: line)
    }.mapError { messages.failure($0, inLinesAfter: before) }
  }
}
