internal import LockbReference

/// One row of the table, column by column as in section 3.2 of the facts.
struct ModelRule: Sendable {
  /// The row in the facts, and a suffix where a row takes several rules: `T47`, `T47.never`. Rules
  /// for what no row speaks of begin with M.
  var id: String
  /// Rows that say the same of a part of this rule's states: T36 speaks for T46 too (Q15).
  var alsoRows: [String] = []
  /// Where the rule applies.
  var scope = ModelScope()
  /// The states it starts from, as far as the table's State column names them.
  var from = ModelFrom()
  var events: [ModelEvent]
  var guards: [ModelGuard] = []
  var effects: [ModelEffect] = []
  var callback = ModelCallback.none
  /// What comes of data or an error; nil where the rule is about neither.
  var delivery: ModelDelivery?
  /// What a completion handler gets; nil where the call has none.
  var completion: ModelCompletion?
  var diagnostics: ModelDiagnostics = []
  /// The guard that kept anything from happening.
  var refusedBy: String?
  var sources: String = ""
  var confidence = Confidence.documented
  /// Considered only where no other rule applies.
  var isFallback = false
  /// The reading behind the rule, where the facts leave room: `Q14`, `C-4`.
  var reading: String = ""
  /// The platforms that the row names, where it is read beyond them.
  var named = PlatformSet.all
  /// The parameter of section 8, with a value that is not its default, without which the rule never
  /// applies; nil where it applies by default.
  var parameter: String?

  /// The row in the facts, without suffix.
  var row: String { String(id.prefix { $0 != "." }) }
}

/// The Era / platform column.
struct ModelScope: Sendable {
  var platforms: PlatformSet = .all
  var eras: ClosedRange<ModelEra> = .i8 ... .i18

  func contains(_ context: ModelContext) -> Bool {
    eras.contains(context.era) && platforms.contains(PlatformSet(context.platform))
  }

  /// Eras on iOS, iPadOS and those that follow them.
  static func phoneLike(_ eras: ClosedRange<ModelEra>) -> Self {
    Self(platforms: .phoneLike, eras: eras)
  }
  /// Eras where Always is a level of its own.
  static func withAlways(_ eras: ClosedRange<ModelEra>) -> Self {
    Self(platforms: .withAlways, eras: eras)
  }
  /// Some platforms in every era.
  static func on(_ platforms: PlatformSet, _ eras: ClosedRange<ModelEra> = .i8 ... .i18) -> Self {
    Self(platforms: platforms, eras: eras)
  }
}

/// The State column: the grants, overlays and prompts from which a rule starts.
struct ModelFrom: Sendable {
  /// Bits of `ModelGrant.allCases`.
  var grants: UInt8 = 0x7F
  /// Bits: 1 no overlay, 2 services off, 4 restricted.
  var overlays: UInt8 = 7
  /// Bits of `ModelPrompt.allCases`.
  var prompts: UInt16 = 0xFFFF

  func contains(_ state: ModelState, _ context: ModelContext) -> Bool {
    let overlay: UInt8 = state[.restricted] ? 4 : state.isOff(in: context) ? 2 : 1
    return overlays & overlay != 0 && prompts >> UInt16(state.prompt.rawValue) & 1 == 1
      && grants & Self.bit(state.grantLabel) != 0
  }

  static func bit(_ grant: ModelGrant) -> UInt8 {
    switch grant {
    case .notDetermined: 1
    case .denied: 2
    case .whenInUse: 4
    case .whenInUseAlwaysUsed: 8
    case .temporary: 16
    case .provisional: 32
    case .always: 64
    }
  }

  private static func bits(_ grants: [ModelGrant]) -> UInt8 {
    grants.reduce(0) { $0 | bit($1) }
  }

  /// These grants with no overlay, whatever shows.
  static func clear(_ grants: ModelGrant...) -> Self { Self(grants: bits(grants), overlays: 1) }
  /// These grants with no overlay and no prompt.
  static func idle(_ grants: ModelGrant...) -> Self {
    Self(grants: bits(grants), overlays: 1, prompts: 1)
  }
  /// These grants below any overlay but RS.
  static func stored(_ grants: ModelGrant...) -> Self { Self(grants: bits(grants), overlays: 3) }
  /// One of these prompts is showing.
  static func showing(_ prompts: ModelPrompt...) -> Self {
    Self(prompts: prompts.reduce(0) { $0 | 1 << UInt16($1.rawValue) })
  }
  /// Any prompt is showing, with these grants.
  static func prompted(_ grants: ModelGrant...) -> Self {
    Self(grants: bits(grants), overlays: 1, prompts: 0xFFFE)
  }
  /// Any grant that allows something, with no overlay, whatever shows.
  static let authorized = clear(
    .whenInUse, .whenInUseAlwaysUsed, .temporary, .provisional, .always)
  /// Whatever prompt is showing.
  static let shown = Self(prompts: 0xFFFE)
  /// The grants of the second argument excepted.
  static func except(_ grants: ModelGrant...) -> Self { Self(grants: ~bits(grants) & 0x7F) }
  static let off = Self(overlays: 2)
  static let restricted = Self(overlays: 4)
  static let overlaid = Self(overlays: 6)
}

/// The Callback column.
enum ModelCallback: Hashable, Sendable {
  /// Nothing is delivered.
  case none
  /// The current status, changed or not.
  case current
  /// This status, if it is new (T03, T04).
  case status(ModelStatus)
  /// The status, if it is new.
  case changed
  /// What a resumed app hears: on iOS the current status, elsewhere what it missed.
  case onWake
}

/// What becomes of an event or a service.
enum ModelDelivery: String, CaseIterable, Sendable {
  case delivered, held, queued, dropped, launched, started, stopped, none
  case failsWithDenied = "didFailWithError(denied)"
  case crashed
}

/// What a completion handler gets.
enum ModelCompletion: String, CaseIterable, Sendable {
  case success = "nil"
  case promptDeclined
}

/// The flags of section 1.4 that are true.
struct ModelDiagnostics: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  static let authorizationRequestInProgress = Self(rawValue: 1)
  static let insufficientlyInUse = Self(rawValue: 2)
  static let authorizationDenied = Self(rawValue: 4)
  static let authorizationDeniedGlobally = Self(rawValue: 8)
  static let authorizationRestricted = Self(rawValue: 16)
  static let alwaysAuthorizationDenied = Self(rawValue: 32)
  static let fullAccuracyDenied = Self(rawValue: 64)
  static let serviceSessionRequired = Self(rawValue: 128)
  static let accuracyLimited = Self(rawValue: 256)

  /// Every flag, in the order of its bits.
  static let allNames = [
    "authorizationRequestInProgress", "insufficientlyInUse", "authorizationDenied",
    "authorizationDeniedGlobally", "authorizationRestricted", "alwaysAuthorizationDenied",
    "fullAccuracyDenied", "serviceSessionRequired", "accuracyLimited",
  ]

  /// The names of the true flags, in a fixed order.
  var names: [String] {
    Self.allNames.indices.filter { rawValue >> UInt16($0) & 1 == 1 }.map { Self.allNames[$0] }
  }
}
