internal import LockbBase
internal import LockbPack

extension ReferenceFailure {
  /// An error of the table, in both languages.
  init(_ error: ModelRunError) {
    let isUnknownName: Bool =
      switch error.code {
      case .unknownPlatform, .unknownVersion, .unknownKey, .unknownFlag, .unknownEvent,
        .unknownLabel, .unknownStatus, .unknownLevel:
        true
      case .unavailable, .doesNotFit, .incomplete, .unknownLine, .assertion: false
      }
    self.init(
      code: error.code.rawValue.kebabCase,
      message: Localized(en: error.message, ko: Self.korean(error)),
      hint: Localized(en: error.hint, ko: Self.koreanHint(error.hint)),
      isUnknownName: isUnknownName, position: error.step)
  }

  /// What the message quotes says which one it is; the code says what is wrong with it.
  private static func korean(_ error: ModelRunError) -> String {
    let quoted = quotation(in: error.message)
    return switch error.code {
    case .unknownPlatform: "“\(quoted)” 플랫폼은 없습니다"
    case .unknownVersion:
      quoted.isEmpty ? "사실 자료에 없는 버전입니다: \(error.message)" : "“\(quoted)” 값은 버전이 아닙니다"
    case .unknownKey: "“\(quoted)” 키는 없습니다"
    case .unknownFlag: "쓸 수 없는 플래그입니다: \(error.message)"
    case .unknownEvent: "“\(quoted)” 이벤트는 없습니다"
    case .unknownLabel: "“\(quoted)” 선택지는 없습니다"
    case .unknownStatus: "“\(quoted)” 상태나 권한은 없습니다"
    case .unknownLevel: "“\(quoted)” 요청은 없습니다"
    case .unavailable: "“\(quoted)” 이벤트는 그 플랫폼이나 버전에 없습니다"
    case .doesNotFit: "“\(quoted)” 이벤트는 여기서 일어날 수 없습니다"
    case .incomplete: "“\(quoted)” 이벤트에 맞는 규칙이 없습니다"
    case .unknownLine: quoted.isEmpty ? "블록에 플랫폼이 없습니다" : "시나리오의 줄이 아닙니다: “\(quoted)”"
    case .assertion: "주어진 상태에 이를 수 없습니다"
    }
  }

  private static func quotation(in message: String) -> String {
    guard let start = message.firstIndex(of: "“"), let end = message.lastIndex(of: "”"),
      start < end
    else { return "" }
    return String(message[message.index(after: start)..<end])
  }

  private static let koreanBeginnings = [
    ("did you mean ", "혹시 다음 가운데 하나인가요: "),
    ("the platforms are ", "플랫폼: "),
    ("they begin with ", "처음 버전: "),
    ("it exists since ", "처음 나온 버전: "),
    ("the prompt offers ", "알림의 선택지: "),
    ("no prompt is showing", "떠 있는 알림이 없습니다"),
    ("the process is ", "프로세스 상태: "),
    ("begin with ", "이렇게 시작하세요: "),
    ("write ", "이렇게 쓰세요: "),
  ]

  private static func koreanHint(_ hint: String) -> String {
    guard let match = koreanBeginnings.first(where: { hint.hasPrefix($0.0) }) else { return hint }
    return match.1 + hint.dropFirst(match.0.count)
  }
}

extension String {
  /// A camelCase name in kebab-case.
  fileprivate var kebabCase: String {
    reduce(into: "") { result, character in
      if character.isUppercase { result.append("-") }
      result.append(character.lowercased())
    }
  }
}
