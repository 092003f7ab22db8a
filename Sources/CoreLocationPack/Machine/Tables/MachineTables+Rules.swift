internal import LockbBase
internal import LockbPack
internal import LockbReference

extension MachineTables {
  /// The prompts whose text is a key's.
  static func prompts(showing key: String) -> ReferenceTable {
    var rows: [[Localized<String>]] = []
    for rule in ModelTable.rules {
      for case .show(let shown, let cell) in rule.effects {
        for prompt in [shown, .clip] where prompt == shown || shown == .whenInUse {
          let places = places { context in
            rule.exists(in: context) && context.resolved(cell).name == key
              && context.shown(shown) == prompt
          }
          if !places.positions.isEmpty {
            rows.append([
              .same(prompt.id ?? ""), rule.eventWords, .same(places.text), .same(rule.row),
            ])
          }
        }
      }
    }
    return ReferenceTable(
      id: "prompts", title: Localized(en: "Prompts that show its text", ko: "이 문자열을 보여 주는 알림"),
      columns: [promptColumn, eventColumn, placeColumn, rowColumn], rows: merged(rows))
  }

  /// What does nothing without a key.
  static func refusals(without key: String) -> ReferenceTable {
    var rows: [[Localized<String>]] = []
    for rule in ModelTable.rules {
      guard let refusedBy = rule.refusedBy,
        let lack = rule.guards.first(where: { !$0.expected && $0.condition.rawValue == refusedBy })
      else { continue }
      let places = places { context in
        rule.exists(in: context) && lack.condition.key(in: context)?.name == key
      }
      guard !places.positions.isEmpty else { continue }
      rows.append([rule.eventWords, rule.from.words, .same(places.text), .same(rule.row)])
    }
    return ReferenceTable(
      id: "refusals", title: Localized(en: "Without it nothing happens", ko: "없으면 아무 일도 없는 것"),
      columns: [eventColumn, fromColumn, placeColumn, rowColumn], rows: merged(rows))
  }

  /// The grants that report a status, and the ways to it.
  static func tables(of status: ModelStatus) -> [ReferenceTable] {
    [reporting(status), ways(to: status)]
  }

  private static func reporting(_ status: ModelStatus) -> ReferenceTable {
    var rows: [[Localized<String>]] = []
    for overlay in [nil, ModelState.Flag.restricted, .servicesOff] {
      for grant in ModelGrant.allCases {
        func state(_ context: ModelContext) -> ModelState {
          var state = ModelState(grant, in: context)
          if let overlay { state[overlay] = true }
          return state
        }
        // An overlay hides every grant alike, so one stands for all.
        guard overlay == nil || grant == .notDetermined else { continue }
        var rowsBySettings: [String: [Int]] = [:]
        for (position, context) in contexts.enumerated()
        where grants[position].contains(grant)
          && state(context).status(in: context) == status
        {
          rowsBySettings[state(context).settingsRow(in: context), default: []].append(position)
        }
        for settings in rowsBySettings.keys.sorted() {
          let name =
            switch overlay {
            case .restricted: Localized(en: "any, restricted", ko: "무엇이든, 제한됨")
            case .servicesOff: Localized(en: "any, Location Services off", ko: "무엇이든, 위치 서비스 끔")
            default: grant.words
            }
          let places = PlaceList(positions: rowsBySettings[settings] ?? [])
          rows.append([name, SettingsRow.words(settings), .same(places.text)])
        }
      }
    }
    return ReferenceTable(
      id: "grants", title: Localized(en: "Grants that report it", ko: "이 상태로 보고되는 권한"),
      columns: [
        grantColumn, .init("settings", Localized(en: "Settings row", ko: "설정 항목")), placeColumn,
      ], rows: rows)
  }

  private static func ways(to status: ModelStatus) -> ReferenceTable {
    var rows: [[Localized<String>]] = []
    for rule in ModelTable.rules where rule.leads(to: ModelGoal(status: status)) {
      let places = places(where: rule.exists)
      guard !places.positions.isEmpty else { continue }
      rows.append([
        rule.eventWords, .same(rule.from.promptIDs.joined(separator: ", ")), rule.from.words,
        .same(places.text), .same(rule.row),
      ])
    }
    return ReferenceTable(
      id: "ways", title: Localized(en: "How an app gets there", ko: "이 상태가 되는 길"),
      columns: [eventColumn, promptColumn, fromColumn, placeColumn, rowColumn],
      rows: merged(rows))
  }

  /// What is known of a prompt.
  static func prompt(_ id: String) -> [ReferenceTable] {
    let prompts = ModelPrompt.allCases.filter { $0.id == id }
    guard let first = prompts.first else { return [] }
    var rows: [[Localized<String>]] = []
    for rule in ModelTable.rules {
      for case .show(let shown, let cell) in rule.effects {
        var placesByKey: [String: [Int]] = [:]
        for (position, context) in contexts.enumerated()
        where rule.exists(in: context) && prompts.contains(context.shown(shown)) {
          placesByKey[context.resolved(cell).name ?? "", default: []].append(position)
        }
        for key in placesByKey.keys.sorted() {
          let places = PlaceList(positions: placesByKey[key] ?? [])
          rows.append([
            rule.eventWords, rule.from.words, .same(key), .same(places.text), .same(rule.row),
          ])
        }
      }
    }
    let answers = first.choices.map { choice in
      let rules = ModelTable.rules.filter {
        $0.events.contains(.choose(choice)) && $0.from.startsFrom(prompts)
      }
      let grants = rules.flatMap(\.effects).compactMap { effect -> Localized<String>? in
        guard case .grant(let grant) = effect else { return nil }
        return .same(grant.codes)
      }
      var rows: [String] = []
      for rule in rules where !rows.contains(rule.row) { rows.append(rule.row) }
      return [choice.label, .joined(grants), .same(rows.joined(separator: " "))]
    }
    return [
      ReferenceTable(
        id: "answers", title: Localized(en: "Its options", ko: "선택지"),
        columns: [
          .init("option", Localized(en: "Option", ko: "선택지")), grantColumn, rowColumn,
        ], rows: answers),
      ReferenceTable(
        id: "shownBy", title: Localized(en: "What shows it", ko: "이 알림을 띄우는 것"),
        columns: [
          eventColumn, fromColumn, .init("key", Localized(en: "Key", ko: "키")), placeColumn,
          rowColumn,
        ], rows: merged(rows)),
    ]
  }

  /// The rules of a row of the facts.
  static func rules(of row: String) -> ReferenceTable {
    let rules = ModelTable.rules.filter { $0.row == row || $0.alsoRows.contains(row) }
    return ReferenceTable(
      id: "rules", title: Localized(en: "Rules of the machine", ko: "기준 기계의 규칙"),
      columns: [
        eventColumn, fromColumn,
        .init("guards", Localized(en: "Needs", ko: "조건")), placeColumn, resultColumn,
        .init("callback", Localized(en: "Callback", ko: "콜백")),
        .init("confidence", Localized(en: "Confidence", ko: "확신")),
        .init("sources", Localized(en: "Sources", ko: "출처")),
      ],
      rows: rules.map { rule in
        [
          rule.eventWords, rule.from.words,
          ConditionWords.text(of: rule.guards),
          .same(places(where: rule.exists).text), rule.resultWords, rule.callback.words,
          .same(rule.confidence.rawValue),
          .same(([rule.sources] + [rule.reading]).filter { !$0.isEmpty }.joined(separator: "; ")),
        ]
      })
  }

  /// Rows without those that say the same as one before.
  private static func merged(_ rows: [[Localized<String>]]) -> [[Localized<String>]] {
    var seen: Set<[Localized<String>]> = []
    return rows.filter { seen.insert($0).inserted }
  }
}
