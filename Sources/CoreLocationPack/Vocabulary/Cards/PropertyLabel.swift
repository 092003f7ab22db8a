internal import LockbBase

/// What the labelled lines of a card tell, in the words that a card shows.
enum PropertyLabel: String, CaseIterable {
  case type, xcode, required, raw, fallback = "default", acts, prompt, failure, grants
  case levels, earlyLevels = "levels-i8", use = "in-use", launch, relaunch, background
  case delivery, accuracy, limit, versions, extra, contested

  /// The label in both languages.
  var text: Localized<String> {
    switch self {
    case .type: Localized(en: "Type", ko: "타입")
    case .xcode: Localized(en: "Name in Xcode", ko: "Xcode에 보이는 이름")
    case .required: Localized(en: "Required when", ko: "필요한 경우")
    case .raw: Localized(en: "Raw value", ko: "원시 값")
    case .fallback: Localized(en: "Default", ko: "기본값")
    case .acts: Localized(en: "When it acts", ko: "동작하는 경우")
    case .prompt: Localized(en: "Prompt", ko: "알림")
    case .failure: Localized(en: "When it cannot act", ko: "동작하지 못하는 경우")
    case .grants: Localized(en: "Reported for", ko: "이 값으로 보고되는 경우")
    case .levels: Localized(en: "Authorization levels", ko: "권한 수준")
    case .earlyLevels: Localized(en: "Levels on iOS 8–12", ko: "iOS 8–12의 권한 수준")
    case .use: Localized(en: "In use means", ko: "사용 중의 뜻")
    case .launch: Localized(en: "Launch of a terminated app", ko: "종료된 앱의 실행")
    case .relaunch: Localized(en: "After a relaunch", ko: "다시 실행된 뒤")
    case .background: Localized(en: "In the background", ko: "백그라운드")
    case .delivery: Localized(en: "Delivery", ko: "전달")
    case .accuracy: Localized(en: "Accuracy", ko: "정확도")
    case .limit: Localized(en: "Limit", ko: "제한")
    case .versions: Localized(en: "Versions", ko: "버전")
    case .extra: Localized(en: "Note", ko: "참고")
    case .contested: Localized(en: "Sources disagree", ko: "출처마다 다른 점")
    }
  }
}
