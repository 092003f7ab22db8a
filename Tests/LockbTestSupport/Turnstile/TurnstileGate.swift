internal import LockbBase
internal import LockbPack

/// What the gate of a turnstile can be like, and what happens to it.
enum TurnstileGate: String, CaseIterable {
  case locked, asked, unlocked, banned

  static let answers = [
    Localized(en: "Pay Once", ko: "한 번 내기"), Localized(en: "Leave", ko: "나가기"),
  ]

  /// What can happen, in a fixed order.
  static let events: [ReferenceEvent] =
    [event("requestPassage", "The app calls requestPassage()", "앱이 requestPassage()를 부른다", .app)]
    + answers.map { answer in
      ReferenceEvent(
        name: ReferenceStep.Prompt.answer(answer),
        label: Localized(
          en: "The guest chooses “\(answer.english)”", ko: "손님이 “\(answer.korean)” 선택지를 고른다"),
        shortLabel: Localized(en: "“\(answer.english)”", ko: "“\(answer.korean)”"),
        source: .answer, isCore: true)
    } + [
      event("push", "The guest pushes", "손님이 민다", .person),
      event("settings:ban", "The guard bans the guest", "역무원이 손님을 막는다", .person),
      event("settings:pardon", "The guard pardons the guest", "역무원이 손님을 풀어 준다", .person),
      event("closingTime", "The station closes", "역이 문을 닫는다", .system),
    ]

  private static func event(
    _ name: String, _ english: String, _ korean: String, _ source: ReferenceEvent.Source
  ) -> ReferenceEvent {
    ReferenceEvent(
      name: name, label: Localized(en: english, ko: korean),
      shortLabel: Localized(en: name, ko: name), source: source, isCore: true)
  }

  /// What can be seen.
  var snapshot: ReferenceSnapshot {
    let words: Localized<String> =
      switch self {
      case .locked, .asked: Localized(en: "not paid", ko: "내지 않음")
      case .unlocked: Localized(en: "paid", ko: "냄")
      case .banned: Localized(en: "banned", ko: "막힘")
      }
    return ReferenceSnapshot(
      status: self == .asked ? "locked" : rawValue, grant: words.english, grantWords: words,
      settings: words, wouldPrompt: self == .locked,
      details: [.init("prompt", self == .asked ? .text("P-PAY") : .none)])
  }

  /// What an event does; nil where it does not fit.
  func step(_ event: String, hasKey: Bool) -> (gate: TurnstileGate, step: ReferenceStep)? {
    func to(
      _ gate: TurnstileGate, _ row: String, prompt: ReferenceStep.Prompt? = nil,
      refusedBy: String? = nil
    ) -> (TurnstileGate, ReferenceStep) {
      let step = ReferenceStep(
        event: event, row: row, confidence: row == "R9" ? "inferred" : "documented",
        before: snapshot, after: gate.snapshot, prompt: prompt,
        callback: gate.snapshot.status == snapshot.status ? nil : gate.snapshot.status,
        refusedBy: refusedBy,
        refusalWords: refusedBy.map {
          Localized(en: "whether \($0) is there", ko: "\($0) 조건이 있는지")
        })
      return (gate, step)
    }
    switch (self, event) {
    case (.locked, "requestPassage"):
      let prompt = ReferenceStep.Prompt(
        id: "P-PAY", usageKey: "TurnstileCoinDescription", options: Self.answers)
      return hasKey ? to(.asked, "R1", prompt: prompt) : to(.locked, "R2", refusedBy: "coinKey")
    case (_, "requestPassage"): return to(self, "R3", refusedBy: "locked")
    case (.asked, "choose:Pay Once"): return to(.unlocked, "R4")
    case (.asked, "choose:Leave"): return to(.locked, "R5")
    case (_, "choose:Pay Once"), (_, "choose:Leave"): return nil
    case (.unlocked, "push"): return to(.locked, "R6")
    case (_, "push"): return to(self, "R3", refusedBy: "unlocked")
    case (_, "settings:ban"): return to(.banned, "R7")
    case (.banned, "settings:pardon"): return to(.locked, "R8")
    case (.asked, "closingTime"): return to(.locked, "R9")
    default: return to(self, "R3")
    }
  }
}
