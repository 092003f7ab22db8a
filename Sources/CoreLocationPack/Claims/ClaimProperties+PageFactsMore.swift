/// What the lines that open the pages of a reference tell.
extension ClaimProperties {
  static let pageFactsMore = """
    # What a flag of a diagnostic says in a line of its page.
    property flag-gist
    loose
    apart
    despite question whether or hedge only quote may this
    word type/boolean|thing/returned-answer|thing/gets-bool|thing/is-boolean
    subject diagnostic/accuracyLimited diagnostic/stationary diagnostic/locationUnavailable diagnostic/conditionLimitExceeded diagnostic/conditionUnsupported diagnostic/persistenceUnavailable diagnostic/serviceSessionRequired diagnostic/authorizationRestricted
    but verb/become verb/missing api/CLLocationManager. noun/false
    value limit: thing/too-many|noun/limit
    value unsupported: thing/unsupported
    value still: thing/standing-still
    value lost: thing/no-position
    value off: device/servicesOff
    value right: grant/authorized|grant/none|thing/app-authorized
    value refused: status/denied|verb/deny|label/Don’t_Allow
    value in-use: phase/notInUse|phase/inUse
    value prompt: prompt/any
    value reduced: accuracy/reduced
    value locked: device/locked
    fact diagnostic/accuracyLimited = reduced right ; 1.4 5.5
    fact diagnostic/stationary = still ; 1.4
    fact diagnostic/locationUnavailable = lost ; 1.4
    fact diagnostic/conditionLimitExceeded = limit ; 1.4 R40
    fact diagnostic/conditionUnsupported = unsupported ; 1.4
    fact diagnostic/persistenceUnavailable = locked ; 1.4 R45
    fact diagnostic/serviceSessionRequired = session right ; 1.4 R25
    fact diagnostic/authorizationRestricted = restricted right ; 1.4

    # What a member of the manager tells in a line of its page.
    property member-gist
    loose
    apart
    despite question whether or hedge only quote may must before
    subject api/CLLocationManager.locationServicesEnabled() api/CLLocationManager.isAuthorizedForWidgetUpdates api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.pausesLocationUpdatesAutomatically api/CLLocationManager.headingAvailable() api/CLLocationManager.isRangingAvailable()
    but noun/true noun/false verb/call verb/missing verb/introduce verb/deprecated
    word type/boolean|thing/returned-answer|thing/gets-bool|thing/is-boolean
    value switch: event/settings:globalOn|device/servicesOn
    value widget: thing/widget
    value paused: thing/paused
    value behind: noun/location verb/deliver
    value launches: verb/launch|event/relaunch:byUser
    value headings: service/heading
    value ranging: service/beacon-ranging|thing/beacon
    value regions: service/region-monitoring
    value right: grant/authorized|thing/app-authorized
    fact api/CLLocationManager.locationServicesEnabled() = switch ; 5.1
    fact api/CLLocationManager.isAuthorizedForWidgetUpdates = widget right behind ; 5.1
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = behind ; 5.8 R05
    fact api/CLLocationManager.showsBackgroundLocationIndicator = bar ; 5.8
    fact api/CLLocationManager.pausesLocationUpdatesAutomatically = paused ; 5.8
    fact api/CLLocationManager.headingAvailable() = headings ; 5.7
    fact api/CLLocationManager.isRangingAvailable() = ranging regions ; 5.7

    # What a member of the manager holds in a line of its page.
    property setting-gist
    loose
    apart
    plain
    despite question whether or hedge only quote may must before
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.showsBackgroundLocationIndicator api/CLLocationManager.distanceFilter api/CLLocationManager.desiredAccuracy api/CLLocationManager.authorizationStatus api/CLLocationManager.accuracyAuthorization
    but noun/true noun/false verb/call verb/missing verb/introduce verb/deprecated
    value bar: gist/bar
    value move: gist/smallest-move
    value wanted: gist/wanted-accuracy
    value level: gist/accuracy-level
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = behind ; 5.8 R05
    fact api/CLLocationManager.showsBackgroundLocationIndicator = bar ; 5.8
    fact api/CLLocationManager.distanceFilter = move ; 5.8
    fact api/CLLocationManager.desiredAccuracy = wanted level ; 5.8
    fact api/CLLocationManager.authorizationStatus = status ; 5.1
    fact api/CLLocationManager.accuracyAuthorization = level wanted ; 5.1

    # What a call of the manager starts, in a line of its page.
    property start-gist
    loose
    apart
    despite hedge quote
    subject api/CLLocationManager.startUpdatingLocation() api/CLLocationManager.startUpdatingHeading() api/CLLocationManager.startMonitoringVisits() api/CLLocationManager.startMonitoringSignificantLocationChanges() api/CLLocationManager.startMonitoring(for:) api/CLLocationManager.startRangingBeacons(satisfying:) api/CLLocationManager.stopUpdatingLocation() api/CLLocationManager.stopUpdatingHeading() api/CLLocationManager.stopMonitoringVisits()
    but verb/need verb/launch event/request: event/requestAlways event/requestWhenInUse event/choose: event/terminate event/settings: event/relaunch: verb/unavailable status/ level/ grant/ accuracy/ key/ prompt/ phase/ verb/missing
    word verb/start|verb/end|verb/stop
    value positions: gist/user-location
    value headings: service/heading
    value visits: service/visits
    value significant: service/significant-change
    value regions: service/region-monitoring
    value beacons: service/beacon-ranging|thing/beacon
    fact api/CLLocationManager.startUpdatingLocation()|api/CLLocationManager.stopUpdatingLocation() = positions ; 5.7
    fact api/CLLocationManager.startUpdatingHeading()|api/CLLocationManager.stopUpdatingHeading() = headings ; 5.7
    fact api/CLLocationManager.startMonitoringVisits()|api/CLLocationManager.stopMonitoringVisits() = visits ; 5.7
    fact api/CLLocationManager.startMonitoringSignificantLocationChanges() = significant positions ; 5.7
    fact api/CLLocationManager.startMonitoring(for:) = regions ; 5.7
    fact api/CLLocationManager.startRangingBeacons(satisfying:) = beacons regions ; 5.7

    # What a method of the delegate is told, in a line of its page.
    property delegate-gist
    loose
    apart
    despite hedge quote
    subject api/CLLocationManagerDelegate.
    but verb/need key/ verb/unavailable phase/ prompt/ verb/missing how/each
    word noun/delegate
    value positions: noun/location verb/available
    value paused: thing/paused
    value resumed: thing/resumed
    value headings: service/heading
    value visits: service/visits
    value entered: say/entered-region
    value left: say/left-region
    value status: noun/status verb/become
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = positions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) = headings ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didVisit:) = visits ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:) = entered ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didExitRegion:) = left ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidPauseLocationUpdates(_:) = paused ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidResumeLocationUpdates(_:) = resumed ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = status ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = none ; 5.3

    # What a right for once leaves.
    property once-leaves-refusal
    loose
    anywhere
    despite but still only then question
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow noun/settings event/settings: settings/ device/ session/ status/notDetermined accuracy/ prompt/ phase/background event/request:any verb/ask
    word verb/last|say/ends-with-use
    value denied: status/denied|status/restricted verb/become
    fact label/Allow_Once|grant/temporary = undecided ; T50

    # Which error a refusal of exact positions brings.
    property refusal-completes
    loose
    apart
    subject noun/completion
    but key/ thing/entry thing/entry-missing phase/ session/ diagnostic/ service/location-push event/start:any
    word verb/deny|label/Don’t_Allow|status/denied|say/is-refusal
    value other: delivery/error|api/CLError.Code.denied accuracy/temporary|prompt/P-ACC|event/requestTemporaryFullAccuracy
    fact noun/completion = nil ; T82

    # What comes back with location services.
    property services-back
    loose
    apart
    plain
    despite again
    subject thing/location-services event/settings:globalOn
    but grant/temporary session/ label/ grant/none verb/ask event/request:any
    value over: say/process-again
    value over: status/notDetermined say/resets
    fact thing/location-services|event/settings:globalOn = restored ; T66

    # Whether a Mac app that starts a service prompts.
    property mac-start-prompts
    loose
    apart
    firm
    on macOS
    despite again itself also
    subject event/start:any event/startStandard
    but status/ grant/ label/ verb/choose verb/deny verb/agree how/again key/ verb/missing noun/settings device/ verb/call event/request:any event/requestWhenInUse event/requestAlways session/ phase/background prompt/second service/region-monitoring
    word prompt/any|verb/prompted
    value prompts: prompt/any verb/show|verb/appear
    value prompts: verb/prompted
    fact event/start:any|event/startStandard = prompts ; T114

    # What the system launches on the watch.
    property watch-launch-if
    loose
    apart
    on watchOS
    despite only
    subject level/always grant/always
    but event/relaunch:byUser level/whenInUse
    word verb/launch
    value launched: how/only verb/launch
    fact level/always|grant/always = never ; T125

    # How many regions or conditions an app can monitor.
    property monitors-many
    loose
    apart
    despite may
    subject service/region-monitoring thing/region noun/condition set/conditions
    but items/20 count/20 diagnostic/ thing/error verb/need verb/choose thing/several
    word verb/use
    value *: items/10|items/30|items/32|items/50|items/64|items/100|items/200|items/500
    fact service/region-monitoring|thing/region|noun/condition|set/conditions = items/20 ; R40 7.4

    # From which states a request does something.
    property request-acts-from
    loose
    anywhere
    despite only
    subject event/requestWhenInUse event/requestAlways
    but noun/settings event/settings: verb/become session/ key/ label/ prompt/ noun/delegate effect/none verb/deny verb/ignore phase/
    word say/acts
    value *: status/denied|status/restricted
    fact event/requestWhenInUse = status/notDetermined ; T08
    fact event/requestAlways = status/notDetermined status/authorizedWhenInUse ; T38

    # Whether a manager keeps its delegate alive.
    property delegate-strong
    loose
    apart
    plain
    despite must
    subject noun/delegate api/CLLocationManager.delegate
    but thing/weak how/itself session/ verb/missing
    value strong: thing/strong
    fact noun/delegate|api/CLLocationManager.delegate = weak ; 5.1

    # Whether an answer that changes nothing is heard.
    property unchanged-answer-heard
    loose
    apart
    despite even although each always whenever
    subject event/answer:any
    but event/createManager event/resume accuracy/ noun/settings event/settings:
    word noun/delegate|about/callback
    value heard: verb/report|verb/call|verb/called|verb/hear verb/stay
    fact event/answer:any = silent ; T04

    # Whether somebody tells the app that a prompt was shown.
    property callback-tells-showing
    loose
    apart
    subject noun/delegate about/callback
    but label/ diagnostic/ noun/status event/createManager event/answer:any verb/choose phase/ accuracy/ status/ event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy session/ fn/after fn/뒤 fn/때 verb/hold event/start:any verb/start
    word verb/inform-app|verb/report
    value told: prompt/any|prompt/first verb/show|verb/appear
    fact noun/delegate|about/callback = never ; 2.3

    # What a delegate hears of a service that is denied.
    property denied-start-unheard
    loose
    apart
    subject status/denied grant/denied
    but device/ event/settings: event/request:any event/requestWhenInUse event/requestAlways session/ prompt/ service/live-updates verb/become
    word event/start:any|event/startStandard|noun/service
    value mute: thing/error verb/silent
    fact status/denied|grant/denied = error ; T112

    # What becomes of a service that has no position yet.
    property unknown-stops
    loose
    apart
    subject api/CLError.Code.locationUnknown
    but verb/need-not verb/ignore verb/call
    word noun/service|service/standard-location|noun/location
    value ends: verb/end|verb/stop
    fact api/CLError.Code.locationUnknown = waits ; 5.2

    # When conditions are watched after a restart.
    property restart-while-locked
    loose
    apart
    plain
    despite even although still
    subject event/reboot
    but event/firstUnlock diagnostic/ api/CLMonitor.Event.persistenceUnavailable say/unreadable-store api/ noun/data thing/store say/store-locked verb/unavailable
    value early: thing/while-locked
    fact event/reboot = after-unlock ; T126

    # What a single fix needs before.
    property one-fix-needs
    loose
    apart
    subject api/CLLocationManager.requestLocation()
    but verb/need-not how/lacking verb/missing
    word verb/need
    value start: event/startStandard|api/CLLocationManager.startUpdatingLocation()
    fact api/CLLocationManager.requestLocation() = nothing ; 5.7

    # Of which status restrictions are the reason.
    property guardian-status
    loose
    apart
    despite or
    subject status/denied status/authorizedWhenInUse status/authorizedAlways status/notDetermined
    but status/restricted api/CLAuthorizationStatus.restricted verb/missing verb/become verb/lift verb/end event/ grant/none diagnostic/
    word verb/mean|verb/explain
    value restrictions: thing/restrictions|thing/guardian|device/restricted
    fact status/denied|status/authorizedWhenInUse|status/authorizedAlways|status/notDetermined = other ; 1.1

    # Since when there is exact location for a while.
    property temporary-full-since
    loose
    apart
    since iOS 14.0
    subject accuracy/temporary event/requestTemporaryFullAccuracy
    but verb/introduce
    word verb/available
    value there: verb/available
    fact accuracy/temporary|event/requestTemporaryFullAccuracy = none ; 5.1

    # Whether an app may use location that is restricted.
    property restriction-lifted-by-user
    loose
    apart
    despite also even
    subject status/restricted
    but thing/guardian event/restriction
    word noun/settings
    value lifted: verb/grant verb/end
    value lifted: verb/choose verb/end
    fact status/restricted = nobody ; T69 I02

    # Which terminated apps the Mac launches.
    property mac-runs-terminated
    loose
    apart
    on macOS
    subject noun/event service/region-monitoring service/condition-monitoring
    but event/relaunch:byUser verb/choose phase/foreground phase/running fn/actor
    word verb/launch
    value launched: verb/launch verb/deliver
    fact noun/event|service/region-monitoring|service/condition-monitoring = never ; R43
    """
}
