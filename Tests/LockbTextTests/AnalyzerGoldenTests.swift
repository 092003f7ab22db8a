internal import LockbText
internal import Testing

@Suite struct AnalyzerGoldenTests {
  @Test func givesTheRecordedTokens() throws {
    var lines: [String] = []
    for input in try Golden.lines("analyzer-inputs.txt") {
      lines.append("> " + input)
      lines += Analyzer.tokens(in: input).map(describe)
    }
    try Golden.expect(lines, toBe: "analyzer-tokens.txt")
  }

  private func describe(_ token: Token) -> String {
    var line = "\(token.range.lowerBound)-\(token.range.upperBound) \(token.kind) \(token.surface)"
    let lists = [
      ("stems", token.stems), ("weak", token.weakStems), ("parts", token.parts),
      ("part stems", token.partStems), ("joins", token.joins), ("grams", token.grams),
    ]
    for (name, list) in lists where !list.isEmpty {
      line += "; \(name): " + list.joined(separator: " ")
    }
    return line
  }
}
