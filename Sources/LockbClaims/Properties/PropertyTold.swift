/// What a sentence names, and where in it the value of a property may stand.
struct PropertyTold {
  var things: [Item]
  var stretches: [ClaimScope.Stretch]
  var isDenied: Bool
  /// The verb that is denied, where a verb is.
  var denied: Item?
  /// Where the clause begins that tells until when.
  var end: Int?
  /// Whether what is spoken of stands before that clause.
  var hasTopic = true

  init(_ mentions: Mentions) {
    things = mentions.items
    stretches = mentions.stretches
    isDenied = mentions.isDenied
    denied = mentions.denied
  }

  /// With what is told of how something is so.
  func adding(_ manner: [Item]) -> PropertyTold {
    var told = self
    told.things += manner
    return told
  }

  /// The same with what a word denies told as that: silent is who does not tell.
  func opened(by denials: [PropertyTable.Denial]) -> PropertyTold? {
    guard !isDenied else { return nil }
    for denial in denials {
      guard let place = things.firstIndex(where: { $0.senses.contains(denial.word) }),
        denial.namesThing || things.contains(where: { $0.senses.contains(denial.thing) })
      else { continue }
      var told = self
      var verb = things[place]
      verb.senses = denial.denied
      told.things[place] = verb
      if denial.namesThing {
        verb.senses = [denial.thing]
        told.things.append(verb)
      }
      (told.isDenied, told.denied) = (true, told.things[place])
      return told
    }
    return nil
  }

  /// What is told of how something is so: each time, again, for ever.
  static func manner(of items: [Item]) -> [Item] {
    let isTold = items.reduce(into: manners.map { _ in false }) { isTold, item in
      for place in manners.indices where !isTold[place] { isTold[place] = manners[place].1(item) }
    }
    var told = manners.indices.filter { isTold[$0] }.map {
      Item(senses: [manners[$0].0], tokens: 0..<0)
    }
    // “50 gates”: how many there are of a thing.
    for (index, item) in items.enumerated() where item.number != nil {
      let next = index + 1 < items.count ? items[index + 1] : nil
      if item.function == "number", next?.sense(ofType: "unit") == nil, let number = item.number {
        told.append(Item(senses: ["count/\(number)"], tokens: 0..<0))
      }
      // The thing that is counted, which its number has made a quantity.
      if let next, next.sense(ofType: "unit") != nil, next.senses[0].prefix(5) != "unit/" {
        told.append(
          Item(senses: next.senses.filter { !$0.begins(with: "unit/") }, tokens: 0..<0))
      }
      guard let next, item.function == "number", let number = item.number,
        next.sense(ofType: "unit") == nil,
        next.function == nil, next.mark == nil
      else { continue }
      told.append(Item(senses: ["items/\(number)"], tokens: 0..<0))
    }
    // 바로 호출하면 … 뜬다: what comes at once is the call.
    let isAtOnce = items.indices.contains { place in
      ["바로", "즉시"].contains(items[place].function)
        && items[place...].dropFirst().first { $0.suffix.ending != nil }.map(Self.isClaimed) == true
    }
    // 권한만 지원한다: it is the verb behind it that it limits.
    let isOnly = items.indices.dropLast().contains { place in
      items[place].suffix.particles == [.only] && Self.isClaimed(items[place + 1])
    }
    if isOnly { told.append(Item(senses: ["how/only"], tokens: 0..<0)) }
    // 부를 수 있다; 하나만 부를 수 있다 limits it.
    let isAble = items.indices.dropLast().contains { place in
      items[place].function == "수" && items[place + 1].function == "있"
        && Self.isClaimed(items[place + 1])
        && !items[..<place].contains { $0.suffix.particles == [.only] }
    }
    if isAble { told.append(Item(senses: ["how/can"], tokens: 0..<0)) }
    if isAtOnce { told.append(Item(senses: ["how/at-once"], tokens: 0..<0)) }
    // 모니터마다: for each of what it stands behind.
    for item in items where item.suffix.particles.contains(.each) {
      told.append(Item(senses: item.senses.map { "each/" + $0 }, tokens: 0..<0))
    }
    let isBySystem = items.contains { $0.function == "system" || $0.function == "아니" }
    if !isBySystem, items.contains(where: Self.acts) {
      told.append(Item(senses: ["how/by-somebody"], tokens: 0..<0))
    }
    return told
  }

  /// Whether what an app does is told, and not what a person does with it: 앱은 …, “apps cannot …”.
  static func isDoneByApp(_ items: [Item]) -> Bool {
    let isKoreanApp = items.contains { $0.suffix.isSubject && $0.senses.contains("noun/app") }
    let doer = items.first { $0.function == "actor" }?.words.last
    return isKoreanApp || doer.map(apps.contains) == true
  }

  private static let apps: Set<String> = ["app", "apps", "code"]
  /// What a property says that is not read of what an app does.
  static let byApp = "how/by-app"

  private static let manners: [(String, @Sendable (Item) -> Bool)] = [
    ("how/each", tellsEach),
    ("how/first", { $0.senses.contains("how/first") || $0.signs.contains(.first) }),
    ("how/again", tellsAgain),
    ("how/ever", { $0.signs.contains(.ever) }),
    (
      "how/at-once",
      {
        $0.signs.contains(.atOnce)
          || $0.words.count > 1 && atOncePhrases.contains($0.words.joined(separator: " "))
      }
    ),
    ("how/all", { $0.signs.contains(.all) }),
    ("how/default", { $0.tellsDefault }),
    ("how/can", { $0.function == "can" || $0.function == "may" }),
    ("how/alone", { $0.signs.contains(.alone) }),
    ("how/must", { $0.function == "must" || $0.suffix.ending == .must }),
    ("how/only", { $0.function == "only" }),
    ("how/only-then", tellsOnlyThen),
    ("how/before", { $0.words.prefix(2).contains("before") }),
    ("how/instantly", { ["즉시", "시점"].contains($0.function) }),
    ("how/without", { ["without", "없이"].contains($0.function) }),
  ]

  /// Whether a verb is that of what is claimed, and not of a circumstance or of a thing.
  private static func isClaimed(_ verb: Item) -> Bool {
    let ends: [KoreanEnding] = [.final, .nominal, .negatable, .prospective, .link]
    return verb.suffix.ending.map(ends.contains) == true
  }

  /// Whether it is somebody who does something: 앱이, 사용자가.
  private static func acts(_ item: Item) -> Bool {
    item.function == "actor" && item.suffix.isSubject
  }

  private static func tellsEach(_ item: Item) -> Bool {
    // 부를 때마다; 앱마다 is no time.
    item.suffix.particles.contains(.each)
      && (item.function == "때" || item.isPredicate || item.sense(ofType: "event") != nil)
      || item.function == "항상" || item.function == "always"
      || item.signs.contains(.each)
  }

  /// 열렸을 때만, 상태에서만: only in a circumstance.
  private static func tellsOnlyThen(_ item: Item) -> Bool {
    item.suffix.particles.last == .only
      && (item.function == "때" || item.suffix.particles.contains(.place))
  }

  private static func tellsAgain(_ item: Item) -> Bool {
    item.function == "again" || item.senses.contains("how/again")
      || item.signs.contains(.again)
      || item.words.count > 1 && againPhrases.contains(item.words.joined(separator: " "))
  }

  private static let againPhrases: Set<String> = [
    "once more", "a second time", "one more time", "one more", "second chance",
  ]
  private static let atOncePhrases: Set<String> = [
    "at once", "right away", "straight away", "right after", "straight after", "directly after",
    "right behind",
  ]
}
