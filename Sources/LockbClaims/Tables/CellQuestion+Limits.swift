/// Answers that hold for one level: “Always only”, 항상 허용일 때만, “yes, with Always”.
extension CellQuestion.Parts {
  /// A cell of a level as yes under that level and, where it says “only”, as no under each lesser one;
  /// none where it says something else.
  ///
  /// - Parameter levels: least first.
  func limited(to levels: [String]) -> [Self] {
    guard cell.truth == nil || cell.items.count > 1, let (level, isOnly) = cell.limitingLevel,
      isOnly || cell.answersYes, let place = levels.firstIndex(of: level),
      !key.items.contains(where: { $0.sense(ofType: "level") != nil })
    else { return [] }
    let asked = title.items.compactMap { $0.sense(ofType: "level") }
    guard asked.isEmpty else {
      guard isOnly else { return [] }
      // “No, Always only” under a lesser level.
      guard let level = asked.only, let own = levels.firstIndex(of: level) else { return [] }
      var parts = self
      parts.cell = cell.saying(own >= place, alone: true)
      return [parts]
    }
    let answers = [(true, level)] + (isOnly ? levels[..<place].map { (false, $0) } : [])
    return answers.map { truth, level in
      var parts = self
      parts.cell = cell.saying(truth, alone: true)
      parts.key.pieces.append(
        TablePart.Piece(items: [Item(senses: [level], tokens: 0..<1)], isKorean: false))
      return parts
    }
  }
}

extension TablePart {
  /// The level that is all that it names beside yes and no, and whether it says that nothing else will do.
  fileprivate var limitingLevel: (level: String, isOnly: Bool)? {
    let words: Set<Substring> = ["only", "with", "under", "if", "when", "filler", "만", "때", "경우"]
    let items = answers ? pieces.dropFirst().flatMap(\.items) : items
    guard stretches.isEmpty, let item = items.filter({ $0.sense(ofType: "level") != nil }).only,
      items.allSatisfy({ other in
        other.sense(ofType: "level") != nil || other.function.map(words.contains) == true
          || other.sense(ofType: "truth") != nil || other.isLink
      }), !item.isNegated, let level = item.sense(ofType: "level")
    else { return nil }
    let isOnly = items.contains {
      $0.function == "only" || $0.function == "만" || $0.suffix.particles.contains(.only)
    }
    return (level, isOnly)
  }
}
