extension [Item] {
  /// The items of an English sentence without the words that only tell of what kind the name in code
  /// behind them is: “The method `open()` …”, “the error code `GateError.closed`”.
  ///
  /// Alone, such a word would point to something told before, or be a second thing beside the name.
  var withoutAppositions: [Item] {
    guard count > 2, contains(where: { $0.isEmphasized }) else { return self }
    return indices.filter { place in
      guard place + 1 < count, self[place + 1].isEmphasized, self[place + 1].isNamedInCode,
        self[place].isKindOfName
      else { return true }
      // “Call `open()`” tells what is done; “the call `open()`” what it is.
      let isSpokenOf = place > 0 && self[place - 1].words.last.map(Item.articles.contains) == true
      return !(isSpokenOf || self[place].words.first.map(Item.articles.contains) == true)
    }.map { self[$0] }
  }
}

extension Item {
  /// Whether it names something that exists in code, and nothing that it does.
  fileprivate var isNamedInCode: Bool {
    guard let first = senses.first else { return false }
    return Self.typesInCode.contains { first.begins(with: $0) }
  }

  /// Whether all that it says is of what kind a name is.
  fileprivate var isKindOfName: Bool {
    guard let last = words.last, Self.kinds.contains(last) else { return false }
    return words.dropLast().allSatisfy {
      Self.articles.contains($0) || Self.wordsBeforeKind.contains($0)
    }
  }

  private static let typesInCode = [
    "api/", "key/", "status/", "diagnostic/", "event/", "session/", "accuracy/", "completion/",
    "delivery/", "service/",
  ]
  private static let kinds: Set<String> = [
    "method", "function", "call", "property", "class", "type", "struct", "structure", "enum",
    "enumeration", "protocol", "actor", "callback", "key", "entitlement", "flag",
    "diagnostic", "error", "code", "case", "constant", "symbol", "initializer", "value",
  ]
  private static let wordsBeforeKind: Set<String> = [
    "error", "info.plist", "instance", "delegate", "raw",
  ]
  fileprivate static let articles: Set<String> = ["the", "a", "an"]
}
