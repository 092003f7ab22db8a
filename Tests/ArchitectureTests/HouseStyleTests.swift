import Foundation
import Testing

@Suite struct HouseStyleTests {
  private static let files = SourceTree.sources + SourceTree.tests

  @Test func keepsFilesSmall() {
    let sizes = Self.files.map { ($0.lines.count - 1, $0.path) }.sorted { $0.0 < $1.0 }
    for (lines, path) in sizes.reversed() where lines > 400 {
      Issue.record("\(path) has \(lines) lines")
    }
    let sources = SourceTree.sources.map { $0.lines.count - 1 }.sorted()
    #expect(sources[sources.count / 2] <= 100, "half of the files are longer than 100 lines")
    #expect(sources[sources.count * 9 / 10] <= 250, "one file in ten is longer than 250 lines")
  }

  @Test func leavesNothingForLater() {
    let marks = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "not imple" + "mented"]
    for file in Self.files {
      let places = file.places { line in marks.contains { line.contains($0) } }
      #expect(places.isEmpty, "something is left undone in \(places.joined(separator: ", "))")
    }
  }

  @Test func documentsEveryPublicDeclaration() {
    for file in SourceTree.sources {
      for (index, line) in file.lines.enumerated() {
        let words = line.split(separator: " ").map(String.init)
        guard words.first == "public", words.count > 1, words[1] != "import" else { continue }
        // Attributes and conditions may stand between a declaration and its comment.
        let above = file.lines[..<index].reversed().first { line in
          let text = line.trimmingCharacters(in: .whitespaces)
          return !text.hasPrefix("@") && !text.hasPrefix("#if")
        }
        let isDocumented = above?.trimmingCharacters(in: .whitespaces).hasPrefix("///") == true
        #expect(isDocumented, "\(file.path):\(index + 1) has no comment")
      }
    }
  }

  @Test func neverForcesATry() {
    for file in SourceTree.sources {
      let places = file.places { $0.contains("try!") || $0.contains(" as! ") }
      #expect(places.isEmpty, "\(places.joined(separator: ", "))")
    }
  }

  @Test func writesTheManyPagesOfOneTopicInBothLanguages() throws {
    let folder = SourceTree.root.appendingPathComponent("Content").path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let pages = Set(paths.filter { $0.hasSuffix(".md") })
    for page in pages where page.hasSuffix(".en.md") {
      let twin = page.replacingOccurrences(of: ".en.md", with: ".ko.md")
      #expect(pages.contains(twin), "\(page) has no Korean twin")
    }
    for page in pages where page.hasSuffix(".ko.md") {
      let twin = page.replacingOccurrences(of: ".ko.md", with: ".en.md")
      #expect(pages.contains(twin), "\(page) has no English twin")
    }
  }
}
