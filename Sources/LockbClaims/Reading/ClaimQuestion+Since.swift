internal import LockbBase

extension ClaimQuestion {
  /// “Available since V”, V부터 쓸 수 있다: it came with V, and “deprecated since V”: it was deprecated
  /// there. Words that only tell where it is so, “in V and later”, say no more than that.
  ///
  /// - Parameter rule: the frames that made the question; with other ones, since when is told of
  ///   something else.
  func dated(by items: [Item], rule: String) -> ClaimQuestion {
    guard kind == .available, outcomes.count == 1, !outcomes[0].isNegated,
      modality == .fact || modality == .can,
      !rule.contains("+"), scope.stretches.count == 1, let from = scope.stretches[0].from,
      let place = items.firstIndex(where: { $0.scope?.from == from }),
      items.count(where: { $0.scope != nil }) == 1, Self.tellsSince(items, at: place)
    else { return self }
    var question = self
    switch outcomes[0].concept {
    case "property/available" where subjects.allSatisfy { $0.type == "api" || $0.type == "key" }:
      question.scope.stretches[0].before = nil
      question.scope.isExclusive = true
    case "property/deprecated":
      question.outcomes[0].concept = "property/deprecated-then"
    default: break
    }
    return question
  }

  private static func tellsSince(_ items: [Item], at place: Int) -> Bool {
    let item = items[place]
    if item.suffix.particles.first == .source { return true }
    let before = item.words.first ?? ""
    let last = place > 0 ? items[place - 1].words.last ?? "" : ""
    return [before, last].contains { since.contains($0) }
  }

  private static let since: Set<String> = ["since", "from", "starting", "beginning", "as"]
}
