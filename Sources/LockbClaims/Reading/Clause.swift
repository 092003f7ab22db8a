/// A clause with the part that it plays in its sentence.
struct Clause: Sendable {
  enum Role: Sendable {
    case main
    /// If, when, while; -면, -때.
    case condition
    case after, before, until, unless
    /// Even if; -어도.
    case concession
    /// But; -지만. It may be a claim of its own, or a circumstance.
    case contrast
    /// To, in order to; -려면.
    case purpose
  }

  var role: Role
  /// Whether it is said to be the only such clause.
  var isOnly = false
  /// Whether it tells more of a noun: “an app that is …”.
  var isRelative = false
  /// Whether “and” joins it to the next one, whose part it plays.
  var isJoined = false
  /// Whether it and the next one are alternatives.
  var isAlternative = false
  /// Whether it is said of all of them, or to be so at once: a denial then denies less.
  var isSweeping = false
  /// Whether what it says may only be the scene of what follows.
  var mayBeScene = false
  /// Whether it tells how things are now, whatever version was spoken of.
  var isOfNow = false
  /// Whether it is said to be so later on.
  var isLater = false
  /// Whether all of it is denied.
  var isNegated = false
  var modality = ClaimQuestion.Modality.fact
  var quantifier: ClaimQuestion.Quantifier?
  /// Its concepts in the order of the text.
  var items: [Item] = []
  private(set) var stretches: [ClaimScope.Stretch] = []
  private var itemsBeforeScope = 0
  /// Whether a place is spoken of, and whether that is the last: 맥에서는 Mac Catalyst를 제외하고.
  private(set) var hasPlaceAsTopic = false
  private var endsInTopic = false
  var excludesScope = false
  var number: Int?

  init(_ role: Role) { self.role = role }

  /// Takes a stretch; one that stands apart from those before it belongs to something else.
  mutating func add(
    _ stretch: ClaimScope.Stretch, isTopic: Bool = false
  ) throws(Abstention) {
    guard stretches.isEmpty || itemsBeforeScope == items.count else {
      throw Abstention(.noFrame, "two scopes")
    }
    hasPlaceAsTopic = hasPlaceAsTopic || endsInTopic
    endsInTopic = isTopic
    itemsBeforeScope = items.count
    if stretch.platform == nil, let last = stretches.last, last.from == nil, last.before == nil {
      // On visionOS since 1.0.
      stretches[stretches.count - 1].from = stretch.from
      stretches[stretches.count - 1].before = stretch.before
    } else {
      stretches.append(stretch)
    }
  }

  /// Takes over the stretches of a clause before.
  mutating func take(_ others: [ClaimScope.Stretch]) { stretches = others }

  /// Whether it is “once granted”, which leaves what is granted to the main clause.
  var isParticiple: Bool {
    items.count == 1 && items[0].isParticiple && items[0].senses.first == "verb/grant"
  }

  /// Whether the last that it names is a scope.
  var endsInScope: Bool { !stretches.isEmpty && itemsBeforeScope == items.count }

  /// Whether all that it names is of some types.
  func holdsOnly(_ types: Set<Substring>) -> Bool {
    items.allSatisfy { item in
      item.isPredicate || item.senses.first.map { types.contains(ClaimTerm.type(of: $0)) } ?? true
    }
  }

  /// Whether it tells what something is for, and no key.
  var hasPurpose: Bool {
    items.contains { $0.slot == .purpose } && !items.contains { $0.sense(ofType: "key") != nil }
  }

  /// Whether it may be a claim of its own.
  var isMain: Bool { role == .main || role == .contrast }

  /// Whether it says of something that it is not, or cannot be.
  var isDenied: Bool {
    isNegated || modality == .cannot || items.contains { $0.isPredicate && $0.isNegated }
  }

  /// Whether it tells which state something is turned from, and not into which: denied를 바꾸다.
  var leavesState: Bool {
    func isState(_ item: Item) -> Bool {
      ["status", "grant", "level"].contains { item.sense(ofType: $0) != nil }
    }
    return items.contains { $0.senses.first == "verb/become" }
      && items.contains { $0.sense(ofType: "status") != nil && $0.slot == .object }
      && !items.contains { isState($0) && $0.slot == .result }
  }

  var isEmpty: Bool { items.isEmpty && stretches.isEmpty }
}

/// Why a sentence was left alone.
struct Abstention: Error {
  var reason: UncheckedSentence.Reason
  var detail: String

  init(_ reason: UncheckedSentence.Reason, _ detail: String = "") {
    self.reason = reason
    self.detail = detail
  }
}

extension [Clause] {
  /// Whether there are some, and all of them only tell when and in which state, in these roles.
  func areCircumstances(in roles: Set<Clause.Role>) -> Bool {
    !isEmpty
      && allSatisfy { clause in
        roles.contains(clause.role) && clause.quantifier == nil && !clause.isAlternative
          && !clause.isOnly
      }
  }
}
