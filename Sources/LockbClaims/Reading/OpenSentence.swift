/// Sentences that leave to others what holds for all that they say.
enum OpenSentence {
  /// Whether a sentence leaves its conditions, or the moment that it is about, to other words.
  static func isOpen(
    _ sentence: Sentence, _ items: [Item], under above: HeadingScope.Above
  ) -> Bool {
    leadsToConditions(sentence.tokens) || goesOnBehindEnd(sentence.tokens)
      || sentence.isKorean && above.subject == nil && saysWhenOfThis(items)
  }

  /// Whether it tells what a name in code stands for that nothing knows, so that all of it is so in
  /// that case: “`gateShutForever`: nobody can enter”.
  static func tellsOfAnother(_ items: [Item]) -> Bool {
    guard items.count > 2, items[0].unknown != nil, let mark = items[1].mark else { return false }
    return ":–—-".contains(mark) && items[0].senses.first?.begins(with: "code/") == true
  }

  /// Whether it leads to a list of its conditions: “opens if all of these hold:”, 다음을 모두 만족하면 열린다:
  private static func leadsToConditions(_ tokens: [ProseToken]) -> Bool {
    guard tokens.last?.isMark(":：") == true else { return false }
    let words = tokens.map(\.folded)
    let isConditional =
      words.contains { ["if", "when", "unless", "only"].contains($0) }
      || words.contains { $0.ends(with: "면") || $0.ends(with: "때") || $0.ends(with: "조건") }
    return isConditional && words.contains { pointers.contains($0) || $0.begins(with: "다음") }
  }

  private static let pointers: Set<String> = [
    "these", "following", "below", "아래", "아래의", "아래를", "이런", "모두",
  ]

  /// Whether it tells of what comes behind an end that it names: “is open until noon, and after that
  /// …”.
  private static func goesOnBehindEnd(_ tokens: [ProseToken]) -> Bool {
    let words = tokens.map(\.folded)
    guard let end = words.firstIndex(of: "until") else { return false }
    return words.indices.dropLast().contains { index in
      index > end && words[index] == "after" && ["that", "which"].contains(words[index + 1])
    }
  }

  /// Whether it says when alone “this” does something, where no heading tells what it is: 이 메서드는 …일 때만.
  private static func saysWhenOfThis(_ items: [Item]) -> Bool {
    items.contains { $0.function == "this" && $0.suffix.particles.contains(.topic) }
      && items.contains { $0.suffix.particles.contains(.only) }
  }
}
