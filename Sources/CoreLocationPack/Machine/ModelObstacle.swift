internal import LockbBase

/// What keeps a goal out of reach, and the rows it stands in.
struct ModelObstacle: Hashable {
  /// What stands in the way.
  enum Reason: Hashable {
    /// A call that would have to come first does not exist on the platform.
    case missingCall(String, ModelPlatform)
    /// The rows speak of other platforms or versions only.
    case elsewhere
    /// The app does not declare what the rows need.
    case undeclared(key: String)
    /// No run reaches the states that the rows start from.
    case outOfReach
  }

  let reason: Reason
  /// The rows, in the order of the table.
  var rows: [String]

  /// Why, in words.
  var text: Localized<String> {
    switch reason {
    case .missingCall(let call, let platform):
      Localized(
        en: "\(call) does not exist on \(platform.rawValue)",
        ko: "\(platform.rawValue)에는 \(call) 요청이 없습니다")
    case .elsewhere:
      Localized(en: "only on other platforms or versions", ko: "다른 플랫폼이나 버전에만 있습니다")
    case .undeclared(let key):
      Localized(en: "the app does not declare \(key)", ko: "앱이 \(key) 키를 선언하지 않았습니다")
    case .outOfReach:
      Localized(
        en: "no run reaches the state that comes before", ko: "그 앞의 상태에 이르는 길이 없습니다")
    }
  }

  /// The row of the facts that says that a call is missing, where one does.
  static func row(ofMissing event: ModelEvent) -> String? {
    event == .requestAlways ? "T28" : nil
  }

  /// What keeps a context from a goal, the missing calls first.
  static func all(to goal: ModelGoal, in context: ModelContext) -> [ModelObstacle] {
    var found: [ModelObstacle] = []
    func add(_ reason: Reason, _ row: String) {
      if let index = found.firstIndex(where: { $0.reason == reason }) {
        if !found[index].rows.contains(row) { found[index].rows.append(row) }
      } else {
        found.append(ModelObstacle(reason: reason, rows: [row]))
      }
    }
    for rule in ModelTable.rules where rule.leads(to: goal) {
      // An answer needs the request that shows its prompt.
      let openings = rule.promptOpenings
      let needed = openings.isEmpty ? [rule] : openings
      let missing = Set(needed.flatMap(\.events)).filter { !context.has($0) }
      for event in missing.sorted(by: { $0.name < $1.name }) {
        guard let row = row(ofMissing: event) else { continue }
        add(.missingCall(event.name, context.platform), row)
      }
      add(reason(of: [rule] + needed, in: context), rule.row)
    }
    return found.filter(\.isMissingCall) + found.filter { !$0.isMissingCall }
  }

  private var isMissingCall: Bool {
    if case .missingCall = reason { true } else { false }
  }

  private static func reason(of rules: [ModelRule], in context: ModelContext) -> Reason {
    let here = rules.filter { $0.scope.contains(context) && $0.events.contains(where: context.has) }
    for rule in here {
      for required in rule.guards where required.expected {
        if let key = required.condition.key(in: context), !context.declares(key) {
          return .undeclared(key: key.name ?? "")
        }
      }
    }
    return here.count == rules.count ? .outOfReach : .elsewhere
  }
}

extension ModelContext {
  /// Whether an event exists in its platform and version.
  func has(_ event: ModelEvent) -> Bool {
    platform.introduction(of: event).map { version >= $0 } ?? false
  }

  /// Whether the app declares a usage description.
  func declares(_ key: ModelUsageKey) -> Bool {
    switch key {
    case .whenInUse: keys.contains(.whenInUse)
    case .always: keys.contains(.always)
    case .alwaysOld: keys.contains(.alwaysOld)
    case .mac: macUsageKey != nil
    case .temporary: !purposes.isEmpty
    case .none: true
    }
  }
}

extension ModelCondition {
  /// The usage description that the condition asks for; nil where it asks for something else.
  func key(in context: ModelContext) -> ModelUsageKey? {
    switch self {
    case .whenInUseKey: .whenInUse
    case .alwaysKey: context.resolved(.always)
    case .macKey: .mac
    default: nil
    }
  }
}

extension ModelRule {
  /// The rules that show the prompts from which the rule starts; none for a rule that needs none.
  fileprivate var promptOpenings: [ModelRule] {
    guard from.prompts & 1 == 0 else { return [] }
    return ModelTable.rules.filter { rule in
      rule.effects.contains { effect in
        guard case .show(let prompt, _) = effect else { return false }
        return from.prompts >> UInt16(prompt.rawValue) & 1 == 1
      }
    }
  }

  /// Whether the rule stores what a goal asks for.
  func leads(to goal: ModelGoal) -> Bool {
    effects.contains { effect in
      guard case .grant(let grant) = effect else { return false }
      if let wanted = goal.grant { return grant.labels.contains(wanted) }
      switch goal.status {
      case .authorizedAlways: return grant == .always || grant == .provisional
      case .authorizedWhenInUse: return grant == .whenInUse || grant == .temporary
      case .denied: return grant == .denied
      case .notDetermined: return grant == .notDetermined
      case .restricted, nil: return false
      }
    }
  }
}

extension ModelState.Grant {
  /// The labels it can have.
  var labels: [ModelGrant] {
    switch self {
    case .notDetermined: [.notDetermined]
    case .denied: [.denied]
    case .whenInUse: [.whenInUse, .whenInUseAlwaysUsed]
    case .temporary: [.temporary]
    case .provisional: [.provisional]
    case .always: [.always]
    }
  }
}
