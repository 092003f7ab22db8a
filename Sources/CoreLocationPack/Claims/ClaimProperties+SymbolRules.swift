/// What reference pages tell of symbols and keys: types, values, when they came and went, and what
/// takes whose place.
extension ClaimProperties {
  static let symbolRules = """
    # Which symbols of today were never deprecated.
    property never-deprecated
    apart
    plain
    despite still only
    subject api/CLLocationManager.locationServicesEnabled() api/CLLocationManager.accuracyAuthorization api/CLLocationManager.requestLocation()
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.pausesLocationUpdatesAutomatically
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.startUpdatingLocation() api/CLLocationManager.startMonitoringVisits()
    subject api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.desiredAccuracy api/CLLocationManager.distanceFilter
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)
    subject api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    subject api/CLMonitor api/CLServiceSession api/CLBackgroundActivitySession api/CLLocationUpdate.liveUpdates(_:)
    subject api/LocationButton api/CLLocationButton
    subject api/CLLocationManager.requestWhenInUseAuthorization() api/CLLocationManager.requestAlwaysAuthorization()
    subject api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:) api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    subject key/NSLocationTemporaryUsageDescriptionDictionary key/NSLocationDefaultAccuracyReduced key/NSWidgetWantsLocation key/NSLocationRequireExplicitServiceSession
    beside event/requestWhenInUse event/requestAlways noun/member noun/status noun/plist fn/filler set/statuses
    but say/replaces how/is-replaced say/replaced-by verb/become verb/missing
    value deprecated: verb/deprecated
    fact api/CLLocationManager.locationServicesEnabled()|api/CLLocationManager.accuracyAuthorization|api/CLLocationManager.requestLocation()|api/CLLocationManager.allowsBackgroundLocationUpdates|api/CLLocationManager.showsBackgroundLocationIndicator|api/CLLocationManager.pausesLocationUpdatesAutomatically|api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.desiredAccuracy|api/CLLocationManager.distanceFilter = current ; 5.1 5.7 5.8
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)|api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = current ; 5.1 5.3
    fact api/CLMonitor|api/CLServiceSession|api/CLBackgroundActivitySession|api/CLLocationUpdate.liveUpdates(_:)|api/LocationButton|api/CLLocationButton = current ; 5.2 5.4 5.5 5.6 5.10
    fact api/CLLocationManager.requestWhenInUseAuthorization()|api/CLLocationManager.requestAlwaysAuthorization()|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:)|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) = current ; 5.1
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationTemporaryUsageDescriptionDictionary|key/NSLocationDefaultAccuracyReduced|key/NSWidgetWantsLocation|key/NSLocationRequireExplicitServiceSession = current ; 4.1 4.2

    # Of which type a member is.
    property member-type
    apart
    subject api/CLLocationManager.accuracyAuthorization api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.locationServicesEnabled() api/CLLocationManager.authorizationStatus api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation()
    beside noun/member noun/status noun/accuracy
    word verb/report|say/comes-back|noun/member|noun/type
    value status: api/CLAuthorizationStatus
    value accuracy: api/CLAccuracyAuthorization
    value boolean: type/boolean|thing/gets-bool|thing/is-boolean
    value location: api/CLLocation
    fact api/CLLocationManager.accuracyAuthorization = accuracy ; 5.1
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates|api/CLLocationManager.locationServicesEnabled() = boolean ; 5.1
    fact api/CLLocationManager.authorizationStatus = status ; 5.1
    fact api/CLLocationManager.requestLocation()|api/CLLocationManager.startUpdatingLocation() = nothing ; 5.7

    # Whether a call of the manager gives back a position.
    property returns-location
    loose
    apart
    plain
    subject api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation() event/startStandard
    but api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) noun/delegate about/callback
    value returned: say/returns-location
    fact api/CLLocationManager.requestLocation()|api/CLLocationManager.startUpdatingLocation()|event/startStandard = nothing ; 5.7

    # Whether apps of today need the older text for Always.
    property old-text-needed-since
    apart
    despite must still only also
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    beside event/requestAlways level/always noun/plist verb/ask verb/call noun/status
    but thing/old-sdk thing/older-systems
    word verb/need|verb/declare
    value needed: verb/need|verb/declare
    fact key/NSLocationAlwaysUsageDescription = older ; 4.1 T16

    # Whether apps of phones declare the text of the Mac.
    property mac-text-elsewhere
    loose
    apart
    current
    despite must every each otherwise before 반드시
    on iOS iPadOS
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription thing/older-systems verb/deprecated verb/missing verb/need-not thing/old-sdk
    word verb/need|verb/declare|verb/use
    value needed: verb/need|verb/declare|verb/use
    fact key/NSLocationUsageDescription = mac ; 4.1

    property mac-text-on-others
    loose
    apart
    despite must every each otherwise before 반드시
    on watchOS tvOS visionOS
    subject key/NSLocationUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need-not
    word verb/need|verb/declare|verb/use
    value needed: verb/need|verb/declare|verb/use
    fact key/NSLocationUsageDescription = mac ; 4.1

    # Whether the method of today gave way to the older one.
    property method-replaced
    loose
    plain
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value replaced: say/replaced-by api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = current ; 5.3

    # Since when updates and events carry flags.
    property flags-since
    loose
    apart
    despite alike
    since iOS 18.0
    subject diagnostic/accuracyLimited diagnostic/authorizationDenied diagnostic/authorizationDeniedGlobally diagnostic/authorizationRestricted diagnostic/authorizationRequestInProgress
    subject diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/locationUnavailable api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable
    but session/service:any verb/missing verb/unavailable say/availability-check verb/become verb/report how/later
    word api/CLLocationUpdate|service/live-updates|api/CLMonitor.Event|api/CLMonitor|api/CLBackgroundActivitySession.Diagnostic|session/background
    value there: verb/available|verb/offer|verb/exist|verb/introduce|verb/declare
    fact diagnostic/accuracyLimited|diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/locationUnavailable|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable = none ; 5.4 5.5 5.6

    # Whether the older method is gone.
    property older-method-gone
    loose
    apart
    plain
    current
    despite longer
    subject api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but fn/without verb/missing how/lacking noun/status label/ prompt/
    value gone: verb/removed|verb/wipe|say/fails-to-build|say/gone-for-good
    fact api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = deprecated ; 5.3

    # Which types have no subclasses.
    property subclassed
    loose
    apart
    plain
    subject api/CLServiceSession session/service:any api/CLBackgroundActivitySession session/background api/CLMonitor
    but noun/condition kind/protocol api/CLLocationManager api/CLCondition
    value subclassed: say/subclass
    fact api/CLServiceSession|session/service:any|api/CLBackgroundActivitySession|session/background = final ; 5.4
    fact api/CLMonitor = actor ; 5.6

    # How a session is made.
    property session-factory
    loose
    apart
    plain
    subject thing/session-factory
    but api/CLServiceSession.init(authorization:) thing/initializer
    value used: verb/create|verb/call|verb/use|verb/start|verb/deliver
    fact thing/session-factory = none ; C-17 5.4

    # Whether apps that ask for no more than the lesser level need the greater text.
    property use-app-needs-more
    loose
    apart
    current
    despite even must every
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/need-not event/requestAlways level/always grant/always how/before
    word say/only-use
    value needed: verb/need
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = needless ; T05 V08

    # Where the key for reduced accuracy is not read.
    property reduced-key-on-mac
    loose
    apart
    on macOS
    subject key/NSLocationDefaultAccuracyReduced
    but verb/missing verb/unavailable verb/not-work
    word verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/report|verb/declare
    value there: verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/report|verb/declare
    fact key/NSLocationDefaultAccuracyReduced = phone ; 4.2

    # Whether a stream breaks off where access is refused.
    property live-throws
    loose
    apart
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    but api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingLocation() event/startStandard noun/delegate
    word status/denied|grant/denied|verb/deny|label/Don’t_Allow|status/restricted
    value thrown: say/throws
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates = flagged ; 1.4 5.5

    # What comes of the lack of the older text on systems of today.
    property old-text-lacking
    loose
    apart
    despite still
    era iOS 11.0 -
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk thing/older-systems key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationWhenInUseUsageDescription
    word verb/missing|verb/unavailable|how/missing|how/lacking
    value crash: event/terminate|verb/crash|delivery/crash
    fact key/NSLocationAlwaysUsageDescription = none ; 4.1 T16

    # Whether the list of what a device needs lets updates go on in the background.
    property capabilities-behind
    loose
    apart
    plain
    despite must otherwise or only
    subject key/UIRequiredDeviceCapabilities
    but key/UIBackgroundModes key/UIBackgroundModes:location api/CLLocationManager.allowsBackgroundLocationUpdates verb/need-not
    value behind: phase/background noun/location
    fact key/UIRequiredDeviceCapabilities = filter ; 4.2

    # Whether an entitlement is a key of Info.plist.
    property push-entitlement-kind
    apart
    plain
    subject key/com.apple.developer.location.push
    value key: term/info-plist-key
    fact key/com.apple.developer.location.push = entitlement ; 4.3

    # Since when an app can go on in the background by a switch.
    property switch-for-background-since
    loose
    apart
    despite already
    era watchOS - 4.0
    era iOS - 9.0
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but verb/missing verb/unavailable verb/need-not verb/removed thing/older-systems
    word verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/turn-on|noun/true|verb/offer|effect/any
    value there: verb/available|verb/exist|verb/use|verb/work|verb/introduce|verb/turn-on|noun/true|verb/offer|effect/any
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = later ; 5.8

    # As what a type is declared, told in one statement of several.
    property declared-apart
    apart
    plain
    despite each every
    beside service/* api/CLMonitor noun/condition say/subclass
    subject api/*
    value class: kind/class
    value protocol: kind/protocol
    value struct: kind/struct
    value enum: kind/enum
    value actor: kind/actor
    facts declared-as

    # Whether a Mac has sessions that keep an app in use.
    property background-session-on-mac
    loose
    apart
    on macOS
    despite also same still again now this later each that-thing only
    subject session/background api/CLBackgroundActivitySession
    but thing/guest-on-mac session/service:any verb/unavailable verb/missing verb/not-work verb/need-not say/no-session how/without how/lacking fn/없이
    word verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/start
    value there: verb/work|verb/create|verb/hold|verb/introduce|verb/exist|verb/offer|verb/start
    fact session/background|api/CLBackgroundActivitySession = none ; 5.4 6.1

    # Whose text the prompt for the upgrade has.
    property lesser-text-on-upgrade
    loose
    apart
    current
    subject key/NSLocationWhenInUseUsageDescription
    but prompt/first prompt/P-WIU event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need verb/declare say/other-text
    word prompt/P-UPG|prompt/second
    value shown: verb/show|verb/appear|noun/text|verb/use|verb/explain|noun/plist
    fact key/NSLocationWhenInUseUsageDescription = first ; T30 T40 I29

    # Whose text the first prompt has since it comes before a second one.
    property greater-text-on-first
    loose
    apart
    current
    era iOS 13.0 -
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but prompt/second prompt/P-UPG key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need verb/declare how/later
    word prompt/first|prompt/P-WIU
    value shown: verb/show|verb/appear|noun/text|verb/use|verb/explain
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = later ; T05 T15 I29

    # What the members of a monitor do.
    property monitor-members
    apart
    plain
    subject api/CLMonitor.record(for:) api/CLMonitor.remove(_:) api/CLMonitor.identifiers
    beside api/CLMonitor noun/condition noun/member service/condition-monitoring set/conditions noun/event
    value removes: say/removes-condition
    fact api/CLMonitor.record(for:) = looks ; 5.6
    fact api/CLMonitor.remove(_:) = removes ; 5.6
    fact api/CLMonitor.identifiers = lists ; 5.6

    # Whether a monitor is made at once.
    property monitor-init
    loose
    apart
    plain
    subject api/CLMonitor.init(_:)
    value sync: say/synchronous
    fact api/CLMonitor.init(_:) = async ; 5.6

    property monitor-made
    loose
    apart
    subject api/CLMonitor
    word thing/initializer|verb/create
    value sync: say/synchronous
    fact api/CLMonitor = async ; 5.6

    # Whether a wish for accuracy outdoes the person.
    property desired-outdoes
    loose
    apart
    despite even whatever regardless
    subject api/CLLocationManager.desiredAccuracy
    but event/requestTemporaryFullAccuracy accuracy/temporary api/kCLLocationAccuracyReduced verb/need
    word event/settings:preciseOff|accuracy/reduced
    value full: accuracy/full verb/deliver|verb/grant
    fact api/CLLocationManager.desiredAccuracy = wish ; 5.8 6.4

    # Of what kind the list of regions is.
    property regions-kind
    loose
    apart
    plain
    subject api/CLLocationManager.monitoredRegions
    value array: thing/is-array
    fact api/CLLocationManager.monitoredRegions = set ; 5.7

    # Whether the greater text is the only one that Always takes.
    property greater-text-only
    loose
    apart
    current
    era iOS 11.0 -
    despite only must
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/ verb/show thing/already-right
    word event/requestAlways|level/always
    value only: say/only-key verb/need|verb/declare
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = two ; T16 4.1

    # What the first prompt asks for where the key for reduced accuracy is missing.
    property reduced-key-lacking
    loose
    apart
    subject key/NSLocationDefaultAccuracyReduced
    but verb/choose how/can label/ thing/chooses-precision event/settings:preciseOff verb/declare
    word verb/missing|verb/unavailable|how/missing|noun/false
    value approximate: accuracy/reduced verb/ask
    fact key/NSLocationDefaultAccuracyReduced = full ; 4.2 2.3

    # Whether Always is asked for although the lesser text is missing.
    property lesser-text-lacking
    loose
    apart
    current
    era iOS 11.0 -
    subject key/NSLocationWhenInUseUsageDescription
    but verb/declare how/again verb/become key/NSLocationTemporaryUsageDescriptionDictionary accuracy/ label/ status/
    word verb/missing|how/missing|how/lacking
    value prompt: prompt/any|prompt/first|prompt/always event/requestAlways|level/always verb/appear|verb/show
    fact key/NSLocationWhenInUseUsageDescription = none ; T16 4.1

    # For which lack an error of pushes stands.
    property entitlement-error-for
    loose
    plain
    anywhere
    subject api/CLLocationPushServiceError.Code.missingEntitlement
    but thing/entitlement key/com.apple.developer.location.push fn/아니 level/always
    value text: thing/without-text
    value text: noun/plist verb/missing
    fact api/CLLocationPushServiceError.Code.missingEntitlement = entitlement ; 5.7 4.3

    # When older names were deprecated.
    property older-names-deprecated-later
    loose
    apart
    despite only until
    era iOS 9.0 -
    subject api/CLAuthorizationStatus.authorized key/NSLocationUsageDescription
    but fn/아니 fn/not verb/missing api/CLAuthorizationStatus.authorizedAlways key/NSLocationWhenInUseUsageDescription
    word verb/deprecated
    value late: say/became-deprecated
    fact api/CLAuthorizationStatus.authorized|key/NSLocationUsageDescription = iOS-8 ; 5.2 4.1

    # Whose text a request for the lesser level has.
    property greater-text-on-use
    apart
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    beside noun/plist noun/text verb/ask verb/call prompt/any noun/status verb/render
    word event/requestWhenInUse
    but verb/missing verb/unavailable how/missing how/lacking how/without
    value shown: noun/text verb/show|verb/appear
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = later ; T05 I29
    """
}
