/// Reads cells that say which members a type has, what a term is called in a language, which other
/// names it may go by, and what it means.
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

  /// The names that a term, which the row is named by, may or may not go by in a language.
  static func renderings(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let title = parts.title.only?.sense(ofType: "names"), !parts.title.isDash,
      parts.cell.truth != true
    else { return nil }
    let isNone = parts.cell.truth == false || parts.cell.isDash
    let names = isNone ? [] : parts.cell.texts.map { ClaimTerm("name/" + $0) }
    // A word may name several terms, of which each has names of its own.
    var questions = terms(parts.key).map { term in
      ClaimQuestion(
        isNone ? .count : .enumerates, outcomes: names,
        subjects: [ClaimTerm("set/names:" + title.dropFirst("names/".count) + ":" + term)],
        quantifier: isNone ? .ordinary : .sometimes, number: isNone ? 0 : nil)
    }
    guard !questions.isEmpty else { return nil }
    var question = questions.removeFirst()
    question.otherwise = questions
    return question
  }

  /// What a term, or a symbol, that the row is named by means, in the words of the catalogue.
  static func definition(_ parts: CellQuestion.Parts) -> ClaimQuestion? {
    guard let meant = parts.cell.only?.senses.filter({ $0.begins(with: "meaning/") }),
      let first = meant.first
    else { return nil }
    let named = Set(parts.key.meant.flatMap(\.senses))
    let own = meant.first { named.contains(String($0.dropFirst("meaning/".count))) }
    guard
      let subject = own.map({ String($0.dropFirst("meaning/".count)) }) ?? terms(parts.key).first
    else { return nil }
    return ClaimQuestion(.alias, subjects: [ClaimTerm(subject), ClaimTerm(own ?? first)])
  }

  /// The terms that all words of a part can stand for; several words name a term together.
  private static func terms(_ part: TablePart) -> [String] {
    guard part.stretches.isEmpty, let first = part.meant.first else { return [] }
    let terms = first.senses.filter { sense in
      sense.begins(with: "term/") && part.meant.allSatisfy { $0.senses.contains(sense) }
    }
    guard terms.isEmpty, part.meant.count == 1 else { return terms }
    return first.sense(ofType: "service").map { [$0] } ?? []
  }

  /// The name of the one symbol that is written in full.
  private static func exactName(_ item: Item) -> Substring? {
    let symbols = item.senses.filter { $0.begins(with: "api/") }
    guard let first = symbols.first, item.isExactName || symbols.count == 1 else { return nil }
    return first.dropFirst("api/".count)
  }
}
