/// What services launch, deliver and need, and what other platforms have of them.
extension ClaimProperties {
  static let serviceRules = """
    # Whether services that end with the process go on without it.
    property survives-end
    loose
    apart
    current
    despite even
    subject service/standard-location service/heading service/beacon-ranging event/startStandard thing/compass thing/beacon
    but service/visits service/significant-change service/region-monitoring service/condition-monitoring service/live-updates session/ event/relaunch:byUser verb/stop verb/end fn/전 fn/before
    word event/terminate|event/terminate:byUser|phase/terminated|say/not-running
    value survives: verb/last event/terminate|event/terminate:byUser|phase/terminated
    value survives: thing/keeps-receiving|thing/keeps-delivering|thing/keeps-going phase/terminated|event/terminate|event/terminate:byUser|say/not-running
    value survives: verb/launch|say/launches-app phase/terminated|event/terminate|event/terminate:byUser|say/not-running
    value survives: thing/continuous|thing/still verb/deliver phase/terminated|event/terminate|event/terminate:byUser|say/not-running
    fact service/standard-location|service/heading|service/beacon-ranging|event/startStandard|thing/compass|thing/beacon = no ; T124 7.4

    # Whether a further manager makes room for further regions.
    property manager-doubles
    loose
    apart
    plain
    despite only
    subject thing/other-manager noun/manager thing/managers
    but noun/condition
    value more: say/twice-as-many service/region-monitoring|thing/region|noun/limit
    fact thing/other-manager|noun/manager|thing/managers = same ; 7.4 I25

    # What a watch does for an event.
    property watch-event-launches
    loose
    apart
    on watchOS
    despite even
    subject noun/location noun/event level/always grant/always service/region-monitoring service/visits service/significant-change thing/region
    but event/relaunch:byUser thing/complication term/complication key/ session/ say/except-with-always verb/choose prompt/ verb/need phase/foreground event/enterForeground
    word verb/occur|verb/appear|say/entered-region|say/by-the-system|say/lets-launch|say/system-relaunches|say/started-by
    value launched: verb/launch verb/occur|verb/appear|say/entered-region
    value launched: say/by-the-system|say/lets-launch|say/system-relaunches|say/started-by
    fact noun/location|noun/event|level/always|grant/always|service/region-monitoring|service/visits|service/significant-change|thing/region = never ; T125

    # What comes of true without the mode, told as a value that returns.
    property true-falls-back
    loose
    apart
    current
    despite only
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but event/terminate phase/terminated
    plain
    value false: say/falls-back-false
    value false: say/falls-back|verb/fall-back noun/false
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05

    # Whether beacons and regions go on without precise positions, told of what comes of them.
    property imprecise-results
    loose
    apart
    despite even only
    subject service/region-monitoring service/beacon-ranging thing/region thing/beacon
    but accuracy/full accuracy/temporary event/settings:preciseOn service/visits service/heading service/significant-change service/standard-location verb/turn-on
    word accuracy/reduced|event/settings:preciseOff
    value watched: thing/keeps-receiving|thing/keeps-delivering|thing/keeps-going|say/gets-results
    fact service/region-monitoring|service/beacon-ranging|thing/region|thing/beacon = stopped ; 6.4 I22

    # Whether apps of a headset ask for the greater level.
    property vision-asks-always
    loose
    apart
    on visionOS
    despite elsewhere alike also even
    subject event/requestAlways
    but platform/iPadAppOnVisionOS say/fails-to-build say/compiles verb/unavailable delivery/ thing/error effect/none verb/ignore verb/not-work level/whenInUse event/requestWhenInUse status/authorizedWhenInUse verb/removed prompt/first prompt/P-WIU
    word level/always|event/requestAlways|say/around-the-clock
    value asked: level/always verb/ask|verb/grant
    value asked: event/requestAlways how/can
    value asked: say/around-the-clock verb/ask|verb/grant
    fact event/requestAlways = missing ; T28 5.1

    # What a compatible app on a headset finds among the regions of the phone.
    property compatible-regions
    loose
    apart
    on visionOS iPadAppOnVisionOS
    subject api/CLLocationManager.monitoredRegions
    but say/empty verb/unavailable verb/missing effect/none fn/없
    word verb/declare|verb/exist|verb/show|verb/report|verb/stay|thing/still
    value there: service/region-monitoring|thing/region verb/exist|verb/show|verb/report|verb/stay
    value there: service/region-monitoring|thing/region thing/still
    value there: thing/registered-before
    fact api/CLLocationManager.monitoredRegions = empty ; 6.1 5.7

    # Whether a clip gets the greater level, told as what it can get.
    property clip-gets-always
    loose
    apart
    plain
    on App_Clip
    despite alike elsewhere also even
    subject level/always grant/always settings/always
    but verb/unavailable verb/missing event/requestWhenInUse label/ status/authorizedWhenInUse level/whenInUse effect/ verb/ignore verb/not-work verb/need-not verb/end fn/없
    value can: say/on-the-table
    value can: prompt/second verb/grant|verb/become|verb/need|verb/turn-on
    value can: say/can-be-raised
    value can: verb/grant verb/agree|event/answer:allow|say/by-code|verb/call
    value can: verb/turn-on|verb/need noun/settings
    fact level/always|grant/always|settings/always = never ; 1.5 I19 T29

    # Whether a clip keeps what it has got until somebody takes it back.
    property clip-until-revoked
    loose
    apart
    on App_Clip
    despite before until
    subject level/whenInUse grant/whenInUse noun/status label/Allow_While_Using_App
    but grant/temporary label/Allow_Once level/always accuracy/ verb/launch event/nextMorning thing/widget
    word verb/last|verb/stay|verb/in-force
    value person: say/until-revoked verb/in-force|verb/last|verb/stay
    fact level/whenInUse|grant/whenInUse|noun/status|label/Allow_While_Using_App = morning ; T79

    # How long the right of a button stays, told of what it gives.
    property button-keeps
    loose
    apart
    plain
    despite alike likewise
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but noun/option verb/end grant/temporary
    value forever: thing/lasting-grant|thing/forever
    value forever: say/just-as-after-use
    value forever: noun/status|level/whenInUse|grant/whenInUse verb/last
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = temporary ; T57 5.10

    # How often a button asks for confirmation.
    property button-confirms-each
    loose
    apart
    despite must each every
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but how/first say/first-made verb/need-not say/later-ones
    word how/each
    value each: how/each prompt/any|thing/confirmation verb/show|verb/appear|verb/occur
    value each: how/each verb/prompted
    value each: how/each prompt/any|thing/confirmation verb/know
    value each: how/each thing/confirmation verb/ask|verb/need|verb/choose
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = first ; T56 T57

    # How many conditions a monitor takes, told as what can be watched.
    property conditions-can
    loose
    apart
    despite than may only
    subject service/condition-monitoring api/CLMonitor noun/condition thing/one-monitor
    but minutes/ seconds/ hours/ meters/ kilometers/ thing/error thing/unsupported service/region-monitoring thing/too-many diagnostic/ api/CLMonitor.Event.conditionLimitExceeded
    word how/can|say/can-watch|noun/limit
    value *: items/5|items/10|items/15|items/25|items/30|items/32|items/40|items/50|items/64|items/100|items/128|items/200|items/500|items/1000
    fact service/condition-monitoring|api/CLMonitor|noun/condition|thing/one-monitor = items/20 ; R40 I25

    # Which default the pause has, told as a state.
    property pause-default
    loose
    apart
    current
    subject api/CLLocationManager.pausesLocationUpdatesAutomatically
    but api/CLLocationManager.allowsBackgroundLocationUpdates
    plain
    value off: say/off-from-the-start|say/starts-false
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = on ; 5.8

    # Whether a property starts out as true.
    property background-default
    loose
    apart
    plain
    current
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but api/CLLocationManager.pausesLocationUpdatesAutomatically noun/false api/CLLocationManager.showsBackgroundLocationIndicator
    value on: say/starts-true|say/on-from-the-start
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = off ; R05

    # Whether a Mac tells the levels apart, told of what it gives.
    property mac-gives-levels
    loose
    apart
    plain
    on macOS
    subject thing/two-levels
    but verb/need-not
    value apart: say/separately|say/levels-differ|how/told-apart
    fact thing/two-levels = one ; 6.2 T116

    # Whether a Mac asks only where a request is called.
    property mac-only-call
    loose
    apart
    on macOS
    despite must before every only
    subject event/requestAlways event/requestWhenInUse event/request:any
    but verb/need-not verb/grant grant/ status/ key/ how/again verb/start noun/service service/ event/start: event/startStandard
    word verb/appear|verb/show|verb/prompted
    value call: say/call-first|say/only-when-called verb/appear|verb/show|verb/prompted
    value call: say/start-alone-shows-none
    fact event/requestAlways|event/requestWhenInUse|event/request:any = start ; T114

    # Whether the services that need the greater level before iOS 13 were there under the lesser.
    property use-alone-before-thirteen
    loose
    apart
    era iOS - 13.0
    despite only even
    subject service/significant-change service/visits service/region-monitoring event/startRegion event/startVisits event/startSignificantChange thing/visit
    but level/always grant/always effect/ verb/not-work verb/unavailable verb/missing verb/launch
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value used: say/goes-with-use|verb/start|verb/render|verb/available|verb/work
    fact service/significant-change|service/visits|service/region-monitoring|event/startRegion|event/startVisits|event/startSignificantChange|thing/visit = not ; T118 6.3

    # What a property of widgets says under the lesser level.
    property widget-flag-in-use
    loose
    apart
    despite each
    subject api/CLLocationManager.isAuthorizedForWidgetUpdates
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value never: say/always-false
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = minutes ; 5.1 6.2

    # For what the limit of conditions is.
    property conditions-per-monitor
    loose
    apart
    despite each every only
    subject service/condition-monitoring api/CLMonitor noun/condition
    but fn/아니 verb/share service/region-monitoring say/counts-toward
    word noun/limit
    value monitor: thing/each-part|each/service/condition-monitoring|each/api/CLMonitor
    fact service/condition-monitoring|api/CLMonitor|noun/condition = app ; R40 I25

    # Whether pushes are said to need no entitlement.
    property push-no-entitlement
    loose
    apart
    plain
    despite only
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:)
    but api/CLLocationPushServiceError. delivery/error delivery/crash event/terminate verb/crash verb/not-work effect/ thing/error verb/missing
    value none: thing/no-entitlement
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:) = entitlement ; T129 4.3

    # Which level a trigger needs, told as what makes the notification come.
    property trigger-needs-always
    loose
    apart
    despite must only
    subject service/location-notification api/UNLocationNotificationTrigger
    but service/location-push verb/launch verb/need-not how/again
    word level/always|grant/always
    value always: verb/need level/always|grant/always
    value always: level/always|grant/always thing/must-be-granted
    fact service/location-notification|api/UNLocationNotificationTrigger = either ; T130 7.4

    # Whether a trigger keeps still under the lesser level.
    property trigger-silent-in-use
    loose
    apart
    plain
    despite only
    subject service/location-notification api/UNLocationNotificationTrigger
    but level/always grant/always verb/launch thing/error
    value ignored: level/whenInUse|grant/whenInUse verb/ignore|verb/not-work|effect/none|verb/unavailable
    fact service/location-notification|api/UNLocationNotificationTrigger = either ; T130 7.4

    # Whether geocoding waits for the greater level.
    property geocoding-needs
    loose
    apart
    despite must only
    subject service/geocoding api/CLGeocoder
    but verb/need-not level/whenInUse
    word level/always|grant/always
    value always: verb/need level/always|grant/always
    value always: level/always|grant/always how/only
    value always: level/always|grant/always thing/must-be-granted
    fact service/geocoding|api/CLGeocoder = either ; 6.3 7.4
    """
}
