/// What platforms, widgets and apps of a kind have.
extension ClaimProperties {
  static let hosting = """
    # What an app of a platform without Always asks for.
    property calls-on-tv
    loose
    apart
    despite elsewhere
    on tvOS
    subject event/requestAlways
    but say/fails-to-build verb/unavailable delivery/ thing/error say/at-run-time effect/none verb/ignore verb/not-work
    word noun/location|level/always|grant/always|phase/background|noun/event
    value asked: verb/call|verb/ask verb/deliver|verb/get|verb/grant
    value asked: how/can verb/call|verb/ask
    fact event/requestAlways = missing ; T28

    # Whether the status for Always exists on visionOS.
    property case-on-vision
    loose
    apart
    on visionOS
    subject status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways
    but status/authorizedWhenInUse verb/unavailable verb/missing say/fails-to-build event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy level/whenInUse key/
    word verb/available|verb/exist|verb/grant|verb/report|verb/use
    value there: verb/available|verb/use noun/member
    value there: verb/exist
    value given: verb/grant|verb/report
    fact status/authorizedAlways|api/CLAuthorizationStatus.authorizedAlways = missing ; 1.1 1.5 I17

    # Whether a clip can have Always.
    property clip-always
    loose
    apart
    despite may provided even
    on App_Clip
    subject level/always grant/always settings/always
    but verb/unavailable verb/missing event/requestWhenInUse label/ status/authorizedWhenInUse level/whenInUse
    word verb/grant|verb/offer|verb/turn-on
    value given: verb/grant
    value can: how/can verb/grant|verb/offer|verb/become
    fact level/always|grant/always|settings/always = never ; 1.5 I19

    # What comes of asking for Always in an iPad app on visionOS.
    property ipad-request
    loose
    apart
    on visionOS iPadAppOnVisionOS
    subject event/requestAlways
    but level/whenInUse grant/whenInUse event/requestWhenInUse status/authorizedWhenInUse how/again verb/exist
    plain
    value ignored: verb/ignore|effect/none
    value crash: delivery/crash|verb/crash
    fact event/requestAlways = in-use ; T27

    # Whether an iPad app on visionOS shows a prompt for Always.
    property vision-always-prompt
    loose
    apart
    on visionOS iPadAppOnVisionOS
    subject prompt/always
    but prompt/first
    plain
    value shown: verb/show|verb/appear
    fact prompt/always = in-use ; T27

    # What a Mac asks its user.
    property mac-chooses
    loose
    apart
    on macOS
    subject thing/two-levels
    plain
    value chosen: verb/offer|verb/choose|verb/ask
    fact thing/two-levels = one ; 6.2 T116

    # How long an App Clip keeps what it was given.
    property clip-keeps
    loose
    apart
    plain
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App grant/authorized
    but grant/temporary label/Allow_Once level/always noun/option
    value removal: say/until-clip-deleted
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App|grant/authorized = morning ; T79

    # When the right of an App Clip ends.
    property clip-closed
    loose
    apart
    plain
    on App_Clip
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App
    but grant/temporary label/Allow_Once accuracy/
    value early: verb/end say/clip-closed
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App = morning ; T79

    # Whether a Mac waits with its prompt for a request.
    property mac-until-request
    loose
    anywhere
    until
    on macOS
    subject noun/service service/standard-location event/start:any event/startStandard api/CLLocationManager.startUpdatingLocation() service/*
    but status/ label/
    word say/shows-nothing|effect/none
    denied prompt/any|verb/prompted|verb/appear|verb/show
    value request: event/requestAlways|event/requestWhenInUse|event/request:any|verb/ask
    fact noun/service|service/standard-location|event/start:any|event/startStandard|api/CLLocationManager.startUpdatingLocation() = start ; T114

    # Which status a Mac reports once somebody has agreed.
    property mac-after-answer
    loose
    apart
    on macOS
    subject status/authorizedWhenInUse
    but status/authorizedAlways status/denied verb/unavailable verb/missing
    word prompt/any|verb/agree|verb/choose|event/answer:allow|event/answer:any|label/
    value reported: noun/status|verb/report|verb/become
    fact status/authorizedWhenInUse = never ; T116 I18

    # Whether apps of a phone need the key of the Mac.
    property mac-key-on-phone
    loose
    apart
    current
    on iOS iPadOS
    despite must unless
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need-not verb/deprecated
    word verb/need|verb/declare
    value needed: verb/need|verb/declare
    fact key/NSLocationUsageDescription = mac ; 4.1

    # Whether a headset has a compass to require.
    property magnetometer-on-vision
    loose
    apart
    despite may
    on visionOS iPadAppOnVisionOS
    subject term/magnetometer
    but thing/blocked verb/unavailable
    word term/device-capabilities|key/UIRequiredDeviceCapabilities
    value there: verb/choose|verb/available|verb/work|verb/declare|verb/use|verb/grant
    fact term/magnetometer = none ; 4.2

    # Where the entitlement for pushes is to be had.
    property push-entitlement-on
    loose
    apart
    despite may
    on macOS Mac_Catalyst tvOS watchOS visionOS iPadAppOnVisionOS
    subject key/com.apple.developer.location.push service/location-push
    but thing/error api/CLLocationPushServiceError
    word key/com.apple.developer.location.push|thing/entitlement
    value there: verb/declare|verb/available|verb/grant|verb/use|verb/carry
    fact key/com.apple.developer.location.push|service/location-push = none ; 4.3

    # Which services a watch lacks, told of their names in code.
    property code-on-watch
    loose
    apart
    on watchOS
    despite also
    subject api/CLLocationManager.startMonitoringVisits() api/CLLocationManagerDelegate.locationManager(_:didVisit:) api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLMonitor
    but verb/unavailable verb/not-work verb/missing prompt/
    word verb/available|verb/work|verb/use|verb/start|verb/deliver|verb/suffice|verb/report|verb/exist
    value works: verb/available|verb/work|verb/use|verb/start|verb/deliver|verb/suffice|verb/report|verb/exist
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManagerDelegate.locationManager(_:didVisit:)|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLMonitor = none ; 5.6 5.7 6.1

    # Which services a headset lacks, told of their names in code.
    property code-on-vision
    loose
    apart
    on visionOS iPadAppOnVisionOS
    subject api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLMonitor api/CLLocationManager.startUpdatingHeading()
    but verb/unavailable verb/not-work verb/missing prompt/ verb/call effect/none
    word verb/available|verb/work|verb/know|verb/deliver
    value works: verb/available|verb/work|verb/know|verb/deliver
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLMonitor|api/CLLocationManager.startUpdatingHeading() = none ; 6.1

    # Whether apps of a headset can watch regions.
    property can-on-vision
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject service/region-monitoring
    but verb/ event/ api/ service/live-updates service/standard-location noun/
    value can: how/can
    fact service/region-monitoring = none ; 6.1

    # How apps of a television get positions.
    property standard-on-tv
    loose
    apart
    despite question
    on tvOS
    subject api/CLLocationManager.startUpdatingLocation()
    but verb/unavailable verb/missing verb/not-work api/CLLocationManager.requestLocation()
    word verb/deliver|verb/work|verb/available|verb/use
    value works: verb/deliver|verb/work|verb/available|verb/use
    fact api/CLLocationManager.startUpdatingLocation() = none ; 5.7 6.1

    # Whether a Mac has service sessions.
    property session-on-mac
    loose
    apart
    on macOS
    subject session/service:any api/CLServiceSession
    but thing/guest-on-mac session/background verb/unavailable verb/missing verb/not-work thing/no-session-needed verb/need-not say/no-session how/without how/lacking fn/없이
    word verb/available|verb/use|verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/stay|verb/last|verb/deliver
    value there: verb/available|verb/use|verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/stay|verb/last|verb/deliver
    fact session/service:any|api/CLServiceSession = none ; 5.4 6.1

    # Whether the levels differ on a Mac.
    property levels-differ-on-mac
    loose
    apart
    plain
    on macOS
    despite question
    subject thing/two-levels
    value differ: thing/more-than|verb/differ|thing/difference
    fact thing/two-levels = same ; 6.1

    # Whether a window makes an app one in use.
    property window-in-use
    loose
    apart
    plain
    on visionOS macOS
    subject phase/inUse
    value window: say/window-open
    fact phase/inUse = other ; 6.1

    # Whether a Mac launches apps.
    property mac-launches
    loose
    apart
    plain
    despite always each
    on macOS
    subject noun/event service/condition-monitoring service/region-monitoring service/visits service/significant-change
    but verb/need say/at-login event/relaunch:byUser verb/choose phase/terminated verb/deliver
    value launched: verb/launch
    value launched: say/launches-app
    fact noun/event|service/condition-monitoring|service/region-monitoring|service/visits|service/significant-change = never ; R43 6.1

    # Whether a headset has the capability of exact positions.
    property gps-on-vision
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject thing/gps
    but verb/unavailable verb/missing
    value there: verb/available|verb/choose|verb/declare|verb/work
    fact thing/gps = none ; 4.2

    # Where the button of UIKit is dead.
    property button-on-catalyst
    loose
    apart
    on Mac_Catalyst iPadAppOnVisionOS
    subject api/CLLocationButton
    but effect/ verb/unavailable verb/not-work verb/ignore thing/blocked
    word verb/work|verb/suffice|verb/call|verb/available
    value works: verb/work|verb/suffice|verb/call
    fact api/CLLocationButton = dead ; 5.10

    # Where the button of SwiftUI is dead.
    property button-on-vision
    loose
    apart
    on iPadAppOnVisionOS
    subject api/LocationButton event/tapLocationButton
    but effect/ verb/unavailable verb/not-work verb/ignore thing/blocked
    word verb/work|verb/call
    value works: verb/work|verb/call
    fact api/LocationButton|event/tapLocationButton = dead ; 5.10 6.1

    # Which services an app for the iPad finds on a headset.
    property compatible-works
    loose
    apart
    plain
    on iPadAppOnVisionOS
    subject service/region-monitoring service/visits service/significant-change service/heading service/condition-monitoring service/location-push api/CLMonitor
    but verb/missing verb/unavailable verb/not-work effect/ service/standard-location service/live-updates verb/call verb/ignore
    value works: verb/work|verb/deliver|verb/available
    fact service/region-monitoring|service/visits|service/significant-change|service/heading|service/condition-monitoring|service/location-push|api/CLMonitor = no ; 6.1

    # Whether a television gives positions in the background.
    property background-on-tv
    loose
    apart
    on tvOS
    despite may even
    subject noun/location
    but verb/unavailable verb/missing thing/blocked phase/foreground
    word phase/background|phase/notInUse
    value gets: verb/deliver
    fact noun/location = no ; 6.1

    # Whether a Mac that sleeps watches.
    property mac-asleep
    loose
    apart
    plain
    on macOS
    despite even
    subject service/condition-monitoring service/region-monitoring noun/condition noun/event thing/region api/CLMonitor
    but verb/stop verb/end
    value asleep: say/mac-sleeps verb/deliver|verb/work|verb/start|verb/stay|thing/still-watched
    fact service/condition-monitoring|service/region-monitoring|noun/condition|noun/event|thing/region|api/CLMonitor = awake ; R43

    # Whether the greater request exists on tvOS.
    property call-on-tv
    loose
    apart
    plain
    despite may elsewhere as
    on tvOS
    subject event/requestAlways
    but say/fails-to-build verb/unavailable delivery/ thing/error say/at-run-time effect/none verb/ignore verb/not-work
    value asked: how/can verb/call
    value asked: verb/available
    fact event/requestAlways = missing ; T28

    # Which text AppKit apps need.
    property mac-needs
    loose
    apart
    despite must
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but verb/need-not platform/ how/only
    plain
    value needed: verb/need
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = none ; 4.1
    """
}
