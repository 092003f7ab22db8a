internal import LockbBase

extension ModelInvariants {
  /// Every property in the order of the facts, with what it speaks of.
  static let needs: [(id: String, needs: [ModelNeed])] =
    (safety.map { ($0.id, $0.needs) }
    + (outside + liveness.map(\.id)).map {
      ($0, ModelNeed.needs(of: $0))
    }).sorted { $0.0 < $1.0 }
}

extension ModelExplore {
  /// What the contexts say about a property: exercised, or not applicable for a reason.
  static func result(
    _ id: String, _ needs: [ModelNeed],
    _ contexts: [(ModelContext, ModelFamilyExploration.Member)],
    _ failures: [ModelFamilyExploration.Failure]
  ) -> ModelExploreReport.PropertyResult {
    var exercised = 0
    var lacking: [ModelNeed: [Int]] = [:]
    var unexplained: [String] = []
    for (position, (context, member)) in contexts.enumerated() {
      let isExercised = member.exercised.contains(id)
      let missing = needs.first { !$0.isMet(in: context, member.reach) }
      if isExercised { exercised += 1 }
      if isExercised == (missing != nil) { unexplained.append(context.name) }
      if let missing, !isExercised { lacking[missing, default: []].append(position) }
    }
    return ModelExploreReport.PropertyResult(
      id: id, contexts: exercised,
      failures: failures.filter { $0.property == id }.map {
        $0.context + ": " + $0.events.joined(separator: ", ")
      },
      notApplicable: needs.compactMap { need in
        lacking[need].map { .init(text: need.reason, contexts: $0) }
      }, unexplained: unexplained)
  }
}
