/// Finds names in code that a sentence takes for real, although all of their kind are known and they
/// are none of them: `turnedThrice`.
struct MadeUpName: Sendable {
  let table: PropertyTable
  /// The labels of arguments in the names of all symbols, which are nobody's members.
  let labels: Set<String>

  /// The question whether the name exists; nil where none is made up, and where the sentence may
  /// deny it, or only speak of it.
  func answer(in items: [Item], isKorean: Bool) -> ClaimQuestion? {
    guard !table.closed.isEmpty, let name = items.first(where: { isMadeUp($0) != nil }),
      let concept = isMadeUp(name) ?? nil
    else { return member(in: items, isKorean: isKorean) }
    return question(concept, in: items, isKorean: isKorean)
  }

  /// A member that a type in code does not have, where the sentence says that it is one.
  private func member(in items: [Item], isKorean: Bool) -> ClaimQuestion? {
    guard items.contains(where: { Self.saysMember($0, isKorean: isKorean) }) else { return nil }
    let names = items.filter { $0.unknown != nil && $0.isEmphasized && Self.isIdentifier($0) }
    let isOfRequirement = items.contains { $0.isForm(of: ["requirement", "requirements"]) }
    let types = items.lazy.filter { $0.isEmphasized || isOfRequirement }.compactMap { item in
      item.senses.lazy.compactMap { table.members[$0] }.first
    }
    guard names.count == 1, let name = names[0].unknown?.drop(while: { $0 == "." }),
      let type = types.first, !labels.contains(String(name))
    else { return nil }
    return question("\(type).\(name)", in: items, isKorean: isKorean)
  }

  private static func saysMember(_ item: Item, isKorean: Bool) -> Bool {
    if item.senses.contains("noun/member") { return true }
    return !isKorean && item.words.contains(where: membersInWords.contains)
  }

  private static let membersInWords: Set<String> = [
    "method", "methods", "property", "properties", "function", "case", "call", "calling",
    "member", "members", "cases", "requirement", "requirements", "values", "statuses",
  ]

  private func question(_ concept: String, in items: [Item], isKorean: Bool) -> ClaimQuestion? {
    guard let mentions = Mentions(items.known, isKorean: isKorean), !mentions.isDenied else {
      return nil
    }
    return ClaimQuestion(
      .exists, outcomes: [ClaimTerm("property/exists")], subjects: [ClaimTerm(concept)])
  }

  private func isMadeUp(_ item: Item) -> String? {
    guard item.isEmphasized, let name = item.unknown else { return nil }
    let bytes = name.utf8
    let end = bytes.lastIndex { $0 != UInt8(ascii: ".") }.map(bytes.index(after:)) ?? bytes.endIndex
    let dot = bytes[..<end].lastIndex(of: UInt8(ascii: "."))
    let part = bytes[(dot.map(bytes.index(after:)) ?? bytes.startIndex)..<end]
    let last = Substring(part.prefix { $0 != UInt8(ascii: "(") })
    let family = table.closed.first { family in
      last.begins(with: family.prefix) && last.count > family.prefix.count
        && last.contains(family.part) && last.allSatisfy { $0.isLetter || $0.isNumber }
        && last.dropFirst(family.prefix.count).first?.isUppercase == true
    }
    return family.map { "\($0.type)/\(last)" }
  }

  private static func isIdentifier(_ item: Item) -> Bool {
    guard let name = item.unknown?.drop(while: { $0 == "." }), let first = name.first,
      first.isLowercase
    else { return false }
    return name.allSatisfy { $0.isLetter || "():_".contains($0) }
  }
}
