import Foundation
import LockbPack
import LockbReference
import Testing

@testable import CoreLocationPack

/// Every platform and era, explored part by part.
@Suite struct ModelExplorationTests {
  static let places = [
    "iOS 9.0", "iOS 12.0", "iOS 13.2", "iOS 13.4", "iOS 14.0", "iOS 17.0", "iOS 18.0",
    "iPadOS 18.0", "watchOS 3.0", "watchOS 5.0", "watchOS 6.0", "watchOS 10.0", "watchOS 11.0",
    "tvOS 9.0", "tvOS 12.0", "tvOS 14.0", "tvOS 17.0", "tvOS 18.0", "macOS 10.12", "macOS 10.14",
    "macOS 11.0", "macOS 14.0", "macOS 15.0", "visionOS 1.0", "visionOS 2.0", "macCatalyst 14.0",
    "macCatalyst 17.0", "macCatalyst 18.0", "iPadAppOnVisionOS 1.0", "iPadAppOnVisionOS 2.0",
    "iPadAppOnMac 11.0", "iPadAppOnMac 14.0", "iPadAppOnMac 15.0", "appClip 14.0",
    "appClip 17.0", "appClip 18.0",
  ]

  static func context(_ place: String, _ keys: [String]) throws -> ModelContext {
    let words = place.split(separator: " ").map(String.init)
    return try ModelContext(
      ReferenceRequest(platform: words[0], version: words[1], keys: keys))
  }

  /// One small space in every run; the rest takes minutes without optimisation.
  @Test func isCompleteDeterministicAndSoundInASmallPlace() throws {
    let context = try Self.context("visionOS 1.0", [Keys.whenInUse])
    let found = ModelExploration(context, system: ModelSystem(), parts: [.requests])
    #expect(found.isComplete)
    #expect(found.flaws == [])
    #expect(found.failures.map { "\($0)" } == [])
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["LOCKB_EXPLORE"] != nil,
      "set LOCKB_EXPLORE=1 and build with -c release -Xswiftc -enable-testing"))
  func isCompleteDeterministicAndSoundEverywhere() async throws {
    let system = ModelSystem()
    var exercised: Set<String> = []
    for place in Self.places {
      let context = try Self.context(place, Keys.all + [Keys.reduced])
      let found = ModelExploration(context, system: system, parts: [.requests, .life])
      #expect(found.isComplete)
      #expect(found.flaws == [])
      #expect(found.failures.map { "\($0)" } == [])
      exercised.formUnion(found.exercised)
    }
    for part in [ModelAspect.accuracy, .sessions, .background] {
      for keys in [Keys.all + [Keys.reduced], Keys.all + [Keys.explicit]] {
        let context = try Self.context("iOS 18.0", keys)
        let found = ModelExploration(context, system: system, parts: [part])
        #expect(found.flaws == [])
        #expect(found.failures.map { "\($0)" } == [])
        exercised.formUnion(found.exercised)
      }
    }
    for place in ["iOS 12.0", "iOS 18.0"] {
      let found = ModelExploration(
        try Self.context(place, Keys.all + [Keys.reduced]), system: system, parts: [.delivery])
      #expect(found.flaws == [])
      #expect(found.failures.map { "\($0)" } == [])
      exercised.formUnion(found.exercised)
    }
    for (place, key) in [
      ("iOS 9.0", Keys.whenInUse), ("iOS 18.0", Keys.always), ("macOS 15.0", Keys.always),
    ] {
      let found = ModelExploration(
        try Self.context(place, [key]), system: system, parts: [.requests, .sessions])
      #expect(found.flaws == [])
      #expect(found.failures.map { "\($0)" } == [])
      exercised.formUnion(found.exercised)
    }
    let ids = ModelInvariants.safety.map(\.id) + ModelInvariants.liveness.map(\.id)
    #expect(ids.filter { !exercised.contains($0) } == [])
  }
}
