internal import LockbBase

/// Reads the platforms and versions that headings give to what stands under them.
struct HeadingScope: Sendable {
  let items: ItemReader

  /// The scope of the innermost heading that names one; headings outermost first.
  func scope(of headings: [String]) -> ClaimScope {
    for heading in headings.reversed() where !heading.isEmpty {
      var tokenizer = ProseTokenizer(source: Array(heading.utf8))
      tokenizer.readPlain()
      let sentence = Sentence(tokens: tokenizer.tokens, ending: nil, range: SourceRange(0, 0))
      let stretches = items.items(of: sentence).compactMap(\.scope)
      if !stretches.isEmpty { return ClaimScope(stretches) }
    }
    return ClaimScope()
  }
}
