/// What sessions, live updates and monitors do.
extension ClaimProperties {
  static let sessionFacts = """
    # Since when service sessions exist on the phone.
    property session-class-since
    loose
    apart
    despite only elsewhere same hedge as still again now this later each must that-thing
    era iOS - 18.0
    subject api/CLServiceSession term/service-session
    but session/background api/CLBackgroundActivitySession thing/old-way
    word verb/introduce
    value there: verb/introduce
    fact api/CLServiceSession|term/service-session = later ; 5.4

    # Since when service sessions exist on the watch and on the TV.
    property session-class-elsewhere
    loose
    apart
    despite only elsewhere same hedge as still again now this later each must that-thing
    era watchOS - 11.0
    era tvOS - 18.0
    subject api/CLServiceSession term/service-session
    but session/background api/CLBackgroundActivitySession
    word verb/introduce
    value there: verb/introduce
    fact api/CLServiceSession|term/service-session = later ; 5.4

    # Since when an event can say that nothing watches a condition.
    property unmonitored-since
    loose
    apart
    despite only elsewhere same hedge still again now this later each must that-thing
    era iOS - 17.2
    subject thing/unmonitored
    but thing/older-systems
    word verb/introduce|verb/available|verb/exist
    value there: verb/introduce|verb/available|verb/exist
    fact thing/unmonitored = later ; R46 5.6

    # The same, of later versions than that.
    property unmonitored-later
    loose
    apart
    despite only elsewhere same hedge still again now this later each must that-thing
    era iOS 17.3 -
    subject thing/unmonitored
    but verb/exist
    word verb/introduce
    value there: verb/introduce
    fact thing/unmonitored = earlier ; R46 5.6

    # Since when elements of the stream say what is wrong.
    property update-flags-since
    loose
    apart
    despite only elsewhere same hedge alike still again now this later each must that-thing
    era iOS - 18.0
    era macOS - 15.0
    subject api/CLLocationUpdate service/live-updates
    but session/ verb/missing verb/unavailable api/CLLocationUpdate.isStationary api/CLLocationUpdate.location how/later
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/declare
    value flag: diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary|api/CLLocationUpdate.stationary
    fact api/CLLocationUpdate|service/live-updates = later ; 5.5

    # Since when an event of a monitor says what is wrong.
    property event-flags-since
    loose
    apart
    despite only elsewhere same hedge alike still again now this later each must that-thing
    era iOS - 18.0
    subject api/CLMonitor.Event api/CLMonitor api/CLMonitor.events
    but session/ verb/missing verb/unavailable
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/declare
    value flag: diagnostic/|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable
    fact api/CLMonitor.Event|api/CLMonitor|api/CLMonitor.events = later ; 5.6

    # Since when a flag has been there, told of the flag alone.
    property flag-since
    loose
    apart
    despite only elsewhere same hedge alike still again now this later each must that-thing
    era iOS - 18.0
    subject diagnostic/* api/CLMonitor.Event.conditionLimitExceeded api/CLMonitor.Event.conditionUnsupported api/CLMonitor.Event.persistenceUnavailable
    but verb/missing verb/unavailable api/CLLocationUpdate.isStationary verb/iterate prompt/any how/later
    word verb/introduce|verb/available|verb/exist
    value there: verb/introduce|verb/available
    fact diagnostic/authorizationDenied|diagnostic/authorizationDeniedGlobally|diagnostic/authorizationRestricted|diagnostic/authorizationRequestInProgress|diagnostic/insufficientlyInUse|diagnostic/serviceSessionRequired|diagnostic/fullAccuracyDenied|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/stationary|api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|api/CLMonitor.Event.persistenceUnavailable = later ; 5.4 5.5 5.6

    # Since when a background session says what is wrong.
    property background-flags-since
    loose
    apart
    despite only elsewhere same hedge question still again now this later each must that-thing
    era iOS - 18.0
    subject api/CLBackgroundActivitySession session/background
    but session/service: verb/missing verb/unavailable
    word verb/introduce|verb/available|verb/exist|verb/offer|verb/declare|verb/report|verb/use
    value diagnostics: noun/diagnostic
    fact api/CLBackgroundActivitySession|session/background = later ; 5.4

    # Since when one listens to a monitor, told of the watch, TV and headset.
    property monitor-elsewhere
    loose
    apart
    despite even also same hedge 처럼 alike still again now this later each must that-thing
    on watchOS tvOS visionOS
    subject api/CLMonitor
    but verb/missing verb/unavailable verb/crash api/CLLocationUpdate service/live-updates say/no-session how/without fn/없이 api/CLLocationManager
    word verb/introduce|verb/available|verb/exist|verb/create|verb/use|verb/work|verb/last|verb/start
    value there: verb/introduce|verb/available|verb/exist|verb/create|verb/use|verb/work|verb/last|verb/start
    fact api/CLMonitor = none ; 5.6 6.1

    # What iterating comes to where a session is required and none is held.
    property explicit-mode-fails
    loose
    apart
    despite 없이 without no still again now this later each must that-thing nobody none
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but noun/false flag/stays-false verb/off verb/turn-off say/keyless
    word verb/iterate|service/live-updates|session/service:any|say/no-session|service/condition-monitoring
    value crash: delivery/crash|verb/crash|say/throws|event/terminate
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit = reported ; T106

    # Which flag tells that a session is required and none is held.
    property explicit-mode-flag
    loose
    apart
    despite 없이 없 without no still again now this later each must that-thing nobody none
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession thing/no-implicit
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless diagnostic/serviceSessionRequired session/background phase/background verb/deny status/denied api/CLServiceSession.Diagnostic.serviceSessionRequired say/session-held
    word say/no-session|session/service:any
    value *: diagnostic/authorizationDenied|diagnostic/authorizationRestricted|diagnostic/alwaysAuthorizationDenied|diagnostic/accuracyLimited|diagnostic/locationUnavailable|diagnostic/insufficientlyInUse
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession|thing/no-implicit = diagnostic/serviceSessionRequired ; T106 1.4

    # What the key does about implicit sessions.
    property explicit-key-makes
    loose
    apart
    despite instead 없이 없 without no 알아서 still again now this later each must that-thing nobody none
    subject key/NSLocationRequireExplicitServiceSession say/explicit-mode
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless verb/end verb/stop say/replaces how/itself fn/you say/is-default noun/default how/default
    word thing/implicit
    value made: verb/create|verb/start|verb/turn-on|verb/grant|verb/hold|say/falls-back
    fact key/NSLocationRequireExplicitServiceSession|say/explicit-mode = none ; R25 T106

    # Whether the system takes a session where one is required.
    property explicit-mode-takes
    loose
    apart
    despite 없이 without no still again now this later each must that-thing nobody none
    subject key/NSLocationRequireExplicitServiceSession say/explicit-mode
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless verb/end
    word verb/iterate|service/live-updates|service/condition-monitoring
    value taken: how/itself session/service:whenInUse verb/create
    fact key/NSLocationRequireExplicitServiceSession|say/explicit-mode = none ; R25 T106

    # What iterating without a session shows where one is required.
    property explicit-mode-shows
    loose
    apart
    despite 없이 없 without no even still again now this later each must that-thing nobody none
    subject key/NSLocationRequireExplicitServiceSession say/explicit-mode
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless verb/end event/requestWhenInUse event/requestAlways
    word say/no-session|how/without
    value prompt: prompt/any|prompt/first verb/appear|verb/show
    value prompt: verb/prompted
    fact key/NSLocationRequireExplicitServiceSession|say/explicit-mode = none ; T106 I26

    # Whether a session that asks for nothing counts.
    property none-fails
    loose
    apart
    plain
    despite but may even still again now this later each must that-thing none
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but status/notDetermined
    value fails: say/fails-explicit
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = counts ; R25 T101

    # Which of two names of a property is the older one.
    property stationary-age
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject diagnostic/stationary api/CLLocationUpdate.isStationary
    value older: thing/older-name
    value newer: thing/newer-name
    fact diagnostic/stationary = newer ; 5.5
    fact api/CLLocationUpdate.isStationary = older ; 5.5

    # Which of two names took the place of the other.
    property stationary-replaced
    loose
    plain
    despite still again now this later each must that-thing
    subject api/CLLocationUpdate.isStationary
    but say/replaced-by fn/it
    value newer: say/replaces diagnostic/stationary
    fact api/CLLocationUpdate.isStationary = older ; 5.5

    # Whether a held session leaves the asking to a call of the app.
    property lapsed-session-calls
    loose
    apart
    current
    despite although even again must 해야 still now this later each that-thing
    subject session/service:whenInUse session/service:any
    but session/background session/service:none session/service:always verb/let-go event/invalidateServiceSession say/no-session key/ phase/background how/without fn/없이 fn/않
    word grant/temporary|label/Allow_Once
    value calls: fn/must event/requestWhenInUse|event/request:any
    value calls: verb/call event/requestWhenInUse|event/request:any
    value calls: thing/called-again event/requestWhenInUse|event/request:any
    fact session/service:whenInUse|session/service:any = asks ; T93 R28

    # How many requirements there are.
    property requirement-count
    loose
    apart
    despite only still again now this later each must that-thing
    subject api/CLServiceSession.AuthorizationRequirement
    but prompt/ verb/ask verb/prompted api/CLServiceSession.AuthorizationRequirement.none
    word noun/member|noun/status|verb/offer|verb/exist
    value *: count/|items/
    fact api/CLServiceSession.AuthorizationRequirement = count/3 items/3 ; 5.4

    # Whether a background session prompts where a session is required.
    property explicit-background-prompts
    loose
    apart
    despite alone still again now this later each must that-thing
    subject say/explicit-mode key/NSLocationRequireExplicitServiceSession
    but noun/false flag/stays-false verb/off verb/turn-off verb/missing verb/unavailable say/keyless session/service:
    word session/background
    value prompt: prompt/any|prompt/first verb/show|verb/appear
    value prompt: verb/prompted
    fact say/explicit-mode|key/NSLocationRequireExplicitServiceSession = nothing ; T105 R25

    # Which sessions make Always effective out of use.
    property any-session-will-do
    loose
    apart
    despite still again now this later each must that-thing
    subject level/always grant/always effect/any
    but say/unless-session verb/ask verb/prompted key/ say/explicit-mode phase/inUse phase/foreground level/whenInUse
    word phase/background|phase/notInUse|noun/event|effect/any|verb/deliver
    value any: say/any-session-will-do
    fact level/always|grant/always|effect/any = always ; R23 T100

    # What becomes of sessions when a temporary grant lapses.
    property lapse-ends-sessions
    loose
    apart
    plain
    despite still again now this later each must that-thing
    subject grant/temporary label/Allow_Once
    but session/background
    value ended: say/system-invalidates
    fact grant/temporary|label/Allow_Once = kept ; T93 R28

    # By when sessions may be taken again.
    property retaken-anytime
    loose
    apart
    plain
    despite hedge still again now this later each must that-thing
    subject verb/launch event/relaunch:byUser event/relaunch:byEvent
    but seconds/ phase/foreground phase/inUse event/enterForeground
    value anytime: say/retaken-anytime
    fact verb/launch|event/relaunch:byUser|event/relaunch:byEvent = seconds ; R22 T99

    # Whether a session that asks for nothing prompts once the app comes to the front.
    property none-prompts-in-front
    loose
    anywhere
    despite still again now this later each must that-thing
    subject session/service:none api/CLServiceSession.AuthorizationRequirement.none
    but session/service:whenInUse session/service:always api/CLServiceSession.AuthorizationRequirement.whenInUse api/CLServiceSession.AuthorizationRequirement.always event/requestWhenInUse event/request:any how/itself fn/but fn/unless
    word event/enterForeground
    value prompts: prompt/any|prompt/first verb/show|verb/appear
    value prompts: verb/prompted
    fact session/service:none|api/CLServiceSession.AuthorizationRequirement.none = never ; T101

    # Whose refusal a flag tells of that concerns the whole device.
    property globally-of-one-app
    loose
    apart
    plain
    despite only still again now this later each must that-thing
    subject diagnostic/authorizationDeniedGlobally
    but diagnostic/authorizationRestricted api/CLServiceSession.Diagnostic.authorizationRestricted noun/false flag/stays-false diagnostic/authorizationDenied api/CLServiceSession.Diagnostic.authorizationDenied
    value app: say/one-app-refused
    fact diagnostic/authorizationDeniedGlobally = services ; 1.4 T92
    """
}
