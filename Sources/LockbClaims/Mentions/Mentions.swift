/// What a sentence mentions, whatever its syntax: its concepts, on which side of a condition they
/// stand, and whether one word denies them.
///
/// The second way to read a sentence, for those whose words are not all known. It is a guess, so it
/// gives up as soon as a word may turn what is said round, limit it or report it.
struct Mentions {
  /// What there is: in the slot `.result` what may be claimed, in the others where and when.
  private(set) var items: [Item] = []
  private(set) var stretches: [ClaimScope.Stretch] = []
  private(set) var isDenied = false
  private(set) var isAbility = false
  /// The verb that is denied, where a verb is.
  private(set) var denied: Item?
  /// Whether several statements are joined, so that not every circumstance is one of all.
  private(set) var isJoined = false

  /// Words that no other may stand beside for a guess to be safe, by what they do.
  private static let turning: Set<Substring> = [
    "only", "even", "unless", "before", "but", "than", "although", "or", "elsewhere",
    "question", "quote", "hedge", "advice", "may", "no-longer", "instead", "alike",
    "this", "must", "need-not", "each", "later", "except", "필요", "now", "뿐", "밖",
    "that-thing",
  ]
  /// Words whose denial denies less than the rest says: not all, not at once, not always.
  private static let sweeping: Set<Substring> = ["every", "바로", "즉시", "항상", "always"]
  /// Words that deny what they stand in.
  private static let denying: Set<Substring> = [
    "not", "no", "never", "cannot", "be-not", "없", "않", "못하", "아니",
  ]

  private static let limiting: [KoreanParticle] = [.nothingBut, .only, .without, .like]
  /// The endings of what is not simply said.
  private static let reserved: [KoreanEnding] = [
    .question, .request, .quote, .must, .occasional, .aim,
  ]

  /// The particles of what a Korean sentence speaks of, behind a word that no list holds.
  private static let speaking = ["은", "는", "이", "가", "든"]

  private static func isSpokenOf(_ word: String) -> Bool {
    // 기다렸다가 is a verb.
    speaking.contains(where: word.ends(with:)) && !word.ends(with: "다가")
  }

  private static func namesBareRange(_ items: [Item]) -> Bool {
    items.indices.dropLast(2).contains { index in
      let isMeasured = index + 3 < items.count && items[index + 3].sense(ofType: "unit") != nil
      return !isMeasured && items[index].function == "number"
        && items[index + 2].function == "number"
        && (items[index + 1].function == "to" || items[index + 1].mark == "–")
    }
  }

  /// The mentions of a sentence, or of a part of it; nil where a guess would not be safe.
  ///
  /// - Parameters:
  ///   - told: what the sentence says before that part.
  ///   - isLoose: whether it does not matter what else the sentence speaks of.
  ///   - harmless: words that may turn other sentences round, and not this one.
  init?(
    _ items: [Item], told: [Item] = [], isKorean: Bool, isLoose: Bool = false,
    harmless: Set<String> = []
  ) {
    let own = isKorean ? KoreanRewriting.withDenialsBehind(items) : items
    let items = told + own
    // “On 8 to 10”: versions of what, is not said.
    guard !Self.namesBareRange(items) else { return nil }
    // 문이, 잠겨 있으면 종이 울린다: what the first does, only the last verb tells.
    let isElliptic =
      isKorean
      && zip(own, own.dropFirst()).contains { item, next in
        item.suffix.particles == [.subject] && next.mark == ","
      }
    guard !isElliptic else { return nil }
    var denials = 0
    var unknown = 0
    var isSweeping = false
    var deniesUnknown = false
    for (index, item) in items.enumerated() where item.mark == nil {
      if item.unknown != nil {
        guard let word = item.unknown, !Self.mayTurn(word),
          // What is told of something that is not known is told of nothing else.
          !isKorean || !Self.isSpokenOf(word)
            || items[..<index].contains(where: { $0.unknown == nil && $0.suffix.isSubject })
        else { return nil }
        unknown += 1
      } else if let function = item.function {
        // “May not be open yet”: it may also be.
        let next = index + 1 < items.count ? items[index + 1].function : nil
        if function == "may", next == "not" { return nil }
        // “Introduced with 10.15”: a version of what, is not said.
        if !isKorean, function == "number", item.number == nil { return nil }
        // What is so in any circumstances is so later as well.
        guard
          !Self.turning.contains(function)
            || isKorean && (function == "now" || isLoose && function == "later")
            || harmless.contains(String(function))
        else { return nil }
        if Self.denying.contains(function) { denials += 1 }
        // “Doesn’t padlock the gate”: what is denied no list holds.
        if !isKorean, Self.denying.contains(function), index + 1 < items.count,
          items[index + 1].unknown != nil
        {
          return nil
        }
        // 정교하지 않다.
        if isKorean, ["않", "못하"].contains(function), index > 0 {
          deniesUnknown = items[index - 1].unknown != nil
        }
        if Self.sweeping.contains(function), !harmless.contains(String(function)) {
          isSweeping = true
        }
        if function == "can" || function == "cannot" || function == "수" { isAbility = true }
      }
      // “Does nothing” is one concept, as far as no more of the sentence counts.
      let isPhrase =
        isLoose && item.words.count > 1
        && (item.isConcept || item.senses.first?.begins(with: "status/") == true
          || item.function == nil && item.unknown == nil
            && (!item.signs.contains(.alwaysTurning) || item.senses.contains("verb/silent")))
      guard
        isPhrase || item.scope != nil || !item.signs.contains(.turning)
          || item.words.allSatisfy({
            harmless.contains($0) || !WordSigns([$0]).contains(.turning)
          })
      else { return nil }
      // “They had been closed”: how it was before.
      let isPast =
        index > 0 && item.words.count == 1 && item.words[0] == "been"
        && items[index - 1].isForm(of: ["had"])
      guard !isPast else { return nil }
      let ending = item.suffix.ending
      // What suffices for something that is so in no circumstances makes no difference.
      // 권한만 있으면, 하나만 켜 두어도: it suffices.
      let next = items[(index + 1)...].prefix(2)
      let verb = next.first?.suffix.ending == .link ? next.last : next.first
      let suffices =
        item.suffix.particles == [.only]
        && [.condition, .concessive, .adnominal].contains(verb?.suffix.ending)
        && (verb?.suffix.ending == .concessive || ["있", "하"].contains(verb?.function))
      let isHarmless =
        harmless.contains("only") && item.suffix.particles == [.only]
        || harmless.contains("밖") && item.suffix.particles == [.nothingBut]
      // 몇 초밖에 …지 않다: for so long, and no longer.
      if isHarmless, item.suffix.particles == [.nothingBut] { denials -= 1 }
      guard
        suffices || isHarmless
          || !item.suffix.particles.contains(where: { particle in
            Self.limiting.contains(particle) || !isLoose && particle == .alone
          })
      else { return nil }
      // 프로퍼티이기도 하다: it is one as well.
      let isAlso = ending == .occasional && item.suffix.isCopula
      let isDuty = ending == .must && harmless.contains("must")
      guard isAlso || isDuty || ending.map(Self.reserved.contains) != true else { return nil }
    }
    // 만들어도 …지 않는다: where something is so whatever comes before, nothing else is denied.
    var joining: Set<KoreanEnding> = [.and, .or, .contrast, .because, .scene]
    if !isLoose || own.contains(where: { $0.function == "아니" }) { joining.insert(.concessive) }
    // Of several statements that are joined, one may turn another round.
    isJoined = own.dropLast().contains { item in
      item.mark.map { ":—–→".contains($0) } == true
        || item.suffix.ending.map { joining.contains($0) && item.isPredicate } == true
    }
    // An English word that no list holds may be what the sentence speaks of; Korean ones mostly
    // tell how something is so.
    guard denials == 0 || !isSweeping, denials < 2, !isJoined || denials == 0,
      unknown <= (isKorean ? 3 : isLoose ? 2 : 0)
    else { return nil }
    // Beside another word that no list holds, what is denied may be said of something else.
    guard !deniesUnknown || unknown < 2 else { return nil }
    isDenied = denials == 1
    denied = isDenied ? Self.denied(in: own, isKorean: isKorean) : nil
    let parted = isDenied ? own : Self.withoutEnd(own)
    guard !parted.contains(where: { $0.function == "until" }) else { return nil }
    let sided = Self.measured(
      told.map { ($0, Item.Slot.until) }
        + (isKorean ? Self.koreanSides(of: parted) : Self.englishSides(of: parted)))
    // What a clause of circumstances denies is not what is claimed, nor is it in Korean unless the
    // sentence ends with it.
    for (item, slot) in sided where item.function.map(Self.denying.contains) == true {
      let ends: Set<KoreanEnding> = [.final, .nominal]
      let isLast = !isKorean || item.suffix.ending.map(ends.contains) == true
      guard slot == .result, isLast else { return nil }
    }
    let asks =
      isKorean
      && sided.contains { $0.0.function == "system" && $0.1 == .result && $0.0.suffix.isSubject }
    var missing: Range<Int>?
    for (index, (item, slot)) in sided.enumerated() where item.unknown == nil && item.mark == nil {
      if item.function == "without" {
        guard let key = sided[(index + 1)...].first(where: { $0.0.function != "filler" })?.0,
          key.sense(ofType: "key") != nil
        else { return nil }
        missing = key.tokens
      }
      if let scope = item.scope { stretches.append(scope) }
      guard item.scope == nil, item.function == nil || item.isThing else { continue }
      var mention = item
      // When the system asks, it shows a prompt.
      if asks, slot == .result,
        item.senses.contains("event/request:any") || item.senses.contains("verb/ask")
      {
        mention.senses = ["verb/prompted"]
      }
      mention.slot = slot
      mention.isNegated = item.sense(ofType: "key") != nil && missing == item.tokens
      // A name and what stands in parentheses behind it; what is claimed may name again what a
      // circumstance has named.
      let isNamed = self.items.contains { item in
        item.senses == mention.senses && (item.slot != .until || slot != .result)
      }
      if isNamed { continue }
      self.items.append(mention)
    }
  }

  /// The items with numbers and their units as one: twenty minutes are `minutes/20`.
  private static func measured(_ sided: [(Item, Item.Slot)]) -> [(Item, Item.Slot)] {
    var read: [(Item, Item.Slot)] = []
    for (item, slot) in sided {
      let unit = item.sense(ofType: "unit")
      if let (last, place) = read.last, let unit, let number = last.quantity,
        last.tokens.upperBound == item.tokens.lowerBound
      {
        let quantity = Item(
          senses: [unit.dropFirst("unit/".count) + "/\(number)"],
          tokens: last.tokens.lowerBound..<item.tokens.upperBound, suffix: item.suffix)
        read[read.count - 1] = (quantity, place)
        // 50개까지.
        if item.suffix.particles.contains(.until) {
          read.append((Item(senses: ["noun/limit"], tokens: item.tokens), place))
        }
      } else {
        read.append((item, slot))
      }
    }
    return read
  }

  /// The verb that a word denies.
  private static func denied(in items: [Item], isKorean: Bool) -> Item? {
    guard let denial = items.firstIndex(where: denies) else { return nil }
    let verbs = ["not", "never", "cannot", "be-not", "않", "못하"]
    guard items[denial].function.map({ verbs.contains(String($0)) }) == true else { return nil }
    let verb =
      isKorean
      ? items[..<denial].last : items[(denial + 1)...].first { $0.function != "filler" }
    return verb.flatMap { verb in
      verb.function == nil
        && verb.senses.contains { ["verb", "say"].contains(ClaimTerm.type(of: $0)) }
        ? verb : nil
    }
  }

  /// The words of a sentence that may turn it round where they are not harmless.
  static func turners(in items: [Item]) -> Set<String> {
    var words: Set<String> = []
    for item in items {
      if let function = item.function, turningFunctions.contains(function) {
        words.insert(String(function))
      }
      if item.signs.contains(.turning) { words.formUnion(item.words) }
      if item.suffix.ending == .must { words.insert("must") }
      if item.suffix.particles == [.only] { words.insert("only") }
      if item.suffix.particles == [.nothingBut] { words.insert("밖") }
    }
    return words
  }

  private static let turningFunctions = turning.union(sweeping).union(["until"])

  /// Whether it is a word that denies what it stands in.
  static func denies(_ item: Item) -> Bool { item.function.map(denying.contains) == true }

  /// Whether a word that no list holds may deny: its beginning, for a Korean one.
  static func mayTurn(_ word: String) -> Bool {
    let word = word.lowercased()
    return denials[beginning(of: word)]?.contains { word.begins(with: $0) } == true
  }

  private static let denials = Dictionary(grouping: denialBeginnings, by: beginning)

  /// The first two bytes of a word.
  private static func beginning(of word: String) -> UInt16 {
    word.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1) }
  }

  private static let denialBeginnings = [
    "un", "non", "disab", "disall", "disapp", "disreg", "invalid", "ineff", "insuff", "inact",
    "incap", "impossib", "miss", "lack", "fail", "refus", "forbid", "prevent", "block", "stop",
    "den", "reject", "drop", "lose", "lost", "avoid", "skip", "omit", "exclu", "former", "remov",
    "withdr", "suppress", "replac", "prohibit", "hide", "hidden", "silent", "crash", "broke",
    "cost", "depriv", "strip", "rob", "forfe", "revok", "ceas", "negat", "contrad", "oppos",
    "revers", "undo", "discard", "annul", "cancel", "abandon", "absen", "vain", "futil", "useless",
    "spar", "escap", "evad", "outdat", "delet", "doubt", "exempt", "immun", "less", "scarce",
    "nowhere", "noth", "myth", "wrong", "false", "mistak", "misconcept", "believ", "think",
    "thought", "claim",
    "막", "금지", "제외", "빠지", "빠져", "빼", "실패", "거절", "거부", "무시", "삭제", "제거", "사라", "잃", "놓치",
    "없", "않", "어렵", "어려", "힘들", "힘든", "곤란", "쉽지", "오해", "착각", "틀리", "틀린", "잘못", "아니", "안", "못", "비",
    "불", "미", "대신", "달리", "반대", "멈추", "헛", "예외예", "예외입", "예외다",
    "멈춘", "끊", "취소", "철회", "중단", "차단", "부족", "모자라", "비어", "벗어",
  ]

  /// Without the clause that tells until when something is so: until then, it is.
  private static func withoutEnd(_ items: [Item]) -> [Item] {
    guard let start = items.firstIndex(where: { $0.function == "until" }) else { return items }
    let end = items[start...].firstIndex { $0.mark == "," } ?? items.endIndex
    return Array(items[..<start] + items[end...])
  }

  /// What stands in a clause that tells when, or behind a preposition, and what is claimed.
  private static func englishSides(of items: [Item]) -> [(Item, Item.Slot)] {
    var sides: [(Item, Item.Slot)] = []
    var isCircumstance = false
    // “After a restart without …”: where a noun is all that stands behind “after”.
    var isAfterNoun = false
    for (index, item) in items.enumerated() {
      if ["if", "while", "after"].contains(item.function) {
        isCircumstance = true
        isAfterNoun = item.function == "after"
      } else if isAfterNoun, ["with", "without", "even", "before"].contains(item.words.first) {
        isCircumstance = false
      }
      // “After a restart”, and not “after it restarts”.
      let isLed = index > 0 && items[index - 1].function == "filler"
      if item.isVerbal, !isLed { isAfterNoun = false }
      // “To change it, …”: what for, and not what comes about.
      if index == 0, item.function == "to", items.contains(where: { $0.mark == "," }) {
        isCircumstance = true
      }
      if item.mark == "," || item.mark == ":" { isCircumstance = false }
      sides.append((item, isCircumstance ? .until : slot(behindPrepositionIn: items, index)))
    }
    return sides
  }

  private static func slot(behindPrepositionIn items: [Item], _ index: Int) -> Item.Slot {
    switch items[..<index].last(where: { $0.function != "filler" })?.function {
    case "in": .place
    case "from": .source
    case "with": .with
    default: .result
    }
  }

  private static func isTime(_ item: Item) -> Bool {
    item.sense(ofType: "unit") != nil
      || ["days", "hours", "minutes", "seconds"].contains { item.sense(ofType: $0) != nil }
  }

  private static func koreanSides(of items: [Item]) -> [(Item, Item.Slot)] {
    var sides: [(Item, Item.Slot)] = []
    for (index, item) in items.enumerated() {
      let isPlace = item.suffix.particles.contains { $0 == .place || $0 == .source }
      // 항상 허용을 요청하고: what is asked for is not yet what comes of it.
      let next = items[(index + 1)...].first { $0.function != "filler" }
      let isAsked =
        item.suffix.particles.contains(.object) && next?.senses.contains("verb/ask") == true
        && next?.suffix.ending.map { [.and, .link].contains($0) } == true
      sides.append((item, isPlace ? .place : isAsked ? .until : .result))
      let opens: Set<KoreanEnding> = [.condition, .asSoon, .concessive]
      let isClosed =
        item.suffix.ending.map(opens.contains) == true
        || ["if", "while", "after", "동안", "때", "뒤", "경우", "채"].contains(item.function)
      // 30일 동안: how long, and not while what.
      let isLength = item.function == "동안" && index > 0 && isTime(items[index - 1])
      if isClosed, !isLength {
        for index in sides.indices { sides[index].1 = .until }
      }
    }
    return sides
  }
}

extension [Item] {
  /// Those that somebody knows, and those that may deny: other words say nothing of a name.
  var known: [Item] { filter { $0.unknown.map(Mentions.mayTurn) ?? true } }
}
