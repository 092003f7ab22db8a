/// What services do for whom, told in other words.
extension ClaimProperties {
  static let serviceFactsDetails = """
    # Whether the greater level makes every service launch apps.
    property always-revives
    loose
    apart
    current
    despite each even
    subject service/standard-location service/heading service/beacon-ranging
    but service/visits service/significant-change service/region-monitoring service/condition-monitoring service/live-updates session/ verb/start event/startStandard phase/foreground event/relaunch:byUser thing/region say/launches-no-more
    word level/always|grant/always|status/authorizedAlways
    value launched: verb/launch|say/by-the-system|say/lets-launch|say/system-relaunches
    fact service/standard-location|service/heading|service/beacon-ranging = not-launched ; T124 7.4

    # Where positions come behind other apps, told in one phrase.
    property behind-elsewhere
    loose
    apart
    on visionOS iPadAppOnVisionOS tvOS
    despite even still
    subject say/location-behind
    but session/background key/ api/CLLocationManager.allowsBackgroundLocationUpdates verb/end effect/ verb/unavailable verb/missing
    word verb/deliver|verb/grant|verb/report|verb/available|verb/work|verb/use
    value served: verb/deliver|verb/grant|verb/report|verb/available|verb/work|verb/use
    fact say/location-behind = nothing ; R03

    # Whether beacons are ranged under reduced accuracy.
    property reduced-ranges
    loose
    apart
    plain
    despite even still
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value ranges: say/ranges-beacons
    fact accuracy/reduced|event/settings:preciseOff = none ; 6.4 I22

    # What a push launches, told of the app.
    property push-launches-app
    loose
    apart
    plain
    subject service/location-push say/push-arrives
    but thing/extension-plist verb/choose event/relaunch:byUser
    value app: say/launches-app
    fact service/location-push|say/push-arrives = extension ; T129

    # From where an app of the lesser level begins, told in one phrase.
    property use-starts-behind-told
    loose
    apart
    current
    despite only even
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always session/ thing/live-activity phase/foreground service/live-updates prompt/ thing/error api/CLError delivery/error
    plain
    value starts: say/can-start-behind
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = no ; T120 R06

    # What a property is as long as nobody changes it.
    property unchanged
    loose
    apart
    despite unless
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically
    but api/CLLocationManager.showsBackgroundLocationIndicator
    word say/unless-changed|noun/default
    value true: noun/true
    value false: noun/false
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = false ; R05
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = true ; 5.8

    # What a Mac does when a window goes.
    property window-stops
    loose
    apart
    on macOS
    subject say/window-gone
    but event/terminate phase/terminated
    word noun/location|service/
    value stops: noun/location|service/standard-location verb/stop|verb/end
    fact say/window-gone = runs ; R02

    # Where the circle of an approximate position is the wider one.
    property circle-compared
    loose
    apart
    plain
    despite than
    subject accuracy/reduced noun/location thing/uncertainty
    but accuracy/full service/region-monitoring thing/region
    value city: say/city-wider
    fact accuracy/reduced|noun/location|thing/uncertainty = country ; 6.4

    # What the switch for precise positions does to the status.
    property switch-status
    loose
    apart
    despite only
    subject thing/accuracy-change thing/precise-pill
    but label/ grant/ session/ accuracy/temporary event/settings:never event/settings:askNextTime settings/ device/ term/location-services event/settings:globalOff prompt/ event/reinstall
    word verb/become|verb/report|noun/status|noun/reported-status
    value *: status/notDetermined|status/denied|status/restricted
    fact thing/accuracy-change|thing/precise-pill = unchanged ; T63 T64

    # What becomes of an app whose property is off when it leaves the foreground.
    property off-ends
    loose
    apart
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but noun/true key/ event/terminate:byUser event/relaunch: verb/launch delivery/crash how/can
    word noun/false|event/leaveForeground|phase/background
    value ends: event/terminate|phase/terminated
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = suspended ; R05

    # For whom the indicator is shown.
    property indicator-shown-for
    loose
    apart
    despite only
    subject term/background-location-indicator noun/sign
    but level/whenInUse grant/whenInUse api/CLLocationManager.showsBackgroundLocationIndicator phase/background session/ verb/hide verb/turn-off verb/need-not
    word verb/show|verb/appear
    value always: say/limited-to-always|say/always-apps-only verb/show|verb/appear
    fact term/background-location-indicator|noun/sign = either ; R07

    # Whether pauses matter under the lesser level.
    property pauses-matter
    loose
    apart
    subject api/CLLocationManager.pausesLocationUpdatesAutomatically thing/paused
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value none: say/no-influence
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically|thing/paused = matters ; R08

    # Whether the lesser level serves geocoding.
    property geocoding-level
    loose
    apart
    firm
    plain
    subject service/geocoding api/CLGeocoder
    but level/always grant/always verb/need thing/error
    value none: level/whenInUse|grant/whenInUse verb/not-work|verb/unavailable|verb/missing|effect/none
    value use: level/whenInUse|grant/whenInUse
    fact service/geocoding|api/CLGeocoder = use ; 6.3 7.4

    # Whether the compass goes on without its sensor.
    property compass-without-sensor
    loose
    apart
    subject service/heading
    but verb/need verb/not-work
    word say/lacks-magnetometer
    value works: verb/deliver|verb/work|verb/available|verb/compute|verb/report
    fact service/heading = magnetometer ; 7.4

    # Whether the system tells people that services are off.
    property services-off-silent
    loose
    apart
    despite nothing even
    subject device/servicesOff event/settings:globalOff
    but session/ service/live-updates service/condition-monitoring api/CLLocationUpdate api/CLMonitor phase/background
    word noun/service|verb/start|event/start:any|event/startStandard|verb/use
    value silent: say/nothing-shown
    fact device/servicesOff|event/settings:globalOff = alert ; T67

    # What the lesser level had before iOS 13 all the same.
    property use-had-before-thirteen
    loose
    apart
    era iOS - 13.0
    despite only even
    subject service/standard-location service/heading service/beacon-ranging
    but service/visits service/significant-change service/region-monitoring phase/ verb/launch process/ session/ accuracy/ level/always
    word level/whenInUse|grant/whenInUse
    value none: verb/unavailable|verb/missing|verb/not-work
    fact service/standard-location|service/heading|service/beacon-ranging = there ; 6.3

    # What the lesser level has today.
    property use-has-today
    loose
    apart
    current
    despite only even
    subject service/visits service/significant-change service/region-monitoring service/standard-location service/heading service/beacon-ranging service/location-notification
    but thing/trueness phase/ verb/launch process/ session/ accuracy/ level/always service/location-push key/ device/ say/from-background event/terminate event/leaveForeground
    word level/whenInUse|grant/whenInUse
    value none: verb/unavailable|verb/missing|verb/not-work
    fact service/visits|service/significant-change|service/region-monitoring|service/standard-location|service/heading|service/beacon-ranging|service/location-notification = there ; T119 6.2

    # How many regions an app has, told as what it gets.
    property regions-granted
    loose
    apart
    despite each every only
    subject service/region-monitoring thing/region
    but items/20 count/20 verb/need noun/condition minutes/ seconds/ hours/ meters/ kilometers/ thing/error thing/unsupported verb/unavailable noun/location noun/event process/ phase/
    word verb/grant|verb/use|verb/available|noun/limit
    value *: items/10|items/15|items/25|items/30|items/32|items/40|items/50|items/64|items/100|items/128|items/200
    fact service/region-monitoring|thing/region = items/20 ; 7.4 I25

    # Whether the limit of regions is gone.
    property limit-gone
    loose
    apart
    plain
    despite no-longer
    subject service/region-monitoring thing/region noun/limit items/20 service/condition-monitoring api/CLMonitor noun/condition
    value gone: say/limit-gone
    fact service/region-monitoring|thing/region|noun/limit|items/20|service/condition-monitoring|api/CLMonitor|noun/condition = there ; 7.4 I25 R40

    # Whether the lesser level can do without the indicator.
    property indicator-dispensable
    loose
    apart
    subject term/background-location-indicator noun/sign
    but level/always grant/always api/CLLocationManager.showsBackgroundLocationIndicator
    word level/whenInUse|grant/whenInUse
    value optional: say/optional|say/may-be-nil
    fact term/background-location-indicator|noun/sign = shown ; R07

    # Whether the entitlement of pushes can be left out.
    property entitlement-optional
    loose
    apart
    subject service/location-push
    but verb/need-not
    word thing/entitlement|key/com.apple.developer.location.push
    value optional: say/optional|say/may-be-nil
    fact service/location-push = needed ; 4.3 T129

    # What ends a pause under the lesser level, told of its end.
    property pause-ended
    loose
    apart
    subject thing/paused thing/resumed
    but level/always grant/always event/relaunch:byUser event/enterForeground
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value itself: thing/resumes-itself|say/unopened
    fact thing/paused|thing/resumed = opened ; R08

    # Whether services that need full accuracy do without it.
    property whatever-accuracy
    loose
    apart
    plain
    despite regardless whatever even both alike
    subject service/beacon-ranging service/region-monitoring thing/beacon thing/region service/condition-monitoring
    but service/heading service/visits service/significant-change service/standard-location service/live-updates
    value works: say/whatever-accuracy
    fact service/beacon-ranging|service/region-monitoring|thing/beacon|thing/region|service/condition-monitoring = full ; 6.4 I22

    # Whether one request needs the method for errors.
    property request-needs-method
    loose
    apart
    firm
    subject api/CLLocationManager.requestLocation()
    but how/lacking how/missing
    word verb/need
    value method: api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    fact api/CLLocationManager.requestLocation() = method ; 5.7 5.3

    # Which services reduced accuracy changes.
    property reduced-only-standard
    loose
    apart
    plain
    despite only
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full
    value only: say/only-standard
    fact accuracy/reduced|event/settings:preciseOff = all ; 6.4
    """
}
