internal import LockbBase

extension ModelEvent {
  /// What happens, in as few words as a drawing has room for; the event's name where it is short.
  func shortLabel(_ name: String) -> Localized<String> {
    switch self {
    case .choose(let choice):
      Localized(en: "“\(choice.label.english)”", ko: "“\(choice.label.korean)”")
    case .settings(let setting): setting.shortLabel
    case .enterForeground: Localized(en: "enters the foreground", ko: "포그라운드로 옴")
    case .leaveForeground: Localized(en: "leaves the foreground", ko: "포그라운드를 벗어남")
    case .graceEnds: Localized(en: "grace time ends", ko: "유예 시간이 끝남")
    case .noLongerInUse: Localized(en: "no longer in use", ko: "더 이상 사용 중이 아님")
    case .eventReady(needsAlways: true, .launchCapable):
      Localized(en: "event that needs Always", ko: "항상 허용이 필요한 이벤트")
    case .eventReady(needsAlways: false, .launchCapable):
      Localized(en: "event for When In Use", ko: "앱 사용 중이면 되는 이벤트")
    case .eventStale: Localized(en: "held event too old", ko: "붙잡아 둔 이벤트가 오래됨")
    case .secondPromptShown: Localized(en: "second prompt due", ko: "두 번째 알림을 보일 때")
    case .dismiss: Localized(en: "prompt goes away", ko: "알림이 사라짐")
    default: .same(name)
    }
  }
}

extension ModelEvent.Setting {
  fileprivate var shortLabel: Localized<String> {
    func row(_ english: String) -> Localized<String> {
      Localized(en: "Settings: \(english)", ko: "설정: \(SettingsRow.words(english).korean)")
    }
    return switch self {
    case .never: row("Never")
    case .askNextTime: row("Ask Next Time")
    case .whileUsing: row("While Using the App")
    case .always: row("Always")
    case .preciseOn: Localized(en: "Precise Location on", ko: "정확한 위치 켬")
    case .preciseOff: Localized(en: "Precise Location off", ko: "정확한 위치 끔")
    case .globalOn: Localized(en: "Location Services on", ko: "위치 서비스 켬")
    case .globalOff: Localized(en: "Location Services off", ko: "위치 서비스 끔")
    }
  }
}
