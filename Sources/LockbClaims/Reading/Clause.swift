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
  /// Whether all of it is denied.
  var isNegated = false
  var modality = ClaimQuestion.Modality.fact
  var quantifier: ClaimQuestion.Quantifier?
  /// Its concepts in the order of the text.
  var items: [Item] = []
  private(set) var stretches: [ClaimScope.Stretch] = []
  private var itemsBeforeScope = 0
  var excludesScope = false
  var number: Int?

  init(_ role: Role) { self.role = role }

  /// Takes a stretch; one that stands apart from those before it belongs to something else.
  mutating func add(_ stretch: ClaimScope.Stretch) throws(Abstention) {
    guard stretches.isEmpty || itemsBeforeScope == items.count else {
      throw Abstention(.noFrame, "two scopes")
    }
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
