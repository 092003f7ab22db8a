/// Details that prose gets wrong: numbers, what a flag means, what outlasts a process or a new
/// installation. Each is read within one statement.
extension ClaimProperties {
  static let details = """
    # The raw values of cases.
    property raw
    loose
    apart
    beside verb/mean verb/grant verb/use
    subject status/notDetermined status/restricted status/denied status/authorizedAlways status/authorizedWhenInUse api/CLAccuracyAuthorization.fullAccuracy api/CLAccuracyAuthorization.reducedAccuracy accuracy/full accuracy/reduced
    but api/CLError.* api/CLError diagnostic/ delivery/error verb/stop service/ unit/
    word noun/raw
    value *: count/
    fact status/notDetermined = count/0 ; 1.1
    fact status/restricted = count/1 ; 1.1
    fact status/denied = count/2 ; 1.1
    fact status/authorizedAlways = count/3 ; 1.1
    fact status/authorizedWhenInUse = count/4 ; 1.1
    fact api/CLAccuracyAuthorization.fullAccuracy|accuracy/full = count/0 ; 1.1
    fact api/CLAccuracyAuthorization.reducedAccuracy|accuracy/reduced = count/1 ; 1.1

    # Whether a session without a requirement asks, whatever else is told of it.
    property none-asks
    loose
    apart
    plain
    despite none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but session/service:always session/service:whenInUse event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy noun/plist
    value prompts: verb/prompted|verb/ask
    value prompts: prompt/ verb/show|verb/appear
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = never ; T101

    # Whether conditions outlast the process.
    property persists
    loose
    apart
    despite previous former earlier
    subject api/CLMonitor service/condition-monitoring noun/condition
    but event/reboot verb/iterate noun/event diagnostic/
    word event/terminate|event/terminate:byUser|phase/terminated|event/relaunch:byUser|event/relaunch:byEvent
    value lost: verb/end|verb/missing|thing/thrown-away
    fact api/CLMonitor|service/condition-monitoring|noun/condition = lasts ; R41

    # How often reduced positions come.
    property reduced-rate
    loose
    apart
    despite hedge each only 뿐
    subject accuracy/reduced
    but verb/end accuracy/full grant/temporary
    word noun/location|verb/deliver|verb/compute|noun/interval
    value fast: seconds/
    value fast: minutes/1|minutes/2|minutes/3
    fact accuracy/reduced = slow ; 6.4

    # What a location push needs.
    property push-level
    loose
    apart
    subject service/location-push api/CLLocationManager.startMonitoringLocationPushes(completion:) api/CLLocationPushServiceExtension
    but level/always grant/always
    word level/whenInUse|grant/whenInUse
    value enough: verb/suffice|verb/work|verb/available
    fact service/location-push|api/CLLocationManager.startMonitoringLocationPushes(completion:)|api/CLLocationPushServiceExtension = always ; 6.2 7.4

    # Which services can be started without Always.
    property needs-always
    loose
    apart
    current
    despite only
    subject service/region-monitoring service/visits service/significant-change service/standard-location service/heading service/beacon-ranging
    but verb/launch event/relaunch: process/ phase/ service/location-push session/ level/whenInUse grant/whenInUse
    word verb/start|verb/available
    value always: how/only level/always|grant/always
    fact service/region-monitoring|service/visits|service/significant-change|service/standard-location|service/heading|service/beacon-ranging = either ; T119 6.2

    # What a flag means.
    property flag-means
    loose
    apart
    told
    subject diagnostic/*
    but say/not-meaning
    word verb/mean
    value services: device/servicesOff|event/settings:globalOff
    value refusal: status/denied|grant/denied|label/Don’t_Allow|verb/deny
    value restrictions: device/restricted|thing/restrictions
    value not-in-use: phase/notInUse|phase/background
    fact diagnostic/authorizationDenied = refusal services restrictions ; 1.4 T90 T92
    fact diagnostic/authorizationDeniedGlobally = services ; 1.4 T92
    fact diagnostic/authorizationRestricted = restrictions ; 1.4 T91
    fact diagnostic/insufficientlyInUse = not-in-use ; 1.4 T88 T97
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied = refusal ; 1.4 T96 T102
    fact diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/stationary = other ; 1.4

    # How many of the events that wait come with the answer.
    property comes-after
    loose
    apart
    subject grant/provisional prompt/second
    but phase/inUse phase/foreground verb/end
    word noun/event|noun/held|event/eventReady:always
    value all: how/all noun/event|noun/held verb/deliver
    value all: verb/pile
    fact grant/provisional|prompt/second = one-event ; T41 I15

    # What the reminder can make of the status.
    property after-reminder
    loose
    apart
    subject prompt/P-REM
    but noun/settings prompt/first event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/settings:never settings/never device/
    word verb/become|verb/report|noun/status
    value *: status/notDetermined|status/denied|status/restricted
    fact prompt/P-REM = status/authorizedWhenInUse status/authorizedAlways ; T73 T74

    # What comes of a decision when an app is installed anew.
    property after-installation
    loose
    apart
    subject event/reinstall
    but noun/settings
    word noun/status|noun/option|grant/always|grant/whenInUse|grant/denied|thing/answer|level/always|level/whenInUse
    value kept: verb/last|verb/stay|verb/hold
    fact event/reinstall = cleared ; T76

    # Whether an app can keep a person from giving approximate positions.
    property opts-out
    loose
    apart
    plain
    despite may or by every all
    subject accuracy/reduced accuracy/full
    but noun/plist thing/no-key key/
    value refused: thing/opt-out
    fact accuracy/reduced|accuracy/full = nobody ; 6.4

    # Whether a request waits for the foreground.
    property waits-for-front
    loose
    apart
    current
    subject phase/background
    but session/ session/service:any noun/event grant/provisional
    word event/enterForeground
    value later: event/request:any|event/requestWhenInUse|event/requestAlways verb/appear|verb/show|prompt/
    fact phase/background = nothing ; T07 T17

    # Which numbers the requirements of a session have.
    property raw-requirement
    loose
    apart
    beside verb/mean verb/grant verb/use
    subject api/CLServiceSession.AuthorizationRequirement.none api/CLServiceSession.AuthorizationRequirement.whenInUse api/CLServiceSession.AuthorizationRequirement.always session/service:none session/service:whenInUse session/service:always
    word noun/raw
    value *: count/
    fact api/CLServiceSession.AuthorizationRequirement.none|session/service:none = count/0 ; 5.4
    fact api/CLServiceSession.AuthorizationRequirement.whenInUse|session/service:whenInUse = count/1 ; 5.4
    fact api/CLServiceSession.AuthorizationRequirement.always|session/service:always = count/2 ; 5.4

    # Which types have a flag, beside other words.
    property flag-on
    loose
    apart
    subject diagnostic/*
    word noun/member|verb/offer|verb/exist|verb/declare|verb/available|verb/use
    value session: set/cases:CLServiceSession.Diagnostic
    value background: api/CLBackgroundActivitySession.Diagnostic
    value update: api/CLLocationUpdate
    value event: api/CLMonitor.Event
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired = session update event background ; 5.4 5.5 5.6
    fact diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied = session ; 5.4
    fact diagnostic/accuracyLimited = update event ; 5.5 5.6
    fact diagnostic/locationUnavailable|diagnostic/stationary = update ; 5.5
    """
}
