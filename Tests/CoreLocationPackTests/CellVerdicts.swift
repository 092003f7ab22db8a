import LockbBase
import LockbClaims
import LockbKnowledge
import LockbMarkdown
import LockbPack
import Testing

@testable import CoreLocationPack

/// What the cells of a document come to with the words of this framework.
enum CellVerdicts {
  /// By cell: its text and its verdict, those that were not read behind.
  static func of(_ lines: [String], language: String) throws -> [String] {
    let knowledge = try #require(CoreLocationPack.pack.claims)
    let reading = try reading(lines, language: language)
    var verdicts: [String] = []
    var read: Set<Int> = []
    var told: Set<String> = []
    for claim in reading.claims {
      let verdict = knowledge.judge(claim.question).verdict.rawValue
      // What a cell names together counts beside what it was read as where it is refuted anew.
      let isTold = !told.insert("\(claim.place.range.lower) \(verdict)").inserted
      let isRead = !read.insert(claim.place.range.lower).inserted
      let isBeside = !claim.isWhole && claim.rule.hasPrefix("cell+")
      if isBeside, isTold || isRead && !verdict.hasPrefix("contradicts") { continue }
      verdicts.append("\(claim.place.quote) \(verdict)")
    }
    return verdicts
      + reading.unchecked.map { "\($0.place.quote) \($0.detail)" }
  }

  /// The cells of the one table of a document that are refuted, as row behind the header and column,
  /// both from 1.
  static func refutedCells(_ lines: [String], language: String) throws -> [[Int]] {
    let knowledge = try #require(CoreLocationPack.pack.claims)
    let delimiter = try #require(lines.firstIndex { $0.hasPrefix("| ---") })
    let text = Array(lines.joined(separator: "\n").utf8)
    let refuted = try reading(lines, language: language).claims.filter {
      knowledge.judge($0.question).verdict == .contradictsModel
    }
    let places = refuted.map { claim in
      let before = text[..<claim.place.range.lower]
      let row = before.count { $0 == UInt8(ascii: "\n") } - delimiter
      let line = before.lastIndex(of: UInt8(ascii: "\n")).map { before[$0...] } ?? before
      return [row, line.count { $0 == UInt8(ascii: "|") }]
    }
    return Set(places).sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func reading(
    _ lines: [String], language: String
  ) throws -> (claims: [Claim], unchecked: [UncheckedSentence], inScope: Int) {
    let pack = CoreLocationPack.pack
    let knowledge = try #require(pack.claims)
    let name = "page.\(language).md"
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let builder = KnowledgeBuilder(
      vocabulary: pack.vocabulary, catalogue: ContentCatalogue(paths: [name]))
    let document = try #require(
      builder.documents(topic: "page", files: [SourceFile(path: name, bytes: bytes)]).first)
    return ClaimReader(grammar: knowledge.grammar, vocabulary: pack.vocabulary)
      .read(document: document, parsed: MarkdownParser().parse(bytes))
  }

  /// The quotes of a document that are refuted, each once, however many properties tell it.
  static func refutedQuotes(_ lines: [String], language: String) throws -> [String] {
    let mark = " contradicts-model"
    let quotes = try of(lines, language: language).filter { $0.hasSuffix(mark) }
      .map { String($0.dropLast(mark.count)) }
    return quotes.indices.filter { quotes.firstIndex(of: quotes[$0]) == $0 }.map { quotes[$0] }
  }

  /// Those of the sentences that are refuted, each a paragraph of its own.
  static func refuted(
    _ sentences: [String], language: String, under heading: String? = nil
  ) throws -> [String] {
    let verdicts = try refutations(in: sentences, language: language, under: heading)
    return sentences.filter(verdicts.contains)
  }

  /// The quotes that are refuted in the paragraphs.
  static func refutations(
    in paragraphs: [String], language: String, under heading: String? = nil
  ) throws -> Set<String> {
    let title = heading.map { ["", "## \($0)"] } ?? []
    let lines = ["---", "title: Page", "---"] + title + paragraphs.flatMap { ["", $0] }
    return Set(try refutedQuotes(lines, language: language))
  }
}

/// By cell that was read: its text and its verdict.
func verdicts(_ lines: String..., language: String = "en") throws -> [String] {
  try CellVerdicts.of(lines, language: language).filter { !$0.hasSuffix("cell") }
}
