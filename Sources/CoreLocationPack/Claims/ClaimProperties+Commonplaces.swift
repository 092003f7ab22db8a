/// What is commonly said of answers, texts, sessions and switches, and is not so.
extension ClaimProperties {
  static let commonplaces = """
    # Whether an answer is heard that changes nothing.
    property answer-heard-unchanged
    loose
    apart
    despite every each
    subject noun/delegate about/callback
    but thing/managers noun/manager event/createManager event/resume phase/suspended accuracy/ session/ thing/fresh-manager
    word verb/choose|event/answer:any|thing/answer|prompt/any
    value always: say/heard-regardless
    fact noun/delegate|about/callback = changes ; T04

    # Whether a refusal leaves another try.
    property refusal-second-chance
    loose
    apart
    anywhere
    subject event/requestWhenInUse
    but grant/temporary label/Allow_Once noun/settings event/settings: event/reinstall accuracy/ session/
    word label/Don’t_Allow|status/denied|verb/deny|say/refused
    value chance: say/second-chance
    fact event/requestWhenInUse = none ; T08

    # Whether an answer to one request spends the other.
    property answer-spends-always
    loose
    apart
    anywhere
    plain
    subject event/requestWhenInUse label/Allow_While_Using_App
    but event/requestAlways thing/direct prompt/always grant/provisional prompt/P-UPG
    value spent: say/spends-always
    fact event/requestWhenInUse|label/Allow_While_Using_App = kept ; T09 T30

    # What a request for Always comes to whose text is missing.
    property lacking-falls-back
    loose
    apart
    subject event/requestAlways
    but session/ accuracy/ label/ prompt/P-UPG grant/provisional
    word verb/missing|verb/unavailable|say/no-usage-text|thing/without-text
    value use: say/falls-back prompt/first|level/whenInUse|prompt/P-WIU
    fact event/requestAlways = nothing ; T16

    # Whether a request without a text breaks the app.
    property lacking-crashes
    loose
    apart
    subject event/requestAlways event/requestWhenInUse event/request:any
    but accuracy/ api/CLLocationManager.allowsBackgroundLocationUpdates
    word say/no-usage-text|thing/without-text
    value crash: verb/crash
    fact event/requestAlways|event/requestWhenInUse|event/request:any = nothing ; T06 T16

    # What Settings shows of a grant that is still on trial.
    property trial-row-always
    loose
    apart
    anywhere
    plain
    subject grant/provisional label/Allow_While_Using_App
    but label/Change_to_Always_Allow event/settings:always
    value always: say/shown-as-always
    fact grant/provisional|label/Allow_While_Using_App = use ; T18 1.3

    # How often the prompt for the upgrade comes.
    property upgrade-limited
    loose
    apart
    plain
    despite before each only
    subject prompt/P-UPG
    but noun/option verb/choose
    value several: say/times-allowed
    fact prompt/P-UPG = once ; T30 T36

    # How long an event is held that waits for an answer.
    property held-however-old
    loose
    apart
    plain
    subject noun/held grant/provisional noun/event
    but service/condition-monitoring noun/condition phase/suspended service/standard-location
    value ever: say/never-too-old
    fact noun/held|grant/provisional|noun/event = old ; T42

    # Whether who turned Always down in one prompt sees another.
    property declined-reprompted
    loose
    apart
    plain
    despite again
    subject say/against say/declines-upgrade
    but noun/settings event/settings: event/reinstall status/notDetermined
    value anew: say/reprompts
    fact say/against|say/declines-upgrade = never ; T36 T46

    # What a temporary grant turns into.
    property temporary-turns
    loose
    apart
    plain
    subject grant/temporary label/Allow_Once
    but noun/settings event/settings:
    value lasting: verb/become thing/lasting-grant
    fact grant/temporary|label/Allow_Once = temporary ; T51 1.2

    # Whether a temporary grant that has ended leaves the request methods without effect.
    property lapsed-methods-dead
    loose
    apart
    anywhere
    plain
    subject grant/temporary label/Allow_Once
    but session/ event/requestAlways
    value dead: say/methods-dead
    fact grant/temporary|label/Allow_Once = asks ; T53

    # For which apps Settings has a row for Always.
    property always-row-for-all
    loose
    apart
    plain
    despite every each or not also
    subject settings/always level/always
    word noun/settings
    value all: say/declared-or-not
    fact settings/always|level/always = declared ; T60

    # What the global switch does to grants.
    property switch-wipes-grants
    loose
    apart
    anywhere
    plain
    despite every each
    subject thing/location-services device/servicesOff event/settings:globalOff
    but event/resetLocationAndPrivacy
    value wiped: say/wipes-grants
    fact thing/location-services|device/servicesOff|event/settings:globalOff = kept ; T65 T66

    # What the reminder takes away before it is answered.
    property reminder-suspends
    loose
    apart
    anywhere
    plain
    despite until
    subject prompt/P-REM
    but label/ noun/option
    value lost: verb/end say/until-answered
    value lost: say/loses-until-confirmed
    fact prompt/P-REM = kept ; T72

    # What an update of an app changes.
    property updates-never-matter
    loose
    apart
    anywhere
    plain
    despite even
    subject level/always grant/always noun/status
    value immune: say/immune-to-updates
    fact level/always|grant/always|noun/status = dropped ; T77

    # Whether what asks for temporary accuracy is given a text.
    property purpose-as-sentence
    loose
    apart
    anywhere
    plain
    despite advice
    subject event/requestTemporaryFullAccuracy api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)
    value sentence: say/sentence-as-argument
    fact event/requestTemporaryFullAccuracy|api/CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:) = key ; T80

    # Where the purposes stand.
    property purposes-top-level
    loose
    apart
    plain
    despite each every
    subject accuracy/temporary event/requestTemporaryFullAccuracy say/each-purpose
    value top: say/top-level-key
    fact accuracy/temporary|event/requestTemporaryFullAccuracy|say/each-purpose = dictionary ; 4.1 T80

    # Whether a session asks by itself.
    property session-just-wish
    loose
    apart
    anywhere
    plain
    despite just only before
    subject session/service:whenInUse session/service:any
    but status/denied level/always session/service:always event/requestAlways phase/background
    value wish: say/records-wish
    value mute: say/request-besides
    fact session/service:whenInUse|session/service:any = asks ; T87

    # Which flag is set while a prompt is on screen.
    property flag-while-asked
    loose
    apart
    anywhere
    subject session/service:any session/service:whenInUse prompt/any
    but diagnostic/authorizationRequestInProgress phase/background
    word say/prompt-on-screen
    value *: diagnostic/insufficientlyInUse|diagnostic/authorizationDenied|diagnostic/serviceSessionRequired
    fact session/service:any|session/service:whenInUse|prompt/any = diagnostic/authorizationRequestInProgress ; T87

    # Whether a session of an app that is authorized shows something.
    property session-confirms
    loose
    apart
    subject session/service:whenInUse session/service:any
    but level/always session/service:always status/denied status/notDetermined
    word level/whenInUse|grant/whenInUse
    value shown: verb/show thing/confirmation
    fact session/service:whenInUse|session/service:any = nothing ; T90

    # How long sessions are remembered after an app has ended.
    property remembered-for-good
    loose
    apart
    anywhere
    plain
    subject session/service:any session/
    but level/ status/
    value ever: say/remembered-for-good
    value hour: say/within-the-hour
    fact session/service:any|session/ = moments ; R22 T99

    # What being suspended does to sessions.
    property suspended-forgets
    loose
    apart
    anywhere
    subject session/service:any session/service:always session/service:whenInUse
    but phase/terminated event/terminate event/relaunch: verb/launch
    word phase/suspended
    value forgets: verb/forget|say/forgotten
    fact session/service:any|session/service:always|session/service:whenInUse = kept ; R22 T99

    # Whether the session matters to a level that is granted.
    property always-without-session
    loose
    apart
    anywhere
    despite question or whether
    current
    subject level/always grant/always
    but accuracy/ service/region-monitoring service/visits service/significant-change session/background
    word service/live-updates|service/condition-monitoring
    value regardless: say/session-or-not
    fact level/always|grant/always = session ; T100 R23 I23

    # What the indicator of a background session shows.
    property background-unseen
    loose
    apart
    plain
    subject session/background
    but level/always
    value unseen: say/unseen-by-user
    fact session/background = shown ; T108 R29

    # What becomes of a background session when the app ends.
    property background-by-itself
    loose
    apart
    anywhere
    plain
    subject session/background
    but service/ verb/create
    value itself: say/carries-on-itself
    fact session/background = retaken ; T110

    # What keeps the temporary grant when the session ends behind.
    property kept-after-session
    loose
    apart
    anywhere
    subject grant/temporary label/Allow_Once
    but verb/end
    word session/background|event/invalidateBackgroundSession
    value kept: say/stays-after-release
    fact grant/temporary|label/Allow_Once = ends ; T111

    # Whether a Mac app has to tell levels apart.
    property mac-tells-apart
    loose
    apart
    plain
    despite must
    on macOS
    subject level/whenInUse level/always
    value apart: say/tells-levels-apart
    fact level/whenInUse|level/always = one ; T116 1.5

    # When what was queued comes.
    property queued-in-front
    loose
    apart
    anywhere
    plain
    despite only never
    subject phase/suspended thing/queued noun/location
    but thing/paused level/ event/requestWhenInUse status/ about/authorization
    value front: say/only-in-front
    fact phase/suspended|thing/queued|noun/location = runs ; T121

    # What a force quit does to a service that launches.
    property quit-mutes
    loose
    apart
    anywhere
    plain
    despite or not
    subject say/force-quits event/terminate:byUser
    but service/live-updates service/location-push
    value mute: say/wont-start-again
    fact say/force-quits|event/terminate:byUser = launched ; T122

    # Where a launch for an event leads to.
    property launched-in-front
    loose
    apart
    anywhere
    subject service/region-monitoring noun/event verb/launch
    but api/UNLocationNotificationTrigger verb/choose label/ prompt/
    word level/always|phase/terminated
    value front: say/to-the-front
    fact service/region-monitoring|noun/event|verb/launch = background ; T122

    # What setting a flag without its mode does.
    property mode-lacking-warns
    loose
    apart
    anywhere
    despite than
    subject api/CLLocationManager.allowsBackgroundLocationUpdates
    plain
    value warns: say/just-warns
    fact api/CLLocationManager.allowsBackgroundLocationUpdates = crash ; T127

    # What a tap on the notification of a trigger does.
    property trigger-tap-behind
    loose
    apart
    anywhere
    subject api/UNLocationNotificationTrigger
    word verb/choose
    value behind: say/leaves-behind
    fact api/UNLocationNotificationTrigger = launched ; T130
    """
}
