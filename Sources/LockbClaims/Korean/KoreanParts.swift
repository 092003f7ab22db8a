/// The parts of a sentence that joins claims of their own.
struct KoreanParts {
  private struct Part {
    var circumstances: [Clause] = []
    var main: Clause
  }

  private var parts: [Part] = []
  /// Whether the parts cannot be one claim.
  private(set) var mustPart = false
  /// Whether a later part has circumstances of its own.
  private(set) var hasLaterCircumstance = false
  /// Whether several parts name what they speak of: A는 되지만 B는 안 된다.
  var hasTopics: Bool { parts.count { $0.main.items.contains(where: \.isTopic) } > 1 }

  var count: Int { parts.count }

  /// Parts clauses behind each main one.
  init(_ clauses: [Clause]) {
    var circumstances: [Clause] = []
    for clause in clauses {
      let isMain =
        clause.role == .main || clause.role == .contrast
      guard isMain else {
        circumstances.append(clause)
        continue
      }
      var main = clause
      main.role = .main
      parts.append(Part(circumstances: circumstances, main: main))
      if clause.role == .contrast { mustPart = true }
      circumstances = []
    }
    // What stands behind the last main clause belongs to it: …하는 것은 …할 때다.
    if !circumstances.isEmpty, !parts.isEmpty {
      parts[parts.count - 1].circumstances += circumstances
    }
    guard parts.count > 1 else {
      mustPart = false
      return
    }
    hasLaterCircumstance = parts.dropFirst().contains { !$0.circumstances.isEmpty }
    let hasMood = parts.contains { part in
      part.main.modality != .fact || part.main.quantifier != nil
    }
    let hasScopes = parts.dropFirst().contains { !$0.main.stretches.isEmpty }
    if hasLaterCircumstance || hasMood || hasScopes { mustPart = true }
  }

  /// For each part the ways to read it, the fullest first: a later part takes over circumstances
  /// and the topic, where it has none that take their place.
  var candidates: [[[Clause]]] {
    guard let first = parts.first else { return [] }
    var inherited = first.circumstances.filter { [.condition, .after].contains($0.role) }
    if let setting = first.main.setting { inherited.append(setting) }
    let topics = (first.circumstances + [first.main]).flatMap(\.items).filter(\.isTopic)
    var candidates = [[first.circumstances + [first.main]]]
    for part in parts.dropFirst() {
      let own = part.circumstances
      let replaced = Set((own + [part.main.atPlace]).flatMap(\.anchors))
      let kept = inherited.filter { clause in
        !replaced.contains("grant") && replaced.isDisjoint(with: clause.anchors)
      }
      var main = part.main
      if main.stretches.isEmpty, !main.isOfNow, !own.contains(where: { !$0.stretches.isEmpty }) {
        main.take(first.main.stretches)
      }
      var ways = [kept + own + [main]]
      if !(own + [main]).flatMap(\.items).contains(where: \.isTopic) {
        let known = Set(kept.flatMap(\.items).flatMap(\.senses))
        let missing = topics.filter { known.isDisjoint(with: $0.senses) }
        // 콜백은 오지 않지만 이벤트가 온다: each has its own subject.
        let hasSubject = part.main.items.contains { $0.suffix.particles == [.subject] }
        let isOfObject = first.main.items.contains { $0.suffix.particles.contains(.object) }
        if !missing.isEmpty, !hasSubject || isOfObject {
          var whole = main
          whole.items = missing + main.items
          ways.insert(kept + own + [whole], at: 0)
        }
      }
      candidates.append(ways)
      inherited += own.filter { [.condition, .after].contains($0.role) }
    }
    return candidates
  }
}

extension Item {
  /// Whether it is what the sentence is about, and not where something is.
  fileprivate var isTopic: Bool {
    suffix.particles.contains(.topic) && !suffix.particles.contains(.place) && !isPredicate
      && function == nil
  }
}

extension Clause {
  /// What it says of where and in which state things happen: “임시 항상 허용 상태에서”.
  fileprivate var setting: Clause? {
    let types: Set<Substring> = [
      "status", "grant", "level", "phase", "device", "accuracy", "session",
    ]
    var clause = Clause(.condition)
    clause.items = items.filter { item in
      guard item.slot == .place, let sense = item.senses.first else { return false }
      return types.contains(ClaimTerm.type(of: sense))
    }
    return clause.items.isEmpty ? nil : clause
  }

  /// Only what a place says: “macOS에는”.
  fileprivate var atPlace: Clause {
    var clause = self
    clause.items = items.filter { $0.slot == .place }
    return clause
  }

  /// What kinds of circumstance it names; those of one kind take each other’s place.
  fileprivate var anchors: Set<String> {
    var anchors: Set<String> = []
    for sense in items.compactMap(\.senses.first) {
      let type = ClaimTerm.type(of: sense)
      let value = sense.dropFirst(type.count + 1)
      switch type {
      case "status", "grant", "level": anchors.insert("grant")
      case "label": anchors.insert("answer")
      case "phase", "session", "accuracy", "device", "key", "settings": anchors.insert(String(type))
      case "event":
        let isSetting = value.begins(with: "settings")
        let isCall = ["request", "create", "start", "begin"].contains { value.begins(with: $0) }
        let isAnswer = value.begins(with: "choose") || value.begins(with: "answer")
        anchors.insert(isSetting ? "settings" : isCall ? "call" : isAnswer ? "answer" : "act")
      default: continue
      }
    }
    if !stretches.isEmpty { anchors.insert("scope") }
    return anchors
  }
}
