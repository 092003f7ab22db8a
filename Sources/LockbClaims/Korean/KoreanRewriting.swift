/// Says in plain words what a Korean sentence says in a way that each reader would have to know.
enum KoreanRewriting {
  /// The items that every reader is given.
  static func plain(_ items: [Item]) -> [Item] {
    let isDenied = items.contains { item in
      Mentions.denies(item) || item.function.map(denying.contains) == true
    }
    let items = withSystemAsking(
      withoutComparison(
        withoutContrast(
          withoutLabel(
            NeededKeys.declared(in: KoreanCleft.plain(items), isKorean: true)))))
    var read: [Item] = []
    for (index, item) in items.enumerated() {
      // A가 나타날 뿐 B는 아니다: A, and not B.
      if item.function == "뿐", item.suffix.particles.isEmpty, index + 1 < items.count,
        read.last?.suffix.ending == .prospective
      {
        read[read.count - 1].suffix.ending = .and
        continue
      }
      // 키가 없는 앱이라도: even if it has none.
      if item.function == "actor", item.suffix.particles == [.plain], let before = read.last,
        before.suffix.ending == .adnominal
          || before.suffix.ending == nil && before.senses.first == "verb/missing"
      {
        read[read.count - 1].suffix.ending = .concessive
        continue
      }
      // A가 나타나는 반면 B는 …: A does, but B ….
      if item.function == "반면" {
        if read.last?.suffix.ending == .adnominal {
          read[read.count - 1].suffix.ending = .contrast
        }
        continue
      }
      // 보내는 수밖에 없다 is 보내야 한다.
      if item.function == "없", let before = read.last, before.function == "수",
        before.suffix.particles == [.nothingBut], read.count > 1
      {
        read.removeLast()
        read[read.count - 1].suffix.ending = .must
        var must = item
        must.senses = ["fn/하"]
        read.append(must)
        continue
      }
      // 거부로 바뀌는 것이 아니라, where 바뀌는 것 is one word: what it does not become.
      if item.isInstead, let change = read.last, change.suffix.isSubject,
        change.senses.contains("noun/remark"), read.dropLast().last?.suffix.particles == [.result]
      {
        read.removeLast(2)
        continue
      }
      // 요청만으로는 안 되다: it is not enough.
      if item.function == "되", read.last?.function == "안",
        read.dropLast().last?.suffix.particles.contains(.alone) == true
      {
        read[read.count - 1].senses = ["thing/not-enough"]
        read[read.count - 1].suffix = item.suffix
        continue
      }
      if item.senses.contains("how/unchanged"), followsResult(read) {
        read += unchanged(item)
        continue
      }
      // 뜬다는 점이 장점이다, 뜬다고 보면 된다: it does.
      if let before = read.last,
        before.suffix.ending == .quote
          || before.suffix.ending == .adnominal && item.function == "affirms"
      {
        let isAffirmed =
          affirms(items[index...]) || KoreanFact.isTold(by: items[index...])
          || KoreanFact.isLearnt(items[index...], behind: read)
        let told = isAffirmed ? read : meant(by: item, after: read)
        if var told {
          told[told.count - 1].suffix.ending = .final
          return told
        }
      }
      // 만들어 봐야 뜨지 않는다: even if; 만들어 봐야 한다: one has to.
      if item.function == "보", item.suffix.ending == .must, read.last?.suffix.ending == .link,
        index + 1 < items.count, !["하", "되"].contains(items[index + 1].function)
      {
        read[read.count - 1].suffix.ending = .concessive
        continue
      }
      // 키가 있어야 하지 않다, where 있어야 하다 is one word: 있지 않아도 된다; not so 키를 요구하지 않다.
      if item.function == "않", let need = read.last, need.senses.first == "verb/need",
        need.suffix.ending == .negatable, read.dropLast().last.map(isNeeded) == true
      {
        read[read.count - 1].senses = ["verb/need-not"]
        read[read.count - 1].suffix = item.suffix
        continue
      }
      var item = item
      // A이지 B가 아니다: it is A.
      let next = index + 1 < items.count ? items[index + 1].function : nil
      if item.suffix.isCopula, item.suffix.ending == .negatable, next != "않", next != "못하" {
        item.suffix.ending = .contrast
      }
      // 전용이 아니며: what is denied, no list tells.
      if item.function == "아니", let before = read.last, before.function == "filler",
        !before.suffix.particles.isEmpty
      {
        item.senses = []
        item.unknown = "아니"
      }
      if let before = read.last { item.narrow(to: before) }
      // What is said of this prompt is so of some prompt; what is denied of it is not denied of all.
      if item.function == pointing, item.sense(ofType: "prompt") != nil, !isDenied {
        item.senses.removeFirst()
      }
      read.append(item)
    }
    return read
  }

  /// 잊지 마세요: … labels what follows, which is told and not advised.
  private static func withoutLabel(_ items: [Item]) -> [Item] {
    // 한 가지 주의할 점은 …것이다.
    let start = items.firstIndex { $0.function != "filler" } ?? 0
    guard start + 2 < items.count, items[start].function == "advice" else { return items }
    let next = items[start + 1]
    let isPoint = next.function == "것" && next.suffix.particles == [.topic]
    return isPoint || next.mark == ":" ? Array(items.dropFirst(start + 2)) : items
  }

  /// Whether what a sentence ends in makes what it quotes a statement.
  private static func affirms(_ tail: ArraySlice<Item>) -> Bool {
    let tail = tail.filter { $0.mark == nil }
    let ending = tail.last?.suffix.ending
    guard let first = tail.first, ending != .question, ending != .condition else { return false }
    // 점을 기억해 두자: an auxiliary may follow.
    if first.function == "affirms" {
      return tail.count == 1 || tail.count == 2 && first.suffix.ending == .link
    }
    // 뜬다고 보면 된다 as one word.
    if tail.count == 1 { return first.senses.first == "verb/know" && ending == .final }
    // 뜬다고 볼 수 있다.
    if first.function == "보", tail.dropFirst().map(\.function) == ["수", "있"] { return true }
    guard tail.count == 2, let last = tail.last else { return false }
    switch last.function {
    // 뜬다고 보면 된다, 뜬다고 이해해도 무방하다.
    case "되", "괜찮": return [.condition, .concessive].contains(first.suffix.ending)
    // 뜬다는 단점이 있다.
    case "있": return first.function == "filler" && first.suffix.isSubject && ending == .final
    default: return false
    }
  }

  /// 왔다면 동의했다는 뜻이다, 왔다는 것은 (건) 동의했다는 뜻이다: if it came, somebody agreed.
  private static func meant(by item: Item, after read: [Item]) -> [Item]? {
    guard item.senses.first == "verb/mean", item.suffix.ending == .final,
      !read.contains(where: { $0.function == "적" })
    else { return nil }
    let given: Set<KoreanEnding> = [.condition, .concessive]
    if read.contains(where: { $0.suffix.ending.map(given.contains) == true }) { return read }
    let topic = read.indices.dropFirst().first { place in
      read[place - 1].suffix.ending == .quote
        && (read[place].function == "것" || read[place].senses.first == "noun/thing")
    }
    guard let topic else { return nil }
    var read = read
    read[topic - 1].suffix.ending = .condition
    read.remove(at: topic)
    return read
  }

  private static func isNeeded(_ item: Item) -> Bool {
    item.suffix.isSubject || item.suffix.particles == [.also] && item.sense(ofType: "key") != nil
  }

  /// 시스템은 … 다시 묻는다, 사용자에게 다시 묻는다: a prompt is shown, and no request is made.
  private static func withSystemAsking(_ items: [Item]) -> [Item] {
    guard let last = items.indices.last(where: { items[$0].mark == nil }),
      items[last].suffix.ending == .final
    else { return items }
    // 묻지 않는다: the verb stands before its denial.
    let verb = ["않", "못하"].contains(items[last].function) ? last - 1 : last
    guard verb >= 0, ["verb/ask", "event/request:any"].contains(items[verb].senses.first) else {
      return items
    }
    let start = items[..<verb].lastIndex { item in
      item.suffix.ending.map { $0 != .adnominal } ?? false
    }
    let clause = items[(start.map { $0 + 1 } ?? 0)..<verb]
    let asksUser =
      clause.contains { $0.function == "actor" && $0.suffix.particles == [.recipient] }
      && !clause.contains { $0.function == "actor" && $0.suffix.isSubject }
    guard asksUser || items.contains(where: { $0.function == "system" && $0.suffix.isSubject })
    else { return items }
    var items = items
    items[verb].senses = ["verb/prompted"]
    return items
  }

  /// A의 문과 달리 B에서는 …: what the sentence sets itself against first is told of nothing.
  private static func withoutContrast(_ items: [Item]) -> [Item] {
    let items = withoutConcededScope(items)
    if let place = items.firstIndex(where: { $0.senses.contains("fn/unlike") }), place > 1,
      items[place - 1].function == "것", items[place - 1].suffix.particles == [.and]
    {
      // A가 문을 연 것과 달리, B는 …: nor is what comes before a clause of its own.
      let topic = items[..<place].firstIndex { $0.suffix.particles.contains(.topic) }
      let rest = items[(place + 1)...].drop { $0.mark == "," }
      return rest.count > 1 ? Array(items[..<(topic.map { $0 + 1 } ?? 0)] + rest) : items
    }
    let opening = items.prefix(longestContrast)
    guard let place = opening.firstIndex(where: { $0.senses.contains("fn/unlike") }), place > 0,
      [[.and], [.place, .and]].contains(items[place - 1].suffix.particles),
      items[..<place].allSatisfy({ item in
        (item.suffix.ending == nil || item.suffix.ending == .adnominal) && item.mark == nil
          && !item.suffix.isSubject && !item.suffix.particles.contains(.topic)
      })
    else { return items }
    let rest = items[(place + 1)...].drop { $0.mark == "," }
    return rest.count > 1 ? Array(rest) : items
  }

  /// A는 iOS에는 들어왔어도 macOS에는 없다: where it came is told beside what is claimed.
  private static func withoutConcededScope(_ items: [Item]) -> [Item] {
    guard
      let end = items.firstIndex(where: { $0.suffix.ending == .concessive && $0.isPredicate }),
      let start = items[..<end].firstIndex(where: { $0.scope != nil }), start > 0,
      items[start - 1].suffix.particles.contains(.topic),
      items[(end + 1)...].contains(where: { $0.scope != nil }),
      items[start..<end].allSatisfy({ $0.scope != nil || $0.mark != nil || $0.function != nil })
    else { return items }
    return Array(items[..<start] + items[(end + 1)...].drop { $0.mark == "," })
  }

  /// So many items a contrast has at most, with the word that makes it one.
  private static let longestContrast = 7

  /// The items without what something is the same as, 호출할 때와 같은 알림, and without the platforms that
  /// something is made for, of which the rest says nothing: 워치용이며.
  private static func withoutComparison(_ items: [Item]) -> [Item] {
    var kept: [Item] = []
    for (index, item) in items.enumerated() {
      // macOS도 iOS처럼, iOS에서와 같이, iOS와 같은 방식으로: what is so there is told of the first.
      let next = index + 1 < items.count ? items[index + 1].function : nil
      let isLike =
        item.suffix.particles.contains(.like)
        || item.suffix.particles == [.place, .and] && next == "filler"
        || [[.and], [.place, .and]].contains(item.suffix.particles) && next == "alike"
      if isLike, item.scope != nil, kept.contains(where: { $0.scope != nil }) { continue }
      if item.function == "alike", index > 0, items[index - 1].scope != nil,
        kept.last?.tokens != items[index - 1].tokens
      {
        continue
      }
      if item.function == "alike", let time = kept.last, time.function == "때",
        time.suffix.particles == [.and]
      {
        kept.removeLast()
        if kept.last?.sense(ofType: "event") != nil { kept.removeLast() }
        continue
      }
      let isMadeFor =
        item.function == "filler" && item.suffix.isCopula && item.suffix.ending == .and
      if isMadeFor, kept.last?.scope != nil {
        while kept.last?.scope != nil || kept.last?.mark == "," { kept.removeLast() }
        continue
      }
      kept.append(item)
    }
    return kept
  }

  /// The items with 안 and 못 as the denial behind their verb that they are short for: 안 뜨다 is 뜨지
  /// 않다.
  static func withDenialsBehind(_ items: [Item]) -> [Item] {
    var read: [Item] = []
    for item in items {
      guard let short = read.last, short.suffix == .none, short.mark == nil,
        short.function == "안" || short.function == "못",
        item.suffix.ending != nil || item.unknown != nil
      else {
        read.append(item)
        continue
      }
      var verb = item
      verb.suffix = KoreanSuffix(ending: .negatable)
      var denial = short
      denial.senses = ["fn/않"]
      denial.suffix = item.suffix
      read[read.count - 1] = verb
      read.append(denial)
    }
    return read
  }

  /// A thing that is pointed at, which stands elsewhere: 이 버튼.
  private static let pointing: Substring = "that-thing"

  private static let denying: Set<Substring> = ["아니", "안", "못"]

  /// What does not turn into something does not stay it either: denied로 바뀌지 않다.
  private static func unchanged(_ item: Item) -> [Item] {
    var verb = item
    verb.senses = ["verb/become"]
    verb.suffix = KoreanSuffix(ending: .negatable)
    var denial = item
    denial.senses = ["fn/않"]
    return [verb, denial]
  }

  private static func followsResult(_ items: [Item]) -> Bool {
    items.last { $0.function != "filler" }?.suffix.particles.contains(.result) == true
  }
}

extension Item {
  /// Of names in code that several types have, leaves the one of the type before: 오류의 closed.
  fileprivate mutating func narrow(to container: Item) {
    guard container.suffix.particles == [.of], let own = sense(ofType: "api"),
      let type = container.sense(ofType: "api").map({ $0 + "." })
    else { return }
    let names = senses.filter { $0.begins(with: type) }
    guard !names.isEmpty else { return }
    // What the first of them stands for besides belongs to it alone.
    senses =
      own.begins(with: type)
      ? senses.filter { !$0.begins(with: "api/") || names.contains($0) } : names
  }
}
