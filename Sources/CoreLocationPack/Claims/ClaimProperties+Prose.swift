/// What prose often gets wrong beside statuses and prompts: what two names share, what is kept and
/// what is lost, what one of two keys is enough for. Each is read within one statement.
extension ClaimProperties {
  static let prose = """
    # Of two services, accuracies or grants, whether they are one.
    property same-thing
    loose
    apart
    despite elsewhere may
    subject service/* api/kCLLocationAccuracyReduced grant/provisional grant/temporary session/background session/service:any
    but say/not-introduced verb/let-go event/invalidateBackgroundSession event/invalidateServiceSession api/CLLocationUpdate.accuracyLimited say/the-other-one
    word thing/same-thing|verb/mean
    value *: service/*
    value *: accuracy/reduced|api/CLAccuracyAuthorization.reducedAccuracy
    value *: grant/temporary|grant/provisional
    value *: session/background|session/service:any
    fact service/region-monitoring = service/region-monitoring ; 7.4
    fact service/visits = service/visits ; 7.4
    fact service/heading = service/heading ; 7.4
    fact service/standard-location = service/standard-location ; 7.4
    fact service/significant-change = service/significant-change ; 7.4
    fact service/beacon-ranging = service/beacon-ranging ; 7.4
    fact service/live-updates = service/live-updates ; 7.4
    fact service/location-push = service/location-push ; 7.4
    fact service/geocoding = service/geocoding ; 7.4
    fact api/kCLLocationAccuracyReduced = none ; 5.8 6.4
    fact grant/provisional = grant/provisional ; 1.2
    fact grant/temporary = grant/temporary ; 1.2
    fact session/background = session/background ; 5.4
    fact session/service:any = session/service:any ; 5.4

    # How many places an app can watch, where more than that is told.
    property at-most
    loose
    apart
    despite than may only
    subject service/region-monitoring thing/region service/condition-monitoring api/CLMonitor noun/condition
    but minutes/ seconds/ hours/ meters/ kilometers/ diagnostic/ thing/error
    word noun/limit|thing/any-number|say/any-times
    value *: items/
    value any: thing/any-number
    value any: say/any-times
    fact service/region-monitoring|thing/region|service/condition-monitoring|api/CLMonitor|noun/condition = items/20 items/1 ; R40 7.4

    # Whether there is no limit to what an app watches.
    property watches-any-number
    loose
    apart
    plain
    despite may
    subject thing/any-number
    but noun/manager api/CLLocationManager minutes/ hours/ thing/error verb/deny noun/delegate session/ event/ api/CLMonitor service/condition-monitoring verb/exist
    value any: verb/use|verb/declare|verb/create|verb/hold
    fact thing/any-number = twenty ; R40 7.4

    # What a property is by default, whatever else is told of it.
    property initial
    loose
    apart
    despite hedge
    subject api/CLLocationManager.allowsBackgroundLocationUpdates api/CLLocationManager.pausesLocationUpdatesAutomatically key/NSLocationDefaultAccuracyReduced
    word noun/default|how/default
    value true: noun/true
    value false: noun/false
    facts default

    # Whether a manager that was just made is silent.
    property hears-fresh
    loose
    apart
    subject thing/fresh-manager
    but label/ event/settings: prompt/
    plain
    value silent: verb/silent
    fact thing/fresh-manager = heard ; T01

    # Which services an app of another platform finds on visionOS.
    property works-compatible
    loose
    apart
    plain
    on visionOS iPadAppOnVisionOS
    subject service/region-monitoring service/visits service/significant-change service/heading service/condition-monitoring service/location-push api/CLMonitor
    but verb/missing verb/unavailable verb/not-work effect/ service/standard-location service/live-updates
    value works: verb/work|verb/deliver|verb/available
    fact service/region-monitoring|service/visits|service/significant-change|service/heading|service/condition-monitoring|service/location-push|api/CLMonitor = no ; 6.1

    # After which way significant changes come.
    property distance
    loose
    apart
    despite hedge each
    subject service/significant-change
    but service/region-monitoring thing/region api/CLLocationManager.distanceFilter accuracy/ verb/need service/standard-location service/live-updates
    plain
    value *: meters/5|meters/10|meters/20|meters/30|meters/50|meters/100|meters/150|meters/200
    fact service/significant-change = meters/500 ; 7.4

    # What comes of updates while the app is suspended.
    property queued
    loose
    apart
    current
    subject phase/suspended
    but noun/status grant/temporary grant/provisional grant/always grant/whenInUse level/ status/ session/ event/invalidateBackgroundSession phase/terminated event/terminate device/ label/ event/settings: verb/need thing/error
    word noun/location|noun/event
    value lost: thing/thrown-away|verb/ignore
    fact phase/suspended = queued ; T121 R01

    # Whether they come before the app runs again.
    property queued-at-once
    loose
    apart
    current
    subject phase/suspended
    but grant/ level/ status/ session/ phase/terminated event/terminate device/ label/ event/settings: verb/need thing/error verb/launch event/resume term/queue event/enterForeground
    word noun/location|noun/event
    value now: how/at-once verb/deliver|verb/become|verb/report
    fact phase/suspended = queued ; T121 R01

    # When monitoring begins after a restart.
    property before-unlock
    loose
    apart
    despite before even
    subject event/firstUnlock
    but diagnostic/ verb/need how/again thing/error noun/member
    value early: how/before verb/deliver|verb/launch|event/relaunch:byEvent|verb/work
    fact event/firstUnlock = later ; T126 R44

    # How long there is to take a session again after a launch.
    property time-to-retake
    loose
    apart
    despite again
    subject session/service:any session/service:always session/service:whenInUse
    but verb/end say/too-late verb/work verb/in-force
    word thing/time-left|verb/create
    value minutes: minutes/
    value hours: hours/
    value hours: days/
    value late: thing/whenever
    fact session/service:any|session/service:always|session/service:whenInUse = seconds ; T99 R22

    # How else than by a new installation a decision is changed.
    property undone-by
    loose
    apart
    despite only
    subject label/Don’t_Allow grant/denied status/denied grant/always
    but noun/settings event/settings: settings/ event/resetLocationAndPrivacy prompt/P-UPG
    plain
    value installation: how/only event/reinstall
    fact label/Don’t_Allow|grant/denied|status/denied|grant/always = settings ; T58 T59

    # How often a request for the level Always is answered with its prompt.
    property level-asks
    loose
    apart
    current
    era iOS 13.4 -
    subject level/always
    but grant/none status/ key/ label/ settings/ noun/settings event/settings: session/ noun/text
    word verb/ask|event/request:any|verb/prompted
    value times: times/2|times/3|times/4|times/5|times/10
    fact level/always = once ; T30 T36

    # Whether asking for the lesser right gives up the greater.
    property gives-up
    loose
    apart
    current
    subject event/requestWhenInUse
    but label/ noun/settings event/settings: settings/ prompt/ api/CLLocationManager.requestAlwaysAuthorization() event/requestAlways
    word level/always|grant/always|status/authorizedAlways|thing/step-down
    value lowered: thing/step-down
    value lowered: verb/become level/whenInUse|grant/whenInUse|status/authorizedWhenInUse
    fact event/requestWhenInUse = nothing ; T08

    # What a request gives back.
    property gives-back
    apart
    loose
    plain
    subject event/requestWhenInUse event/requestAlways
    but noun/delegate label/ api/CLLocationManager.authorizationStatus grant/ say/wrapper
    value status: thing/gives-back noun/status|api/CLAuthorizationStatus|noun/true|type/boolean
    value answer: thing/returned-answer
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1 T05

    # Whether prompts appear although implicit sessions are turned off.
    property explicit-only
    loose
    apart
    subject key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but session/ session/service:any verb/create verb/need diagnostic/ event/requestWhenInUse event/requestAlways noun/false verb/missing verb/off verb/turn-off fn/없이 say/keyless
    word event/beginLiveUpdates|service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|api/CLMonitor.events|thing/implicit
    value prompt: prompt/ verb/appear|verb/show
    value prompt: verb/prompted
    fact key/NSLocationRequireExplicitServiceSession|thing/no-implicit = nothing ; T106 I26

    # Whether services off make one flag false.
    property denied-off
    loose
    apart
    given
    subject device/servicesOff event/settings:globalOff
    but event/settings:globalOn verb/turn-on noun/true diagnostic/authorizationRestricted diagnostic/insufficientlyInUse diagnostic/serviceSessionRequired diagnostic/authorizationRequestInProgress diagnostic/alwaysAuthorizationDenied diagnostic/fullAccuracyDenied api/CLServiceSession.Diagnostic.authorizationRestricted api/CLServiceSession.Diagnostic.insufficientlyInUse api/CLServiceSession.Diagnostic.serviceSessionRequired api/CLServiceSession.Diagnostic.authorizationRequestInProgress api/CLServiceSession.Diagnostic.alwaysAuthorizationDenied api/CLServiceSession.Diagnostic.fullAccuracyDenied
    value false: diagnostic/authorizationDenied noun/false
    plain
    fact device/servicesOff|event/settings:globalOff = true ; 1.4 T65

    # When live updates begin to ask.
    property begins-at
    loose
    apart
    despite before even
    subject service/live-updates api/CLLocationUpdate.liveUpdates(_:) event/beginLiveUpdates
    word prompt/any|thing/implicit|verb/prompted|session/service:any|session/service:whenInUse
    value call: thing/no-loop
    value call: say/at-the-call
    fact service/live-updates|api/CLLocationUpdate.liveUpdates(_:)|event/beginLiveUpdates = iteration ; 2.1 T104

    # Which services go on by themselves after a launch.
    property goes-on
    loose
    apart
    despite need-not again
    subject service/significant-change service/standard-location service/heading service/beacon-ranging
    but service/region-monitoring service/visits session/ phase/suspended
    word verb/launch|event/relaunch:byEvent|event/relaunch:byUser
    value itself: thing/resumes-itself
    fact service/significant-change|service/standard-location|service/heading|service/beacon-ranging = again ; 7.4

    # Which services stop with the process.
    property stops-with
    loose
    apart
    subject service/region-monitoring service/visits thing/visit
    but level/whenInUse grant/whenInUse event/firstUnlock verb/deliver label/Allow_While_Using_App thing/more-than
    word event/relaunch:byEvent|event/relaunch:byUser|verb/launch|event/terminate
    value stops: verb/stop|thing/stops-for-good
    fact service/region-monitoring|service/visits|thing/visit = lasts ; 7.4 T122

    # What is enough to be launched.
    property enough-to-launch
    loose
    apart
    subject level/whenInUse grant/whenInUse
    but level/always grant/always service/location-notification
    word verb/launch|event/relaunch:byEvent
    value enough: verb/suffice
    fact level/whenInUse|grant/whenInUse = no ; T123 7.4

    # Whether a background session can be new out of use.
    property new-out-of-use
    loose
    apart
    despite may
    subject session/background
    but event/relaunch: verb/launch process/ phase/foreground diagnostic/ session/service:any grant/temporary label/Allow_Once
    word phase/background
    value background: how/can verb/create|verb/start|event/createBackgroundSession
    value background: verb/create effect/any
    value background: say/started-behind
    fact session/background = no ; T109 I24

    # Whether a second session ends the first.
    property layered
    loose
    apart
    subject session/service:any session/service:always session/service:whenInUse
    plain
    value ends: thing/ends-first
    fact session/service:any|session/service:always|session/service:whenInUse = layered ; R26

    # Whether one of the two texts for Always is enough.
    property one-text
    loose
    apart
    current
    despite only may
    subject event/requestAlways event/request:any level/always
    but key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value alone: thing/alone|how/alone verb/work|verb/suffice
    fact event/requestAlways|event/request:any|level/always = two ; T16 4.1

    # What comes of a request without any text.
    property without-string
    loose
    apart
    current
    subject event/requestWhenInUse event/requestAlways event/request:any
    but key/ event/requestTemporaryFullAccuracy accuracy/
    value prompt: thing/without-text prompt/ verb/appear|verb/show
    plain
    fact event/requestWhenInUse|event/requestAlways|event/request:any = nothing ; T06 T16

    # What comes of a temporary request without its entry.
    property without-entry
    loose
    apart
    despite not
    subject thing/entry event/requestTemporaryFullAccuracy key/NSLocationTemporaryUsageDescriptionDictionary
    but accuracy/full verb/deny status/denied phase/
    word thing/entry-missing|verb/missing|thing/no-key|say/no-key-at-all
    value nil: completion/nil
    value prompt: prompt/ verb/appear|verb/show|verb/use
    fact thing/entry|event/requestTemporaryFullAccuracy|key/NSLocationTemporaryUsageDescriptionDictionary = declined ; T83

    # Whether several monitors of one name can be open.
    property one-open
    loose
    apart
    despite elsewhere
    subject api/CLMonitor
    word thing/one-name
    value several: thing/may-coexist
    fact api/CLMonitor = one ; R41 5.6

    # What comes of asking once a temporary right has lapsed.
    property asks-after-lapse
    loose
    apart
    subject grant/temporary label/Allow_Once
    but event/requestAlways label/Don’t_Allow grant/denied level/always
    word verb/end|event/noLongerInUse
    value nothing: event/requestWhenInUse|event/request:any effect/none|verb/ignore
    fact grant/temporary|label/Allow_Once = prompt ; T53

    # Where a complication can ask.
    property complication-asks
    loose
    apart
    despite must
    subject thing/complication
    but say/too-weak
    word prompt/|verb/prompted|say/may-ask
    value asks: verb/suffice|verb/show|verb/appear|verb/prompted|say/may-ask
    fact thing/complication = no ; T07 6.1
    """
}
