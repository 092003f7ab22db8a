internal import LockbBase

/// Something that only some tables of rules do.
enum ModelTurn: Hashable, Sendable {
  /// Starts the app, though its user does not.
  case launch
  /// Grants, from denied, what a row of Settings says.
  case grantInSettings
  /// Tells that location services are off for all.
  case deniedGlobally

  /// Whether a rule does it on an event that exists in a context.
  func isTaken(in context: ModelContext) -> Bool {
    ModelTable.rules.contains { rule in
      rule.scope.contains(context)
        && rule.events.contains { context.has($0) && isDone(by: rule, on: $0) }
    }
  }

  private func isDone(by rule: ModelRule, on event: ModelEvent) -> Bool {
    switch self {
    case .launch: event != .relaunch(byUser: true) && rule.effects.contains(.launch)
    case .deniedGlobally: rule.diagnostics.contains(.authorizationDeniedGlobally)
    case .grantInSettings:
      if case .settings = event {
        rule.from.grants & ModelFrom.bit(.denied) != 0
          && [.whenInUse, .always].contains { rule.effects.contains(.grant($0)) }
      } else {
        false
      }
    }
  }

  /// Says that no rule does it.
  var absence: Localized<String> {
    switch self {
    case .launch:
      Localized(en: "no rule starts the app by itself", ko: "앱을 스스로 시작하는 규칙이 없음")
    case .grantInSettings:
      Localized(
        en: "no rule of Settings grants anything from denied",
        ko: "거부에서 권한을 주는 설정 규칙이 없음")
    case .deniedGlobally:
      Localized(
        en: "no rule tells that services are off for all", ko: "전체 꺼짐을 알리는 규칙이 없음")
    }
  }
}
