/// What a cell’s question needs once it is put together.
extension ClaimQuestion {
  /// What launches an application finds it terminated; that its user may launch it goes without
  /// saying.
  mutating func endsProcess() {
    events.removeAll { $0.value.begins(with: "terminate") || $0.value.begins(with: "relaunch") }
    // What a service brings, the machine knows by its name.
    if (conditions + subjects).contains(where: { $0.type == "service" }) {
      events.removeAll { $0.value.begins(with: "eventReady") }
    }
    let isEnded = ClaimTerm("phase/terminated")
    if !conditions.contains(isEnded) { conditions.append(isEnded) }
  }

  /// What is not needed need not be there, and what is not to be had cannot be had.
  mutating func settleMood() {
    guard let last = outcomes.indices.last, outcomes[last].isNegated else { return }
    switch modality {
    case .must: modality = .needNot
    case .needNot: modality = .must
    case .can: modality = .cannot
    default: return
    }
    outcomes[last] = outcomes[last].negated
  }
}
