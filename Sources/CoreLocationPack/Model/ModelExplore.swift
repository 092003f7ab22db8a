public import LockbBase
internal import LockbReference

/// What exploring the model came to: counts, properties, coverage, dead rules.
public struct ModelExploreReport: Hashable, Sendable {
  /// One platform, version and set of keys.
  public struct Context: Hashable, Sendable {
    /// The context in words.
    public let name: String
    /// How many states of all parts were visited.
    public let states: Int
    /// How many transitions were taken.
    public let transitions: Int
    /// Whether the whole reachable space was seen.
    public let isComplete: Bool
  }

  /// A property of section 10 over all contexts.
  public struct PropertyResult: Hashable, Sendable {
    /// The id: `I01`.
    public let id: String
    /// In how many contexts its condition came true.
    public let contexts: Int
    /// The broken contexts, each with the shortest run.
    public let failures: [String]
  }

  /// By context, in the order of platforms, versions and key sets.
  public internal(set) var contexts: [Context] = []
  /// By property, in the order of the facts.
  public internal(set) var properties: [PropertyResult] = []
  /// Pairs of a state and an event with no rule or with several.
  public internal(set) var flaws: [String] = []
  /// The rules that never applied.
  public internal(set) var deadRules: [String] = []
  /// The rules that applied.
  public internal(set) var livingRules = 0

  /// Whether the model holds together: complete, deterministic, nothing broken.
  public var isSound: Bool {
    flaws.isEmpty && contexts.allSatisfy(\.isComplete)
      && properties.allSatisfy { $0.failures.isEmpty }
  }
}

/// Explores the model in every context.
public enum ModelExplore {
  /// Every platform at the first version of each of its eras.
  static let places: [(platform: ModelPlatform, version: Version)] = ModelPlatform.allCases
    .flatMap { platform -> [(platform: ModelPlatform, version: Version)] in
      let candidates =
        [8, 9, 10, 11, 12, 13, 14, 15, 17, 18].map { Version($0) }
        + (1...7).map { Version($0) } + [Version(13, 4), Version(10, 10), Version(10, 13)]
        + [Version(10, 14), Version(10, 15), Version(13, 1)]
      var seen: Set<String> = []
      return candidates.sorted().compactMap {
        version -> (platform: ModelPlatform, version: Version)? in
        guard let era = platform.era(at: version) else { return nil }
        let events = ModelEvent.all.filter { event in
          platform.introduction(of: event).map { version >= $0 } ?? false
        }
        let probe = ModelContext(platform, version, keys: [])
        let key = "\(era) \(events.count) \(probe?.hasAccuracySetting ?? false)"
        return seen.insert(key).inserted ? (platform: platform, version: version) : nil
      }
    }

  /// All keys, and all but each one that a rule reads.
  static let keySets: [ModelKeys] = {
    let plain: ModelKeys = [
      .whenInUse, .always, .alwaysOld, .mac, .backgroundMode, .defaultReduced,
    ]
    let each: [ModelKeys] = [.whenInUse, .always, .alwaysOld, .mac, .backgroundMode]
    return [plain, plain.union(.explicitSession)]
      + each.map { plain.subtracting($0) } + [plain.subtracting(.defaultReduced)]
  }()

  /// Explores, with a word on every context that is done.
  ///
  /// - Parameters:
  ///   - platform: one platform only; all where nil.
  ///   - version: one version only; the first of each era where nil.
  public static func run(
    platform: ModelPlatform? = nil, version: Version? = nil, workers: Int = 2,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async -> ModelExploreReport {
    var contexts: [ModelContext] = []
    for place in places where platform == nil || platform == place.platform {
      for keys in keySets {
        if let version {
          let isNew = !contexts.contains { $0.keys == keys && $0.platform == place.platform }
          if isNew, let context = ModelContext(place.platform, version, keys: keys) {
            contexts.append(context)
          }
        } else if let context = ModelContext(place.platform, place.version, keys: keys) {
          contexts.append(context)
        }
      }
    }
    return report(contexts, await explore(contexts, workers, progress))
  }

  private static func explore(
    _ contexts: [ModelContext], _ workers: Int, _ progress: (@Sendable (Int, Int) -> Void)?
  ) async -> [ModelExploration] {
    await withTaskGroup(of: (Int, ModelExploration).self) { group in
      var found: [Int: ModelExploration] = [:]
      var next = 0
      while next < contexts.count || found.count < contexts.count {
        while next < contexts.count, next - found.count < max(workers, 1) {
          let (number, context) = (next, contexts[next])
          group.addTask { (number, ModelExploration(context)) }
          next += 1
        }
        guard let (number, exploration) = await group.next() else { break }
        found[number] = exploration
        progress?(found.count, contexts.count)
      }
      return contexts.indices.compactMap { found[$0] }
    }
  }

  private static func report(
    _ contexts: [ModelContext], _ found: [ModelExploration]
  ) -> ModelExploreReport {
    var report = ModelExploreReport()
    var applied = [Int](repeating: 0, count: ModelTable.rules.count)
    for (context, exploration) in zip(contexts, found) {
      report.contexts.append(
        .init(
          name: context.name, states: exploration.states, transitions: exploration.transitions,
          isComplete: exploration.isComplete))
      report.flaws += exploration.flaws
      for index in applied.indices { applied[index] += exploration.applied[index] }
    }
    let ids = ModelInvariants.safety.map(\.id) + ModelInvariants.liveness.map(\.id)
    report.properties = ids.map { id in
      ModelExploreReport.PropertyResult(
        id: id, contexts: found.count { $0.exercised.contains(id) },
        failures: found.flatMap(\.failures).filter { $0.property == id }.map {
          $0.context + ": " + $0.events.joined(separator: ", ")
        })
    }
    report.deadRules = applied.indices.filter { applied[$0] == 0 }.map { ModelTable.rules[$0].id }
    report.livingRules = applied.count { $0 > 0 }
    return report
  }
}
