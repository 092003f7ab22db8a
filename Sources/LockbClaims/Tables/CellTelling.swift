internal import LockbText

/// How a cell is told as a sentence where its title is no question of its own: what the row does or
/// is, what it does somewhere, what it has, and whether it does what the title says.
enum CellTelling {
  typealias Parts = CellQuestion.Parts
  typealias Texts = CellSentences.Texts

  /// Whether a title names nothing but where, or with what, something is so.
  static func isPlace(_ title: TablePart) -> Bool {
    !title.items.isEmpty
      && title.items.allSatisfy { item in
        item.scope != nil || item.mark != nil || item.isNoun || item.isState
          || item.function.map(prepositions.contains) == true
      }
  }

  private static let prepositions: Set<Substring> = [
    "filler", "in", "on", "with", "under", "at", "for", "while", "and", "이상", "later", "up",
  ]

  // MARK: English

  /// What a row does or is.
  static func english(_ parts: Parts, _ texts: Texts) -> [String] {
    predicate(parts.cell, texts.cell).map { ["\(texts.row) \($0)."] }
      ?? ["For \(texts.row), \(texts.cell)."]
  }

  /// What a row does or is where its column says.
  static func englishInPlace(_ parts: Parts, _ texts: Texts) -> [String] {
    let first = parts.title.items.first?.function.map { $0 != "filler" } ?? false
    let isVersion = !parts.title.stretches.isEmpty
    let preposition = isVersion ? "On " : first ? "" : "With "
    let place = preposition + texts.title
    return predicate(parts.cell, texts.cell).map { ["\(place), \(texts.row) \($0)."] } ?? []
  }

  /// What a row has.
  static func englishValue(_ parts: Parts, _ texts: Texts) -> [String] {
    guard let first = parts.title.items.first, first.function == nil || first.function == "filler",
      !parts.title.isQuestion, parts.title.meant.contains(where: { !$0.isPredicate })
    else { return [] }
    guard predicate(parts.cell, texts.cell)?.begins(with: "is ") ?? false else { return [] }
    return ["The \(texts.title.lowercasedFirst) of \(texts.row) is \(texts.cell)."]
  }

  /// Whether a row does, or is, what its column says.
  static func englishTruth(_ truth: Bool, _ parts: Parts, _ texts: Texts) -> [String] {
    var words = texts.title.split(separator: " ").map(String.init)
    guard let first = words.first?.folded, !words.isEmpty else { return [] }
    if parts.title.isQuestion {
      // “Can it ask?”, “Does it last?”
      guard words.count > 2, ["it"].contains(words[1].folded) else { return [] }
      if words[words.count - 1].ends(with: "?") { words[words.count - 1].removeLast() }
      let rest = words.dropFirst(2).joined(separator: " ")
      let isPlain = ["does", "do", "did"].contains(first)
      let verb = isPlain && truth ? "" : "\(first) "
      return ["\(texts.row) \(verb)\(truth ? "" : "not ")\(rest)."]
    }
    let rest = words.dropFirst().joined(separator: " ")
    if modals.contains(first) {
      return ["\(texts.row) \(first)\(truth ? "" : " not") \(rest)."]
    }
    let title = texts.title.lowercasedFirst
    guard let item = parts.title.items.first, item.isPredicate else {
      let isQuality =
        words.count == 1 && ["able", "ible", "only", "al"].contains { first.ends(with: $0) }
      return isQuality ? ["\(texts.row) is \(truth ? "" : "not ")\(title)."] : []
    }
    if first.ends(with: "s"), !first.ends(with: "ss") {
      return [truth ? "\(texts.row) \(title)." : "\(texts.row) does not \(base(first)) \(rest)."]
    }
    guard first.ends(with: "ed") || first.ends(with: "en") || first.ends(with: "ble") else {
      return []
    }
    return ["\(texts.row) is \(truth ? "" : "not ")\(title)."]
  }

  /// What a cell says of its row as the predicate of a sentence; nil where it is a sentence of its
  /// own.
  private static func predicate(_ cell: TablePart, _ text: String) -> String? {
    guard let first = cell.items.first(where: { $0.mark == nil }),
      let word = first.words.first ?? text.split(separator: " ").first.map({ String($0).folded })
    else { return nil }
    let rest = text.lowercasedFirst
    if modals.contains(word) || first.function == "be" { return rest }
    let isDenied = first.function == "not" || first.function == "never"
    let verbs = cell.items.filter { $0.isPredicate && $0.sense(ofType: "noun") == nil }
    if first.isPredicate, !first.isEmphasized {
      let isThird = word.ends(with: "s") && !word.ends(with: "ss")
      return isThird ? rest : "is \(rest)"
    }
    let conditions: Set<Substring> = ["if", "when", "while", "until", "after", "before"]
    if let function = first.function, conditions.contains(function) { return nil }
    return isDenied || verbs.isEmpty ? "is \(rest)" : nil
  }

  private static let modals: Set<String> = [
    "can", "cannot", "may", "must", "will", "does", "is", "are", "has", "needs", "do", "should",
  ]

  /// The plain form of a verb: launches, needs.
  static func base(_ verb: String) -> String {
    if verb == "has" { return "have" }
    for ending in ["ches", "shes", "sses", "xes"] where verb.ends(with: ending) {
      return String(verb.dropLast(2))
    }
    return verb.ends(with: "ies") ? String(verb.dropLast(3)) + "y" : String(verb.dropLast())
  }

  // MARK: Korean

  /// What a row does or is.
  static func korean(_ parts: Parts, _ texts: Texts) -> [String] {
    ["\(texts.row.withParticle(.topic)) \(ended(parts.cell, texts.cell))."]
  }

  /// What a row does or is where its column says.
  static func koreanInPlace(_ parts: Parts, _ texts: Texts) -> [String] {
    let place = parts.title.stretches.isEmpty ? "\(texts.title)이면" : "\(texts.title)에서"
    return ["\(place) \(texts.row.withParticle(.topic)) \(ended(parts.cell, texts.cell))."]
  }

  /// What a row has.
  static func koreanValue(_ parts: Parts, _ texts: Texts) -> [String] {
    guard !parts.title.isQuestion, let last = parts.cell.items.last, !last.isPredicate,
      last.suffix == .none
    else { return [] }
    return ["\(texts.row)의 \(texts.title.withParticle(.topic)) \(texts.cell)이다."]
  }

  /// Whether a row does, or is, what its column says.
  static func koreanTruth(_ truth: Bool, _ parts: Parts, _ texts: Texts) -> [String] {
    var title = texts.title
    for ending in ["?", " 여부", "여부"] where title.ends(with: ending) {
      title.removeLast(ending.count)
    }
    guard let last = parts.title.items.last(where: { $0.function != "filler" && $0.mark == nil }),
      let said = koreanPredicate(title, endingIn: last, truth)
    else { return [] }
    return ["\(texts.row.withParticle(.topic)) \(said)."]
  }

  /// What a title says is done, as the end of a sentence that says or denies it: 문 열기, 열림, 요청; nil
  /// where it ends in no verb.
  static func koreanPredicate(_ text: String, endingIn last: Item, _ truth: Bool) -> String? {
    guard last.isPredicate else { return nil }
    if last.suffix.ending == .nominal {
      return KoreanNominal(text).map { truth ? $0.finite : $0.denied }
    }
    return last.suffix == .none ? text + (truth ? "한다" : "하지 않는다") : nil
  }

  /// A cell as the end of a sentence: a noun with its copula.
  private static func ended(_ cell: TablePart, _ text: String) -> String {
    guard let last = cell.items.last, !last.isPredicate, last.function == nil,
      last.suffix == .none
    else { return text }
    return text + "이다"
  }
}

extension Item {
  /// Whether it names a state in which something is so, or a place: a level, a phase.
  fileprivate var isState: Bool {
    ["level", "phase", "accuracy", "status", "grant"].contains { sense(ofType: $0) != nil }
      && !isNegated
  }

  /// Whether it says no more than what kind of thing is named.
  fileprivate var isNoun: Bool {
    !isNegated && !senses.isEmpty && senses.allSatisfy { $0.begins(with: "noun/") }
  }
}

extension String {
  /// With a particle behind it; where the last sound is not written, as behind a vowel.
  func withParticle(_ particle: VaryingParticle) -> String {
    self + (particle.form(after: self) ?? particle.afterVowel)
  }

  /// With its first letter small, unless the word is a name.
  var lowercasedFirst: String {
    guard let first, dropFirst().first?.isUppercase != true else { return self }
    return first.lowercased() + dropFirst()
  }
}
