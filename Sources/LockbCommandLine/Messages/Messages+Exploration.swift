internal import LockbBase
internal import LockbPack

extension Messages {
  var alreadyThere: String {
    pick("Nothing needs to happen: it is the same state.", "같은 상태이므로 아무 일도 필요하지 않습니다.")
  }

  func noWay(from start: String, to goal: String, on place: String) -> String {
    pick(
      "There is no way from \(start) to \(goal) on \(place). Rows that lead there, and what keeps "
        + "them from it:",
      "\(place)에는 \(start)에서 \(goal)(으)로 가는 길이 없습니다. 그리로 가는 규칙과 가로막는 것:")
  }

  func explored(_ done: Int, of total: Int) -> String {
    pick("\(done) of \(total) contexts explored", "환경 \(total)개 가운데 \(done)개 탐색")
  }

  func explorationTime(milliseconds: Int) -> String {
    let seconds = "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
    return pick("Explored in \(seconds) s.", "\(seconds)초 동안 탐색했습니다.")
  }

  func explorationCounts(contexts: Int, explored: Int, states: Int, transitions: Int) -> String {
    pick(
      "\(contexts) contexts, \(explored) that differ: \(states) states, \(transitions) transitions",
      "환경 \(contexts)개, 서로 다른 환경 \(explored)개: 상태 \(states)개, 전이 \(transitions)개")
  }

  func incomplete(_ count: Int) -> String {
    pick("\(count) contexts were not seen whole", "끝까지 탐색하지 못한 환경 \(count)개")
  }

  func ruleCounts(applied: Int, dead: Int, other: Int) -> String {
    let elsewhere = other == 0 ? "" : pick(", \(other) of other places", ", 다른 곳의 규칙 \(other)개")
    return pick("rules: \(applied) applied", "규칙: \(applied)개 적용") + elsewhere
      + (dead == 0
        ? pick(", none dead", ", 죽은 규칙 없음") : pick(", \(dead) dead:", ", 죽은 규칙 \(dead)개:"))
  }

  /// One line for the rules of each reason, in the order of the table.
  func deadRules(_ rules: [ReferenceSurvey.DeadRule]) -> [String] {
    let reasons = rules.map { rule in
      rule.reason.map { pick($0.english, $0.korean) }
        ?? pick("does not come about here", "여기서는 일어나지 않음")
    }
    var lines: [(reason: String, ids: [String])] = []
    for (rule, reason) in zip(rules, reasons) {
      if let line = lines.firstIndex(where: { $0.reason == reason }) {
        lines[line].ids.append(rule.id)
      } else {
        lines.append((reason, [rule.id]))
      }
    }
    return lines.map { $0.ids.joined(separator: " ") + ": " + $0.reason }
  }

  func propertyCounts(holding: Int, vacuous: [String], broken: Int) -> String {
    let list = vacuous.isEmpty ? "" : " (" + vacuous.joined(separator: " ") + ")"
    return pick(
      "properties: \(holding) hold, \(vacuous.count) never tested\(list), \(broken) broken",
      "성질: \(holding)개 참, \(vacuous.count)개 시험되지 않음\(list), \(broken)개 깨짐")
  }

  func property(_ property: ReferenceSurvey.Property) -> String {
    let reasons = property.notApplicable.map { reason in
      pick(
        "\(reason.text.english) (\(reason.contexts.count))",
        "\(reason.text.korean) (\(reason.contexts.count))")
    }
    let name = property.id + String(repeating: " ", count: max(1, 16 - property.id.count))
    let rest = reasons.joined(separator: "; ")
    if property.contexts == 0, !reasons.isEmpty {
      return name + pick("not applicable: ", "해당 없음: ") + rest
    }
    return name
      + pick("exercised in \(property.contexts)", "환경 \(property.contexts)개에서 시험")
      + (reasons.isEmpty ? "" : pick("; not applicable: ", ", 해당 없음: ") + rest)
  }

  func unexplained(_ id: String, _ contexts: Int) -> String {
    pick(
      "\(id): \(contexts) contexts in which its condition and its reasons disagree:",
      "\(id): 조건과 이유가 어긋나는 환경 \(contexts)개:")
  }

  func tableFlaws(_ count: Int) -> String {
    pick(
      "\(count) pairs of a state and an event have no rule, or several:",
      "규칙이 없거나 여럿인 상태와 이벤트의 쌍 \(count)개:")
  }
}
