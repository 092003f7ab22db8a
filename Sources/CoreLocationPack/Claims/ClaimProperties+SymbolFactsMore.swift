/// What symbols and keys have become, and where they are there and needed.
extension ClaimProperties {
  static let symbolFactsMore = """
    # When the older ways to read the status were deprecated.
    property deprecated-too-early
    loose
    apart
    despite later
    era iOS - 14.0
    subject api/CLLocationManager.authorizationStatus() api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but verb/call verb/use verb/unavailable verb/missing verb/work verb/available verb/appear verb/introduce
    word verb/deprecated
    value deprecated: verb/deprecated
    fact api/CLLocationManager.authorizationStatus()|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = iOS14 ; 5.1 5.3

    # Which form replaced which.
    property status-replaced
    loose
    plain
    subject api/CLLocationManager.authorizationStatus
    value class: say/replaced-by api/CLLocationManager.authorizationStatus()
    fact api/CLLocationManager.authorizationStatus = property ; 5.1

    # Since when a condition can be unmonitored.
    property unmonitored-new
    loose
    apart
    despite only
    era iOS 18.0 -
    subject thing/unmonitored
    but diagnostic/ verb/become
    word verb/introduce
    value new: verb/introduce
    fact thing/unmonitored = iOS17 ; 5.6 R46

    property unmonitored-from
    loose
    apart
    era iOS - 17.2
    subject thing/unmonitored
    but diagnostic/ verb/missing verb/unavailable
    word verb/introduce|verb/available|verb/exist|verb/offer
    value there: verb/introduce|verb/available|verb/exist|verb/offer
    fact thing/unmonitored = iOS17 ; 5.6 R46

    # Since when a watch asks by itself.
    property watch-asks-early
    loose
    apart
    era watchOS - 4.0
    subject prompt/any prompt/first
    but verb/unavailable verb/missing device/ fn/phone
    word how/itself
    value itself: how/itself verb/show|verb/appear|verb/prompted
    fact prompt/any|prompt/first = phone ; 6.1

    property watch-asks-late
    loose
    apart
    era watchOS 5.0 -
    subject prompt/any prompt/first
    but label/ accuracy/ grant/
    word how/first
    value itself: how/itself verb/show|verb/appear|verb/prompted
    fact prompt/any|prompt/first = watchOS4 ; 6.1

    # Which entitlement pushes need.
    property other-entitlement
    loose
    apart
    plain
    subject service/location-push api/CLLocationPushServiceExtension api/CLLocationManager.startMonitoringLocationPushes(completion:)
    but key/com.apple.developer.location.push verb/missing thing/error
    value other: thing/other-entitlement
    fact service/location-push|api/CLLocationPushServiceExtension|api/CLLocationManager.startMonitoringLocationPushes(completion:) = push ; 4.3

    # Which text is enough for Always.
    property both-texts
    loose
    apart
    despite only just still
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/ verb/missing thing/already-right grant/whenInUse level/whenInUse
    word event/requestAlways|level/always|verb/declare
    value enough: verb/suffice
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = two ; T16 4.1

    # What a widget asks.
    property widget-must-ask
    loose
    apart
    plain
    despite must own
    subject thing/widget
    but fn/아니
    value asks: say/widget-asks
    fact thing/widget = never ; T128

    property widget-must-call
    loose
    apart
    plain
    despite must own itself
    subject say/widget-asks
    but fn/아니
    value asks: event/request:any|event/requestWhenInUse|event/requestAlways|noun/status|prompt/|noun/location
    fact say/widget-asks = never ; T128

    # How many reports a sequence of diagnostics gives.
    property diagnostics-one
    loose
    apart
    plain
    despite than
    subject session/service:any session/background api/CLServiceSession.diagnostics api/CLBackgroundActivitySession.diagnostics noun/diagnostic
    value one: say/single-diagnostic
    fact session/service:any|session/background|api/CLServiceSession.diagnostics|api/CLBackgroundActivitySession.diagnostics|noun/diagnostic = sequence ; 5.4

    # Which value of the list stands for the compass.
    property compass-value
    loose
    apart
    despite only
    subject thing/gps
    but term/magnetometer verb/need-not
    word key/UIRequiredDeviceCapabilities|term/device-capabilities
    value heading: service/heading
    fact thing/gps = position ; 4.2

    # For which versions a greater minimum is needed.
    property raised-for-17
    loose
    apart
    plain
    despite must before
    era iOS 18.0 -
    subject api/CLBackgroundActivitySession api/CLMonitor api/CLLocationUpdate.liveUpdates(_:) service/live-updates session/background api/CLLocationUpdate
    but session/service:any diagnostic/ noun/diagnostic api/CLLocationUpdate. api/CLMonitor. thing/implicit
    value raised: say/must-raise
    fact api/CLBackgroundActivitySession|api/CLMonitor|api/CLLocationUpdate.liveUpdates(_:)|service/live-updates|session/background|api/CLLocationUpdate = iOS17 ; 5.4 5.5 5.6

    property raised-for-14
    loose
    apart
    plain
    despite must before
    era iOS 15.0 -
    subject api/CLLocationManager.accuracyAuthorization event/requestTemporaryFullAccuracy api/CLLocationManager.requestLocation() event/requestWhenInUse api/CLLocationManager.authorizationStatus accuracy/reduced
    but session/ api/CLMonitor api/LocationButton api/CLLocationUpdate service/
    value raised: say/must-raise
    fact api/CLLocationManager.accuracyAuthorization|event/requestTemporaryFullAccuracy|api/CLLocationManager.requestLocation()|event/requestWhenInUse|api/CLLocationManager.authorizationStatus|accuracy/reduced = older ; 5.1 5.7

    # Which texts a request for the lesser level needs.
    property both-texts-for-use
    loose
    apart
    plain
    despite both must also
    subject event/requestWhenInUse level/whenInUse
    but event/requestAlways level/always verb/need-not key/NSLocationUsageDescription
    value both: say/both-texts verb/need|verb/declare
    fact event/requestWhenInUse|level/whenInUse = one ; T05 T06 4.1

    # Whether a phone shows the text of the Mac.
    property mac-text-shown
    loose
    apart
    current
    despite also
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing event/start:any event/startStandard
    word event/requestWhenInUse|event/requestAlways|level/whenInUse|level/always
    value shown: verb/show|verb/appear|noun/text
    fact key/NSLocationUsageDescription = mac ; 4.1 I29

    # Whether systems of today show the old text for Always.
    property old-text-shown
    loose
    apart
    despite still must also later
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems key/NSLocationAlwaysAndWhenInUseUsageDescription verb/missing
    word prompt/|event/requestAlways|level/always
    value shown: verb/show|verb/appear|noun/text
    fact key/NSLocationAlwaysUsageDescription = none ; T15 4.1

    # Whether what asks for hardware knows a refusal.
    property hardware-refused
    loose
    apart
    subject api/CLLocationManager.headingAvailable() api/CLLocationManager.isRangingAvailable() api/CLLocationManager.isMonitoringAvailable(for:) api/CLLocationManager.significantLocationChangeMonitoringAvailable()
    but noun/true verb/need fn/아니
    word noun/false
    value refused: status/denied|grant/denied|verb/deny|label/Don’t_Allow
    fact api/CLLocationManager.headingAvailable()|api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.isMonitoringAvailable(for:)|api/CLLocationManager.significantLocationChangeMonitoringAvailable() = hardware ; 5.7

    property hardware-refused-when
    loose
    anywhere
    subject api/CLLocationManager.headingAvailable() api/CLLocationManager.isRangingAvailable() api/CLLocationManager.isMonitoringAvailable(for:) api/CLLocationManager.significantLocationChangeMonitoringAvailable()
    but noun/true verb/need
    word status/denied|grant/denied|verb/deny|label/Don’t_Allow
    value refused: noun/false
    fact api/CLLocationManager.headingAvailable()|api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.isMonitoringAvailable(for:)|api/CLLocationManager.significantLocationChangeMonitoringAvailable() = hardware ; 5.7

    # Which number the code of an error has, where nothing else is said.
    property error-value
    apart
    plain
    subject api/CLError.Code.locationUnknown api/CLError.Code.network api/CLError.Code.regionMonitoringDenied api/CLError.Code.promptDeclined api/CLError.Code.historicalLocationError
    beside noun/status completion/promptDeclined api/CLError thing/error
    but verb/exist verb/appear verb/deliver verb/report verb/call verb/show noun/thing
    value *: count/
    fact api/CLError.Code.locationUnknown = count/0 ; 5.2
    fact api/CLError.Code.network = count/2 ; 5.2
    fact api/CLError.Code.regionMonitoringDenied = count/4 ; 5.2
    fact api/CLError.Code.promptDeclined = count/18 ; 5.2
    fact api/CLError.Code.historicalLocationError = count/19 ; 5.2

    # Whether the class method still tells the status.
    property class-method-tells
    loose
    apart
    despite regardless even whatever each
    subject api/CLLocationManager.authorizationStatus()
    but event/createManager event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/unavailable
    word status/notDetermined|api/CLAuthorizationStatus.notDetermined
    value always: say/whatever-was-chosen
    fact api/CLLocationManager.authorizationStatus() = status ; 1.3 5.1

    # Whether the key for explicit sessions makes implicit ones.
    property explicit-creates
    loose
    apart
    despite each every only
    subject key/NSLocationRequireExplicitServiceSession
    but verb/turn-off verb/off verb/end verb/stop verb/unavailable verb/ignore verb/missing verb/not-work noun/false how/lacking how/without effect/none thing/blocked thing/implicit-on say/replaces fn/you say/is-default noun/default how/default
    word thing/implicit
    value made: verb/start
    fact key/NSLocationRequireExplicitServiceSession = off ; 4.2 R25

    # Whether a request throws.
    property request-throws
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy accuracy/ completion/ api/CLError service/ noun/service say/wrapper session/ event/start:any event/startStandard api/CLLocationManagerDelegate. event/setAllowsBackground:on key/
    value thrown: say/throws
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1 T11 T20

    # What comes of too many conditions.
    property add-throws
    loose
    apart
    plain
    subject api/CLMonitor.add(_:identifier:) api/CLMonitor.add(_:identifier:assuming:) thing/too-many
    but noun/service delivery/error api/CLError.Code.regionMonitoringDenied
    value thrown: say/throws|verb/crash|delivery/crash
    fact api/CLMonitor.add(_:identifier:)|api/CLMonitor.add(_:identifier:assuming:)|event/addCondition|thing/too-many = event ; 5.6 R40

    # Whether a delegate has to have all methods.
    property all-methods-told
    loose
    apart
    plain
    despite must every
    subject noun/delegate api/CLLocationManagerDelegate
    value required: say/every-method
    fact noun/delegate|api/CLLocationManagerDelegate = optional ; 5.3

    # Which key pushes need.
    property push-key
    loose
    apart
    plain
    subject service/location-push
    but verb/missing verb/unavailable verb/need-not thing/entitlement say/no-plist-entry thing/no-key
    value key: thing/push-key
    fact service/location-push = entitlement ; 4.3
    """
}
