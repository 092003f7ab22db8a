internal import LockbBase

extension ModelRule {
  /// Whether the rule can apply in a context at all.
  func exists(in context: ModelContext) -> Bool {
    scope.contains(context) && events.contains(where: context.has)
  }

  /// The events, one spelling of each.
  var eventWords: Localized<String> {
    var names: [String] = []
    for event in events {
      let name = event.name.replacing(":DECLARED", with: "").replacing(":UNDECLARED", with: "")
      if !names.contains(name) { names.append(name) }
    }
    return .same(names.joined(separator: ", "))
  }

  /// What the rule does, as far as a person sees it.
  var resultWords: Localized<String> {
    var parts: [Localized<String>] = []
    for effect in effects {
      switch effect {
      case .grant(let grant):
        parts.append(Localized(en: "grant \(grant.codes)", ko: "권한 \(grant.codes)"))
      case .show(let prompt, let key):
        let text = (prompt.id ?? "") + (key.name.map { " (\($0))" } ?? "")
        parts.append(Localized(en: "prompt \(text)", ko: "알림 \(text)"))
      default: break
      }
    }
    if let delivery { parts.append(.same(delivery.rawValue)) }
    if let completion {
      parts.append(
        Localized(en: "completion \(completion.rawValue)", ko: "완료 값 \(completion.rawValue)"))
    }
    if let refusedBy {
      parts.append(Localized(en: "nothing: \(refusedBy)", ko: "아무 일도 없음: \(refusedBy)"))
    }
    return .joined(parts)
  }
}

extension ModelCallback {
  /// What a delegate hears; empty where it hears nothing.
  var words: Localized<String> {
    switch self {
    case .none: .same("")
    case .current: Localized(en: "the current status", ko: "현재 상태")
    case .status(let status):
      Localized(en: "\(status.rawValue), if it is new", ko: "\(status.rawValue), 새로울 때")
    case .changed: Localized(en: "the status, if it is new", ko: "상태, 새로울 때")
    case .onWake:
      Localized(
        en: "on iOS the current status, elsewhere what it missed",
        ko: "iOS에서는 현재 상태, 다른 곳에서는 놓친 것")
    }
  }
}

extension ModelState.Grant {
  /// The codes of the grants that it can stand for.
  var codes: String { labels.map(\.rawValue).joined(separator: "/") }
}

extension ModelFrom {
  /// The grants to start from.
  var words: Localized<String> {
    if grants == 0x7F { return Localized(en: "any", ko: "무엇이든") }
    let labels = ModelGrant.allCases.filter { grants & Self.bit($0) != 0 }.map(\.rawValue)
    return .same(labels.joined(separator: ", "))
  }

  /// The ids of the prompts that must show; none where it does not matter.
  var promptIDs: [String] {
    guard prompts & 1 == 0 else { return [] }
    var ids: [String] = []
    for prompt in ModelPrompt.allCases where prompts >> UInt16(prompt.rawValue) & 1 == 1 {
      if let id = prompt.id, !ids.contains(id) { ids.append(id) }
    }
    return ids
  }

  /// Whether one of some prompts must show.
  func startsFrom(_ candidates: [ModelPrompt]) -> Bool {
    prompts & 1 == 0 && candidates.contains { prompts >> UInt16($0.rawValue) & 1 == 1 }
  }
}
