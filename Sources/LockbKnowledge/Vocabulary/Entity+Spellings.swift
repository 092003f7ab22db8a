internal import LockbBase

extension Entity {
  /// What people type to reach an API or a key, the surest first: its name, its name with its
  /// type, both without argument labels, and all of them in lower case.
  public var spellings: [String] {
    var names = [name.english, Symbol.base(of: name.english)]
    if let container = symbol?.container { names += names.map { "\(container).\($0)" } }
    var spellings: [String] = []
    for spelling in names + names.map({ $0.lowercased() }) where !spellings.contains(spelling) {
      spellings.append(spelling)
    }
    return spellings
  }

  /// Whether a query is one of the entity's spellings, in any letter case.
  public func isSpelled(_ query: String) -> Bool {
    let query = query.lowercased()
    return spellings.contains { $0.lowercased() == query }
  }
}
