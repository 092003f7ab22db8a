public import LockbBase

extension ModelRunError {
  /// What is wrong, in one line without a full stop.
  public var message: Localized<String> {
    switch reason {
    case .unknownPlatform(let name):
      Localized(en: "unknown platform “\(name.start)”", ko: "“\(name.start)” 플랫폼은 없습니다")
    case .malformedVersion(let text):
      Localized(en: "“\(text.start)” is no version", ko: "“\(text.start)” 값은 버전이 아닙니다")
    case .uncoveredVersion(let platform, let version):
      Localized(
        en: "the facts do not cover \(platform.rawValue) \(version)",
        ko: "사실 자료에 \(platform.rawValue) \(version) 버전이 없습니다")
    case .unknownKey(let name):
      Localized(en: "unknown key “\(name.start)”", ko: "“\(name.start)” 키는 없습니다")
    case .unknownFlag(let name):
      Localized(en: "unknown flag “\(name.start)”", ko: "“\(name.start)” 플래그는 없습니다")
    case .unusableFlag(let name):
      Localized(
        en: "the flag \(name) does not take that value", ko: "\(name) 플래그에는 그 값을 쓸 수 없습니다")
    case .unknownEvent(let name):
      Localized(en: "unknown event “\(name.start)”", ko: "“\(name.start)” 이벤트는 없습니다")
    case .unknownLabel(let name):
      Localized(en: "unknown label “\(name.start)”", ko: "“\(name.start)” 선택지는 없습니다")
    case .unknownStatus(let name):
      Localized(en: "unknown state “\(name.start)”", ko: "“\(name.start)” 상태나 권한은 없습니다")
    case .unknownLevel(let name):
      Localized(
        en: "“\(name.start)” is nothing an app can request",
        ko: "“\(name.start)” 요청은 없습니다")
    case .neverAvailable(let event, let platform, _):
      Localized(
        en: "“\(event.start)” does not exist on \(platform.rawValue)",
        ko: "\(platform.rawValue)에는 “\(event.start)” 이벤트가 없습니다")
    case .notYetAvailable(let event, let platform, let version, _):
      Localized(
        en: "“\(event.start)” does not exist on \(platform.rawValue) \(version)",
        ko: "\(platform.rawValue) \(version)에는 “\(event.start)” 이벤트가 없습니다")
    case .noPrompt(let event), .notOffered(let event, _), .notSuspended(let event, _),
      .tooManySessions(let event):
      Localized(
        en: "“\(event.start)” does not fit here",
        ko: "“\(event.start)” 이벤트는 여기서 일어날 수 없습니다")
    case .noRule(let event, let grant):
      Localized(
        en: "no rule for “\(event.start)” in \(grant)",
        ko: "\(grant)에서 “\(event.start)” 이벤트에 맞는 규칙이 없습니다")
    case .noContext: Localized(en: "the block names no platform", ko: "블록에 플랫폼이 없습니다")
    case .unknownLine(let text):
      Localized(
        en: "no line of a scenario: “\(text.start)”", ko: "시나리오의 줄이 아닙니다: “\(text.start)”")
    case .unreachableStart:
      Localized(en: "the given state cannot be reached there", ko: "주어진 상태에 이를 수 없습니다")
    }
  }

  /// The nearest valid names, or what to do; empty where there is nothing to say.
  public var hint: Localized<String> {
    switch reason {
    case .unknownPlatform(let name):
      nearest(
        to: name, among: ModelPlatform.allCases.map(\.rawValue),
        otherwise: Localized(en: "the platforms are", ko: "쓸 수 있는 플랫폼:"))
    case .malformedVersion: Localized(en: "write 18 or 13.4", ko: "18이나 13.4처럼 쓰세요")
    case .uncoveredVersion(let platform, let version) where platform.leavesOut(version):
      Localized(
        en: "\(platform.rawValue) 18 is followed by \(platform.rawValue) 26",
        ko: "\(platform.rawValue) 18 다음은 \(platform.rawValue) 26입니다")
    case .uncoveredVersion(let platform, _):
      Localized(
        en: "they begin with \(platform.rawValue) \(platform.firstVersion)",
        ko: "\(platform.rawValue) \(platform.firstVersion)부터 있습니다")
    case .unknownKey(let name):
      nearest(
        to: name, among: ModelContext.keyNames,
        otherwise: Localized(en: "the keys are", ko: "쓸 수 있는 키:"))
    case .unknownFlag(let name):
      nearest(
        to: name, among: ModelParameters.names,
        otherwise: Localized(en: "the flags are", ko: "쓸 수 있는 플래그:"))
    case .unusableFlag:
      Localized(
        en: "section 8 of the facts gives its default", ko: "기본값은 사실 자료 8절에 있습니다")
    case .unknownEvent(let name):
      nearest(
        to: name, among: ModelEvent.names + ModelSentence.methods, orAll: ModelEvent.families,
        otherwise: Localized(en: "the events are", ko: "쓸 수 있는 이벤트:"))
    case .unknownLabel(let name):
      nearest(
        to: name,
        among: ModelChoice.allCases.flatMap { [$0.rawValue, $0.korean].compactMap { $0 } },
        otherwise: Localized(en: "the labels are", ko: "쓸 수 있는 선택지:"))
    case .unknownStatus(let name):
      nearest(
        to: name, among: ModelStatus.allCases.map(\.rawValue) + ModelGrant.allCases.map(\.rawValue),
        otherwise: Localized(en: "the states are", ko: "쓸 수 있는 상태와 권한:"))
    case .unknownLevel:
      list(KeyAudit.levels, after: Localized(en: "write one of", ko: "다음 가운데 하나를 쓰세요:"))
    case .neverAvailable(_, _, let row):
      row.map {
        Localized(
          en: "\($0): the symbol is unavailable there", ko: "\($0): 그 플랫폼에서는 쓸 수 없는 심볼입니다")
      } ?? Localized(en: "", ko: "")
    case .notYetAvailable(_, let platform, _, let since):
      Localized(
        en: "it exists since \(platform.rawValue) \(since)",
        ko: "\(platform.rawValue) \(since)부터 있습니다")
    case .noPrompt: Localized(en: "no prompt is showing", ko: "떠 있는 알림이 없습니다")
    case .notOffered(_, let options):
      Localized(
        en: "the prompt offers " + options.map(\.english).joined(separator: ", "),
        ko: "알림의 선택지: " + options.map(\.korean).joined(separator: ", "))
    case .notSuspended(_, let process):
      Localized(en: "the process is \(process)", ko: "프로세스는 \(process) 상태입니다")
    case .tooManySessions:
      Localized(
        en: "at most \(ModelState.sessionCapacity) sessions can be held",
        ko: "세션은 \(ModelState.sessionCapacity)개까지 유지할 수 있습니다")
    case .noRule: Localized(en: "", ko: "")
    case .noContext:
      Localized(
        en: "begin with “on iOS 18” or “환경 iOS 18”", ko: "“환경 iOS 18”이나 “on iOS 18”로 시작하세요")
    case .unknownLine(let text):
      nearest(
        to: text, among: ModelScenarioReader.sentences, orAll: ModelScenarioReader.keywords,
        otherwise: Localized(en: "a line begins with one of", ko: "줄은 다음 가운데 하나로 시작합니다:"))
    case .unreachableStart:
      Localized(
        en: "ask “lockb model path” for the guards", ko: "까닭은 “lockb model path”로 알아보세요")
    }
  }

  /// The nearest names, or all where none is near.
  private func nearest(
    to text: String, among names: [String], orAll all: [String]? = nil,
    otherwise head: Localized<String>
  ) -> Localized<String> {
    let hint = NearestNames.hint(text, among: names)
    return hint.english.isEmpty ? list(all ?? names, after: head) : hint
  }

  private func list(_ names: [String], after head: Localized<String>) -> Localized<String> {
    let list = " " + names.joined(separator: ", ")
    return Localized(en: head.english + list, ko: head.korean + list)
  }
}

extension String {
  /// As much of a name as a message quotes.
  fileprivate var start: Substring { prefix(80) }
}
