/// What services bring, what they outlive and what they need, told in talk and in help pages,
/// continued.
extension ClaimProperties {
  static let monitoringRulesFurther = """
    # Whether a service has apps of the lesser level woken.
    property in-use-woken
    loose
    apart
    current
    despite even also
    subject level/whenInUse grant/whenInUse
    but level/always grant/always session/ service/location-notification service/live-updates verb/need event/relaunch:byUser phase/suspended phase/inUse phase/foreground
    word service/region-monitoring|service/visits|service/significant-change|thing/region|thing/visit
    value woken: say/is-woken
    fact level/whenInUse|grant/whenInUse = never ; T123 I21

    # What comes of more than fits.
    property limit-throws
    loose
    apart
    despite every
    subject noun/limit thing/too-many
    but thing/region service/region-monitoring
    word noun/condition|service/condition-monitoring|api/CLMonitor
    value throws: verb/crash|delivery/crash|say/throws
    fact noun/limit|thing/too-many = flag ; R40

    # What the headset lists among regions, whatever it is.
    property headset-regions
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    despite whatever
    subject api/CLLocationManager.monitoredRegions
    but say/empty verb/unavailable verb/missing effect/none verb/ignore
    value there: verb/declare
    fact api/CLLocationManager.monitoredRegions = empty ; 6.1 5.7

    # Whether geocoding is for the greater level.
    property geocoding-limited
    loose
    apart
    plain
    subject service/geocoding api/CLGeocoder
    value always: say/limited-to-always|say/always-apps-only
    fact service/geocoding|api/CLGeocoder = either ; 7.4 6.3

    # What a notification that waits for a region tells before it is tapped.
    property told-before-tap
    loose
    apart
    plain
    despite before even
    subject service/location-notification api/UNLocationNotificationTrigger
    but service/location-push verb/need
    value told: say/before-tap noun/location verb/deliver|verb/report|verb/pass|verb/know
    fact service/location-notification|api/UNLocationNotificationTrigger = silent ; T130

    # Whether what came during suspension is lost, told of the time between.
    property meantime-lost
    loose
    apart
    current
    subject thing/meantime
    but phase/terminated event/terminate event/terminate:byUser status/ level/ grant/ session/ event/settings:
    word noun/location|noun/event|phase/suspended
    value lost: thing/thrown-away|verb/wipe|verb/missing
    fact thing/meantime = queued ; R01 T121

    # Whether what visits and regions are watched for is lost with the process.
    property subscription-with-process
    loose
    anywhere
    plain
    current
    subject service/visits service/region-monitoring event/startVisits event/startRegion
    but service/standard-location service/heading service/beacon-ranging service/live-updates event/startStandard level/whenInUse grant/whenInUse session/
    value lost: say/with-process
    fact service/visits|service/region-monitoring|event/startVisits|event/startRegion = kept ; 7.4 5.7

    # Whether the indicator goes with a property under the lesser level.
    property pill-vanishes
    loose
    apart
    current
    despite even
    subject term/background-location-indicator
    but level/always grant/always status/ session/
    word level/whenInUse|grant/whenInUse
    value gone: verb/end|verb/hide|thing/thrown-away api/CLLocationManager.showsBackgroundLocationIndicator
    fact term/background-location-indicator = shown ; R07

    # Whether pausing has to be asked for.
    property pausing-opt-in
    loose
    apart
    plain
    current
    subject thing/paused
    but api/CLLocationManager.allowsBackgroundLocationUpdates
    value off: say/off-from-the-start
    fact thing/paused = on ; 5.8

    # Whether what starts a service that launches nothing brings an app back.
    property start-launches
    loose
    apart
    current
    subject event/startRanging event/startHeading event/startStandard
    but event/relaunch:byUser verb/need verb/call how/again session/ service/region-monitoring service/visits service/significant-change service/condition-monitoring service/live-updates thing/region
    word phase/terminated|event/terminate|event/terminate:byUser
    value launched: verb/launch|say/launches-app|say/system-relaunches
    fact event/startRanging|event/startHeading|event/startStandard = never ; T124 7.4

    # Which services launch apps.
    property launch-capable
    loose
    apart
    plain
    current
    subject event/startRanging event/startHeading event/startStandard service/beacon-ranging service/heading service/standard-location
    but service/region-monitoring service/visits service/significant-change service/condition-monitoring
    value capable: say/launch-capable
    fact event/startRanging|event/startHeading|event/startStandard|service/beacon-ranging|service/heading|service/standard-location = never ; T124 7.4

    # Whether a coarse position is enough for what needs the full one.
    property coarse-suffices
    loose
    apart
    despite even
    subject service/region-monitoring service/condition-monitoring service/beacon-ranging api/CLMonitor thing/region thing/beacon
    but accuracy/full accuracy/temporary event/settings:preciseOn service/visits service/significant-change service/standard-location service/heading
    word accuracy/reduced
    value enough: say/happy-with|verb/suffice
    fact service/region-monitoring|service/condition-monitoring|service/beacon-ranging|api/CLMonitor|thing/region|thing/beacon = full ; 6.4 I22

    # Whether services that take what is coarse are said to need more.
    property coarse-not-enough
    loose
    apart
    plain
    subject service/visits thing/visit service/significant-change service/standard-location
    but service/region-monitoring service/beacon-ranging service/condition-monitoring thing/region thing/beacon
    value needs: thing/needs-precise
    fact service/visits|thing/visit|service/significant-change|service/standard-location = works ; 6.4

    # Whether a force quit takes the grant.
    property quit-revokes
    loose
    apart
    plain
    current
    despite also
    subject event/terminate:byUser
    but verb/choose noun/settings label/ grant/temporary prompt/
    value revoked: thing/step-down
    fact event/terminate:byUser = stays ; T122 I01

    # Whether a Mac starts an app for a condition.
    property mac-starts-app
    loose
    apart
    on macOS
    despite even
    subject noun/condition service/condition-monitoring service/region-monitoring thing/region api/CLMonitor
    but event/relaunch:byUser verb/need fn/when-running phase/foreground
    word phase/terminated|event/terminate|verb/become|verb/occur|phase/background
    value launched: verb/launch|say/launches-app|say/system-relaunches
    fact noun/condition|service/condition-monitoring|service/region-monitoring|thing/region|api/CLMonitor = never ; R43 6.1

    # Whether a watch starts an app for what a service finds.
    property watch-starts-app
    loose
    apart
    plain
    on watchOS
    despite even
    subject service/region-monitoring service/visits service/significant-change thing/region
    but event/relaunch:byUser verb/need verb/choose phase/foreground event/enterForeground thing/complication term/complication key/ session/ prompt/ verb/unavailable verb/missing
    value launched: verb/launch|say/launches-app|say/system-relaunches
    fact service/region-monitoring|service/visits|service/significant-change|thing/region = never ; T125 6.1
    """
}
