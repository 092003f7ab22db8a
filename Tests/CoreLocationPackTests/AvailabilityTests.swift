import LockbBase
import LockbKnowledge
import Testing

@testable import CoreLocationPack

@Suite struct AvailabilityTests {
  private static let order = [
    "iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS",
  ]

  @Test func readsTheCompactNotation() {
    let notation = CardText(bytes: Array("iOS 4.2-14.0†, Cat 13.1, no tvOS, watchOS 2".utf8))
    #expect(
      Availability.rows(notation) == [
        Availability(
          platform: "iOS", introduced: Version(4, 2), deprecated: Version(14)),
        Availability(
          platform: "iPadOS", introduced: Version(4, 2), deprecated: Version(14)),
        Availability(platform: "Mac Catalyst", introduced: Version(13, 1)),
        Availability(platform: "tvOS", introduced: nil),
        Availability(platform: "watchOS", introduced: Version(2)),
      ])
  }

  @Test func namesEachPlatformOnceAndInOrder() {
    for entity in entities {
      let places = entity.availability.map { Self.order.firstIndex(of: $0.platform) ?? -1 }
      #expect(!places.contains(-1), "\(entity.id)")
      #expect(zip(places, places.dropFirst()).allSatisfy(<), "\(entity.id)")
    }
  }

  @Test func givesIPadOSTheNumbersOfIOS() {
    for entity in entities {
      let phone = entity.availability.first { $0.platform == "iOS" }
      let tablet = entity.availability.first { $0.platform == "iPadOS" }
      #expect(phone?.introduced == tablet?.introduced, "\(entity.id)")
      #expect(phone?.deprecated == tablet?.deprecated, "\(entity.id)")
    }
  }

  @Test func neverDeprecatesBeforeItIntroduces() {
    for entity in entities {
      for row in entity.availability {
        guard let deprecated = row.deprecated else { continue }
        #expect(row.introduced.map { $0 <= deprecated } == true, "\(entity.id) \(row.platform)")
      }
    }
  }

  @Test func givesMembersNoEarlierVersionThanTheirType() {
    var earlier: [String] = []
    for member in entities {
      guard let type = entities.first(where: { $0.id == "api/\(member.symbol?.container ?? "")" })
      else { continue }
      for row in member.availability {
        let whole = type.availability.first { $0.platform == row.platform }
        if let whole, whole.introduced == nil { #expect(row.introduced == nil, "\(member.id)") }
        guard let since = row.introduced, let start = whole?.introduced, since < start else {
          continue
        }
        earlier.append("\(row.platform) \(member.id)")
      }
    }
    // The pages give these numbers, and C-16 holds the class of sessions to be newer on visionOS.
    let sessions = earlier.filter { $0.hasPrefix("visionOS api/CLServiceSession.") }
    #expect(sessions.count == 6)
    #expect(
      earlier.filter { !sessions.contains($0) } == [
        "watchOS api/CLLocationManager.authorizationStatus()",
        "watchOS api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)",
      ])
  }

  @Test func saysWhereEverySymbolAndStatusExists() {
    for entity in entities where [.api, .key, .status].contains(entity.kind) {
      #expect(entity.availability.contains { $0.introduced != nil }, "\(entity.id)")
    }
  }

  @Test func knowsWhereTheAlwaysRequestIsMissing() throws {
    let rows = try entity("api/CLLocationManager.requestAlwaysAuthorization()").availability
    #expect(
      rows == [
        Availability(platform: "iOS", introduced: Version(8)),
        Availability(platform: "iPadOS", introduced: Version(8)),
        Availability(platform: "Mac Catalyst", introduced: Version(13, 1)),
        Availability(platform: "macOS", introduced: Version(10, 15)),
        Availability(platform: "tvOS", introduced: nil),
        Availability(platform: "visionOS", introduced: nil),
        Availability(platform: "watchOS", introduced: Version(2)),
      ])
  }

  @Test(arguments: [
    ("api/CLAuthorizationStatus.authorizedAlways", ["visionOS"]),
    ("status/authorizedWhenInUse", ["macOS"]),
    ("api/CLAuthorizationStatus.authorized", ["tvOS", "watchOS"]),
    ("api/CLServiceSession", ["macOS"]),
    ("api/CLServiceSession.AuthorizationRequirement.always", ["macOS", "tvOS"]),
    ("api/CLLocationManager.startUpdatingLocation()", ["tvOS"]),
    ("key/com.apple.developer.location.push", ["Mac Catalyst", "macOS", "visionOS"]),
  ])
  func listsKnownAbsences(id: String, platforms: [String]) throws {
    let absent = try entity(id).availability.filter { $0.introduced == nil }
    #expect(absent.map(\.platform) == platforms)
  }

  @Test func leavesDeprecationsOpenWhereThePagesDiffer() throws {
    let names = [
      "CLLocationManager.startMonitoring(for:)", "CLLocationManager.stopMonitoring(for:)",
      "CLLocationManager.requestState(for:)", "CLCircularRegion", "CLBeaconRegion",
      "CLBeaconIdentityConstraint", "CLGeocoder",
    ]
    for name in names {
      let symbol = try entity("api/\(name)")
      #expect(symbol.availability.allSatisfy { $0.deprecated == nil }, "\(name)")
      let label = PropertyLabel.contested.text
      #expect(symbol.properties.contains { $0.label == label }, "\(name)")
    }
  }

  @Test func namesTheSuccessorOfWhatIsDeprecatedOnIOS() throws {
    let deprecated = entities.filter {
      $0.availability.contains { $0.platform == "iOS" && $0.deprecated != nil }
    }
    let replaced = deprecated.filter { $0.relations.contains { $0.kind == .replacedBy } }
    #expect(
      deprecated.map(\.id) == [
        "api/CLLocationManager.authorizationStatus()",
        "api/CLAuthorizationStatus.authorized",
        "api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)",
        "key/NSLocationAlwaysUsageDescription", "key/NSLocationUsageDescription",
      ])
    #expect(replaced.count == 4)
  }
}
