internal import LockbBase

/// An option of a prompt.
enum ModelChoice: String, CaseIterable, Sendable {
  case allowOnce = "Allow Once"
  case allowWhileUsingApp = "Allow While Using App"
  case whileUsingUntilTomorrow = "While Using Until Tomorrow"
  case dontAllow = "Don’t Allow"
  case allow = "Allow"
  case onlyWhileUsingTheApp = "Only While Using the App"
  case alwaysAllow = "Always Allow"
  case grantAlways = "Grant Always"
  case keepWhenInUse = "Keep When In Use"
  case keepOnlyWhileUsing = "Keep Only While Using"
  case changeToAlwaysAllow = "Change to Always Allow"
  case changeToOnlyWhileUsing = "Change to Only While Using"
  case agreeOnce = "Agree Once"
  case decline = "Decline"
  case settings = "Settings"
  case cancel = "Cancel"

  /// The label; in English where the facts give no Korean one.
  var label: Localized<String> { Localized(en: rawValue, ko: korean ?? rawValue) }

  /// The Korean label, where the facts give one.
  var korean: String? {
    switch self {
    case .allowOnce: "한 번 허용"
    case .allowWhileUsingApp: "앱을 사용하는 동안 허용"
    case .dontAllow: "허용 안 함"
    case .allow: "허용"
    case .keepOnlyWhileUsing: "사용하는 동안만 유지"
    case .changeToAlwaysAllow: "항상 허용으로 변경"
    case .settings: "설정"
    case .cancel: "취소"
    default: nil
    }
  }
}
