import LockbPack
import LockbReference
import Testing

@testable import CoreLocationPack

/// How sure a step is on platforms of which section 1.5 says less.
@Suite struct ModelConfidenceTests {
  static let cases: [(place: String, events: [String], confidence: [Confidence])] = [
    ("iOS 18.0", ["requestWhenInUse", "choose:Allow Once"], [.documented, .documented]),
    ("tvOS 18.0", ["requestWhenInUse", "choose:Allow Once"], [.documented, .inferred]),
    (
      "visionOS 2.0", ["requestWhenInUse", "choose:Allow Once", "requestWhenInUse"],
      [.documented, .inferred, .inferred]
    ),
    (
      "watchOS 11.0", ["requestAlways", "choose:Allow While Using App"],
      [.documented, .inferred]
    ),
    ("iOS 18.0", ["requestAlways", "choose:Allow While Using App"], [.documented, .documented]),
    ("macOS 15.0", ["requestAlways", "choose:Allow"], [.documented, .documented]),
    ("macCatalyst 18.0", ["requestAlways", "choose:Allow"], [.inferred, .inferred]),
    ("iPadAppOnMac 15.0", ["startStandard"], [.inferred]),
  ]

  @Test(arguments: cases)
  func isNoMoreThanInferredWhereThePlatformIsNotDescribed(
    place: String, events: [String], confidence: [Confidence]
  ) throws {
    let words = place.split(separator: " ").map(String.init)
    let steps = try ModelRun.run(
      ReferenceRequest(platform: words[0], version: words[1], keys: Keys.all, events: events))
    #expect(steps.map(\.confidence) == confidence)
  }

  /// Every rule that the parameters of section 8 decide about applies once the parameter is set.
  @Test func namesTheParameterOfARuleThatNeverAppliesByDefault() throws {
    for rule in ModelTable.rules {
      guard let parameter = rule.parameter else { continue }
      let parts = parameter.split(separator: "=").map(String.init)
      let parameters = try ModelParameters([parts[0]: .bool(parts[1] == "true")])
      #expect(parameters != ModelParameters(), "\(rule.id)")
      let place = ModelExplore.places.sorted { $0.platform.isMac && !$1.platform.isMac }.first {
        guard let context = ModelContext($0.platform, $0.version, keys: []) else { return false }
        return rule.scope.contains(context) && rule.events.contains { context.has($0) }
      }
      let found = try #require(place, "\(rule.id)")
      let index = try #require(ModelTable.rules.firstIndex { $0.id == rule.id })
      let keys: ModelKeys = [.whenInUse, .always, .alwaysOld, .mac]
      let isApplied = [keys, keys.subtracting(.alwaysOld)].contains { keys in
        ModelContext(found.platform, found.version, keys: keys, parameters: parameters).map {
          ModelFamilyExploration([$0]).isApplied[index]
        } ?? false
      }
      #expect(isApplied, "\(rule.id)")
    }
  }
}
