internal import LockbReference

/// Finds out which changes of the table go unnoticed.
public enum ModelMutation {
  /// What became of the mutants.
  public struct Report: Sendable {
    /// How many mutants there are.
    public internal(set) var mutants = 0
    /// How many a written trace tells from the table.
    public internal(set) var killedByTraces = 0
    /// How many break an invariant, or leave a state with no rule or several for an event.
    public internal(set) var killedByInvariants = 0
    /// Those that do the same as the table in every explored state of every context.
    public internal(set) var equivalents: [String] = []
    /// The others, each with the shortest run that shows a difference.
    public internal(set) var survivors: [Survivor] = []
  }

  /// A mutant that nothing notices.
  public struct Survivor: Sendable {
    /// The rule and the change.
    public let name: String
    /// The context and the shortest run in which it differs from the table.
    public let difference: String
  }

  /// What is known of a mutant that no trace kills.
  private struct Finding: Sendable {
    var isKilled = false
    var difference: String?
  }

  /// Tries every mutant.
  ///
  /// - Parameter progress: is told what is being done.
  public static func run(
    _ traces: [ModelTrace], progress: (String) -> Void
  ) throws(ModelRunError) -> Report {
    let mutants = ModelMutant.all
    var report = Report()
    report.mutants = mutants.count
    var prepared: [ModelTrace.Prepared] = []
    for trace in traces { prepared.append(try trace.prepared()) }
    var table = ModelVariantTable()
    let alive = mutants.filter { mutant in
      table.mutant = mutant
      return prepared.allSatisfy { $0.holds(in: table) }
    }
    report.killedByTraces = mutants.count - alive.count
    progress("\(report.killedByTraces) of \(mutants.count) killed by traces")
    let findings = Self.findings(alive, progress)
    for (mutant, finding) in zip(alive, findings) {
      if finding.isKilled {
        report.killedByInvariants += 1
      } else if let difference = finding.difference {
        report.survivors.append(Survivor(name: mutant.name, difference: difference))
      } else {
        report.equivalents.append(mutant.name)
      }
    }
    return report
  }

  private static func findings(
    _ mutants: [ModelMutant], _ progress: (String) -> Void
  ) -> [Finding] {
    let contexts = ModelExplore.differentContexts()
    var findings = [Finding](repeating: Finding(), count: mutants.count)
    for (done, context) in contexts.enumerated() {
      let open = mutants.indices.filter {
        !findings[$0].isKilled && mutants[$0].rule.scope.contains(context)
      }
      for (index, finding) in look(at: open.map { ($0, mutants[$0]) }, in: context) {
        findings[index].isKilled = findings[index].isKilled || finding.isKilled
        findings[index].difference = findings[index].difference ?? finding.difference
      }
      progress("\(done + 1) of \(contexts.count) contexts")
    }
    return findings
  }

  /// Compares mutants with the table in every reachable state of a context.
  private static func look(
    at mutants: [(number: Int, mutant: ModelMutant)], in context: ModelContext
  ) -> [(Int, Finding)] {
    var findings = [Finding](repeating: Finding(), count: mutants.count)
    let here = PlatformSet(context.platform)
    let invariants = ModelInvariants.safety.filter { $0.platforms.contains(here) }
    let system = ModelSystem.shared
    for part in context.parts {
      let situation = ModelSystem.Context(model: context, aspect: part)
      let space = StateSpace(exploring: system, in: situation, index: system.index)
      let events = space.machine.events
      var states: [ModelEvent: [ModelState]] = [:]
      for position in mutants.indices where !findings[position].isKilled {
        var table = ModelVariantTable()
        let original = table
        let mutant = mutants[position].mutant
        table.mutant = mutant
        for event in mutant.rule.events where events.contains(event) {
          if states[event] == nil { states[event] = different(space, event, situation) }
          for state in states[event] ?? [] {
            let applied = ModelTable.rules[mutant.index].applies(to: state, event, context)
            guard applied || mutant.rule.applies(to: state, event, context) else { continue }
            guard let outcome = table.outcome(of: event, in: state, context) else {
              findings[position].isKilled = true
              break
            }
            if outcome == original.outcome(of: event, in: state, context) { continue }
            let view = StepView<ModelSystem>(
              before: state, event: event, after: outcome.after, output: outcome.output,
              context: situation)
            if invariants.contains(where: { $0.isBroken(by: view) }) {
              findings[position].isKilled = true
              break
            }
            if findings[position].difference == nil {
              let run = space.trace(to: state)?.steps.map(\.event.name) ?? []
              findings[position].difference =
                context.name + ": " + (run + [event.name]).joined(separator: ", ")
            }
          }
          if findings[position].isKilled { break }
        }
      }
    }
    return mutants.indices.map { (mutants[$0].number, findings[$0]) }
  }

  /// The states that differ in what an event, or an invariant about its step, reads.
  private static func different(
    _ space: StateSpace<ModelSystem>, _ event: ModelEvent, _ context: ModelSystem.Context
  ) -> [ModelState] {
    let mask =
      ModelSystem.shared.footprint(of: event, in: context) | ModelInvariants.reads.rawValue
    var keys = StateTable()
    var states: [ModelState] = []
    for bits in space.packed.states {
      let state = ModelState(bits: bits)
      guard event.fits(state), context.aspect.bounds(event, state) else { continue }
      if Int(keys.insert(bits & mask)) == states.count { states.append(state) }
    }
    return states
  }
}

extension ModelInvariant {
  /// Whether a step, or the state after it, breaks it.
  func isBroken(by view: StepView<ModelSystem>) -> Bool {
    switch kind {
    case .steps(let when, let holds): concerns(view.event) && when(view) && !holds(view)
    case .states(let when, let holds):
      when(view.after, view.context.model) && !holds(view.after, view.context.model)
    }
  }
}

extension ModelExplore {
  /// The contexts of an ordinary exploration, and those with one parameter that is not at its
  /// default, each once.
  static func differentContexts() -> [ModelContext] {
    var seen: Set<ModelContext> = []
    return ModelPlatform.allCases.flatMap { platform in
      places(of: platform).flatMap { version in
        keySets.compactMap { ModelContext(platform, version, keys: $0) }
          + ModelContext.everything(platform, version).filter {
            $0.keys == keySets[0] && $0.parameters.changed.count == 1
          }
      }
    }.filter { seen.insert($0.essence).inserted }
  }
}
