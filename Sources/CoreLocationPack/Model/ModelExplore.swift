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
    /// The context in which the same happens, and which was explored for both; nil for that one.
    public let sameAs: String?
  }

  /// A property of section 10 over all contexts.
  public struct PropertyResult: Hashable, Sendable {
    /// The id: `I01`.
    public let id: String
    /// In how many contexts its condition came true.
    public let contexts: Int
    /// The broken contexts, each with the shortest run.
    public let failures: [String]
    /// Why it does not apply elsewhere, with the positions of these contexts.
    public let notApplicable: [Reason]
    /// The contexts in which its condition does not come true although nothing that it speaks of
    /// is missing, or comes true although something is.
    public let unexplained: [String]
  }

  /// What a property speaks of that some contexts lack.
  public struct Reason: Hashable, Sendable {
    /// The reason in words.
    public let text: Localized<String>
    /// The positions of the contexts.
    public let contexts: [Int]
  }

  /// How many contexts were asked for.
  public internal(set) var contextCount = 0
  /// By context, in the order of platforms, versions and key sets; an exhaustive exploration lists
  /// the first of those in which the same happens.
  public internal(set) var contexts: [Context] = []
  /// By property, in the order of the facts.
  public internal(set) var properties: [PropertyResult] = []
  /// Pairs of a state and an event with no rule or with several.
  public internal(set) var flaws: [String] = []
  /// A rule that speaks of something explored and never applied.
  public struct DeadRule: Hashable, Sendable {
    /// Its id.
    public let id: String
    /// What it needs that no context had; nil where nothing says why.
    public let reason: Localized<String>?
  }

  /// The rules that never applied, but for those of other places.
  public internal(set) var deadRules: [DeadRule] = []
  /// How many rules speak of other platforms, versions or calls only.
  public internal(set) var otherRules = 0
  /// Whether every platform was explored, so that each rule ought to apply.
  public internal(set) var isOfAllPlatforms = false
  /// The rules that applied.
  public internal(set) var livingRules = 0

  /// Whether the model holds together: complete, deterministic, nothing broken.
  public var isSound: Bool {
    flaws.isEmpty && contexts.allSatisfy(\.isComplete)
      && properties.allSatisfy { $0.failures.isEmpty && $0.unexplained.isEmpty }
      && !(isOfAllPlatforms && deadRules.contains { $0.reason == nil })
  }
}

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

  /// Explores, with a word on every context that is done. Contexts in which the same happens are
  /// explored once.
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
    var classes: [ModelContext] = []
    var numbers: [ModelContext: Int] = [:]
    let classOf = contexts.map { context in
      let essence = context.essence
      if let number = numbers[essence] { return number }
      numbers[essence] = classes.count
      classes.append(context)
      return classes.count - 1
    }
    let total = classes.count
    let found =
      isExhaustive
      ? await exploreFamilies(classes, workers, progress)
      : await each(classes, workers, { progress?($0, total) }) { ModelExploration($0) }
    var report =
      isExhaustive
      ? report(classes, Array(classes.indices), found) : report(contexts, classOf, found)
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

  /// Every set of keys and every value of every parameter: what must always hold, in all contexts
  /// of a place at once, and then what must happen in the end, context by context.
  private static func exploreFamilies(
    _ contexts: [ModelContext], _ workers: Int, _ progress: (@Sendable (Int, Int) -> Void)?
  ) async -> [ModelExploration] {
    let numbers = numbersByPlace(contexts)
    let total = numbers.count + contexts.count
    let families = await each(numbers, workers, { progress?($0, total) }) { members in
      ModelFamilyExploration(members.map { contexts[$0] })
    }
    var places: [(number: Int, place: Int)] = []
    for (place, members) in numbers.enumerated() { places += members.map { ($0, place) } }
    let items = places.sorted { $0.number < $1.number }
    return await each(items, workers, { progress?(numbers.count + $0, total) }) { item in
      var exploration = ModelExploration(contexts[item.number], in: families[item.place])
      if numbers[item.place].first == item.number { exploration.add(families[item.place]) }
      return exploration
    }
  }

  /// The positions of contexts, those of one platform and version together.
  private static func numbersByPlace(_ contexts: [ModelContext]) -> [[Int]] {
    contexts.indices.reduce(into: []) { places, number in
      let place = places.firstIndex { contexts[$0[0]].isAtPlace(of: contexts[number]) }
      if let place { places[place].append(number) } else { places.append([number]) }
    }
  }

  /// Does the same for each of some items, several at a time, and tells how many are done.
  private static func each<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ workers: Int, _ progress: (Int) -> Void,
    _ work: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (Int, Result).self) { group in
      var found: [Int: Result] = [:]
      var next = 0
      func startNext() {
        guard next < items.count else { return }
        let (number, item) = (next, items[next])
        next += 1
        group.addTask { (number, work(item)) }
      }
      for _ in 0..<max(workers, 1) { startNext() }
      while let (number, result) = await group.next() {
        startNext()
        found[number] = result
        progress(found.count)
      }
      return items.indices.compactMap { found[$0] }
    }
  }

  private static func report(
    _ contexts: [ModelContext], _ classOf: [Int], _ found: [ModelExploration]
  ) -> ModelExploreReport {
    var report = ModelExploreReport()
    var isApplied = [Bool](repeating: false, count: ModelTable.rules.count)
    var names: [Int: String] = [:]
    for (context, number) in zip(contexts, classOf) {
      let exploration = found[number]
      report.contexts.append(
        .init(
          name: context.name, states: exploration.states, transitions: exploration.transitions,
          isComplete: exploration.isComplete, sameAs: names[number]))
      if names[number] == nil { names[number] = context.name }
    }
    for exploration in found {
      report.flaws += exploration.flaws
      for index in isApplied.indices where exploration.isApplied[index] { isApplied[index] = true }
    }
    report.properties = ModelInvariants.needs.map { id, needs in
      result(id, needs, zip(contexts, classOf).map { ($0, found[$1]) }, found)
    }
    let rest = isApplied.indices.filter { !isApplied[$0] }.map { ModelTable.rules[$0] }
    let dead = rest.filter { rule in contexts.contains { rule.speaks(of: $0) } }
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
