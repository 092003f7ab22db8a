/// Parts a Korean sentence where it joins statements, for guesses at what each of them claims.
enum KoreanMentionParts {
  private static let joining: Set<KoreanEnding> = [.and, .contrast, .scene, .because]

  /// The parts, without what is said not to be meant and without clauses that tell until when, or
  /// before what, something is so; nil where such a clause may decide what is so.
  static func parts(of items: [Item]) -> [[Item]]? {
    guard let items = withoutEnds(withNeed(withoutRejected(items))) else { return nil }
    var parts: [[Item]] = [[]]
    for (index, item) in items.enumerated() {
      parts[parts.count - 1].append(item)
      let isVerb = item.isPredicate || item.function != nil && item.function != "filler"
      let rest = items[(index + 1)...]
      guard isVerb, let next = rest.first, joins(item, before: next),
        !isOfCondition(item, before: rest),
        item.suffix.ending != .link || !isDenied(in: rest)
      else { continue }
      parts.append([])
    }
    return parts
  }

  /// Whether a verb ends a statement that another follows.
  private static func joins(_ item: Item, before next: Item) -> Bool {
    guard let ending = item.suffix.ending else { return false }
    // 초기화되어 처음부터; but 받아 두면.
    let isLinked =
      ending == .link && item.isPredicate && !next.isPredicate
      && next.function.map { ["filler", "actor", "again", "system"].contains($0) } ?? true
    return joining.contains(ending) || isLinked
  }

  /// Whether a verb is the first of two that one condition names: 나타나고 … 선택하면.
  private static func isOfCondition(_ item: Item, before rest: ArraySlice<Item>) -> Bool {
    item.suffix.ending == .and && rest.first?.mark != "," && rest.contains(where: isCircumstance)
  }

  /// Whether the statement that goes on is denied, and what is linked to it as well: 받아 … 할 수 없다.
  private static func isDenied(in rest: ArraySlice<Item>) -> Bool {
    let end = rest.firstIndex { $0.suffix.ending.map(joining.contains) == true }
    return rest[..<(end.map { $0 + 1 } ?? rest.endIndex)].contains { Mentions.denies($0) }
  }

  /// Whether a part only tells what has happened before the rest is so: …을 눌렀는데.
  static func setsScene(_ part: [Item]) -> Bool {
    part.last?.suffix.ending == .scene && part.last?.suffix.isPast == true
  }

  /// A part as a sentence of its own.
  static func ended(_ part: [Item]) -> [Item] {
    guard let last = part.indices.last, let ending = part[last].suffix.ending,
      joining.contains(ending) || ending == .link
    else { return part }
    var ended = part
    ended[last].suffix.ending = .final
    return ended
  }

  /// What a part tells of when and in which state, and what it claims; nil where it tells nothing
  /// of the kind.
  static func split(_ part: [Item]) -> (circumstances: [Item], claim: [Item])? {
    guard let end = part.lastIndex(where: isCircumstance), end + 1 < part.count else { return nil }
    // What is spoken of belongs to the claim: 업그레이드 알림은 …하면 ….
    let spoken: Set<Substring> = [
      "prompt", "diagnostic", "completion", "service", "grant", "level",
    ]
    let topics = part[..<end].prefix { item in
      item.suffix.particles == [.topic]
        && item.senses.first.map { spoken.contains(ClaimTerm.type(of: $0)) } == true
    }
    let circumstances = Array(part[topics.count...end])
    return circumstances.count > 0 ? (circumstances, Array(topics + part[(end + 1)...])) : nil
  }

  private static let conditional: Set<KoreanEnding> = [.condition, .concessive, .asSoon]
  private static let times: Set<Substring> = ["동안", "때", "뒤", "경우", "채", "시점", "즉시"]

  /// Whether a word ends a clause that tells when something is so.
  private static func isCircumstance(_ item: Item) -> Bool {
    guard let ending = item.suffix.ending else { return item.function.map(times.contains) == true }
    return conditional.contains(ending)
  }

  /// The clauses of circumstances; nil where they are not understood, or say more.
  static func circumstances(_ items: [Item]) -> [Clause]? {
    guard let clauses = try? KoreanClauseReader.clauses(of: KoreanAside.removed(from: items)) else {
      return nil
    }
    return clauses.areCircumstances(in: [.condition, .after, .concession]) ? clauses : nil
  }

  /// Without the A of “A가 아니라 B” and of “A 대신 B”.
  static func withoutRejected(_ items: [Item]) -> [Item] {
    var kept: [Item] = []
    for item in items {
      // 창이 대신 나타난다: instead of what, the sentence does not say.
      if item.function == "instead", kept.last?.suffix.isSubject == true { continue }
      // 끝났다는 뜻이 아니라: a noun, though it means something.
      let isNoun = kept.last.map { !$0.isPredicate || $0.senses.contains("verb/mean") } == true
      if item.isInstead || item.function == "instead", isNoun {
        let rejected = kept.removeLast()
        // 종이표에 기대지 말고: what one shall not do, with what one would do it to.
        while rejected.suffix.ending == .negatable, let last = kept.last, last.mark == nil,
          last.scope == nil, last.suffix.ending == nil, !last.suffix.isSubject
        {
          kept.removeLast()
        }
        // 임시 권한(…)이 아니라: the name in brackets, and what it explains.
        if kept.last?.mark == "(", kept.count > 1 { kept.removeLast(2) }
        // 처음 만든 인스턴스만이 아니라: what stands before a noun without a particle belongs to it.
        while let last = kept.last, last.suffix.particles.isEmpty, last.suffix.ending == nil,
          last.mark == nil, last.function == nil, last.scope == nil
        {
          kept.removeLast()
        }
        removeDescription(from: &kept)
      } else {
        kept.append(item)
      }
    }
    return kept
  }

  /// Takes out the clause that described what was rejected: [미루었다가 여는] 것이 아니라.
  private static func removeDescription(from kept: inout [Item]) {
    // 거부했다는 뜻이 아니라, 거부한 것이 아니라.
    guard let ending = kept.last?.suffix.ending, [.adnominal, .quote].contains(ending) else {
      return
    }
    repeat {
      kept.removeLast()
    } while kept.last.map { item in
      item.mark == nil && !item.suffix.particles.contains(.topic)
        && (item.suffix.ending.map { [.adnominal, .link, .and, .or, .final].contains($0) } ?? true)
    } == true
  }

  /// “A가 없으면 B할 수 없다”, “A가 있어야 B한다”: B needs A.
  private static func withNeed(_ items: [Item]) -> [Item] {
    guard
      let lack = items.firstIndex(where: { item in
        item.function == "없" && item.suffix.ending == .condition || item.function == "없이"
          || item.function == "있" && item.suffix.ending == .must
      }), lack > 0,
      ["level", "key", "accuracy"].contains(where: { items[lack - 1].sense(ofType: $0) != nil })
    else { return items }
    let isDouble = items[lack].function != "있"
    var rest = Array(items[(lack + 1)...])
    let denials = rest.indices.filter { rest[$0].function.map(denying.contains) == true }
    guard isDouble ? denials.count == 1 && denials[0] == rest.count - 1 : denials.isEmpty else {
      return items
    }
    if isDouble { rest.removeLast() }
    rest.removeAll { ["수", "있", "하", "되"].contains($0.function) }
    var need = items[lack]
    need.senses = ["verb/need"]
    need.suffix = KoreanSuffix(ending: .final)
    // What needs it comes first, so that nothing of it is a circumstance.
    return Array(items[..<(lack)])
      + rest.map { item in
        var item = item
        item.suffix.ending = nil
        return item
      } + [need]
  }

  private static let denying: Set<Substring> = ["없", "않", "못하"]

  /// What is so until, or before, somebody or the system acts is so; of other clauses of the kind
  /// more depends.
  private static func withoutEnds(_ items: [Item]) -> [Item]? {
    var kept: [Item] = []
    for item in items {
      let isEnd =
        item.function == "전"
        || item.function == "때" && item.suffix.particles.contains(.until)
      guard isEnd else {
        kept.append(item)
        continue
      }
      let start = kept.lastIndex { closes($0) }.map { $0 + 1 } ?? 0
      let clause = kept[start...]
      guard clause.contains(where: isAct), !clause.contains(where: { $0.unknown != nil }) else {
        return nil
      }
      kept.removeSubrange(start...)
    }
    return kept
  }

  /// Whether a clause, or what a sentence is about, ends with a word.
  private static func closes(_ item: Item) -> Bool {
    item.mark == "," || item.suffix.particles == [.topic]
      || item.suffix.ending.map { joining.contains($0) || conditional.contains($0) } == true
  }

  /// An act that changes nothing before it is done.
  private static func isAct(_ item: Item) -> Bool {
    let acts = ["settings:", "terminate", "relaunch", "reboot", "reinstall", "change:"]
    guard let event = item.sense(ofType: "event")?.dropFirst("event/".count) else { return false }
    return acts.contains { event.begins(with: $0) }
  }
}
