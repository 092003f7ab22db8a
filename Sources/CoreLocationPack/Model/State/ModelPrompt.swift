internal import LockbBase

/// What the system can show (section 2.3 of the facts).
enum ModelPrompt: UInt8, CaseIterable, Sendable {
  case none
  /// P-8 for When In Use, and P-8 for Always (iOS 8–10).
  case eightWhenInUse, eightAlways
  case eleven, upgradeEleven
  case whenInUse, alwaysFirst, upgrade, provisional, reminder
  case accuracy, servicesOff, mac, button, clip
  /// P-ACC for the goal of a session, which has no completion handler but is told of a refusal.
  case accuracyGoal

  /// The id in the facts; nil for no prompt.
  var id: String? {
    switch self {
    case .none: nil
    case .eightWhenInUse, .eightAlways: "P-8"
    case .eleven: "P-11"
    case .upgradeEleven: "P-UP11"
    case .whenInUse: "P-WIU"
    case .alwaysFirst: "P-ALW1"
    case .upgrade: "P-UPG"
    case .provisional: "P-PROV"
    case .reminder: "P-REM"
    case .accuracy, .accuracyGoal: "P-ACC"
    case .servicesOff: "P-GLOB"
    case .mac: "P-MAC"
    case .button: "P-BTN"
    case .clip: "P-CLIP"
    }
  }

  /// The options in the order of the facts.
  var choices: [ModelChoice] {
    switch self {
    case .none: []
    case .eightWhenInUse, .eightAlways, .mac, .button: [.dontAllow, .allow]
    case .eleven: [.onlyWhileUsingTheApp, .alwaysAllow, .dontAllow]
    case .upgradeEleven: [.grantAlways, .keepWhenInUse]
    case .whenInUse, .alwaysFirst: [.allowOnce, .allowWhileUsingApp, .dontAllow]
    case .upgrade, .provisional: [.keepOnlyWhileUsing, .changeToAlwaysAllow]
    case .reminder: [.changeToOnlyWhileUsing, .alwaysAllow]
    case .accuracy, .accuracyGoal: [.agreeOnce, .decline]
    case .servicesOff: [.settings, .cancel]
    case .clip: [.allowOnce, .whileUsingUntilTomorrow, .dontAllow]
    }
  }

  /// Whether the system times it itself, whatever the app is doing (I08).
  var isTimedBySystem: Bool { self == .provisional || self == .reminder }

  /// Whether it is a first prompt, possible only in notDetermined (I03).
  var isFirst: Bool {
    switch self {
    case .eightWhenInUse, .eightAlways, .eleven, .whenInUse, .alwaysFirst, .mac, .button, .clip:
      true
    default: false
    }
  }
}
