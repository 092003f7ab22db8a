extension [Item] {
  /// The items without the word that answers a question before them, which denies nothing of what it
  /// introduces: “No, …”, 아니요, ….
  var behindAnswer: [Item] {
    // “A: No, …”.
    let isLabelled = count > 4 && self[0].words == ["a"] && self[1].mark == ":"
    let told = isLabelled ? Array(dropFirst(2)) : self
    guard told.count > 2, told[1].mark == ",", told[0].isAnswer else { return told }
    return Array(told.dropFirst(2))
  }

  /// The items of an English sentence without what it opens with that says nothing: “By the way, …”,
  /// “Keep in mind that …”, “Even though it looks odd, …”, “It looks odd, but …”, “If you wonder
  /// why it fails: …”.
  var behindOpening: [Item] {
    if let first, first.function == "filler", first.words.count > 1, first.words.last == "that" {
      return Array(dropFirst())
    }
    guard
      let mark = prefix(Self.longestOpening).firstIndex(where: { $0.mark == "," || $0.mark == ":" }
      ),
      mark > 0, mark + 1 < count, self[..<mark].allSatisfy(\.saysNothing)
    else { return self }
    let isLabel = self[mark].mark == ":" && self[0].opensClause
    let isConcession = self[mark].mark == "," && self[0].function == "although"
    let isPhrase =
      self[mark].mark == ","
      && self[..<mark].allSatisfy {
        ["filler", "as", "of"].contains($0.function) && !$0.tellsDefault
      }
    // “It looks odd, but …”.
    let isDoubt =
      self[mark].mark == "," && ["it", "this"].contains(self[0].function) && mark + 2 < count
      && self[mark + 1].isForm(of: ["but", "yet"])
    if isDoubt { return Array(self[(mark + 2)...]) }
    return isLabel || isConcession || isPhrase ? Array(self[(mark + 1)...]) : self
  }

  /// The items of a Korean sentence without what it opens with that says nothing: 참고로, 2.1에서 수정:.
  var behindKoreanOpening: [Item] {
    var rest = self[...]
    if let mark = rest.prefix(Self.longestLabel).firstIndex(where: { $0.mark == ":" }),
      mark + 1 < count, self[..<mark].allSatisfy(\.saysNothing)
    {
      rest = self[(mark + 1)...]
    }
    while rest.count > 2, let first = rest.first,
      first.senses == ["fn/filler"] && first.suffix == .none || first.mark == ","
    {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }

  private static var longestOpening: Int { 9 }
  private static var longestLabel: Int { 5 }
}

extension Item {
  /// Whether it names nothing that something could be said of.
  fileprivate var saysNothing: Bool {
    scope == nil && !isConcept && (function != nil || !isThing)
      || senses == ["effect/none"] && words.count == 1
  }

  /// Whether it tells what is so unless somebody changes it: “By default, …”.
  var tellsDefault: Bool { words == ["by", "default"] }

  fileprivate var isAnswer: Bool {
    switch function {
    case "no": words == ["no"]
    case "아니": true
    case "filler": words == ["yes"]
    default: unknown.map { ["아뇨", "예", "넵"].contains($0) } ?? (senses == ["count/4"])
    }
  }
}
