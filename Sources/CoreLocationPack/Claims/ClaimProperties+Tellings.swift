/// What is told of statuses, answers and prompts in so many ways that only their gist is read: each
/// within one statement, whatever else it names.
extension ClaimProperties {
  static let tellings = """
    # Whether the first status tells that nobody has answered yet.
    property undecided-proves
    loose
    apart
    subject status/notDetermined
    but event/createManager label/ event/settings: event/reinstall verb/need-not
    word say/proves|say/refusal-only|verb/mean
    value never: say/never-asked
    fact status/notDetermined = perhaps ; 1.1 T50

    property case-on-tv
    loose
    apart
    on tvOS
    subject status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways
    but verb/grant verb/become verb/report verb/offer event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy
    plain
    value there: verb/exist|verb/declare
    value gone: verb/missing
    fact status/authorizedAlways|api/CLAuthorizationStatus.authorizedAlways = there ; 1.1 1.5

    # What provisional Always is good for.
    property effective
    loose
    apart
    despite 뿐 only than
    current
    subject grant/provisional
    but label/ event/ status/ device/
    word say/effectively
    value always: level/always|grant/always
    value use: level/whenInUse|grant/whenInUse|phase/inUse
    fact grant/provisional = use ; 1.2 T39

    # What services that are off set besides.
    property only-global
    loose
    apart
    despite only
    given
    subject device/servicesOff event/settings:globalOff
    but say/inverted diagnostic/authorizationDenied diagnostic/authorizationRestricted api/CLServiceSession.Diagnostic.authorizationDenied api/CLServiceSession.Diagnostic.authorizationRestricted
    plain
    value alone: how/only diagnostic/authorizationDeniedGlobally
    fact device/servicesOff|event/settings:globalOff = both ; 1.4 T92

    # Whether a session that is let go goes on.
    property let-go-ends
    loose
    apart
    firm
    subject session/service:any session/service:always session/service:whenInUse api/CLServiceSession
    but session/background
    word verb/let-go
    value ends: verb/end|event/invalidateServiceSession
    fact session/service:any|session/service:always|session/service:whenInUse|api/CLServiceSession = ends ; T103

    # Whether a delegate hears of an answer that leaves the status.
    property hears-unchanged
    loose
    apart
    subject event/answer:any verb/choose
    but event/createManager event/resume accuracy/ event/settings:preciseOff event/settings:preciseOn label/Allow_Once
    word how/unchanged|noun/unchanged-status|say/even-unchanged
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/deliver|verb/occur
    fact event/answer:any|verb/choose = silent ; T04

    # Whether the code behind a request knows the answer.
    property next-line
    loose
    apart
    subject event/requestWhenInUse event/requestAlways event/request:any
    but status/notDetermined noun/delegate
    word say/next-line
    value known: thing/answer verb/know|verb/report|thing/read-first|verb/available|verb/hear
    fact event/requestWhenInUse|event/requestAlways|event/request:any = unknown ; T05

    # Whether quitting ends a lasting right.
    property quit-ends
    loose
    apart
    current
    subject label/Allow_While_Using_App
    but label/Allow_Once grant/temporary thing/until-tomorrow event/requestAlways grant/provisional session/ prompt/P-REM service/ noun/event noun/location accuracy/ verb/silent
    word event/terminate|event/terminate:byUser|phase/terminated|event/noLongerInUse|event/leaveForeground|event/reboot|phase/background|event/elapse
    value ends: verb/end
    fact label/Allow_While_Using_App = lasts ; T09

    # Whether a request for the lesser right can end in provisional Always.
    property provisional-from-use
    loose
    apart
    current
    era iOS 13.4 -
    subject event/requestWhenInUse
    but event/requestAlways prompt/always prompt/second
    plain
    value provisional: grant/provisional
    fact event/requestWhenInUse = never ; T09 I05

    # Whether a grant for once is for one position.
    property once-single
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but api/CLLocationManager.requestLocation() api/ thing/not-counted
    value single: say/single-fix
    fact label/Allow_Once|grant/temporary = use ; T10 T50

    # Whether Always has to be asked for second.
    property use-before-always
    loose
    apart
    despite before must first
    plain
    subject event/requestAlways level/always
    but prompt/P-UPG noun/upgrade
    value first: say/use-first
    fact event/requestAlways|level/always = direct ; T15 C-10

    # Whether one text is enough for Always.
    property one-key
    loose
    apart
    despite only
    current
    subject event/requestAlways level/always
    but key/NSLocationAlwaysUsageDescription event/requestWhenInUse
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value one: say/one-suffices
    value one: thing/covers-other
    fact event/requestAlways|level/always = both ; T16 4.1

    # The same of the lesser text, which does where Always is not needed.
    property one-key-lesser
    loose
    apart
    despite only
    current
    subject event/requestAlways level/always
    but key/NSLocationAlwaysUsageDescription event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription verb/need-not
    word key/NSLocationWhenInUseUsageDescription
    value one: say/one-suffices
    value one: thing/covers-other
    facts one-key

    # Whether the lesser request needs the text for Always.
    property use-without-always
    loose
    apart
    firm
    subject event/requestWhenInUse
    but key/NSLocationWhenInUseUsageDescription event/requestAlways key/NSLocationAlwaysUsageDescription
    word key/NSLocationAlwaysAndWhenInUseUsageDescription
    value prompts: prompt/ verb/appear|verb/show
    value prompts: verb/prompted|verb/work
    value prompts: verb/missing prompt/ verb/appear|verb/show
    value prompts: verb/missing verb/prompted|verb/work
    fact event/requestWhenInUse = prompts ; T05 V08

    # Whether access can be asked for out of use.
    property asked-in-background
    loose
    apart
    current
    subject event/requestAlways event/requestWhenInUse event/request:any level/always level/whenInUse
    but session/ accuracy/ event/requestTemporaryFullAccuracy phase/foreground phase/inUse diagnostic/ grant/ event/elapse event/lapse:any say/if-positions-needed
    word phase/background|phase/notInUse
    value can: how/can verb/ask|event/request:any|event/requestAlways|event/requestWhenInUse
    fact event/requestAlways|event/requestWhenInUse|event/request:any|level/always|level/whenInUse = no ; T07 T17

    # Whether the status for Always tells that somebody has agreed to it.
    property always-proves
    loose
    apart
    subject status/authorizedAlways
    but session/ event/settings: prompt/second
    word say/proves|say/refusal-only
    value agreed: say/agreed-to-always
    fact status/authorizedAlways = perhaps ; T18

    # What a refusal leaves.
    property refused-keeps
    loose
    apart
    subject label/Don’t_Allow
    but label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: settings/always settings/never noun/settings prompt/P-ACC accuracy/ prompt/P-UPG device/
    word verb/stay|verb/last|verb/hold
    value kept: level/whenInUse|grant/whenInUse|level/always|grant/always
    fact label/Don’t_Allow = nothing ; T11 T20

    # What comes of asking for Always in an iPad app on visionOS.
    property compatible-request
    loose
    apart
    on iPadAppOnVisionOS
    subject event/requestAlways prompt/always level/always
    but level/whenInUse grant/whenInUse event/requestWhenInUse verb/unavailable verb/exist label/ status/authorizedWhenInUse
    plain
    value ignored: verb/ignore|effect/none
    value refused: verb/deny|status/denied|label/Don’t_Allow
    value always: status/authorizedAlways|grant/always
    fact event/requestAlways|prompt/always|level/always = in-use ; T27

    # Where a call that is not offered shows itself.
    property shows-at-build
    loose
    apart
    firm
    on tvOS visionOS
    subject event/requestAlways
    but platform/iPadAppOnVisionOS level/whenInUse fn/때문
    plain
    value compiles: say/compiles
    value runs: say/at-run-time
    value runs: effect/none|verb/ignore
    value breaks: verb/unavailable|say/fails-to-build
    fact event/requestAlways = breaks ; T28

    # Whether a later prompt can take everything away.
    property takes-away
    despite until
    loose
    apart
    plain
    subject prompt/P-UPG prompt/second prompt/P-REM label/Keep_Only_While_Using label/Change_to_Only_While_Using
    but noun/settings settings/never event/settings:never phase/background phase/notInUse say/location-behind
    value away: say/takes-away
    fact prompt/P-UPG|prompt/second|prompt/P-REM|label/Keep_Only_While_Using|label/Change_to_Only_While_Using = never ; T30 T31 T74

    # Whether the delegate hears of an upgrade that was accepted.
    property hears-accepted
    loose
    apart
    firm
    subject label/Change_to_Always_Allow
    but prompt/second grant/provisional prompt/P-REM noun/event noun/held label/Keep_Only_While_Using
    word prompt/P-UPG
    value heard: noun/delegate|about/callback
    value silent: verb/silent|say/delegate-unaware
    fact label/Change_to_Always_Allow = heard ; T32

    # Whether asking again hurries the second prompt.
    property hurries-second
    loose
    apart
    despite again
    subject event/requestAlways
    but prompt/P-UPG prompt/first
    word prompt/second|say/hurries
    value hurried: say/hurries
    fact event/requestAlways = nothing ; T38 T40

    # Whether an event in use brings the second prompt.
    property second-in-use
    loose
    apart
    given
    subject phase/inUse phase/foreground
    but phase/notInUse phase/background phase/terminated event/enterForeground label/ event/requestAlways
    word noun/event|noun/location|event/eventReady:always
    value second: prompt/second verb/appear|verb/show
    fact phase/inUse|phase/foreground = none ; T39

    # What comes at once of an event that provisional Always does not cover.
    property dropped-at-once
    loose
    apart
    plain
    subject grant/provisional
    but label/ noun/held prompt/second
    value dropped: say/dropped-at-once
    fact grant/provisional = held ; T40

    # Whether the process for Always can begin once more.
    property process-again
    loose
    apart
    despite again
    subject prompt/second label/Keep_Only_While_Using event/requestAlways
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy grant/temporary label/Allow_Once
    plain
    value again: say/process-again
    fact prompt/second|label/Keep_Only_While_Using|event/requestAlways = once ; T46 I06

    # Whether leaving the app for a moment ends a grant for once.
    property short-trip
    loose
    apart
    subject say/short-trip
    but session/background term/background-location-indicator accuracy/ label/Allow_While_Using_App
    word label/Allow_Once|grant/temporary
    value ends: verb/end
    fact say/short-trip = grace ; T49

    # Whether time alone ends a grant that does not last.
    property timed-end
    loose
    apart
    given
    subject event/elapse event/nextMorning
    but label/While_Using_Until_Tomorrow label/Allow_While_Using_App session/ event/eventReady:always noun/event accuracy/ level/whenInUse phase/notInUse event/noLongerInUse thing/until-tomorrow
    word label/Allow_Once|grant/temporary|grant/provisional
    value ends: verb/end
    fact event/elapse|event/nextMorning = no ; T45 T50

    # What comes of asking once a temporary right has lapsed.
    property asks-anew
    loose
    apart
    despite again
    firm
    subject label/Allow_Once grant/temporary
    but event/requestAlways label/Don’t_Allow grant/denied status/denied phase/background level/always key/ session/ noun/settings verb/last verb/stay fn/전
    word event/lapse:any|verb/end|event/noLongerInUse
    value prompts: event/requestWhenInUse|event/request:any prompt/ verb/appear|verb/show
    value prompts: event/requestWhenInUse|event/request:any verb/prompted
    value nothing: event/requestWhenInUse|event/request:any effect/none
    fact label/Allow_Once|grant/temporary = prompts ; T53

    # Whether a grant for once ends although a background session runs.
    property ends-in-session
    loose
    apart
    despite even
    subject label/Allow_Once grant/temporary
    but event/invalidateBackgroundSession verb/let-go phase/inUse event/noLongerInUse verb/last how/again
    word session/background
    value ends: verb/end phase/background|event/leaveForeground
    value ends: verb/end term/background-location-indicator
    fact label/Allow_Once|grant/temporary = lasts ; T51 V15

    # For which apps Settings lists Always.
    property always-row
    loose
    apart
    despite whatever
    subject settings/always level/always
    but event/settings:never settings/never event/settings:askNextTime settings/askNextTime
    word noun/settings
    value always: say/whatever-declared
    fact settings/always|level/always = declared ; T60

    # Whether reduced accuracy is a refusal.
    property reduced-denied
    loose
    apart
    plain
    subject accuracy/reduced event/settings:preciseOff
    but diagnostic/ api/CLServiceSession. api/CLLocationUpdate. api/CLMonitor. session/ accuracy/full event/requestTemporaryFullAccuracy prompt/ label/ grant/ phase/ key/ device/ event/settings:globalOff term/location-services event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime noun/settings device/servicesOff accuracy/temporary
    value denied: status/denied|status/restricted|verb/deny|event/settings:never|settings/never
    fact accuracy/reduced|event/settings:preciseOff = other ; T63 6.4

    # What an app with a right reads while services are off.
    property reads-off
    loose
    apart
    given
    despite still
    subject device/servicesOff event/settings:globalOff
    but event/settings:globalOn verb/turn-on how/back label/ diagnostic/ say/outranks-switch
    word thing/read-first
    value *: status/notDetermined|status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact device/servicesOff|event/settings:globalOff = status/denied ; T65

    # Whether the reminder answers a request.
    property reminder-asked
    loose
    apart
    subject prompt/P-REM
    but label/ noun/delegate effect/ how/again
    word verb/appear|verb/show|verb/mean|thing/answer|verb/start|noun/option|event/answer:any
    value asked: event/requestAlways|event/request:any
    fact prompt/P-REM = system ; T72
    """
}
