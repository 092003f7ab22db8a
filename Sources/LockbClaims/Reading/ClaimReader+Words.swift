internal import LockbMarkdown

extension ClaimReader {
  /// The words of a Markdown text as the reader takes them, a line each: what a word may stand for,
  /// best first, and what stands behind it in Korean. For whoever writes words and frames.
  public func words(of markdown: String) -> [String] {
    let parsed = MarkdownParser().parse(Array(markdown.utf8))
    return Prose.blocks(of: parsed).flatMap { block in
      Sentence.sentences(of: block.tokens).flatMap { sentence in
        items.items(of: sentence).map(\.description)
      }
    }
  }
}

extension Item {
  fileprivate var description: String {
    let meaning =
      mark.map { "“\($0)”" } ?? unknown.map { "? \($0)" } ?? scope.map { "scope \($0)" }
      ?? senses.joined(separator: " ")
    let particles = suffix.particles.map { "\($0)" }
    let behind = (particles + [suffix.ending.map { "-\($0)" }].compactMap { $0 })
    let written = words.isEmpty ? "" : "  “\(words.joined(separator: " "))”"
    return meaning + (behind.isEmpty ? "" : "  [\(behind.joined(separator: " "))]") + written
  }
}
