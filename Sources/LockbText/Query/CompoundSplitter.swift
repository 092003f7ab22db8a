/// Takes unspaced compounds apart into words that a corpus knows.
public enum CompoundSplitter {
  /// Longer words are left alone, in syllables or letters.
  private static let longest = 32

  /// The fewest known words that make up `word`, or nil where there are none.
  ///
  /// A piece has two syllables or letters, or one syllable if the corpus writes it alone; among
  /// splits of equal cost the one with the longer first word wins.
  public static func split(_ word: String, in corpus: CorpusWords) -> [String]? {
    let letters = Array(word.unicodeScalars)
    guard (3...longest).contains(letters.count) else { return nil }
    let isHangul = letters.allSatisfy { Jamo.isSyllable($0.value) }
    // The least cost of the rest from each offset, and where its first piece ends.
    var best = [(cost: Int, end: Int)?](repeating: nil, count: letters.count + 1)
    best[letters.count] = (0, letters.count)
    for start in letters.indices.reversed() {
      var piece = ""
      for end in start + 1...letters.count {
        piece.unicodeScalars.append(letters[end - 1])
        guard let rest = best[end], end - start < letters.count else { continue }
        guard let own = cost(piece, end - start, isHangul, corpus) else { continue }
        if let old = best[start], old.cost < own + rest.cost { continue }
        best[start] = (own + rest.cost, end)
      }
    }
    guard best[0] != nil else { return nil }
    var pieces: [String] = []
    var start = 0
    while start < letters.count, let step = best[start] {
      var piece = String.UnicodeScalarView()
      piece.append(contentsOf: letters[start..<step.end])
      pieces.append(String(piece))
      start = step.end
    }
    return pieces
  }

  private static func cost(
    _ piece: String, _ length: Int, _ isHangul: Bool, _ corpus: CorpusWords
  ) -> Int? {
    switch (length, isHangul) {
    case (1, false): nil
    case (1, true): corpus.hasSurface(piece) ? 5 : nil
    case (2, false): corpus.hasSurface(piece) ? 3 : nil
    default: corpus.contains(piece) ? 2 : nil
    }
  }
}
