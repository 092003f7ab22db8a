/// What the sentence before has told, for one that goes on with it.
struct ToldBefore: Sendable {
  /// Whether there is a sentence before.
  private(set) var hasBegun = false
  /// The one question that was read of it.
  private(set) var question: ClaimQuestion?
  /// Its items, where it was not understood as a claim.
  private var unread: (items: [Item], isKorean: Bool)?
  /// The clause in which it tells when something is so, behind the one of the sentence that it goes on
  /// with.
  private var scene: [Item] = []
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
    // What is told of a state leaves it the state of which the next sentence tells: 이 상태에서는 ….
    if items.first?.senses.contains("point/state") != true {
      question = isPlain && questions[0].isSituated ? questions[0] : nil
      unread = questions.isEmpty ? (items, isKorean) : nil
      let goesOn = Self.opening(of: items, isKorean: isKorean) != nil
      scene = (goesOn ? scene : []) + Self.scene(of: items, isKorean: isKorean)
    }
    subject = Self.subject(of: items, isKorean: isKorean) ?? (items.isEmpty ? subject : nil)
  }

  /// Ways to read a sentence as going on: in the circumstances that were told, of the thing that was
  /// spoken of.
  func variants(
    of items: [Item], isKorean: Bool, _ matcher: FrameMatcher
  ) -> [(items: [Item], told: ClaimQuestion?)] {
    guard let first = items.first else { return [] }
    var variants: [(items: [Item], told: ClaimQuestion?)] = []
    let opening = Self.opening(of: items, isKorean: isKorean)
    if let told = question ?? (opening == nil ? nil : situation(matcher)) {
      variants.append((Self.behindOpening(items, opening), told))
    }
    guard let subject else { return variants }
    var named = subject
    if isKorean {
      guard !items.contains(where: { $0.suffix.isSubject }) else { return variants }
      named.tokens = first.tokens.lowerBound..<first.tokens.lowerBound
      named.suffix = KoreanSuffix(particles: [.topic])
      variants.append(([named] + items, nil))
    } else if first.isForm(of: ["it", "its"]) {
      named.tokens = first.tokens
      variants.append(([named] + items.dropFirst(), nil))
    }
    return variants
  }

  /// A sentence that points back to circumstances with the clause in their place that told them; nil
  /// where none did.
  func inScene(_ items: [Item], isKorean: Bool) -> [Item]? {
    guard !scene.isEmpty, let opening = Self.opening(of: items, isKorean: isKorean) else {
      return nil
    }
    let rest = Self.behindOpening(items, opening)
    guard let place = rest.first?.tokens.lowerBound else { return nil }
    var lead = scene
    for index in lead.indices.reversed() {
      // What was told stands before what is told of it.
      let distance = index - lead.count
      lead[index].tokens = (place + distance)..<(place + distance + 1)
    }
    if !isKorean { lead.append(Item(senses: [], tokens: place..<place, mark: ",")) }
    return lead + rest
  }

  /// How many items point back to circumstances at the beginning of a sentence; nil where none do.
  private static func opening(of items: [Item], isKorean: Bool) -> Int? {
    guard let first = items.first else { return nil }
    let isThen = first.isForm(of: ["then"]) || isKorean && first.function == "then"
    return isThen ? 1 : isKorean ? nil : pointer(of: items)
  }

  private static func behindOpening(_ items: [Item], _ opening: Int?) -> [Item] {
    opening.map { Array(items.dropFirst($0).drop { $0.mark == "," }) } ?? items
  }

  /// The clause of a sentence that tells when something is so, where nothing else is told in it.
  private static func scene(of items: [Item], isKorean: Bool) -> [Item] {
    if isKorean {
      guard let (scene, told) = KoreanMentionParts.split(items),
        !told.contains(where: { $0.function == "수" || $0.function == "hedge" }),
        KoreanMentionParts.circumstances(scene) != nil
      else { return [] }
      return scene
    }
    guard let scene = EnglishMentionParts.scene(of: items),
      EnglishMentionParts.clauses(of: scene) != nil
    else { return [] }
    return scene
  }

  /// What a sentence that points back to circumstances takes from one that claims nothing.
  private func situation(_ matcher: FrameMatcher) -> ClaimQuestion? {
    guard let unread else { return nil }
    let told = Circumstances(told: unread.items, isKorean: unread.isKorean, matcher)
    return HeadingCircumstances(told).told
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
