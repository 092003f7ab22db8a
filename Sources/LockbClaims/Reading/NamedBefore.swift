/// The things that a paragraph has named, so that “this permission” and 이 키 are known below.
struct NamedBefore: Sendable {
  /// What a noun that points back may stand for.
  private enum Kind: Hashable {
    case permission, call, member, key, prompt, session, service
  }

  private var things: [Kind: Item] = [:]

  /// Notes what a sentence names: of each kind the one thing, or none where there are several.
  mutating func take(_ items: [Item]) {
    var named: [Kind: [Item]] = [:]
    for item in items {
      guard let kind = Self.kind(of: item) else { continue }
      let same = named[kind, default: []].firstIndex { Self.name(of: $0) == Self.name(of: item) }
      if let same {
        // An answer and what it gives are one thing, which has the second's name.
        if item.sense(ofType: "label") == nil { named[kind]?[same] = item }
      } else {
        named[kind, default: []].append(item)
      }
    }
    for (kind, items) in named { things[kind] = items.count == 1 ? items[0] : nil }
    if named[.call] == nil, let request = Self.request(in: items) { things[.call] = request }
  }

  /// 첫째 권한이 있으면 둘째 권한을 요청한다: the request for the level that stands before the verb.
  private static func request(in items: [Item]) -> Item? {
    let levels = items.indices.filter { items[$0].sense(ofType: "level") != nil }
    guard let last = levels.last, let level = items[last].sense(ofType: "level"),
      let verb = items[last...].first(where: { $0.suffix.ending != nil }),
      verb.senses.first == "verb/ask"
    else { return nil }
    let name = level.dropFirst("level/".count)
    return Item(
      senses: ["event/request" + name.prefix(1).uppercased() + name.dropFirst()],
      tokens: verb.tokens)
  }

  /// A sentence with what it points to in the place of its pronouns; nil where it points to nothing
  /// that is known.
  ///
  /// - Parameters:
  ///   - isOfCall: whether “this method” may be the one that a heading names.
  ///   - key: the key that the heading names, which “this key” is below it.
  func resolved(_ items: [Item], isOfCall: Bool, key: Item?) -> [Item]? {
    guard !things.isEmpty || key != nil else { return nil }
    var read: [Item] = []
    var isResolved = false
    // “Such a pass” points as “this pass” does.
    let items = items.indices.filter { index in
      index == 0 || !items[index].isForm(of: ["a", "an"]) || !items[index - 1].isForm(of: ["such"])
    }.map { items[$0] }
    // “The pass expires …”: the one that was given.
    let isEnded =
      things[.permission]?.sense(ofType: "grant") != nil
      && items.contains { $0.senses.contains("verb/end") }
    for item in items {
      if item.function == "this", !isOfCall, let call = things[.call] {
        read.append(call.standing(for: item, from: item))
        isResolved = true
      } else if let pointer = read.last,
        Self.points(pointer) || isEnded && pointer.isForm(of: ["the"]),
        let kind = Self.kind(ofNoun: item), kind == .permission || Self.points(pointer),
        kind != .call || !isOfCall, let thing = kind == .key ? key ?? things[kind] : thing(of: kind)
      {
        read[read.count - 1] = thing.standing(for: item, from: pointer)
        isResolved = true
      } else if let session = things[.session], Self.isAny(item),
        session.senses.first != item.senses.first
      {
        // “The session”, of which the sentences before have told which it is.
        read.append(session.standing(for: item, from: item))
        isResolved = true
      } else {
        read.append(item)
      }
    }
    return isResolved ? read : nil
  }

  /// “This value” may be a member that holds it.
  private func thing(of kind: Kind) -> Item? {
    things[kind] ?? (kind == .call || kind == .permission ? things[.member] : nil)
  }

  /// Whether it is the word for a session, and no name of one.
  private static func isAny(_ item: Item) -> Bool {
    item.senses.first?.begins(with: "session/") == true
      && item.senses.first?.ends(with: ":any") == true
      && !item.isEmphasized && item.words.allSatisfy { !$0.contains(".") }
  }

  private static func name(of item: Item) -> String? {
    item.sense(ofType: "grant") ?? item.senses.first
  }

  private static func points(_ item: Item) -> Bool {
    item.senses.contains("point/this")
      || item.isForm(of: ["this", "that", "these", "those", "such"])
  }

  private static func kind(of item: Item) -> Kind? {
    guard let first = item.senses.first, !item.isPredicate, first != "prompt/any" else {
      return nil
    }
    switch ClaimTerm.type(of: first) {
    case "level", "grant", "status": return .permission
    // The answer that gives it.
    case "label": return item.sense(ofType: "grant") == nil ? nil : .permission
    case "key": return .key
    case "prompt": return .prompt
    case "session": return .session
    case "service": return .service
    case "api", "event": return item.sense(ofType: "event") == nil ? .member : .call
    case "diagnostic": return .member
    default: return nil
    }
  }

  private static let nouns: [(sense: String, kind: Kind)] = [
    ("noun/status", .permission), ("noun/member", .call), ("noun/plist", .key),
    ("prompt/any", .prompt), ("noun/service", .service), ("verb/ask", .call),
    ("event/request:any", .call),
  ]

  private static func kind(ofNoun item: Item) -> Kind? {
    if item.sense(ofType: "session") != nil { return .session }
    return nouns.first { item.senses.contains($0.sense) }?.kind
  }
}

extension Item {
  /// Its name in the place of a noun that points to it.
  func standing(for noun: Item, from pointer: Item) -> Item {
    var item = noun
    item.senses = senses
    item.isExactName = isExactName
    item.isEmphasized = isEmphasized
    item.tokens = pointer.tokens.lowerBound..<noun.tokens.upperBound
    return item
  }
}
