internal import LockbBase

/// Reads the platforms and versions that headings give to what stands under them.
struct HeadingScope: Sendable {
  private let reader: ItemReader

  init(items: ItemReader) { reader = items }

  /// What a heading names.
  func items(of heading: String) -> [Item] {
    var tokenizer = ProseTokenizer(source: Array(heading.utf8))
    tokenizer.readPlain()
    return reader.items(
      of: Sentence(tokens: tokenizer.tokens, ending: nil, range: SourceRange(0, 0)))
  }

  /// The scope of the innermost heading that names one; headings outermost first.
  func scope(of headings: [String]) -> ClaimScope {
    for heading in headings.reversed() where !heading.isEmpty {
      let stretches = items(of: heading).compactMap(\.scope)
      if !stretches.isEmpty { return ClaimScope(stretches) }
    }
    return ClaimScope()
  }
}
