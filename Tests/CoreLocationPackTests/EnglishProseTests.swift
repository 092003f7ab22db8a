import Testing

@testable import CoreLocationPack

/// English sentences with limits, reasons, remarks and several statements, each beside one that is
/// right.
@Suite struct EnglishProseTests {
  private static let wrongProse = [
    "`requestAlwaysAuthorization()` blocks the calling thread until the dialog has been answered.",
    "After a background launch you have several minutes to take the `.always` session again.",
    "Positions that come while the app is suspended are thrown away, so nothing waits for it.",
    "Geofencing is just another name for what Core Location calls visits.",
    "While Always is provisional, the delegate hears `authorizedWhenInUse`, since the grant is no more than that.",
    "An Allow Once grant stays valid for 12 hours, no matter how often the person opens the app.",
    "If the person tapped Don’t Allow, wait a day, and the alert will appear again.",
    "After a refusal, only deleting and reinstalling the app lets it use location.",
    "Calling `requestWhenInUseAuthorization()` in `authorizedAlways` lowers the app to When In Use.",
    "A widget shows its own location prompt, even if the app has not been opened yet.",
    "Significant-change monitoring resumes automatically after a relaunch.",
    "An app may watch up to 60 regions, before further ones are refused.",
    "A `CLMonitor` takes as many conditions as you like.",
    "`allowsBackgroundLocationUpdates` is true by default, so hardly anybody sets it.",
    "A reduced-accuracy position is typically within 100 meters of the true one.",
    "The periodic Always reminder has a Don’t Allow button.",
    "`CLMonitor`: iOS 16 and later",
    "The requirements of a service session are `.whenInUse`, `.always` and `.once`.",
    "The delegate has a method `locationManagerDidClosePrompt(_:)`.",
    "The `.none` requirement makes the system ask the person.",
    "Deleting and reinstalling the app keeps the old status.",
    "If `NSLocationWhenInUseUsageDescription` is missing, the alert still appears, only with an empty message.",
    "Region monitoring keeps working under reduced accuracy.",
    "The second prompt shows the text of `NSLocationWhenInUseUsageDescription`.",
    "A second `CLServiceSession` replaces the first one, so hold one at a time.",
  ]

  private static let rightProse = [
    "`requestAlwaysAuthorization()` returns at once, and the dialog is answered later.",
    "After a background launch you have a few seconds to take the `.always` session again.",
    "Positions that come while the app is suspended are queued and delivered later, and nothing is thrown away.",
    "Geofencing is just another name for region monitoring, and visits are something else.",
    "While Always is provisional, the delegate hears `authorizedAlways`, while Settings shows While Using the App.",
    "An Allow Once grant ends with the use of the app, even if 12 hours have not passed.",
    "If the person tapped Don’t Allow, no request makes the alert appear again.",
    "After a refusal, the person changes the status in Settings, not only by deleting and reinstalling the app.",
    "Calling `requestWhenInUseAuthorization()` in `authorizedAlways` changes nothing; in Settings the person lowers it.",
    "A widget shows no prompt of its own; the app has to ask.",
    "Significant-change monitoring is started again after a relaunch; region monitoring resumes automatically.",
    "An app may watch up to 20 regions, before further ones are refused.",
    "It is a myth that a `CLMonitor` takes as many conditions as you like.",
    "`pausesLocationUpdatesAutomatically` is true by default, and `allowsBackgroundLocationUpdates` is not.",
    "A reduced-accuracy position is typically within some kilometers of the true one.",
    "The first prompt has a Don’t Allow button, and the periodic Always reminder has none.",
    "`CLMonitor`: iOS 17 and later, macOS 14",
    "The requirements of a service session are `.none`, `.whenInUse` and `.always`.",
    "The delegate has a method `locationManagerDidPauseLocationUpdates(_:)`.",
    "There is no delegate method `locationManagerDidClosePrompt(_:)`.",
    "The `.none` requirement never makes the system ask the person.",
    "`insufficientlyInUse` means that the app is not in use, `authorizationDenied` that the person has tapped Don’t Allow.",
    "Deleting and reinstalling the app clears the old status.",
    "If `NSLocationWhenInUseUsageDescription` is missing, the alert does not appear.",
    "Region monitoring does not keep working under reduced accuracy.",
    "The first prompt shows the text of `NSLocationWhenInUseUsageDescription`, the second that of `NSLocationAlwaysAndWhenInUseUsageDescription`.",
    "A second `CLServiceSession` is held beside the first one.",
    "You cannot ask from the background: outside the foreground no prompt appears.",
    "The flags on `CLLocationUpdate` need iOS 18, although the type has been there since iOS 17.",
    "Once the person has chosen Keep Only While Using in the second prompt, no further call brings Always back.",
    "`NSLocationDefaultAccuracyReduced` does not stop a person from turning Precise Location on in Settings.",
    "Without `NSLocationRequireExplicitServiceSession`, iterating live updates shows the first prompt.",
    "An app that was `authorizedAlways` reports `denied` while Location Services are off.",
    // What is denied of a moment, of a conclusion, and before a colon.
    "A grant from Allow Once is not revoked the instant the person leaves the app.",
    "A missing callback does not mean that location is denied: the app may be suspended.",
    "A refusal of Always is no refusal of location: the status stays `authorizedWhenInUse`.",
    "On iOS region monitoring does not launch the app with When In Use, while on a Mac it does.",
    "Several services are missing on the watch, even with Always.",
    "A refusal of the full-accuracy prompt is an answer like any other.",
    // Names and things of others.
    "If a component suspends, `renderSomething` immediately sends the fallback.",
    "Reopen your monitor by its name when the app launches.",
    // What is denied of “it”, what is said of a part, and what somebody had to do besides.
    "`fullAccuracyDenied` is true when the session wanted full accuracy and has not received it.",
    "The flags of `CLLocationUpdate` are new in iOS 18.",
    "On iOS 17, iterating live updates shows no prompt while the status is `notDetermined`, and the app must call a request method.",
    "Keep Only While Using in the second prompt means that the event that was held is never delivered.",
    "From the background a request for temporary full accuracy shows no prompt and passes an error to its completion.",
    // What “always”, “requests” and “relaunched” belong to.
    "On iOS 12, picking always in the first prompt leads to `authorizedAlways` at once.",
    "As soon as an app with When In Use requests Always, iOS 13.4 shows the upgrade prompt.",
    "For region monitoring, a relaunched app sets a delegate and nothing else.",
    "A background session that was created out of use stays inactive.",
    "When the background function is switched on, an Always request brings up the upgrade prompt.",
    // Pairs, lists and reasons.
    "In `AuthorizationRequirement`, `none` is 0, `whenInUse` is 1 and `always` is 2.",
    "After Allow Once an Always request does nothing; with Allow While Using App it brings up the upgrade prompt.",
    "On iOS 13 the delegate hears of it in `locationManager(_:didChangeAuthorization:)`, as the newer method is missing.",
    "While an Allow Once grant lasts, a request for Always gets you nowhere.",
    "Before iOS 13 no grant was provisional.",
    "After Reset Location & Privacy the status of every app is `notDetermined`.",
    "A temporary grant is listed as Ask Next Time Or When I Share and not as While Using the App.",
    "`NSLocationWhenInUseUsageDescription` has to be there for an Always request and not only for a When In Use request.",
    "During provisional Always, events that come out of use are held instead of being delivered.",
    "For live updates out of use a `.always` session must be in effect.",
    "Until iOS 18 the flag `stationary` was called `isStationary`.",
    "On iOS 10, an Always request without the old Always key does nothing.",
    "Region monitoring never needed Always to be started, not even on iOS 12.",
    "Of the two later prompts, each has one silent answer.",
  ]

  @Test func refutesWhatIsWrong() throws {
    #expect(try CellVerdicts.refuted(Self.wrongProse, language: "en") == Self.wrongProse)
  }

  @Test func refutesNothingThatIsRight() throws {
    #expect(try CellVerdicts.refuted(Self.rightProse, language: "en").isEmpty)
  }
}
