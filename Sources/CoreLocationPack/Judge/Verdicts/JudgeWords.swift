internal import LockbBase

/// What the judge says, in both languages.
enum JudgeWords {
  typealias Text = Localized<String>

  static let neverComesTrue = Text(
    en: "no run reaches a state in which the conditions hold",
    ko: "조건이 성립하는 상태에 이르는 실행이 없습니다")

  /// The outcome of taking away what is said to be needed.
  static let withoutNeed = JudgeTerm(.effect, "works")

  /// Which condition to leave out so that the others can hold.
  static func vacuous(_ spoiler: JudgeTerm) -> Text {
    let name = (spoiler.isNegated ? "!" : "") + spoiler.type.rawValue + "/" + spoiler.value
    return Text(
      en: "no run reaches a state in which all conditions hold; without \(name) one does",
      ko: "모든 조건이 성립하는 상태에 이르는 실행이 없습니다. \(name) 조건이 없으면 있습니다")
  }

  /// A version without needless zeros: `18`, `13.4`.
  static func short(_ version: Version) -> String {
    version.minor == 0 && version.patch == 0 ? "\(version.major)" : version.description
  }

  /// Places in words, neighbours joined: `iOS 11 and later, before 13`.
  static func stretches(_ places: [JudgePlace]) -> [Text] {
    var joined: [(platform: ModelPlatform, from: Version, until: Version?)] = []
    for place in places {
      if let last = joined.last, last.platform == place.platform, last.until == place.from {
        joined[joined.count - 1].until = place.until
      } else {
        joined.append((place.platform, place.from, place.until))
      }
    }
    return joined.map { stretch in
      let name = "\(stretch.platform.rawValue) \(short(stretch.from))"
      guard let until = stretch.until.map(short) else {
        return Text(en: "\(name) and later", ko: "\(name) 이상")
      }
      return Text(en: "\(name) and later, before \(until)", ko: "\(name) 이상 \(until) 미만")
    }
  }

  static func only(_ places: Text) -> Text {
    Text(en: "say that it holds on \(places.english)", ko: "\(places.korean)에서 그렇다고 밝힙니다")
  }

  /// Where and after what the machine goes another way, and what it does.
  static func explanation(_ trial: JudgeTrial) -> Text {
    guard case .fails(let run?) = trial.finding else { return Text(en: "", ko: "") }
    let place = "\(trial.setting.place.platform.rawValue) \(short(trial.setting.place.version))"
    let facts = observed(trial, run)
    guard let event = run.deciding?.event.contractName else {
      return Text(en: "\(place): \(facts.english)", ko: "\(place): \(facts.korean)")
    }
    if trial.outcomes == [withoutNeed] {
      return Text(
        en: "\(place): \(event): \(facts.english)", ko: "\(place): \(event): \(facts.korean)")
    }
    return Text(
      en: "\(place): after \(event), \(facts.english)",
      ko: "\(place): \(event) 뒤에 \(facts.korean)")
  }

  /// What to write instead.
  static func correction(_ trial: JudgeTrial) -> Text? {
    guard case .fails(let run?) = trial.finding else { return nil }
    return observed(trial, run)
  }

  private static func observed(_ trial: JudgeTrial, _ run: JudgeRun) -> Text {
    let wrong = trial.outcomes.first { $0.truth(of: run, trial.setting) == .no }
    return fact((wrong ?? trial.outcomes[0]), run, trial.setting)
  }

  private static func fact(_ term: JudgeTerm, _ run: JudgeRun, _ setting: JudgeSetting) -> Text {
    let step = run.deciding
    switch term.type {
    case .status:
      let status = run.state.status(in: setting.context).rawValue
      return Text(en: "the status is \(status)", ko: "권한 상태는 \(status)입니다")
    case .grant, .lifetime, .asked:
      let grant = run.state.grantLabel.words
      return Text(en: "the grant is \(grant.english)", ko: "저장된 권한은 \(grant.korean)입니다")
    case .settings:
      let row = SettingsRow.words(run.state.settingsRow(in: setting.context))
      return Text(
        en: "Settings shows “\(row.english)”", ko: "설정에는 ‘\(row.korean)’ 행이 표시됩니다")
    case .callback:
      guard let heard = step?.output.callback?.rawValue else {
        return Text(en: "the delegate is not called", ko: "델리게이트가 호출되지 않습니다")
      }
      return Text(en: "the delegate hears \(heard)", ko: "델리게이트가 \(heard) 값으로 호출됩니다")
    case .prompt, .showing:
      guard let id = step?.output.prompt.id ?? run.state.prompt.id else {
        return Text(en: "no prompt appears", ko: "알림이 나타나지 않습니다")
      }
      return Text(en: "the prompt \(id) appears", ko: "\(id) 알림이 나타납니다")
    case .usageKey:
      guard let key = step?.output.usageKey.name else {
        return Text(en: "no text of a key is shown", ko: "키의 문자열이 보이지 않습니다")
      }
      return Text(en: "the prompt shows \(key)", ko: "알림에 \(key) 문자열이 보입니다")
    case .completion:
      let value = step?.output.completion?.rawValue ?? "nil"
      return Text(en: "the completion gets \(value)", ko: "완료 핸들러가 \(value) 값을 받습니다")
    case .diagnostic:
      let names = step?.output.diagnostics.names ?? []
      guard !names.isEmpty else {
        return Text(en: "no diagnostic is true", ko: "참인 진단 정보가 없습니다")
      }
      let list = names.joined(separator: ", ")
      return Text(en: "the diagnostics are \(list)", ko: "진단 정보는 \(list)입니다")
    case .delivery:
      let delivery = (step?.output.delivery ?? ModelDelivery.none).words
      return Text(en: delivery.english, ko: delivery.korean)
    case .accuracy:
      return run.state.isReduced
        ? Text(en: "the accuracy is reduced", ko: "정확도는 대략적인 위치입니다")
        : Text(en: "the accuracy is full", ko: "정확도는 정확한 위치입니다")
    case .effect where term == withoutNeed:
      return run.works(in: setting)
        ? Text(en: "it works without the other", ko: "다른 하나가 없어도 동작합니다")
        : Text(en: "it does not work without the other", ko: "다른 하나가 없으면 동작하지 않습니다")
    case .effect where step?.isIdle == true:
      return Text(en: "nothing happens", ko: "아무 일도 일어나지 않습니다")
    case .effect: return Text(en: "it takes effect", ko: "효력이 있습니다")
    default: return Text(en: "it is the other way round", ko: "그 반대입니다")
    }
  }
}

extension ModelDelivery {
  /// What becomes of data or a service, in words.
  fileprivate var words: Localized<String> {
    switch self {
    case .delivered: Localized(en: "it is delivered", ko: "전달됩니다")
    case .held: Localized(en: "the event is held back", ko: "시스템이 이벤트를 붙잡아 둡니다")
    case .queued: Localized(en: "it is queued", ko: "큐에 저장됩니다")
    case .dropped: Localized(en: "it is dropped", ko: "버려집니다")
    case .launched: Localized(en: "the app is launched", ko: "앱이 실행됩니다")
    case .started: Localized(en: "the service starts", ko: "서비스가 시작됩니다")
    case .stopped: Localized(en: "the service stops", ko: "서비스가 멈춥니다")
    case .none: Localized(en: "nothing is delivered", ko: "아무것도 전달되지 않습니다")
    case .failsWithDenied:
      Localized(
        en: "didFailWithError gets CLError.denied", ko: "didFailWithError가 CLError.denied를 받습니다")
    case .crashed: Localized(en: "the app stops with a fatal error", ko: "앱이 치명적인 오류로 종료됩니다")
    }
  }
}
