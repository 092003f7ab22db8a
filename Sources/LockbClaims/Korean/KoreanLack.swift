/// Marks what a Korean sentence says is so although something is not there: 키가 없어도, 누르지 않아도,
/// 알림 없이도.
enum KoreanLack {
  /// The items with the lack as one word, `how/lacking`, that denies nothing of what is so.
  static func marked(in items: [Item]) -> [Item] {
    var read: [Item] = []
    for item in items {
      guard let last = read.last, isLack(item, behind: last) else {
        read.append(item)
        continue
      }
      // 넣지 않아도: the verb tells no more than that it is there.
      if item.function == "않" { read.removeLast() }
      read.append(
        Item(
          senses: ["how/lacking"], tokens: item.tokens,
          suffix: KoreanSuffix(ending: .concessive)))
    }
    return read
  }

  private static func isLack(_ item: Item, behind last: Item) -> Bool {
    switch item.function {
    case "없": item.suffix.ending == .concessive
    case "없이": item.suffix.particles == [.also]
    case "않": item.suffix.ending == .concessive && last.suffix.ending == .negatable
    default: false
    }
  }
}
