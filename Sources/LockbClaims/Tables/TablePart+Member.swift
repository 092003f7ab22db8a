/// Names of rows that are members of a type.
extension TablePart {
  /// A row's name on the page of a type: a name in code that the type has a member by is that member,
  /// and not what else goes by the name.
  func asMember(of page: TablePart?) -> TablePart {
    let types = page?.items.filter { $0.sense(ofType: "api") != nil } ?? []
    guard types.count == 1, let type = types[0].sense(ofType: "api") else { return self }
    return asMember(ofType: type)
  }

  /// A row's name beside others that are members of a type and of nothing else.
  func asMember(beside names: [TablePart]) -> TablePart {
    let types = names.compactMap { name -> Substring? in
      let symbols = name.only?.senses.filter { $0.begins(with: "api/") } ?? []
      guard symbols.count == 1, let dot = symbols[0].lastIndex(of: ".") else { return nil }
      return symbols[0][..<dot]
    }
    guard types.count > 1, Set(types).count == 1 else { return self }
    let isShared = items.contains { $0.senses.count { $0.begins(with: "api/") } > 1 }
    return isShared ? asMember(ofType: String(types[0])) : self
  }

  /// A row's name as a member of a type that has a member of that name.
  private func asMember(ofType type: String) -> TablePart {
    // The type of a closed set, whose members are more than symbols.
    let named = reader.names.senses(ofCode: String(type.dropFirst("api/".count))) ?? []
    let isSet = named.contains { $0.begins(with: "set/") }
    var part = self
    for piece in pieces.indices {
      for (index, item) in pieces[piece].items.enumerated() where item.isEmphasized {
        let members = item.senses.filter { $0.begins(with: type + ".") }
        guard !members.isEmpty else { continue }
        let others = item.senses.filter { !$0.begins(with: "api/") && !members.contains($0) }
        part.pieces[piece].items[index].senses = members + (isSet ? others : [])
      }
    }
    return part
  }
}
