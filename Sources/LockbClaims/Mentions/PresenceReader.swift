/// Guesses that a sentence takes names for there on the platform and version that it speaks of, or
/// says when they came, whatever else it tells.
struct PresenceReader: Sendable {
  /// Platforms on which apps of others run, and name what is not there.
  let hosts: Set<String>
  /// Concepts of checks, behind which what is not there is named as well.
  let guards: Set<String>

  /// The questions of a sentence: where something is there is told in the statement that names it.
  func questions(
    of items: [Item], isKorean: Bool, under scope: ClaimScope
  ) -> [MentionReader.Guess] {
    let statements = isKorean ? [items] : EnglishMentionParts.statements(in: items)
    return statements.flatMap { questions(ofStatement: $0, isKorean: isKorean, under: scope) }
  }

  /// The questions; none where a word may deny, limit or compare.
  private func questions(
    ofStatement items: [Item], isKorean: Bool, under scope: ClaimScope
  ) -> [MentionReader.Guess] {
    guard
      let mentions = Mentions(
        Self.withoutReplaced(items.known, isKorean: isKorean), isKorean: isKorean,
        harmless: Self.harmless),
      !mentions.isDenied
    else { return [] }
    let needed = Self.needed(mentions, in: items, isKorean: isKorean)
    guard needed.isEmpty, !Self.namesOrigin(items) else { return needed }
    guard !mentions.items.contains(where: Self.lacks),
      // “Was called X until then”: another name, and not when it came.
      !items.contains(where: { !$0.isEmphasized && $0.words.last.map(Self.naming.contains) == true }
      ),
      !items.contains(where: isApart)
    else { return [] }
    if mentions.items.contains(where: { $0.senses.contains("verb/introduce") }) {
      return Self.introduction(mentions, isKorean: isKorean)
    }
    // Under a heading, only whole platforms are spoken of.
    let stretches = mentions.stretches.isEmpty ? scope.stretches : mentions.stretches
    let platforms = Set(stretches.compactMap(\.platform))
    guard stretches.count == 1 || Self.endsInList(items), !platforms.isEmpty,
      platforms.count == stretches.count, hosts.isDisjoint(with: platforms), !scope.isExclusion,
      !mentions.stretches.isEmpty || stretches[0].from == nil && stretches[0].before == nil
    else { return [] }
    return mentions.items.compactMap { item in
      let types = item.isEmphasized || item.isIdentifier ? ["api", "session", "event"] : ["label"]
      guard let name = Self.name(of: item, types) else { return nil }
      return (Self.question(name, "property/available", stretches), "presence", false)
    }
  }

  /// Whether all the versions that it names stand in one list at its end: “on Metro 3, Tram 2 and Bus 4”.
  private static func endsInList(_ items: [Item]) -> Bool {
    guard let first = items.firstIndex(where: { $0.scope != nil }) else { return false }
    return items[first...].allSatisfy {
      $0.scope?.from != nil || $0.mark == "," || $0.mark == "/" || $0.function == "and"
    }
  }

  /// “… to learn whether the gate is open”, “… to the same end”: what is there all the same.
  private static let harmless: Set<String> = ["question", "whether", "alike"]

  /// Whether a version is where somebody comes from, or what a later one follows: “users who come from
  /// 12”, 그다음 버전.
  private static func namesOrigin(_ items: [Item]) -> Bool {
    zip(items, items.dropFirst()).contains { item, next in
      item.function == "from" && next.scope != nil
        || item.function == "then" && next.senses.contains("noun/version")
    }
  }

  /// “X instead of Y”, Y 대신 X: without what is replaced, of which nothing is said.
  private static func withoutReplaced(_ items: [Item], isKorean: Bool) -> [Item] {
    let replacing: Set<[String]> = [
      ["instead", "of"], ["in", "place", "of"], ["rather", "than"],
    ]
    let place = items.firstIndex { item in
      isKorean ? item.function == "instead" : replacing.contains(item.words)
    }
    guard let place else { return items }
    func scopes(_ items: ArraySlice<Item>) -> [Item] { items.filter { $0.scope != nil } }
    // In Korean what is replaced stands before the word, and what takes its place behind.
    return isKorean
      ? scopes(items[..<place]) + items[(place + 1)...] : items[..<place] + scopes(items[place...])
  }

  /// Whether a word tells of what is used on another version: behind a check, now, 없이.
  private func isApart(_ item: Item) -> Bool {
    if let function = item.function, ["now", "없이"].contains(function) { return true }
    return item.senses.contains(where: guards.contains)
      || item.words.contains(where: Self.today.contains)
  }

  private static let today: Set<String> = ["today", "nowadays", "currently"]

  private static let naming: Set<String> = ["called", "named", "renamed", "spelled", "spelt"]

  /// “`X`: V and later, W”: where a name of a list is there, and nothing else is said.
  func listed(_ items: [Item]) -> [MentionReader.Guess] {
    guard let first = items.first, first.isEmphasized, items.count > 2,
      let mark = items[1].mark, ":—–(".contains(mark),
      let name = Self.name(of: first, ["api", "session", "key"]),
      items.dropFirst(2).allSatisfy({ $0.scope != nil || $0.mark != nil || $0.function == "and" })
    else { return [] }
    return items.compactMap(\.scope).compactMap { stretch in
      guard let platform = stretch.platform, !hosts.contains(platform), stretch.before == nil else {
        return nil
      }
      return (Self.question(name, "property/available", [stretch]), "listed", true)
    }
  }

  /// “…, `X`, available since V, …”, V에서 도입된 `X`: what stands right beside a name says of it since
  /// when it is there, whatever the sentence tells.
  func beside(_ items: [Item], isKorean: Bool) -> [MentionReader.Guess] {
    items.indices.compactMap { index in
      guard items[index].isEmphasized,
        let name = Self.name(of: items[index], ["api", "session", "key"]),
        let (named, verb) = isKorean ? Self.before(index, items) : Self.behind(index, items),
        let platform = named.platform, !hosts.contains(platform), named.from != nil
      else { return nil }
      var stretch = named
      stretch.before = nil
      return (Self.question(name, "property/" + verb, [stretch]), "beside", false)
    }
  }

  /// `X`, available since V; `X` (added in V).
  private static func behind(
    _ index: Int, _ items: [Item]
  ) -> (stretch: ClaimScope.Stretch, verb: String)? {
    guard index + 2 < items.count, let mark = items[index + 1].mark, ",(".contains(mark) else {
      return nil
    }
    var place = index + 2
    if ["filler", "be"].contains(items[place].function) { place += 1 }
    guard place < items.count, let verb = presence(items[place]) else { return nil }
    place += 1
    if place < items.count, ["in", "from", "with"].contains(items[place].function) { place += 1 }
    guard place < items.count, let stretch = items[place].scope else { return nil }
    return (stretch, verb)
  }

  /// V에서 도입된 `X`.
  private static func before(
    _ index: Int, _ items: [Item]
  ) -> (stretch: ClaimScope.Stretch, verb: String)? {
    guard index > 1, items[index - 1].suffix.ending == .adnominal,
      let verb = presence(items[index - 1]), verb == "introduced",
      let stretch = items[index - 2].scope
    else { return nil }
    return (stretch, verb)
  }

  private static func presence(_ item: Item) -> String? {
    if item.isNegated { return nil }
    if item.senses.contains("verb/introduce") { return "introduced" }
    return item.senses.contains("verb/available") ? "available" : nil
  }

  /// “X came with V”, of the thing that the sentence speaks of.
  private static func introduction(
    _ mentions: Mentions, isKorean: Bool
  ) -> [MentionReader.Guess] {
    let things = mentions.items
    guard mentions.stretches.count == 1, mentions.stretches[0].from != nil,
      let item = isKorean ? things.first(where: \.suffix.isSubject) : things.first,
      !isKorean || item.suffix.particles == [.topic],
      let name = name(of: item, ["api", "session", "label", "key", "service"])
    else { return [] }
    return [(question(name, "property/introduced", mentions.stretches), "introduction", false)]
  }

  /// “`X` needs V”: it came with V.
  private static func needed(
    _ mentions: Mentions, in items: [Item], isKorean: Bool
  ) -> [MentionReader.Guess] {
    let verb = items.indices.first { items[$0].senses.contains("verb/need") }
    guard let verb,
      mentions.stretches.allSatisfy({ $0.from != nil && $0.platform != nil }),
      let beside = (isKorean ? items[..<verb].last : items[(verb + 1)...].first)?.scope,
      (isKorean ? mentions.stretches.last : mentions.stretches.first) == beside
    else { return [] }
    let named = mentions.items.filter {
      name(of: $0, ["api", "session", "event", "service"]) != nil
    }
    let carrying = mentions.items.allSatisfy { item in
      item.senses.contains("verb/need") || named.contains { $0.tokens == item.tokens }
        || MentionReader.isCarrying(item)
    }
    guard named.count == 1, carrying,
      let name = name(of: named[0], ["api", "session", "event", "service"])
    else { return [] }
    return mentions.stretches.map { stretch in
      let since = ClaimScope.Stretch(platform: stretch.platform, from: stretch.from)
      return (question(name, "property/introduced", [since]), "needs-version", false)
    }
  }

  private static func question(
    _ name: String, _ property: String, _ stretches: [ClaimScope.Stretch]
  ) -> ClaimQuestion {
    ClaimQuestion(
      .available, scope: ClaimScope(stretches), outcomes: [ClaimTerm(property)],
      subjects: [QuestionBuilder.asChoice(ClaimTerm(name))])
  }

  private static func name(of item: Item, _ types: [String]) -> String? {
    // A name that several things have may be that of another.
    let isOne = item.isExactName || item.senses.count { $0.begins(with: "api/") } < 2
    guard item.suffix.ending == nil, isOne,
      item.sense(ofType: "key") == nil || types.contains("key")
    else { return nil }
    return types.lazy.compactMap { item.sense(ofType: $0) }.first
  }

  private static let lackingVerbs: Set<String> = [
    "verb/missing", "verb/unavailable", "verb/not-work", "verb/deprecated", "verb/ignore",
    "effect/none", "verb/mean", "verb/crash", "verb/end", "verb/need", "verb/need-not",
  ]

  /// Whether a word tells that something is not there, or to no effect.
  private static func lacks(_ item: Item) -> Bool {
    // 필요한 권한을 선언한다: which permission it is.
    let tellsWhich = item.suffix.ending == .adnominal && item.senses.contains("verb/need")
    return !tellsWhich && item.senses.contains(where: Self.lackingVerbs.contains)
  }
}

extension Item {
  /// Whether it is the name of a symbol in one word that nobody writes who does not mean it.
  fileprivate var isIdentifier: Bool {
    guard words.count == 1, let word = words.first, word.count > 7 else { return false }
    return senses.contains { sense in
      guard sense.begins(with: "api/") else { return false }
      let last = sense.dropFirst(4).prefix { $0 != "(" }.split(separator: ".").last ?? ""
      return last.lowercased() == word && last.dropFirst().contains(where: \.isUppercase)
    }
  }
}
