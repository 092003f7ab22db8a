internal import LockbBase
internal import LockbPack

/// What the table of rules says of an API, a key, a status, a prompt or a row, read off the table
/// when it is asked for.
enum MachineTables {
  /// The tables of a thing, by the id of an entity, of a prompt (`P-UPG`) or of a row (`T30`).
  static func tables(of name: String) -> [ReferenceTable] {
    let fields = name.split(separator: "/", maxSplits: 1).map(String.init)
    let found: [ReferenceTable]
    switch (fields.first, fields.count) {
    case ("api", 2): found = calls(of: fields[1])
    case ("key", 2): found = [prompts(showing: fields[1]), refusals(without: fields[1])]
    case ("status", 2): found = ModelStatus(rawValue: fields[1]).map(tables) ?? []
    default: found = prompt(name) + [rules(of: name)]
    }
    return found.filter { !$0.rows.isEmpty }
  }

  /// Every row, those of the facts before the model's own, and every prompt.
  static var names: ReferenceMachine.Names {
    func order(_ row: String) -> (Int, Int, String) { (row.hasPrefix("T") ? 0 : 1, row.count, row) }
    var prompts: [String] = []
    for id in ModelPrompt.allCases.compactMap(\.id) where !prompts.contains(id) {
      prompts.append(id)
    }
    return ReferenceMachine.Names(
      rows: Set(ModelTable.rules.flatMap { [$0.row] + $0.alsoRows }).sorted {
        order($0) < order($1)
      }, prompts: prompts)
  }

  /// The rows of the rules that stand for a row.
  static func rows(beside row: String) -> [String] {
    [row] + (companions[row] ?? [])
  }

  /// By row: the other rows of the rules that stand for it.
  private static let companions: [String: [String]] = ModelTable.rules.reduce(into: [:]) {
    if !$1.alsoRows.isEmpty { $0[$1.row, default: []] += $1.alsoRows }
  }

  /// Every place with what an app that declares everything finds there.
  static let contexts: [ModelContext] = ModelExplore.places.compactMap {
    context(at: $0, declaring: [.whenInUse, .always, .alwaysOld, .mac, .backgroundMode])
  }

  /// By context: the grants that an app can have there.
  static let grants: [[ModelGrant]] = concurrentMap(contexts) { ModelGrant.all(in: $0) }

  static func context(
    at place: (platform: ModelPlatform, version: Version), declaring keys: ModelKeys
  ) -> ModelContext? {
    ModelContext(place.platform, place.version, keys: keys, purposes: ["PURPOSE"])
  }

  /// The places whose contexts meet a condition.
  static func places(where isMember: (ModelContext) -> Bool) -> PlaceList {
    PlaceList(positions: contexts.indices.filter { isMember(contexts[$0]) })
  }

  static let placeColumn = ReferenceTable.Column("where", Localized(en: "Where", ko: "적용되는 곳"))
  static let rowColumn = ReferenceTable.Column("row", Localized(en: "Row", ko: "규칙"))
  static let eventColumn = ReferenceTable.Column("event", Localized(en: "Event", ko: "이벤트"))
  static let fromColumn = ReferenceTable.Column("from", Localized(en: "From", ko: "처음 권한"))
  static let promptColumn = ReferenceTable.Column("prompt", Localized(en: "Prompt", ko: "알림"))
  static let grantColumn = ReferenceTable.Column("grant", Localized(en: "Grant", ko: "권한"))
  static let resultColumn = ReferenceTable.Column("result", Localized(en: "Result", ko: "결과"))
}

extension Localized<String> {
  /// The same in both languages: a name, a code.
  static func same(_ text: String) -> Self { Self(en: text, ko: text) }

  /// Texts with a separator between them.
  static func joined(_ texts: [Self], _ separator: String = ", ") -> Self {
    Self(
      en: texts.map(\.english).joined(separator: separator),
      ko: texts.map(\.korean).joined(separator: separator))
  }
}

extension ModelGrant {
  /// The grant in the words of the glossary, with its code.
  var words: Localized<String> {
    let name =
      switch self {
      case .notDetermined: Localized(en: "not determined", ko: "결정되지 않음")
      case .denied: Localized(en: "denied", ko: "거부됨")
      case .whenInUse: Localized(en: "When In Use", ko: "앱을 사용하는 동안")
      case .whenInUseAlwaysUsed:
        Localized(en: "When In Use, Always asked", ko: "앱을 사용하는 동안, 항상 허용 요청을 쓴 뒤")
      case .temporary: Localized(en: "temporary When In Use", ko: "일시적인 앱 사용 중 권한")
      case .provisional: Localized(en: "provisional Always", ko: "임시 항상 허용")
      case .always: Localized(en: "Always", ko: "항상 허용")
      }
    return Localized(en: "\(name.english) (\(rawValue))", ko: "\(name.korean) (\(rawValue))")
  }

  /// The words of every grant, made once.
  static let wordsByGrant: [Self: Localized<String>] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.words) })

  /// The grants that some rule of a context stores, and the one every run begins in.
  static func all(in context: ModelContext) -> [ModelGrant] {
    var found: Set<ModelGrant> = [.notDetermined]
    let rules = ModelTable.rules.filter {
      $0.scope.contains(context) && $0.events.contains(where: context.has)
    }
    let spends = rules.contains { $0.effects.contains(.set(.alwaysUsed)) }
    for case .grant(let grant) in rules.flatMap(\.effects) {
      switch grant {
      case .notDetermined: found.insert(.notDetermined)
      case .denied: found.insert(.denied)
      case .whenInUse:
        found.insert(.whenInUse)
        if spends { found.insert(.whenInUseAlwaysUsed) }
      case .temporary: found.insert(.temporary)
      case .provisional: found.insert(.provisional)
      case .always: found.insert(.always)
      }
    }
    return allCases.filter(found.contains)
  }
}

extension ModelState {
  /// The start of a run with another grant.
  init(_ label: ModelGrant, in context: ModelContext) {
    self.init(reducedAccuracy: false)
    switch label {
    case .notDetermined: grant = .notDetermined
    case .denied: grant = .denied
    case .whenInUse, .whenInUseAlwaysUsed: grant = .whenInUse
    case .temporary: grant = .temporary
    case .provisional: grant = .provisional
    case .always: grant = .always
    }
    self[.alwaysUsed] = label == .whenInUseAlwaysUsed || label == .provisional
  }
}
