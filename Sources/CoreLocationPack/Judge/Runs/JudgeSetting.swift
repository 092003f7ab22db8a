internal import LockbBase
internal import LockbPack

/// A place with what the app declares there: everything that the calls read, unless a claim says
/// otherwise.
struct JudgeSetting: Sendable {
  let place: JudgePlace
  let context: ModelContext
  let table: ModelTable.Place
  /// Whether the app declares the purpose that it names.
  let declaresPurpose: Bool

  /// The purpose that an app names in runs.
  static let purpose = "Purpose"
  private static let purposeKey = "NSLocationTemporaryUsageDescriptionDictionary"

  /// A setting; nil where a term names a key that no rule reads.
  init?(_ place: JudgePlace, keys terms: [JudgeTerm]) {
    var keys: ModelKeys = [.whenInUse, .backgroundMode]
    keys.insert(place.platform.era(at: place.version) == .i8 ? .alwaysOld : .always)
    if place.platform.isMac { keys.insert(.mac) }
    var declares = true
    // Where one key is said to be there alone, no other text is.
    if terms.contains(where: { $0.value == "others" && $0.isNegated }) {
      keys.subtract([.whenInUse, .always, .alwaysOld, .mac])
      declares = false
    }
    for term in terms where term.value != "others" {
      let name = String(term.value.prefix { $0 != ":" })
      if name == Self.purposeKey {
        declares = !term.isNegated
      } else if let key = Self.key(name, on: place.platform) {
        if term.isNegated { keys.remove(key) } else { keys.insert(key) }
      } else {
        return nil
      }
    }
    guard let context = ModelContext(place.platform, place.version, keys: keys) else { return nil }
    self.place = place
    self.context = context
    table = ModelTable.Place(context)
    declaresPurpose = declares
  }

  /// A key that rules read, by its name.
  static func key(_ name: String, on platform: ModelPlatform) -> ModelKeys? {
    let request = ReferenceRequest(
      platform: platform.rawValue, version: platform.firstVersion.description,
      keys: [name.hasSuffix("BackgroundModes") ? name + ":location" : name])
    guard let keys = try? ModelContext(request).keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// What the app declares in a run, as `lockb model run` writes it.
  func keys(for events: [ModelEvent]) -> [String] {
    var names: [String] = []
    for (key, name) in Self.names where context.keys.contains(key) { names.append(name) }
    let continues = events.contains { event in
      switch event {
      case .createBackgroundSession, .setAllowsBackground: true
      default: false
      }
    }
    if continues, context.keys.contains(.backgroundMode) {
      names.append("UIBackgroundModes:location")
    }
    if events.contains(where: { $0.purpose == .declared }) {
      names.append(Self.purposeKey + ":" + Self.purpose)
    }
    return names
  }

  private static let names: [(ModelKeys, String)] = [
    (.whenInUse, "NSLocationWhenInUseUsageDescription"),
    (.always, "NSLocationAlwaysAndWhenInUseUsageDescription"),
    (.alwaysOld, "NSLocationAlwaysUsageDescription"), (.mac, "NSLocationUsageDescription"),
    (.defaultReduced, "NSLocationDefaultAccuracyReduced"),
    (.explicitSession, "NSLocationRequireExplicitServiceSession"),
  ]
}

extension ModelEvent {
  /// The event as `lockb model run` writes it, with the purpose that runs name.
  var contractName: String {
    let name = name
    guard name.hasSuffix("DECLARED") else { return name }
    let call = name.dropLast("DECLARED".count)
    return call.hasSuffix("UN") ? call.dropLast(2) + "Undeclared" : call + JudgeSetting.purpose
  }
}
