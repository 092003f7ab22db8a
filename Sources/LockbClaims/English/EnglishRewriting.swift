/// Ways of saying that come down to plainer ones.
enum EnglishRewriting {
  /// The items of a sentence with each such way put plainly.
  static func plain(_ items: [Item]) -> [Item] {
    var items = NeededKeys.declared(in: ScopeList.upgraded(items), isKorean: false)
    dropLabel(&items)
    openWait(&items)
    dropSupport(&items)
    unfoldWhat(&items)
    dropContrast(&items)
    dropPlaceAside(&items)
    dropAttribute(&items)
    dropPointer(&items)
    dropOpposite(&items)
    dropFinding(&items)
    dropPurpose(&items)
    joinAlternative(&items)
    dropAlternative(&items)
    dropLikeness(&items)
    dropLikewise(&items)
    dropApproximation(&items)
    dropEverywhere(&items)
    dropCount(&items)
    dropRank(&items)
    dropOnlyMissing(&items)
    joinAdded(&items)
    dropNaming(&items)
    dropOptions(&items)
    dropOrigin(&items)
    unfoldParticiple(&items)
    joinParticles(&items)
    joinMakers(&items)
    unfoldHolding(&items)
    openCondition(&items)
    unfoldCleft(&items)
    unfoldContent(&items)
    nameTruth(&items)
    dropRejected(&items)
    dropDenied(&items)
    dropDoubleDenial(&items)
    openReason(&items)
    items = withMainClauseMarked(items)
    return command(items) ?? items
  }

  /// “A is shared, and so is B” says of A what it says alone.
  private static func dropLikewise(_ items: inout [Item]) {
    guard
      let start = items.indices.dropLast().first(where: { index in
        items[index].words == ["and", "so"]
          && (items[index + 1].function == "be"
            || items[index + 1].isForm(of: ["does", "do", "did", "will"]))
      }), start > 0
    else { return }
    let rest = items[(start + 2)...]
    let end = rest.firstIndex { $0.mark != nil } ?? items.endIndex
    guard end > start + 2, !items[(start + 2)..<end].contains(where: \.isVerbal) else { return }
    items.removeSubrange((items[start - 1].mark == "," ? start - 1 : start)..<end)
  }

  /// “Does not open no gate” opens one, and what “is not missing” is there: two denials in one clause
  /// take each other back.
  private static func dropDoubleDenial(_ items: inout [Item]) {
    for index in items.indices where items[index].isForm(of: ["not"]) {
      let clause = items[(index + 1)...].prefix { item in
        item.mark == nil && !item.opensClause && !["and", "or", "but"].contains(item.function)
      }
      let other = clause.indices.first { place in
        items[place].isForm(of: ["no"])
          || place == index + 1 && items[place].isForm(of: ["missing", "absent"])
      }
      guard let other else { continue }
      for place in [index, other] { items[place] = word("", "fn/filler", like: items[place]) }
    }
  }

  /// “Not only A but also B” is “A and B”.
  private static func joinAdded(_ items: inout [Item]) {
    for index in items.indices.dropLast(2)
    where items[index].function == "not" && items[index + 1].isForm(of: ["only", "just", "merely"])
    {
      guard let joint = items[(index + 2)...].firstIndex(where: { $0.words.first == "but" }) else {
        continue
      }
      for place in index...(index + 1) {
        items[place] = word("", "fn/filler", like: items[place])
      }
      items[joint] = word("and", "fn/and", like: items[joint])
    }
  }

  /// “What the app calls X” and “what is known as X” are “X”; “what X gives …” is “X gives …”.
  private static func dropNaming(_ items: inout [Item]) {
    for index in items.indices where items[index].isForm(of: ["what"]) {
      let near = items[(index + 1)...].prefix(6)
      if let verb = near.firstIndex(where: { $0.words.first.map(naming.contains) == true }) {
        let end = items[verb...].prefix(2).last?.function == "as" ? verb + 1 : verb
        for place in [index] + (verb...end) {
          items[place] = word("", "fn/filler", like: items[place])
        }
      } else if index == 0, near.first?.isEmphasized == true {
        items[index] = word("", "fn/filler", like: items[index])
      }
    }
  }

  private static let naming: Set<String> = [
    "call", "calls", "called", "know", "knows", "known", "name", "names", "named", "term", "terms",
    "labels", "shows", "lists", "sees",
  ]

  /// “A prompt with Allow and Deny appears”: which options it has tells which prompt it is, and is not
  /// what happens.
  private static func dropOptions(_ items: inout [Item]) {
    for index in items.indices.dropLast(2)
    where items[index].sense(ofType: "prompt") != nil && items[index + 1].isForm(of: ["with"]) {
      let rest = items[(index + 2)...]
      let options = rest.prefix { item in
        item.sense(ofType: "label") != nil || item.mark == "," || item.function == "and"
          || item.function == "or" || item.isDeterminer
      }
      let names = options.count { $0.sense(ofType: "label") != nil }
      guard names > 1, rest.dropFirst(options.count).contains(where: \.isFinite) else { continue }
      for place in (index + 1)..<(index + 2 + options.count) {
        items[place] = word("", "fn/filler", like: items[place])
      }
    }
  }

  /// “From A to B” of two settings: A is what was set, and nothing that is done.
  private static func dropOrigin(_ items: inout [Item]) {
    for index in items.indices.dropLast(3)
    where items[index].function == "from" && items[index + 2].function == "to"
      && [1, 3].allSatisfy({ items[index + $0].sense(ofType: "settings") != nil })
    {
      for place in index...(index + 1) {
        items[place] = word("", "fn/filler", like: items[place])
      }
    }
  }

  /// “An app relaunched at night hears …” is “an app that was relaunched at night hears …”.
  private static func unfoldParticiple(_ items: inout [Item]) {
    guard
      let index = items.indices.dropFirst().first(where: { index in
        items[index].isParticiple && items[index].senses.contains("verb/launch")
          && items[index - 1].function == "actor"
      }), !items[..<index].contains(where: { $0.isFinite || $0.opensClause }),
      items[(index + 1)...].prefix(while: { $0.mark == nil && !$0.opensClause })
        .contains(where: { $0.isFinite && !$0.isParticiple })
    else { return }
    let item = items[index]
    items.insert(
      contentsOf: [word("that", "fn/filler", like: item), word("was", "fn/be", like: item)],
      at: index)
  }

  /// An item for a word of grammar that is not written.
  static func word(_ word: String, _ sense: String, like item: Item) -> Item {
    var added = Item(senses: [sense], tokens: item.tokens)
    added.words = [word]
    return added
  }

  /// “…, as the gate is closed” is “…, because the gate is closed”.
  private static func openReason(_ items: inout [Item]) {
    for index in items.indices.dropFirst() where items[index].isForm(of: ["as"]) {
      let clause = items[(index + 1)...].prefix { $0.mark == nil }
      guard items[index - 1].mark == ",", let verb = clause.firstIndex(where: \.isFinite),
        verb > index + 1, !clause[verb].isForm(of: ["do", "does", "did"]),
        !clause.contains(where: \.opensClause)
      else { continue }
      items[index].senses = ["fn/if"]
    }
  }

  /// “Should the user decline, …” is “if the user declines, …”.
  private static func openCondition(_ items: inout [Item]) {
    guard let first = items.first, first.words == ["should"],
      items.contains(where: { $0.mark == "," })
    else { return }
    items[0].senses = ["fn/if"]
  }

  /// “Makes the status open” is “turns the status into open”.
  private static func joinMakers(_ items: inout [Item]) {
    for index in items.indices.dropLast(2) where items[index].isForm(of: making) {
      let next = items[(index + 1)...].prefix(4).filter { $0.function != "filler" }
      guard let first = next.first,
        first.function == "actor" || first.senses.contains("noun/status"),
        next.dropFirst().first?.sense(ofType: "status") != nil
      else { continue }
      items[index].senses = ["verb/become"]
    }
    for index in items.indices {
      // “Leaves the app at …” is not to leave the app.
      let isLeft = items[index].words.count > 2 && leaving.contains(items[index].words[0])
      guard isLeft || items[index].isForm(of: moving) else { continue }
      let rest = items[(index + 1)...].prefix(7).prefix { $0.mark == nil && !$0.opensClause }
      guard
        let to = rest.firstIndex(where: { item in
          item.function == "to" || isLeft && (item.function == "in" || item.function == "with")
        }), isLeft ? to == index + 1 : true
      else { continue }
      let goal = rest[(to + 1)...].first {
        $0.function != "filler" && !$0.senses.contains("noun/status")
      }
      let states = ["status", "level", "grant"]
      guard let goal, states.contains(where: { goal.sense(ofType: $0) != nil }) else { continue }
      items[index].senses = ["verb/become"]
      if isLeft { items[to].senses = ["fn/to"] }
    }
  }

  private static let leaving: Set<String> = ["leave", "leaves", "left", "leaving"]
  private static let moving: Set<String> = [
    "take", "takes", "took", "taking", "bring", "brings", "brought", "bringing", "put", "puts",
    "putting", "drag", "drags", "pull", "pulls", "push", "pushes", "throw", "throws", "kick",
    "kicks", "knock", "knocks", "force", "forces", "get", "gets", "lift", "lifts", "carry",
    "carries", "send", "sends", "sent", "set", "sets", "setting",
  ]

  private static let making: Set<String> = ["make", "makes", "made", "making"]

  /// “Far from being lasting, the pass …”: what something is not, before what it is.
  private static func dropOpposite(_ items: inout [Item]) {
    guard items.first?.words == ["far", "from"],
      let comma = items.firstIndex(where: { $0.mark == "," }), comma + 2 < items.count
    else { return }
    items.removeSubrange(...comma)
  }

  /// “Without holding a pass” is “without a pass”; “Settings” is no verb, and “setting `x`” no noun.
  private static func unfoldHolding(_ items: inout [Item]) {
    for index in items.indices {
      if items[index].words.last == "settings" {
        items[index].senses.removeAll { $0.begins(with: "verb/") }
      }
      if items[index].isForm(of: ["setting"]), index + 1 < items.count,
        items[index + 1].isEmphasized
      {
        items[index].senses.removeAll { $0.begins(with: "noun/") }
      }
      guard index > 0, items[index - 1].function == "without", items[index].isForm(of: holding)
      else { continue }
      items[index].senses = ["fn/filler"]
    }
  }

  private static let holding: Set<String> = [
    "holding", "having", "using", "owning", "keeping", "declaring", "providing", "possessing",
    "containing", "creating", "implementing", "adding", "including", "defining", "supplying",
    "showing", "needing", "requiring",
  ]

  /// “Turn the gate off” is “turn off the gate”.
  private static func joinParticles(_ items: inout [Item]) {
    for index in items.indices.dropLast() {
      guard items[index].isForm(of: turning) else { continue }
      for end in (index + 1)..<min(index + 7, items.count) {
        let item = items[end]
        if item.mark != nil || item.opensClause || item.isFinite && !item.isParticiple { break }
        guard item.isForm(of: ["off", "on"]), end > index + 1 else { continue }
        // “Switched on iPad …” is a place, not a particle.
        let next = end + 1 < items.count ? items[end + 1] : nil
        if item.words == ["on"], next?.isNounLike == true || next?.scope != nil { break }
        items[index].senses = [item.words == ["off"] ? "verb/turn-off" : "verb/turn-on"]
        items[end].senses = ["fn/filler"]
        break
      }
    }
  }

  private static let turning: Set<String> = [
    "turn", "turns", "turned", "turning", "switch", "switches", "switched", "switching", "flip",
    "flips", "flipped", "flipping", "toggle", "toggles", "toggled", "toggling", "shut", "shuts",
  ]

  /// “Denied is what you get …” is “denied you get …”.
  private static func unfoldCleft(_ items: inout [Item]) {
    for index in items.indices.dropLast() where index > 0 {
      guard items[index].function == "be", items[index].words.count == 1,
        items[index + 1].words == ["what"]
      else { continue }
      items[index].senses = ["fn/filler"]
      items[index + 1].senses = ["fn/filler"]
    }
  }

  /// “Becomes not open but closed” is “becomes closed”: of two of a kind, the one that is meant.
  private static func dropRejected(_ items: inout [Item]) {
    guard let but = items.firstIndex(where: { $0.function == "but" }), but > 1,
      but + 1 < items.count,
      let not = items[..<but].lastIndex(where: { $0.function == "not" || $0.function == "be-not" })
    else { return }
    let kept = items[(but + 1)...].first { !$0.isDeterminer }
    let rejected = items[(not + 1)..<but].filter { $0.function != "filler" && $0.mark == nil }
    guard rejected.count == 1, let kept, kept.function == nil, !kept.isVerbal,
      let type = rejected[0].senses.first.map({ ClaimTerm.type(of: $0) }),
      kept.sense(ofType: type) != nil, !rejected[0].isVerbal
    else { return }
    let isVerb = items[not].function == "be-not"
    if isVerb { items[not].senses = ["fn/be"] }
    items.removeSubrange((isVerb ? not + 1 : not)...but)
  }

  /// “Ends in this and not in that” is “ends in this”; so is “… and not only in that”.
  private static func dropDenied(_ items: inout [Item]) {
    guard let not = items.lastIndex(where: { $0.isForm(of: ["not"]) }), not > 1,
      items[not - 1].function == "and"
    else { return }
    let end = items[not...].firstIndex { $0.mark != nil } ?? items.endIndex
    guard end > not + 1,
      !items[not..<end].contains(where: { $0.isVerbal || $0.isFinite || $0.opensClause })
    else { return }
    items.removeSubrange((not - 1)..<end)
  }

  /// “Restricted means that the user …” is “restricted is there if the user …”.
  private static func unfoldContent(_ items: inout [Item]) {
    guard let that = items.firstIndex(where: { $0.words == ["that"] }), that > 1,
      items[that - 1].isPredicate, !items[that - 1].isNegated,
      items[that - 1].words.count == 1, telling.contains(items[that - 1].words[0]),
      !items[(that + 1)...].contains(where: { $0.function == "or" || $0.function == "may" })
    else { return }
    let subject = items[..<(that - 1)]
    let states = subject.filter { $0.sense(ofType: "status") != nil }
    let isPlain = subject.allSatisfy { item in
      item.sense(ofType: "status") != nil || item.function == "filler"
        || item.senses.contains("noun/status")
    }
    guard states.count == 1, isPlain else { return }
    items[that - 1].senses = ["fn/be"]
    items[that].senses = ["fn/if"]
  }

  private static let telling: Set<String> = [
    "means", "indicates", "implies", "signals", "says", "tells", "shows", "signifies", "expresses",
  ]

  /// “Call it and the alert appears” is “if you call it, the alert appears”; nil for what orders
  /// nothing, or says nothing of what comes of it.
  private static func command(_ items: [Item]) -> [Item]? {
    guard let start = items.firstIndex(where: { $0.function != "filler" || $0.isDeterminer }),
      isOrder(items[start]),
      let joint = items[start...].firstIndex(where: { $0.function == "and" }),
      joint > start + 1, joint + 2 < items.count
    else { return nil }
    let order = Array(items[start..<joint])
    let rest = items[(joint + 1)...]
    guard
      !order.contains(where: {
        $0.isFinite && $0.tokens != items[start].tokens && !inside(order, $0)
      }),
      let verb = rest.firstIndex(where: \.isFinite), verb > joint + 1
    else { return nil }
    var mark = Item(senses: [], tokens: items[joint].tokens, mark: ",")
    mark.words = []
    let trimmed = order.last?.mark == "," ? Array(order.dropLast()) : Array(order)
    return [word("if", "fn/if", like: items[start])] + trimmed + [mark] + rest
  }

  /// Whether a verb of an order stands in a clause that tells when: “call it while the status is …”.
  private static func inside(_ order: [Item], _ verb: Item) -> Bool {
    guard let place = order.firstIndex(where: { $0.tokens == verb.tokens }) else { return false }
    return order[..<place].contains(where: \.opensClause)
  }

  /// Whether it tells somebody to do something.
  static func isOrder(_ item: Item) -> Bool {
    if item.isBareVerb { return true }
    guard item.sense(ofType: "event") != nil, !item.isEmphasized, item.words.count > 1,
      let word = item.words.first
    else { return false }
    return orders.contains(word)
  }

  private static let orders: Set<String> = [
    "turn", "switch", "restart", "reboot", "reinstall", "delete", "reset", "force", "quit", "kill",
    "close", "create", "start", "begin", "set", "choose", "flip", "open", "launch", "leave", "tap",
  ]
}
