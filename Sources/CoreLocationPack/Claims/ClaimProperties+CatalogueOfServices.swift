/// What the symbols of services, settings and other frameworks are and do. Each is read within one
/// statement.
extension ClaimProperties {
  static let catalogueOfServices = """
    # What the record of a condition holds.
    property record-holds
    loose
    apart
    plain
    firm
    subject api/CLMonitor.record(for:)
    value last: thing/last-event|say/last-event
    value all: say/all-events
    fact api/CLMonitor.record(for:) = last ; 5.6

    # What an argument assumes.
    property assumed
    loose
    apart
    plain
    subject api/CLMonitor.add(_:identifier:assuming:)
    value state: say/first-state
    value status: noun/status|about/authorization
    fact api/CLMonitor.add(_:identifier:assuming:) = state ; 5.6

    # Which parts of a beacon’s identity can be left out.
    property beacon-parts
    loose
    apart
    plain
    despite but
    subject api/CLMonitor.BeaconIdentityCondition thing/beacon
    value optional: say/parts-optional
    value required: say/parts-required
    value uuid: say/uuid-optional
    fact api/CLMonitor.BeaconIdentityCondition|thing/beacon = optional ; 5.6

    # What is not there yet.
    property store-locked
    loose
    apart
    plain
    subject diagnostic/persistenceUnavailable api/CLMonitor.Event.persistenceUnavailable
    but todo/wait
    value readable: say/readable
    value lost: say/data-lost
    fact diagnostic/persistenceUnavailable|api/CLMonitor.Event.persistenceUnavailable = yet ; 5.6 R45

    # What a check looks at.
    property checks-hardware
    loose
    apart
    plain
    firm
    told
    subject api/CLLocationManager.headingAvailable() api/CLLocationManager.isRangingAvailable() api/CLLocationManager.isMonitoringAvailable(for:) api/CLLocationManager.significantLocationChangeMonitoringAvailable()
    but verb/need say/asks-nobody-itself prompt/any
    value hardware: thing/hardware
    value permission: say/of-permission
    fact api/CLLocationManager.headingAvailable()|api/CLLocationManager.isRangingAvailable()|api/CLLocationManager.isMonitoringAvailable(for:)|api/CLLocationManager.significantLocationChangeMonitoringAvailable() = hardware ; 5.7

    # What an error of a push tells.
    property missing-entitlement
    loose
    apart
    plain
    subject api/CLLocationPushServiceError.Code.missingEntitlement
    value entitlement: thing/entitlement
    value refusal: status/denied|grant/denied|verb/deny|say/is-refusal
    fact api/CLLocationPushServiceError.Code.missingEntitlement = entitlement ; 5.7

    # What comes of registering for pushes.
    property push-token
    loose
    apart
    plain
    subject api/CLLocationManager.startMonitoringLocationPushes(completion:)
    word say/completion|verb/deliver|verb/report|verb/grant|noun/completion|say/token
    value token: say/token
    value position: noun/location verb/deliver|verb/report
    fact api/CLLocationManager.startMonitoringLocationPushes(completion:) = token ; 5.7

    # How many positions one request gives, where it is the right number.
    property one-fix
    loose
    apart
    plain
    firm
    despite only
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManager.startUpdatingLocation() service/standard-location
    value one: say/one-fix
    fact api/CLLocationManager.requestLocation() = one ; 5.7

    # Whose regions are listed.
    property all-regions
    loose
    apart
    plain
    firm
    despite each only even
    subject api/CLLocationManager.monitoredRegions
    but thing/own-regions
    value all: thing/managers|say/all-managers
    fact api/CLLocationManager.monitoredRegions = all ; R11 5.7

    property empty-on-vision
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject api/CLLocationManager.monitoredRegions
    value empty: say/empty
    value nil: say/is-nil
    fact api/CLLocationManager.monitoredRegions = empty ; 6.1 5.7

    # Whose choice a coarse accuracy is.
    property own-coarseness
    loose
    apart
    plain
    firm
    despite regardless whatever even only
    subject api/kCLLocationAccuracyReduced
    but verb/deprecated verb/missing
    value app: say/own-choice
    value app: thing/separate
    value person: say/turns-switch
    fact api/kCLLocationAccuracyReduced = app ; 5.8 6.4

    # For whom a flag changes the indicator.
    property indicator-for
    loose
    apart
    plain
    despite only
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but verb/hide verb/end say/no-influence
    value always: how/only level/always|grant/always
    value in-use: how/only level/whenInUse|grant/whenInUse
    value both: say/either-level
    fact api/CLLocationManager.showsBackgroundLocationIndicator = always ; 5.8 R07

    # What is shown where an app may use location only in use.
    property shown-in-use
    loose
    apart
    firm
    despite each even regardless whatever
    subject term/background-location-indicator noun/sign
    but say/for-apps-that verb/decide verb/choose level/always grant/always phase/foreground verb/end session/background verb/hide api/CLLocationManager.showsBackgroundLocationIndicator
    word level/whenInUse|grant/whenInUse
    value shown: verb/show|verb/appear|verb/stay
    fact term/background-location-indicator|noun/sign = shown ; 5.8 R07

    # What a hint of the kind of activity is.
    property activity-hint
    loose
    apart
    plain
    firm
    despite only
    subject api/CLLocationManager.activityType
    but noun/status
    value hint: say/hint
    fact api/CLLocationManager.activityType = hint ; 5.8

    # Which constant asks for most.
    property best-accuracy
    loose
    apart
    plain
    firm
    subject api/kCLLocationAccuracyBestForNavigation
    value best: say/highest-accuracy
    value worst: say/lowest-accuracy
    fact api/kCLLocationAccuracyBestForNavigation = best ; 5.8

    # Under which level something works.
    property either-level
    loose
    apart
    plain
    despite only
    subject service/geocoding api/CLGeocoder service/location-notification api/UNLocationNotificationTrigger
    but service/location-push thing/without-call
    value either: say/either-level
    value either: level/whenInUse|grant/whenInUse level/always|grant/always
    value always: how/only level/always|grant/always
    value always: verb/need level/always|grant/always
    fact service/geocoding|api/CLGeocoder|service/location-notification|api/UNLocationNotificationTrigger = either ; 5.9 6.3 7.4

    property trigger-in-use
    loose
    apart
    firm
    despite only even
    subject service/location-notification api/UNLocationNotificationTrigger
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value enough: verb/use|verb/work|verb/suffice|verb/available
    fact service/location-notification|api/UNLocationNotificationTrigger = enough ; 5.10 6.2

    # Which framework offers a type.
    property framework-of
    loose
    apart
    plain
    firm
    subject api/UNLocationNotificationTrigger api/LocationButton api/CLLocationButton
    value notifications: say/UserNotifications
    value ui: say/CoreLocationUI
    fact api/UNLocationNotificationTrigger = notifications ; 5.10
    fact api/LocationButton|api/CLLocationButton = ui ; 5.10

    property button-form
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton
    but platform/
    value swiftui: say/SwiftUI
    value uikit: say/UIKit
    fact api/LocationButton = swiftui ; 5.10
    fact api/CLLocationButton = uikit ; 5.10

    # What a button does where it is dead.
    property ignores-input
    loose
    apart
    plain
    firm
    on Mac_Catalyst visionOS
    subject api/CLLocationButton api/LocationButton
    value ignored: say/ignores-input|verb/ignore|effect/none
    fact api/CLLocationButton = ignored ; 5.10 6.1
    """
}
