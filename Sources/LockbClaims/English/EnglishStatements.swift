/// The statements of an English sentence, each with its circumstances, for what is so in any
/// circumstances.
///
/// Such a thing is wrong wherever it is said, so what limits one statement does not matter to another,
/// and of a circumstance only its concepts count.
struct EnglishStatements {
  typealias Part = EnglishMentionParts.Part

  /// A statement, and whether it is set against the one before.
  private typealias Statement = (items: [Item], isApart: Bool)

  /// Each whole; none where the sentence reports what somebody says.
  private let statements: [Statement]

  init(_ items: [Item]) {
    let items = items.map { item in
      // “A means that B” reports nobody’s words.
      guard item.function == "quote", item.words.first == "means" else { return item }
      return Self.word("verb/mean", like: item)
    }
    statements = items.contains { $0.function == "quote" } ? [] : Self.joined(in: items)
  }

  /// The parts that can be read by themselves.
  ///
  /// - Parameter harmless: words that do not limit.
  func parts(harmless: Set<String>) -> [Part] {
    var parts: [Part] = []
    var subject: Item?
    // What a sentence begins with are the circumstances of all that follows.
    let isLed = statements.first?.items.first.map(Self.opens) == true
    var leading: [Item] = []
    for (index, (statement, isApart)) in statements.enumerated() {
      var part = Self.parted(statement, harmless: harmless)
      if index == 0, isLed { leading = part.circumstances }
      if index > 0, !isApart { part.circumstances = leading + part.circumstances }
      if index == 1, !isApart, part.circumstances.isEmpty, Self.isOutcome(part.claim) {
        part.circumstances += Self.cause(statements[0].items, harmless: harmless)
      }
      // “While one is ignored there, the other does open the gate”: set against it, and no circumstance.
      if statement.first?.isForm(of: ["while"]) == true, Self.affirms(part.claim) {
        part.circumstances = []
      }
      defer { subject = Self.subject(of: part.claim) ?? subject }
      let isHedged = part.claim.contains { $0.function == "hedge" }
      guard !isHedged || harmless.contains("hedge") else { break }
      // A reason is told, whatever is advised for it.
      parts += Self.reasons(in: statement).filter { Self.isTold($0, harmless: harmless) }
        .map { Part(circumstances: [], claim: $0) }
      let next = index + 1 < statements.count ? statements[index + 1].items : []
      guard !part.claim.isEmpty, !Self.opensLimit(next), !Self.deniesTwice(part.claim),
        !part.claim.contains(where: { Self.limits($0, harmless: harmless) })
      else { continue }
      if let first = part.claim.first, first.isForm(of: Self.pronouns) {
        // “…, which …” speaks of what stands right before it.
        let isNear = first.isForm(of: ["which"]) && index > 0
        // “…, which the old one never did”: something else does it.
        let second = part.claim.dropFirst().first
        if isNear, second?.isDeterminer == true || second?.function == "actor" { continue }
        let named = isNear ? statements[index - 1].items.last(where: Self.isNamed) : subject
        if let named { part.claim[0].senses = named.senses }
      }
      parts.append(part)
    }
    return parts
  }

  /// “It does open”: against what was said before.
  private static func affirms(_ claim: [Item]) -> Bool {
    zip(claim, claim.dropFirst()).contains { verb, next in
      verb.isForm(of: ["does", "do", "did"]) && next.isPredicate
    }
  }

  /// The statements, whole.
  static func list(of items: [Item]) -> [[Item]] { joined(in: items).map(\.items) }

  private static func joined(in items: [Item]) -> [Statement] {
    spliced(withoutRejected(Array(items.drop { $0.mark == "/" })))
      .flatMap(EnglishMentionParts.joined)
      .flatMap { joined in
        EnglishMentionParts.predicates(of: joined.items).map { ($0, joined.isApart) }
      }
  }

  private static let pronouns: Set<String> = ["it", "they", "which"]
  private static let limiting: Set<Substring> = [
    "only", "unless", "except", "instead", "question", "advice", "elsewhere", "than", "or", "but",
  ]
  private static let denying: Set<Substring> = ["unless", "until", "before"]
  private static let reasoning: Set<String> = ["because", "since"]

  static func limits(_ item: Item, harmless: Set<String>) -> Bool {
    item.function.map { limiting.contains($0) && !harmless.contains(String($0)) } == true
  }

  /// Whether a clause opens there; “regardless of” and “no matter how” open one as “although” does.
  static func opens(_ item: Item) -> Bool {
    item.opensClause || item.function == "even" && item.words.count > 1
      || item.isForm(of: ["however", "whatever", "whichever"])
  }

  /// “Does not stop anybody from …”.
  static func deniesTwice(_ claim: [Item]) -> Bool {
    guard let denial = claim.firstIndex(where: Mentions.denies) else { return false }
    return claim[denial...].contains { item in
      let hinders =
        item.words.contains(where: hindering.contains)
        || item.unknown.map(hindering.contains) == true
      // “Does not keep the gate open”, and not “does not keep anybody from it”.
      return hinders
        && (!item.isForm(of: ["keep", "keeps"]) || claim.contains { $0.isForm(of: ["from"]) })
    }
  }

  /// “Does not make every gate turn”: of some it may be so.
  static func deniesAll(_ claim: [Item]) -> Bool {
    guard let denial = claim.firstIndex(where: Mentions.denies) else { return false }
    let denied = claim[(denial + 1)...].prefix { $0.mark == nil && !$0.opensClause }
    return denied.contains { $0.isForm(of: everything) }
  }

  private static let everything: Set<String> = [
    "every", "all", "each", "everything", "everyone", "everybody", "everywhere",
  ]

  private static let hindering: Set<String> = [
    "stop", "stops", "prevent", "prevents", "keep", "keeps", "hinder", "hinders", "block", "blocks",
    "forbid", "forbids", "rule", "exclude", "excludes", "bar", "bars", "save", "spare",
  ]

  /// “…, but only if …”: what follows limits what was said before.
  static func opensLimit(_ statement: [Item]) -> Bool {
    let words = statement.prefix(2)
    return words.contains { item in
      ["only", "unless", "except", "not", "if", "while"].contains(item.function)
    }
  }

  /// What a statement claims, and the concepts of its circumstances as a clause before it.
  private static func parted(_ statement: [Item], harmless: Set<String>) -> Part {
    var claim: [Item] = []
    var circumstances: [Item] = []
    var isInside = false
    var isContrast = false
    var hasVerb = false
    // “The event held during this stage is delivered”, “a call made while undecided fails”: no verb
    // stands behind such a word.
    var isNounAlone = false
    // “When the gate shuts the bell rings, because …”: no mark ends the first clause.
    let hasComma = statement.indices.contains { index in
      statement[index].mark == ","
        && !(index + 1 < statement.count && statement[index + 1].isForm(of: reasoning))
    }
    let main = hasComma ? nil : mainClause(in: statement)
    var soleVerb: Int?
    let holder = holder(in: statement)
    for (index, item) in statement.enumerated() {
      if let holder, holder.contains(index) {
        circumstances.append(index == holder.lowerBound ? word("fn/if", like: item) : item)
        continue
      }
      if index == main || index == soleVerb { isInside = false }
      if opens(item) {
        if index == 0, !hasComma, main == nil { continue }
        isInside = true
        let next = index + 1 < statement.count ? statement[index + 1] : item
        isNounAlone =
          index > 0 && (item.isForm(of: nounOpeners) || next.sense(ofType: "status") != nil)
        if index > 0, item.words.count == 1, prepositions.contains(item.words[0]),
          !claim.contains(where: { isVerb($0) || $0.isSaying })
        {
          soleVerb = Self.soleVerb(behind: index, statement)
        }
        isContrast = index > 0 && item.isForm(of: ["while", "whereas"])
        circumstances.append(word("fn/if", like: item))
        if let function = item.function, denying.contains(function),
          !harmless.contains(String(function))
        {
          circumstances.append(word("fn/not", like: item))
        }
        continue
      }
      // “What comes while the gate is closed is lost”: a second verb ends the clause.
      let before = statement[max(index - 1, 0)]
      let isSecond =
        isVerb(item) && (!before.isFinite || holdsVerb(before)) && !Mentions.denies(before)
        && before.function != "and"
        && before.function != "filler"
      if isInside, isSecond, hasVerb || isNounAlone,
        claim.contains(where: { $0.function != "filler" })
      {
        isInside = false
        // “As long as it stays shut neither key turns it”: what is denied belongs to the second verb.
        if let denial = circumstances.lastIndex(where: Mentions.denies),
          circumstances[denial].isForm(of: ["no", "neither"])
        {
          claim += circumstances[denial...]
          circumstances.removeSubrange(denial...)
        }
      }
      hasVerb = isInside && (hasVerb || isVerb(item))
      if item.mark == ",", isInside {
        isInside = false
        continue
      }
      // “After one request but not after the other”.
      let isApart =
        item.isForm(of: ["but"]) && index + 1 < statement.count
        && statement[index + 1].isForm(of: ["not"])
      if !isInside || isApart {
        claim.append(item)
      } else if item.unknown == nil, item.mark == nil,
        item.scope != nil || item.function == nil || item.function == "number"
          || item.sense(ofType: "unit") != nil || Mentions.denies(item),
        !isContrast || !item.senses.allSatisfy(isPlain)
      {
        circumstances.append(item)
      }
    }
    return Part(circumstances: circumstances, claim: claim)
  }

  private static let nounOpeners: Set<String> = ["during", "throughout", "upon", "following"]
  private static let prepositions: Set<String> = ["after", "before", "until", "since"]

  /// The one verb behind a word like “after”, where what stands before it has none: “Calling after a
  /// refusal shows …”.
  private static func soleVerb(behind opener: Int, _ statement: [Item]) -> Int? {
    let rest = statement[(opener + 1)...]
    let verbs = rest.indices.filter { isVerb(statement[$0]) || statement[$0].isSaying }
    guard verbs.count == 1, !rest.contains(where: { $0.mark == "," }) else { return nil }
    return verbs[0]
  }

  /// Where the main clause begins behind one that no mark ends: “When the gate shuts the bell rings”.
  static func mainClause(in statement: [Item]) -> Int? {
    guard let first = statement.first, opens(first),
      let verb = statement.indices.dropFirst().first(where: { index in
        isVerb(statement[index]) || statement[index].isSaying || statement[index].isPredicate
          || statement[index].sense(ofType: "event") != nil && statement[index].words.count > 1
          || statement[index].sense(ofType: "device") != nil
      }),
      let next = statement[(verb + 1)...].firstIndex(where: \.isSaying),
      !statement[(verb + 1)..<next].contains(where: opens)
    else { return nil }
    let start = statement[(verb + 1)...next].lastIndex { item in
      item.isDeterminer || item.function == "actor" || item.isEmphasized
        || item.words.count > 1 && ["the", "a", "an", "no"].contains(item.words[0])
    }
    guard let start, start < next || statement[start].words.count > 1 else { return nil }
    return start
  }

  static func isVerb(_ item: Item) -> Bool { item.isFinite || holdsVerb(item) }

  /// “Access is denied” holds its verb.
  private static func holdsVerb(_ item: Item) -> Bool {
    item.words.count > 2 && item.words.dropFirst().contains(where: being.contains)
      || item.words.count > 1 && item.words.contains(where: being.contains) && !item.isFinite
  }

  private static let being: Set<String> = ["is", "are", "was", "were"]

  /// Whether it may be what a contrast says of something else: “…, while the gate shows …”.
  private static func isPlain(_ sense: String) -> Bool {
    ["verb", "noun", "about"].contains(ClaimTerm.type(of: sense))
  }

  private static let sweeping: Set<String> = ["whatever", "whichever", "however", "regardless"]

  static func word(_ sense: String, like item: Item) -> Item {
    var added = Item(senses: [sense], tokens: item.tokens)
    // Where something is so whatever else is, nothing is turned round.
    added.words = item.words.first.map(sweeping.contains) == true ? [] : item.words
    return added
  }

  private static func isTold(_ reason: [Item], harmless: Set<String>) -> Bool {
    !deniesTwice(reason) && !reason.contains { limits($0, harmless: harmless) }
  }

  /// What clauses with “because” and “since” claim; “not because …” and “only because …” claim nothing.
  private static func reasons(in statement: [Item]) -> [[Item]] {
    statement.indices.compactMap { index in
      guard statement[index].isForm(of: reasoning),
        index == 0 || statement[index - 1].mark != nil
          || !statement[..<index].contains(where: {
            limits($0, harmless: []) || Mentions.denies($0)
          })
      else { return nil }
      let end = statement[index...].firstIndex { $0.mark == "," } ?? statement.endIndex
      let reason = Array(statement[(index + 1)..<end])
      return reason.contains(where: \.isFinite) && !reason.contains(where: opens) ? reason : nil
    }
  }

  private static func isNamed(_ item: Item) -> Bool {
    item.isThing || item.isConcept && item.isNounLike && item.sense(ofType: "say") == nil
  }

  /// The thing that a statement begins with.
  static func subject(of claim: [Item]) -> Item? {
    let first = claim.first { $0.scope == nil && !$0.isDeterminer }
    return first.flatMap { isNamed($0) ? $0 : nil }
  }

  /// “…, not Y”, “… rather than Y”: what is not meant, where no verb says more of it.
  private static func withoutRejected(_ items: [Item]) -> [Item] {
    var kept = items
    var index = 1
    while index < kept.count {
      let isNot =
        kept[index].words.first == "not" && ["not", "no"].contains(kept[index].function)
        && (kept[index - 1].mark == "," || kept[index - 1].function == "and")
      let isThan =
        ["rather", "instead"].contains(kept[index].words.first ?? "")
        && kept[index].function == "than"
      // “…, only with a text of its own”: how it is, besides.
      let isHow =
        kept[index].isForm(of: ["only"]) && kept[index - 1].mark == ","
        && index + 1 < kept.count && kept[index + 1].function == "with"
      // “…, not merely the one that is asked”: what follows is so as well.
      let isMore =
        isNot && index + 1 < kept.count
        && kept[index + 1].isForm(of: ["merely", "just", "only", "simply"])
      guard isNot || isThan || isHow else {
        index += 1
        continue
      }
      var end = kept[index...].firstIndex { $0.mark != nil } ?? kept.endIndex
      // “…, not on A, B or C”: all of the list.
      if kept[end - 1].scope != nil {
        end +=
          kept[end...].prefix { item in
            item.scope != nil || item.mark == "," || ["and", "or"].contains(item.function)
          }.count
        if kept[end - 1].mark == "," { end -= 1 }
      }
      // “Instead of being closed” says no more than “instead of closed”.
      let isClause = kept[index..<end].contains { item in
        item.isFinite && !item.isForm(of: ["being"]) || opens(item)
      }
      // “… rather than that it closes”.
      let isContent = isThan && end > index + 1 && kept[index + 1].isForm(of: ["that"])
      if isClause, !isMore, !isContent {
        index += 1
        continue
      }
      let start = isThan ? index : index - 1
      kept.removeSubrange(start..<end)
      index = start + 1
    }
    return kept
  }

  /// “A does X, it does Y”: two sentences that a comma joins.
  private static func spliced(_ items: [Item]) -> [[Item]] {
    var sentences: [[Item]] = []
    var start = 0
    for index in items.indices.dropFirst().dropLast(2) where index > start {
      let before = items[start..<index]
      let rest = items[(index + 1)...]
      // “…, which the other one never could”: its verb stands behind what does it.
      let length = rest.first?.isForm(of: ["which"]) == true ? 7 : 3
      let pronoun =
        items[index].mark == "," && rest.first?.words.first.map(openers.contains) == true
        && rest.prefix(length).contains(where: \.isFinite) && before.first.map(opens) != true
        && !rest.prefix(2).contains { $0.words.contains("means") }
      // “A does X, but when Y, B does Z.”
      let scene =
        ["and", "but"].contains(items[index].function) && rest.first.map(opens) == true
        && rest.contains { $0.mark == "," }
      guard pronoun || scene, before.contains(where: \.isFinite) else { continue }
      sentences.append(Array(before))
      start = index + 1
    }
    sentences.append(Array(items[start...]))
    return sentences
  }

  private static let openers: Set<String> = [
    "it", "it's", "they", "you", "we", "there", "that's", "he", "she", "which",
  ]
}
