internal import LockbBase

extension ModelExpectation {
  /// A sentence with one blank, in both languages, and what may fill the blank.
  private struct Pattern: Sendable {
    let subject: Subject
    let english: (before: String, after: String)
    let korean: (before: String, after: String)
    /// What may stand between the blank and `korean.after`: particles, or the copula.
    let endings: [String]
    /// The name that what stands in the blank goes by; nil where it is unknown.
    let read: @Sendable (String) -> String?
  }

  private static let copula = ["이다", "입니다", "다"]

  private static let patterns: [Pattern] = [
    Pattern(
      subject: .status, english: ("the status is ", ""), korean: ("상태는 ", ""), endings: copula,
      read: { ModelScenarioReader.status($0)?.rawValue }),
    Pattern(
      subject: .grant, english: ("the grant is ", ""), korean: ("권한은 ", ""), endings: copula,
      read: { ModelGrant(rawValue: $0)?.rawValue }),
    Pattern(
      subject: .usageKey, english: ("a prompt appears with ", ""), korean: ("", " 함께 알림이 나타난다"),
      endings: ["과", "와"], read: { $0 }),
    Pattern(
      subject: .option, english: ("the prompt offers ", ""), korean: ("알림에 ", " 있다"),
      endings: ["이", "가"],
      read: { ModelEvent.choice(labelled: ModelSentence.unquoted($0)[...])?.label.english }),
    Pattern(
      subject: .prompt, english: ("the prompt is ", ""), korean: ("알림은 ", ""), endings: copula,
      read: { name in ModelPrompt.allCases.compactMap(\.id).first { $0 == name } }),
    Pattern(
      subject: .callback, english: ("the callback is ", ""), korean: ("콜백은 ", ""),
      endings: copula, read: { ModelScenarioReader.status($0)?.rawValue }),
    Pattern(
      subject: .delivery, english: ("the delivery is ", ""), korean: ("전달은 ", ""),
      endings: copula, read: { ModelDelivery(rawValue: $0)?.rawValue }),
    Pattern(
      subject: .completion, english: ("the completion is ", ""), korean: ("완료는 ", ""),
      endings: copula, read: { ModelCompletion(rawValue: $0)?.rawValue }),
    Pattern(
      subject: .diagnostic, english: ("the diagnostic is ", ""), korean: ("진단은 ", ""),
      endings: copula, read: { name in ModelDiagnostics.allNames.first { $0 == name } }),
    Pattern(
      subject: .settings, english: ("Settings shows ", ""), korean: ("설정에 ", " 보인다"),
      endings: ["이", "가"], read: { SettingsRow.name($0) }),
    Pattern(
      subject: .accuracy, english: ("the accuracy is ", ""), korean: ("정확도는 ", ""),
      endings: copula, read: { ["full", "reduced"].contains($0) ? $0 : nil }),
  ]

  /// Sentences without a blank.
  private static let fixed: [String: ModelExpectation] = [
    "a prompt appears": Self(.prompt, .any), "알림이 나타난다": Self(.prompt, .any),
    "no prompt appears": Self(.prompt, .none), "알림이 나타나지 않는다": Self(.prompt, .none),
    "no callback": Self(.callback, .none), "콜백이 없다": Self(.callback, .none),
    "no diagnostic": Self(.diagnostic, .none), "진단이 없다": Self(.diagnostic, .none),
    "nothing is delivered": Self(.delivery, .none), "전달이 없다": Self(.delivery, .none),
    "nothing happens": Self(.change, .none), "아무 일도 일어나지 않는다": Self(.change, .none),
  ]

  /// Reads what follows `then`, in either language; nil for no known sentence.
  init?(_ text: String) {
    if let known = Self.fixed[text] {
      self = known
      return
    }
    for pattern in Self.patterns {
      if let name = ModelSentence.between(pattern.english.before, text, pattern.english.after) {
        guard let value = pattern.read(name) else { continue }
        self.init(pattern.subject, .one(value))
        return
      }
      if let name = ModelSentence.between(pattern.korean.before, text, pattern.korean.after) {
        // A name is never a part of its ending, but a key can be anything.
        let bare = pattern.endings.map { ModelSentence.withoutEnding(name, [$0]) }
          .filter { $0 != name }
        let candidates = pattern.subject == .usageKey ? bare + [name] : [name] + bare
        guard let value = candidates.lazy.compactMap(pattern.read).first else { continue }
        self.init(pattern.subject, .one(value))
        return
      }
    }
    return nil
  }
}
