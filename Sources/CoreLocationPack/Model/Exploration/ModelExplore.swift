public import LockbBase

/// Explores the model in every context.
public enum ModelExplore {
  /// Every platform at each version in which something begins to be different.
  static let places: [(platform: ModelPlatform, version: Version)] = ModelPlatform.allCases
    .flatMap { platform in places(of: platform).map { (platform: platform, version: $0) } }

  private static let versions: [ModelPlatform: [Version]] = Dictionary(
    uniqueKeysWithValues: ModelPlatform.allCases.map { platform in
      let candidates =
        (1...18).map { Version($0) }
        + [Version(13, 4), Version(10, 10), Version(10, 13), Version(10, 14)]
        + [Version(10, 15), Version(13, 1)]
      var last = ""
      let versions = candidates.sorted().filter { version in
        guard let context = ModelContext(platform, version, keys: []) else { return false }
        let events = ModelEvent.all.filter { event in
          platform.introduction(of: event).map { version >= $0 } ?? false
        }
        let here = "\(context.era) \(events.count) \(context.hasAccuracySetting)"
        defer { last = here }
        return here != last
      }
      return (platform, versions)
    })

  /// The versions of a platform in which something begins to be different, in order.
  static func places(of platform: ModelPlatform) -> [Version] { versions[platform] ?? [] }

  /// All keys, and all but each one that a rule reads.
  static let keySets: [ModelKeys] = {
    let plain: ModelKeys = [
      .whenInUse, .always, .alwaysOld, .mac, .backgroundMode, .defaultReduced,
    ]
    let each: [ModelKeys] = [.whenInUse, .always, .alwaysOld, .mac, .backgroundMode]
    return [plain, plain.union(.explicitSession)]
      + each.map { plain.subtracting($0) } + [plain.subtracting(.defaultReduced)]
  }()

  /// Explores, with a word whenever the contexts of one more place are done. Contexts in which the
  /// same happens are explored once, and those of one place together.
  ///
  /// - Parameters:
  ///   - platform: one platform only; all where nil.
  ///   - version: one version only; every one that differs where nil.
  ///   - isExhaustive: takes every set of keys and every value of every parameter.
  public static func run(
    platform: ModelPlatform? = nil, version: Version? = nil, isExhaustive: Bool = false,
    workers: Int = 2, progress: (@Sendable (Int, Int) -> Void)? = nil
  ) async -> ModelExploreReport {
    let contexts = contexts(platform, version, isExhaustive)
    let essences = contexts.map(\.essence)
    var seen: Set<ModelContext> = []
    var families: [[ModelContext]] = []
    for essence in essences where seen.insert(essence).inserted {
      let family = families.firstIndex { $0[0].isAtPlace(of: essence) }
      if let family { families[family].append(essence) } else { families.append([essence]) }
    }
    let found = await explore(families, workers) { progress?($0, seen.count) }
    var members: [ModelContext: ModelFamilyExploration.Member] = [:]
    for (family, exploration) in zip(families, found) {
      for essence in family { members[essence] = exploration.members[ModelChoices(essence)] }
    }
    let listed = isExhaustive ? families.flatMap { $0 } : contexts
    var report = report(
      zip(listed, isExhaustive ? listed : essences).map { context, essence in
        (context, essence, members[essence] ?? ModelFamilyExploration.Member())
      }, found)
    report.contextCount = contexts.count
    report.isOfAllPlatforms = platform == nil
    return report
  }

  private static func contexts(
    _ platform: ModelPlatform?, _ version: Version?, _ isExhaustive: Bool
  ) -> [ModelContext] {
    let platforms = platform.map { [$0] } ?? ModelPlatform.allCases
    return platforms.flatMap { platform in
      (version.map { [$0] } ?? places(of: platform)).flatMap { version in
        (isExhaustive
          ? ModelContext.everything(platform, version)
          : keySets.compactMap {
            ModelContext(platform, version, keys: $0)
          })
      }
    }
  }

  /// Explores the contexts of each place together, several places at a time, and tells how many
  /// contexts are done. The late versions, which take longest, go first.
  private static func explore(
    _ families: [[ModelContext]], _ workers: Int, _ progress: (Int) -> Void
  ) async -> [ModelFamilyExploration] {
    let order = families.indices.sorted { (families[$0][0].era, $1) > (families[$1][0].era, $0) }
    return await withTaskGroup(of: (Int, ModelFamilyExploration).self) { group in
      var found: [Int: ModelFamilyExploration] = [:]
      var next = 0
      var done = 0
      func startNext() {
        guard next < order.count else { return }
        let number = order[next]
        next += 1
        group.addTask { (number, ModelFamilyExploration(families[number])) }
      }
      for _ in 0..<max(workers, 1) { startNext() }
      while let (number, exploration) = await group.next() {
        startNext()
        found[number] = exploration
        done += families[number].count
        progress(done)
      }
      return families.indices.compactMap { found[$0] }
    }
  }

  private static func report(
    _ contexts: [(context: ModelContext, essence: ModelContext, ModelFamilyExploration.Member)],
    _ found: [ModelFamilyExploration]
  ) -> ModelExploreReport {
    var report = ModelExploreReport()
    var isApplied = [Bool](repeating: false, count: ModelTable.rules.count)
    var names: [ModelContext: String] = [:]
    for (context, essence, member) in contexts {
      report.contexts.append(
        .init(
          name: context.name, states: member.states, transitions: member.transitions,
          isComplete: member.isComplete, sameAs: names[essence]))
      if names[essence] == nil { names[essence] = context.name }
    }
    for exploration in found {
      report.flaws += exploration.flaws
      for index in isApplied.indices where exploration.isApplied[index] { isApplied[index] = true }
    }
    report.properties = ModelInvariants.needs.map { id, needs in
      result(id, needs, contexts.map { ($0.context, $0.2) }, found.flatMap(\.failures))
    }
    let rest = isApplied.indices.filter { !isApplied[$0] }.map { ModelTable.rules[$0] }
    let dead = rest.filter { rule in contexts.contains { rule.speaks(of: $0.context) } }
    report.deadRules = dead.map { .init(id: $0.id, reason: $0.deathReason) }
    report.otherRules = rest.count - dead.count
    report.livingRules = isApplied.count { $0 }
    return report
  }
}

extension ModelRule {
  /// Whether it could apply in a context: in its scope, on an event that exists there.
  fileprivate func speaks(of context: ModelContext) -> Bool {
    scope.contains(context) && events.contains { context.has($0) }
  }

  /// Why it never applies by default.
  fileprivate var deathReason: Localized<String>? {
    parameter.map { Localized(en: "applies only with \($0)", ko: "\($0)일 때만 적용") }
  }
}
