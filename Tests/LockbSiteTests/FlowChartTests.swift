import Testing

@testable import LockbSite

@Suite struct FlowChartTests {
  @Test func readsStatesAndWhatLeadsFromOneToAnother() throws {
    let chart = try #require(
      FlowChart(
        """
        stateDiagram-v2
          %% a gate
          [*] --> locked
          state "잠금 풀림" as open
          locked --> open: 동전
          locked --> open: pass
          open --> locked: push
          locked --> locked: push
        """))
    #expect(chart.boxes.map(\.text) == ["locked", "잠금 풀림"])
    #expect(chart.boxes.map(\.isInitial) == [true, false])
    #expect(chart.boxes[0].loops == ["push"])
    #expect(chart.arrows.map(\.labels) == [["동전", "pass"], ["push"]])
  }

  @Test func readsQuestionsAndAnswers() throws {
    let chart = try #require(
      FlowChart(
        """
        flowchart TD
          A{"Is there a coin?"} -->|no| B["Wait"]
          A -->|"yes, two"| C(Push) --> D
        """))
    #expect(chart.boxes.map(\.text) == ["Is there a coin?", "Wait", "Push", "D"])
    #expect(chart.boxes.map(\.isQuestion) == [true, false, false, false])
    #expect(chart.arrows.map { [$0.from, $0.to] } == [[0, 1], [0, 2], [2, 3]])
    #expect(chart.arrows.map(\.labels) == [["no"], ["yes, two"], []])
  }

  @Test(arguments: [
    "sequenceDiagram\n A->>B: x", "flowchart TD\n A -- x --> B\n A -.-> B", "pie\n x", "",
    "stateDiagram-v2\n state fork {\n }", "flowchart TD\n subgraph x", "flowchart TD\n A",
  ])
  func leavesOtherDiagramsAlone(source: String) {
    #expect(FlowChart(source) == nil)
  }

  @Test func drawsEveryBoxAndLabel() throws {
    let pages = site([
      ("a.en.md", "# A\n\n```mermaid\nstateDiagram-v2\n  locked --> open: a <coin>\n```\n")
    ])
    let page = try #require(pages["en/a/index.html"])
    #expect(MarkupScanner(page).dangers == [])
    #expect(page.contains("<svg class=\"machine-svg\""))
    #expect(page.contains(">locked</text>") && page.contains(">open</text>"))
    #expect(page.contains(">a &lt;coin&gt;</text>"))
  }
}
