internal import LockbBase

/// What a property speaks of; where a context lacks it, the property does not apply there.
enum ModelNeed: Hashable, Sendable {
  /// One of these platforms.
  case platforms([ModelPlatform])
  case era(ModelEra)
  /// A platform whose rules read what in use means.
  case phases
  case explicitSession
  /// The keys of the prompt that a session shows.
  case sessionKeys
  /// A request that looks for a key that the app does not declare.
  case missingKey
  /// One of these events exists.
  case event([ModelEvent])
  /// One of these is granted in some run.
  case grant([ModelState.Grant])
  /// The process is in this state in some run.
  case process(ModelState.Process)
  /// A rule for events of the context that does this.
  case rule(ModelTurn)
  /// One of these prompts shows in some run.
  case prompt([ModelPrompt])
  /// Any prompt shows in some run.
  case anyPrompt
  /// The flag is true in some run.
  case flag(ModelState.Flag)
  /// Conditions or regions can be watched.
  case watchedPlaces

  /// Whether a context has it.
  func isMet(in context: ModelContext, _ reach: ModelReach) -> Bool {
    switch self {
    case .platforms(let platforms): platforms.contains(context.platform)
    case .era(let era): context.era >= era
    case .phases: !context.platform.isMac
    case .explicitSession: context.keys.contains(.explicitSession)
    case .sessionKeys:
      context.keys.contains(.whenInUse)
        && (!context.hasAlways || context.keys.contains(context.alwaysKey))
    case .missingKey:
      [.requestWhenInUse, .requestAlways].contains {
        context.has($0) && ModelInvariants.missesKey($0, context)
      }
    case .event(let events): events.contains { context.has($0) }
    case .grant(let grants): grants.contains { reach.has($0) }
    case .process(let process): reach.has(process)
    case .rule(let turn): turn.isTaken(in: context)
    case .prompt(let prompts): prompts.contains { reach.has($0) }
    case .anyPrompt: ModelPrompt.allCases.contains { $0 != .none && reach.has($0) }
    case .flag(let flag): reach.has(flag)
    case .watchedPlaces: WatchedPlacesSurvey.of(context) != nil
    }
  }

  /// Why a property that needs it does not apply where it is missing.
  var reason: Localized<String> {
    switch self {
    case .platforms(let platforms):
      let names = platforms.map(\.rawValue).joined(separator: ", ")
      return Localized(en: "speaks of \(names) only", ko: "\(names)만 말하는 성질")
    case .era(let era):
      return Localized(
        en: "begins with era \(era.rawValue)", ko: "\(era.rawValue) 시기부터 있는 일")
    case .phases:
      return Localized(
        en: "no rule of a Mac reads what in use means", ko: "Mac의 규칙은 사용 중인지를 읽지 않음")
    case .explicitSession:
      return Localized(
        en: "the app does not declare NSLocationRequireExplicitServiceSession",
        ko: "앱이 NSLocationRequireExplicitServiceSession을 선언하지 않음")
    case .sessionKeys:
      return Localized(
        en: "the app lacks a key of the prompt that a session shows",
        ko: "세션이 띄우는 알림의 키가 앱에 없음")
    case .missingKey:
      return Localized(
        en: "the app declares the key of every request", ko: "앱이 모든 요청의 키를 선언함")
    case .event(let events):
      let names = events.map(\.name).joined(separator: ", ")
      return Localized(en: "there is no \(names)", ko: "없는 이벤트: \(names)")
    case .grant(let grants):
      let names = grants.map { "\($0)" }.joined(separator: ", ")
      return Localized(en: "no run grants \(names)", ko: "이를 수 없는 권한: \(names)")
    case .process(let process):
      return Localized(
        en: "no run finds the process \(process.name)", ko: "이를 수 없는 프로세스 상태: \(process.name)")
    case .rule(let turn): return turn.absence
    case .prompt(let prompts):
      let names = ModelPrompt.allCases.filter(prompts.contains).compactMap(\.id).reduce(
        into: [String]()
      ) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", ")
      return Localized(en: "no run shows \(names)", ko: "나타나지 않는 알림: \(names)")
    case .anyPrompt: return Localized(en: "no run shows a prompt", ko: "나타나는 알림이 없음")
    case .flag(let flag):
      return Localized(en: "\(flag) never comes true", ko: "참이 되지 않는 값: \(flag)")
    case .watchedPlaces:
      return Localized(
        en: "neither conditions nor regions can be watched", ko: "조건도 지역도 지켜볼 수 없음")
    }
  }
}
