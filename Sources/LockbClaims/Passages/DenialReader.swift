/// Finds what the words of a sentence deny.
struct DenialReader {
  /// What is known of a word.
  private enum Meaning {
    /// It says “not”; a pronoun as well what is not there: “nothing”, “no gate”.
    case denial(isPronoun: Bool)
    /// It says without what.
    case lack
    /// It limits, and so denies the rest.
    case limit(Int)
    case nothing
  }

  private let tokens: [ProseToken]
  private var denial = Denial()

  /// What a sentence denies.
  ///
  /// - Parameter names: its words that are called so and need not deny anything: Don’t Allow, Never,
  ///   안 함.
  static func denial(of tokens: [ProseToken], names: Set<Int>) -> Denial {
    var reader = Self(tokens: tokens)
    reader.readEnglish(names)
    reader.readKorean(names)
    return reader.denial
  }

  private init(tokens: [ProseToken]) { self.tokens = tokens }

  // MARK: English

  private mutating func readEnglish(_ names: Set<Int>) {
    // A denial of this clause that another one may take back: whether it is a pronoun.
    var open: Bool?
    for index in tokens.indices {
      switch meaning(at: index) {
      case .denial where names.contains(index): denial.limits.insert(DenialWords.label)
      case _ where names.contains(index): continue
      case .denial(let isPronoun):
        if let first = open, !(first && isPronoun) {
          denial.count -= 1
          open = nil
        } else {
          denial.count += 1
          open = isPronoun
        }
      case .limit(DenialWords.longer) where open == false:
        // “Is not no longer in use”.
        denial.count -= 1
        open = nil
      case .limit(let number): denial.limits.insert(number)
      case .lack: denial.count += 1
      case .nothing: break
      }
      if isCut(at: index) { open = nil }
    }
  }

  /// Whether something else is said from here on; “does not mean that no gate opens” is one thing.
  private func isCut(at index: Int) -> Bool {
    let token = tokens[index]
    guard token.folded == "that" else {
      return token.kind == .mark || DenialWords.clauses.contains(token.folded)
    }
    return index == 0 || !DenialWords.sayings.contains { tokens[index - 1].folded.begins(with: $0) }
  }

  private func meaning(at index: Int) -> Meaning {
    let token = tokens[index]
    guard token.kind == .latin else { return .nothing }
    let word = token.folded
    let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
    // “Until it is no longer in use” is “while it is in use”.
    if word == "no", next == "longer" { return .limit(DenialWords.longer) }
    // A number, “NO. 5”; “no matter how”, “or not”, “keeps it from opening”.
    let isIdiom =
      token.text == "NO" || word == "no" && next == "matter"
      || word == "not" && index > 0 && tokens[index - 1].folded == "or"
      || word == "from" && tokens[..<index].contains { DenialWords.keepers.contains($0.folded) }
    if isIdiom { return .limit(DenialWords.other) }
    if word == "without" { return .lack }
    if DenialWords.pronouns.contains(word) { return .denial(isPronoun: true) }
    if DenialWords.adverbs.contains(word) || word.ends(with: "n't") {
      return .denial(isPronoun: false)
    }
    return DenialWords.limit(english: word).map(Meaning.limit) ?? .nothing
  }

  // MARK: Korean

  private mutating func readKorean(_ names: Set<Int>) {
    // The denial before, where one behind it takes it back: 없다는 뜻이 아니다, 없으면 안 된다.
    var last: Int?
    for index in tokens.indices where tokens[index].kind == .hangul {
      let text = tokens[index].text
      // Composed syllables: bytes tell, and every word of every page comes here.
      let bytes = Array(text.utf8)
      let isDenial = DenialWords.denies(text, bytes)
      if names.contains(index) {
        if isDenial { denial.limits.insert(DenialWords.label) }
      } else if isDenial {
        // 하나밖에 없다, 그러지 않으면: “only one”, “or”.
        if index > 0,
          DenialWords.wordsBeforeNoDenial.contains(where: tokens[index - 1].text.ends(with:))
        {
          denial.limits.insert(DenialWords.other)
          continue
        }
        if let first = last, takesBack(first, index) {
          denial.count -= 1
          last = nil
        } else {
          denial.count += 1
          last = index
        }
      } else if let limit = DenialWords.limit(korean: bytes) {
        denial.limits.insert(limit)
      }
    }
  }
}

extension DenialReader {
  /// Whether the second of two Korean denials takes the first back: 없다는 뜻이 아니다, 없지 않다, 없으면 안 된다.
  private func takesBack(_ first: Int, _ second: Int) -> Bool {
    let between = tokens[(first + 1)..<second]
    guard between.isEmpty else {
      return between.allSatisfy { DenialWords.betweenDenials.contains($0.text) }
    }
    return DenialWords.endsBeforeDenial.contains { tokens[first].text.ends(with: $0) }
      && DenialWords.shortDenials.contains { tokens[second].text.begins(with: $0) }
  }
}

extension Denial {
  /// What a sentence or a cell denies.
  init(of sentence: Sentence, _ items: [Item], isPiece: Bool) {
    var names: Set<Int> = []
    for item in items {
      let first = item.tokens.lowerBound
      let token = sentence.tokens[first]
      let isCapital = (isPiece || first > 0) && token.text.first?.isUppercase == true
      let isLabel = item.senses.contains { Self.labels.contains(ClaimTerm.type(of: $0)) }
      if isLabel, isCapital || token.kind == .hangul { names.formUnion(item.tokens) }
    }
    self = DenialReader.denial(of: sentence.tokens, names: names)
  }

  private static let labels: Set<Substring> = ["settings", "level", "label", "option"]
}
