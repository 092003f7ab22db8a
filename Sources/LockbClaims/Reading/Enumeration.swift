/// A clause that lists what a set holds: “the statuses are …”, “the prompt offers … and …”.
struct Enumeration {
  private(set) var set: ClaimTerm
  private(set) var members: [ClaimTerm] = []
  /// Whether nothing else is said to be in the set.
  private(set) var isComplete: Bool

  /// The list that a clause is; nil where it says something else.
  init?(_ clause: Clause) throws(Abstention) {
    guard clause.modality == .fact, clause.quantifier == nil || clause.quantifier == .only,
      let place = clause.items.firstIndex(where: { $0.sense(ofType: "set") != nil }),
      let name = clause.items[place].sense(ofType: "set"),
      // What an answer causes is nothing that is offered.
      !clause.items.contains(where: { $0.senses.contains("noun/delegate") }),
      // “Open has the raw value 1”: a number of its own.
      !clause.items.contains(where: { $0.senses.contains("noun/raw") })
    else { return nil }
    set = ClaimTerm(name)
    var number: Int?
    var isOffered = false
    let isNamed = clause.items.contains {
      $0.senses.contains("noun/member") || $0.senses.contains("noun/option")
    }
    // What stands before a name in code tells what the name is for.
    let code = clause.items.firstIndex { $0.sense(ofType: "code") != nil }
    for (index, item) in clause.items.enumerated() where index != place {
      if isNamed, let code, index < code { continue }
      if let member = Self.member(item, of: set) {
        // “With this answer it shows the prompt”: what was answered before.
        if item.slot == .with, index < place { return nil }
        members.append(member)
      } else if let name = item.sense(ofType: "name"), let type = members.first?.type {
        // A name that is known nowhere is no member either.
        members.append(ClaimTerm("\(type)/\(name.dropFirst("name/".count))"))
      } else if let count = item.sense(ofType: "count"), number == nil {
        number = Int(count.dropFirst("count/".count))
      } else if item.sense(ofType: "verb") != nil {
        guard item.senses.contains(where: Self.offers.contains) else { return nil }
        isOffered = true
      } else if item.sense(ofType: "noun") == nil, item.sense(ofType: "prompt") == nil {
        return nil
      }
    }
    // A label that is offered, or a name that is said to be one of the set, is enough for a list.
    let isLabel = isOffered && members.first?.type == "event" && number == nil
    guard members.count > (isLabel || isNamed && isOffered ? 0 : 1),
      Set(members.map(\.type)).count == 1
    else { return nil }
    // None of them is in the set.
    let negations = clause.items.count(where: \.isNegated) + (clause.isNegated ? 1 : 0)
    if negations == 1, isOffered, number == nil {
      members = members.map(\.negated)
      isComplete = false
      return
    }
    // “None is 0, one is 1”: what each of them is.
    guard negations == 0, number == nil || number == members.count,
      clause.number == nil || clause.number == members.count
    else { throw Abstention(.noFrame, "list") }
    // “A and B are two statuses” leaves room for more; “the statuses are A and B” does not.
    isComplete = clause.quantifier == .only || (isOffered ? number != nil : place == 0)
  }

  private static let offers: Set<String> = [
    "verb/offer", "verb/show", "verb/exist", "verb/declare", "verb/appear",
  ]

  private static func member(_ item: Item, of set: ClaimTerm) -> ClaimTerm? {
    if set.value.begins(with: "cases:"), let name = item.sense(ofType: "api") {
      // A name that several types have is the one of this type.
      let own = "api/\(set.value.dropFirst(6))."
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return ClaimTerm(item.senses.first { $0.begins(with: own) } ?? own + last)
    }
    for sense in item.senses {
      let term = ClaimTerm(sense)
      switch term.type {
      // A name in code that nothing has is no member either.
      case "code" where set.value == "statuses": return ClaimTerm("status/\(term.value)")
      case "code" where set.value == "accuracies": return ClaimTerm("accuracy/\(term.value)")
      case "code" where set.value.begins(with: "cases:"):
        return ClaimTerm("api/\(set.value.dropFirst(6)).\(term.value)")
      case "api" where set.value.begins(with: "cases:"): return term
      case "label" where set.value.begins(with: "options:"),
        "option" where set.value.begins(with: "options:"):
        return ClaimTerm("event/choose:\(term.value)")
      case "status" where set.value == "statuses", "accuracy" where set.value == "accuracies":
        return term
      default: continue
      }
    }
    return nil
  }
}
