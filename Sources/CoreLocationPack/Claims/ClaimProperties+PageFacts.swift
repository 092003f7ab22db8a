/// What the pages of a reference tell in sentences of their own.
extension ClaimProperties {
  static let pageFacts = """
    # Since when Always depends on a session.
    property always-effective-since
    loose
    apart
    despite only while
    since iOS 18.0
    subject level/always grant/always
    but verb/introduce session/background label/
    word session/service:always|session/service:any
    value only: how/only effect/any|verb/in-force|verb/work
    fact level/always|grant/always = none ; R23 T100

    # Which level depends on a session for Always.
    property use-effective-with
    loose
    apart
    despite only while
    subject level/whenInUse grant/whenInUse
    but level/always grant/always session/background session/service:whenInUse label/ phase/inUse
    word session/service:always
    value only: how/only effect/any|verb/in-force
    fact level/whenInUse|grant/whenInUse = none ; R23 6.2

    # Whether Always is in effect where no session is held.
    property always-effective-unheld
    loose
    apart
    current
    despite even although no
    subject level/always grant/always
    but service/ noun/delegate api/CLLocationManager level/whenInUse session/background event/ label/ grant/provisional phase/inUse phase/foreground
    word effect/any|verb/in-force|say/stays-in-force
    value unheld: say/no-session
    value unheld: say/without-session
    value unheld: how/lacking session/service:any|session/service:always
    value unheld: how/without session/service:always|session/service:any
    fact level/always|grant/always = session ; R23 T100

    # Which goal a session has that nobody makes.
    property implicit-goal
    loose
    apart
    subject thing/implicit thing/implicitly
    but session/background event/requestAlways verb/missing session/service:whenInUse level/whenInUse session/service:none
    word thing/goal
    value always: level/always|session/service:always
    fact thing/implicit|thing/implicitly = use ; R24 T104

    # When the system forgets the sessions of an app.
    property forgets-when
    loose
    apart
    plain
    subject thing/forgets
    but session/background verb/let-go event/invalidateServiceSession verb/create
    value minutes: minutes/|hours/|days/|thing/for-long
    value before: say/before-launch
    value suspended: phase/suspended
    fact thing/forgets = seconds ; R22 T99

    # Since when people choose whether an app gets exact positions.
    property users-choose-precision-since
    loose
    apart
    plain
    despite whether question
    since iOS 14.0
    subject say/users-decide-precision
    but verb/introduce
    value there: how/by-somebody|accuracy/full|say/users-decide-precision
    fact say/users-decide-precision = none ; 6.4 5.1

    # Which versions read a text for the lesser level, and which the current text for Always.
    property texts-read-by
    loose
    apart
    plain
    despite only
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but key/NSLocationAlwaysUsageDescription
    value old: say/read-by-old-only
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = new ; 4.1

    # Whether the system reads the old text on later versions.
    property old-text-read-by
    loose
    apart
    plain
    subject key/NSLocationAlwaysUsageDescription
    but thing/old-sdk verb/missing verb/deprecated
    value new: say/read-by-new
    fact key/NSLocationAlwaysUsageDescription = old ; 4.1

    # For whom the sign always appears.
    property sign-of-always
    loose
    apart
    current
    despite always each
    subject level/always grant/always
    but level/whenInUse grant/whenInUse api/CLLocationManager.showsBackgroundLocationIndicator session/background noun/true grant/provisional label/ prompt/
    word term/background-location-indicator
    value always: how/each verb/appear|verb/show
    value always: how/each phase/foreground
    fact level/always|grant/always = chosen ; R07 5.8

    # What a value tells of a grant for once.
    property once-distinguished
    loose
    apart
    plain
    despite from can
    subject say/tell-grants-apart
    but noun/settings settings/ verb/end status/notDetermined event/lapse:any
    value told: how/can
    value told: noun/status|noun/delegate|api/CLLocationManager.authorizationStatus
    fact say/tell-grants-apart = never ; I10 T10

    # When alone the completion gets no error.
    property error-of-agreement
    loose
    apart
    plain
    despite only
    subject noun/completion thing/error completion/nil
    but verb/deny label/Don’t_Allow key/ thing/entry
    value agreed: how/only verb/agree
    fact noun/completion|thing/error|completion/nil = shown ; T81 T82

    # Whether an app is in use while its sign shows.
    property sign-means-in-use
    loose
    apart
    subject term/background-location-indicator noun/sign
    but level/always status/notDetermined device/ thing/no-sign verb/hide phase/inUse verb/end
    despite while
    word verb/show|verb/appear
    value not: phase/notInUse
    fact term/background-location-indicator|noun/sign = in-use ; 6.1

    # What a session in the background shows.
    property active-session-hides
    loose
    apart
    subject session/background
    but verb/end event/invalidateBackgroundSession verb/let-go verb/missing phase/terminated phase/foreground event/enterForeground
    word verb/hide|thing/no-sign
    value hidden: verb/hide|thing/no-sign
    fact session/background = shown ; T108

    # Whether a session in the background is a service session besides.
    property background-implicit
    loose
    apart
    firm
    current
    subject session/background
    but key/ phase/background event/relaunch: verb/launch verb/end
    word thing/implicit
    value counts: verb/treat|verb/report|verb/hold
    fact session/background = counts ; T105 R24

    # Which level has to start updates in the foreground.
    property always-starts-in-front
    loose
    apart
    current
    subject level/always grant/always
    but level/whenInUse session/ session/service:any verb/ask event/requestWhenInUse event/requestAlways event/request:any event/requestTemporaryFullAccuracy prompt/ label/ grant/provisional
    word phase/foreground
    value bound: how/must verb/start noun/location|service/standard-location
    value bound: say/has-to-start
    fact level/always|grant/always = anywhere ; R06 6.2

    # What a flag costs that is set without its background mode.
    property flag-costs
    loose
    apart
    plain
    despite merely only but
    subject api/CLLocationManager.allowsBackgroundLocationUpdates event/setAllowsBackground:on
    but delivery/crash noun/false thing/error
    value nothing: say/nothing-else-happens
    value nothing: say/only-warns
    fact api/CLLocationManager.allowsBackgroundLocationUpdates|event/setAllowsBackground:on = fatal ; R05 T127

    # Which level the services need that launch an app.
    property launch-at-any-level
    loose
    apart
    despite even any every either regardless whatever no although
    subject service/standard-location service/significant-change service/visits service/region-monitoring service/heading service/beacon-ranging service/condition-monitoring
    but phase/background phase/foreground event/start:any verb/start
    word verb/launch
    value any: say/at-either-level
    value any: say/whichever-level
    fact service/standard-location|service/significant-change|service/visits|service/region-monitoring|service/heading|service/beacon-ranging|service/condition-monitoring = always ; 6.2 7.4

    # Whose access a pause in the background ends.
    property pause-of-always
    loose
    apart
    despite until
    subject level/always grant/always
    but level/whenInUse grant/provisional label/
    word thing/paused
    value lost: verb/end noun/status|noun/location
    fact level/always|grant/always = goes-on ; R08

    # Whether live updates go with a session in the background.
    property live-with-background
    loose
    apart
    current
    subject api/CLLocationUpdate service/live-updates
    but era/ key/ phase/background
    word session/background
    value barred: verb/unavailable
    fact api/CLLocationUpdate|service/live-updates = together ; R04

    # How long a lasting choice keeps the right.
    property while-using-keeps
    loose
    apart
    despite only until when
    plain
    subject label/Allow_While_Using_App
    but grant/provisional label/Allow_Once prompt/P-ALW1 event/requestAlways level/always say/against
    value ends: verb/end event/noLongerInUse|event/leaveForeground|phase/notInUse
    value ends: say/ends-with-use
    fact label/Allow_While_Using_App = lasts ; T09

    # What a refusal leaves.
    property refusal-gives
    loose
    apart
    despite until
    subject label/Don’t_Allow
    but label/Allow_Once label/Allow_While_Using_App noun/completion event/requestTemporaryFullAccuracy accuracy/ prompt/P-ACC
    word noun/status
    value access: verb/grant noun/status event/noLongerInUse|phase/notInUse
    fact label/Don’t_Allow = denied ; T11

    # How many fixes an hour reduced accuracy brings.
    property reduced-count
    loose
    apart
    despite hedge each about
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full days/
    word verb/compute|verb/become|verb/deliver
    value many: times/6|times/10|times/12|times/15|times/20|times/30|times/40|times/60
    fact accuracy/reduced|event/settings:preciseOff = four ; 6.4

    # Whether the person can undo what a key sets at first.
    property reduced-key-fixed
    loose
    apart
    firm
    despite later still
    subject key/NSLocationDefaultAccuracyReduced
    but prompt/ thing/precise-control thing/precise-pill say/pill event/answer:any
    word accuracy/full
    value may: verb/choose|verb/turn-on|verb/become
    fact key/NSLocationDefaultAccuracyReduced = may ; 4.2

    # Which services reduced accuracy leaves.
    property reduced-still
    loose
    apart
    plain
    despite still can even
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full accuracy/temporary verb/start event/start:any event/startRegion event/startRanging noun/event verb/deliver event/requestTemporaryFullAccuracy verb/not-work thing/no-longer
    value ranging: how/can service/beacon-ranging|service/region-monitoring|service/condition-monitoring
    fact accuracy/reduced|event/settings:preciseOff = none ; 6.4 I22

    # How often significant changes come.
    property significant-hourly
    loose
    apart
    plain
    despite hedge each
    subject service/significant-change
    but accuracy/reduced
    value hourly: say/other-an-hour
    fact service/significant-change = minutes ; 7.4

    # Whether a request for Always does something in use already.
    property always-only-undecided
    loose
    apart
    current
    plain
    despite unless only
    subject level/always event/requestAlways
    but level/whenInUse grant/whenInUse status/authorizedWhenInUse grant/temporary label/ key/ phase/ session/
    value undecided: say/unless-undecided
    fact level/always|event/requestAlways = also-in-use ; T30

    # What a platform that launches nothing does for monitors.
    property mac-monitors-unattended
    loose
    apart
    on macOS
    despite even although while
    subject service/condition-monitoring service/region-monitoring api/CLMonitor set/conditions
    but verb/launch event/relaunch: phase/background
    word phase/terminated
    value watched: term/core-location|verb/use|set/conditions|verb/last|verb/stay|verb/work|service/region-monitoring
    fact service/condition-monitoring|service/region-monitoring|api/CLMonitor|set/conditions = running ; R43

    # Whether a complication that is in use prompts.
    property complication-causes
    loose
    apart
    plain
    despite may also
    subject thing/complication term/complication
    but event/enterForeground phase/foreground verb/launch
    value prompt: say/may-prompt
    value prompt: how/can prompt/any|prompt/first verb/show|verb/appear
    fact thing/complication|term/complication = never ; T07 6.1

    # Whether a lasting choice gives a right for once.
    property while-using-temporary
    loose
    apart
    plain
    subject label/Allow_While_Using_App
    but label/Allow_Once level/always event/requestAlways prompt/P-ALW1 grant/provisional accuracy/ noun/option
    value temporary: grant/temporary
    fact label/Allow_While_Using_App = lasting ; T09

    # Whether the upgrade prompt comes back to who kept the lesser level.
    property keep-then-prompted
    loose
    apart
    despite again already alike elsewhere
    subject label/Keep_Only_While_Using
    but noun/settings settings/ event/reinstall status/notDetermined event/resetLocationAndPrivacy label/Allow_Once grant/temporary
    word verb/call|verb/ask|event/request:any|event/requestAlways|say/second-call|event/relaunch:byUser|event/elapse|days/
    value again: how/again prompt/any|prompt/P-UPG|prompt/second verb/show|verb/appear
    value again: say/second-call verb/show|verb/appear
    value again: how/again say/brings-prompt-back
    value again: say/brings-prompt-back
    fact label/Keep_Only_While_Using = nothing ; T36 T46
    """
}
