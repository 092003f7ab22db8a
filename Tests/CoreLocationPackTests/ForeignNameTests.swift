import CoreLocationPack
import LockbBase
import LockbKnowledge
import LockbPack
import Testing

/// Names that are right: of other frameworks, of other languages, and of this one where the
/// vocabulary does not have them.
@Suite struct ForeignNameTests {
  private static let names = """
    CNAuthorizationStatus CMAuthorizationStatus CKAuthorizationStatus PHAuthorizationStatus
    EKAuthorizationStatus UNAuthorizationStatus HKAuthorizationStatus AVAuthorizationStatus
    SFSpeechRecognizerAuthorizationStatus authorizationState authorizationStatuses
    CLLocationCoordinate2D CLLocationCoordinate3D CLLocationDistance CLLocationSpeed
    CLLocationDirection CLLocationAccuracy CLLocationDegrees CLLocationUpdater CLLocationManaging
    CLRegionState CLHeadingFilter CLFloor CLMonitoringEvent CLMonitoringState CLPlacemark
    CLActivityType CLDeviceOrientation CLBeaconIdentityConstraints CLBeaconIdentityCondition
    CLSContext CLKComplicationServer CKLocationSortDescriptor MKUserLocation MKLocationManager
    MKCircularRegion CMLocation CPLocationManager LocationManager locationManager
    kCLLocationAccuracyBest kCLLocationAccuracyKilometer kCLLocationAccuracyThreeKilometers
    kCLLocationAccuracyHundredMeters kCLDistanceFilterNone kCLErrorDomain
    UNCalendarNotificationTrigger UNTimeIntervalNotificationTrigger UNNotificationTrigger
    UILocationButton CoreLocationUI LocationButtons locationAvailable locationChanged
    monitoredRegion rangedRegions startRangingBeacon startMonitoringVisit locationServiceEnabled
    requestLocations requestAuthorization requestAccess requestState requestStatus isRanging
    headingFilter activityTypes HKWorkoutActivityType fullAccuracyAllowed liveUpdate
    NSCameraUsageDescription NSCalendarsUsageDescription NSMotionUsageDescription
    NSBluetoothAlwaysUsageDescription NSHealthShareUsageDescription NSContactsUsageDescription
    NSLocalNetworkUsageDescription NSBluetoothPeripheralUsageDescription
    NSHealthClinicalHealthRecordsShareUsageDescription NSUsageDescription NSFocusStatusUsageDescription
    NSNearbyInteractionAllowOnceUsageDescription UIBackgroundMode WKBackgroundMode UIBackgroundTask
    UIRequiredDeviceCapability ACCESS_BACKGROUND_LOCATION requestLocationUpdates
    requestWhenInUse requestAlways didUpdateLocation didChangeAuthorizationStatus didExitRegions
    """.split { $0.isWhitespace }.map(String.init)

  private func suggestions(_ text: String, at path: String) -> [String?] {
    let vocabulary = Vocabulary(entities: CoreLocationPack.pack.vocabulary.entities)
    let catalogue = ContentCatalogue(paths: [path])
    return KnowledgeBuilder(vocabulary: vocabulary, catalogue: catalogue)
      .documents(topic: "a", files: [SourceFile(path: path, bytes: Array(text.utf8))])
      .flatMap(\.diagnostics).filter { $0.rule == "unknown-symbol" }.map(\.suggestion)
  }

  @Test func areNotTakenForMisspellings() {
    let english = Self.names.map { "Use `\($0)`, then `value.\($0)()`.\n" }.joined()
    #expect(suggestions(english, at: "a.en.md") == [])
    let korean = Self.names.map { "`\($0)`를, 다음에 `\($0)()`을 씁니다.\n" }.joined()
    #expect(suggestions(korean, at: "a.ko.md") == [])
  }

  @Test(arguments: [
    ("CLLocationManger", "CLLocationManager"), ("CLocationManager", "CLLocationManager"),
    ("CLLocationManger.shared", "CLLocationManager"), ("CLLocationManger()", "CLLocationManager"),
    (
      "CLLocationManager.requestAlwaysAuthorisation()", "requestAlwaysAuthorization()"
    ), ("manager.requestWhenInUseAuthorizaton()", "requestWhenInUseAuthorization()"),
    ("CLLocationManagerDelegat", "CLLocationManagerDelegate"),
    ("CLServiceSesion(authorization: .whenInUse)", "CLServiceSession"),
    ("NSLocationWhenInUseUsageDescrition", "NSLocationWhenInUseUsageDescription"),
    ("NSWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"),
    ("NSLocationWhenInUseDescription", "NSLocationWhenInUseUsageDescription"),
    ("NSLocationAlwaysWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"),
    ("NSLocationAlwaysAndWhenInUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"),
    ("NSLocationTemporaryUsageDescription", "NSLocationTemporaryUsageDescriptionDictionary"),
    ("kCLLocationAccuracyRedcued", "kCLLocationAccuracyReduced"),
    ("status == .authorizedWhenInUes", "authorizedWhenInUse"),
  ])
  func standBesideOnesThatAreMisspelt(code: String, meant: String) {
    #expect(suggestions("`\(code)`를 씁니다.\n", at: "a.ko.md") == [meant])
    #expect(suggestions("```swift\n\(code)\n```\n", at: "a.en.md") == [meant])
  }
}
