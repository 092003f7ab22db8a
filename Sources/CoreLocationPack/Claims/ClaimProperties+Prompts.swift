/// What prompts offer and show, when they come, and who hears of them. Each is read within one
/// statement.
extension ClaimProperties {
  static let promptKinds = """
    # Whether the first prompt offers Always.
    property options-always
    loose
    apart
    despite again few
    current
    subject prompt/P-WIU prompt/first
    but prompt/second prompt/P-UPG prompt/P-REM label/Change_to_Always_Allow verb/choose verb/become verb/agree noun/settings settings/ event/settings: grant/ status/ verb/need how/later event/requestAlways
    word noun/option|verb/offer
    value always: level/always
    fact prompt/P-WIU|prompt/first = none ; 2.3

    # What can be chosen in a later prompt.
    property choosable
    loose
    apart
    despite again few may
    current
    subject prompt/P-UPG prompt/second prompt/P-REM
    but prompt/first prompt/P-WIU label/Keep_Only_While_Using label/Change_to_Always_Allow event/requestWhenInUse verb/appear verb/show
    word verb/choose|verb/offer|noun/option
    value *: label/Allow_Once|label/Don’t_Allow|label/Allow_While_Using_App
    fact prompt/P-UPG|prompt/second|prompt/P-REM = other ; 2.3

    # How many answers a later prompt has.
    property two-options
    loose
    apart
    despite again few
    current
    subject prompt/P-UPG prompt/second prompt/P-REM
    but prompt/first prompt/P-WIU label/Allow_Once count/2 items/2
    word noun/option
    value *: count/3|count/4|count/1
    fact prompt/P-UPG|prompt/second|prompt/P-REM = count/2 ; 2.3

    # How many answers the first prompt has.
    property three-options
    loose
    apart
    despite again few
    current
    subject prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM
    word noun/option
    value *: count/4|count/5
    fact prompt/first|prompt/P-WIU = count/3 ; 2.3

    # What a clip’s prompt offers.
    property clip-options
    loose
    apart
    despite again few
    on App_Clip
    subject prompt/any prompt/first prompt/P-WIU
    but thing/until-tomorrow verb/choose
    word noun/option|verb/offer
    value lasting: label/Allow_While_Using_App
    value always: level/always
    fact prompt/any|prompt/first|prompt/P-WIU = tomorrow ; 2.3 T79

    # Whether a prompt comes with a text that the app has not given.
    property own-text
    loose
    apart
    despite again few
    plain
    subject prompt/any prompt/first prompt/P-WIU prompt/P-ACC prompt/P-UPG prompt/second
    word verb/missing
    value default: thing/default-text
    fact prompt/any|prompt/first|prompt/P-WIU|prompt/P-ACC|prompt/P-UPG|prompt/second = none ; T06 T16 T83

    # Whether anything tells that a prompt is shown.
    property told-of-showing
    loose
    apart
    despite again few
    given
    subject prompt/any prompt/first prompt/second prompt/P-UPG prompt/P-WIU about/prompt
    but verb/choose label/ noun/status verb/become event/change:any thing/permission-change event/answer: prompt/P-ACC diagnostic/ event/createManager event/settings: phase/background phase/notInUse phase/suspended phase/terminated phase/running
    word verb/appear|verb/show|verb/close|event/enterForeground|say/on-screen
    value told: noun/delegate verb/call
    fact prompt/any|prompt/first|prompt/second|prompt/P-UPG|prompt/P-WIU|about/prompt = never ; 2.3

    # Whether the delegate hears of every answer.
    property hears-every
    loose
    apart
    despite again few whatever regardless each still
    subject noun/delegate about/callback api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:)
    but event/createManager phase/suspended event/resume thing/fresh-manager accuracy/ event/settings:preciseOff event/settings:preciseOn verb/silent term/launch verb/launch event/relaunch: fn/아니 fn/instead event/change:any
    word verb/call|verb/report|verb/deliver|noun/delegate
    value every: say/whatever-answer
    value unchanged: say/even-unchanged
    fact noun/delegate|about/callback|api/CLLocationManagerDelegate.locationManagerDidChangeAuthorization(_:) = changes ; T04

    # Whether a new delegate, or one that runs again, hears of changes only.
    property hears-changes-only
    loose
    apart
    despite only again few
    subject phase/suspended event/resume event/createManager thing/fresh-manager
    but label/ prompt/
    plain
    value only: say/only-if-changed
    fact phase/suspended|event/resume|event/createManager|thing/fresh-manager = always ; T01 T02

    # Which managers hear of a change.
    property only-one-hears
    loose
    apart
    despite again few
    subject say/only-one-manager
    but noun/true noun/completion completion/nil completion/promptDeclined thing/error noun/event noun/held
    word noun/status|noun/reported-status|thing/permission-change|event/change:any|noun/delegate|about/callback|verb/become|verb/deliver|verb/report|verb/call
    value hears: verb/deliver|verb/report|verb/know|verb/call|verb/hear|noun/delegate
    fact say/only-one-manager = all ; T03

    # Whether a request that is made out of use waits.
    property waits-for-use
    loose
    apart
    despite again few
    current
    subject say/background-request
    but session/
    plain
    value later: verb/hold|term/queue|event/enterForeground|event/relaunch:byUser
    value shown: prompt/any verb/appear|verb/show
    fact say/background-request = nothing ; T07 T17

    # Whether a request from a complication prompts.
    property complication-request
    loose
    apart
    despite again few
    subject thing/complication term/complication
    but phase/foreground event/enterForeground
    word event/request:any|event/requestWhenInUse|event/requestAlways
    value prompt: prompt/ verb/show|verb/appear
    value prompt: verb/prompted
    fact thing/complication|term/complication = never ; T07

    # Whether asking for the lesser right lowers the greater.
    property lowers
    loose
    apart
    despite again few
    current
    subject event/requestWhenInUse
    but label/ noun/settings event/settings: settings/ prompt/
    plain
    value lowered: verb/downgrade
    fact event/requestWhenInUse = nothing ; T08

    # As what a request for Always counts where its text is missing.
    property acts-without-text
    loose
    apart
    despite again few
    current
    subject event/requestAlways
    but key/NSLocationAlwaysUsageDescription
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value in-use: verb/act-like
    fact event/requestAlways = nothing ; T16

    # When the second prompt comes.
    property second-on-leaving
    loose
    apart
    despite again few always each
    given
    subject event/leaveForeground say/short-trip
    but noun/event event/eventReady:always noun/location service/ grant/temporary
    word verb/appear|verb/show
    value second: prompt/second
    fact event/leaveForeground|say/short-trip = event ; T40

    property second-behind-first
    loose
    apart
    despite again few
    subject prompt/second
    but noun/event noun/held verb/deliver prompt/P-UPG event/eventReady:always
    plain
    value behind: say/right-behind
    fact prompt/second = later ; T40

    # Which of two events that wait is dropped.
    property drops-new
    loose
    apart
    despite again few only
    plain
    subject grant/provisional prompt/second noun/held say/until-second
    value new: verb/new-dropped
    fact grant/provisional|prompt/second|noun/held|say/until-second = old ; T41 I15

    # Who says when a prompt of the system comes.
    property app-decides
    loose
    apart
    despite can question again few
    subject prompt/second prompt/P-REM
    plain
    value app: say/app-decides
    value app: how/can verb/turn-off
    fact prompt/second|prompt/P-REM = system ; T40 T72

    # How often the reminder comes.
    property reminder-rate
    loose
    apart
    despite again few
    plain
    subject prompt/P-REM
    value each: say/each-use
    fact prompt/P-REM = days ; T72

    # Whether a prompt for Always can be had as often as wanted.
    property upgrade-often
    loose
    apart
    despite again each few may
    subject event/requestAlways prompt/P-UPG level/always session/service:always
    but grant/none status/notDetermined label/Don’t_Allow label/Allow_Once noun/settings event/settings: event/reinstall effect/none prompt/P-REM say/only-once
    word noun/upgrade|prompt/|verb/prompted|verb/ask|event/request:any|verb/offer|verb/appear|verb/show|how/can
    value often: say/any-times|say/several-times|thing/any-number
    fact event/requestAlways|prompt/P-UPG|level/always|session/service:always = once ; T30 T36 T94

    # How often a session for Always prompts.
    property session-each-time
    loose
    apart
    despite each may again few
    subject session/service:always event/createServiceSession:always
    but status/notDetermined grant/none
    word prompt/|verb/prompted|event/requestAlways|verb/ask
    value each: how/each verb/show|verb/appear|verb/prompted
    value each: say/until-agreed
    fact session/service:always|event/createServiceSession:always = once ; T94 T96

    # Whether the tap on a button gives access at once.
    property first-tap
    loose
    apart
    despite again few
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    value at-once: say/first-too
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = confirmed ; T56

    # How long a button’s grant stays.
    property button-grant
    loose
    apart
    despite again few
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but verb/deny how/first grant/temporary label/Allow_Once verb/distinguish
    value lasting: grant/whenInUse
    value lasting: thing/forever
    value lasting: say/never-lapses
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = temporary ; T57

    # What starting a service does where access is refused.
    property start-refused
    loose
    apart
    despite again few
    given
    current
    subject status/denied grant/denied label/Don’t_Allow
    but session/ event/settings: noun/settings device/ accuracy/ status/notDetermined
    word event/start:any|event/startStandard|verb/start
    value prompt: prompt/ verb/appear|verb/show
    fact status/denied|grant/denied|label/Don’t_Allow = error ; T112
    """
}
