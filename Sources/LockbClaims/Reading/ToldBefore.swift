/// What the sentence before has told, for one that goes on with it.
struct ToldBefore: Sendable {
  /// Whether there is a sentence before.
  private(set) var hasBegun = false
  /// The one question that was read of it.
  private(set) var question: ClaimQuestion?
  /// The one thing that it speaks of.
  private(set) var subject: Item?

  /// Whether what a page or section is about may be meant where nothing is named: no sentence stands
  /// before, or none that speaks of something else.
  private(set) var isOfPage = true

  /// The things that the sentences before have named.
  private(set) var named = NamedBefore()

  /// Notes that a sentence came before of which nothing goes on.
  mutating func begin() {
    hasBegun = true
    isOfPage = false
  }

  /// Takes what was made of a sentence.
  mutating func take(_ readings: [ClaimReader.Reading], of items: [Item], isKorean: Bool) {
    let staysOfPage = isOfPage && Self.namesNoSubject(items, isKorean: isKorean)
    begin()
    isOfPage = staysOfPage
    named.take(items)
    var questions: [ClaimQuestion] = []
    for reading in readings {
      switch reading {
      case .question(let question, _): questions.append(question)
      case .mention(let question, _, let isWhole) where isWhole: questions.append(question)
      default: break
      }
    }
    // “Ask for one instead, and call this method later”: of which call the next sentence speaks, is
    // not clear.
    let isTwofold = items.contains {
      $0.isForm(of: ["instead", "later", "afterward", "afterwards"])
    }
    let isPlain =
      questions.count == 1 && questions[0].quantifier == .ordinary && !isTwofold
    question = isPlain && questions[0].isSituated ? questions[0] : nil
    subject = Self.subject(of: items, isKorean: isKorean) ?? (items.isEmpty ? subject : nil)
  }

  /// Ways to read a sentence as going on: in the circumstances that were told, of the thing that was
  /// spoken of.
  func variants(of items: [Item], isKorean: Bool) -> [(items: [Item], isSituated: Bool)] {
    guard let first = items.first else { return [] }
    var variants: [(items: [Item], isSituated: Bool)] = []
    let isThen = first.isForm(of: ["then"]) || isKorean && first.function == "then"
    let pointer = isThen ? 1 : isKorean ? nil : Self.pointer(of: items)
    let rest = pointer.map { Array(items.dropFirst($0).drop { $0.mark == "," }) } ?? items
    if question != nil { variants.append((rest, true)) }
    guard let subject else { return variants }
    var named = subject
    if isKorean {
      guard !items.contains(where: { $0.suffix.isSubject }) else { return variants }
      named.tokens = first.tokens.lowerBound..<first.tokens.lowerBound
      named.suffix = KoreanSuffix(particles: [.topic])
      variants.append(([named] + items, false))
    } else if first.isForm(of: ["it", "its"]) {
      named.tokens = first.tokens
      variants.append(([named] + items.dropFirst(), false))
    }
    return variants
  }

  /// How many items of an English sentence point back to circumstances at its beginning: “in this
  /// case”, “with this status”, “doing so”; nil where none do.
  static func pointer(of items: [Item]) -> Int? {
    guard let first = items.first, !first.isEmphasized else { return nil }
    let phrase = first.words.joined(separator: " ")
    if pointers.contains(phrase) { return 1 }
    if first.isForm(of: ["doing"]), items.dropFirst().first?.isForm(of: pointed) == true {
      return 2
    }
    guard ["in", "while", "with"].contains(first.function), items.count > 2,
      items[1].isForm(of: ["this", "that", "these", "those", "such"]), items[2].isCircumstance
    else { return nil }
    return 3
  }

  private static let pointed = ["so", "this", "that", "it"]
  private static let pointers: Set<String> = [
    "in this case", "in that case", "at that point", "from then on", "from there", "after that",
  ]

  /// “Asks for the pass”, “it asks …”, “the call asks …”, 이 메서드는 …: whether a sentence leaves it to
  /// its page of what it speaks.
  private static func namesNoSubject(_ items: [Item], isKorean: Bool) -> Bool {
    guard let first = items.first else { return false }
    if isKorean {
      return first.senses.contains("point/this")
        || !items.contains { $0.suffix.isSubject || $0.suffix.particles.contains(.topic) }
    }
    let pointers = ["the", "this", "that"]
    let isPointed =
      first.isForm(of: pointers) && items.count > 1
      && items[1].isForm(of: ["call", "request", "method", "property", "key", "function"])
    let isAct = first.isPredicate || first.senses.first?.begins(with: "event/") == true
    let isSaid = first.words.first?.ends(with: "s") == true && !first.isBareVerb
    return isPointed || first.isForm(of: ["it", "its"]) || isAct && isSaid
  }

  /// The thing that a sentence begins with.
  private static func subject(of items: [Item], isKorean: Bool) -> Item? {
    let first = items.first { item in
      item.scope == nil && !(item.isDeterminer && !isKorean)
    }
    guard let first, first.isConcept, first.isNounLike, isKorean == first.suffix.isSubject else {
      return nil
    }
    return first
  }
}

extension Item {
  /// Whether it says no more than that something is so somewhere or at some time.
  fileprivate var isCircumstance: Bool {
    function == "filler" || senses.contains { ["noun/status", "noun/situation"].contains($0) }
  }
}

extension ClaimQuestion {
  /// Whether it tells in which circumstances something is so.
  fileprivate var isSituated: Bool { !conditions.isEmpty || !events.isEmpty }

  /// Whether it says of a call, whichever it is and whatever the circumstances, that it does nothing.
  var isOfAnyCall: Bool {
    kind == .transition && conditions.isEmpty && events.count == 1
      && events[0].value.ends(with: ":any")
      && outcomes.contains { $0.concept == "effect/none" && !$0.isNegated }
  }
}
