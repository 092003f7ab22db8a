/// Reads the platforms and versions that headings give to what stands under them.
struct HeadingScope: Sendable {
  private let reader: ItemReader

  init(items: ItemReader) { reader = items }

  /// What a heading says, piece by piece; what was code in it is read as a name.
  func part(of heading: String) -> TablePart {
    var tokenizer = ProseTokenizer(source: Array(heading.utf8))
    tokenizer.readPlain()
    return TablePart(tokenizer.tokens, reader)
  }

  /// The scope of the innermost heading that names one; headings outermost first.
  func scope(of headings: [String]) -> ClaimScope {
    for heading in headings.reversed() where !heading.isEmpty {
      let stretches = part(of: heading).stretches
      if !stretches.isEmpty { return ClaimScope(stretches) }
    }
    return ClaimScope()
  }
}
