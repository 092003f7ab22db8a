/// What clauses tell in other words: what suffices, what modifies a noun, what a sentence is about.
extension KoreanClauseReader {
  /// “To do B, do A”, “A alone will do”: with A, B can be done.
  mutating func turnSufficiency() {
    let isAlone = clauses.dropLast().contains { clause in
      clause.items.contains { $0.senses == ["key/others"] }
    }
    if isAlone, let main = clauses.indices.last {
      for index in clauses[main].items.indices
      where clauses[main].items[index].senses.contains("verb/suffice") {
        clauses[main].items[index].senses = ["verb/enough"]
      }
    }
    guard clauses.count > 1, let last = clauses.last, last.role == .main, !last.isNegated,
      last.stretches.isEmpty, last.modality == .fact, last.items.count == 1,
      !last.items[0].isNegated,
      ["verb/become", "verb/suffice", "verb/enough"].contains(where: last.items[0].senses.contains)
    else { return }
    let given = clauses.count - 2
    guard clauses[given].role == .condition else { return }
    let purpose = clauses[given].items.filter { $0.slot == .purpose }
    clauses[given].items.removeAll { $0.slot == .purpose }
    guard !purpose.isEmpty, !clauses[given].isEmpty else {
      clauses[given].items += purpose
      clauses[given + 1].items[0].senses = ["verb/enough"]
      return
    }
    var main = Clause(.main)
    main.items = purpose.map { item in
      var item = item
      item.slot = .object
      return item
    }
    main.modality = .can
    clauses[given + 1] = main
  }

  /// An app that somebody has denied is one that is denied: 거부당한 앱.
  mutating func turnRefusal() {
    guard clause.items.count == 1, let predicate, predicate == 0, !clause.items[0].isNegated,
      clause.items[0].senses.contains("verb/deny")
    else { return }
    clause.items[0].senses = ["grant/denied"]
    self.predicate = nil
  }

  static let levels: Set<Substring> = ["level", "grant", "noun"]

  /// Whether what modifies a noun is told to have happened before: …을 요청한 첫 알림, …가 된 권한.
  func tellsBefore(_ next: Item?) -> Bool {
    guard let next, let predicate, predicate == clause.items.count - 1, clause.modality == .fact,
      !clause.items[predicate].isNegated
    else { return false }
    let verb = clause.items[predicate]
    if next.sense(ofType: "prompt") != nil {
      let isCall = clause.items.contains { item in
        item.senses.first?.begins(with: "event/request") == true
          || item.sense(ofType: "level") != nil
      }
      return isCall && ["verb/ask", "verb/call"].contains { verb.senses.contains($0) }
    }
    return next.senses.contains("noun/status") && verb.senses.contains("verb/become")
      && clause.items.contains { $0.sense(ofType: "status") != nil }
  }

  /// A prompt that is shown is a prompt, and an event that occurs an event: 처음 뜨는 알림.
  mutating func dropModifier(of next: Item?) throws(Abstention) {
    let verbs = ["verb/appear", "verb/show", "verb/occur", "verb/exist"]
    guard let predicate, predicate == clause.items.count - 1, !clause.items[predicate].isNegated,
      clause.modality == .fact,
      verbs.contains(where: clause.items[predicate].senses.contains) || isGiven(predicate, next),
      next?.sense(ofType: "prompt") != nil || next?.sense(ofType: "noun") != nil
    else {
      // What tells which prompt is meant is no circumstance: …을 묻는 알림.
      if next?.sense(ofType: "prompt") != nil { throw Abstention(.noFrame, "-는 알림") }
      return
    }
    clause.items.removeLast()
    self.predicate = nil
  }

  /// Whether a permission is only said to have been chosen or given, and not which: 예전에 고른 권한.
  private func isGiven(_ predicate: Int, _ next: Item?) -> Bool {
    // 묻는 알림: a prompt, whatever it asks.
    if predicate == 0, next?.senses.first == "prompt/any",
      clause.items[0].senses.contains("verb/ask")
    {
      return true
    }
    let verbs = ["verb/choose", "verb/grant", "verb/use"]
    return predicate == 0 && next?.senses.contains("noun/status") == true
      && verbs.contains(where: clause.items[predicate].senses.contains)
  }

  /// Where one key only is there, the others are missing.
  mutating func addOthers() {
    let isOnly = clause.items.contains { item in
      item.suffix.particles.contains(.only)
        && (item.sense(ofType: "key") != nil || item.senses.contains("count/1"))
    }
    guard isOnly, !clause.isNegated,
      clause.items.contains(where: { $0.sense(ofType: "key") != nil }),
      predicate.map({ holds(clause.items[$0]) }) ?? true
    else { return }
    var others = Item(senses: ["key/others"], tokens: 0..<0)
    others.isNegated = true
    clause.items.append(others)
  }

  /// Whether a verb says that something is there; of what alone is missing, the others are there.
  private func holds(_ verb: Item) -> Bool {
    !verb.isNegated && ["verb/declare", "verb/exist"].contains(where: verb.senses.contains)
  }

  /// What a need is for stays in the clause that names the need.
  mutating func turnToPurpose() {
    for index in clause.items.indices { clause.items[index].slot = .purpose }
    predicate = nil
  }

  /// Notes what the sentence is about where no concept stands for it.
  mutating func noteStray(_ item: Item) {
    let isNamed = item.slot == .subject || item.slot == .object
    if item.senses.first == "noun/thing", isNamed { isStray = true }
    guard hasStray, ["verb/appear", "verb/show"].contains(where: item.senses.contains) else {
      return
    }
    let isShown = clause.items.contains {
      ($0.slot == .subject || $0.slot == .object) && $0.sense(ofType: "noun") == nil
    }
    if !isShown { isStray = true }
  }
}
