/// What the words of cells, and of what stands around them, are to a question.
extension Clause {
  /// Its items with what it denies as a whole read into its verb; nil where it says more than that.
  var signedItems: [Item]? {
    var read = items
    switch quantifier {
    case nil, .never?: break
    // With reduced accuracy only: there is no other.
    case .only? where modality == .fact && !items.contains(where: \.isPredicate): break
    default: return nil
    }
    guard modality == .fact else { return nil }
    if isNegated != (quantifier == .never),
      let index = read.lastIndex(where: \.isPredicate) ?? read.indices.last
    {
      read[index].isNegated.toggle()
    }
    if let number { read.append(Item(senses: ["count/\(number)"], tokens: 0..<1)) }
    return read
  }
}

extension Item {
  func standing(_ slot: Slot) -> Item {
    var item = self
    item.slot = slot
    // A status in code is no answer to a prompt.
    if isEmphasized, sense(ofType: "status") != nil {
      item.senses.removeAll { $0.begins(with: "label/") }
    }
    return item
  }

  /// Whether something is done from it: a level with 에서.
  var isHeld: Bool { suffix.particles.contains(.place) && sense(ofType: "level") != nil }

  /// Whether it names what a row or a column can be about: a state, something that happens, a
  /// platform.
  var names: Bool { isTelling || sense(ofType: "service") != nil }

  /// Whether a clause with it says something: a verb, or what happens.
  var tells: Bool { isPredicate || sense(ofType: "event") != nil }

  /// Whether it is a word of the glossary and nothing else, which no circumstance says more exactly.
  var isTerm: Bool { !senses.isEmpty && senses.allSatisfy { $0.begins(with: "term/") } }

  /// Whether it is a name in code that stands for no circumstance, or what only a cell says.
  var isUntaken: Bool {
    guard !isTelling else { return false }
    let isSaid = ["delivery/", "effect/"].contains { senses.first?.begins(with: $0) == true }
    return isSaid
      || isEmphasized && senses.allSatisfy { $0.begins(with: "api/") || $0.begins(with: "code/") }
  }

  /// Words that name what is spoken of anyway.
  var isIdle: Bool {
    !isNegated && !isTelling && senses.allSatisfy { $0.begins(with: "noun/") || $0 == "verb/do" }
  }

  private static let linkingVerbs: Set<String> = [
    "verb/do", "verb/become", "verb/report", "verb/grant", "verb/show", "verb/exist",
    "verb/appear", "verb/choose", "verb/call", "verb/mean", "verb/use",
  ]

  /// Verbs that only link a title to its cells: the status that is reported.
  var isLink: Bool {
    return !isNegated && senses.contains(where: Self.linkingVerbs.contains)
  }
}

extension ClaimTerm {
  /// An option of a prompt as the answer that it is.
  var answered: ClaimTerm {
    type == "label" ? ClaimTerm("event/choose:\(value)", isNegated: isNegated) : self
  }
}

extension String {
  /// Whether it is written in capitals, as what stands for several words is.
  var isAbbreviation: Bool {
    utf8.count > 1 && utf8.allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
  }
}
