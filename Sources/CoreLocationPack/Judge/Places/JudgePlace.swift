internal import LockbBase
internal import LockbClaims

/// A stretch of versions of one platform in which nothing changes, with the version that stands
/// for it.
struct JudgePlace: Hashable, Sendable {
  let platform: ModelPlatform
  /// The version that stands for the stretch: its first, or the first that a claim speaks of.
  let version: Version
  /// Where the stretch begins and what follows it; nil for the newest.
  let from: Version
  let until: Version?

  /// Every stretch of a platform, oldest first: a new one begins wherever an era, a call or the
  /// user’s choice of accuracy does.
  static func all(of platform: ModelPlatform) -> [JudgePlace] { byPlatform[platform] ?? [] }

  private static let byPlatform: [ModelPlatform: [JudgePlace]] = Dictionary(
    uniqueKeysWithValues: ModelPlatform.allCases.map { platform in
      let starts = boundaries(of: platform)
      let places = starts.indices.map { index in
        JudgePlace(
          platform: platform, version: starts[index], from: starts[index],
          until: index + 1 < starts.count ? starts[index + 1] : nil)
      }
      return (platform, places)
    })

  private static func boundaries(of platform: ModelPlatform) -> [Version] {
    var starts = Set(ModelEvent.all.compactMap { platform.introduction(of: $0) })
    let candidates = (1...18).map { Version($0) } + (10...15).map { Version(10, $0) }
    var era: ModelEra?
    var choosesAccuracy = false
    for version in (candidates + [Version(13, 1), Version(13, 4)]).sorted() {
      guard let context = ModelContext(platform, version, keys: []) else { continue }
      if context.era != era || context.hasAccuracySetting != choosesAccuracy {
        starts.insert(version)
      }
      (era, choosesAccuracy) = (context.era, context.hasAccuracySetting)
    }
    return starts.sorted()
  }
}

extension JudgePlace {
  /// The places that a stretch of a claim covers, oldest first.
  static func covered(by stretch: ClaimScope.Stretch, on platform: ModelPlatform) -> [JudgePlace] {
    all(of: platform).compactMap { place in
      if let before = stretch.before, place.from >= before { return nil }
      guard let from = stretch.from, from > place.from else { return place }
      if let until = place.until, from >= until { return nil }
      return JudgePlace(platform: platform, version: from, from: from, until: place.until)
    }
  }
}
