internal import LockbBase

/// One sentence of a document's prose.
struct Sentence: Sendable {
  /// Its tokens, the closing mark left out.
  var tokens: [ProseToken]
  /// The mark it ends with: `.`, `?`, `!`, `:`; nil where it has none.
  var ending: Character?
  /// Its bytes, the closing mark included.
  var range: SourceRange

  /// Whether it is Korean: any of its words is.
  var isKorean: Bool { tokens.contains { $0.kind == .hangul } }

  /// Cuts the tokens of one block into sentences.
  static func sentences(of tokens: [ProseToken]) -> [Sentence] {
    var sentences: [Sentence] = []
    var start = 0
    func close(at end: Int, _ ending: Character?) {
      defer { start = end + (ending == nil ? 0 : 1) }
      guard start < end else { return }
      let last = tokens[ending == nil ? end - 1 : end]
      sentences.append(
        Sentence(
          tokens: Array(tokens[start..<end]), ending: ending,
          range: SourceRange(tokens[start].range.lower, last.range.upper)))
    }
    for index in tokens.indices where tokens[index].isMark(".?!。;") {
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      let isEnd = next.map { !$0.isJoined || $0.isMark("”\"’')*_") } ?? true
      if isEnd, !isAbbreviation(tokens, index) { close(at: index, tokens[index].text.first) }
    }
    close(at: tokens.count, nil)
    return sentences
  }

  /// `e.g.`, `i.e.`, `vs.`, `no. 5`: a dot behind one letter or a known short form.
  private static func isAbbreviation(_ tokens: [ProseToken], _ index: Int) -> Bool {
    guard tokens[index].text == ".", index > 0, tokens[index].isJoined else { return false }
    let word = tokens[index - 1]
    if word.folded == "no" { return index + 1 < tokens.count && tokens[index + 1].kind == .number }
    return word.kind == .latin
      && (word.text.count == 1 || ["vs", "etc", "approx"].contains(word.folded))
  }
}
