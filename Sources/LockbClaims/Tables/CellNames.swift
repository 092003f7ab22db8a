/// Reads cells that say which members a type has, and what a term is called in a language.
enum CellNames {
  /// Whether a type, which the column is named by, has the member that the row is named by.
  static func member(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let truth = parts.cell.truth ?? (parts.cell.isDash ? false : nil),
      parts.title.stretches.isEmpty,
      parts.lead?.only?.senses.contains("noun/member") == true,
      let container = parts.title.only.flatMap(exactName),
      let symbol = parts.key.only?.sense(ofType: "api"),
      let name = symbol.dropFirst("api/".count).split(separator: ".").last
    else { return nil }
    return ClaimQuestion(
      .enumerates, outcomes: [ClaimTerm("api/\(container).\(name)", isNegated: !truth)],
      subjects: [ClaimTerm("set/cases:\(container)")], quantifier: .sometimes)
  }

  /// What a term, which the row is named by, is called in the language of the column.
  static func translation(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard parts.title.only?.senses.contains("noun/language") == true,
      let term = parts.key.only?.sense(ofType: "term"),
      let other = parts.cell.only?.sense(ofType: "term")
    else { return nil }
    // A word that can stand for the same term does.
    let isSame = parts.cell.only?.senses.contains(term) == true
    return ClaimQuestion(.alias, subjects: [ClaimTerm(term), ClaimTerm(isSame ? term : other)])
  }

  /// The name of the one symbol that is written in full.
  private static func exactName(_ item: Item) -> Substring? {
    let symbols = item.senses.filter { $0.hasPrefix("api/") }
    guard let first = symbols.first, item.isExactName || symbols.count == 1 else { return nil }
    return first.dropFirst("api/".count)
  }
}
