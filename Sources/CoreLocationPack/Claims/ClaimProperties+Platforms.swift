/// What is so on one platform alone, beside `ClaimProperties.places`. Each is read within one
/// statement, where its platform is named or stands in the heading.
extension ClaimProperties {
  static let platforms = """
    # Where there is one level alone.
    property levels-there
    loose
    apart
    on tvOS visionOS iPadAppOnVisionOS App_Clip
    subject thing/two-levels
    but verb/unavailable
    word verb/offer|verb/available|verb/exist|verb/grant|verb/choose|verb/decide|verb/ask|verb/use
    value both: thing/two-levels|verb/offer|verb/available|verb/exist|verb/grant|verb/choose|verb/decide|verb/ask|verb/use
    fact thing/two-levels = one ; 6.1 6.2

    # Whether the levels differ on a Mac.
    property levels-on-mac
    loose
    apart
    plain
    despite than elsewhere alike
    on macOS
    subject level/always level/whenInUse thing/two-levels
    value more: thing/more-than
    value more: say/levels-differ|verb/differ|thing/separate|say/more-limited
    fact level/always|level/whenInUse|thing/two-levels = equal ; 1.5 6.1 T116

    # When a Mac asks.
    property only-asked-on-mac
    loose
    apart
    despite only
    on macOS
    subject prompt/any prompt/first
    but status/denied status/restricted
    word verb/appear|verb/show
    value request: how/only event/requestWhenInUse|event/requestAlways|event/request:any
    fact prompt/any|prompt/first = service ; 6.1 T114

    # What use is on a headset.
    property use-on-vision
    loose
    apart
    plain
    despite even nobody
    on visionOS
    subject phase/inUse
    value runs: thing/as-long-as-runs
    fact phase/inUse = looked-at ; 6.1

    # Where nothing comes in the background.
    property background-there
    loose
    apart
    despite even
    on visionOS iPadAppOnVisionOS tvOS
    subject phase/background
    but session/background verb/end api/CLLocationManager.allowsBackgroundLocationUpdates key/
    word noun/location|noun/event|service/
    value delivered: verb/deliver|verb/grant|verb/available|verb/work|thing/keeps-receiving
    fact phase/background = none ; 6.1 R03

    # Whether a watch decides by itself.
    property watch-decides
    loose
    apart
    plain
    on watchOS
    subject about/authorization noun/status level/always level/whenInUse
    but noun/anything noun/delegate prompt/
    value separate: thing/separate|thing/watch-separate
    fact about/authorization|noun/status|level/always|level/whenInUse = shared ; 6.1

    # What the list of regions holds for apps of other platforms.
    property regions-on-vision
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject api/CLLocationManager.monitoredRegions
    but thing/one-only
    value listed: thing/lists-regions
    fact api/CLLocationManager.monitoredRegions = empty ; 6.1 5.7

    # Where a button of UIKit does something.
    property button-there
    loose
    apart
    despite elsewhere alike
    on Mac_Catalyst visionOS iPadAppOnVisionOS
    subject api/CLLocationButton
    word verb/work|verb/call|verb/grant|verb/react
    value reacts: verb/work|verb/call|verb/grant|verb/react
    fact api/CLLocationButton = ignores ; 5.10
    """
}
