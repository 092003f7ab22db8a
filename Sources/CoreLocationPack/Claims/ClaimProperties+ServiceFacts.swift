/// What services deliver, launch and keep running, and how accurate it is.
extension ClaimProperties {
  static let serviceFacts = """
    # Whether a service that does not launch apps brings one back, told in whatever way.
    property revives
    loose
    apart
    current
    despite even again only each
    subject service/standard-location service/heading service/beacon-ranging event/startStandard api/CLLocationManager.startUpdatingLocation() api/CLLocationManager.startUpdatingHeading() api/CLLocationManager.startRangingBeacons(satisfying:)
    but service/visits service/significant-change service/region-monitoring service/condition-monitoring service/live-updates service/location-push session/ phase/foreground say/launches-no-more event/startVisits event/startRegion event/startSignificantChange
    word phase/terminated|event/terminate|event/terminate:byUser
    value launched: verb/launch|say/by-the-system|say/lets-launch|event/relaunch:byEvent|event/relaunch:byUser|say/comes-back|say/system-relaunches
    fact service/standard-location|service/heading|service/beacon-ranging|event/startStandard|api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.startUpdatingHeading()|api/CLLocationManager.startRangingBeacons(satisfying:) = not-launched ; T124 7.4

    # What approximate positions take away from services that go on.
    property reduced-disables
    loose
    apart
    despite even only
    subject accuracy/reduced event/settings:preciseOff
    but service/region-monitoring service/beacon-ranging service/condition-monitoring accuracy/full thing/region thing/beacon noun/condition verb/need-not
    word service/heading|service/visits|service/significant-change|service/standard-location
    value off: verb/turn-off|verb/off|thing/blocked service/heading|service/visits|service/significant-change|service/standard-location
    value off: service/heading|service/visits|service/significant-change|service/standard-location verb/stop|verb/end|verb/unavailable
    value off: service/visits|service/significant-change|service/standard-location noun/event|noun/location verb/silent
    fact accuracy/reduced|event/settings:preciseOff = nothing ; 6.4

    # Whether either level suffices for pushes.
    property push-either
    loose
    apart
    despite or either
    subject service/location-push
    but verb/not-work verb/need-not thing/not-enough
    word verb/use|verb/work|verb/suffice|verb/available|verb/launch|verb/start|verb/need
    value either: say/either-level
    fact service/location-push = always ; T129 6.2

    # Whether what either level can use is for the greater one.
    property limited-either
    loose
    apart
    plain
    current
    subject service/location-notification api/UNLocationNotificationTrigger service/geocoding api/CLGeocoder
    but level/whenInUse service/location-push verb/launch
    value always: say/limited-to-always|say/always-apps-only
    fact service/location-notification|api/UNLocationNotificationTrigger|service/geocoding|api/CLGeocoder = either ; 7.4 5.10

    # Whether one request does without the method for errors.
    property request-without-method
    loose
    apart
    plain
    despite again may
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManager.stopUpdatingLocation() api/CLLocationManager.startUpdatingLocation() thing/error delivery/crash verb/crash say/throws
    value needless: verb/need-not api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    value needless: how/lacking api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/work|verb/use|verb/call
    fact api/CLLocationManager.requestLocation() = needed ; 5.7 5.3

    # Whether visits have to be begun again after a launch, told of what the app calls.
    property visits-called-again
    loose
    apart
    despite must again before until
    subject api/CLLocationManager.startMonitoringVisits() service/visits event/startVisits thing/visit
    but verb/need-not how/lacking how/missing service/significant-change service/standard-location service/heading service/beacon-ranging event/startStandard event/startSignificantChange event/reboot verb/stop verb/end level/whenInUse grant/whenInUse level/always
    word thing/at-launch|verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value again: how/again verb/call|verb/start|event/startVisits
    value needless: how/again verb/call|verb/start|event/startVisits verb/need-not
    fact api/CLLocationManager.startMonitoringVisits()|service/visits|event/startVisits|thing/visit = delegate needless ; 7.4 5.7

    # Which of two services has to be begun again.
    property begun-again
    loose
    apart
    despite must again whereas only
    subject service/visits thing/visit service/significant-change service/standard-location service/heading service/beacon-ranging
    but verb/need-not event/reboot
    word thing/at-launch|say/every-launch|verb/launch|event/relaunch:byEvent|event/relaunch:byUser|event/terminate
    value again: thing/called-again|thing/stops-for-good
    value itself: thing/resumes-itself
    value itself: thing/no-point verb/start how/again
    fact service/visits|thing/visit = itself ; 7.4
    fact service/significant-change|service/standard-location|service/heading|service/beacon-ranging = again ; 7.4

    # Whether a Mac needs the mode, told as what has to be done.
    property mode-done-on-mac
    loose
    apart
    plain
    despite must before
    on macOS
    but verb/need-not
    subject phase/background noun/location say/location-behind say/window-gone phase/suspended
    value must: say/must-add-mode
    fact phase/background|noun/location|say/location-behind|say/window-gone|phase/suspended = nothing ; R02

    # How many updates an app of approximate positions gets, told of numbers.
    property reduced-per-hour
    loose
    apart
    despite hedge each
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full label/ grant/
    word say/hourly
    value *: times/
    value *: count/
    fact accuracy/reduced|event/settings:preciseOff = times/4 count/4 times/1 count/1 ; 6.4

    # Whether an app gets out of approximate positions by what it asks for.
    property lifts-reduced
    loose
    apart
    plain
    despite elsewhere
    subject api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation
    but event/requestTemporaryFullAccuracy accuracy/temporary verb/need-not
    value lifted: accuracy/reduced accuracy/full verb/grant|verb/deliver|verb/report|verb/become
    value lifted: say/gets-past|verb/refuse-setting|verb/lift|thing/opt-out accuracy/reduced|noun/accuracy|accuracy/full|event/settings:preciseOff
    fact api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation = not ; 6.4

    # Whose regions a manager has, told of instances.
    property regions-shared-told
    loose
    apart
    plain
    despite only each alike
    subject service/region-monitoring thing/region api/CLLocationManager.monitoredRegions service/visits
    but noun/condition
    value own: thing/separate noun/manager|thing/managers|thing/each-part
    value own: say/separately noun/manager|thing/managers|thing/each-part
    value own: each/noun/manager thing/separate|say/separately
    fact service/region-monitoring|thing/region|api/CLLocationManager.monitoredRegions|service/visits = shared ; R11 5.7

    # For whom the limit of regions is.
    property limit-of-device
    loose
    apart
    plain
    despite every all
    subject service/region-monitoring thing/region noun/condition service/condition-monitoring
    but each/
    value device: say/for-all-apps
    fact service/region-monitoring|thing/region|noun/condition|service/condition-monitoring = app ; 7.4 R40 I25

    # Whether an iPhone or iPad app had services under the lesser level that needed the greater one.
    property use-served-before-thirteen
    loose
    apart
    era iOS - 13.0
    despite or only even already nothing 뿐
    subject service/significant-change service/visits service/region-monitoring event/startRegion event/startVisits event/startSignificantChange api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startMonitoringSignificantLocationChanges() level/always grant/always
    but verb/not-work effect/ verb/call verb/ask verb/launch
    word level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    value used: verb/suffice|verb/work|verb/deliver|verb/grant
    value used: how/can
    fact service/significant-change|service/visits|service/region-monitoring|event/startRegion|event/startVisits|event/startSignificantChange|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges() = not ; T118 6.3
    fact level/always|grant/always = used ; T118 6.3

    # Whether the lesser level starts services since iOS 13.
    property use-starts-since-thirteen
    loose
    apart
    firm
    era iOS 13.0 -
    despite only even still
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always status/authorizedAlways verb/launch process/ phase/ accuracy/ key/ device/ event/terminate session/ service/location-push label/ settings/ how/lacking how/missing event/settings: prompt/ event/leaveForeground grant/provisional grant/temporary say/from-background how/itself
    word event/startRegion|event/startVisits|event/startSignificantChange|service/region-monitoring|service/visits|service/significant-change|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges()
    value started: verb/start|verb/use|verb/work|event/startRegion|event/startVisits|event/startSignificantChange|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges()
    value none: verb/unavailable|verb/missing|verb/ignore|effect/none|verb/not-work verb/start|verb/use|verb/work|event/startRegion|event/startVisits|event/startSignificantChange|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringSignificantLocationChanges()?
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = started ; T119 6.2

    # Whether the system starts a watch app that has ended.
    property watch-started
    loose
    apart
    on watchOS
    despite even
    subject noun/location noun/event service/region-monitoring service/visits service/significant-change level/always grant/always thing/region
    but event/relaunch:byUser thing/complication term/complication key/ session/ say/except-with-always event/createBackgroundSession
    word phase/terminated|event/terminate|phase/background|say/starts-watch-app
    value started: say/starts-watch-app
    value started: verb/start|verb/launch phase/terminated|event/terminate
    value started: verb/launch phase/background
    fact noun/location|noun/event|service/region-monitoring|service/visits|service/significant-change|level/always|grant/always|thing/region = never ; T125

    # Whether Apple TV has the standard service as a stream.
    property tv-streams
    loose
    apart
    on tvOS
    despite elsewhere alike again only
    subject api/CLLocationManager.startUpdatingLocation() event/startStandard
    but api/CLLocationManager.requestLocation() service/live-updates api/CLLocationUpdate.liveUpdates(_:) verb/unavailable verb/missing verb/not-work effect/
    word verb/deliver|verb/work|verb/available|verb/use|verb/call|verb/report|thing/keeps-delivering
    value there: verb/deliver|verb/work|verb/available|verb/use|verb/call|verb/report|thing/keeps-delivering
    fact api/CLLocationManager.startUpdatingLocation()|event/startStandard = missing ; 5.7 6.1

    # Whether a Mac suspends an app, told as a reason.
    property mac-suspends
    loose
    apart
    plain
    despite elsewhere alike 필요 must
    on macOS
    subject phase/background event/leaveForeground say/window-gone
    but verb/need-not how/lacking how/missing thing/never-suspends
    value suspended: phase/suspended
    fact phase/background|event/leaveForeground|say/window-gone = runs ; R02

    # Whether the refresh of a widget asks.
    property refresh-asks
    loose
    apart
    plain
    despite itself may first
    subject thing/widget-refresh
    but phase/foreground event/enterForeground verb/need-not
    value asks: verb/prompted
    value asks: prompt/any|prompt/first verb/show|verb/appear
    fact thing/widget-refresh = never ; T128

    # How often significant changes come, told as what is delivered.
    property significant-often
    loose
    apart
    despite hedge each even
    subject service/significant-change
    but accuracy/ verb/launch phase/background api/CLLocationManager.distanceFilter event/relaunch: process/ phase/terminated service/standard-location service/live-updates
    word verb/deliver|verb/report|verb/call
    value *: seconds/1|seconds/2|seconds/5|seconds/10|seconds/15|seconds/20|seconds/30|seconds/60
    value *: minutes/1|minutes/2|minutes/3|minutes/10|minutes/15|minutes/20|minutes/30|minutes/60
    fact service/significant-change = minutes/5 ; 7.4

    # How far an approximate position is from the true one.
    property reduced-radius
    loose
    apart
    despite hedge
    subject accuracy/reduced event/settings:preciseOff
    but say/search-radius service/significant-change service/region-monitoring thing/region api/CLLocationManager.distanceFilter api/CLLocationManager.desiredAccuracy accuracy/full api/kCLLocationAccuracy verb/become
    word thing/uncertainty
    value *: meters/10|meters/50|meters/100|meters/150|meters/200|meters/300|meters/500|meters/1000
    value *: kilometers/1|kilometers/50|kilometers/100
    fact accuracy/reduced|event/settings:preciseOff = kilometers/5 ; 6.4

    # Which entitlement pushes need, told by its name.
    property push-entitlement
    loose
    apart
    plain
    subject service/location-push thing/entitlement
    but verb/need-not
    value made-up: thing/made-up-entitlement
    fact service/location-push|thing/entitlement = key/com.apple.developer.location.push ; 4.3 T129

    # Whether the delegate hears of the switch for precise positions alone.
    property switch-heard
    loose
    apart
    firm
    despite only
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/precise-pill event/settings:preciseOff event/settings:preciseOn
    but accuracy/temporary api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) label/ prompt/ session/ event/requestTemporaryFullAccuracy key/ device/ verb/need-not service/ say/only-if-changed thing/separate thing/older-method
    word noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    value called: verb/call
    value silent: verb/silent
    fact thing/precise-pill|event/settings:preciseOff|event/settings:preciseOn = called ; T63 T64

    # Whether an app may choose coarse positions whatever the person has chosen.
    property coarse-only-when
    loose
    apart
    plain
    despite only
    subject api/kCLLocationAccuracyReduced
    but verb/need-not
    value person: say/only-when-imprecise
    fact api/kCLLocationAccuracyReduced = app ; 5.8 6.4

    # Which regions a manager knows, told of several managers.
    property regions-each
    loose
    apart
    plain
    despite each every
    subject api/CLLocationManager.monitoredRegions
    but noun/delegate how/all
    value own: how/each noun/manager|api/CLLocationManager|thing/managers verb/stay|thing/separate
    value own: thing/managers|thing/other-manager|thing/fresh-manager say/empty
    value own: say/per-manager thing/separate|verb/differ|say/separately
    fact api/CLLocationManager.monitoredRegions = shared ; R11 5.7

    # Whether the start of updates asks by itself.
    property standard-asks
    loose
    apart
    current
    despite only even
    subject event/startStandard api/CLLocationManager.startUpdatingLocation()
    but service/live-updates service/condition-monitoring session/ key/ device/ verb/grant grant/ label/ event/requestWhenInUse event/requestAlways event/request:any event/beginLiveUpdates api/CLLocationUpdate verb/iterate status/authorized prompt/second prompt/P-UPG verb/ask thing/widget event/requestTemporaryFullAccuracy
    word status/notDetermined|how/itself|verb/suffice|verb/call|thing/separate|say/without-request
    value prompts: prompt/any|prompt/first|prompt/P-WIU verb/appear|verb/show
    value prompts: verb/prompted
    fact event/startStandard|api/CLLocationManager.startUpdatingLocation() = never ; T113

    # Whether a service that a denied app starts asks again.
    property denied-start-asks
    loose
    apart
    despite again even after
    subject event/startStandard api/CLLocationManager.startUpdatingLocation() event/start:any api/CLLocationManager.requestLocation() event/startVisits event/startRegion event/startSignificantChange
    but device/ noun/settings event/settings: session/ prompt/P-GLOB accuracy/ event/reinstall event/resetLocationAndPrivacy
    word status/denied|grant/denied|label/Don’t_Allow|verb/deny
    value prompts: prompt/any|prompt/first verb/appear|verb/show
    value prompts: verb/prompted
    fact event/startStandard|api/CLLocationManager.startUpdatingLocation()|event/start:any|api/CLLocationManager.requestLocation()|event/startVisits|event/startRegion|event/startSignificantChange = error ; T112 T08

    # What a headset has for its own apps.
    property headset-services
    loose
    apart
    on visionOS
    despite elsewhere alike even also
    subject api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startUpdatingHeading() service/region-monitoring service/visits service/significant-change service/heading service/condition-monitoring event/startRegion event/startVisits event/startSignificantChange thing/visit thing/region
    but effect/ verb/not-work verb/unavailable verb/missing verb/ignore prompt/ noun/status api/CLLocationManager.isMonitoringAvailable(for:) api/CLLocationManager.headingAvailable() api/CLLocationManager.significantLocationChangeMonitoringAvailable() api/CLLocationManager.monitoredRegions service/standard-location service/live-updates verb/deprecated say/empty
    word verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant
    value works: verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startUpdatingHeading()|service/region-monitoring|service/visits|service/significant-change|service/heading|service/condition-monitoring|event/startRegion|event/startVisits|event/startSignificantChange|thing/visit|thing/region = missing ; 6.1

    # What a watch has.
    property watch-services
    loose
    apart
    on watchOS
    despite elsewhere alike even also
    subject api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startMonitoring(for:) service/visits service/significant-change event/startRegion event/startVisits event/startSignificantChange api/CLLocationManagerDelegate.locationManager(_:didVisit:) api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:) api/CLLocationManagerDelegate.locationManager(_:didExitRegion:)
    but effect/ verb/not-work verb/unavailable verb/missing verb/ignore prompt/ noun/status service/location-notification api/UNLocationNotificationTrigger service/standard-location service/live-updates verb/deprecated
    word verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant|verb/call|verb/available
    value works: verb/know|verb/report|verb/deliver|verb/work|verb/use|verb/start|verb/grant|verb/call|verb/available
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startMonitoring(for:)|service/visits|service/significant-change|event/startRegion|event/startVisits|event/startSignificantChange|api/CLLocationManagerDelegate.locationManager(_:didVisit:)|api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:)|api/CLLocationManagerDelegate.locationManager(_:didExitRegion:) = missing ; 6.1 5.7 5.3

    # What comes of the value without the mode, told of all that the sentence names.
    property ignored-without-mode
    loose
    anywhere
    current
    plain
    despite but even only nothing
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but noun/false session/ delivery/crash verb/crash grant/ status/ level/ platform/ api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.pausesLocationUpdatesAutomatically verb/need-not
    value ignored: verb/missing|how/missing|how/lacking|verb/wipe|verb/unavailable|how/without verb/ignore|effect/none|thing/no-consequence|say/only-warns|verb/no-error key/UIBackgroundModes:location|key/UIBackgroundModes
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; T127 R05
    """
}
