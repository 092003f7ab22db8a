/// Words that a translation keeps: where it has another of the same kind, it says something else.
enum KeptWords {
  /// By concept: English words, and Korean words without what stands behind them.
  private static let table: [(concept: String, english: [String], korean: [String])] = [
    ("order/before", ["before"], ["전", "전에", "전에는", "이전에", "이전에는", "전까지"]),
    ("order/after", ["after"], ["뒤", "뒤에", "뒤에는", "뒤의", "뒤로", "후", "후에", "후에는", "다음에"]),
    ("duration/temporary", ["temporary", "temporarily"], ["일시적"]),
    ("duration/provisional", ["provisional", "provisionally"], ["임시"]),
    ("place/foreground", ["foreground"], ["포그라운드"]),
    ("place/background", ["background"], ["백그라운드"]),
    (
      "duration/permanent", ["permanent", "permanently", "lasting"], ["영구적", "영구", "유지되는", "지속되는"]
    ),
  ]

  private static let concepts: [String: String] = {
    var concepts: [String: String] = [:]
    for row in table { for word in row.english + row.korean { concepts[word] = row.concept } }
    return concepts
  }()

  /// Korean words that are known with whatever stands behind them.
  private static let beginnings = ["일시적", "영구적", "포그라운드", "백그라운드"]

  /// What a word of either language stands for; nil for most words.
  static func concept(of index: Int, in tokens: [ProseToken]) -> String? {
    let token = tokens[index]
    switch token.kind {
    case .latin:
      // “Confirmed before” is earlier than now, and not earlier than what follows.
      let isLast = index + 1 == tokens.count || tokens[index + 1].kind == .mark
      return isLast && token.folded == "before" ? nil : concepts[token.folded]
    case .hangul:
      return concepts[token.text]
        ?? beginnings.first { token.text.begins(with: $0) }.flatMap { concepts[$0] }
    case .number, .code, .mark: return nil
    }
  }
}
