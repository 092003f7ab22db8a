/// What an event of a claim can mean.
enum JudgeEvents {
  /// One meaning.
  enum Reading {
    case event(ModelEvent)
    /// The last call or act, once more.
    case again
    /// Any answer to the prompt that shows, or any that allows something.
    case answer(onlyAllowing: Bool)
  }

  /// Every meaning of an event in a setting; empty where there is no such event.
  static func read(_ term: JudgeTerm, _ setting: JudgeSetting) -> [Reading] {
    switch term.value {
    case "again": [.again]
    case "answer:any": [.answer(onlyAllowing: false)]
    case "answer:allow": [.answer(onlyAllowing: true)]
    case "request:any": existing([.requestWhenInUse, .requestAlways], setting)
    case "start:any": existing(EventSets.starts, setting)
    case "settings:any", "change:any":
      existing([.settings(.never), .settings(.askNextTime), .settings(.whileUsing)], setting)
        + existing([.settings(.always)], setting)
    case "ready:any":
      existing(
        [.launchCapable, .liveUpdates, .monitor].map { .eventReady(needsAlways: true, $0) },
        setting)
    case "lapse:any":
      existing([setting.context.platform == .appClip ? .nextMorning : .noLongerInUse], setting)
    case "relaunch": [.event(.relaunch(byUser: true))]
    case "requestTemporaryFullAccuracy":
      [.event(.requestTemporaryFullAccuracy(declared: setting.declaresPurpose))]
    default: event(term.value, setting).map { [.event($0)] } ?? []
    }
  }

  /// Whether an event is known at all.
  static func isKnown(_ term: JudgeTerm) -> Bool {
    newest.map { !read(term, $0).isEmpty } ?? false
  }

  /// Where every call but a few of watchOS and macOS exists.
  private static let newest = JudgePlace.all(of: .iOS).last.flatMap { JudgeSetting($0, keys: []) }

  private static func existing(_ events: [ModelEvent], _ setting: JudgeSetting) -> [Reading] {
    events.filter { JudgeStep.exists($0, in: setting.context) }.map { .event($0) }
  }

  private static func event(_ text: String, _ setting: JudgeSetting) -> ModelEvent? {
    guard let parsed = try? ModelEvent.parse(text, setting.context) else { return nil }
    if text == "settings:askNextTime", setting.context.era < .i13a { return nil }
    if text.hasPrefix("settings:precise"), !setting.context.hasAccuracySetting { return nil }
    let purpose: ModelEvent.Purpose = setting.declaresPurpose ? .declared : .undeclared
    switch parsed.event {
    case .requestTemporaryFullAccuracy:
      return .requestTemporaryFullAccuracy(declared: setting.declaresPurpose)
    case .createServiceSession(let requirement, let named) where named != .none:
      return .createServiceSession(requirement, purpose)
    default: return parsed.event
    }
  }
}
