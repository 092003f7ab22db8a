/// What calls, methods and settings of a manager do not do, and since when they are there.
extension ClaimProperties {
  static let callbackRulesMore = """
    # Whether a delegate hears nothing before somebody was asked.
    property silent-before-asked
    loose
    apart
    plain
    despite only until before
    subject noun/delegate about/callback thing/managers noun/manager
    but say/users-choice thing/answer status/ grant/ label/ accuracy/ noun/location service/ event/answer:any fn/아니
    value asked: say/only-after-asked verb/report|verb/hear|verb/call|verb/know|verb/deliver
    fact noun/delegate|about/callback|thing/managers|noun/manager = creation ; T01

    # Whether an app that is opened is told a status that is as it was.
    property launch-unchanged-told
    loose
    apart
    firm
    despite only unless until before
    subject term/launch event/relaunch:byUser event/createManager thing/fresh-manager
    but how/again times/ noun/location noun/event service/ session/ accuracy/ label/ prompt/ key/ verb/without-delegate thing/error event/request: event/requestWhenInUse event/requestAlways
    word say/if-unchanged|say/only-if-changed|say/until-changed
    value called: noun/delegate|about/callback
    fact term/launch|event/relaunch:byUser|event/createManager|thing/fresh-manager = called ; T01

    # Whether the error of a prompt that cannot be shown comes to the delegate.
    property declined-to-delegate
    loose
    apart
    subject api/CLError.Code.promptDeclined completion/promptDeclined
    but noun/completion fn/아니 fn/instead fn/대신
    word api/CLLocationManagerDelegate.locationManager(_:didFailWithError:)
    value delegate: verb/call|verb/deliver|verb/report
    fact api/CLError.Code.promptDeclined|completion/promptDeclined = completion ; T83 T84 T85

    # Whether a level decides if the setting is fatal.
    property setting-fatal-by-level
    loose
    apart
    current
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but key/UIBackgroundModes key/UIBackgroundModes:location fn/아니 session/ how/missing
    word level/always|grant/always|level/whenInUse|grant/whenInUse
    value crash: delivery/crash|verb/crash
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = mode ; T127 R05

    # Whether the method for the end of a pause tells of an app that runs again.
    property pause-end-told-at-resume
    loose
    anywhere
    subject api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:)
    but thing/paused fn/아니 api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)
    word verb/call|verb/deliver|verb/report
    value resumed: event/resume
    fact api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:) = pauses ; 5.3

    # Whether the accuracy suffices to know of the permission.
    property accuracy-suffices
    loose
    apart
    despite question whether only
    subject api/CLLocationManager.accuracyAuthorization
    but fn/아니 api/CLLocationManager.authorizationStatus noun/reported-status
    word thing/app-authorized|grant/authorized
    value alone: verb/suffice
    fact api/CLLocationManager.accuracyAuthorization = together ; 1.1 5.1

    # What the first call tells before somebody has answered.
    property first-call-status
    loose
    apart
    despite before
    subject thing/first-call
    but noun/settings event/settings: event/reinstall fn/아니 fn/instead fn/대신 verb/need
    word say/before-answer
    value *: status/denied|status/restricted|status/authorizedWhenInUse|status/authorizedAlways
    fact thing/first-call = status/notDetermined ; T01 1.3

    # Whether an app with several managers has one callback for all.
    property managers-called-once
    loose
    apart
    plain
    despite only once
    subject thing/managers about/managers
    but noun/location service/ thing/region thing/visit event/request: event/requestWhenInUse event/requestAlways prompt/ fn/아니
    value once: say/once-for-the-app
    fact thing/managers|about/managers = each ; T03

    # Whether a change of accuracy has a method of its own.
    property accuracy-own-method
    loose
    apart
    plain
    despite only
    subject thing/accuracy-change noun/accuracy api/CLLocationManager.accuracyAuthorization
    but fn/아니 noun/status
    value own: say/own-method
    fact thing/accuracy-change|noun/accuracy|api/CLLocationManager.accuracyAuthorization = shared ; 6.4 5.3

    # Whether pauses have to be turned on.
    property pauses-turned-on
    loose
    apart
    plain
    current
    subject thing/paused api/CLLocationManager.pausesLocationUpdatesAutomatically
    but noun/false verb/turn-off verb/off how/again session/ api/CLLocationManager.allowsBackgroundLocationUpdates say/on-from-the-start verb/on noun/default how/default phase/background term/background
    value off: todo/turn-on-by-hand
    fact thing/paused|api/CLLocationManager.pausesLocationUpdatesAutomatically = on ; 5.8

    # Whether the setting stays as it was where the mode is missing.
    property setting-stays-false
    loose
    apart
    current
    despite only 뿐
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    but session/ delivery/crash verb/crash verb/need fn/아니
    word key/UIBackgroundModes:location|key/UIBackgroundModes
    value stays: noun/false verb/stay|verb/last
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = fatal ; T127 R05

    # How often a request for one position delivers.
    property one-position-repeats
    loose
    apart
    plain
    despite each every until few
    subject api/CLLocationManager.requestLocation()
    but api/CLLocationManager.startUpdatingLocation() event/startStandard service/standard-location service/live-updates say/one-fix fn/아니 fn/instead fn/대신
    value repeats: say/keeps-coming
    fact api/CLLocationManager.requestLocation() = once ; 5.7

    # Whether a service that a denied app starts goes without an error.
    property refused-start-quiet
    loose
    apart
    despite silently no
    subject event/startStandard api/CLLocationManager.startUpdatingLocation() api/CLLocationManager.requestLocation() event/start:any
    but event/requestWhenInUse event/requestAlways event/request:any session/ service/live-updates api/CLLocationUpdate fn/아니 status/notDetermined
    word status/denied|grant/denied|verb/deny|label/Don’t_Allow
    value none: say/no-error-comes
    fact event/startStandard|api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.requestLocation()|event/start:any = error ; T112

    # Which calls never ask anybody.
    property calls-that-never-ask
    loose
    apart
    plain
    current
    despite only even also
    subject api/CLLocationManager.requestLocation() api/CLLocationManager.startUpdatingHeading() api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startRangingBeacons(satisfying:)
    but service/live-updates service/condition-monitoring session/ key/ device/ verb/grant grant/ label/ event/requestWhenInUse event/requestAlways event/beginLiveUpdates api/CLLocationUpdate verb/iterate status/authorized prompt/second prompt/P-UPG prompt/P-GLOB thing/widget event/requestTemporaryFullAccuracy event/settings: status/denied verb/choose noun/event verb/close thing/entry fn/아니
    value prompts: prompt/any|prompt/first|prompt/P-WIU verb/appear|verb/show
    value prompts: verb/prompted
    value prompts: how/itself event/request:any
    fact api/CLLocationManager.requestLocation()|api/CLLocationManager.startUpdatingHeading()|api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startRangingBeacons(satisfying:) = never ; T113

    # Whether visits and regions are those of one manager.
    property visits-of-one-manager
    loose
    apart
    plain
    despite only
    subject service/visits thing/visit api/CLLocationManager.startMonitoringVisits() service/region-monitoring thing/region
    but noun/status thing/permission-change fn/아니 verb/keep
    value own: say/to-that-manager
    fact service/visits|thing/visit|api/CLLocationManager.startMonitoringVisits()|service/region-monitoring|thing/region = shared ; R11

    # Whether the method for pauses tells of an app that stops by itself.
    property pause-told-at-stop
    loose
    apart
    given
    subject api/CLLocationManager.stopUpdatingLocation()
    but thing/paused fn/아니
    word api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:)
    value called: api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) verb/deliver|verb/call|verb/report
    fact api/CLLocationManager.stopUpdatingLocation() = pauses ; 5.3

    # Whether the accuracy that an app asks for beats the switch of the person.
    property desired-beats-switch
    loose
    apart
    despite even whatever regardless advice
    subject api/CLLocationManager.desiredAccuracy api/kCLLocationAccuracyBest api/kCLLocationAccuracyBestForNavigation
    but effect/ verb/need verb/ask event/requestTemporaryFullAccuracy accuracy/temporary verb/not-work fn/아니 event/settings:preciseOn api/kCLLocationAccuracyReduced
    word event/settings:preciseOff|thing/precise-pill
    value full: accuracy/full
    value full: verb/refuse-setting
    fact api/CLLocationManager.desiredAccuracy|api/kCLLocationAccuracyBest|api/kCLLocationAccuracyBestForNavigation = user ; 6.4

    # Whether the older form of the status is gone, told of its end.
    property older-form-ended
    loose
    apart
    plain
    era iOS 14.0 -
    subject api/CLLocationManager.authorizationStatus()
    but noun/instance-property noun/settings label/ grant/ level/ session/ prompt/ event/ accuracy/ fn/아니 noun/text
    value gone: verb/end|verb/wipe
    fact api/CLLocationManager.authorizationStatus() = deprecated ; 5.1

    # Whether pauses matter under one level alone.
    property pauses-only-always
    loose
    apart
    plain
    despite only
    subject api/CLLocationManager.pausesLocationUpdatesAutomatically
    but noun/location phase/background
    value always: say/limited-to-always effect/any|verb/work|say/reliable
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = both ; R08

    # Whom the indicator that can be hidden concerns.
    property indicator-concerns-use
    loose
    apart
    plain
    despite only
    subject api/CLLocationManager.showsBackgroundLocationIndicator
    but fn/아니
    value use: say/use-alone-affected
    fact api/CLLocationManager.showsBackgroundLocationIndicator = always ; 5.8 R07

    # Since when a watch app may carry on in the background.
    property background-since-on-watch
    loose
    apart
    since watchOS 4.0
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but verb/missing verb/unavailable effect/ verb/ignore verb/not-work
    word how/can|verb/turn-on|verb/declare|verb/use
    value set: how/can
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = none ; 5.8

    # Whether updates end with the foreground where the property is false.
    property off-ends-at-once
    loose
    apart
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:off
    but phase/suspended event/suspend noun/true level/ grant/ session/
    word noun/false|event/setAllowsBackground:off
    value ended: verb/end how/at-once|how/instantly
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:off = until-suspended ; R05

    # Whether a delegate has to have the methods for changes.
    property change-method-required
    loose
    apart
    plain
    current
    despite must
    subject api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:)
    but api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) verb/need-not
    value required: say/required-method
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = optional ; 5.3

    # Whether the two forms of the status agree.
    property forms-disagree
    loose
    apart
    plain
    despite elsewhere may
    subject noun/instance-property api/CLLocationManager.authorizationStatus()
    but accuracy/ label/ grant/ level/ prompt/
    value differ: say/disagree
    fact noun/instance-property|api/CLLocationManager.authorizationStatus() = same ; 1.3 5.1

    # Which calls native apps of visionOS can make.
    property vision-calls
    loose
    apart
    despite may also
    on visionOS
    subject api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startUpdatingHeading() api/CLLocationManager.startMonitoring(for:)
    but effect/ verb/ignore verb/not-work verb/missing verb/unavailable iPadAppOnVisionOS thing/no-consequence
    word verb/call|verb/use
    value called: how/can
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.startMonitoringSignificantLocationChanges()|api/CLLocationManager.startUpdatingHeading()|api/CLLocationManager.startMonitoring(for:) = none ; 6.1 5.7
    """
}
