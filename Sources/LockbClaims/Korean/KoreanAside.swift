/// Leaves out what a Korean sentence says beside its claim.
enum KoreanAside {
  /// The items without glosses in parentheses and without what something is said to be like.
  static func removed(from items: [Item]) -> [Item] {
    var kept: [Item] = []
    var index = 0
    while index < items.count {
      if let gloss = gloss(at: index, items), let word = kept.indices.last {
        if kept[word].suffix == .none { kept[word].suffix = gloss.suffix }
        // 제한(restricted): the word in parentheses tells what it stands for.
        if let meant = named(items[index..<gloss.end]), !means(kept[word], meant) {
          kept[word].senses = meant.senses
          kept[word].unknown = nil
        }
        index = gloss.end
      } else if isLikened(index, items) {
        index += 2
      } else {
        kept.append(asAuxiliary(asNoun(items[index]), behind: kept.last))
        index += 1
      }
    }
    let named = withVersionFirst(KoreanRelative.removed(from: kept))
    return KoreanOrdinal.named(in: withAnything(named))
  }

  /// A version that stands between a relative clause and the app is that of the whole sentence:
  /// 항상 허용을 받은 iOS 18 앱은.
  private static func withVersionFirst(_ items: [Item]) -> [Item] {
    guard items.count(where: { $0.scope != nil }) == 1,
      let place = items.firstIndex(where: { $0.scope != nil }), place > 0,
      place + 1 < items.count, items[place].suffix == .none,
      items[place - 1].suffix.ending == .adnominal, items[place + 1].function == "actor"
    else { return items }
    var read = items
    read.insert(read.remove(at: place), at: 0)
    return read
  }

  /// What is so whatever somebody does concedes all of it: 무엇을 고르든, 어디에서 부르더라도.
  private static func withAnything(_ items: [Item]) -> [Item] {
    var read = items
    for index in items.indices where items[index].suffix.ending == .question {
      // 임시인지 아닌지 구분하다: what is told apart.
      guard items[index].suffix.isCopula, index + 1 < items.count,
        items[(index + 1)...].contains(where: { $0.senses.contains("verb/know") })
      else { continue }
      read[index].suffix = KoreanSuffix(particles: [.object])
    }
    for index in items.indices where items[index].function == "question" {
      let verb = items[index...].dropFirst().prefix(3).firstIndex { $0.suffix.ending != nil }
      guard let verb, items[verb].suffix.ending == .or || items[verb].suffix.ending == .concessive
      else { continue }
      read[index].senses = ["fn/filler"]
      read[index].suffix = .none
      read[verb].suffix.ending = .concessive
    }
    return read
  }

  /// In a Korean sentence a Latin word is a name, and no verb.
  private static func asNoun(_ item: Item) -> Item {
    guard !item.words.isEmpty else { return item }
    var item = item
    if item.words == ["true"] || item.words == ["false"], item.unknown != nil {
      item.senses = ["noun/" + item.words[0]]
      item.unknown = nil
    }
    // What is said to be so is no word of grammar: full인.
    if item.words == ["true"], item.function == "filler" {
      item.senses = ["noun/true"]
    } else if item.function == "filler", item.suffix.isCopula {
      item.unknown = item.words.joined(separator: " ")
      item.senses = []
    }
    guard item.sense(ofType: "noun") != nil else { return item }
    item.senses.removeAll { $0.begins(with: "verb/") }
    return item
  }

  /// Behind a verb, 주는 is the auxiliary and no week: 알려 주는 알림.
  private static func asAuxiliary(_ item: Item, behind last: Item?) -> Item {
    let isLinked =
      last?.suffix.ending == .link || last?.unknown.map { KoreanUnknowns.links($0) } == true
    guard isLinked, item.sense(ofType: "unit") != nil, item.suffix.particles == [.topic] else {
      return item
    }
    var verb = item
    verb.senses = ["fn/주"]
    verb.suffix = KoreanSuffix(ending: .adnominal)
    return verb
  }

  /// Latin words in parentheses behind a Korean one: 메서드(method)다.
  private static func gloss(at start: Int, _ items: [Item]) -> (suffix: KoreanSuffix, end: Int)? {
    guard items[start].mark == "(", start > 0, items[start - 1].isKoreanWord else { return nil }
    var index = start + 1
    while index < items.count, items[index].mark != ")" {
      let item = items[index]
      guard item.scope == nil, item.mark == nil, !item.words.isEmpty, index < start + 6 else {
        return nil
      }
      // A particle behind the parenthesis has been taken with the last word.
      if item.suffix != .none { return (item.suffix, index + 1) }
      guard item.words.count == item.tokens.count else { return nil }
      index += 1
    }
    return index > start + 1 && index < items.count ? (.none, index + 1) : nil
  }

  /// The one status, grant or level that a gloss names; nil where it names none, or something else.
  private static func named(_ gloss: ArraySlice<Item>) -> Item? {
    let words = gloss.filter { $0.mark == nil }
    guard words.count == 1, let word = words.first,
      ["status", "grant", "level"].contains(where: { word.sense(ofType: $0) != nil })
    else { return nil }
    return word
  }

  /// Whether a word names something of its own, or the same; 거부(denied) alone would be an answer.
  private static func means(_ word: Item, _ gloss: Item) -> Bool {
    let names = ["label", "level", "grant", "settings", "status", "prompt", "key"]
    return !Set(word.senses).isDisjoint(with: gloss.senses)
      || names.contains { word.sense(ofType: $0) != nil }
  }

  /// iPhone과 똑같이, 포그라운드에서와 마찬가지로.
  private static func isLikened(_ index: Int, _ items: [Item]) -> Bool {
    index + 1 < items.count && items[index + 1].function == "likewise"
      && (items[index].suffix.particles.last == .and || items[index].suffix.particles == [.like])
  }
}

extension Item {
  /// Whether it is something that happens, an answer or a call.
  var happens: Bool {
    let type = senses.first.map { ClaimTerm.type(of: $0) }
    return type == "label" || type == "event"
  }

  /// Whether it only tells of which kind something is.
  var isCommonNoun: Bool {
    function == "filler" || senses.first?.begins(with: "noun/") == true
  }

  /// Whether it is written in Hangul.
  fileprivate var isKoreanWord: Bool { mark == nil && words.isEmpty }
}
