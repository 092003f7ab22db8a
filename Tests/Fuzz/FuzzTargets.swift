internal import CoreLocationPack
internal import LockbBase
internal import LockbClaims
internal import LockbKnowledge
internal import LockbMarkdown
internal import LockbPack
internal import LockbText

/// What bytes nobody vouches for are fed to. Each target also states a law that has to hold, and
/// traps where it does not.
enum FuzzTarget: String, CaseIterable {
  case markdown, frontmatter, shortcode, table, analyzer, query, scenario, json, claims

  func run(_ bytes: [UInt8]) {
    switch self {
    case .markdown: parse(bytes)
    case .frontmatter:
      // The first byte chooses the notation.
      let mark = Array((bytes.first ?? 0) % 2 == 0 ? "---\n".utf8 : "+++\n".utf8)
      parse(mark + bytes.dropFirst() + [0x0A] + mark + Array("# Title\n".utf8))
    case .shortcode:
      parse(Array("{{< ".utf8) + bytes + Array(" >}}\ntext\n{{< /note >}}\n".utf8))
    case .table: parse(Array("| a | b |\n".utf8) + bytes)
    case .analyzer: analyze(bytes)
    case .query:
      _ = QueryTerm.terms(of: String(decoding: bytes, as: UTF8.self), in: .none)
    case .scenario:
      _ = CoreLocationPack.pack.machine?.runScenario(String(decoding: bytes, as: UTF8.self), "id=f")
    case .json: read(bytes)
    case .claims: readClaims(bytes)
    }
  }

  /// Every node's range holds its source.
  private func parse(_ bytes: [UInt8]) {
    let violations = MarkdownParser().parse(bytes).rangeViolations()
    if let violation = violations.first { fatalError(violation) }
  }

  /// Ranges lie inside the text and run forwards; the same text gives the same tokens.
  private func analyze(_ bytes: [UInt8]) {
    let tokens = bytes.withUnsafeBufferPointer { Analyzer.tokens(in: $0) }
    var last = 0
    for token in tokens {
      precondition(token.range.lowerBound >= last && token.range.upperBound <= bytes.count)
      last = token.range.lowerBound
    }
  }

  /// What is read and written again is the same value.
  private func read(_ bytes: [UInt8]) {
    guard let value = try? JSONParser.value(of: bytes) else { return }
    var written: [UInt8] = []
    value.writeCompactly(to: &written)
    let again = try? JSONParser.value(of: written)
    precondition(again == value, "a value changes when it is written and read")
  }

  private static let vocabulary = CoreLocationPack.pack.vocabulary
  private static let builder = KnowledgeBuilder(
    vocabulary: vocabulary, catalogue: ContentCatalogue(paths: []))
  private static let knowledge = CoreLocationPack.pack.claims
  private static let reader = knowledge.map {
    ClaimReader(grammar: $0.grammar, vocabulary: vocabulary)
  }

  /// Every claim lies in its document and can be judged.
  private func readClaims(_ bytes: [UInt8]) {
    let file = SourceFile(path: "fuzz.md", bytes: bytes)
    for reading in Self.builder.readings(topic: "fuzz", files: [file]) {
      let found = Self.reader?.read(document: reading.document, parsed: reading.parsed)
      for claim in found?.claims ?? [] {
        precondition(claim.place.range.upper <= bytes.count)
        _ = Self.knowledge?.judge(claim.question)
      }
    }
  }
}
