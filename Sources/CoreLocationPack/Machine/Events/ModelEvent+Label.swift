internal import LockbBase

extension ModelEvent {
  /// What happens, in words.
  func label(purpose: String? = nil) -> Localized<String> {
    switch self {
    case .createManager: app("creates a CLLocationManager", "CLLocationManager를 만든다")
    case .requestWhenInUse: call("requestWhenInUseAuthorization()")
    case .requestAlways: call("requestAlwaysAuthorization()")
    case .requestTemporaryFullAccuracy:
      app(
        "requests full accuracy for “\(purpose ?? "")”",
        "“\(purpose ?? "")” 목적으로 정확한 위치를 요청한다")
    case .start(let service): started(service)
    case .stop(let service): stopped(service)
    case .requestPosition: call("requestLocation()")
    case .setAllowsBackground(let isOn): set("allowsBackgroundLocationUpdates", isOn)
    case .setShowsIndicator(let isOn): set("showsBackgroundLocationIndicator", isOn)
    case .beginLiveUpdates: app("iterates live updates", "실시간 업데이트를 반복하기 시작한다")
    case .endLiveUpdates: app("ends the live updates", "실시간 업데이트 반복을 끝낸다")
    case .openMonitor: app("opens a CLMonitor", "CLMonitor를 연다")
    case .addCondition: app("adds a condition", "조건을 더한다")
    case .iterateEvents: app("iterates monitor events", "모니터 이벤트를 반복하기 시작한다")
    case .createServiceSession(let requirement, _): session(requirement, purpose)
    case .invalidateServiceSession:
      app("invalidates the latest service session", "가장 최근 서비스 세션을 끝낸다")
    case .createBackgroundSession:
      app("creates a background activity session", "백그라운드 활동 세션을 만든다")
    case .invalidateBackgroundSession:
      app("invalidates the background activity session", "백그라운드 활동 세션을 끝낸다")
    case .choose(let choice):
      Localized(
        en: "The user chooses “\(choice.label.english)”",
        ko: "사용자가 “\(choice.label.korean)” 선택지를 고른다")
    case .settings(let setting): setting.label
    default: turn
    }
  }

  private func app(_ english: String, _ korean: String) -> Localized<String> {
    Localized(en: "The app \(english)", ko: "앱이 \(korean)")
  }

  private func call(_ method: String) -> Localized<String> {
    app("calls \(method)", "\(method) 메서드를 호출한다")
  }

  private func set(_ property: String, _ isOn: Bool) -> Localized<String> {
    app("sets \(property) to \(isOn)", "\(property) 속성을 \(isOn)로 설정한다")
  }

  private func started(_ service: Service) -> Localized<String> {
    app("starts \(service.words.english)", "\(service.words.korean) 서비스를 시작한다")
  }

  private func stopped(_ service: Service) -> Localized<String> {
    app("stops \(service.words.english)", "\(service.words.korean) 서비스를 멈춘다")
  }

  private func session(
    _ requirement: ModelState.Requirement, _ purpose: String?
  ) -> Localized<String> {
    let purposeEnglish = purpose.map { " for “\($0)”" } ?? ""
    let purposeKorean = purpose.map { " “\($0)” 목적의" } ?? ""
    return app(
      "takes a service session (\(requirement.name))\(purposeEnglish)",
      "\(requirement.name)\(purposeKorean) 서비스 세션을 만든다")
  }

  /// Turns of the user and the system.
  private var turn: Localized<String> {
    switch self {
    case .tapButton:
      Localized(en: "The user taps the location button", ko: "사용자가 위치 버튼을 누른다")
    case .widgetRefresh: Localized(en: "The system refreshes a widget", ko: "시스템이 위젯을 새로 고친다")
    case .dismiss: Localized(en: "The prompt goes away unanswered", ko: "알림이 답 없이 사라진다")
    case .resetPrivacy:
      Localized(en: "The user resets Location & Privacy", ko: "사용자가 위치 및 개인정보 보호를 재설정한다")
    case .restriction(let isOn):
      isOn
        ? Localized(en: "Restrictions forbid location", ko: "제한 설정이 위치를 막는다")
        : Localized(en: "The restrictions end", ko: "제한 설정이 풀린다")
    case .airplaneMode(let isOn):
      isOn
        ? Localized(en: "Airplane mode is turned on", ko: "비행기 모드를 켠다")
        : Localized(en: "Airplane mode is turned off", ko: "비행기 모드를 끈다")
    case .enterForeground: Localized(en: "The app enters the foreground", ko: "앱이 포그라운드로 온다")
    case .leaveForeground:
      Localized(en: "The app leaves the foreground", ko: "앱이 포그라운드를 벗어난다")
    case .graceEnds: Localized(en: "The grace time ends", ko: "유예 시간이 끝난다")
    case .noLongerInUse:
      Localized(en: "The app is no longer in use", ko: "앱이 더 이상 사용 중이 아니다")
    case .complicationOnFace(let isOn):
      isOn
        ? Localized(en: "A complication is on the watch face", ko: "컴플리케이션이 워치 페이스에 있다")
        : Localized(en: "The complication leaves the watch face", ko: "컴플리케이션이 워치 페이스에서 사라진다")
    case .suspend: Localized(en: "The system suspends the app", ko: "시스템이 앱을 일시 중단한다")
    case .resume: Localized(en: "The app runs again", ko: "앱이 다시 실행된다")
    case .terminate(let byUser):
      byUser
        ? Localized(en: "The user terminates the app", ko: "사용자가 앱을 종료한다")
        : Localized(en: "The system terminates the app", ko: "시스템이 앱을 종료한다")
    case .relaunch(let byUser):
      byUser
        ? Localized(en: "The user launches the app again", ko: "사용자가 앱을 다시 실행한다")
        : Localized(en: "An event launches the app again", ko: "이벤트가 앱을 다시 실행한다")
    case .reinstall: Localized(en: "The app is installed anew", ko: "앱을 새로 설치한다")
    case .reboot: Localized(en: "The device restarts", ko: "기기를 다시 시작한다")
    case .firstUnlock: Localized(en: "The device is first unlocked", ko: "기기 잠금을 처음 푼다")
    case .nextMorning: Localized(en: "The next morning comes", ko: "다음 날 아침이 된다")
    case .eventReady(let needsAlways, let source): ready(needsAlways, source)
    case .eventStale: Localized(en: "The held event grows too old", ko: "붙잡아 둔 이벤트가 너무 오래된다")
    case .secondPromptShown: Localized(en: "The second prompt is due", ko: "두 번째 알림을 보일 때가 된다")
    case .reminderShown:
      Localized(en: "The reminder of Always is due", ko: "항상 허용을 다시 알릴 때가 된다")
    case .sessionTrackingEnds:
      Localized(en: "The seconds after the launch are over", ko: "실행 뒤 몇 초가 지난다")
    default: .same(name)
    }
  }

  private func ready(_ needsAlways: Bool, _ source: EventSource) -> Localized<String> {
    let name = source == .launchCapable ? "" : " (\(source.rawValue))"
    return needsAlways
      ? Localized(
        en: "An event that needs Always is ready\(name)", ko: "항상 허용이 필요한 이벤트가 생긴다\(name)")
      : Localized(
        en: "An event that When In Use covers is ready\(name)",
        ko: "앱을 사용하는 동안이면 되는 이벤트가 생긴다\(name)")
  }
}

extension ModelEvent.Service {
  /// The service in the words of the glossary.
  fileprivate var words: Localized<String> {
    switch self {
    case .standard: Localized(en: "standard updates", ko: "표준 위치")
    case .significantChange: Localized(en: "significant changes", ko: "중요한 위치 변화")
    case .visits: Localized(en: "visits", ko: "방문")
    case .region: Localized(en: "region monitoring", ko: "지역 모니터링")
    case .ranging: Localized(en: "iBeacon ranging", ko: "iBeacon 거리 측정")
    case .heading: Localized(en: "heading updates", ko: "방위")
    case .pushes: Localized(en: "location pushes", ko: "위치 푸시")
    }
  }
}

extension ModelEvent.Setting {
  /// The act in words.
  fileprivate var label: Localized<String> {
    func row(_ english: String) -> Localized<String> {
      let row = SettingsRow.words(english)
      return Localized(
        en: "In Settings the user chooses “\(row.english)”",
        ko: "사용자가 설정에서 “\(row.korean)” 항목을 고른다")
    }
    return switch self {
    case .never: row("Never")
    case .askNextTime: row("Ask Next Time")
    case .whileUsing: row("While Using the App")
    case .always: row("Always")
    case .preciseOn:
      Localized(en: "In Settings Precise Location is turned on", ko: "설정에서 정확한 위치를 켠다")
    case .preciseOff:
      Localized(en: "In Settings Precise Location is turned off", ko: "설정에서 정확한 위치를 끈다")
    case .globalOn: Localized(en: "Location Services are turned on", ko: "위치 서비스를 켠다")
    case .globalOff: Localized(en: "Location Services are turned off", ko: "위치 서비스를 끈다")
    }
  }
}
