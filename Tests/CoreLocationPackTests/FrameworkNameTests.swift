import Foundation
import LockbMarkdown
import LockbPack
import Testing

@testable import CoreLocationPack
@testable import LockbClaims

/// Whose document it is, is told by a quick look at its words before they are read.
@Suite struct FrameworkNameTests {
  private static let reader = CoreLocationPack.pack.claims.map {
    ClaimReader(grammar: $0.grammar, vocabulary: CoreLocationPack.pack.vocabulary)
  }

  @Test("What is read as a name of the framework is not overlooked", arguments: ["en", "ko"])
  func names(language: String) throws {
    let reader = try #require(Self.reader)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Data/Checker/statements.\(language).tsv")
    var named = 0
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let text = String(line.split(separator: "\t", omittingEmptySubsequences: false)[4])
      for block in Prose.blocks(of: MarkdownParser().parse(Array(text.utf8))) {
        var seen: Set<String> = []
        let isNamed = reader.items.sentences(of: block.tokens).contains {
          reader.signs.isNamed(in: $0.items, seen: &seen)
        }
        guard isNamed || !seen.isEmpty else { continue }
        named += 1
        let mayBeNamed = reader.signs.mayBeNamed(in: block.tokens, reader.items)
        #expect(mayBeNamed, "\(text)")
      }
    }
    #expect(named > 1_000)
  }

  @Test(
    "Words of any program are none",
    arguments: [
      "Pass the `delegate` to the session when the list changes.",
      "If the request fails, ask again.",
      "버튼을 누르면 상태가 바뀐다.", "`useState`가 값을 돌려준다.",
    ])
  func others(text: String) throws {
    let reader = try #require(Self.reader)
    for block in Prose.blocks(of: MarkdownParser().parse(Array(text.utf8))) {
      let mayBeNamed = reader.signs.mayBeNamed(in: block.tokens, reader.items)
      #expect(!mayBeNamed)
    }
  }
}
