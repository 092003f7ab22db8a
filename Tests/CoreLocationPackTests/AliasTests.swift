import LockbBase
import LockbKnowledge
import Testing

@testable import CoreLocationPack

@Suite struct AliasTests {
  @Test(arguments: [
    ("requestAlwaysAuthorization", ["api/CLLocationManager.requestAlwaysAuthorization()"]),
    (
      "CLLocationManager.requestAlwaysAuthorization",
      ["api/CLLocationManager.requestAlwaysAuthorization()"]
    ),
    (
      "didUpdateLocations",
      ["api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)"]
    ),
    (
      "CLServiceSession(authorization:)", ["api/CLServiceSession.init(authorization:)"]
    ),
    (
      "Diagnostic.alwaysAuthorizationDenied",
      [
        "api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied"
      ]
    ),
    ("CLError.promptDeclined", ["api/CLError.Code.promptDeclined"]),
    ("CLRequireExplicitServiceSession", ["key/NSLocationRequireExplicitServiceSession"]),
    ("Privacy - Location Always Usage Description", ["key/NSLocationAlwaysUsageDescription"]),
    ("OS X", ["platform/macOS"]),
    ("iPadAppOnVisionOS", ["platform/iPadAppOnVisionOS"]),
    ("지오펜싱", ["service/region-monitoring", "term/region-monitoring"]),
    ("거부됨", ["status/denied", "term/denied"]),
    ("Don't Allow", ["term/dont-allow"]),
  ])
  func findsAnEntityByAnotherName(text: String, ids: [String]) {
    let found = entities.filter { $0.aliases.contains { $0.text == text } }
    #expect(found.map(\.id) == ids)
  }

  @Test func keepsCodeInNoLanguage() {
    for entity in entities where entity.kind == .api {
      #expect(entity.aliases.allSatisfy { $0.language == nil && $0.standing == .allowed })
      #expect(!entity.aliases.contains { $0.text == entity.name.english }, "\(entity.id)")
      #expect(Set(entity.aliases).count == entity.aliases.count, "\(entity.id)")
    }
  }

  @Test func sharesNoNameBetweenUnrelatedOverloads() {
    let manager = entities.filter { $0.aliases.contains { $0.text == "locationManager" } }
    let initializer = entities.filter { $0.aliases.contains { $0.text == "init" } }
    #expect(manager.isEmpty && initializer.isEmpty)
  }

  @Test func splitsADottedHeading() {
    let name = Card(heading: "Gate.Wing.open(_:with:) class method").symbolName
    #expect(name.dotted == "Gate.Wing.open(_:with:)")
    #expect(name.kind == "class method")
    #expect(name.container == "Gate.Wing")
    #expect(name.base == "open")
    #expect(name.aliases == ["open", "Gate.Wing.open", "Gate.Wing.open(_:with:)", "Wing.open"])
    #expect(Card(heading: "Gate class").symbolName.aliases.isEmpty)
  }
}
