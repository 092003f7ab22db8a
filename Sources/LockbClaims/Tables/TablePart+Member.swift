/// Names of rows that are members of a type.
extension TablePart {
  /// The type that a page or the title of a column is about: on it, a row's name in code that the
  /// type has a member by is that member, and not what else goes by the name.
  var ownerOfMembers: String? {
    let types = items.filter { $0.sense(ofType: "api") != nil }
    return types.only?.sense(ofType: "api")
  }

  /// The type that names are members of which are members of that and of nothing else.
  static func ownerShared(by names: [TablePart]) -> String? {
    let types = names.compactMap { name -> Substring? in
      let symbols = name.only?.senses.filter { $0.begins(with: "api/") } ?? []
      guard symbols.count == 1, let dot = symbols[0].lastIndex(of: ".") else { return nil }
      return symbols[0][..<dot]
    }
    guard types.count > 1, Set(types).count == 1 else { return nil }
    return String(types[0])
  }

  /// A row's name beside others that are members of a type, where it may be a member of several.
  func asMember(ofShared type: String?) -> TablePart {
    let isShared = items.contains { $0.senses.count { $0.begins(with: "api/") } > 1 }
    return isShared ? asMember(of: type) : self
  }

  /// A row's name as a member of a type that has a member of that name.
  func asMember(of type: String?) -> TablePart {
    guard let type else { return self }
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
