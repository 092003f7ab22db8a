/// What belongs to what, wherever in its sentence either stands: which event calls a method, when a
/// flag is set.
extension ClaimProperties {
  static let relations = """
    # What has to happen for a method of the delegate to be called.
    property called-when
    loose
    anywhere
    subject api/CLLocationManagerDelegate.*
    but status/* level/* grant/* label/* noun/location
    word verb/call|verb/deliver|verb/report|verb/occur|verb/show|verb/appear|verb/know|verb/start|noun/delegate
    value visits: service/visits|thing/visit
    value regions: service/region-monitoring|thing/region
    value headings: service/heading|thing/compass
    value beacons: service/beacon-ranging|thing/beacon
    value authorization: event/change:any|thing/permission-change|event/settings:any
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateLocations:) = authorization ; 5.3 C-11
    fact api/CLLocationManagerDelegate.locationManager(_:didVisit:) = visits ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didUpdateHeading:) = headings ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didEnterRegion:)|api/CLLocationManagerDelegate.locationManager(_:didExitRegion:)|api/CLLocationManagerDelegate.locationManager(_:didDetermineState:for:) = regions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:monitoringDidFailFor:withError:) = regions ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didRange:satisfying:) = beacons ; 5.3
    fact api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) = visits regions headings beacons ; 5.3
    fact api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)|api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) = authorization ; 5.3

    # When a flag is set.
    property set-when
    anywhere
    subject diagnostic/*
    but noun/false flag/stays-false verb/end event/enterForeground
    beside noun/diagnostic noun/true
    word noun/true|verb/on|verb/become|verb/report|verb/appear|verb/show|verb/turn-on
    value services: device/servicesOff|event/settings:globalOff
    value services: noun/service|term/location-services verb/off|verb/turn-off
    value refusal: status/denied|grant/denied|label/Don’t_Allow|verb/deny|event/settings:never
    value restrictions: status/restricted|device/restricted|thing/restrictions
    value not-in-use: phase/notInUse|phase/background
    value showing: prompt/any verb/show|verb/appear|verb/hold
    value still: thing/standing-still
    value no-position: thing/no-position
    value reduced: accuracy/reduced
    fact diagnostic/serviceSessionRequired = no-session ; 1.4 T106
    fact diagnostic/accuracyLimited = reduced ; 1.4
    fact diagnostic/stationary = still ; 1.4 5.5
    fact diagnostic/locationUnavailable = no-position not-in-use services refusal restrictions ; 1.4
    fact diagnostic/authorizationDenied = refusal services restrictions ; 1.4 T90 T92
    fact diagnostic/authorizationDeniedGlobally = services ; 1.4 T92
    fact diagnostic/authorizationRestricted = restrictions ; 1.4 T91
    fact diagnostic/authorizationRequestInProgress = showing ; 1.4 T87
    fact diagnostic/insufficientlyInUse = not-in-use ; 1.4 T88 T97
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied = refusal ; 1.4 T96 T102

    # What an ended session can do.
    property revived
    anywhere
    loose
    subject session/service:any session/service:always session/service:whenInUse session/service:none session/background
    but phase/background verb/launch
    word event/invalidateServiceSession|event/invalidateBackgroundSession|verb/end
    value again: thing/revival
    fact session/service:any|session/service:always|session/service:whenInUse|session/service:none|session/background = never ; T103 R27

    # Whether a session without a requirement asks.
    property asks-without
    anywhere
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    beside session/service:any verb/create noun/status status/notDetermined
    word prompt/any|prompt/first|verb/prompted|verb/ask|event/request:any|verb/show|verb/appear
    value prompts: prompt/any|prompt/first|verb/prompted|verb/ask|event/request:any
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = never ; T101

    # Whether a session without a requirement is a session where one is required.
    property counts
    anywhere
    firm
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    beside session/service:any verb/create noun/status diagnostic/serviceSessionRequired thing/goal
    word verb/satisfy
    value satisfies: verb/satisfy key/NSLocationRequireExplicitServiceSession?
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = satisfies ; T101 R25

    # Who can lift a restriction.
    property lifted
    anywhere
    subject status/restricted
    but event/reinstall thing/restrictions
    word verb/turn-on|verb/grant|verb/become|verb/lift
    value settings: noun/settings noun/location|noun/status|about/authorization|level/*
    value settings: noun/settings verb/lift
    fact status/restricted = nobody ; 1.1 I02

    # How many positions a call gives.
    property amount
    plain
    subject api/CLLocationManager.requestLocation()
    beside noun/location verb/deliver verb/report verb/use verb/call verb/grant
    value continuous: thing/continuous
    value one: count/1
    fact api/CLLocationManager.requestLocation() = one ; 5.7

    # How late after a launch a session still goes on.
    property resumed-by
    anywhere
    subject session/service:any session/service:always session/service:whenInUse
    beside verb/launch event/relaunch:byUser event/relaunch:byEvent verb/create phase/* noun/event
    word verb/last|verb/stay
    value minutes: minutes/*
    value hours: hours/* verb/launch|event/relaunch:byUser|event/relaunch:byEvent
    value hours: days/* verb/launch|event/relaunch:byUser|event/relaunch:byEvent
    value seconds: seconds/*
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; T99 R22

    # What an app that was launched has to do for more events of a service.
    property after-launch
    loose
    anywhere
    subject service/region-monitoring service/visits thing/visit thing/region
    but session/service:any session/service:always session/service:whenInUse session/background service/condition-monitoring
    word verb/need
    value start-again: api/CLLocationManager.startMonitoring(for:)|api/CLLocationManager.startMonitoringVisits()|event/startRegion|event/startVisits verb/launch|event/relaunch:byEvent|event/relaunch:byUser|how/again
    fact service/region-monitoring|service/visits|thing/visit|thing/region = delegate ; 7.4

    # Who decides when a prompt comes that confirms a right.
    property timed-by
    loose
    anywhere
    subject prompt/second prompt/P-REM
    word verb/need
    value call: event/requestAlways|event/request:any how/again
    fact prompt/second|prompt/P-REM = system ; T40 T72

    # How many places one app can watch.
    property limit
    loose
    anywhere
    subject service/region-monitoring thing/region service/condition-monitoring api/CLMonitor noun/condition
    but minutes/* seconds/* hours/* meters/* verb/unavailable
    word noun/limit
    value *: items/*
    fact service/region-monitoring|thing/region|service/condition-monitoring|api/CLMonitor|noun/condition = items/20 ; R40 7.4

    # What accuracy a session asks for by its requirement alone.
    property wants-accuracy
    anywhere
    plain
    subject session/service:always session/service:whenInUse
    beside session/service:any verb/create verb/ask event/request:any verb/prompted prompt/any
    value full: accuracy/full|noun/accuracy verb/ask|event/request:any|verb/prompted
    fact session/service:always|session/service:whenInUse = never ; T102 R24

    # Whether a right that was given for a while stays for good.
    property permanent
    anywhere
    subject accuracy/temporary grant/temporary
    but phase/inUse phase/foreground session/background
    beside noun/accuracy noun/status noun/location
    word verb/last|verb/stay|verb/available
    value forever: thing/forever
    fact accuracy/temporary|grant/temporary = use ; T50 T86

    # Which of several managers hear of a change.
    property heard-by
    loose
    anywhere
    subject about/managers
    word thing/permission-change|event/change:any|noun/status|noun/delegate|about/callback
    value one: thing/one-only
    fact about/managers = all ; T03 R11
    """
}
