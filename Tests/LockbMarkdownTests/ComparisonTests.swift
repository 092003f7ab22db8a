import Foundation
import LockbMarkdown
import Testing

@Suite struct ComparisonTests {
  private func html(_ markdown: String) -> String {
    HTMLRenderer.render(parse(markdown, .gitHub))
  }

  @Test func rendersWrittenExamplesLikeTheReference() {
    for markdown in ComparisonInputs.written {
      #expect(html(markdown) == Oracle.html(markdown), "\(markdown.debugDescription)")
    }
  }

  @Test func rendersCombinationsLikeTheReference() {
    for markdown in ComparisonInputs.combined {
      #expect(html(markdown) == Oracle.html(markdown), "\(markdown.debugDescription)")
    }
  }

  /// The reference keeps some quirks of its own (see `HTMLNormalizer`), and a few more in nested
  /// delimiters and footnotes; nearly all random documents are free of them.
  @Test func rendersGeneratedDocumentsLikeTheReference() {
    var different = 0
    for seed in 0..<500 {
      var generator = MarkdownGenerator(seed: seed, isWild: false)
      let text = generator.document()
      let ours = HTMLNormalizer.normalize(html(text))
      if ours != HTMLNormalizer.normalize(Oracle.html(text)) { different += 1 }
    }
    #expect(different <= 15)
  }

  @Test func rendersTheSpecificationWhereItIsAtHand() throws {
    let path = "/usr/share/doc/cmark-gfm/spec.txt.gz"
    guard FileManager.default.fileExists(atPath: path),
      FileManager.default.isExecutableFile(atPath: "/usr/bin/gzip")
    else { return }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/gzip")
    process.arguments = ["-dc", path]
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let fence = "\n" + String(repeating: "`", count: 32)
    var count = 0
    for part in text.components(separatedBy: fence + " example").dropFirst() {
      let lines = part.components(separatedBy: fence)[0].components(separatedBy: "\n").dropFirst()
      let input = lines.prefix { $0 != "." }.map {
        $0.replacingOccurrences(of: "→", with: "\t") + "\n"
      }
      let markdown = input.joined()
      #expect(html(markdown) == Oracle.html(markdown), "\(markdown.debugDescription)")
      #expect(parse(markdown).rangeViolations().isEmpty)
      count += 1
    }
    #expect(count > 600)
  }
}
