/// What keeps an English sentence from being read: words of somebody, what would have been, what is
/// compared, and what points to something that was not read.
enum EnglishGuard {
  static func check(_ items: [Item]) throws(Abstention) {
    // “…; no call can.”
    if let last = items.last, ["can", "cannot", "must", "may"].contains(last.function) {
      throw Abstention(.noFrame, "what it can")
    }
    for index in items.indices {
      let item = items[index]
      let next = index + 1 < items.count ? items[index + 1] : nil
      if item.isForm(of: ["that"]), tellsContent(items, at: index) {
        throw Abstention(.quoted, "that")
      }
      if item.isForm(of: ["then"]), !isPrepared(items[..<index]) {
        throw Abstention(.unclearSubject, "then")
      }
      // “…, not that of …”, “…, not in …”: what is set against it.
      if item.function == "not", item.isForm(of: ["not"]), index > 0, items[index - 1].mark == ",",
        next?.isPredicate != true || next?.sense(ofType: "status") != nil
      {
        throw Abstention(.noFrame, "not")
      }
      // “…, as Allow Once does”: what it is compared with.
      if item.isForm(of: ["as"]), let last = items.last, last.isForm(of: ["does", "do", "did"]) {
        throw Abstention(.noFrame, "as")
      }
      // “No app can grant itself …”: who acts is what is told.
      if item.isForm(of: ["itself", "themselves", "oneself"]), index > 0,
        items[index - 1].isPredicate
      {
        throw Abstention(.noFrame, "itself")
      }
      guard let next else { continue }
      // “Has not been asked for …”: whether for anything, is not said.
      if item.words.count > 1, item.words.contains("asked"), next.function == "for" {
        throw Abstention(.noFrame, "asked for")
      }
      // At launch, on request: a time, and nothing that comes about.
      if item.isForm(of: ["at", "on"]), next.isPredicate, !next.isGerund {
        throw Abstention(.noFrame, next.senses.first ?? "")
      }
      // As in the foreground: how it is elsewhere.
      if item.isForm(of: ["as"]), next.isForm(of: ["in", "on", "at"]) {
        throw Abstention(.noFrame, "as in")
      }
    }
  }

  /// Whether “that” opens what somebody says or knows: “says that a request fails”.
  private static func tellsContent(_ items: [Item], at index: Int) -> Bool {
    let before = items[..<index].last { $0.function != "filler" }
    guard let before, before.isVerbal else { return false }
    if before.senses.contains("verb/mean") { return true }
    let content = items[(index + 1)...].prefix { $0.mark == nil && !$0.opensClause }
    return content.contains(where: \.isFinite)
  }

  /// Whether something was told before that “then” can speak of.
  private static func isPrepared(_ items: ArraySlice<Item>) -> Bool {
    items.contains { $0.mark != nil || $0.opensClause || $0.function == "and" }
  }

  /// Whether a relative clause on a thing would tell which one it is, and not a circumstance: “a
  /// session that asks for it”.
  static func tellsWhich(_ thing: Item?) -> Bool {
    ["prompt", "session", "label", "service", "event"].contains { thing?.sense(ofType: $0) != nil }
  }
}
