extension ModelEvent {
  private static let byName: [String: ModelEvent] = {
    var names: [String: ModelEvent] = [:]
    for event in all where !event.isAnswer { names[event.name] = event }
    names["dismiss"] = .dismiss
    names["terminate:bySystem"] = .terminate(byUser: false)
    return names
  }()

  private static let choicesByLabel: [String: ModelChoice] = {
    var labels: [String: ModelChoice] = [:]
    for choice in ModelChoice.allCases {
      for label in [choice.rawValue, choice.korean].compactMap({ $0 }) {
        labels[folded(label)] = choice
      }
    }
    return labels
  }()

  /// Letter case and the form of the apostrophe aside.
  private static func folded(_ label: String) -> String {
    String(label.lowercased().map { $0 == "\u{2019}" ? "'" : $0 })
  }

  /// Every way to write an event, for hints.
  static let names: [String] =
    byName.keys.filter { !$0.hasSuffix("DECLARED") }.sorted()
    + ["requestTemporaryFullAccuracy:PURPOSE", "choose:LABEL"]

  /// The names without what may follow a colon: `settings:…`.
  static let families: [String] = names.reduce(into: []) { families, name in
    let family = name.contains(":") ? name.prefix { $0 != ":" } + ":…" : name[...]
    if families.last != String(family) { families.append(String(family)) }
  }

  /// Reads an event as the contract writes it; a purpose is compared with those declared.
  static func parse(
    _ text: String, _ context: ModelContext
  ) throws(ModelRunError) -> (event: ModelEvent, purpose: String?) {
    if text.hasPrefix("choose:") { return (.choose(try choice(text.dropFirst(7))), nil) }
    if let event = byName[text], event.purpose == .none, !text.hasSuffix("DECLARED") {
      return (event, nil)
    }
    let fields = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    if fields[0] == "requestTemporaryFullAccuracy", fields.count > 1 {
      let purpose = fields.dropFirst().joined(separator: ":")
      let declared = context.purposes.contains(purpose)
      return (.requestTemporaryFullAccuracy(declared: declared), purpose)
    }
    if fields[0] == "createServiceSession", fields.count == 3,
      case .createServiceSession(let requirement, _)? = byName["\(fields[0]):\(fields[1])"]
    {
      let purpose = String(fields[2])
      let isDeclared = context.purposes.contains(purpose)
      return (.createServiceSession(requirement, isDeclared ? .declared : .undeclared), purpose)
    }
    throw ModelRunError(.unknownEvent(text))
  }

  private static func choice(_ label: Substring) throws(ModelRunError) -> ModelChoice {
    if let choice = choice(labelled: label) { return choice }
    throw ModelRunError(.unknownLabel(String(label)))
  }

  /// The option with a label in either language; nil where no prompt has it.
  static func choice(labelled label: Substring) -> ModelChoice? {
    choicesByLabel[folded(String(label))]
  }
}
