/// What services deliver, and what they need.
extension ClaimProperties {
  static let serving = """
    # Whether an app that runs again hears its status.
    property hears-after-resume
    loose
    apart
    firm
    despite again still
    subject event/resume phase/suspended
    but label/ prompt/ accuracy/ session/ noun/location noun/event event/createManager
    word say/until-changed|noun/status|noun/reported-status|say/if-unchanged
    value told: verb/report|verb/call|verb/hear say/until-changed|say/if-unchanged
    value silent: verb/silent say/until-changed|say/only-if-changed|say/if-unchanged
    fact event/resume|phase/suspended = told ; T02

    # Whether a new manager’s delegate hears the status.
    property hears-at-creation
    loose
    apart
    firm
    despite again still until
    subject event/createManager thing/fresh-manager
    but label/ prompt/ accuracy/ session/ noun/location noun/event verb/block thing/error api/CLError verb/start service/ verb/prompted how/again
    word noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    value called: verb/call|verb/report|verb/deliver|verb/hear say/until-changed
    value called: verb/call|verb/report|verb/deliver|verb/hear say/only-if-changed
    value silent: verb/silent|verb/ignore say/until-changed|say/only-if-changed
    fact event/createManager|thing/fresh-manager = called ; T01

    # When the upgrade prompt comes.
    property upgrade-on-leaving
    loose
    apart
    given
    despite only
    subject event/leaveForeground
    but noun/event noun/location grant/temporary
    word verb/appear|verb/show
    value upgrade: prompt/P-UPG
    fact event/leaveForeground = at-once ; T30

    # Whether the system forgets sessions when the app goes.
    property forgotten-early
    loose
    apart
    subject event/terminate event/terminate:byUser phase/terminated phase/suspended
    but verb/launch event/relaunch: seconds/ session/background verb/let-go event/invalidateServiceSession noun/condition say/remembers say/remembers-request
    plain
    value forgets: say/forget|verb/end session/service:any
    value forgets: thing/forgets
    fact event/terminate|event/terminate:byUser|phase/terminated|phase/suspended = later ; R22 T99

    # Whether the system forgets the sessions of an app that ends.
    property record-wiped
    loose
    apart
    plain
    subject event/terminate event/terminate:byUser phase/terminated phase/suspended
    but event/relaunch: seconds/ session/background verb/let-go event/invalidateServiceSession
    value wiped: say/session-record verb/wipe|verb/missing
    fact event/terminate|event/terminate:byUser|phase/terminated|phase/suspended = later ; R22 T99

    # Whether asynchronous events come out of use without a session, where a version is named.
    property eighteen-without-session
    loose
    apart
    era iOS 18.0 -
    despite even only
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates service/condition-monitoring api/CLMonitor api/CLMonitor.events
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit prompt/
    word level/always|grant/always|status/authorizedAlways
    value without: say/no-session verb/deliver|verb/appear|verb/stay|verb/work@result
    value without: thing/no-session-needed
    value without: how/lacking session/service:any|session/service:always verb/deliver|verb/appear|verb/show|verb/work|thing/keeps-going
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events = session ; T100 R23

    # Whether iterating asks on iOS 17.
    property seventeen-iteration
    loose
    apart
    era iOS 17.0 18.0
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates verb/iterate
    but event/request:any event/requestWhenInUse event/requestAlways verb/ask how/itself verb/need session/ key/ verb/call status/denied label/
    word verb/iterate|event/beginLiveUpdates|verb/suffice|service/live-updates
    value prompt: prompt/ verb/appear|verb/show|verb/suffice
    value prompt: verb/prompted
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|verb/iterate = request ; T107

    # Whether compass and visits stop under reduced accuracy.
    property heading-reduced
    loose
    apart
    firm
    despite no-longer only
    subject service/heading
    but accuracy/full service/region-monitoring service/beacon-ranging service/visits thing/region thing/beacon noun/accuracy thing/no-magnetometer
    word accuracy/reduced|event/settings:preciseOff
    value works: verb/call|verb/deliver|verb/work
    value stopped: verb/stop|verb/end|verb/unavailable
    fact service/heading = works ; 6.4

    # Which level a service needs to be started since iOS 13.
    property current-needs-always
    loose
    apart
    era iOS 13.0 -
    despite before must even
    subject service/significant-change service/visits service/region-monitoring event/startRegion event/startSignificantChange event/startVisits
    but verb/launch phase/ process/ event/relaunch: event/terminate verb/deliver noun/event level/whenInUse grant/whenInUse session/
    word verb/start|verb/use|verb/available|event/startRegion|event/startSignificantChange|event/startVisits
    value always: verb/need level/always
    fact service/significant-change|service/visits|service/region-monitoring|event/startRegion|event/startSignificantChange|event/startVisits = either ; T119 6.2

    # Whether a service that does not launch apps brings one back.
    property result-launches
    loose
    apart
    subject service/standard-location service/heading service/beacon-ranging event/startStandard
    but service/significant-change service/region-monitoring service/visits service/condition-monitoring service/live-updates session/ event/relaunch:byUser thing/region
    word phase/terminated|event/terminate|event/terminate:byUser
    value launched: say/by-the-system|say/lets-launch
    fact service/standard-location|service/heading|service/beacon-ranging|event/startStandard = not-launched ; 7.4 T124

    # What comes of the assignment without the mode.
    property assignment-ignored
    loose
    apart
    current
    plain
    despite only but nothing
    subject event/setAllowsBackground:on
    but noun/false phase/foreground phase/inUse noun/service service/ status/ grant/ level/ session/ delivery/crash device/ platform/
    value ignored: thing/no-consequence|effect/none|verb/ignore
    fact event/setAllowsBackground:on = fatal ; T127

    # After which way significant changes come, told with a limit.
    property significant-distance-told
    loose
    apart
    plain
    despite hedge each than only
    subject service/significant-change
    but api/CLLocationManager.distanceFilter accuracy/ thing/region
    value *: meters/
    fact service/significant-change = meters/500 ; 7.4

    # How many regions an app can have watched, told of when that ends.
    property regions-end
    loose
    apart
    despite before than may
    subject service/region-monitoring thing/region
    but minutes/ seconds/ hours/ meters/ kilometers/
    word noun/limit|verb/stop
    value *: items/
    fact service/region-monitoring|thing/region = items/20 items/1 ; 7.4 I25

    # How many regions an app can have watched, told of where that stops.
    property regions-stop-at
    loose
    anywhere
    subject service/region-monitoring thing/region
    but event/request: event/requestAlways event/requestWhenInUse event/choose: event/terminate event/settings: event/relaunch: verb/create verb/call verb/need minutes/ seconds/ hours/ meters/ days/ noun/condition
    word verb/stop|verb/end
    value *: items/
    fact service/region-monitoring|thing/region = items/20 items/1 ; 7.4 I25

    # Whether the call that makes the stream suffices for a prompt.
    property call-suffices
    loose
    apart
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    but verb/iterate key/ session/service:any status/denied
    word verb/call
    value call: verb/suffice prompt/any
    value call: verb/suffice verb/prompted
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates = iteration ; T104

    # Whether iterating makes a session on iOS 17.
    property seventeen-implicit
    loose
    apart
    plain
    era iOS 17.0 18.0
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates verb/iterate api/CLMonitor.events service/condition-monitoring
    value implicit: thing/implicit|thing/implicit-on
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|verb/iterate|api/CLMonitor.events|service/condition-monitoring = none ; T107

    # What force-quitting does to regions.
    property quit-stops
    loose
    apart
    current
    subject event/terminate:byUser
    but level/whenInUse grant/whenInUse grant/temporary verb/deliver event/firstUnlock service/live-updates service/standard-location service/heading service/beacon-ranging phase/inUse verb/call api/CLLocationManager.stopMonitoringVisits() api/CLLocationManager.stopMonitoring(for:)
    value stops: service/region-monitoring|service/visits|service/significant-change verb/stop|verb/end
    plain
    fact event/terminate:byUser = goes-on ; T122 7.4

    # How soon after a restart regions are watched.
    property restart-at-once
    loose
    apart
    plain
    despite 바로 즉시
    subject event/reboot
    but event/firstUnlock device/locked verb/lift
    value at-once: service/region-monitoring|service/condition-monitoring verb/start|verb/work how/at-once
    fact event/reboot = after-unlock ; T126

    # Whether a notification that waits for a region launches the app.
    property trigger-launches-at
    subject service/location-notification api/UNLocationNotificationTrigger
    beside service/region-monitoring thing/region verb/declare verb/become phase/background
    word verb/launch
    value launched: verb/launch
    fact service/location-notification|api/UNLocationNotificationTrigger = not-launched ; T130

    # Whether live updates need a configuration.
    property configuration-needed
    loose
    apart
    plain
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    value needed: say/needs-configuration
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates = default ; 5.5

    # Whether asynchronous events come out of use without a session, of systems of today.
    property current-without-session
    loose
    apart
    current
    despite even only
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates service/condition-monitoring api/CLMonitor api/CLMonitor.events
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit
    word level/always|grant/always|status/authorizedAlways
    value without: how/lacking session/service:any|session/service:always verb/deliver|verb/appear|verb/show|verb/work|thing/keeps-going
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|service/condition-monitoring|api/CLMonitor|api/CLMonitor.events = session ; T100 R23

    # Which conditions the limit counts.
    property conditions-uncounted
    loose
    apart
    subject service/condition-monitoring noun/condition
    but verb/removed verb/end noun/manager
    word items/20|noun/limit
    value free: thing/not-counted
    fact service/condition-monitoring|noun/condition = counted ; R40

    # Whether services are for the greater level alone since iOS 13.
    property limited-to-always
    loose
    apart
    plain
    era iOS 13.0 -
    subject service/significant-change service/visits service/region-monitoring service/standard-location service/heading service/beacon-ranging
    but verb/launch phase/ process/ event/relaunch: event/terminate service/location-push session/ level/whenInUse
    value always: say/limited-to-always|say/always-apps-only
    fact service/significant-change|service/visits|service/region-monitoring|service/standard-location|service/heading|service/beacon-ranging = either ; T119 6.2

    # Whether services are for the greater level alone today.
    property limited-today
    loose
    apart
    plain
    current
    subject service/significant-change service/visits service/region-monitoring service/standard-location service/heading service/beacon-ranging
    but verb/launch phase/ process/ event/relaunch: event/terminate service/location-push session/ level/whenInUse
    value always: say/limited-to-always
    fact service/significant-change|service/visits|service/region-monitoring|service/standard-location|service/heading|service/beacon-ranging = either ; T119 6.2

    # Whether services that either level could use were for the greater one before iOS 13.
    property limited-before
    loose
    apart
    plain
    era iOS - 13.0
    subject service/standard-location service/heading service/beacon-ranging service/geocoding
    but service/significant-change service/visits service/region-monitoring verb/launch phase/ process/
    value always: say/limited-to-always
    fact service/standard-location|service/heading|service/beacon-ranging|service/geocoding = either ; 6.3

    # Whether services that need full accuracy depend on the switch.
    property precise-untouched
    loose
    apart
    despite even
    subject service/beacon-ranging service/region-monitoring thing/region thing/beacon
    but service/significant-change service/visits service/standard-location service/heading event/settings:preciseOn verb/turn-on
    word thing/precise-pill|accuracy/reduced|event/settings:preciseOff|accuracy/full|noun/settings
    value untouched: say/unaffected
    fact service/beacon-ranging|service/region-monitoring|thing/region|thing/beacon = stopped ; 6.4 I22

    # Whether current live updates need a session out of use.
    property eighteen-with-or-without
    loose
    apart
    despite even only or
    era iOS 18.0 -
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates service/condition-monitoring api/CLMonitor api/CLMonitor.events
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit
    word level/always|grant/always|status/authorizedAlways
    value without: thing/no-session-needed
    facts eighteen-without-session

    # The same, where no version is named.
    property current-with-or-without
    loose
    apart
    current
    despite even only or
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    but service/region-monitoring service/visits service/significant-change service/standard-location diagnostic/ key/ label/ grant/provisional phase/inUse phase/foreground session/background thing/implicit
    word level/always|grant/always|status/authorizedAlways
    value without: thing/no-session-needed
    facts eighteen-without-session

    # Whether the system asked by itself before version 18.
    property seventeen-asks
    loose
    apart
    plain
    era iOS 17.0 18.0
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates verb/iterate
    but session/ key/ status/denied label/
    value asked: say/system-asks
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates|verb/iterate = request ; T107

    # Whether every update has a location.
    property update-located
    loose
    apart
    plain
    despite every each any
    subject service/live-updates api/CLLocationUpdate
    but diagnostic/ verb/filter api/CLLocationUpdate.isStationary api/CLLocationUpdate.stationary noun/diagnostic noun/member type/boolean
    value always: say/nonnil|thing/never-nil
    fact service/live-updates|api/CLLocationUpdate = optional ; 5.5

    # Whether live updates go on under reduced accuracy.
    property reduced-ends
    loose
    apart
    despite any without
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:)
    but status/denied grant/denied accuracy/full session/ label/
    word accuracy/reduced|event/settings:preciseOff
    value ends: verb/end|verb/stop|verb/finish how/instantly|how/at-once
    value error: verb/get-error
    value error: delivery/error verb/end|verb/finish|verb/stop
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:) = slower ; 1.4 6.4

    # Whether such services depend on the user's choice of accuracy.
    property precise-affects
    loose
    apart
    firm
    subject service/beacon-ranging service/region-monitoring thing/region
    but service/significant-change service/visits service/standard-location service/heading event/settings:preciseOn verb/turn-on grant/ level/ status/
    word thing/precise-pill|accuracy/reduced|accuracy/full|noun/settings
    value affected: say/affected
    fact service/beacon-ranging|service/region-monitoring|thing/region = affected ; 6.4 I22
    """
}
