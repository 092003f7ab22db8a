internal import LockbKnowledge

/// What yes and no say to a question that names a row: “Does the clerk open the gate?”, “no”: “The clerk
/// does not open the gate.”
enum CellAnswer {
  /// The statement that an answer makes; nil where the question is of another kind, or where what limits
  /// a yes leaves open what is so.
  static func statement(_ question: TablePart, _ text: String, answered cell: TablePart) -> String?
  {
    guard let first = cell.tokens.first, let truth = CellTruth.of(first.text) else { return nil }
    let isLimited = truth && cell.tokens.count > 1 && !cell.tokens[1].isMark(".。")
    if CellSentences.isKorean(text) {
      guard !isLimited, let asked = KoreanNominal(ofQuestion: text) else { return nil }
      return (truth ? asked.finite : asked.denied) + "."
    }
    return english(question, text, truth, isLimited: isLimited)
  }

  /// What the answer to “what if” tells, also of what the heading supposes: “What if it rains?” under “After
  /// the gate is shut”; none where a row asks something else.
  static func consequences(
    of question: TablePart, _ texts: CellSentences.Texts
  ) -> [String] {
    guard !question.goesOn, !question.pointsBack, let supposed = supposition(texts.row) else {
      return []
    }
    let isKorean = CellSentences.isKorean(texts.row)
    let told = isKorean ? "\(supposed) \(texts.cell)" : "\(supposed), \(texts.cell.lowercasedFirst)"
    guard let outer = supposition(texts.heading) else { return [told] }
    return [outer + (isKorean ? " " : ", ") + (isKorean ? told : told.lowercasedFirst), told]
  }

  /// What a question or a heading supposes: “If it rains” of “What happens if it rains?”, 비가 오면 of 비가 오면
  /// 어떻게 되나요?; nil where it supposes nothing.
  private static func supposition(_ text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "?" }.map(String.init)
    guard CellSentences.isKorean(text) else {
      let place = words.prefix(5).firstIndex { ["if", "when", "after"].contains($0.folded) }
      guard let place, place + 1 < words.count else { return nil }
      let asks: Set<String> = ["what", "happens", "and", "but", "is", "so", "comes", "then"]
      guard words[..<place].allSatisfy({ asks.contains($0.folded) }) else { return nil }
      let joint = words[place].prefix(1).uppercased() + words[place].dropFirst()
      return ([joint] + words[(place + 1)...]).joined(separator: " ")
    }
    let end = words.firstIndex { word in
      (word.ends(with: "면") || word.ends(with: "면요")) && !nouns.contains(where: word.ends)
    }
    guard let end else { return nil }
    return words[...end].joined(separator: " ").replacing("면요", with: "면")
  }

  /// Nouns that end as a condition does.
  private static let nouns = ["화면", "반면", "장면", "측면", "전면", "후면", "표면"]

  private static func english(
    _ question: TablePart, _ text: String, _ truth: Bool, isLimited: Bool
  ) -> String? {
    let words = text.drop { $0 == " " }.prefix { $0 != "?" }.split(separator: " ").map(String.init)
    guard words.count > 2, let verb = verb(of: question, in: words),
      let auxiliary = auxiliary(words[0].folded, truth, isLimited: isLimited)
    else { return nil }
    let told = words[1..<verb] + auxiliary + words[verb...]
    let sentence = told.joined(separator: " ")
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
  }

  /// The place of the first verb behind what the question speaks of.
  private static func verb(of question: TablePart, in words: [String]) -> Int? {
    let verbs = Set(
      question.items.filter { item in
        !item.isEmphasized && item.senses.first?.begins(with: "verb/") == true
      }.compactMap(\.words.first))
    return words.indices.dropFirst(2).first { verbs.contains(words[$0].folded) }
  }

  /// What stands between the subject and the verb of the statement.
  private static func auxiliary(_ word: String, _ truth: Bool, isLimited: Bool) -> [String]? {
    switch word {
    case "does", "do": isLimited ? ["can"] : truth ? [] : ["does", "not"]
    case "can", "may", "could": truth ? ["can"] : ["cannot"]
    case "will", "would": isLimited ? nil : truth ? ["will"] : ["will", "not"]
    case "must", "should": isLimited ? nil : truth ? ["must"] : ["need", "not"]
    case "is", "are": isLimited ? nil : truth ? [word] : [word, "not"]
    default: nil
    }
  }
}
