extension ClaimQuestion {
  /// The kind that a question has by what it asks.
  var naturalKind: ClaimKind {
    switch quantifier {
    case .always: return .always
    case .never: return .never
    case .only: return .onlyIf
    case .ordinary, .sometimes: break
    }
    switch modality {
    case .can: return .can
    case .cannot: return .cannot
    default: break
    }
    if outcomes.contains(where: { $0.type == "lifetime" }) { return .lapses }
    let reports: Set<Substring> = ["status", "settings", "accuracy"]
    if events.isEmpty, outcomes.allSatisfy({ reports.contains($0.type) }) {
      return .reports
    }
    return .transition
  }

  /// Whether it says that something can, or cannot, be done.
  var isAbility: Bool { modality == .can || modality == .cannot }

  /// Whether it says what delivers, or for whom.
  var namesService: Bool {
    let telling: Set<Substring> = ["service", "level", "grant", "session", "status", "accuracy"]
    let isLaunch = outcomes.contains { $0.value == "relaunch" }
    return (conditions + subjects + events).contains { term in
      term.type == "service" || term.value.hasPrefix("start") || term.value.hasPrefix("begin")
        || (isLaunch && telling.contains(term.type))
    }
  }
}
