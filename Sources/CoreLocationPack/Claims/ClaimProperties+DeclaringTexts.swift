/// What usage texts and keys do.
extension ClaimProperties {
  static let declaringTexts = """
    # Whether the delegate of a new manager is silent.
    property silent-at-creation
    loose
    apart
    plain
    despite this only
    subject event/createManager thing/fresh-manager
    but label/ event/settings: prompt/ session/ verb/start accuracy/ service/ thing/error
    value silent: verb/silent
    fact event/createManager|thing/fresh-manager = heard ; T01

    # Whether the delegate is silent when an app starts.
    property silent-at-launch
    loose
    apart
    despite this only
    subject about/authorization about/callback noun/delegate api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but event/createManager thing/fresh-manager api/CLLocationManager verb/missing noun/location noun/event service/ session/ accuracy/ thing/error thing/no-manager
    word term/launch
    value silent: verb/silent
    fact about/authorization|about/callback|noun/delegate|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = heard ; T01

    # What the first call of the delegate waits for.
    property first-call-waits
    loose
    apart
    despite this only before until
    subject thing/first-call
    but noun/event noun/location service/ session/ accuracy/ event/settings: thing/no-manager verb/become noun/status noun/reported-status thing/fresh-manager event/createManager
    word say/only-after-answer
    value answered: say/only-after-answer
    fact thing/first-call = creation ; T01

    # Whether a new manager counts for nothing.
    property never-at-creation
    loose
    apart
    plain
    despite this only never not
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) noun/delegate about/callback
    but label/ prompt/ accuracy/ service/
    value never: say/never-at-creation
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|noun/delegate|about/callback = called ; T01

    # Whether the same status can be reported twice.
    property same-status-twice
    loose
    apart
    firm
    despite again twice
    subject noun/delegate about/callback api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) event/resume event/createManager phase/suspended
    but label/ prompt/ event/settings: accuracy/ service/ session/ verb/choose event/answer:any term/launch verb/launch
    word say/same-twice
    value twice: say/same-twice verb/report|verb/call|verb/hear|verb/deliver|verb/show
    fact noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|event/resume|event/createManager|phase/suspended = twice ; T01 T02

    # Whether an app that asks for no more than the lesser level needs the greater text.
    property use-app-needs-always-text
    loose
    apart
    plain
    despite even must only every 꼭 or beyond nothing never
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need-not
    value needed: say/only-use verb/need|verb/declare|verb/exist
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = needless ; T05 V08

    # Whether a text that is missing is made up for.
    property missing-text-default
    loose
    apart
    current
    despite instead
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationUsageDescription
    word how/missing|verb/missing|say/forget|thing/without-text
    value default: thing/default-text verb/appear|verb/show|verb/use|verb/declare
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = none ; T06 T16

    # What a request throws whose text is missing.
    property missing-text-throws
    loose
    apart
    current
    despite every 반드시
    subject event/request:any event/requestWhenInUse event/requestAlways verb/ask
    but noun/service event/requestTemporaryFullAccuracy session/ service/ accuracy/ completion/nil api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) api/CLLocationManager.requestLocation() noun/delegate noun/method
    word verb/missing|how/missing|thing/without-text|noun/plist|key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription
    value thrown: say/throws|delivery/error|thing/returned-error|verb/get-error
    fact event/request:any|event/requestWhenInUse|event/requestAlways|verb/ask = nothing ; T06 T16 C-12

    # Whether the greater text alone serves the requests.
    property always-text-alone
    loose
    apart
    despite both only
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/ verb/missing
    word event/requestAlways|event/request:any
    value works: how/alone|thing/key-alone verb/work|verb/use
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = two ; T06 T16 V09

    # The same of what a request needs.
    property always-text-alone-needed
    loose
    apart
    despite only
    subject event/requestAlways
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription
    word verb/need|verb/work|verb/use
    value alone: thing/key-alone
    fact event/requestAlways = two ; T16 4.1

    # Whether asking for the greater level takes one text.
    property level-takes-one-text
    loose
    despite only
    subject event/requestAlways level/always
    but event/requestWhenInUse key/NSLocationAlwaysUsageDescription verb/need-not prompt/ api/CLLocationManager.requestWhenInUseAuthorization()
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value one: say/only-need
    fact event/requestAlways|level/always = two ; T16 4.1

    # Whether the old text is enough for Always, told with a denial.
    property old-text-enough
    loose
    apart
    despite only nothing besides than other no but
    era iOS 11.0 -
    subject event/requestAlways level/always
    but event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription api/CLLocationManager.requestWhenInUseAuthorization()
    word key/NSLocationAlwaysUsageDescription
    value one: say/one-suffices|thing/covers-other|say/only-need
    fact event/requestAlways|level/always = both ; T16 4.1

    # Whether the system still takes the old text.
    property old-text-taken
    loose
    apart
    despite still first only
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems event/requestWhenInUse api/CLLocationManager.requestWhenInUseAuthorization()
    word verb/fall-back|thing/read-first
    value taken: verb/fall-back|thing/read-first
    fact key/NSLocationAlwaysUsageDescription = none ; T16 4.1

    # Whether the system still takes the old text, where no version is named.
    property old-text-taken-now
    loose
    apart
    current
    despite still first only
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems event/requestWhenInUse verb/missing api/CLLocationManager.requestWhenInUseAuthorization()
    word verb/fall-back
    value taken: verb/fall-back
    fact key/NSLocationAlwaysUsageDescription = none ; T16 4.1

    # Which apps of old SDKs have the old text read.
    property old-sdk-text
    loose
    apart
    firm
    era iOS 8.0 11.0
    subject key/NSLocationAlwaysUsageDescription
    but event/requestWhenInUse level/whenInUse thing/older-systems api/CLLocationManager.requestWhenInUseAuthorization()
    word thing/old-sdk
    value used: verb/use|verb/need
    fact key/NSLocationAlwaysUsageDescription = used ; 4.1 T25

    # Whether the text of today gave way to the old one.
    property text-replaced
    loose
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    value replaced: say/replaced-by key/NSLocationAlwaysUsageDescription
    plain
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = current ; 4.1

    # Since when there are texts for both levels.
    property text-since
    apart
    era iOS 12.0 -
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription
    beside noun/plist level/always level/whenInUse verb/explain prompt/always
    word verb/introduce
    value introduced: verb/introduce
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = ios11 ; 4.1
    fact key/NSLocationWhenInUseUsageDescription = ios8 ; 4.1

    # Where the history of positions can be asked for.
    property history-on
    loose
    apart
    despite this
    on iOS iPadOS macOS tvOS visionOS Mac_Catalyst
    subject api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)
    value there: verb/available|verb/work|verb/offer|verb/exist|verb/introduce
    plain
    fact api/CLLocationManager.requestHistoricalLocations(purposeKey:sampleCount:completionHandler:) = watchOS ; 5.1 4.1

    # Whether an entitlement of the phone is there on other platforms.
    property push-entitlement-carried
    loose
    apart
    despite may
    on macOS Mac_Catalyst tvOS visionOS
    subject key/com.apple.developer.location.push
    but thing/error verb/missing
    word verb/declare|verb/available|verb/use|verb/suffice|verb/work
    value there: verb/declare|verb/available|verb/use|verb/suffice|verb/work
    fact key/com.apple.developer.location.push = none ; 4.3

    # Where the mode for the background is listed.
    property mode-listed-in
    loose
    apart
    subject key/UIBackgroundModes:location
    but key/UIBackgroundModes thing/location-services term/magnetometer thing/gps
    word verb/declare
    value capabilities: key/UIRequiredDeviceCapabilities verb/declare
    fact key/UIBackgroundModes:location = background ; 4.2

    # Whether the confirmation of an App Clip needs the right.
    property clip-confirmation-needs
    loose
    apart
    subject key/NSAppClipRequestLocationConfirmation thing/clip-confirmation
    but verb/need-not thing/separate
    word verb/need
    value right: verb/need noun/status|about/authorization
    fact key/NSAppClipRequestLocationConfirmation|thing/clip-confirmation = separate ; 4.2

    # Whether the first prompt keeps its switch where the app starts with reduced accuracy.
    property reduced-keeps-pill
    loose
    apart
    anywhere
    despite only still
    subject key/NSLocationDefaultAccuracyReduced
    but noun/false verb/missing how/lacking verb/need-not say/hides-pill
    word noun/true|verb/declare|accuracy/reduced
    value pill: thing/precise-pill|thing/precise-control verb/show|verb/appear|verb/stay|verb/available|verb/offer|verb/exist
    fact key/NSLocationDefaultAccuracyReduced = hidden ; 4.2 2.3

    # Whether a person can turn precise positions on in Settings.
    property precise-in-settings
    loose
    apart
    plain
    despite even not this
    subject noun/settings noun/plist key/NSLocationDefaultAccuracyReduced
    but status/notDetermined status/restricted status/denied thing/restrictions thing/guardian device/ grant/ settings/never event/ how/before api/CLAuthorizationStatus.notDetermined api/CLAuthorizationStatus.restricted api/CLAuthorizationStatus.denied
    value cannot: say/cannot-turn-precise-on
    fact noun/settings|noun/plist|key/NSLocationDefaultAccuracyReduced = can ; 4.2 6.4

    # Whether precise positions depend on the key.
    property precise-without-key
    loose
    plain
    anywhere
    despite otherwise or
    subject key/NSLocationDefaultAccuracyReduced
    value cannot: say/or-else-cannot event/settings:preciseOff|event/settings:preciseOn
    fact key/NSLocationDefaultAccuracyReduced = can ; 4.2 6.4

    # Whether devices without a sensor get an app that asks for it.
    property store-lacking
    loose
    apart
    despite even only
    subject key/UIRequiredDeviceCapabilities
    word term/magnetometer|thing/gps
    value offered: thing/can-download verb/missing|how/lacking|how/without
    fact key/UIRequiredDeviceCapabilities = filtered ; 4.2

    # Whether one value of the list stands for another.
    property gps-covers
    loose
    apart
    despite only
    subject thing/gps
    but platform/ verb/missing
    word term/device-capabilities|key/UIRequiredDeviceCapabilities
    value one: thing/location-services verb/need-not
    fact thing/gps = both ; 4.2
    """
}
