/// What contexts of one place differ in, each as one bit: the keys, and the parameters of section 8
/// that are not at their default.
struct ModelChoices: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  static let whenInUse = Self(.whenInUse)
  static let always: Self = [Self(.always), Self(.alwaysOld), alwaysKey]
  static let mac: Self = [Self(.mac), Self(.whenInUse)]
  static let explicitSession = Self(.explicitSession)
  static let backgroundMode = Self(.backgroundMode)
  static let defaultReduced = Self(.defaultReduced)
  static let alwaysKey = Self(rawValue: 1 << 8)
  static let resetsAlways = Self(rawValue: 1 << 9)
  static let ios8Upgrade = Self(rawValue: 1 << 10)
  static let airplaneIsDenied = Self(rawValue: 1 << 11)
  static let conditionsSurvive = Self(rawValue: 1 << 12)
  static let macOSRequestPrompts = Self(rawValue: 1 << 13)
  static let visionOSBackground = Self(rawValue: 1 << 14)
  static let all = Self(rawValue: 1 << 15 - 1)
  /// What decides whether background activities keep an app in use.
  static let keeping: Self = [backgroundMode, visionOSBackground]

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ keys: ModelKeys) { rawValue = UInt64(keys.rawValue) }

  /// What a context differs in from the one of its place without keys and with every default.
  init(_ context: ModelContext) {
    let (parameters, standard) = (context.parameters, ModelParameters())
    var choices = Self(context.keys)
    if context.readsOldAlwaysKey != (context.era == .i8) { choices.insert(.alwaysKey) }
    for (choice, parameter) in Self.switches
    where parameters[keyPath: parameter] != standard[keyPath: parameter] {
      choices.insert(choice)
    }
    self = choices
  }

  private static let switches: [(Self, any WritableKeyPath<ModelParameters, Bool> & Sendable)] = [
    (.resetsAlways, \.alwaysResetOnUndetermined), (.ios8Upgrade, \.ios8Upgrade),
    (.airplaneIsDenied, \.airplaneIsDenied), (.conditionsSurvive, \.conditionsSurviveReboot),
    (.macOSRequestPrompts, \.macOSRequestPrompts), (.visionOSBackground, \.visionOSBackground),
  ]

  /// The context of a place that differs in this.
  func context(at place: ModelContext) -> ModelContext {
    var context = place
    context.keys = ModelKeys(rawValue: UInt8(truncatingIfNeeded: rawValue))
    if contains(.alwaysKey) {
      context.parameters.alwaysKey = place.era == .i8 ? .always : .alwaysOld
    }
    for (choice, parameter) in Self.switches where contains(choice) {
      context.parameters[keyPath: parameter].toggle()
    }
    return context
  }
}

extension ModelCondition {
  /// What of the context decides it.
  var choices: ModelChoices {
    switch self {
    case .whenInUseKey: .whenInUse
    case .alwaysKey: .always
    case .macKey: .mac
    case .explicitModeKey: .explicitSession
    case .backgroundMode: .backgroundMode
    case .resetsAlways: .resetsAlways
    case .upgradesOniOS8: .ios8Upgrade
    case .promptsOnMacRequest: .macOSRequestPrompts
    case .backgroundOnVisionOS: .visionOSBackground
    case .airplaneDenies, .servicesOff, .authorized, .accuracyAsked: .airplaneIsDenied
    case .keptInUse, .endsUse: .keeping
    case .goalHeld: .explicitSession
    default: []
    }
  }
}

extension ModelFrom {
  /// What of the context decides whether a state belongs to it.
  var choices: ModelChoices { overlays == 7 ? [] : .airplaneIsDenied }
}
