/// What a request shows, which text and which buttons it shows them with, and what comes of each
/// answer, where a sentence tells more besides: advice, a remedy, a contrast.
extension ClaimProperties {
  static let promptRules = """
    # What the status reads once a direct request was allowed, told step by step.
    property told-direct-status
    loose
    anywhere
    current
    era iOS 13.0 -
    despite again now
    subject thing/direct
    but prompt/second label/Keep_Only_While_Using label/Change_to_Always_Allow label/Allow_Once label/Don’t_Allow status/authorizedAlways event/requestWhenInUse say/upgrades noun/upgrade level/whenInUse grant/whenInUse grant/provisional noun/settings prompt/P-UPG
    word label/Allow_While_Using_App
    value use: status/authorizedWhenInUse
    fact thing/direct = always ; T18

    # What a direct request gives that was answered for once.
    property told-direct-once
    loose
    apart
    current
    era iOS 13.0 -
    despite until later
    subject label/Allow_Once
    but label/Allow_While_Using_App how/again event/relaunch: noun/settings event/settings: verb/differ say/that-temporary effect/none verb/not-work verb/missing how/lacking fn/아니
    word event/requestAlways|thing/direct|prompt/always
    value provisional: say/is-provisional
    value provisional: grant/provisional level/always|verb/become|verb/render|verb/stay
    value second: prompt/second verb/appear|verb/show|say/is-asked|verb/prompted
    fact label/Allow_Once = use ; T19

    # Which text the first prompt of a request for Always has.
    property told-first-text
    loose
    apart
    current
    era iOS 13.0 -
    despite advice must first before even
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but prompt/second prompt/P-UPG key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription verb/missing verb/need how/later level/whenInUse grant/ noun/upgrade say/upgrades how/without how/lacking fn/until verb/declare verb/call prompt/any
    word event/requestAlways|thing/direct|level/always
    value first: how/first verb/show|verb/report|verb/appear|verb/use|noun/text
    value first: prompt/first verb/show|verb/appear|verb/use|noun/text|verb/explain|verb/report
    value first: say/first-read
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = later ; T15 2.3

    # Whether the held event comes through after the lesser answer.
    property told-keep-held
    loose
    apart
    despite first still even
    subject label/Keep_Only_While_Using
    but event/requestAlways prompt/P-UPG label/Change_to_Always_Allow verb/ignore verb/missing phase/inUse phase/foreground level/whenInUse noun/delegate
    word noun/held|verb/hold|noun/event
    value delivered: verb/deliver
    value delivered: say/delivered-first
    fact label/Keep_Only_While_Using = dropped ; T43 I16

    # What the later prompts and the reminder lead to that take Always back.
    property told-lesser-refuses
    loose
    apart
    despite that hedge each
    subject label/Change_to_Only_While_Using
    but status/authorizedWhenInUse level/whenInUse label/Don’t_Allow label/Allow_Once thing/restrictions
    plain
    value refused: status/denied|verb/deny
    value undecided: status/notDetermined|grant/none
    fact label/Change_to_Only_While_Using = use ; T74

    # Whether a call that comes from the background leaves a prompt for later.
    property told-behind-waits
    loose
    apart
    despite only just later 나중에
    current
    subject phase/background
    but session/ accuracy/ event/requestTemporaryFullAccuracy diagnostic/ grant/ prompt/second noun/event noun/location level/always service/ event/start: verb/missing noun/settings platform/ status/ event/elapse label/Allow_Once
    word verb/ask|event/request:any|event/requestWhenInUse|event/requestAlways
    value waits: verb/hold
    value waits: term/queue|say/put-off|say/postponed
    value shown: prompt/any|prompt/first verb/appear|verb/show
    fact phase/background = nothing ; T07 T17

    # The same, told step by step.
    property told-behind-prompts
    loose
    anywhere
    current
    subject phase/background
    but session/ accuracy/ event/requestTemporaryFullAccuracy diagnostic/ grant/ prompt/second noun/event noun/location level/always service/ event/start: verb/missing noun/settings status/ phase/foreground event/enterForeground phase/inUse verb/ignore effect/none verb/hold event/elapse label/Allow_Once
    word event/requestWhenInUse|event/requestAlways
    value shown: verb/prompted
    value shown: prompt/any|prompt/first verb/appear|verb/show
    fact phase/background = nothing ; T07 T17

    # Whether a second request raises the grant of an App Clip.
    property told-clip-raised
    loose
    apart
    despite first alike also
    on App_Clip
    subject say/can-be-raised
    but verb/unavailable verb/missing effect/none verb/ignore verb/not-work
    plain
    value raised: event/request:any|say/second-call|event/requestAlways|prompt/second|verb/agree|event/answer:allow
    fact say/can-be-raised = never ; I19 T29

    # Whether an App Clip is raised as other apps are.
    property told-clip-like-apps
    loose
    apart
    despite alike also
    on App_Clip
    subject say/can-be-raised level/always
    but verb/unavailable verb/missing effect/none verb/ignore verb/not-work verb/differ
    plain
    value raised: thing/as-full-apps
    fact say/can-be-raised|level/always = never ; I19 T29

    # Whether a call brings the prompt back for somebody who has refused.
    property told-refused-back
    loose
    apart
    current
    despite again even later each earlier also
    subject say/refused status/denied label/Don’t_Allow
    but event/settings: settings/ noun/settings device/ event/reinstall event/resetLocationAndPrivacy accuracy/ event/requestTemporaryFullAccuracy prompt/P-UPG prompt/second prompt/P-REM label/Allow_Once session/ verb/explain status/notDetermined event/tapLocationButton status/restricted diagnostic/ noun/upgrade level/whenInUse effect/none verb/ignore
    plain
    value back: say/brings-back prompt/any|prompt/first
    fact say/refused|status/denied|label/Don’t_Allow = never ; T11 T08

    # Whether somebody who has agreed sees the prompt again.
    property told-granted-prompts
    loose
    apart
    current
    despite again each
    subject thing/already-right status/authorizedWhenInUse
    but event/requestAlways level/always prompt/P-UPG prompt/second prompt/P-REM accuracy/ session/ noun/settings event/settings: grant/temporary label/Allow_Once verb/end status/notDetermined
    word event/request:any|event/requestWhenInUse|verb/ask|level/whenInUse
    value again: how/again|times/2 prompt/any|prompt/first verb/show|verb/appear
    fact thing/already-right|status/authorizedWhenInUse = nothing ; T08

    # What reaches the app in the background after a direct request was allowed.
    property told-direct-delivers
    loose
    anywhere
    current
    despite now
    subject event/requestAlways level/always
    but prompt/second label/Change_to_Always_Allow label/Keep_Only_While_Using grant/provisional noun/held verb/hold event/requestWhenInUse noun/upgrade say/upgrades prompt/P-UPG label/Allow_Once label/Don’t_Allow noun/settings how/later event/settings: session/
    word label/Allow_While_Using_App
    value delivered: service/region-monitoring|noun/event|service/visits|service/significant-change verb/deliver phase/background|phase/notInUse
    fact event/requestAlways|level/always = held ; T18 T40

    # Whether a direct request can end in Always for good at the first prompt.
    property told-direct-permanent
    loose
    apart
    current
    era iOS 13.0 -
    despite 바로 first
    subject event/requestAlways thing/direct level/always
    but prompt/second label/Change_to_Always_Allow label/Keep_Only_While_Using label/Allow_Once grant/provisional event/requestWhenInUse prompt/P-UPG noun/upgrade say/upgrades noun/settings how/later verb/missing verb/need
    word label/Allow_While_Using_App
    value permanent: grant/always
    fact event/requestAlways|thing/direct|level/always = provisional ; T18

    # Whether a request from the background counts as refused.
    property told-behind-refused
    loose
    apart
    current
    plain
    subject phase/background say/background-request
    but session/ accuracy/ event/requestTemporaryFullAccuracy diagnostic/ grant/ prompt/second noun/event service/ event/start: noun/settings label/ thing/restrictions
    value refused: say/treated-as-refused
    fact phase/background|say/background-request = nothing ; T07 T17

    # What a grant for once is when it has lapsed, told in a clause of its own.
    property told-lapse-denied
    loose
    anywhere
    despite only again
    subject label/Allow_Once
    but label/Don’t_Allow event/settings: accuracy/ status/notDetermined grant/none prompt/P-UPG event/requestAlways label/Allow_While_Using_App device/
    word say/it-lapses|verb/end
    value denied: status/denied verb/become|verb/report|verb/appear
    fact label/Allow_Once = undecided ; T50
    """
}
