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
      let name = clause.items[place].sense(ofType: "set")
    else { return nil }
    set = ClaimTerm(name)
    var number: Int?
    var isOffered = false
    for (index, item) in clause.items.enumerated() where index != place {
      if let member = Self.member(item) {
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
    let isLabel = isOffered && members.first?.type == "event" && number == nil
    guard members.count > 1 || isLabel && members.count == 1,
      Set(members.map(\.type)).count == 1
    else { return nil }
    if members.count == 1, clause.isNegated || clause.items.contains(where: \.isNegated) {
      return nil
    }
    guard !clause.isNegated, !clause.items.contains(where: \.isNegated),
      number == nil || number == members.count
    else { throw Abstention(.noFrame, "list") }
    isComplete = !isOffered || number != nil || clause.quantifier == .only
  }

  private static let offers: Set<String> = [
    "verb/offer", "verb/show", "verb/exist", "verb/declare",
  ]

  private static func member(_ item: Item) -> ClaimTerm? {
    for sense in item.senses {
      let term = ClaimTerm(sense)
      switch term.type {
      case "label": return ClaimTerm("event/choose:\(term.value)")
      case "status", "accuracy": return term
      default: continue
      }
    }
    return nil
  }
}
