/// More of what services deliver, and of what changes it.
extension ClaimProperties {
  static let serviceFactsMore = """
    # Whether visits stay off after a launch.
    property visits-stay-off
    loose
    apart
    despite until again
    subject service/visits thing/visit
    but event/reboot device/ verb/deny level/whenInUse grant/whenInUse api/CLLocationManager.stopMonitoringVisits() service/significant-change service/standard-location verb/need-not
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value off: verb/off|say/never-on|verb/stop
    fact service/visits|thing/visit = goes-on ; 7.4 5.7

    # Whether the indicator can go on a watch, told as what an app may do.
    property watch-may-hide
    loose
    apart
    plain
    on watchOS
    despite may itself only
    subject term/background-location-indicator api/CLLocationManager.showsBackgroundLocationIndicator say/indicator-gone
    but verb/not-work effect/ verb/ignore verb/unavailable verb/missing
    value hidden: verb/hide|verb/turn-off|verb/removed
    value hidden: how/can say/indicator-gone
    value hidden: say/indicator-gone
    value hidden: verb/end term/background-location-indicator
    value hidden: noun/anything verb/appear
    fact term/background-location-indicator|api/CLLocationManager.showsBackgroundLocationIndicator|say/indicator-gone = shown ; R07

    # Whether pushes do without their entitlement.
    property push-unentitled
    loose
    apart
    despite without only
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:)
    but verb/not-work effect/ thing/error verb/get-error api/CLLocationPushServiceError. delivery/error verb/missing
    word verb/work|verb/available|verb/suffice
    value none: how/without thing/entitlement
    value none: how/lacking thing/entitlement
    value none: how/without key/com.apple.developer.location.push
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:) = entitlement ; T129 4.3

    # How wide the circle is in a city.
    property city-radius
    loose
    apart
    despite hedge
    subject thing/city
    but thing/country-side thing/region service/region-monitoring accuracy/full service/significant-change
    word thing/uncertainty|accuracy/reduced
    value *: kilometers/
    value *: meters/
    fact thing/city = kilometers/2 kilometers/5 kilometers/10 kilometers/1 ; 6.4

    # For whom a flag changes the indicator, in one word.
    property indicator-meant-for
    loose
    apart
    plain
    despite only
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but verb/need-not
    value in-use: say/only-in-use
    value in-use: say/nothing-for-always
    fact api/CLLocationManager.showsBackgroundLocationIndicator = always ; 5.8 R07

    # How many regions can be watched, told as what an app can do.
    property regions-can
    loose
    apart
    despite than may
    subject service/region-monitoring thing/region api/CLLocationManager.startMonitoring(for:)
    but noun/condition minutes/ seconds/ hours/ meters/ kilometers/ thing/error thing/unsupported verb/unavailable
    word say/can-watch
    value *: items/10|items/15|items/25|items/30|items/32|items/40|items/50|items/64|items/100|items/128|items/200|items/500|items/1000
    fact service/region-monitoring|thing/region|api/CLLocationManager.startMonitoring(for:) = items/20 ; 7.4 I25

    # What follows from the manager of a region for the limit.
    property limit-per-manager
    loose
    apart
    despite each every only
    subject service/region-monitoring thing/region
    but verb/share noun/condition api/CLMonitor service/condition-monitoring fn/아니
    word noun/limit|items/20|say/can-watch|say/per-manager
    value manager: each/noun/manager|each/api/CLLocationManager|thing/each-part|say/per-manager
    fact service/region-monitoring|thing/region = app ; 7.4 I25

    # Whether a suspended app is served, told of what is delivered.
    property suspended-served
    loose
    apart
    current
    despite even while this
    subject phase/suspended
    but service/significant-change service/region-monitoring service/visits service/condition-monitoring thing/region thing/visit level/always grant/always session/ key/ verb/hold event/resume noun/held term/queue how/again verb/launch phase/terminated verb/end thing/live-activity verb/need-not
    word noun/location|noun/event|service/
    value served: thing/keeps-receiving|thing/keeps-delivering
    value served: how/instantly|how/at-once verb/deliver
    value served: how/can verb/deliver noun/location|noun/event
    fact phase/suspended = queued ; T121 R01

    # Under which level the property counts.
    property flag-needs-always
    loose
    apart
    current
    despite only before
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but level/whenInUse grant/whenInUse verb/need-not api/CLLocationManager.showsBackgroundLocationIndicator
    word verb/need|verb/work|effect/any|verb/use|verb/available
    value always: verb/need level/always|grant/always
    value always: how/only level/always|grant/always
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = either ; R04 R05 6.1

    # What the filter counts in.
    property filter-unit
    loose
    apart
    plain
    subject api/CLLocationManager.distanceFilter
    but service/significant-change
    value time: seconds/
    value time: minutes/
    value time: noun/interval unit/seconds|unit/minutes
    fact api/CLLocationManager.distanceFilter = distance ; 5.8

    # Whether one request works on Apple TV, and streams do not.
    property one-request-there
    loose
    apart
    firm
    on tvOS
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManager.startUpdatingLocation() service/ event/requestAlways level/ key/ status/
    word verb/available|verb/work|verb/use|verb/exist
    value there: verb/available|verb/work|verb/use|verb/exist
    value missing: verb/unavailable|verb/missing
    fact api/CLLocationManager.requestLocation() = there ; 5.7 6.1

    # Which services Apple TV has.
    property tv-services
    loose
    apart
    on tvOS
    despite elsewhere alike even also
    subject service/region-monitoring service/visits service/significant-change service/heading service/beacon-ranging service/condition-monitoring service/location-push api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startUpdatingHeading()
    but effect/ verb/not-work verb/unavailable verb/missing verb/ignore prompt/ noun/status service/standard-location service/live-updates
    word verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant|verb/call
    value works: verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant|verb/call
    fact service/region-monitoring|service/visits|service/significant-change|service/heading|service/beacon-ranging|service/condition-monitoring|service/location-push|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startUpdatingHeading() = missing ; 6.1 5.7

    # How old positions of reduced accuracy are.
    property reduced-age
    loose
    apart
    plain
    despite than hedge
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value age: say/at-most-old minutes/1|minutes/2|minutes/3|minutes/5|minutes/10|event/elapse
    value age: say/at-most-old seconds/
    fact accuracy/reduced|event/settings:preciseOff = twenty ; 6.4

    # Whether regions have to be registered again after a launch.
    property regions-registered-again
    loose
    apart
    despite must again every all each
    subject service/region-monitoring thing/region event/startRegion
    but how/lacking how/missing noun/condition verb/removed event/reinstall event/reboot service/visits service/significant-change service/standard-location verb/end verb/stop device/ level/whenInUse
    word thing/at-launch|verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value again: thing/added-again|thing/called-again
    value again: event/startRegion verb/call how/again
    value needless: thing/added-again|thing/called-again verb/need-not
    fact service/region-monitoring|thing/region|event/startRegion = delegate needless ; 7.4

    # Which services belong to those that bring an app back.
    property among-launchers
    loose
    apart
    despite only again few
    subject service/standard-location service/heading service/beacon-ranging
    but service/visits service/significant-change service/region-monitoring service/condition-monitoring session/ service/live-updates
    word thing/among-services
    value launched: verb/launch|say/by-the-system|say/lets-launch|say/system-relaunches|event/relaunch:byUser|event/relaunch:byEvent
    fact service/standard-location|service/heading|service/beacon-ranging = not-launched ; T124 7.4

    # Whether pushes wait for the foreground.
    property push-in-front
    loose
    anywhere
    plain
    despite only
    subject service/location-push
    but level/ verb/need-not
    value front: how/only phase/foreground
    value front: say/only-in-front
    fact service/location-push = anywhere ; T129

    # How near an approximate position is.
    property reduced-near
    loose
    apart
    plain
    despite hedge only few
    subject accuracy/reduced event/settings:preciseOff
    but service/significant-change service/region-monitoring thing/region accuracy/full api/kCLLocationAccuracy verb/become
    value near: say/few-meters
    fact accuracy/reduced|event/settings:preciseOff = kilometers ; 6.4

    # Whether a kind of activity decides about rights, in one phrase.
    property activity-right
    loose
    apart
    plain
    despite whether may
    subject api/CLLocationManager.activityType
    value right: say/decides-right
    fact api/CLLocationManager.activityType = hint ; 5.8

    # Whether the property waits for the greater level.
    property flag-limited
    loose
    apart
    plain
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but level/whenInUse grant/whenInUse api/CLLocationManager.showsBackgroundLocationIndicator term/background-location-indicator
    value always: say/limited-to-always|say/always-apps-only
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = either ; R04 R05 6.1

    # Whether a headset or Apple TV serves apps behind others.
    property headset-behind
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS tvOS
    despite even still
    subject phase/background
    but session/background key/ api/CLLocationManager.allowsBackgroundLocationUpdates verb/end effect/
    value served: thing/keeps-receiving|thing/keeps-going
    fact phase/background = nothing ; R03

    # Whether a widget without a right asks for it.
    property widget-asks-lacking
    loose
    apart
    despite itself may
    subject thing/widget
    but phase/foreground event/enterForeground event/relaunch:
    word how/missing|how/lacking
    value asks: how/itself event/request:any|verb/ask|verb/prompted
    value asks: how/itself prompt/any|prompt/first verb/show|verb/appear
    fact thing/widget = never ; T128

    # What a watch and a Mac do not hand to a closed app.
    property mac-launched
    loose
    apart
    on macOS
    despite even again
    subject service/region-monitoring thing/region service/visits service/significant-change service/condition-monitoring noun/event
    but event/relaunch:byUser session/ key/
    word phase/terminated|event/terminate|event/terminate:byUser
    value launched: verb/launch|say/by-the-system|say/lets-launch|say/system-relaunches
    fact service/region-monitoring|thing/region|service/visits|service/significant-change|service/condition-monitoring|noun/event = never ; R43 6.1

    # Whether the lesser level is served as the greater one is.
    property use-like-always
    loose
    apart
    current
    despite alike likewise elsewhere
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but prompt/ label/ verb/need-not event/relaunch:byUser verb/start thing/live-activity session/ phase/foreground
    word noun/event|thing/region|service/|phase/terminated|phase/background
    value launched: say/like-always verb/launch|say/by-the-system|say/lets-launch|say/comes-back
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = never ; T123 7.4

    # Which of several services stop under reduced accuracy.
    property all-stop-reduced
    loose
    apart
    despite every both
    subject service/visits service/heading service/significant-change service/standard-location
    but accuracy/full verb/need-not
    word accuracy/reduced|event/settings:preciseOff
    value stopped: say/all-stop
    fact service/visits|service/heading|service/significant-change|service/standard-location = works ; 6.4

    # Which level brings the token of pushes.
    property push-token-level
    loose
    apart
    despite only
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:) say/token
    but level/always grant/always verb/not-work thing/not-enough verb/need-not effect/ thing/error verb/missing verb/unavailable
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value enough: verb/suffice|verb/grant|verb/deliver|verb/start|verb/launch|verb/work|verb/available
    value enough: how/can
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:)|say/token = always ; T129 6.2

    # Which services can be used on Apple TV.
    property tv-can
    loose
    apart
    on tvOS
    despite even also may
    subject service/region-monitoring service/visits service/significant-change service/heading service/beacon-ranging service/condition-monitoring
    but verb/call verb/know verb/evaluate verb/report api/ effect/ verb/not-work verb/unavailable verb/missing verb/ignore service/standard-location service/live-updates prompt/
    plain
    value can: how/can
    fact service/region-monitoring|service/visits|service/significant-change|service/heading|service/beacon-ranging|service/condition-monitoring = missing ; 6.1 5.7

    # Which services can be used on a watch or a headset.
    property watch-can
    loose
    apart
    on watchOS visionOS
    despite even also
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring
    but verb/call verb/know verb/evaluate verb/report api/ effect/ verb/not-work verb/unavailable verb/missing verb/ignore service/standard-location service/live-updates service/heading service/location-notification prompt/ verb/launch say/by-the-system
    plain
    value can: how/can
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring = missing ; 6.1 5.7

    # Whether the key of widgets may be left out.
    property widget-key-optional
    loose
    apart
    plain
    subject key/NSWidgetWantsLocation
    but fn/아니
    value optional: say/optional|say/may-be-nil
    value optional: thing/widget verb/need-not
    fact key/NSWidgetWantsLocation = needed ; 4.2

    # Whether what launches an app brings it to the front.
    property launches-to-front
    loose
    apart
    plain
    subject service/region-monitoring service/visits service/significant-change thing/region thing/visit service/location-notification api/UNLocationNotificationTrigger
    but verb/choose event/relaunch:byUser
    value front: say/into-front
    fact service/region-monitoring|service/visits|service/significant-change|thing/region|thing/visit|service/location-notification|api/UNLocationNotificationTrigger = background ; T122 T130

    # Whether approximate positions are exact.
    property reduced-exact
    loose
    apart
    plain
    despite but only even
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full service/visits thing/visit
    value exact: say/exact-coordinates
    fact accuracy/reduced|event/settings:preciseOff = coarse ; 6.4

    # Which managers hear of visits and regions.
    property starter-hears
    loose
    apart
    plain
    despite only
    subject service/visits thing/visit service/region-monitoring thing/region
    but noun/condition
    value starter: say/only-starter
    fact service/visits|thing/visit|service/region-monitoring|thing/region = all ; R11
    """
}
