/// The one thing that a page is about, in its first sentences, which speak of “it”, “this property” and
/// 이 값 without its name, or leave the subject out.
struct PageThing {
  private let thing: Item
  /// Whether “it” can be nothing else, since no sentence before speaks of anything else.
  private let isFirst: Bool

  private static let types = [
    "api", "key", "label", "grant", "status", "service", "session", "diagnostic", "prompt", "level",
  ]

  /// The thing that headings name; nil where what they name is none.
  init?(_ above: HeadingScope.Above) {
    guard let page = above.page, !page.isNegated, !page.isPredicate,
      let first = page.senses.first.map(ClaimTerm.type), Self.types.contains(String(first))
    else { return nil }
    isFirst = above.told.isOfPage
    thing = page
  }

  /// A sentence with the name of the thing; nil where it does not speak of it, or names another of its
  /// kind.
  func named(in items: [Item], isKorean: Bool) -> [Item]? {
    let senses = Set(thing.senses)
    let kind = ClaimTerm.type(of: thing.senses[0])
    let namesAnother = items.contains { item in
      !senses.isDisjoint(with: item.senses)
        || item.senses.first.map { ClaimTerm.type(of: $0) == kind } == true && item.isEmphasized
    }
    guard !namesAnother else { return nil }
    return isKorean ? namedInKorean(items) : namedInEnglish(items)
  }

  /// “It …”, “this property …”, “defaults to …”.
  private func namedInEnglish(_ items: [Item]) -> [Item]? {
    if isFirst, let first = items.first {
      // “Available from …”, “hides …”: who is told to do something is the reader.
      let isSaid =
        first.senses.first?.begins(with: "say/") == true
        && first.words.first?.ends(with: "s") == true
      if isSaid || first.isPredicate && !first.isBareVerb && !first.isGerund {
        return [subject()] + items
      }
      if first.isForm(of: ["it", "its"]) {
        return [thing.standing(for: first, from: first)] + items.dropFirst()
      }
    }
    for index in items.indices.dropLast() where items[index].isForm(of: ["this", "that", "the"]) {
      let noun = items[index + 1]
      let isNamed = items[index].isForm(of: ["the"])
      guard isNoun(noun) || !isNamed && noun.senses.first?.begins(with: "noun/") == true else {
        continue
      }
      return items[..<index] + [thing.standing(for: noun, from: items[index])]
        + items[(index + 2)...]
    }
    return nil
  }

  /// 이 값은 …, 기본값은 ….
  private func namedInKorean(_ items: [Item]) -> [Item]? {
    for index in items.indices.dropLast() where items[index].senses.contains("point/this") {
      var noun = items[index + 1]
      guard isNoun(noun), noun.suffix.ending == nil else { continue }
      noun = thing.standing(for: noun, from: items[index])
      return items[..<index] + [noun] + items[(index + 2)...]
    }
    // 기본값은 …: whose it is, goes without saying; what is done without a subject, the reader does.
    guard isFirst, items.contains(where: { $0.suffix.isSubject && $0.isNounOfThing }),
      !items.contains(where: { $0.suffix.particles == [.topic] && !$0.isNounOfThing })
    else { return nil }
    return [subject(KoreanSuffix(particles: [.topic]))] + items
  }

  /// Whether a noun is one for what the page is about: the property, the key.
  private func isNoun(_ noun: Item) -> Bool {
    let words = ["call", "method", "property", "function", "class"]
    return thing.sense(ofType: "api") != nil
      && (noun.senses.contains("noun/member") || noun.isForm(of: words))
      || thing.sense(ofType: "label") != nil && noun.senses.contains("noun/option")
      || thing.sense(ofType: "service") != nil && noun.senses.contains("noun/service")
      || noun.senses.contains("noun/plist") && thing.sense(ofType: "key") != nil
      || isLevel && noun.senses.contains("noun/status")
  }

  private var isLevel: Bool { thing.senses.first?.begins(with: "level/") == true }

  /// A sentence in which “this level” stands for the one that the page is about; nil where it does not.
  func namedLevel(in items: [Item], isKorean: Bool) -> [Item]? {
    guard isLevel, let named = named(in: items, isKorean: isKorean) else { return nil }
    let isPointed = items.indices.dropLast().contains { index in
      let points =
        isKorean ? items[index].senses.contains("point/this") : items[index].isForm(of: ["this"])
      return points && isNoun(items[index + 1])
    }
    return isPointed ? named : nil
  }

  private func subject(_ suffix: KoreanSuffix = .none) -> Item {
    var item = thing
    item.tokens = 0..<0
    item.suffix = suffix
    return item
  }
}

extension Item {
  /// Whether it is a word for what things have: 기본값, 이름.
  fileprivate var isNounOfThing: Bool { senses.first?.begins(with: "noun/") == true }
}
