internal import LockbReference

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
