import Foundation
import LockbReference
import Testing

@Suite struct ExportTests {
  typealias Space = StateSpace<Turnstile>

  /// Three states: locked, open, in service.
  let small = Space(
    exploring: Turnstile(), in: Turnstile.Context(price: 1, hasAlarm: false))

  func lock(_ state: Turnstile.State) -> [StateField] {
    Array(Turnstile().fields(of: state).prefix(1))
  }

  @Test func escapesBackslashesInDot() {
    let dot = small.graph { _ in [StateField("path", "a\\b \"c\"")] }.dot
    #expect(dot.contains(#"a\\b \"c\""#))
  }

  @Test func numbersNodesAndEdgesInTheOrderOfDiscovery() {
    let graph = small.graph()
    #expect(graph.title == "price 1")
    #expect(graph.nodes.map(\.id) == ["s0", "s1", "s2"])
    #expect(graph.nodes.map(\.isInitial) == [true, false, false])
    #expect(
      graph.edges.map { $0.from + $0.rule + $0.to } == [
        "s0R1s1", "s0R6s2", "s1R3s1", "s1R4s0", "s1R6s2", "s2R7s0",
      ])
    // Nothing happens when a locked gate, or one in service, is pushed or fed.
    let all = small.graph(silentLoops: true)
    #expect(all.edges.filter { $0.rule == "R9" }.map(\.from) == ["s0", "s2", "s2"])
    #expect(all.edges.reduce(0) { $0 + $1.transitions } == small.transitionCount)
  }

  @Test func mergesStatesThatLookTheSame() {
    let graph = small.graph(showing: lock)
    #expect(
      graph.nodes.map(\.fields) == [
        [StateField("lock", "locked")], [StateField("lock", "open")],
      ])
    #expect(graph.nodes.map(\.states) == [1, 2])
    #expect(graph.edges.filter { $0.rule == "R7" }.map { $0.from + $0.to } == ["s1s0"])
  }

  @Test func writesDot() {
    #expect(small.graph(showing: lock).dot == Self.dot)
  }

  @Test func writesMermaid() {
    #expect(small.graph(showing: lock).mermaid == Self.mermaid)
  }

  @Test func writesWellFormedSCXML() {
    let text = small.graph(showing: lock).scxml
    #expect(text == Self.scxml)
  }

  @Test func readsItsOwnJSON() throws {
    let graph = small.graph()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let data = try encoder.encode(graph)
    #expect(try JSONDecoder().decode(TransitionGraph.self, from: data) == graph)
  }

  @Test func givesTheSameBytesEveryTime() {
    let contexts = [1, 2, 3].map { Turnstile.Context(price: $0) }
    var outputs: Set<String> = []
    for _ in 0..<20 {
      var text = ""
      for context in contexts {
        let graph = Space(exploring: Turnstile(), in: context).graph()
        text += graph.dot + graph.mermaid + graph.scxml
      }
      outputs.insert(text)
    }
    #expect(outputs.count == 1)
  }
}

/// Words that every format reads as syntax must come out as words.
@Suite struct ExportEscapingTests {
  let hostile = "\"a\" <b> & c:d;e #f\\n\n--> }{ [x]\0 \u{1}끝"

  var graph: TransitionGraph {
    let fields = [StateField(hostile, hostile)]
    return StateSpace(
      exploring: Turnstile(), in: Turnstile.Context(price: 1, hasAlarm: false)
    ).graph(showing: { _ in fields })
  }

  @Test func keepsDotQuotesBalanced() {
    let line = graph.dot.split(separator: "\n").first { $0.contains("label=\"") }
    let bare = (line ?? "").replacing("\\\\", with: "").replacing("\\\"", with: "")
    #expect(bare.count { $0 == "\"" } == 2)
    #expect(bare.contains("끝"))
  }

  @Test func leavesMermaidNoSyntaxInALabel() {
    let line = graph.mermaid.split(separator: "\n").first { $0.contains("state \"") } ?? ""
    let label = line.split(separator: "\"").dropFirst().first ?? ""
    #expect(line.count { $0 == "\"" } == 2)
    #expect(!label.contains("<b>") && !label.contains("{") && !label.contains("\\"))
    #expect(label.contains("끝"))
  }

  @Test func keepsSCXMLWellFormed() {
    let text = graph.scxml
    #expect(text.contains("&quot;a&quot; &lt;b&gt; &amp; c:d;e #f\\n --&gt; }{ [x] 끝"))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
    #expect(text.count { $0 == "<" } == text.count { $0 == ">" })
  }
}
