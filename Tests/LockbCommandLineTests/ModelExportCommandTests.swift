import CoreLocationPack
import Foundation
import LockbPack
import Testing

@testable import LockbCommandLine

@Suite struct ModelExportCommandTests {
  private func export(_ format: String, _ platform: String, korean: Bool = false) throws -> String {
    let outcome = try ModelFixture(korean: korean).run([
      "model", "export", "--platform", platform, "--format", format,
    ])
    #expect(outcome.status == .success, "\(outcome.errors)")
    return outcome.output
  }

  @Test(arguments: ["macOS", "visionOS"])
  func writesAMapThatItsSchemaDescribes(platform: String) throws {
    let output = try export("json", platform)
    let problems = try ModelFixture.problems(output, "model-export.schema.json")
    #expect(problems.isEmpty, "\(problems)")
  }

  @Test(arguments: [("iOS", "18"), ("iOS", "13"), ("iOS", "9"), ("macOS", "14"), ("appClip", "17")])
  func mapsWhatARunDoes(platform: String, version: String) throws {
    let machine = try #require(CoreLocationPack.pack.machine)
    var request = ReferenceRequest(
      platform: platform, version: version, keys: machine.usualKeys([]))
    let map = try machine.map(request).get()
    var moves: [Int: [ReferenceMap.Move]] = [:]
    for move in map.moves { moves[move.from, default: []].append(move) }
    for seed in 0..<20 {
      request.events = []
      var expected: [ReferenceStep] = []
      var state = 0
      for turn in 0..<12 {
        let choices = try #require(moves[state])
        let move = choices[(seed * 7 + turn * 5) % choices.count]
        request.events.append(map.events[move.event].name)
        expected.append(move.step)
        state = move.to
        #expect(map.states[state] == move.step.after)
      }
      #expect(try machine.run(request).get() == expected)
    }
  }

  @Test func drawsEachNodeOnce() throws {
    let dot = try export("dot", "iOS")
    #expect(dot.hasPrefix("digraph"))
    #expect(dot.contains("requestAlways / prompt: P-UPG"))
    let mermaid = try export("mermaid", "iOS")
    #expect(mermaid.hasPrefix("stateDiagram-v2\n"))
    #expect(mermaid.contains("[*] --> s0"))
    let lines = mermaid.split(separator: "\n").filter { $0.hasPrefix("  state ") }
    #expect(Set(lines.map { $0.split(separator: "\"")[1] }).count == lines.count)
  }

  @Test func writesWellFormedXML() throws {
    let parser = WellFormedness()
    #expect(parser.accepts(try export("scxml", "iOS")))
  }

  @Test func writesATableForPeople() throws {
    let text = try export("text", "visionOS", korean: true)
    #expect(text.contains("규칙"))
    #expect(text.contains("T05"))
    #expect(!text.contains("requestAlways"))
  }

  @Test func refusesFormatsThatItDoesNotHave() throws {
    let outcome = try ModelFixture().run(["model", "export", "--format", "tsv"])
    #expect(outcome.status == .usage)
    #expect(outcome.errors.contains("mermaid"))
  }
}

/// Whether every element of a text ends, in order.
private struct WellFormedness {
  func accepts(_ text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<?xml") ? 1 : 0) {
      guard let end = piece.lastIndex(of: ">") else { return false }
      let tag = piece[..<end]
      let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
      if tag.hasPrefix("/") {
        guard open.popLast() == name else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(name)
      }
    }
    return open.isEmpty
  }
}
