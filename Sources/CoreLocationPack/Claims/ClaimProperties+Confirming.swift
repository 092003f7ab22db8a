/// What provisional Always is, and what ends it.
extension ClaimProperties {
  static let confirming = """
    # Until when events that need more wait.
    property held-until-open
    loose
    until
    subject event/eventReady:always
    but prompt/second label/
    word verb/hold
    value opened: event/relaunch:byUser|event/enterForeground
    fact event/eventReady:always = answer ; T40 T44

    # Whether provisional Always ends by itself.
    property provisional-runs-out
    loose
    apart
    despite after without
    subject grant/provisional
    but label/ prompt/ event/settings: settings/never verb/choose verb/agree noun/held verb/deliver
    word say/no-event|event/elapse|days/|hours/
    value ends: verb/end
    fact grant/provisional = stays ; T45

    # Whether somebody who comes back at once has lost what was given for once.
    property back-too-late
    loose
    apart
    despite elsewhere even 즉시
    subject label/Allow_Once grant/temporary
    but session/ term/background-location-indicator label/Allow_While_Using_App accuracy/ phase/notInUse event/terminate event/terminate:byUser
    word say/short-trip|event/leaveForeground
    value ends: how/instantly verb/end|verb/wipe
    value ends: say/short-trip verb/end|verb/wipe
    fact label/Allow_Once|grant/temporary = grace ; T49

    # Whether an event comes before the user is asked a second time.
    property waits-yet-delivers
    loose
    apart
    despite again
    subject thing/quiet-second
    but verb/hold label/
    word event/eventReady:always|noun/event
    value delivered: verb/deliver
    fact thing/quiet-second = held ; T40

    # What brings a grant for once to the greater level.
    property once-raised-by
    loose
    apart
    current
    era iOS 13.0 -
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Change_to_Always_Allow noun/settings settings/never settings/askNextTime event/settings: grant/provisional event/requestWhenInUse status/notDetermined verb/end event/lapse:any event/noLongerInUse how/again accuracy/ effect/none verb/ignore session/ verb/choose
    word level/always|grant/always|status/authorizedAlways|verb/become
    value raised: how/can noun/upgrade
    value raised: verb/become level/always|grant/always
    value raised: prompt/P-UPG verb/become|noun/upgrade
    value raised: say/can-be-raised
    fact label/Allow_Once|grant/temporary = never ; T37 I11

    # Whether nothing comes to an app in use while Always is provisional.
    property provisional-silent-in-use
    loose
    apart
    despite even
    subject grant/provisional
    but label/ phase/notInUse phase/background phase/terminated prompt/ noun/held
    word phase/inUse|phase/foreground
    value none: say/no-event
    fact grant/provisional = delivered ; T39

    # What time makes of provisional Always.
    property provisional-becomes
    loose
    apart
    despite after without
    subject grant/provisional
    but label/ prompt/ event/settings: settings/never settings/askNextTime event/answer: thing/answer verb/choose verb/agree verb/decide noun/held verb/deliver noun/settings
    word say/no-event|event/elapse|days/|hours/
    value other: verb/become level/whenInUse|grant/whenInUse|status/authorizedWhenInUse|grant/always|thing/lasting-grant|status/notDetermined|grant/none
    fact grant/provisional = stays ; T45

    # What tells a provisional grant from a permanent one.
    property status-tells-apart
    loose
    apart
    plain
    despite from only
    subject noun/status api/CLLocationManager.authorizationStatus noun/delegate noun/member api/CLLocationManager api/CLLocationManager.authorizationStatus()
    but noun/settings settings/never settings/askNextTime prompt/
    value told: say/tells-from
    fact noun/status|api/CLLocationManager.authorizationStatus|noun/delegate|noun/member|api/CLLocationManager|api/CLLocationManager.authorizationStatus() = never ; I10

    # Whether an app learns that a grant is for once.
    property knows-temporary
    loose
    apart
    plain
    despite can whether
    subject thing/whether-temporary
    but noun/settings settings/never settings/askNextTime event/settings: verb/end event/lapse:any event/noLongerInUse status/notDetermined event/relaunch: event/leaveForeground phase/
    value told: verb/report|verb/distinguish|verb/know|how/told-apart
    fact thing/whether-temporary = never ; I10 T10

    # Which status a platform without Always can have.
    property status-without-always
    loose
    apart
    on tvOS visionOS iPadAppOnVisionOS App_Clip
    subject status/authorizedAlways
    but verb/exist verb/unavailable verb/missing noun/member verb/declare level/whenInUse status/authorizedWhenInUse verb/need kind/enum
    word noun/status|noun/reported-status|event/requestAlways
    value can: how/can
    value is: verb/report|verb/become|verb/grant
    fact status/authorizedAlways = never ; I17 I19

    # What comes of the greater request without its text.
    property greater-without-text
    loose
    apart
    subject event/requestAlways
    but label/ key/
    word thing/without-text
    value lesser: verb/become|verb/act-like|thing/step-down level/whenInUse|event/requestWhenInUse
    value lesser: thing/step-down|verb/act-like
    fact event/requestAlways = nothing ; T16 I09

    # How many attempts an app has.
    property two-attempts
    loose
    apart
    plain
    current
    era iOS 13.4 -
    subject level/always event/requestAlways noun/upgrade prompt/P-UPG
    but prompt/second grant/provisional how/direct thing/direct prompt/first noun/settings event/reinstall status/notDetermined accuracy/
    value two: say/two-chances
    fact level/always|event/requestAlways|noun/upgrade|prompt/P-UPG = once ; T30 T36

    # The same, for an event that is said to come first.
    property first-then-asked
    loose
    apart
    plain
    subject say/delivered-first
    but label/ verb/agree verb/hold grant/always
    value then: say/then-asks
    fact say/delivered-first = after ; T40 T44

    # What apps of a platform without the greater level call.
    property tv-calls
    loose
    apart
    on tvOS
    despite elsewhere
    subject event/requestAlways
    but say/fails-to-build verb/unavailable verb/missing delivery/ thing/error say/at-run-time effect/none verb/ignore verb/not-work verb/need verb/declare level/whenInUse event/requestWhenInUse
    word noun/location|noun/event|phase/background
    value called: verb/call
    fact event/requestAlways = missing ; T28

    # Since when a prompt offers the upgrade.
    property upgrade-prompt-since
    loose
    apart
    era iOS 14.0 -
    subject prompt/P-UPG
    but key/ accuracy/ noun/text session/ prompt/second api/
    word verb/introduce
    value introduced: verb/introduce
    plain
    fact prompt/P-UPG = earlier ; T30 T34

    # Whether the second prompt needs an app that runs.
    property second-while-running
    loose
    apart
    plain
    despite must only
    subject prompt/second
    but noun/event event/ verb/ask verb/call noun/held event/eventReady:always
    value run: say/must-run
    value run: say/only-while-app-open
    fact prompt/second = any-time ; T40

    # Whether the request for Always offered the lesser right before iOS 11.
    property lesser-offered-long-before
    loose
    apart
    era iOS - 11.0
    subject level/always event/requestAlways prompt/always
    but event/requestWhenInUse count/2 noun/settings
    plain
    value use: thing/use-option verb/appear|verb/offer|verb/show|verb/exist|verb/available
    fact level/always|event/requestAlways|prompt/always = none ; T25

    # What comes of the greater request where there is none.
    property tv-nothing
    loose
    apart
    plain
    despite nothing
    on tvOS
    subject event/requestAlways
    but say/fails-to-build verb/unavailable verb/missing delivery/ level/whenInUse event/requestWhenInUse
    value runs: effect/none
    fact event/requestAlways = breaks ; T28

    # Whether asking for more makes a temporary grant last.
    property once-made-lasting
    loose
    apart
    current
    era iOS 13.0 -
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App verb/end event/lapse:any noun/settings status/notDetermined event/requestWhenInUse
    word event/requestAlways
    value lasting: verb/become thing/lasting-grant
    value lasting: say/made-lasting
    fact grant/temporary|label/Allow_Once = nothing ; T37 I11

    # Whether somebody is asked before the greater level is given.
    property raised-unasked
    loose
    apart
    plain
    current
    era iOS 13.4 -
    subject level/whenInUse grant/whenInUse event/requestAlways
    but grant/provisional noun/settings session/ how/missing thing/already-right
    value unasked: say/raised-unasked
    fact level/whenInUse|grant/whenInUse|event/requestAlways = asked ; T30

    # Whether the second prompt appears to a running app alone.
    property second-only-while-running
    loose
    apart
    despite only
    subject prompt/second
    but noun/event noun/held event/eventReady:always
    word phase/running
    value only: how/only verb/appear|verb/show
    fact prompt/second = any-time ; T40

    # Whether provisional Always becomes permanent by itself.
    property permanent-by-itself
    loose
    apart
    plain
    subject grant/provisional
    but label/ prompt/ verb/choose verb/agree thing/answer event/answer: verb/confirm event/settings: settings/ noun/settings
    value permanent: say/turns-permanent
    fact grant/provisional = stays ; T45
    """
}
