/// What differs by device and by version: what came when, and what an app is told elsewhere than on
/// a phone.
extension ClaimProperties {
  static let deviceRules = """
    # What came with an earlier version than the one that is told; nothing else may be named.
    property came-late-9
    apart
    era iOS 10.0 -
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.requestLocation()
    beside noun/member
    but noun/diagnostic diagnostic/ verb/grant verb/exist
    word verb/introduce
    value late: verb/introduce
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|api/CLLocationManager.requestLocation() = iOS-9 ; 5.7 5.8

    property came-late-14
    apart
    era iOS 15.0 -
    subject api/CLLocationManager.accuracyAuthorization event/requestTemporaryFullAccuracy api/kCLLocationAccuracyReduced key/NSLocationDefaultAccuracyReduced api/CLLocationManager.isAuthorizedForWidgetUpdates key/NSWidgetWantsLocation
    beside noun/member
    but noun/diagnostic diagnostic/ verb/grant verb/exist
    word verb/introduce
    value late: verb/introduce
    fact api/CLLocationManager.accuracyAuthorization|event/requestTemporaryFullAccuracy|api/kCLLocationAccuracyReduced|key/NSLocationDefaultAccuracyReduced|api/CLLocationManager.isAuthorizedForWidgetUpdates|key/NSWidgetWantsLocation = iOS-14 ; 5.1 5.8 4.2

    property came-late-15
    apart
    era iOS 16.0 -
    era watchOS 9.0 -
    subject api/LocationButton api/CLLocationButton service/location-push api/CLLocationPushServiceExtension
    beside noun/member
    but noun/diagnostic diagnostic/ verb/grant verb/exist
    word verb/introduce
    value late: verb/introduce
    fact api/LocationButton|api/CLLocationButton|service/location-push|api/CLLocationPushServiceExtension = iOS-15 ; 5.10 5.7

    property came-late-17
    apart
    era iOS 18.0 -
    era macOS 15.0 -
    era watchOS 11.0 -
    era tvOS 18.0 -
    subject api/CLMonitor api/CLBackgroundActivitySession session/background api/CLLocationUpdate.liveUpdates(_:) service/live-updates
    beside noun/member
    but noun/diagnostic diagnostic/ verb/grant verb/exist
    word verb/introduce
    value late: verb/introduce
    fact api/CLMonitor|api/CLBackgroundActivitySession|session/background|api/CLLocationUpdate.liveUpdates(_:)|service/live-updates = iOS-17 ; 5.4 5.5 5.6

    # Where a Mac takes the text of its prompt from.
    property mac-takes-text
    loose
    apart
    despite must
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription
    but thing/guest-on-mac verb/missing verb/unavailable verb/ignore effect/none
    plain
    value text: say/takes-text
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription = none ; 4.1 T114

    # Whether a Mac waits with its prompt for a request.
    property mac-waits-for-request
    loose
    apart
    on macOS
    subject verb/start event/start:any noun/service event/startStandard
    but status/ grant/ label/ verb/choose verb/deny verb/agree how/again key/ verb/missing noun/settings device/ session/ phase/background thing/guest-on-mac
    plain
    value silent: say/shows-nothing
    fact verb/start|event/start:any|noun/service|event/startStandard = prompts ; T114

    # Whether a watch hears of what was decided on the phone.
    property decided-on-phone
    loose
    apart
    firm
    on watchOS
    subject thing/on-phone
    but grant/temporary label/Allow_Once accuracy/temporary prompt/
    plain
    value heard: verb/become|verb/deliver|verb/grant|verb/in-force
    fact thing/on-phone = heard ; T55 1.5

    # Which status a Mac reports once somebody has agreed.
    property mac-lesser-reported
    loose
    apart
    on macOS
    subject level/whenInUse
    but level/always status/authorizedAlways verb/unavailable verb/missing how/again settings/always
    word event/answer:allow|verb/agree
    value reported: noun/status verb/report|verb/become
    fact level/whenInUse = never ; T116 I18

    # Whether the switch for precision was there before it came.
    property precise-switched-early
    loose
    apart
    plain
    era iOS 2.0 14.0
    subject event/settings:preciseOff event/settings:preciseOn
    but verb/unavailable verb/missing
    value can: how/can
    fact event/settings:preciseOff|event/settings:preciseOn = iOS-14 ; T63 T64

    # What is said to have come later, as all that there is; nothing else may be named.
    property async-only-later
    apart
    despite only
    era iOS 18.0 -
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) api/CLMonitor api/CLBackgroundActivitySession session/background
    word verb/work|verb/available|verb/last
    value later: how/only verb/work|verb/available|verb/last
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor|api/CLBackgroundActivitySession|session/background = iOS-17 ; 5.4 5.5 5.6

    # Whether a watch starts an app that has ended.
    property watch-relaunches
    loose
    apart
    plain
    on watchOS
    despite also even
    subject say/right-after-grant service/region-monitoring service/visits service/significant-change noun/event thing/region level/always
    but thing/complication term/complication say/except-with-always thing/on-phone thing/phone-and-watch verb/choose phase/foreground prompt/ session/ key/ fn/phone
    value launched: say/launches-app
    value launched: verb/launch verb/occur
    fact say/right-after-grant|service/region-monitoring|service/visits|service/significant-change|noun/event|thing/region|level/always = never ; T125

    # Whether services go on in a phone’s app on visionOS.
    property guest-on-vision-served
    loose
    apart
    on iPadAppOnVisionOS
    despite also even
    subject service/region-monitoring service/visits service/significant-change service/heading service/condition-monitoring service/location-push
    but prompt/ noun/status effect/ verb/ignore verb/unavailable verb/missing verb/not-work verb/call say/empty
    word verb/deliver|verb/work|thing/keeps-receiving|verb/launch|thing/keeps-going|verb/last
    value works: verb/deliver|verb/work|thing/keeps-receiving|verb/launch|thing/keeps-going|verb/last
    fact service/region-monitoring|service/visits|service/significant-change|service/heading|service/condition-monitoring|service/location-push = nothing ; 6.1

    # Whether settings offer Always where nobody can have it.
    property settings-without-always
    loose
    apart
    plain
    on tvOS visionOS App_Clip
    subject event/settings:always
    but verb/unavailable verb/missing level/whenInUse
    value can: how/can
    value can: verb/offer|verb/available
    fact event/settings:always = never ; 1.5 I17 I19

    # Whether background updates are off until an app turns them on.
    property background-true-from-start
    loose
    apart
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but api/CLLocationManager.pausesLocationUpdatesAutomatically
    word thing/from-start
    value true: noun/true|verb/on
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = false ; R05

    # Whether Always is enough for what comes asynchronously, with no session at all.
    property always-enough-of-today
    loose
    apart
    current
    era iOS 18.0 -
    despite even alone this still again
    subject grant/always level/always
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit say/unless-session verb/stop verb/end verb/missing effect/none prompt/ noun/delegate api/CLLocationManager noun/upgrade event/requestAlways event/requestWhenInUse event/request:any service/location-push thing/widget api/UNLocationNotificationTrigger service/location-notification
    word say/no-session|thing/no-session-needed|say/holding-useless
    value enough: verb/suffice@result
    value enough: noun/location|noun/event verb/deliver@result
    fact grant/always|level/always = session ; T100 R23

    # Whether the key of old systems is enough on later ones, as the only one that is written.
    property old-key-one
    loose
    apart
    despite only
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription thing/old-sdk thing/older-systems effect/none verb/ignore verb/missing verb/unavailable verb/not-work
    word count/1
    value one: event/requestAlways|level/always
    fact key/NSLocationAlwaysUsageDescription = none ; T16 4.1

    # Whether a single use could be granted before that came.
    property once-long-before
    loose
    apart
    despite until
    era iOS - 13.0
    era iOS 2.0 13.0
    subject label/Allow_Once
    but verb/unavailable verb/missing verb/introduce verb/deliver verb/create verb/appear thing/older-systems how/lacking how/without fn/없이
    word verb/choose|verb/last|verb/stay|verb/grant
    value there: verb/choose|verb/last|verb/stay|verb/grant
    fact label/Allow_Once = iOS-13 ; T10 2.3

    # Whether old systems wanted two texts for Always.
    property two-texts-long-before
    loose
    apart
    despite before must
    era iOS 2.0 11.0
    era iOS - 11.0
    subject event/requestAlways
    but key/ verb/need-not thing/old-sdk thing/older-systems verb/missing verb/unavailable
    word noun/plist|noun/text
    value both: say/in-place
    value both: count/2 verb/need|verb/declare
    fact event/requestAlways = one ; 4.1 T25

    # Whether a Mac keeps positions for an app that it has suspended.
    property mac-queues
    loose
    apart
    on macOS
    subject noun/location
    but verb/need-not verb/missing verb/unavailable thing/guest-on-mac
    word phase/suspended
    value queued: term/queue
    fact noun/location = running ; R02

    # Whether updates end on a Mac as its window is closed.
    property mac-window-ends
    loose
    apart
    plain
    on macOS
    subject say/window-gone
    but event/terminate event/terminate:byUser phase/terminated verb/need-not thing/guest-on-mac
    value ends: noun/location|verb/compute|noun/service verb/end|verb/stop
    fact say/window-gone = goes-on ; R02

    # Whether a widget had location before that was possible.
    property widget-long-before
    loose
    apart
    era iOS 2.0 14.0
    era iOS - 14.0
    subject thing/widget
    but verb/missing verb/unavailable verb/introduce verb/create
    word noun/location
    value there: verb/show|verb/use|verb/deliver|verb/grant
    fact thing/widget = iOS-14 ; 4.2 5.1

    # Whether it counts as use on a headset that nobody looks.
    property unseen-use-on-vision
    loose
    apart
    despite even nobody 항상 always
    on visionOS iPadAppOnVisionOS
    subject phase/inUse
    but noun/location verb/deliver prompt/
    plain
    value always: say/nobody-looks
    fact phase/inUse = looked-at ; 6.1

    # Whether the requests have been deprecated.
    property requests-deprecated
    loose
    apart
    era iOS 2.0 -
    subject event/requestWhenInUse event/requestAlways event/requestTemporaryFullAccuracy
    but noun/delegate api/CLLocationManager.authorizationStatus() api/CLLocationManagerDelegate key/ noun/status api/CLLocationManager.authorizationStatus thing/older-method noun/member kind/class thing/is-class-member api/CLServiceSession session/ say/replaces
    word verb/deprecated
    value deprecated: verb/deprecated
    fact event/requestWhenInUse|event/requestAlways|event/requestTemporaryFullAccuracy = current ; 5.1

    # Whether sessions ask on systems that have none.
    property session-asks-early
    loose
    apart
    era iOS 2.0 18.0
    era iOS - 18.0
    subject session/service:any api/CLServiceSession
    but verb/unavailable verb/missing verb/introduce verb/deliver verb/create verb/need-not say/no-session how/without how/lacking event/request: event/requestWhenInUse event/requestAlways event/request:any verb/call verb/ask session/background
    word prompt/|verb/prompted
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/prompted
    fact session/service:any|api/CLServiceSession = none ; 5.4 T107

    # Whether a Mac tells the levels apart by their statuses.
    property mac-distinguishes
    loose
    apart
    on macOS
    subject status/authorizedWhenInUse
    word status/authorizedAlways
    value apart: verb/distinguish
    fact status/authorizedWhenInUse = never ; T116 I18

    # Whether the older callback was deprecated before its successor came.
    property older-callback-early
    loose
    apart
    era iOS 2.0 14.0
    subject thing/older-method
    but service/ verb/call verb/use verb/unavailable verb/missing verb/work verb/available verb/introduce
    word verb/deprecated
    value deprecated: verb/deprecated
    fact thing/older-method = iOS14 ; 5.1 5.3

    # Whether positions reach an app on a headset at which nobody looks.
    property unseen-positions-on-vision
    loose
    apart
    despite nobody
    on visionOS
    subject noun/location
    but verb/missing verb/unavailable verb/end verb/stop effect/none prompt/
    word say/nobody-looks
    value given: verb/deliver|verb/last|verb/stay
    fact noun/location = none ; 6.1 R03

    # What a Mac’s suspending is said to end.
    property mac-suspends-so
    loose
    anywhere
    despite elsewhere alike
    on macOS
    subject phase/background
    but verb/need-not verb/last verb/stay verb/work verb/deliver verb/start thing/keeps-going thing/still thing/continuous thing/never-suspends fn/not fn/않 fn/안 fn/no
    word verb/stop|verb/end
    value suspended: phase/suspended
    fact phase/background = runs ; R02
    """
}
