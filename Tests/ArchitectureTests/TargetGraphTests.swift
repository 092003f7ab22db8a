import Foundation
import Testing

@Suite struct TargetGraphTests {
  @Test(arguments: ["en", "ko"])
  func hasTheTargetsThatTheArchitecturePageShows(language: String) throws {
    let page = try SourceTree.text(of: "Content/lockb/architecture.\(language).md")
    let documented = graph(inPage: page)
    let actual = try graph(inManifest: SourceTree.text(of: "Package.swift"))
    #expect(documented.keys.sorted() == actual.keys.sorted())
    for (target, dependencies) in actual {
      #expect(
        documented[target]?.sorted() == dependencies.sorted(), "the page is wrong about \(target)")
    }
  }

  @Test func hasNoArrowThatPointsBack() throws {
    let graph = try graph(inManifest: SourceTree.text(of: "Package.swift"))
    func reaches(_ start: String, _ goal: String) -> Bool {
      (graph[start] ?? []).contains { $0 == goal || reaches($0, goal) }
    }
    for target in graph.keys { #expect(!reaches(target, target), "\(target) needs itself") }
  }

  /// The rows of the table whose second column lists imports: `Target | A, B | …`.
  private func graph(inPage page: String) -> [String: Set<String>] {
    var graph: [String: Set<String>] = [:]
    for line in page.components(separatedBy: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { names(in: String($0), between: "`") }
      guard cells.count >= 2, let target = cells[0].first, cells[0].count == 1 else { continue }
      graph[target] = Set(cells[1])
    }
    return graph
  }

  /// The targets of the manifest, tests and their support left out.
  private func graph(inManifest manifest: String) throws -> [String: Set<String>] {
    let start = try #require(manifest.range(of: "targets: [\n"))
    var graph: [String: Set<String>] = [:]
    for declaration in calls(in: String(manifest[start.upperBound...])) {
      let kinds = ["part(", "executableTarget(", "systemLibrary("]
      guard kinds.contains(where: declaration.hasPrefix) else { continue }
      let relevant = declaration.components(separatedBy: "providers:")[0]
        .components(separatedBy: "pkgConfig:")[0]
        .replacingOccurrences(
          of: #", package: "[^"]*""#, with: "", options: .regularExpression)
      let names = names(in: relevant, between: "\"")
      guard let target = names.first else { continue }
      graph[target] = Set(names.dropFirst())
    }
    return graph
  }

  /// The texts of the calls at the top level of a list, each from after its dot.
  private func calls(in list: String) -> [String] {
    var calls: [String] = []
    var depth = 0
    var current = ""
    for character in list {
      if depth == 0 {
        if character == "." { current = "" }
        if character == "]" { break }
      }
      if character == "(" { depth += 1 }
      if !(depth == 0 && character == ".") { current.append(character) }
      if character == ")" {
        depth -= 1
        if depth == 0 { calls.append(current.trimmingCharacters(in: .whitespacesAndNewlines)) }
      }
    }
    return calls
  }

  private func names(in text: String, between quote: String) -> [String] {
    let parts = text.components(separatedBy: quote)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }
}
