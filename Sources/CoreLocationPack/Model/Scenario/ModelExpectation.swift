internal import LockbBase

/// What a `then` line of a scenario expects of the step before it.
struct ModelExpectation: Hashable, Sendable {
  /// What it speaks of.
  enum Subject: String, CaseIterable, Sendable {
    case status, grant, prompt, usageKey, option, callback, delivery, completion, diagnostic
    case settings, accuracy, change
  }

  /// What is expected to be found.
  enum Value: Hashable, Sendable {
    case none, any
    case one(String)
  }

  let subject: Subject
  let value: Value

  /// The same for every way of saying it.
  var outline: String {
    switch value {
    case .none: subject.rawValue + ": none"
    case .any: subject.rawValue + ": any"
    case .one(let text): subject.rawValue + " " + text
    }
  }

  init(_ subject: Subject, _ value: Value) { (self.subject, self.value) = (subject, value) }

  /// What is found instead; nil where it is as expected.
  ///
  /// - Parameters:
  ///   - last: the step before the line; nil before the first.
  ///   - now: what can be seen after it.
  func refutation(
    _ last: ModelRunStep?, _ now: ModelRunStep.Snapshot
  ) -> Localized<String>? {
    let found = found(last, now)
    let holds =
      switch value {
      case .none: found.isEmpty
      case .any: !found.isEmpty
      case .one(let name): found.contains(name)
      }
    return holds ? nil : message(found, last)
  }

  private func found(_ last: ModelRunStep?, _ now: ModelRunStep.Snapshot) -> [String] {
    switch subject {
    case .status: [now.status.rawValue]
    case .grant: [now.grant.rawValue]
    case .settings: [now.settings]
    case .accuracy: [now.accuracy]
    case .prompt: last?.prompt.map { [$0.id] } ?? []
    case .usageKey: last?.prompt?.usageKey.map { [$0] } ?? []
    case .option: last?.prompt?.options.map(\.english) ?? []
    case .callback: last?.callback.map { [$0.rawValue] } ?? []
    case .delivery: last.map(Self.delivered) ?? []
    case .completion: [last?.completion].compactMap { $0 }
    case .diagnostic: last?.diagnostics ?? []
    case .change: last.map(Self.changes) ?? []
    }
  }

  private static func delivered(_ step: ModelRunStep) -> [String] {
    [step.delivery].compactMap { $0 }.filter { $0 != ModelDelivery.none.rawValue }
  }

  private static func changes(_ step: ModelRunStep) -> [String] {
    let happens =
      step.prompt != nil || step.callback != nil || step.completion != nil
      || !step.diagnostics.isEmpty || !delivered(step).isEmpty
    return happens || step.before != step.after ? [step.row] : []
  }

  private func message(_ found: [String], _ last: ModelRunStep?) -> Localized<String> {
    let list = found.joined(separator: ", ")
    switch subject {
    case .prompt:
      return found.isEmpty
        ? Localized(en: "no prompt appears", ko: "알림이 나타나지 않습니다")
        : Localized(en: "\(list) appears", ko: "\(list) 알림이 나타납니다")
    case .usageKey:
      guard let prompt = last?.prompt?.id else {
        return Localized(en: "no prompt appears", ko: "알림이 나타나지 않습니다")
      }
      return found.isEmpty
        ? Localized(en: "\(prompt) appears with no key", ko: "\(prompt) 알림이 키 없이 나타납니다")
        : Localized(
          en: "\(prompt) appears with \(list)", ko: "\(prompt) 알림이 \(list) 키로 나타납니다")
    case .option:
      return found.isEmpty
        ? Localized(en: "no prompt appears", ko: "알림이 나타나지 않습니다")
        : Localized(
          en: "the prompt offers \(list)",
          ko: "알림의 선택지는 \((last?.prompt?.options ?? []).map(\.korean).joined(separator: ", "))입니다"
        )
    case .settings:
      return Localized(
        en: "Settings shows \(list)",
        ko: "설정에 보이는 것은 \(found.map { SettingsRow.words($0).korean }.joined())입니다")
    case .change:
      return Localized(en: "something happens (\(list))", ko: "일어나는 일이 있습니다(\(list))")
    case .status, .grant, .accuracy, .callback, .delivery, .completion, .diagnostic:
      let noun = noun
      return found.isEmpty
        ? Localized(
          en: "there is no \(noun.english)", ko: "\(noun.korean)\(isClosed ? "이" : "가") 없습니다")
        : Localized(
          en: "the \(noun.english) is \(list)",
          ko: "\(noun.korean)\(isClosed ? "은" : "는") \(list)입니다")
    }
  }

  private var isClosed: Bool { [.grant, .callback, .delivery, .diagnostic].contains(subject) }

  private var noun: Localized<String> {
    switch subject {
    case .grant: Localized(en: "grant", ko: "권한")
    case .callback: Localized(en: "callback", ko: "콜백")
    case .delivery: Localized(en: "delivery", ko: "전달")
    case .completion: Localized(en: "completion", ko: "완료")
    case .diagnostic: Localized(en: "diagnostic", ko: "진단")
    case .accuracy: Localized(en: "accuracy", ko: "정확도")
    default: Localized(en: "status", ko: "상태")
    }
  }
}
