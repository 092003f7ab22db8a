internal import LockbCheck
internal import LockbMarkdown
internal import LockbPack

extension BodyWriter {
  /// Writes a scenario: its lines, and whether they are what happens.
  mutating func write(_ scenario: CheckedDocument.Scenario, _ code: CodeBlock) {
    let holds = scenario.outcome.failures.isEmpty && scenario.outcome.obstacle == nil
    html.open("figure", [("class", "scenario")])
    html.open("figcaption")
    html.element(
      "span", [("class", holds ? "seal seal-holds" : "seal seal-contradicted")],
      text: context.word(holds ? "scenario-holds" : "scenario-fails", language))
    html.close("figcaption")
    html.open("pre", [("tabindex", "0")])
    html.open("code")
    for line in code.literal.split(separator: "\n", omittingEmptySubsequences: false) {
      write(scenarioLine: String(line))
    }
    html.add("</code></pre>")
    writeRun(of: code)
    html.close("figure")
  }

  /// What the machine does with it, step by step, for readers who want to see it.
  private mutating func writeRun(of code: CodeBlock) {
    guard style.isWhole, let machine = context.source.machine,
      case .success(let run) = machine.reference.runScenario(code.literal, code.info)
    else { return }
    html.open("details")
    html.element("summary", text: context.word("scenario-run", language))
    html.add(machine.pages.scenarioFigure(for: run, on: links.route, in: language))
    html.close("details")
  }

  /// The word that begins a line is set apart.
  private mutating func write(scenarioLine line: String) {
    guard !line.isEmpty else { return }
    let end = line.firstIndex(of: " ") ?? line.endIndex
    html.element("b", text: String(line[..<end]))
    html.text(String(line[end...]))
    html.add("\n")
  }
}
