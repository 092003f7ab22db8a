/// A statement in each of the ways in which properties ask for it; made when it is first asked for,
/// and once.
final class PropertyTelling {
  let items: [Item]
  let isKorean: Bool
  /// With words that are harmless to some property: whether what else is named counts, then they.
  private var harmless: [Bool: [Set<String>: PropertyTold?]] = [:]

  init(_ items: [Item], isKorean: Bool) {
    self.items = items
    self.isKorean = isKorean
  }

  /// Whether every word of it is known.
  private(set) lazy var isKnown = !items.contains { $0.unknown != nil }
  /// Whether a denial in it denies another: “does not stop anybody from …”.
  private(set) lazy var deniesTwice = !isKorean && EnglishStatements.deniesTwice(items)
  /// Whether it only denies that something is so of all.
  private(set) lazy var deniesAll = !isKorean && EnglishStatements.deniesAll(items)
  /// How something is so.
  private(set) lazy var manner = PropertyTold.manner(of: items)
  /// Whether it tells what an app does.
  private(set) lazy var isDoneByApp = PropertyTold.isDoneByApp(items)

  /// Whether a verb is denied, by itself and whatever the circumstances: not “the gate, not the door”.
  private(set) lazy var deniesPlainly =
    !manner.contains { $0.senses.contains(where: Self.limits) }
    && !items.contains { $0.function == "before" || $0.function == "전" }
    && (isKorean ? Self.deniesLast(items) : Self.deniesVerb(items))

  private lazy var turners = Mentions.turners(in: items)
  private lazy var harmlessApart = Self.harmlessApart(in: items, isKorean: isKorean)
  private lazy var namesNeedless = items.contains { $0.function.map(String.init) == Self.needless }
  /// With what need not be as a verb: for other properties the word turns the statement round.
  private lazy var withNeedless = items.map { item in
    guard item.function.map(String.init) == Self.needless else { return item }
    var needless = item
    needless.senses = ["verb/need-not"]
    return needless
  }

  private lazy var plain = told(items, isLoose: false)
  private lazy var loose = told(items, isLoose: true)
  private lazy var needed =
    isKorean ? KoreanNeed.needed(items).flatMap { told($0, isLoose: true) } : nil
  private lazy var content = PropertyContent.opened(items, isKorean: isKorean)
  private lazy var parted = partedAtEnd()

  /// What it tells of a property; nil where nothing safe can be read.
  func told(of property: Shared<PropertyTable.Property>) -> PropertyTold? {
    if property.isUntil { return parted }
    let opened = property.isTold ? content.flatMap { told($0, isLoose: property.isLoose) } : nil
    if let opened { return opened }
    if property.harmless.isEmpty, !property.isApart || isKorean {
      let needed = property.words.contains("verb/need") ? needed : nil
      return needed ?? (property.isLoose ? loose : plain)
    }
    // What else is harmless makes no difference here.
    var words = turners.filter { word in
      property.harmless.contains(word) || property.isApart && harmlessApart.contains(word)
    }
    let isNeedless = namesNeedless && property.value.tellsNeedless
    if isNeedless { words.insert(Self.needless) }
    if words.isEmpty { return property.isLoose ? loose : plain }
    if let known = harmless[property.isLoose]?[words] { return known }
    let made = told(
      isNeedless ? withNeedless : items, isLoose: property.isLoose, harmless: words)
    harmless[property.isLoose, default: [:]][words] = .some(made)
    return made
  }

  private func told(
    _ items: [Item], isLoose: Bool, harmless: Set<String> = []
  ) -> PropertyTold? {
    Mentions(items, isKorean: isKorean, isLoose: isLoose, harmless: harmless).map(PropertyTold.init)
  }

  /// What it says until when, where it does.
  private func partedAtEnd() -> PropertyTold? {
    guard let parts = PropertyParts(items, isKorean: isKorean),
      let main = Mentions(parts.main, isKorean: isKorean, isLoose: true),
      let end = Mentions(
        parts.end, isKorean: isKorean, isLoose: true, harmless: Self.alternatives),
      !end.isDenied
    else { return nil }
    var told = PropertyTold(main)
    told.stretches += end.stretches
    // A Korean sentence names what it speaks of first.
    let topic = isKorean ? end.items.firstIndex { $0.suffix.particles == [.topic] } : nil
    let spoken = end.items.prefix(topic.map { $0 + 1 } ?? 0)
    told.things += spoken
    told.end = told.things.count
    told.things += end.items.dropFirst(spoken.count)
    told.hasTopic = !isKorean || topic != nil
    return told
  }

  /// Words that limit nothing that is so in any circumstances.
  static func harmlessApart(in items: [Item], isKorean: Bool) -> Set<String> {
    let words = isKorean ? harmlessInKorean(items) : harmlessInEnglish(items)
    return Self.alwaysHarmless.union(words)
  }

  private static let alwaysHarmless: Set<String> = [
    "even", "still", "both", "again", "earlier", "previous", "former",
  ]

  /// “This gate” is any, and “this shows” is not.
  private static func harmlessInEnglish(_ items: [Item]) -> [String] {
    let isPronoun =
      items.contains { $0.function == "this" && $0.words.count > 1 }
      || zip(items, items.dropFirst()).contains { item, next in
        item.function == "this" && (next.isFinite || next.isPredicate)
      }
    return isPronoun ? [] : ["this"]
  }

  /// 열어야 한다, and not 열어야 울린다, which tells what it takes. 같은 단계 없이: what is not there.
  private static func harmlessInKorean(_ items: [Item]) -> [String] {
    let isDuty = items.indices.allSatisfy { index in
      items[index].suffix.ending != .must
        || index + 1 < items.count && ["하", "되"].contains(items[index + 1].function)
    }
    let isLack = items.contains { $0.function == "없이" }
    return (isDuty ? ["must"] : []) + (isLack ? [] : ["alike"])
  }

  /// How something is so, of which less is denied than of the thing itself: not each time, not alone.
  private static func limits(_ sense: String) -> Bool {
    sense.hasPrefix("how/") && sense != "how/can" && sense != "how/by-somebody"
      && sense != "how/default"
  }

  /// Whether each “not” stands behind its verb, and not before a thing; “the other cannot” leaves the
  /// verb out.
  private static func deniesVerb(_ items: [Item]) -> Bool {
    guard let last = items.last(where: { $0.mark == nil }), !Mentions.denies(last) else {
      return false
    }
    return items.indices.allSatisfy { place in
      guard items[place].function == "not" else { return true }
      if let word = items[place].words.first, items[place].words.count == 1, word.hasSuffix("n't") {
        return true
      }
      guard place > 0 else { return false }
      return ["be", "can"].contains(items[place - 1].function)
        || items[place - 1].words.last.map(auxiliaries.contains) == true
    }
  }

  private static let auxiliaries: Set<String> = [
    "do", "does", "did", "will", "would", "has", "have", "had",
  ]

  /// Whether what is denied is the last thing that is said, and no verb tells of a thing before it.
  /// 워치에는 없다 says that the thing itself is not there.
  private static func deniesLast(_ items: [Item]) -> Bool {
    guard let last = items.lastIndex(where: { $0.suffix.ending != nil }),
      Mentions.denies(items[last])
    else { return false }
    let isAbility = last > 0 && items[last - 1].function == "수"
    return (isAbility || items[last].function != "없")
      && !items.contains { $0.suffix.ending == .adnominal }
  }

  /// Of several ends that are all wrong, it does not matter which is meant.
  private static let alternatives: Set<String> = ["or"]
  private static let needless = "need-not"
}
