internal import LockbBase
internal import LockbPack

extension Messages {
  /// What a step shows and changes, in the order in which a person would notice it.
  func changes(of step: ReferenceStep) -> StyledText {
    var parts: [StyledText] = []
    func part(_ english: String, _ korean: String, _ value: String, _ style: Style = .plain) {
      let name = pick(english, korean)
      parts.append(
        StyledText(name + (value.isEmpty || name.isEmpty ? "" : " ")) + StyledText(value, style))
    }
    if let prompt = step.prompt {
      part("prompt", "알림", prompt.id + (prompt.usageKey.map { " (\($0))" } ?? ""), .hit)
      part("", "", prompt.options.map { "“\($0[language])”" }.joined(separator: " "), .faint)
    }
    if step.after.status != step.before.status {
      part("status", "상태", step.after.status, .hit)
    }
    if step.after.grant != step.before.grant { part("grant", "권한", step.after.grant) }
    for (old, new) in zip(step.before.details, step.after.details)
    where old != new && new.name != "prompt" {
      part(name(ofDetail: new.name), name(ofDetail: new.name), text(of: new.value))
    }
    if let callback = step.callback { part("callback", "콜백", callback) }
    if let delivery = step.delivery { part("delivery", "전달", delivery) }
    if let completion = step.completion { part("completion", "완료 값", completion) }
    if !step.diagnostics.isEmpty {
      part("diagnostics", "진단", step.diagnostics.joined(separator: " "))
    }
    if let guardName = step.refusedBy {
      part("nothing happens:", "아무 일도 없음:", guardName, .warning)
    } else if parts.isEmpty {
      let isSettings = step.after.settings != step.before.settings
      if isSettings {
        part("settings", "설정", step.after.settings[language])
      } else {
        part("nothing changes", "바뀌는 것 없음", "")
      }
    }
    var line = StyledText()
    for (index, part) in parts.enumerated() {
      if index > 0 { line.append(", ") }
      line.append(part)
    }
    return line
  }

  private func name(ofDetail name: String) -> String {
    let korean = [
      "accuracy": "정확도", "phase": "사용 단계", "process": "프로세스",
      "serviceSessions": "서비스 세션", "backgroundSessions": "백그라운드 세션",
    ]
    let english = name.reduce(into: "") { result, character in
      if character.isUppercase {
        result += " " + character.lowercased()
      } else {
        result.append(character)
      }
    }
    return pick(english, korean[name] ?? english)
  }

  private func text(of value: ReferenceSnapshot.Detail.Value) -> String {
    switch value {
    case .none: pick("none", "없음")
    case .text(let text): text
    case .count(let count): String(count)
    }
  }

  var exportColumns: [String] {
    [pick("From", "처음"), pick("Event", "이벤트"), pick("To", "다음"), pick("Row", "규칙")]
  }

  var noEvents: String { pick("There are no events: nothing happens.", "이벤트가 없어 아무 일도 일어나지 않습니다.") }

  func refuted(_ failure: ReferenceScenario.Failure) -> String {
    let message = failure.message[language]
    return pick("line \(failure.line): \(message)", "\(failure.line)번째 줄: \(message)")
  }

  func outcome(of scenario: ReferenceScenario) -> String {
    switch (scenario.mustFail, scenario.isAsClaimed) {
    case (false, true): pick("The scenario holds.", "시나리오가 참입니다.")
    case (false, false): pick("The scenario does not hold.", "시나리오가 참이 아닙니다.")
    case (true, true): pick("The scenario fails, as it must.", "시나리오가 예상대로 실패합니다.")
    case (true, false): pick("The scenario holds, but must fail.", "실패해야 하는 시나리오가 참입니다.")
    }
  }

  /// What stands above the answer to one of several blocks.
  func block(onLine line: Int, id: String?) -> String {
    let name = id.map { " (\($0))" } ?? ""
    return pick("Line \(line)\(name):", "\(line)번째 줄\(name):")
  }

  func badBlocks(_ count: Int, of total: Int, first: Int) -> String {
    pick(
      "\(count) of \(total) blocks cannot be run; the first begins on line \(first).",
      "블록 \(total)개 가운데 \(count)개를 실행할 수 없습니다. 첫 블록은 \(first)번째 줄에서 시작합니다.")
  }

  func badLines(_ count: Int, of total: Int, first: Int) -> String {
    pick(
      "\(count) of \(total) lines have no answer; the first is line \(first).",
      "\(total)줄 가운데 \(count)줄에 답이 없습니다. 첫 줄은 \(first)번째입니다.")
  }
}
