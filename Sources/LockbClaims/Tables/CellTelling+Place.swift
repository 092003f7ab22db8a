import LockbText

/// How a cell is told as a sentence in a table that compares places: what an app does, or is, on the
/// platform that a row or a column names.
extension CellTelling {
  /// What is so on a platform, or is not, by a name that tells what is done: “Can open the gate”,
  /// 문 열기; none where the name tells nothing of the kind.
  static func truth(
    _ truth: Bool, of what: TablePart, _ text: String, on place: String
  ) -> [String] {
    guard what.truth == nil, what.stretches.isEmpty,
      what.items.allSatisfy({ $0.unknown == nil && $0.number == nil })
    else { return [] }
    let told =
      CellSentences.isKorean(text)
      ? koreanTruth(truth, of: what, text, on: place)
      : englishTruth(truth, of: what, text, on: place)
    guard told.isEmpty, what.meant.count > 1, !text.contains(":") else { return told }
    return CellSentences.isKorean(text)
      ? ["\(place)에서는 \(text.withParticle(.subject)) \(truth ? "있다" : "없다")."]
      : [
        "On \(place), \(text.lowercasedFirst) is \(truth ? "" : "not ")available.",
        "On \(place), there is \(truth ? "" : "no ")\(text.lowercasedFirst).",
      ]
  }

  /// A remark in a row of a platform or a version, with that as its place.
  static func remark(_ text: String, on place: String) -> [String] {
    CellSentences.isKorean(text)
      ? ["\(place)에서는 \(text)."] : ["On \(place), \(text.lowercasedFirst)."]
  }

  // MARK: English

  private static func englishTruth(
    _ truth: Bool, of what: TablePart, _ text: String, on place: String
  ) -> [String] {
    var words = text.split(separator: " ").map(String.init)
    guard words.count > 1, !what.isQuestion else { return [] }
    let not = truth ? "" : " not"
    let first = words[0].folded
    if auxiliaries.contains(first) {
      return ["On \(place), an app \(first)\(not) \(words.dropFirst().joined(separator: " "))."]
    }
    // The verb, with the noun that does it before it: “System starts a closed app”.
    guard let verb = words.prefix(3).firstIndex(where: { isThirdPerson($0, in: what) }) else {
      return []
    }
    // An app need not do what it does there.
    let isOfApps = verb == 0
    if isOfApps {
      words[0] = (truth ? "can " : "cannot ") + base(words[0].folded)
    } else if !truth {
      words[verb] = "does not " + base(words[verb].folded)
    }
    words[0] = words[0].lowercasedFirst
    let subject = isOfApps ? "an app " : ["the", "an", "a"].contains(words[0]) ? "" : "the "
    return ["On \(place), \(subject)\(words.joined(separator: " "))."]
  }

  private static let auxiliaries: Set<String> = ["can", "may", "must", "will", "should"]

  private static func isThirdPerson(_ word: String, in what: TablePart) -> Bool {
    let folded = word.folded
    guard folded.ends(with: "s"), !folded.ends(with: "ss") else { return false }
    return what.items.contains { item in
      item.isPredicate && !item.isEmphasized && item.words.first == folded
    }
  }

  // MARK: Korean

  private static func koreanTruth(
    _ truth: Bool, of what: TablePart, _ text: String, on place: String
  ) -> [String] {
    let said =
      KoreanNominal(ofQuestion: text).map { truth ? $0.finite : $0.denied }
      ?? what.items.last.flatMap { koreanPredicate(text, endingIn: $0, truth) }
    return said.map { ["\(place)에서는 \($0)."] } ?? []
  }
}

extension TablePart {
  /// Whether it names platforms or versions, and nothing else.
  var isPlace: Bool { !stretches.isEmpty && meant.isEmpty && pieces.count == 1 }

  /// Whether it names platforms or versions, each of a platform, and glosses them at most: macOS (AppKit).
  var namesPlace: Bool {
    let glosses = pieces.drop { piece in
      piece.items.allSatisfy { $0.scope != nil || $0.mark != nil || $0.function != nil }
    }
    return !stretches.isEmpty && stretches.allSatisfy { $0.platform != nil }
      && pieces.first?.items.first?.scope != nil
      && glosses.allSatisfy { piece in
        piece.items.allSatisfy {
          $0.scope == nil && !$0.isTelling && !$0.isPredicate && !$0.isNegated
        }
      }
  }

  /// Whether it has words and none that says something: a device by its name, beside platforms.
  var namesNothing: Bool {
    !tokens.isEmpty && !items.isEmpty && stretches.isEmpty
      && items.allSatisfy { $0.function == "actor" || $0.mark != nil }
  }

  /// Its text with the platform whose version it is, where it leaves that out.
  func named(_ text: String) -> String {
    guard text.first?.isNumber == true, let platform = stretches.first?.platform else {
      return text
    }
    return "\(platform) \(text)"
  }

  /// Whether it names platforms, and nothing else.
  var isPlatform: Bool {
    !stretches.isEmpty && meant.isEmpty
      && stretches.allSatisfy { $0.platform != nil && $0.from == nil && $0.before == nil }
  }
}
