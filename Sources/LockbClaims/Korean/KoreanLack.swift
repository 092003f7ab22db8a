/// Marks what a Korean sentence says is so although something is not there, or where it is not: 키가
/// 없어도, 누르지 않아도, 알림 없이도, 키가 없으면.
enum KoreanLack {
  /// What stands for 없으면.
  static let missing = "how/missing"

  /// The items with the lack as one word, `how/lacking` or `how/missing`, that denies nothing of what
  /// is so, and with what need not be as `verb/need-not`.
  static func marked(in items: [Item]) -> [Item] {
    var read: [Item] = []
    for item in items {
      guard let last = read.last else {
        read.append(item)
        continue
      }
      if let ending = lack(item, behind: last) {
        let sense = ending == .concessive ? "how/lacking" : missing
        read.append(
          Item(senses: [sense], tokens: item.tokens, suffix: KoreanSuffix(ending: ending)))
      } else if last.function == "필요", item.function == "없" {
        // 다시 시작할 필요가 없다.
        read[read.count - 1] = needNot(item)
      } else if last.senses == ["how/lacking"] && ["되", "괜찮"].contains(item.function)
        || isDeniedNeed(item, behind: read)
      {
        // 다시 시작하지 않아도 된다, 시작해야 하지 않는다, as 다시 시작할 필요가 없다.
        read[read.count - 1] = needNot(item)
        if let verb = read.indices.dropLast().last,
          [.negatable, .must].contains(read[verb].suffix.ending)
        {
          read[verb].suffix.ending = .prospective
        }
      } else {
        read.append(item)
      }
    }
    return read
  }

  /// …해야 하지 않다.
  private static func isDeniedNeed(_ item: Item, behind read: [Item]) -> Bool {
    let words = read.suffix(2)
    return item.function == "않" && words.count == 2 && words.first?.suffix.ending == .must
      && words.last?.function == "하" && words.last?.suffix.ending == .negatable
  }

  private static func needNot(_ item: Item) -> Item {
    Item(senses: ["verb/need-not"], tokens: item.tokens, suffix: item.suffix)
  }

  /// The ending of a lack; nil for what is none.
  private static func lack(_ item: Item, behind last: Item) -> KoreanEnding? {
    let endings: [KoreanEnding?] = [.concessive, .condition]
    switch item.function {
    case "없": return endings.contains(item.suffix.ending) ? item.suffix.ending : nil
    case "없이": return item.suffix.particles == [.also] ? .concessive : nil
    case "않" where last.suffix.ending == .negatable:
      return endings.contains(item.suffix.ending) ? item.suffix.ending : nil
    default: return nil
    }
  }
}
