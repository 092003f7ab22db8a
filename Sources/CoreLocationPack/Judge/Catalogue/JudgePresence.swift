internal import LockbBase
internal import LockbKnowledge

/// Where something exists: the catalogue’s rows, or what the machine shows.
struct JudgePresence {
  /// On one platform.
  struct Row {
    /// The first version that has it; nil where it is absent.
    var introduced: Version?
    /// The first version that deprecates it.
    var deprecated: Version?
    /// Whether sources disagree.
    var isContested = false
    /// Whether it may be older: the machine covers no earlier version.
    var isOldest = false
  }

  /// By platform.
  let rows: [ModelPlatform: Row]
  /// Whether a platform without a row is known to lack it.
  let isComplete: Bool
  /// Whether sources disagree about its deprecation.
  let hasContestedDeprecation: Bool
  /// Whether the first versions are its own: not those of the framework, which some pages show in
  /// their place, nor shared by an older member of the same name.
  var isOwn = true
  /// The rows of the facts behind it.
  let sources: [String]

  /// What a subject’s presence is; nil where nothing is known of it.
  static func of(_ subject: JudgeTerm) -> JudgePresence? {
    switch subject.type {
    case .api, .key, .service:
      guard let entity = JudgeCatalogue.entity(subject), !entity.availability.isEmpty else {
        return nil
      }
      return JudgePresence(entity)
    case .status:
      return JudgeCatalogue.entity(subject).map { JudgePresence($0) }?.agreeing(with: subject)
    case .level: return ofLevel(JudgeTerm(.grant, subject.value))
    case .term: return machineTerms[subject.value].flatMap { of($0) }
    case .event:
      guard !subject.value.hasPrefix("choose:") else {
        return seen { JudgePrompts.offers(subject.value, in: $0) }
      }
      guard JudgeEvents.isKnown(subject), !subject.isAct else { return nil }
      return ofCall(subject)
    case .grant:
      return seen { context in
        JudgeSpace.of(context).rests.contains { subject.holds(in: $0.state, context) == true }
      }
    case .prompt:
      if subject.value.hasPrefix("option:") {
        let event = "choose:" + subject.value.dropFirst("option:".count)
        return seen { JudgePrompts.offers(event, in: $0) }
      }
      return seen { JudgePrompts.hasOwn(subject.value, in: $0) }
    case .accuracy: return seen { $0.hasAccuracySetting }
    // Where background sessions are, the pages of both languages of code disagree (C-5).
    case .session where subject.value != "background":
      let requirement = subject.value.split(separator: ":").last ?? ""
      return of(JudgeTerm(.api, "CLServiceSession.AuthorizationRequirement.\(requirement)"))
        ?? of(JudgeTerm(.api, "CLServiceSession"))
    default: return nil
    }
  }

  /// Terms of the glossary whose presence the machine or a symbol shows.
  private static let machineTerms: [String: JudgeTerm] = [
    "allow-once": JudgeTerm(.event, "choose:Allow Once"),
    "allow-while-using-app": JudgeTerm(.event, "choose:Allow While Using App"),
    "keep-only-while-using": JudgeTerm(.event, "choose:Keep Only While Using"),
    "change-to-always-allow": JudgeTerm(.event, "choose:Change to Always Allow"),
    "provisional-always": JudgeTerm(.grant, "provisional"),
    "temporary-when-in-use": JudgeTerm(.grant, "temporary"),
    "service-session": JudgeTerm(.api, "CLServiceSession"),
    "background-activity-session": JudgeTerm(.api, "CLBackgroundActivitySession"),
    "precise-location": JudgeTerm(.accuracy, "full"),
    "reduced-accuracy": JudgeTerm(.accuracy, "reduced"),
    "significant-change": JudgeTerm(.service, "significant-change"),
    "visits": JudgeTerm(.service, "visits"),
    "region-monitoring": JudgeTerm(.service, "region-monitoring"),
    "heading": JudgeTerm(.service, "heading"),
  ]

  private init(_ entity: Entity) {
    var rows: [ModelPlatform: Row] = [:]
    for row in entity.availability {
      guard let platform = JudgeScope.platform(row.platform) else { continue }
      rows[platform] = Row(
        introduced: row.introduced, deprecated: row.deprecated,
        isContested: JudgeCatalogue.isContested(entity, on: row.platform))
    }
    self.rows = rows
    // Keys are read on platforms that their pages do not list (4.1). A service is where what starts it
    // is.
    isComplete = [.api, .status, .service].contains(entity.kind)
    hasContestedDeprecation = JudgeCatalogue.hasContestedDeprecation(entity)
    sources = JudgeCatalogue.rows(of: entity)
    isOwn = rows[.iOS]?.introduced != Version(2) && !JudgeCatalogue.sharesName(entity)
  }

  private init(rows: [ModelPlatform: Row], isComplete: Bool = false, sources: [String] = []) {
    self.rows = rows
    self.isComplete = isComplete
    hasContestedDeprecation = false
    self.sources = sources
  }

  /// A status that is listed where it is never reported is there and is not (tvOS, 1.1).
  private func agreeing(with status: JudgeTerm) -> JudgePresence {
    var rows = rows
    for (platform, row) in rows where row.introduced != nil && !Self.isMet(status, on: platform) {
      rows[platform]?.isContested = status.value != "restricted"
    }
    var presence = JudgePresence(rows: rows, isComplete: isComplete, sources: sources)
    presence.isOwn = isOwn
    return presence
  }

  /// A level exists where a grant of it occurs (1.5); on a Mac both are one.
  private static func ofLevel(_ grant: JudgeTerm) -> JudgePresence {
    var rows: [ModelPlatform: Row] = [:]
    for platform in ModelPlatform.allCases where !platform.isMac {
      let introduced = isMet(grant, on: platform) ? platform.firstVersion : nil
      rows[platform] = Row(introduced: introduced, isOldest: true)
    }
    return JudgePresence(rows: rows)
  }

  /// Whether a state at rest is as a term says, in the newest place of a platform.
  private static func isMet(_ term: JudgeTerm, on platform: ModelPlatform) -> Bool {
    guard let place = JudgePlace.all(of: platform).last,
      let context = JudgeSetting(place, keys: [])?.context
    else { return false }
    return JudgeSpace.of(context).rests.contains { term.holds(in: $0.state, context) == true }
  }

  private static func ofCall(_ subject: JudgeTerm) -> JudgePresence? {
    var rows: [ModelPlatform: Row] = [:]
    for platform in ModelPlatform.allCases {
      guard let newest = JudgePlace.all(of: platform).last,
        let setting = JudgeSetting(newest, keys: []),
        case .event(let event)? = JudgeEvents.read(subject, setting).first
      else { continue }
      let introduced = platform.introduction(of: event)
      rows[platform] = Row(
        introduced: introduced, isOldest: introduced == platform.firstVersion)
    }
    return JudgePresence(rows: rows)
  }

  /// What the machine shows, from the first place on; nil where it never does on iOS.
  private static func seen(_ isThere: (ModelContext) -> Bool) -> JudgePresence? {
    var rows: [ModelPlatform: Row] = [:]
    for platform in [ModelPlatform.iOS, .iPadOS, .watchOS] {
      let first = JudgePlace.all(of: platform).first { place in
        JudgeSetting(place, keys: []).map { isThere($0.context) } ?? false
      }
      guard let first else { continue }
      rows[platform] = Row(
        introduced: first.from, isOldest: first.from == platform.firstVersion)
    }
    return rows.isEmpty ? nil : JudgePresence(rows: rows)
  }
}
