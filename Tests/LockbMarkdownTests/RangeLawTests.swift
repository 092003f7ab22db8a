import Foundation
import LockbBase
import LockbMarkdown
import Testing

@Suite struct RangeLawTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: 0..<8)
  func holdsForGeneratedDocuments(part: Int) {
    for seed in (part * 100)..<(part * 100 + 100) {
      var generator = MarkdownGenerator(seed: seed)
      let text = generator.document()
      for dialect in [MarkdownParser.Dialect.documentation, .gitHub] {
        let violations = parse(text, dialect).rangeViolations()
        #expect(violations.isEmpty, "seed \(seed): \(violations) in \(text.debugDescription)")
      }
    }
  }

  /// The repository's own documents, and those in the folder that LOCKB_CORPUS names.
  @Test func holdsForRealDocuments() throws {
    let package = Self.package.path
    var roots = [package + "/Content", package + "/Tests/Data/Relevance/fixtures"]
    if let corpus = ProcessInfo.processInfo.environment["LOCKB_CORPUS"] { roots.append(corpus) }
    var count = 0
    for root in roots {
      guard let names = FileManager.default.enumerator(atPath: root) else { continue }
      for case let name as String in names where name.hasSuffix(".md") {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: root + "/" + name)))
        #expect(MarkdownParser().parse(bytes).rangeViolations().isEmpty, "\(name)")
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [
    ("> 문 **열\n> 림** 끝", "**열\n> 림**"), ("문\n   **b** `c`", "**b**"),
    ("> 문 `a`\nb `code` c", "`a`"), ("- 하나\n\t*b*", "*b*"), ("| a\\|b **c** |\n|---|", "**c**"),
    ("문\r*a*\r\nb", "*a*"), ("&amp; \\* **나**", "**나**"),
  ])
  func findsTheExactBytes(markdown: String, quote: String) {
    let document = parse(markdown)
    var found: [String] = []
    func visit(_ inlines: [Inline]) {
      for inline in inlines { found.append(document.text(at: inline.range)) }
    }
    func visit(_ blocks: [Block]) {
      for block in blocks {
        switch block.kind {
        case .paragraph(let content): visit(content)
        case .blockQuote(let blocks): visit(blocks)
        case .list(let list): for item in list.items { visit(item.content) }
        case .table(let table): for cell in table.header.cells { visit(cell.content) }
        default: break
        }
      }
    }
    visit(document.blocks)
    #expect(found.contains(quote))
  }

  /// Bytes that nobody would write, among them all that a fuzzer found nodes misplaced in.
  @Test func holdsForHostileBytes() throws {
    let folder = Self.package.appendingPathComponent("Tests/Fuzz/corpus/markdown").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.count > 20)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)))
      for dialect in [MarkdownParser.Dialect.documentation, .gitHub] {
        let violations = MarkdownParser(dialect: dialect).parse(bytes).rangeViolations()
        #expect(violations.isEmpty, "\(name), \(dialect)")
      }
    }
  }

  @Test func noticesWrongRanges() {
    var document = parse("문 **열림** 끝")
    guard case .paragraph(var content) = document.blocks[0].kind else {
      Issue.record("no paragraph")
      return
    }
    content[1].range.lower += 1
    document.blocks[0].kind = .paragraph(content)
    #expect(!document.rangeViolations().isEmpty)
    content.swapAt(0, 1)
    document.blocks[0].kind = .paragraph(content)
    #expect(document.rangeViolations().contains { $0.contains("overlaps") })
  }
}
