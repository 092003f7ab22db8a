/// What keeps an English sentence from being read: words of somebody, what would have been, what is
/// compared, and what points to something that was not read.
enum EnglishGuard {
  static func check(_ items: [Item]) throws(Abstention) {
    // “…; no call can.”
    if let last = items.last, ["can", "cannot", "must", "may"].contains(last.function) {
      throw Abstention(.noFrame, "what it can")
    }
    // “…, and the grant with it”: what comes with it, the sentence leaves to be filled in.
    if let last = items.last, last.isForm(of: ["it", "them"]),
      items.dropLast().last?.function == "with"
    {
      throw Abstention(.noFrame, "with it")
    }
    if isElsewhere(items) { throw Abstention(.noFrame, "two scopes") }
    if isListOfStatements(items) { throw Abstention(.noFrame, "a list of statements") }
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
      // “…, not even in …”: what was denied before is denied there, too.
      if item.words.starts(with: ["not", "even"]), item.function == "not", index > 0,
        items[index - 1].mark != nil
      {
        throw Abstention(.noFrame, "not even")
      }
      // “Nothing that the user taps …”: of what is told which, nothing is so; of the rest, it may be.
      if item.words.last == "nothing", let next, item.isRelativized(by: next) {
        throw Abstention(.unclearSubject, "nothing of what")
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
      // “With this key alone it cannot …”: what is denied comes of what is not there.
      if item.isForm(of: ["alone"]), index > 0, items[index - 1].sense(ofType: "key") != nil,
        items.contains(where: Mentions.denies)
      {
        throw Abstention(.noFrame, "alone")
      }
      if deniesManner(items, at: index) { throw Abstention(.noFrame, "how it is not") }
      // “You cannot …: nothing happens there”: two denials of two statements.
      if item.mark == ":", items[..<index].contains(where: Mentions.denies),
        items[index...].contains(where: Mentions.denies)
      {
        throw Abstention(.noFrame, "two statements")
      }
      // “The flags on the type need …”: of the type, nothing is said.
      if item.senses.contains("verb/need"), index > 2, items[index - 1].isEmphasized,
        ["in", "of"].contains(items[index - 2].function)
      {
        throw Abstention(.noFrame, "a part of it")
      }
      guard let next else { continue }
      // “Only one event waits, …”: how many, and not which alone.
      if item.isForm(of: ["only"]), next.sense(ofType: "count") != nil {
        throw Abstention(.noFrame, "only one")
      }
      // “The requirements of a pass are …”: what they are, and not what is required.
      if item.isForm(of: ["requirement", "requirements"]), next.function == "of" {
        throw Abstention(.noFrame, "requirement of")
      }
      // “Has not been asked for …”: whether for anything, is not said.
      if item.words.count > 1, item.words.contains("asked"), next.function == "for" {
        throw Abstention(.noFrame, "asked for")
      }
      // “…, while the other does if …”: what, the first statement says.
      if item.isForm(of: ["does", "do", "did"]), next.opensClause || next.mark == "," {
        throw Abstention(.noFrame, "does")
      }
      // At launch, on request: a time, and nothing that comes about.
      if item.isForm(of: ["at", "on"]), next.isPredicate, !next.isGerund {
        throw Abstention(.noFrame, next.senses.first ?? "")
      }
      // “A relaunched app”: which one it is, and not what comes about.
      if index > 0, items[index - 1].isDeterminer, item.isParticiple,
        item.senses.contains("verb/launch"), next.function == "actor"
      {
        throw Abstention(.noFrame, "which app")
      }
      // “An app with this pass requests that one”: who asks for what.
      if item.words.count > 1, item.words.last == "requests", next.sense(ofType: "level") != nil {
        throw Abstention(.ambiguous, "requests")
      }
      // As in the foreground: how it is elsewhere.
      if item.isForm(of: ["as"]), next.isForm(of: ["in", "on", "at"]) {
        throw Abstention(.noFrame, "as in")
      }
    }
  }

  /// Whether statements stand side by side with nothing but a comma between them: “the gate is open,
  /// the pass isn’t a day pass, and …”.
  private static func isListOfStatements(_ items: [Item]) -> Bool {
    let parts = items.split(whereSeparator: { $0.mark == "," })
    return zip(parts, parts.dropFirst()).contains { one, other in
      guard let first = other.first, first.isDeterminer, !first.opensClause,
        one.first?.opensClause == false
      else { return false }
      return [one, other].allSatisfy { part in
        part.contains { ["be", "be-not"].contains($0.function) }
      }
    }
  }

  /// Whether a reason or a contrast is about another place or version than what it goes with: “because
  /// Metro has none”.
  private static func isElsewhere(_ items: [Item]) -> Bool {
    let joints = ["because", "since", "while", "whereas", "although", "though"]
    let index = items.lastIndex { $0.isForm(of: joints) }
    guard let index, index > 0 else { return false }
    let behind = items[(index + 1)...]
    // “…, whereas in 17 it did not”: what is set against it takes no versions of its own for granted.
    let isSetAgainst =
      items[index].isForm(of: ["whereas"]) && behind.prefix(2).contains { $0.scope != nil }
    return (isSetAgainst || items[..<index].contains { $0.scope != nil })
      && behind.contains { $0.scope != nil }
      && (behind.contains(where: \.isFinite) || behind.first?.scope != nil)
  }

  /// Leaves alone a sentence of which no part can be read by itself, since it is not clear what is
  /// denied or repeated.
  static func checkWhole(_ items: [Item]) throws(Abstention) {
    for index in items.indices {
      let item = items[index]
      // “Choosing always”: at any time, or the level.
      if index > 0, item.isForm(of: ["always"]), item.function == "always",
        items[index - 1].senses.contains("verb/choose"), index + 1 < items.count,
        !items[index + 1].isVerbal
      {
        throw Abstention(.unclearSubject, "always")
      }
      // “No gate is ever closed”: of what there is none, what follows is denied.
      if item.words.count > 1, item.words[0] == "no", item.isConcept, index + 1 < items.count,
        ["be", "be-not"].contains(items[index + 1].function)
      {
        throw Abstention(.unclearSubject, "no")
      }
      if deniesMoment(items, at: index) { throw Abstention(.unclearSubject, "when it is not") }
      let isDenied = items[..<index].contains(where: Mentions.denies)
      // “A refusal of one is no refusal of the other: the pass may still be used”: what follows tells why.
      if isDenied, item.mark == ":" { throw Abstention(.unclearSubject, ":") }
      // “A denied pass does not mean that the gate is closed”: what follows is denied, and nothing else.
      if isDenied, item.isForm(of: ["mean"]) { throw Abstention(.unclearSubject, "does not mean") }
    }
    // “…, while on a Mac it does”: what was told before, elsewhere and the other way round.
    if let verb = items.last, verb.isForm(of: ["does", "do", "did", "doesn't", "don't", "didn't"]),
      items.dropLast().last?.isForm(of: ["it", "they", "one", "others"]) == true
    {
      throw Abstention(.unclearSubject, "it does")
    }
  }

  /// Whether “that” opens what somebody says or knows: “says that a request fails”.
  private static func tellsContent(_ items: [Item], at index: Int) -> Bool {
    let before = items[..<index].last { $0.function != "filler" }
    guard let before, before.isVerbal else { return false }
    if before.senses.contains("verb/mean") { return true }
    // “A request that arrives …”: which one it is.
    let isNoun = index > 1 && items[index - 1].isVerbal && items[index - 2].isDeterminer
    if isNoun, index + 1 < items.count, items[index + 1].isFinite { return false }
    let content = items[(index + 1)...].prefix { $0.mark == nil && !$0.opensClause }
    return content.contains(where: \.isFinite)
  }

  /// Whether what is denied is when, how or of how many something is so, and not that it is: “does
  /// not end at once”, “not every call”.
  private static func deniesManner(_ items: [Item], at index: Int) -> Bool {
    let item = items[index]
    guard let word = item.words.first else { return false }
    let phrase = item.words.joined(separator: " ")
    let isManner = manners.contains(phrase) || item.words.count == 1 && manners.contains(word)
    guard isManner, item.function == "filler" || item.function == nil else { return false }
    for other in items[..<index].reversed() {
      if other.opensClause || other.mark != nil && other.mark != "(" { return false }
      switch other.function {
      case "and", "but": return false
      case "not", "no", "never", "cannot", "be-not", "no-longer": return true
      default: continue
      }
    }
    return false
  }

  /// Whether what is denied is that something is so from one moment on: “is not closed the instant that
  /// …”.
  private static func deniesMoment(_ items: [Item], at index: Int) -> Bool {
    guard moments.contains(items[index].words.joined(separator: " ")) else { return false }
    for other in items[..<index].reversed() {
      if other.mark != nil { return false }
      if Mentions.denies(other) { return true }
    }
    return false
  }

  private static let moments: Set<String> = [
    "the instant", "the moment", "the minute", "as soon as", "instant", "moment",
  ]

  private static let manners: Set<String> = [
    "immediately", "at once", "right away", "straight away", "instantly", "directly", "on the spot",
    "promptly", "forever", "for good", "permanently", "temporarily", "necessarily", "automatically",
    "by itself", "on its own", "separately", "explicitly", "completely", "fully", "entirely",
    "every", "each", "both", "all", "everything", "together", "simultaneously", "at the same time",
    "then and there", "there and then", "silently", "quietly", "outright", "globally", "solely",
    "merely", "simply", "just", "yet", "already", "initially", "eventually", "later", "soon",
    "afterwards", "whole", "entire", "many", "several", "much", "long", "late", "early", "alone",
    "twice", "first", "so much as", "simple", "plain", "direct", "additional", "extra", "more",
    "further", "separate", "special", "dedicated", "different", "new", "specific", "particular",
  ]

  /// Whether something was told before that “then” can speak of.
  private static func isPrepared(_ items: ArraySlice<Item>) -> Bool {
    items.contains { $0.mark != nil || $0.opensClause || $0.function == "and" }
  }

  /// Whether a relative clause on a thing would tell which one it is, and not a circumstance: “the
  /// prompt that asks for it”. What has happened to a session is a circumstance.
  static func tellsWhich(_ thing: Item?, before next: Item?) -> Bool {
    let past = ["was", "were", "has", "have", "had"]
    let isTold = next?.words.first.map(past.contains) == true
    if thing?.sense(ofType: "session") != nil { return !isTold }
    return thing?.senses.contains("noun/event") == true
      || ["prompt", "label", "service", "event"].contains { thing?.sense(ofType: $0) != nil }
  }
}
