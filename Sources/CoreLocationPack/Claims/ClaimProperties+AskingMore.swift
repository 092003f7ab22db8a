/// What requests and prompts come to.
extension ClaimProperties {
  static let askingMore = """
    # Whether Always can be asked for directly.
    property direct-ignored
    loose
    apart
    current
    despite before
    subject event/requestAlways
    but phase/ key/ noun/plist verb/missing status/ grant/denied device/ how/again label/
    word say/without-use|say/before-grant
    value ignored: say/without-use|say/before-grant verb/ignore|effect/none|verb/not-work
    fact event/requestAlways = prompt ; T15 C-10

    # Whether Always can be asked for once more on iOS 11 and 12.
    property again-11
    loose
    apart
    despite again
    era iOS 11.0 13.0
    subject prompt/always event/requestAlways
    but event/requestWhenInUse prompt/first prompt/P-WIU noun/settings event/settings: status/notDetermined event/reinstall grant/
    word verb/choose
    value again: how/again verb/ask|verb/show|verb/prompted|event/request:any
    value again: say/second-call
    fact prompt/always|event/requestAlways = once ; T23 T36

    # Whether the upgrade prompt came at once on iOS 13.0 to 13.3.
    property no-upgrade-then
    loose
    apart
    era iOS 13.0 13.4
    subject prompt/P-UPG
    but prompt/second how/later
    word verb/appear|verb/show
    value at-once: how/at-once verb/appear|verb/show
    fact prompt/P-UPG = later ; T33

    # When the second prompt may come.
    property second-in-front
    loose
    apart
    despite only
    subject prompt/second
    but noun/event phase/notInUse phase/background event/eventReady:always
    word phase/foreground|phase/inUse|event/enterForeground
    value only: how/only verb/appear|verb/show
    value need: verb/need phase/foreground
    fact prompt/second = any-time ; T40 I08

    # Whether the upgrade prompt waits for days.
    property upgrade-days-later
    loose
    apart
    current
    subject prompt/P-UPG
    but event/requestAlways event/requestWhenInUse event/request:any verb/ask prompt/second noun/event grant/provisional how/later
    word verb/appear|verb/show
    value later: event/elapse|days/|hours/ verb/appear|verb/show
    fact prompt/P-UPG = at-once ; T30

    # Where the prompt for temporary accuracy appears.
    property accuracy-in-background
    loose
    anywhere
    despite can may
    subject event/requestTemporaryFullAccuracy
    but phase/foreground phase/inUse event/enterForeground session/ effect/ verb/missing verb/ignore verb/unavailable completion/ delivery/error
    word phase/background|phase/notInUse
    value prompt: prompt/ verb/appear|verb/show
    value prompt: say/over-other-app
    fact event/requestTemporaryFullAccuracy = declined ; T85

    # Whether a request waits until the app is in front.
    property remembered-request
    loose
    apart
    current
    plain
    subject event/requestTemporaryFullAccuracy event/requestWhenInUse
    but session/ grant/provisional noun/held noun/event event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value later: say/remembers-request
    fact event/requestTemporaryFullAccuracy|event/requestWhenInUse = nothing ; T07 T85

    # Whether the process for Always can begin once more after a refusal.
    property process-over
    loose
    apart
    plain
    despite again must how
    subject prompt/second label/Keep_Only_While_Using event/requestAlways
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy grant/none api/CLAuthorizationStatus.notDetermined
    value again: say/process-again
    fact prompt/second|label/Keep_Only_While_Using|event/requestAlways = once ; T46 I06

    # What brings the reminder.
    property reminder-by-call
    loose
    apart
    plain
    despite only again
    subject prompt/P-REM
    but label/
    value call: say/only-by-call
    fact prompt/P-REM = system ; T72

    # What the reminder makes of the status.
    property reminder-status
    loose
    apart
    despite only hedge
    subject prompt/P-REM label/Change_to_Only_While_Using
    but noun/settings prompt/first label/Always_Allow label/Don’t_Allow
    word verb/become|verb/report|noun/status|noun/delegate
    value *: status/denied|status/restricted|status/notDetermined
    fact prompt/P-REM|label/Change_to_Only_While_Using = status/authorizedWhenInUse ; T74

    # What stands for the purpose of a request.
    property purpose-is-text
    loose
    apart
    plain
    despite must
    subject event/requestTemporaryFullAccuracy thing/entry
    value text: say/is-the-text
    fact event/requestTemporaryFullAccuracy|thing/entry = key ; T80

    # Where the prompt for temporary accuracy appears.
    property accuracy-prompt
    loose
    apart
    subject prompt/P-ACC
    but phase/foreground phase/inUse event/enterForeground
    word phase/background|phase/notInUse
    value shown: verb/appear|verb/show
    fact prompt/P-ACC = foreground ; T85

    # Which answers the reminder has.
    property reminder-options
    loose
    apart
    plain
    subject prompt/P-REM
    but prompt/first prompt/P-WIU prompt/second prompt/P-UPG verb/choose verb/grant noun/settings settings/never event/settings: verb/deny
    value *: label/Don’t_Allow|label/Allow_Once|label/Allow_While_Using_App
    fact prompt/P-REM = label/Change_to_Only_While_Using ; 2.3

    # What a request gives back, told with what it would tell.
    property returns-answer
    loose
    apart
    plain
    despite question whether
    subject event/requestWhenInUse event/requestAlways
    but noun/delegate label/ grant/
    value answer: thing/returned-answer
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1

    # Where old watches asked.
    property old-watch-asks
    loose
    apart
    plain
    era watchOS 2.0 4.0
    subject prompt/any event/request:any verb/prompted
    value watch: say/on-the-wrist
    fact prompt/any|event/request:any|verb/prompted = phone ; 6.1

    # Whether the reminder takes the right away.
    property reminder-demotes
    loose
    apart
    plain
    despite until
    subject prompt/P-REM
    but label/Change_to_Only_While_Using status/authorizedAlways
    value demoted: say/until-answered level/whenInUse|status/authorizedWhenInUse|grant/whenInUse verb/become
    fact prompt/P-REM = kept ; T72 T73

    # Whether one choice can be upgraded.
    property once-upgrade-alert
    loose
    apart
    despite as after would
    subject event/requestAlways
    but verb/end event/lapse:any event/noLongerInUse status/notDetermined event/relaunch: event/relaunch:byUser how/again label/Allow_While_Using_App effect/none verb/ignore grant/whenInUse label/Don’t_Allow
    word label/Allow_Once|grant/temporary
    value upgrade: prompt/P-UPG verb/show|verb/appear
    fact event/requestAlways = nothing ; T37

    # Whether a missing text is reported.
    property missing-throws-told
    loose
    apart
    current
    subject event/request:any event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy session/ service/
    word thing/without-text|verb/missing|how/missing
    value thrown: delivery/error verb/report|say/throws
    facts missing-throws

    # What a later request first leads to.
    property lasting-provisional
    loose
    apart
    era iOS 13.4 99.0
    subject event/requestAlways
    but status/notDetermined prompt/second how/direct
    word thing/lasting-grant
    value provisional: grant/provisional verb/become
    fact event/requestAlways = upgrade ; T30

    # Whether the delegate hears that a prompt shows.
    property told-of-showing-told-told
    loose
    apart
    subject prompt/any about/prompt prompt/first prompt/P-WIU prompt/P-UPG
    but verb/choose noun/option label/ noun/status verb/become event/change:any thing/permission-change event/answer: event/answer:any thing/answer verb/agree prompt/P-ACC diagnostic/ event/createManager event/settings: session/ thing/error api/CLError verb/unavailable verb/missing level/
    word verb/appear|verb/show
    value told: noun/delegate|about/callback verb/know
    fact prompt/any|about/prompt|prompt/first|prompt/P-WIU|prompt/P-UPG = never ; 2.3
    """
}
