/// Where and when services serve, launch and stay silent.
extension ClaimProperties {
  static let serviceFactsPlaces = """
    # Whether a Mac, an Apple TV or a headset launches an app for what it watches.
    property desktop-launches
    loose
    apart
    on macOS Mac_Catalyst tvOS visionOS iPadAppOnVisionOS
    despite even again
    subject service/region-monitoring service/visits service/significant-change service/condition-monitoring thing/region noun/condition
    but event/relaunch:byUser verb/choose key/ session/ prompt/ service/location-notification api/UNLocationNotificationTrigger verb/need say/at-login
    word verb/launch|say/by-the-system|say/lets-launch|say/system-relaunches
    value launched: verb/launch|say/by-the-system|say/lets-launch|say/system-relaunches
    fact service/region-monitoring|service/visits|service/significant-change|service/condition-monitoring|thing/region|noun/condition = never ; R43 I21 6.1

    # Whether a Mac hands events to an app that does not run.
    property mac-not-running
    loose
    apart
    on macOS Mac_Catalyst
    despite even
    subject service/region-monitoring service/condition-monitoring thing/region noun/condition
    but event/relaunch:byUser
    word phase/terminated|event/terminate|say/not-running
    value comes: verb/deliver|verb/report|verb/occur|verb/work|verb/call
    fact service/region-monitoring|service/condition-monitoring|thing/region|noun/condition = never ; R43

    # Whether a service that is started while nothing is decided asks people.
    property undecided-asks
    loose
    apart
    current
    subject status/notDetermined
    but event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy verb/iterate session/ service/live-updates service/condition-monitoring api/CLServiceSession event/beginLiveUpdates event/createManager event/createBackgroundSession key/ label/ api/CLMonitor api/CLLocationUpdate accuracy/ thing/widget
    word verb/start|event/start:any|event/startStandard|event/startVisits|event/startRegion|event/startSignificantChange|service/heading|service/visits|service/standard-location
    value prompts: verb/prompted
    value prompts: prompt/any|prompt/first verb/appear|verb/show
    fact status/notDetermined = never ; T113

    # Whether a service delivers while nothing is decided.
    property undecided-delivers
    loose
    apart
    current
    subject status/notDetermined
    but event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy session/ api/CLServiceSession key/ label/ verb/grant grant/ verb/agree event/answer:any event/answer:allow accuracy/ prompt/ diagnostic/
    word verb/start|event/start:any|event/startStandard|noun/service
    value delivers: noun/location verb/deliver how/at-once|how/instantly
    fact status/notDetermined = nothing ; T113

    # When a Mac asks, told with a limit.
    property mac-asked-only
    loose
    apart
    plain
    despite only
    on macOS
    subject verb/prompted verb/ask prompt/any event/request:any say/of-permission
    but status/denied
    value request: say/only-on-request
    fact verb/prompted|verb/ask|prompt/any|event/request:any|say/of-permission = service ; T114

    # What the alert offers while services are off, told of the start of a service.
    property off-start-labels
    loose
    apart
    subject device/servicesOff
    but event/settings:globalOn accuracy/ how/again session/ verb/need
    word event/startStandard|verb/start|noun/service|event/start:any
    value *: label/Don’t_Allow|label/Allow_Once|label/Allow_While_Using_App
    fact device/servicesOff = settings ; T67 2.3

    # Whether regions and beacons are watched on under reduced accuracy.
    property reduced-watches-on
    loose
    apart
    despite even although
    subject service/region-monitoring service/beacon-ranging thing/region thing/beacon
    but accuracy/full accuracy/temporary event/settings:preciseOn service/visits service/heading service/significant-change verb/turn-on
    word accuracy/reduced|event/settings:preciseOff
    value watched: say/watched-on
    value watched: verb/last
    fact service/region-monitoring|service/beacon-ranging|thing/region|thing/beacon = stopped ; 6.4 I22

    # How old approximate positions get, told in hours.
    property reduced-hours-old
    loose
    apart
    plain
    despite may hedge
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value hours: say/hours-old
    fact accuracy/reduced|event/settings:preciseOff = twenty ; 6.4

    # How far off positions are in a city.
    property city-ten
    loose
    apart
    plain
    despite may hedge or 이상
    subject thing/city
    but thing/country-side thing/region service/region-monitoring accuracy/full
    value ten: say/ten-or-more
    fact thing/city = two ; 6.4

    # Whether the delegate hears of the region of a trigger.
    property trigger-delegate
    loose
    apart
    plain
    subject service/location-notification api/UNLocationNotificationTrigger
    but service/region-monitoring verb/differ verb/need-not
    value called: thing/region-callback|api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:)|api/CLLocationManagerDelegate.locationManager(_:didExitRegion:)
    fact service/location-notification|api/UNLocationNotificationTrigger = notification ; T130

    # Whether pushes need the background mode.
    property push-mode
    loose
    apart
    despite instead
    subject service/location-push
    but verb/need-not
    word verb/need|say/must-add-mode
    value mode: key/UIBackgroundModes:location|key/UIBackgroundModes verb/need
    value mode: say/must-add-mode
    fact service/location-push = entitlement ; 4.3 T129

    # Whether visits are begun at each launch.
    property visits-each-launch
    loose
    apart
    plain
    despite each must every even
    subject api/CLLocationManager.startMonitoringVisits() event/startVisits service/visits
    but service/significant-change service/standard-location service/heading
    value each: say/every-launch verb/call|verb/start|event/startVisits|verb/need
    value needless: say/every-launch verb/call|verb/start|event/startVisits verb/need-not
    fact api/CLLocationManager.startMonitoringVisits()|event/startVisits|service/visits = once needless ; 7.4 5.7

    # The same, told of what has to be done.
    property visits-each-launch-needed
    loose
    apart
    subject api/CLLocationManager.startMonitoringVisits() event/startVisits service/visits
    but service/significant-change service/standard-location service/heading verb/need-not
    word verb/need
    value each: say/every-launch verb/need
    value needless: say/every-launch verb/need-not
    fact api/CLLocationManager.startMonitoringVisits()|event/startVisits|service/visits = once needless ; 7.4 5.7

    # Whether regions stay off after a launch.
    property regions-stay-off
    loose
    apart
    despite until again each
    subject service/region-monitoring thing/region
    but event/reboot device/ accuracy/ verb/deny level/whenInUse grant/whenInUse event/terminate:byUser service/significant-change service/standard-location verb/need-not platform/ noun/condition
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value off: verb/off|say/never-on|verb/stop|thing/blocked
    fact service/region-monitoring|thing/region = goes-on ; 7.4

    # Whether the indicator is there in the foreground.
    property indicator-in-front
    loose
    apart
    current
    despite even
    subject term/background-location-indicator
    but level/always grant/always event/leaveForeground event/enterForeground api/CLLocationManager.showsBackgroundLocationIndicator session/
    word phase/foreground
    value front: say/even-in-front verb/appear|verb/show
    fact term/background-location-indicator = background ; R07 6.1

    # Whether standard updates wake a suspended app.
    property standard-wakes
    loose
    apart
    current
    despite each even
    subject phase/suspended
    but service/significant-change service/visits service/region-monitoring service/condition-monitoring session/ key/ api/CLLocationManager.allowsBackgroundLocationUpdates thing/live-activity
    word service/standard-location|event/startStandard|service/heading|service/beacon-ranging
    value wakes: verb/launch|say/by-the-system
    fact phase/suspended = queued ; R01 T121

    # To which apps pauses happen.
    property pauses-happen-to
    loose
    apart
    despite only
    subject thing/paused
    but level/whenInUse grant/whenInUse
    word verb/occur
    value always: how/only level/always|grant/always verb/occur
    value always: say/limited-to-always|say/always-apps-only verb/occur
    fact thing/paused = either ; R08

    # Since when a watch has updates in the background.
    property watch-behind-since
    loose
    apart
    since watchOS 4.0
    subject phase/background say/location-behind
    but session/
    word verb/deliver|verb/grant|verb/available|verb/work|verb/use|verb/report
    value served: verb/deliver|verb/grant|verb/available|verb/work|verb/use|verb/report
    fact phase/background|say/location-behind = none ; 6.1

    # Whether the greater level makes every service launch the app.
    property every-service-launches
    loose
    apart
    current
    despite every all
    subject level/always grant/always
    but level/whenInUse phase/foreground event/terminate:byUser session/ verb/need
    word verb/launch|event/relaunch:byUser|event/relaunch:byEvent|say/by-the-system|say/system-relaunches
    value every: thing/every-service verb/launch|event/relaunch:byUser|event/relaunch:byEvent|say/by-the-system|say/system-relaunches
    fact level/always|grant/always = some ; T122 T124 7.4

    # Whether more than ten regions can be watched.
    property above-ten
    loose
    apart
    plain
    firm
    despite than
    subject service/region-monitoring thing/region
    but noun/condition minutes/ meters/ kilometers/ accuracy/
    value none: say/above-ten verb/unavailable|verb/missing
    value above: say/above-ten
    fact service/region-monitoring|thing/region = above ; 7.4 I25

    # Whether an app is woken for services that wake none.
    property woken-for
    loose
    apart
    plain
    despite even
    subject service/standard-location service/heading service/beacon-ranging
    but service/visits service/significant-change service/region-monitoring service/condition-monitoring service/live-updates session/ event/relaunch:byUser
    value woken: say/woken-for
    fact service/standard-location|service/heading|service/beacon-ranging = never ; T124 7.4

    # Whether an event brings an app back where the system launches none.
    property events-bring-back
    loose
    apart
    on watchOS macOS Mac_Catalyst tvOS
    subject service/region-monitoring service/visits service/significant-change thing/region
    but phase/foreground verb/choose key/ session/ prompt/ service/location-notification api/UNLocationNotificationTrigger
    word verb/occur
    value back: event/relaunch:byUser|event/relaunch:byEvent
    fact service/region-monitoring|service/visits|service/significant-change|thing/region = never ; I21 T125 R43
    """
}
