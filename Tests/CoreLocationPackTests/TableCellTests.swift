import LockbBase
import LockbClaims
import LockbKnowledge
import LockbMarkdown
import LockbPack
import Testing

@testable import CoreLocationPack

/// What the cells of a table come to with the words of this framework.
@Suite struct TableCellTests {
  private func verdicts(_ lines: String..., language: String = "en") throws -> [String] {
    let pack = CoreLocationPack.pack
    let knowledge = try #require(pack.claims)
    let name = "page.\(language).md"
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let builder = KnowledgeBuilder(
      vocabulary: pack.vocabulary, catalogue: ContentCatalogue(paths: [name]))
    let document = try #require(
      builder.documents(topic: "page", files: [SourceFile(path: name, bytes: bytes)]).first)
    let reading = ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
      .read(document: document, parsed: MarkdownParser().parse(bytes))
    return reading.claims.map {
      "\($0.place.quote) \(knowledge.judge($0.question).verdict.rawValue)"
    }
      + reading.unchecked.map { "\($0.place.quote) \($0.detail)" }
  }

  @Test func comparesRawValuesWithTheCatalogue() throws {
    #expect(
      try verdicts("| Value | Raw value |", "| - | - |", "| `denied` | 2 |", "| `restricted` | 3 |")
        == ["2 holds", "3 contradicts-model"])
    #expect(
      try verdicts("| 값 | 원시 값 |", "| - | - |", "| `denied` | 3 |", language: "ko")
        == ["3 contradicts-model"])
  }

  @Test func readsANameOnThePageOfItsTypeAsTheMemberThatItIs() throws {
    #expect(
      try verdicts("# CLError", "", "| Case | Raw value |", "| - | - |", "| `denied` | 1 |")
        == ["1 cell"])
  }

  @Test func asksWhichMembersATypeHas() throws {
    #expect(
      try verdicts(
        "| Flag | `CLMonitor.Event` | `CLLocationUpdate` |", "| - | - | - |",
        "| `persistenceUnavailable` | yes | yes |", "| `stationary` | no | no |")
        == ["yes holds", "yes contradicts-model", "no holds", "no contradicts-model"])
  }

  @Test func comparesTermsAcrossLanguages() throws {
    #expect(
      try verdicts(
        "| English | Korean |", "| - | - |", "| Allow Once | 한 번 허용 |",
        "| reduced accuracy | 정확한 위치 |")
        == ["한 번 허용 holds", "정확한 위치 contradicts-model"])
  }
}
