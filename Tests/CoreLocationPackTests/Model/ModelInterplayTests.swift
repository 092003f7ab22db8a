import Testing

@testable import CoreLocationPack

/// The explored parts leave nothing out that rules let depend on each other.
@Suite struct ModelInterplayTests {
  @Test(arguments: ["iOS 9.0", "iOS 12.0", "iOS 13.4", "iOS 18.0", "visionOS 2.0", "macOS 15.0"])
  func findsAPartForEverythingARuleConnects(place: String) throws {
    let context = try ModelExplorationTests.context(place, Keys.all)
    let gaps = ModelAspect.gaps(in: context)
    #expect(gaps.map { "\($0.rule) \($0.event.name) \($0.variables.names)" } == [])
  }
}
