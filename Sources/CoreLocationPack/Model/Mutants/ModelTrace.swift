internal import LockbPack

/// A written run: events, and what can be observed of each.
public struct ModelTrace: Sendable {
  /// The name and the rows of the facts.
  public let name: String
  /// Where it runs.
  let request: ReferenceRequest
  /// What is expected of each event.
  let expected: [String]

  /// Reads traces: a line `# name`, a line `on platform version`, lines `keys …` and `flag name
  /// value` as needed, and a line `event => what can be observed` for each step.
  public static func read(_ text: String) -> [ModelTrace] {
    text.split(separator: "# ", omittingEmptySubsequences: true).compactMap { block in
      let lines = block.split(separator: "\n").map(String.init)
      guard let name = lines.first else { return nil }
      var request = ReferenceRequest(platform: "", version: "")
      var expected: [String] = []
      for line in lines.dropFirst() {
        let words = line.split(separator: " ").map(String.init)
        if line.hasPrefix("on "), words.count == 3 {
          request = ReferenceRequest(platform: words[1], version: words[2])
        } else if line.hasPrefix("keys ") {
          request.keys = Array(words.dropFirst())
        } else if line.hasPrefix("flag "), words.count == 3 {
          request.flags[words[1]] = .bool(words[2] == "true")
        } else {
          let parts = line.split(separator: " => ", maxSplits: 1).map(String.init)
          request.events.append(parts[0])
          expected.append(parts.count > 1 ? parts[1] : "")
        }
      }
      return ModelTrace(name: name, request: request, expected: expected)
    }
  }

  /// What each event shows in the table as it is.
  public func observed() throws(ModelRunError) -> [String] {
    try prepared().observed(in: ModelVariantTable())
  }

  /// The lines of `expected` and what was found instead.
  public func failures() throws(ModelRunError) -> [String] {
    let observed = try observed()
    return zip(expected, observed).filter { $0 != $1 }.map { "expected \($0), found \($1)" }
  }

  /// The trace with its events read.
  func prepared() throws(ModelRunError) -> Prepared {
    let context = try ModelContext(request)
    var events: [ModelEvent] = []
    for text in request.events { events.append(try ModelEvent.parse(text, context).0) }
    return Prepared(context: context, events: events, expected: expected)
  }

  /// A trace that is ready to run.
  struct Prepared: Sendable {
    let context: ModelContext
    let events: [ModelEvent]
    let expected: [String]

    /// What can be observed of each step; `nothing` from the first on that cannot be taken.
    func observed(in table: ModelVariantTable) -> [String] {
      var state = ModelState(reducedAccuracy: context.startsReduced)
      var lines: [String] = []
      for event in events {
        guard let line = step(event, &state, table) else { break }
        lines.append(line)
      }
      let missing = events.count - lines.count
      return lines + Array(repeating: "nothing", count: missing)
    }

    /// Whether the table does what is expected.
    func holds(in table: ModelVariantTable) -> Bool {
      var state = ModelState(reducedAccuracy: context.startsReduced)
      for (event, expected) in zip(events, expected) {
        guard step(event, &state, table) == expected else { return false }
      }
      return true
    }

    private func step(
      _ event: ModelEvent, _ state: inout ModelState, _ table: ModelVariantTable
    ) -> String? {
      guard event.fits(state), let outcome = table.outcome(of: event, in: state, context) else {
        return nil
      }
      state = outcome.after
      return outcome.output.words(after: state, context)
    }
  }
}

extension ModelOutput {
  /// What can be observed after a step, in words.
  func words(after state: ModelState, _ context: ModelContext) -> String {
    var words = [
      state.grantLabel.rawValue, state.status(in: context).rawValue, state.process.name,
      state.phase.name, state.isReduced ? "reduced" : "full",
    ]
    if let id = prompt.id { words.append("shows:\(id):\(usageKey.name ?? "-")") }
    if let id = state.prompt.id { words.append("showing:" + id) }
    if let callback { words.append("hears:" + callback.rawValue) }
    if let delivery { words.append("data:" + delivery.rawValue) }
    if let completion { words.append("completion:" + completion.rawValue) }
    return (words + diagnostics.names).joined(separator: " ")
  }
}
