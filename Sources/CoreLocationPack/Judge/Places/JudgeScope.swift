internal import LockbBase
internal import LockbClaims

/// The places in which a claim is tried.
struct JudgeScope: Sendable {
  /// By platform, in the order of the claim; each platform’s places oldest first.
  let platforms: [[JudgePlace]]
  /// Where “only there” says that it is not so; empty unless the scope excludes all others.
  let outside: [[JudgePlace]]
  /// Whether the claim itself says where it holds.
  let isStated: Bool
  /// Whether it says where it does not.
  let isExclusion: Bool
  /// The platforms for which it names a first version.
  private(set) var begun: Set<ModelPlatform> = []

  /// The scope of a claim; nothing said means iOS. Nil where it names a platform that the model
  /// does not know.
  init?(_ scope: ClaimScope) {
    isStated = !scope.isEmpty
    isExclusion = scope.isExclusion
    guard isStated else {
      platforms = [JudgePlace.all(of: .iOS)]
      outside = []
      return
    }
    var inside: [(platform: ModelPlatform, places: [JudgePlace])] = []
    // An App Clip on iOS is no other app on iOS.
    let clips = scope.stretches.filter { $0.platform == "App Clip" }
    for stretch in clips.isEmpty ? scope.stretches : clips {
      guard let platform = Self.platform(stretch.platform) else { return nil }
      let places = JudgePlace.covered(by: stretch, on: platform)
      if stretch.from != nil { begun.insert(platform) }
      if let known = inside.firstIndex(where: { $0.platform == platform }) {
        inside[known].places += places.filter { !inside[known].places.contains($0) }
      } else {
        inside.append((platform, places))
      }
    }
    let rest = Self.rest(of: inside)
    platforms = scope.isExclusion ? rest : inside.map { $0.places.sorted { $0.from < $1.from } }
    outside = scope.isExclusive ? rest : []
  }

  /// The platform of a name as documents and the catalogue write it; iOS where none is named.
  static func platform(_ name: String?) -> ModelPlatform? {
    guard let name else { return .iOS }
    if name == "Mac Catalyst" { return .macCatalyst }
    if name == "App Clip" { return .appClip }
    return ModelPlatform(rawValue: name)
  }

  /// What some places leave: their platforms’ other versions, or, where whole platforms are named,
  /// the other platforms.
  private static func rest(
    of inside: [(platform: ModelPlatform, places: [JudgePlace])]
  ) -> [[JudgePlace]] {
    var rest: [[JudgePlace]] = []
    var namesVersions = false
    for (platform, places) in inside {
      let others = JudgePlace.all(of: platform).filter { place in
        !places.contains { $0.from <= place.from && place.from < ($0.until ?? .latest) }
      }
      if !others.isEmpty { namesVersions = true }
      rest.append(others)
    }
    guard !namesVersions else { return rest.filter { !$0.isEmpty } }
    let named = Set(inside.map(\.platform))
    let main: [ModelPlatform] = [.iOS, .watchOS, .tvOS, .macOS, .visionOS]
    let isPhone = named.contains(.iOS) || named.contains(.iPadOS)
    return main.filter { !named.contains($0) && !($0 == .iOS && isPhone) }
      .map { JudgePlace.all(of: $0) }
  }
}

extension Version {
  /// After every version there is.
  static let latest = Version(number: .max)
}
