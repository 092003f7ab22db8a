internal import LockbBase
internal import LockbPack

/// Reads the lines of a scenario block, each in English or Korean.
struct ModelScenarioReader {
  /// What a line begins with.
  private enum Keyword: CaseIterable {
    case on, keys, given, when, then, and

    var words: [String] {
      switch self {
      case .on: ["on", "환경"]
      case .keys: ["keys", "키"]
      case .given: ["given", "먼저"]
      case .when: ["when", "만일"]
      case .then: ["then", "그러면"]
      case .and: ["and", "그리고"]
      }
    }
  }

  /// The words that a line can begin with.
  static let keywords = Keyword.allCases.flatMap(\.words)

  /// The sentences a line can say, for hints.
  static let sentences = [
    "on PLATFORM VERSION", "keys KEY, KEY:value", "given STATUS", "when the app calls METHOD",
    "when the user chooses \"LABEL\"", "when EVENT", "then the status is STATUS",
    "then the grant is GRANT", "then a prompt appears", "then a prompt appears with KEY",
    "then no prompt appears", "then the prompt is P-UPG", "then the prompt offers \"LABEL\"",
    "then the callback is STATUS", "then no callback", "then the delivery is held",
    "then nothing is delivered", "then the completion is nil", "then the diagnostic is NAME",
    "then no diagnostic", "then Settings shows ROW", "then the accuracy is reduced",
    "then nothing happens",
    "환경 PLATFORM VERSION", "키 KEY", "먼저 STATUS", "만일 앱이 METHOD을 호출하면",
    "만일 사용자가 \"LABEL\"을 선택하면", "만일 EVENT", "그러면 상태는 STATUS이다", "그러면 권한은 GRANT이다",
    "그러면 알림이 나타난다", "그러면 KEY와 함께 알림이 나타난다", "그러면 알림이 나타나지 않는다",
    "그러면 알림은 P-UPG이다", "그러면 알림에 \"LABEL\"이 있다", "그러면 콜백은 STATUS이다", "그러면 콜백이 없다",
    "그러면 전달은 held이다", "그러면 전달이 없다", "그러면 완료는 nil이다", "그러면 진단은 NAME이다",
    "그러면 진단이 없다", "그러면 설정에 ROW가 보인다", "그러면 정확도는 reduced이다",
    "그러면 아무 일도 일어나지 않는다",
  ]

  private var last: Keyword?

  /// Reads one line.
  mutating func read(
    _ line: String, number: Int, into scenario: inout ModelScenario
  ) throws(ModelRunError) {
    let text = String(line.trimmingWhitespace)
    guard !text.isEmpty else { return }
    let first = text.prefix { !$0.isWhitespace }
    guard let found = Keyword.allCases.first(where: { $0.words.contains(first.lowercased()) })
    else { throw unknown(text, number) }
    let rest = String(text[first.endIndex...].trimmingWhitespace)
    let keyword = found == .and ? last : found
    switch keyword {
    case .on:
      let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
      guard words.count == 2 else { throw unknown(text, number) }
      (scenario.request.platform, scenario.request.version) = (words[0], words[1])
      scenario.contextLine = number
    case .keys:
      for key in rest.split(separator: ",").map({ String($0.trimmingWhitespace) }) {
        scenario.request.keys.append(key)
        scenario.keyLines[key] = number
      }
    case .given:
      let status = Self.status(rest)
      let grant = ModelGrant(rawValue: rest)
      guard status != nil || grant != nil else { throw unknown(text, number) }
      scenario.given = (number, status, grant)
    case .when:
      scenario.steps.append(.init(line: number, action: .event(ModelSentence.event(rest))))
    case .then:
      guard let expectation = ModelExpectation(rest) else { throw unknown(text, number) }
      scenario.steps.append(.init(line: number, action: .expectation(expectation)))
    case .and, nil: throw unknown(text, number)
    }
    last = keyword
  }

  private func unknown(_ text: String, _ number: Int) -> ModelRunError {
    ModelRunError(.unknownLine(text), step: number)
  }

  /// A status by its case or by a term of the glossary.
  static func status(_ text: String) -> ModelStatus? {
    if let status = ModelStatus(rawValue: text) { return status }
    return switch text.lowercased() {
    case "not determined", "undetermined", "결정되지 않음": .notDetermined
    case "restricted", "제한됨": .restricted
    case "denied", "거부됨", "거부": .denied
    case "always", "always allow", "항상 허용", "항상": .authorizedAlways
    case "when in use", "while using", "앱을 사용하는 동안", "앱을 사용하는 동안 허용": .authorizedWhenInUse
    default: nil
    }
  }
}
