/// The exploration of a system in many contexts, its properties checked in each.
public struct Survey<System: TransitionSystem>: Sendable {
  /// By context, in the order given.
  public private(set) var contexts: [ContextReport<System>] = []
  /// By property, in the order given.
  public private(set) var properties: [PropertySummary<System>]
  /// What the contexts together have touched.
  public private(set) var coverage: Coverage

  /// Whether every context was seen whole, the table is complete and deterministic in each, and no
  /// property is broken.
  public var isSound: Bool {
    contexts.allSatisfy { $0.isComplete && $0.gaps == 0 && $0.overlaps == 0 }
      && properties.allSatisfy { $0.failing == 0 }
  }

  /// The ids of the properties that hold wherever they were asked, but nowhere in earnest.
  public var vacuousProperties: [String] { properties.filter(\.isVacuous).map(\.id) }

  /// Explores contexts, several at a time; the result does not depend on how many.
  ///
  /// - Parameter progress: is told how many contexts are done, from any thread.
  public static func run(
    _ system: System, in contexts: [System.Context], properties: [Property<System>],
    limits: ExplorationLimits = ExplorationLimits(), workers: Int = 2,
    progress: (@Sendable (Int) -> Void)? = nil
  ) async -> Survey {
    var survey = Survey(
      properties: properties.map(PropertySummary.init), coverage: Coverage(of: system))
    let index = RuleIndex(
      system, events: contexts.first.map(system.conceivableEvents(in:)) ?? [])
    await withTaskGroup(of: (Int, Part).self) { group in
      var waiting: [Int: Part] = [:]
      var next = 0
      func startNext() {
        guard next < contexts.count else { return }
        let (number, context) = (next, contexts[next])
        next += 1
        group.addTask { (number, Part(index, system, context, properties, limits)) }
      }
      for _ in 0..<max(workers, 1) { startNext() }
      var done = 0
      while let (number, part) = await group.next() {
        startNext()
        done += 1
        progress?(done)
        waiting[number] = part
        while let part = waiting.removeValue(forKey: survey.contexts.count) { survey.add(part) }
      }
    }
    return survey
  }

  /// What one context found.
  private struct Part: Sendable {
    let report: ContextReport<System>
    let verdicts: [Verdict<System>]
    let coverage: Coverage

    init(
      _ index: RuleIndex<System>, _ system: System, _ context: System.Context,
      _ properties: [Property<System>], _ limits: ExplorationLimits
    ) {
      let space = StateSpace(exploring: system, in: context, limits: limits, index: index)
      report = ContextReport(space)
      verdicts = properties.map(space.check)
      var coverage = Coverage(of: system)
      coverage.add(space)
      self.coverage = coverage
    }
  }

  private mutating func add(_ part: Part) {
    contexts.append(part.report)
    coverage.formUnion(part.coverage)
    for (index, verdict) in part.verdicts.enumerated() {
      properties[index].add(verdict, in: part.report.context)
    }
  }
}
