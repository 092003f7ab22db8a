internal import LockbBase
internal import LockbKnowledge

/// A set that documents count or list.
enum JudgeSet {
  /// Its members, in a fixed order; nil for an unknown set.
  ///
  /// - Parameter conditions: what holds where a call offers options.
  static func members(
    _ set: String, on platform: ModelPlatform, where conditions: [JudgeTerm] = []
  ) -> [JudgeTerm]? {
    switch set {
    case "statuses":
      return JudgeCatalogue.entities(.status).filter { exists($0, on: platform) }
        .map { JudgeTerm(.status, $0.name.english) }
    case "accuracies": return [JudgeTerm(.accuracy, "full"), JudgeTerm(.accuracy, "reduced")]
    case "levels":
      guard let context = newest(platform)?.context else { return nil }
      return ["whenInUse", "always"].map { JudgeTerm(.grant, $0) }.filter { level in
        JudgeSpace.of(context).rests.contains { level.holds(in: $0.state, context) == true }
      }.map { JudgeTerm(.level, $0.value) }
    default: break
    }
    if set.hasPrefix("cases:") {
      let container = "api/" + set.dropFirst(6) + "."
      return JudgeCatalogue.entities(.api)
        .filter { $0.id.hasPrefix(container) && exists($0, on: platform) }
        .map { JudgeTerm(.api, String($0.id.dropFirst(4))) }
    }
    if set.hasPrefix("options:") {
      return options(String(set.dropFirst(8)), on: platform, where: conditions)?.map {
        JudgeTerm(.event, "choose:" + $0.rawValue)
      }
    }
    return set.hasPrefix("keys:") ? keys(String(set.dropFirst(5)), on: platform) : nil
  }

  /// How many there are: the members, or what the catalogue gives as a limit.
  static func count(
    _ set: String, on platform: ModelPlatform, where conditions: [JudgeTerm] = []
  ) -> Int? {
    switch set {
    case "regions": limit(of: "region-monitoring")
    case "conditions": limit(of: "condition-monitoring")
    default:
      set.hasPrefix("raw:")
        ? rawValue(of: set.dropFirst(4)) : members(set, on: platform, where: conditions)?.count
    }
  }

  /// The raw value that the card of a status, or of a case, begins with (1.1, 5.2, 5.4).
  private static func rawValue(of name: Substring) -> Int? {
    JudgeCatalogue.entity(JudgeTerm(name.contains(".") ? .api : .status, String(name)))?.properties
      .first { $0.label == PropertyLabel.raw.text }
      .flatMap { Int($0.value.english.prefix { $0.isNumber }) }
  }

  /// A member as the set writes it: an option by its label in either language.
  static func canonical(_ term: JudgeTerm) -> JudgeTerm {
    let label: Substring
    switch term.type {
    case .prompt where term.value.hasPrefix("option:"): label = term.value.dropFirst(7)
    case .event where term.value.hasPrefix("choose:"): label = term.value.dropFirst(7)
    default: return term
    }
    guard let context = newest(.iOS)?.context,
      case .choose(let choice)? = try? ModelEvent.parse("choose:" + label, context).event
    else { return term }
    return JudgeTerm(.event, "choose:" + choice.rawValue)
  }

  private static func newest(_ platform: ModelPlatform) -> JudgeSetting? {
    JudgePlace.all(of: platform).last.flatMap { JudgeSetting($0, keys: []) }
  }

  private static func exists(_ entity: Entity, on platform: ModelPlatform) -> Bool {
    entity.availability.contains {
      JudgeScope.platform($0.platform) == platform && $0.introduced != nil
    }
  }

  /// The options of a prompt, by its id or by the call that makes it appear.
  private static func options(
    _ name: String, on platform: ModelPlatform, where conditions: [JudgeTerm]
  ) -> [ModelChoice]? {
    // Whichever call makes it appear, the first prompt offers the same.
    let name = name == "first" ? "P-WIU" : name
    if let prompt = ModelPrompt.allCases.first(where: { $0.id == name }) { return prompt.choices }
    return newest(platform).flatMap { options(name, in: $0, where: conditions) }
  }

  /// The options of the prompt that a call makes appear in a place.
  static func options(
    _ name: String, in place: JudgePlace, where conditions: [JudgeTerm]
  ) -> [ModelChoice]? {
    JudgeSetting(place, keys: []).flatMap { options(name, in: $0, where: conditions) }
  }

  private static func options(
    _ name: String, in setting: JudgeSetting, where conditions: [JudgeTerm]
  ) -> [ModelChoice]? {
    let term = JudgeTerm(.event, name)
    guard JudgeEvents.isKnown(term) else { return nil }
    // A level may stand for several grants.
    guard !conditions.contains(where: { $0.type == .level }) else { return nil }
    let claim = JudgeClaim(conditions: conditions, events: [term], outcomes: [], force: .ordinary)
    guard let situations = setting.situations(of: claim, where: conditions) else { return nil }
    let runs = setting.runs(of: claim, from: situations)
    let choices = runs.first?.state.prompt.choices ?? []
    let isSettled = conditions.isEmpty || runs.allSatisfy { $0.state.prompt.choices == choices }
    return choices.isEmpty || !isSettled ? nil : choices
  }

  /// Whether prompts offer somewhere what they offer in the newest version: since 13.4 they do.
  static func isSettled(in place: JudgePlace) -> Bool {
    JudgeSetting(place, keys: []).map { $0.context.era >= .i13b } ?? false
  }

  /// The usage descriptions that a call needs.
  private static func keys(_ event: String, on platform: ModelPlatform) -> [JudgeTerm]? {
    let term = JudgeTerm(.event, event)
    guard let place = JudgePlace.all(of: platform).last, JudgeEvents.isKnown(term) else {
      return nil
    }
    return ModelUsageKey.allCases.compactMap(\.name).map { JudgeTerm(.key, $0) }.filter {
      JudgeNeed(event: term, need: $0, conditions: [], isClaimed: true).isNeeded(in: place) == true
    }
  }

  /// The number that the limit of a service begins with.
  private static func limit(of service: String) -> Int? {
    JudgeCatalogue.entity(JudgeTerm(.service, service))?.properties
      .first { $0.label == PropertyLabel.limit.text }
      .flatMap { Int($0.value.english.prefix { $0.isNumber }) }
  }
}
