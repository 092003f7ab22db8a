internal import LockbReference

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
