/// The call that a page is about, in sentences that speak of “the call”, “it” and 호출하면 without its
/// name.
struct PageCall {
  private let call: Item
  /// Whether “it” can be nothing else, since no sentence before speaks of anything else.
  private let isFirst: Bool

  /// The call that headings name; nil where what they name is none.
  init?(_ above: HeadingScope.Above) {
    isFirst = above.told.isOfPage
    guard let subject = above.subject, let event = subject.sense(ofType: "event"),
      !event.ends(with: ":any"),
      subject.sense(ofType: "api") != nil || event.begins(with: "event/request")
    else { return nil }
    call = subject
  }

  /// What a sentence takes for granted that names no call.
  var told: ClaimQuestion {
    ClaimQuestion(.transition, events: call.sense(ofType: "event").map { [ClaimTerm($0)] } ?? [])
  }

  /// A sentence with the name of the call; nil where it does not speak of it, or names another.
  func named(in items: [Item], isKorean: Bool) -> [Item]? {
    let namesAnother = items.contains { item in
      item.sense(ofType: "event").map { $0.begins(with: "event/request") } == true
        || item.sense(ofType: "event") != nil && item.sense(ofType: "api") != nil
    }
    guard !namesAnother else { return nil }
    return isKorean ? namedInKorean(items) : namedInEnglish(items)
  }

  /// “The call …”, “it …”, “calling it …”.
  private func namedInEnglish(_ items: [Item]) -> [Item]? {
    var read: [Item] = []
    var isNamed = false
    for (index, item) in items.enumerated() {
      let isNoun =
        item.isForm(of: ["call", "request", "method"]) && read.last.map(Self.points) == true
        && !(index + 1 < items.count && ["of", "for"].contains(items[index + 1].function))
      let isIt =
        item.isForm(of: ["it"])
        && (index == 0 && isFirst || index > 0 && items[index - 1].senses.contains("verb/call"))
      if isNoun, let pointer = read.popLast() {
        read.append(call.standing(for: item, from: pointer))
      } else if isIt {
        read.append(call.standing(for: item, from: item))
      } else {
        read.append(item)
        continue
      }
      isNamed = true
    }
    return isNamed ? read : nil
  }

  private static func points(_ item: Item) -> Bool {
    item.isForm(of: ["the", "this", "that"])
  }

  /// 호출은 …, 메서드를 부르면 …, 호출하면 ….
  private func namedInKorean(_ items: [Item]) -> [Item]? {
    let noun = items.firstIndex { item in
      item.suffix.ending == nil && !item.suffix.particles.isEmpty
        && ["verb/call", "noun/member"].contains(item.senses.first)
    }
    var read = items
    if let noun {
      read[noun] = call.standing(for: items[noun], from: items[noun])
      return read
    }
    // 메서드가 호출된다: another one.
    guard !items.contains(where: { $0.sense(ofType: "api") != nil && $0.suffix.isSubject }),
      let verb = items.firstIndex(where: {
        $0.senses.first == "verb/call" && $0.suffix.ending != nil
      })
    else { return nil }
    var object = call.standing(for: items[verb], from: items[verb])
    object.tokens = items[verb].tokens.lowerBound..<items[verb].tokens.lowerBound
    object.suffix = KoreanSuffix(particles: [.object])
    read.insert(object, at: verb)
    return read
  }
}
