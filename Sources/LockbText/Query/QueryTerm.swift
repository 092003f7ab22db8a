/// One word of a query with everything that may stand for it in a document.
///
/// A document matches the term if it has any word of `words`, or every word of one of `splits`;
/// a query matches if all its terms do.
public struct QueryTerm: Hashable, Sendable {
  /// The token as `Analyzer` found it.
  public var token: Token
  /// Base forms of the token that are worth searching for.
  public var stems: [String]
  /// The token written together with its neighbours, where the corpus writes it so.
  public var joins: [String]
  /// The token taken apart into words of the corpus.
  public var splits: [[String]]

  /// Every single word that stands for the term, the surface first, without repetition.
  public var words: [String] {
    var words = [token.surface]
    for word in stems + joins where !words.contains(word) { words.append(word) }
    return words
  }

  /// The terms of a query.
  public static func terms(of query: String, in corpus: CorpusWords) -> [QueryTerm] {
    var terms = Analyzer.tokens(in: query).map { token in
      let stems = token.stems + token.weakStems.filter(corpus.hasSurface)
      return QueryTerm(
        token: token, stems: stems, joins: [], splits: splits(of: token, stems, in: corpus))
    }
    for length in [3, 2] where terms.count >= length {
      for start in 0...terms.count - length {
        join(&terms, start..<start + length, in: corpus)
      }
    }
    return terms
  }

  /// Adds the words that neighbouring terms make together to each of them.
  private static func join(
    _ terms: inout [QueryTerm], _ range: Range<Int>, in corpus: CorpusWords
  ) {
    let last = terms[range.upperBound - 1]
    let kind = last.token.kind == .hangul
    guard terms[range].allSatisfy({ ($0.token.kind == .hangul) == kind }),
      terms[range].allSatisfy({ [.hangul, .word, .identifier].contains($0.token.kind) })
    else { return }
    let head = terms[range].dropLast().map(\.token.surface).joined()
    for tail in [last.token.surface] + last.stems where corpus.contains(head + tail) {
      for index in range where !terms[index].joins.contains(head + tail) {
        terms[index].joins.append(head + tail)
      }
    }
  }

  private static func splits(
    of token: Token, _ stems: [String], in corpus: CorpusWords
  ) -> [[String]] {
    var splits: [[String]] = []
    switch token.kind {
    case .hangul:
      for form in [token.surface] + stems {
        guard let split = CompoundSplitter.split(form, in: corpus) else { continue }
        // An ending that was taken off is no piece of its own; one syllable may be misspelt, where
        // what stands before it is no stem.
        let last = split[split.count - 1]
        if form == token.surface, !stems.isEmpty, StopWords.containsKorean(last),
          last.count > 1 || stems.contains(split.dropLast().joined())
        {
          continue
        }
        if !splits.contains(split) { splits.append(split) }
      }
    case .word where !corpus.hasSurface(token.surface):
      if let split = CompoundSplitter.split(token.surface, in: corpus) { splits.append(split) }
    case .identifier where !corpus.contains(token.surface):
      if !token.parts.isEmpty { splits.append(token.parts) }
    default:
      break
    }
    return splits
  }
}
