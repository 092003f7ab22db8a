/// What goes on in the background, what is watched, and what services and types need. Each is read
/// within one statement.
extension ClaimProperties {
  static let running = """
    # Whether anybody sees that a session works in the background.
    property seen
    loose
    apart
    plain
    subject session/background
    but level/always verb/end verb/let-go event/invalidateBackgroundSession noun/false phase/foreground event/enterForeground
    value hidden: thing/no-sign|verb/hide
    fact session/background = indicator ; R29 5.4

    # Whether a session in the background is a right of its own.
    property confers
    loose
    apart
    plain
    subject session/background
    but verb/need verb/need-not verb/launch event/relaunch:
    value always: thing/confers level/always?
    value always: level/always verb/become
    fact session/background = in-use ; R29 5.4

    # How soon an update comes under reduced accuracy.
    property soon-reduced
    loose
    apart
    plain
    despite hedge each
    subject diagnostic/accuracyLimited accuracy/reduced diagnostic/stationary
    but accuracy/full accuracy/temporary verb/end noun/false
    value soon: thing/every-moment
    fact diagnostic/accuracyLimited|accuracy/reduced|diagnostic/stationary = slow ; 6.4 5.5

    property limited-minutes
    loose
    apart
    plain
    despite hedge
    subject diagnostic/accuracyLimited
    value *: minutes/
    value *: seconds/
    fact diagnostic/accuracyLimited = minutes/15 minutes/20 ; 5.5

    # For what the limit counts, in a phrase of its own.
    property limit-for
    loose
    apart
    despite each
    but verb/share fn/아니 say/counts-toward
    subject noun/condition api/CLMonitor service/condition-monitoring thing/region service/region-monitoring noun/limit
    word noun/limit|items/20|unit/items|verb/start|noun/condition
    value part: thing/each-part items/20
    value part: thing/each-part noun/limit
    fact noun/condition|api/CLMonitor|service/condition-monitoring|thing/region|service/region-monitoring|noun/limit = app ; R40 7.4

    property uncounted
    loose
    apart
    subject thing/beacon service/beacon-ranging noun/condition thing/region api/CLMonitor.BeaconIdentityCondition
    word noun/limit|items/20|thing/beacon|noun/condition
    value free: thing/not-counted
    fact thing/beacon|service/beacon-ranging|noun/condition|thing/region|api/CLMonitor.BeaconIdentityCondition = counted ; R40

    # What comes of one condition too many.
    property one-too-many
    loose
    apart
    plain
    subject noun/condition thing/region api/CLMonitor noun/limit diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded
    but verb/need
    value evicted: thing/evicts
    fact noun/condition|thing/region|api/CLMonitor|noun/limit|diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = reported ; R40

    property over-limit
    loose
    apart
    subject noun/limit thing/too-many diagnostic/conditionLimitExceeded api/CLMonitor.Event.conditionLimitExceeded
    word noun/limit|thing/too-many|items/21|noun/condition|verb/pass
    value crash: delivery/crash
    fact noun/limit|thing/too-many|diagnostic/conditionLimitExceeded|api/CLMonitor.Event.conditionLimitExceeded = reported ; R40

    # Whether conditions have to be added again.
    property added-again
    loose
    apart
    plain
    despite again each
    subject noun/condition api/CLMonitor set/conditions
    but event/reboot verb/end
    word verb/launch|event/relaunch:|event/terminate
    value again: thing/added-again
    fact noun/condition|api/CLMonitor|set/conditions = kept ; R41

    # When the last event of a condition changes.
    property last-event
    loose
    apart
    despite before even
    subject thing/last-event
    word verb/become|verb/compute|verb/report
    value early: thing/not-handled-yet verb/become|verb/compute|verb/report
    fact thing/last-event = handled ; R42

    # What is watched for which nobody waits.
    property watched-unhandled
    loose
    apart
    despite although even
    subject noun/condition api/CLMonitor
    word thing/unhandled
    value watched: thing/still-watched
    fact noun/condition|api/CLMonitor = unwatched ; R42

    # From when on a device that was started again watches.
    property watches-locked
    loose
    apart
    despite before even
    subject event/reboot event/firstUnlock thing/while-locked
    but diagnostic/ thing/error
    word service/region-monitoring|service/condition-monitoring|noun/condition|api/CLMonitor|verb/start|thing/region|noun/event
    value early: thing/while-locked verb/start|verb/deliver|verb/launch|verb/work|verb/occur|verb/last
    fact event/reboot|event/firstUnlock|thing/while-locked = later ; R44 T126

    # Whether managers watch regions of their own.
    property own-regions
    loose
    apart
    plain
    despite only each
    subject api/CLLocationManager.monitoredRegions thing/region service/region-monitoring service/visits thing/managers noun/manager thing/visit
    value own: thing/own-regions
    fact api/CLLocationManager.monitoredRegions|thing/region|service/region-monitoring|service/visits|thing/managers|noun/manager|thing/visit = shared ; R11 5.7

    # Whether managers share a delegate.
    property own-delegate
    loose
    apart
    plain
    despite only each even
    subject about/managers thing/managers noun/manager api/CLLocationManager
    value one: thing/one-delegate
    fact about/managers|thing/managers|noun/manager|api/CLLocationManager = own ; R11

    # Whether visits begin again by themselves.
    property visits-again
    loose
    apart
    despite again each
    subject service/visits event/startVisits api/CLLocationManager.startMonitoringVisits() thing/visit
    but event/reboot service/significant-change event/startSignificantChange service/standard-location verb/need-not
    word verb/launch|event/relaunch:|event/relaunch:byEvent|event/relaunch:byUser
    value again: thing/called-again|thing/stops-for-good
    fact service/visits|event/startVisits|api/CLLocationManager.startMonitoringVisits()|thing/visit = delegate ; 7.4 5.7

    # What a service cannot do without.
    property without-sensor
    loose
    apart
    plain
    despite even
    subject service/heading api/CLLocationManager.startUpdatingHeading()
    value none: thing/no-magnetometer
    fact service/heading|api/CLLocationManager.startUpdatingHeading() = magnetometer ; 7.4

    property without-network
    loose
    apart
    plain
    despite even
    subject service/geocoding api/CLGeocoder
    but verb/not-work verb/unavailable thing/error delivery/error
    value none: thing/no-network
    fact service/geocoding|api/CLGeocoder = network ; 7.4

    # Which level a type needs.
    property type-needs
    loose
    apart
    current
    subject api/CLGeocoder api/UNLocationNotificationTrigger service/geocoding service/location-notification
    but verb/need-not level/whenInUse
    word verb/need
    value always: level/always|grant/always
    fact api/CLGeocoder|api/UNLocationNotificationTrigger|service/geocoding|service/location-notification = either ; 7.4 5.9 5.10

    # What an app hears of a notification before the tap.
    property before-tap
    loose
    apart
    plain
    despite before even
    subject api/UNLocationNotificationTrigger service/location-notification
    value early: how/before noun/location
    fact api/UNLocationNotificationTrigger|service/location-notification = nothing ; 5.10 T130

    # Of which framework a type is.
    property of-framework
    loose
    apart
    plain
    subject api/UNLocationNotificationTrigger api/LocationButton api/CLLocationButton
    value core: thing/of-core
    fact api/UNLocationNotificationTrigger|api/LocationButton|api/CLLocationButton = other ; 5.10

    # How long the right of a button lasts.
    property button-lasts
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but thing/until-tomorrow prompt/ label/Allow_While_Using_App
    value ever: thing/lasting-grant|thing/forever|how/ever
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = use ; 5.10 T57
    """
}
