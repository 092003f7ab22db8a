/// What the inflection of an English word tells.
extension Item {
  private static let finite: Set<String> = [
    "is", "are", "was", "were", "isn't", "aren't", "has", "have", "had", "will", "would", "does",
    "do", "did", "doesn't", "don't", "didn't", "won't", "wouldn't", "hasn't", "haven't", "makes",
    "make", "made", "lets", "let",
  ]
  /// Words in -ing that are no form of a verb.
  private static let noGerunds: Set<String> = [
    "during", "string", "anything", "nothing", "something", "everything", "following", "thing",
    "setting", "missing", "lasting", "morning", "according", "bring", "ring", "existing",
    "remaining", "pending", "geofencing", "ranging",
  ]
  private static let participles: Set<String> = [
    "shown", "held", "given", "made", "taken", "chosen", "begun", "sent", "kept", "put", "brought",
    "told", "seen", "known", "gone", "been", "written", "run",
  ]
  private static let pastForms: Set<String> = [
    "chose", "gave", "took", "began", "went", "came", "saw", "kept", "held", "made", "told", "put",
    "said", "got", "left", "lost", "met", "sent", "read", "quit", "brought",
  ]

  /// Whether it is a finite verb, or what a statement says in so many words, with its verb.
  var isSaying: Bool {
    isFinite
      || words.count > 1
        && senses.first.map { ["say", "flag"].contains(ClaimTerm.type(of: $0)) } == true
  }

  /// Whether it is a verb, or a whole phrase around one that stands for something that happens.
  var isVerbal: Bool {
    if isPredicate { return true }
    guard sense(ofType: "event") != nil, words.count > 1, !isEmphasized else { return false }
    return words.contains { Self.finite.contains($0) } || isGerund
      || Self.doing.contains(words[0])
      || words.dropLast().contains { $0.ends(with: "s") && !Self.nouns.contains($0) }
  }

  private static let doing: Set<String> = [
    "ask", "turn", "switch", "create", "choose", "tap", "deny", "leave", "answer",
  ]
  private static let nouns: Set<String> = ["services", "updates", "always", "settings", "this"]

  /// Whether it begins with a form in -ing.
  var isGerund: Bool {
    guard let word = words.first, !isEmphasized, word.ends(with: "ing"), word.count > 4 else {
      return false
    }
    return !Self.noGerunds.contains(word)
  }

  /// Whether it is a form in -ed, or one that plays its part.
  var isParticiple: Bool {
    guard isPredicate, words.count == 1, let word = words.first, !isEmphasized else { return false }
    return word.ends(with: "ed") || Self.participles.contains(word)
  }

  /// Whether it is a verb that only “it” can stand before: lasts, is, has.
  var isThirdPerson: Bool {
    guard isFinite, let word = words.first else { return false }
    return word.ends(with: "s") || ["can", "cannot", "must", "may", "will"].contains(word)
  }

  /// Whether it is a verb as it stands in an order: call, choose.
  var isBareVerb: Bool {
    guard isPredicate, let word = words.first, !isEmphasized, words.count == 1 else { return false }
    let isThirdPerson = word.ends(with: "s") && !word.ends(with: "ss")
    return isFinite && !isThirdPerson && !Self.pastForms.contains(word)
  }

  /// Whether it is spelt as names in code are: `turnedTwice`.
  var isName: Bool {
    guard let unknown, let first = unknown.first else { return false }
    return (first.isLowercase || first == ".") && unknown.allSatisfy { $0.isLetter || $0 == "." }
      && (isEmphasized || unknown.dropFirst().contains(where: \.isUppercase))
  }

  /// Whether it is one word that is written in one of these forms.
  func isForm(of forms: some Sequence<String>) -> Bool {
    guard words.count == 1, let word = words.first, !isEmphasized else { return false }
    return forms.contains(word)
  }

  /// Whether it begins with what may follow “has”: been, asked, turned off.
  var isPastParticiple: Bool {
    guard let word = words.first, function == "be" || isVerbal || isPredicate else { return false }
    return word.ends(with: "ed") || Self.participles.contains(word) || Self.pastForms.contains(word)
  }

  /// Whether it is a verb in a form that makes a sentence.
  var isFinite: Bool {
    if let function {
      switch function {
      case "be", "be-not", "can", "cannot", "must", "need-not", "may": return true
      default: return words.count == 1 && Self.finite.contains(words[0])
      }
    }
    if sense(ofType: "effect") != nil, words.count > 1 { return true }
    guard isVerbal, !isGerund else { return false }
    guard isPredicate, let word = words.first else { return true }
    if Self.pastForms.contains(word) || Self.finite.contains(word) { return true }
    return !isParticiple
  }

  /// Whether it is a word before a noun: the, your.
  var isDeterminer: Bool {
    guard function == "filler" || function == "no", let word = words.first else { return false }
    return [
      "the", "a", "an", "your", "its", "this", "that", "these", "those", "any", "every", "each",
      "their", "his", "her", "our", "no", "some", "all", "both", "another",
    ].contains(word)
  }

  /// Whether a clause opens with it.
  var opensClause: Bool {
    switch function {
    case "if", "when", "while", "after", "before", "until", "unless", "although", "purpose": true
    default: false
    }
  }

  private static let nounOpenings: Set<String> = [
    "after", "before", "during", "following", "upon", "throughout", "despite", "until", "till",
  ]

  /// Whether a noun alone may stand behind it.
  var opensNoun: Bool {
    return self.words.count == 1 && Self.nounOpenings.contains(self.words[0])
  }

  /// Whether a relative clause may follow it.
  var isNounLike: Bool {
    if function == "actor" { return true }
    guard function == nil, mark == nil, unknown == nil, scope == nil else { return false }
    return !isVerbal
  }

  /// Whether it opens a relative clause: “an app that is …”, “a user who …”.
  func isRelativizer(before next: Item?) -> Bool {
    guard words.count == 1, let next, next.mark == nil else { return false }
    switch words[0] {
    case "who", "whose": return true
    case "that", "which":
      return next.isFinite || next.isDeterminer || next.function == "actor"
        || next.function == "never" || next.function == "always" || next.function == "not"
    default: return false
    }
  }

  /// Whether a clause that tells which one is meant begins behind it, with a relativizer or without:
  /// “nothing that …”, “nothing the app …”.
  func isRelativized(by next: Item) -> Bool {
    next.isForm(of: ["that", "which", "who"]) || next.isDeterminer || next.function == "actor"
      || next.isForm(of: ["you", "they", "it", "we", "he", "she", "one", "anybody", "anyone"])
  }

  private static let typesOfState: Set<Substring> = [
    "status", "grant", "level", "accuracy", "phase", "process", "device",
  ]

  /// Whether it names a state, of an app or its device, before anything else.
  var isNamedState: Bool {
    return senses.first { !$0.begins(with: "api/") }.map(ClaimTerm.type).map(
      Self.typesOfState.contains)
      ?? false
  }

  /// Whether what follows it acts.
  var isBy: Bool { function == "by" }
}
