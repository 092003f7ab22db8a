internal import LockbBase
internal import LockbPack

extension MachineTables {
  /// What comes of a call.
  private struct Outcome: Hashable {
    var row: String
    var prompt: String?
    var usageKey: String?
    var refusedBy: String?
    var delivery: String?
    var completion: String?
    /// The status afterwards, where it changes.
    var status: String?

    var text: Localized<String> {
      var parts: [Localized<String>] = []
      if let prompt {
        let key = usageKey.map { " (\($0))" } ?? ""
        parts.append(Localized(en: "prompt \(prompt)\(key)", ko: "알림 \(prompt)\(key)"))
      }
      if let status { parts.append(Localized(en: "status \(status)", ko: "상태 \(status)")) }
      if let delivery { parts.append(.same(delivery)) }
      if let completion {
        parts.append(Localized(en: "completion \(completion)", ko: "완료 값 \(completion)"))
      }
      if let refusedBy, delivery == nil {
        parts.append(Localized(en: "nothing: \(refusedBy)", ko: "아무 일도 없음: \(refusedBy)"))
      }
      if parts.isEmpty { parts = [Localized(en: "nothing changes", ko: "바뀌는 것 없음")] }
      return .joined(parts)
    }
  }

  /// What a method of the manager does, state by state.
  static func calls(of api: String) -> [ReferenceTable] {
    let container = "CLLocationManager."
    guard api.hasPrefix(container), let event = event(of: String(api.dropFirst(container.count)))
    else { return [] }
    return [outcomes(of: event), needs(of: event)]
  }

  /// The event of a method, as a scenario names it.
  private static func event(of method: String) -> ModelEvent? {
    guard let first = contexts.first else { return nil }
    let text = ModelSentence.event("the app calls " + method)
    let event = try? ModelEvent.parse(text, first).event
    if case .requestTemporaryFullAccuracy = event {
      return .requestTemporaryFullAccuracy(declared: true)
    }
    return event
  }

  private static func start(
    _ grant: ModelGrant, _ event: ModelEvent, _ context: ModelContext
  ) -> ModelState {
    var state = ModelState(grant, in: context)
    if case .requestTemporaryFullAccuracy = event { state[.reducedSetting] = true }
    return state
  }

  private static func outcome(
    of event: ModelEvent, in state: ModelState, _ context: ModelContext
  ) -> Outcome? {
    let place = ModelTable.Place(context)
    guard let rule = ModelTable.entry(for: event, in: state, place)?.rule else { return nil }
    var after = state
    let output = rule.apply(to: &after, event, context)
    let isSilent = rule.isFallback && after == state && output.delivery == nil
    let status = after.status(in: context)
    return Outcome(
      row: rule.row, prompt: output.prompt.id, usageKey: output.usageKey.name,
      refusedBy: rule.refusedBy
        ?? (isSilent ? ModelTable.refusal(of: event, in: state, context) : nil),
      delivery: output.delivery?.rawValue, completion: output.completion?.rawValue,
      status: status == state.status(in: context) ? nil : status.rawValue)
  }

  private static func outcomes(of event: ModelEvent) -> ReferenceTable {
    var positions: [Outcome: [ModelGrant: [Int]]] = [:]
    for (position, context) in contexts.enumerated() where context.has(event) {
      for grant in grants[position] {
        guard let outcome = outcome(of: event, in: start(grant, event, context), context) else {
          continue
        }
        positions[outcome, default: [:]][grant, default: []].append(position)
      }
    }
    return ReferenceTable(
      id: "outcomes",
      title: Localized(
        en: "What a call does, in the foreground with every key",
        ko: "모든 키가 있고 포그라운드일 때 호출하면"),
      columns: [fromColumn, placeColumn, resultColumn, rowColumn],
      rows: rows(positions).map { row in
        [
          .joined(row.grants.map(\.words)), .same(row.places.text), row.value.text,
          .same(row.value.row),
        ]
      })
  }

  /// Grants with the same value in the same places share a row; first by grant, then by place.
  private static func rows<Value>(
    _ positions: [Value: [ModelGrant: [Int]]]
  ) -> [(value: Value, grants: [ModelGrant], places: PlaceList)] {
    let all = ModelGrant.allCases
    var rows: [(order: [Int], value: Value, grants: [ModelGrant], places: PlaceList)] = []
    for (value, byGrant) in positions {
      var grantsByPlaces: [[Int]: [ModelGrant]] = [:]
      for grant in all {
        if let places = byGrant[grant] { grantsByPlaces[places, default: []].append(grant) }
      }
      for (places, grants) in grantsByPlaces {
        let order = grants.compactMap { all.firstIndex(of: $0) }.prefix(1) + places
        rows.append((Array(order), value, grants, PlaceList(positions: places)))
      }
    }
    // No two rows begin in the same grant at the same place.
    return rows.sorted { $0.order.lexicographicallyPrecedes($1.order) }
      .map { ($0.value, $0.grants, $0.places) }
  }

  /// What keeps the call from doing anything, one lack at a time.
  private static func needs(of event: ModelEvent) -> ReferenceTable {
    var table: [[Localized<String>]] = []
    for lack in Lack.all {
      var positions: [Outcome: [ModelGrant: [Int]]] = [:]
      for (position, context) in contexts.enumerated() where context.has(event) {
        for grant in grants[position] {
          let state = start(grant, event, context)
          guard outcome(of: event, in: state, context)?.refusedBy == nil,
            let lacking = lack.applied(to: state, context, position),
            let refused = outcome(of: event, in: lacking.state, lacking.context),
            refused.refusedBy != nil
          else { continue }
          positions[refused, default: [:]][grant, default: []].append(position)
        }
      }
      table += rows(positions).map { row in
        [
          lack.words, .joined(row.grants.map { .same($0.rawValue) }), .same(row.places.text),
          row.value.text, .same(row.value.row),
        ]
      }
    }
    return ReferenceTable(
      id: "needs", title: Localized(en: "When nothing happens", ko: "아무 일도 일어나지 않는 경우"),
      columns: [
        .init("lack", Localized(en: "Lack", ko: "모자란 것")), fromColumn, placeColumn, resultColumn,
        rowColumn,
      ], rows: table)
  }

  /// One thing that is not as the call needs it.
  private enum Lack {
    case key(ModelKeys, ModelUsageKey)
    case foreground, freeScreen

    static let all: [Lack] = [
      .key(.whenInUse, .whenInUse), .key(.always, .always), .key(.alwaysOld, .alwaysOld),
      .key(.mac, .mac), .foreground, .freeScreen,
    ]

    var words: Localized<String> {
      switch self {
      case .key(_, let key):
        Localized(en: "\(key.name ?? "") is missing", ko: "\(key.name ?? "") 키가 없을 때")
      case .foreground: Localized(en: "not in the foreground", ko: "포그라운드가 아닐 때")
      case .freeScreen: Localized(en: "another prompt is showing", ko: "다른 알림이 떠 있을 때")
      }
    }

    /// A state and its context with the lack; nil where it cannot be.
    func applied(
      to state: ModelState, _ context: ModelContext, _ position: Int
    ) -> (state: ModelState, context: ModelContext)? {
      var state = state
      switch self {
      case .key(let key, _):
        let keys = context.keys.subtracting(key)
        return MachineTables.context(at: ModelExplore.places[position], declaring: keys)
          .map { (state, $0) }
      case .foreground:
        guard !context.platform.isMac else { return nil }
        state.phase = .out
      case .freeScreen:
        guard state.grant == .notDetermined else { return nil }
        state.prompt = context.platform.isMac ? .mac : .whenInUse
      }
      return (state, context)
    }
  }
}
