extension JudgeTerm {
  /// Whether its type has such a value; of a name that nobody gave nothing can be said.
  var isKnown: Bool {
    switch type {
    case .status:
      ["authorized", "changed", "decided"].contains(value) || ModelStatus(rawValue: value) != nil
    case .callback: value == "any" || ModelStatus(rawValue: value) != nil
    case .showing: ["any", "second"].contains(value) || Self.promptIDs.contains(value)
    case .prompt: isKnownPrompt
    case .effect: value == "any" || value == "none"
    case .delivery: Self.deliveries.contains(value) || value.hasPrefix("error:")
    case .absent: JudgeFact.absent[value] != nil
    case .lifetime: value == "ends" || value == "lasts"
    case .completion: ModelCompletion(rawValue: value) != nil
    case .diagnostic: ModelDiagnostics.allNames.contains(value)
    default: true
    }
  }

  private static let promptIDs = Set(ModelPrompt.allCases.compactMap(\.id))
  private static let deliveries: Set<String> = [
    "positions", "none", "relaunch", "held", "queued", "error", "crash",
  ]

  private var isKnownPrompt: Bool {
    guard value.hasPrefix("option:") else {
      return ["any", "first", "second", "always"].contains(value) || Self.promptIDs.contains(value)
    }
    return ModelEvent.choice(labelled: value.dropFirst("option:".count)) != nil
  }
}
