/// More of what requests show and answers lead to, told beside something else: how later prompts
/// look, when they come, and whether an answer can be had again.
extension ClaimProperties {
  static let promptRulesMore = """
    # Whether the delegate hears of an upgrade that was accepted.
    property told-upgrade-silent
    loose
    apart
    despite even still
    subject say/accepts-upgrade
    but prompt/second grant/provisional label/Keep_Only_While_Using how/later prompt/P-REM noun/settings
    plain
    value silent: say/delegate-unaware|say/nothing-reported|verb/silent
    value stays: status/authorizedWhenInUse verb/stay
    fact say/accepts-upgrade = heard ; T32

    # When the upgrade prompt comes.
    property told-upgrade-late
    loose
    apart
    current
    era iOS 13.4 -
    despite before later even
    subject prompt/P-UPG
    but prompt/second grant/provisional verb/missing label/ verb/ignore effect/none phase/background session/
    plain
    value late: say/picks-moment
    value late: say/delay-over|say/takes-time event/elapse|hours/|days/|minutes/
    fact prompt/P-UPG = at-once ; T30

    # The same in the versions that show none.
    property told-upgrade-shown-early
    loose
    anywhere
    despite alike now
    era iOS 13.0 13.4
    subject prompt/P-UPG
    but prompt/second how/later verb/missing verb/ignore effect/none how/lacking verb/introduce status/notDetermined grant/none noun/event noun/held service/ phase/background event/eventReady:always say/until-event
    plain
    value shown: verb/appear|verb/show
    fact prompt/P-UPG = none ; T33

    # How many prompts there were when a level had one text.
    property told-own-prompts-early
    loose
    apart
    despite each still even
    era iOS 8.0 11.0
    subject noun/status level/always level/whenInUse
    but how/lacking verb/missing
    plain
    value own: say/own-prompt|thing/of-its-own
    fact noun/status|level/always|level/whenInUse = one ; T25

    # Whether one of the two texts is enough for Always.
    property told-one-key-works
    loose
    apart
    current
    despite only just either or
    subject say/one-key
    but platform/ session/ accuracy/ effect/none verb/need-not
    word event/requestAlways|level/always
    value works: verb/work|verb/suffice|verb/appear|verb/show
    fact say/one-key = both ; T16 I09

    # What becomes of an app that asks without a text.
    property told-missing-killed
    loose
    apart
    current
    despite alike like even
    subject event/request:any event/requestWhenInUse event/requestAlways verb/ask
    but event/requestTemporaryFullAccuracy session/ accuracy/ event/relaunch: phase/background service/ thing/other-permission api/CLLocationManagerDelegate.locationManager(_:didFailWithError:) api/CLLocationManager.requestLocation() noun/delegate noun/method
    word verb/missing|how/missing|thing/without-text|how/lacking
    value killed: delivery/crash|event/terminate
    fact event/request:any|event/requestWhenInUse|event/requestAlways|verb/ask = nothing ; T06 T16

    # What comes of asking for Always under a grant for once, told without the name of the call.
    property told-once-upgrade
    loose
    apart
    current
    despite 바로 even
    subject label/Allow_Once grant/temporary
    but level/whenInUse grant/whenInUse verb/end event/noLongerInUse status/notDetermined grant/none label/Allow_While_Using_App label/Don’t_Allow noun/settings event/settings: effect/none verb/ignore prompt/first session/ verb/missing how/again
    word level/always|event/requestAlways|verb/ask
    value prompt: prompt/P-UPG verb/appear|verb/show
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # Whether a watch app may ask for Always.
    property told-watch-asks
    loose
    apart
    firm
    despite only
    on watchOS
    subject event/requestAlways
    but status/ label/ grant/ phase/ key/ verb/missing how/again session/ accuracy/ verb/prompted prompt/
    plain
    value asked: verb/call
    value cannot: verb/unavailable
    fact event/requestAlways = asked ; T15 5.1

    # What the answer for once leads to, told step by step.
    property told-once-then
    loose
    anywhere
    current
    despite now
    subject label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow status/notDetermined grant/none verb/end fn/아니 effect/none verb/ignore verb/missing how/lacking verb/differ how/again noun/settings
    word event/requestAlways|thing/direct
    value provisional: grant/provisional verb/become|verb/hold
    value provisional: say/is-provisional
    fact label/Allow_Once = use ; T19

    # Whether a later prompt comes without a text.
    property told-later-text
    loose
    apart
    despite question only even
    subject prompt/second prompt/P-UPG
    but thing/shared-text key/NSLocationWhenInUseUsageDescription verb/missing fn/if
    plain
    value none: say/no-usage-text
    fact prompt/second|prompt/P-UPG = text ; 2.3 I29

    # How many buttons the later prompts have, told by what they are like.
    property told-later-three
    loose
    apart
    despite alike elsewhere again than even
    subject prompt/second prompt/P-UPG
    but count/2 items/2 verb/differ label/ how/without verb/missing
    plain
    value three: count/3|items/3 noun/option
    value three: say/three-buttons
    fact prompt/second|prompt/P-UPG = two ; 2.3

    # Whether a request in the seconds after the app was left shows a prompt.
    property told-grace-prompts
    loose
    apart
    despite still even
    subject thing/grace
    but session/ accuracy/ label/ grant/ effect/none verb/ignore
    word event/request:any|event/requestWhenInUse|event/requestAlways|verb/ask
    value shown: prompt/any|prompt/first verb/appear|verb/show|say/brings-back
    value shown: verb/prompted
    fact thing/grace = nothing ; T07

    # Whether the reminder lets somebody refuse.
    property told-reminder-refuses
    loose
    apart
    despite also even
    subject prompt/P-REM
    but prompt/P-UPG prompt/second prompt/P-WIU prompt/first label/Change_to_Only_While_Using label/Always_Allow verb/missing how/lacking
    plain
    value refuse: label/Don’t_Allow verb/choose|verb/offer|verb/exist|verb/available|verb/declare|noun/option
    fact prompt/P-REM = two ; T72 2.3

    # Whether Always is lost with the lesser answer to a direct request.
    property told-direct-ruled-out
    loose
    anywhere
    current
    era iOS 13.0 -
    despite now 바로
    subject event/requestAlways thing/direct level/always
    but prompt/second label/Change_to_Always_Allow label/Keep_Only_While_Using label/Allow_Once label/Don’t_Allow grant/provisional event/requestWhenInUse noun/upgrade say/upgrades prompt/P-UPG noun/settings
    word label/Allow_While_Using_App
    value out: say/ruled-out
    fact event/requestAlways|thing/direct|level/always = provisional ; T18

    # Whether the status changes where the provisional stage ends in Always.
    property told-agreed-jump
    loose
    apart
    subject label/Change_to_Always_Allow
    but prompt/P-UPG label/Keep_Only_While_Using fn/아니 noun/upgrade say/upgrades event/requestWhenInUse
    word prompt/second|grant/provisional
    value jump: status/authorizedWhenInUse verb/become
    fact label/Change_to_Always_Allow = stays ; T44 I13

    # Whether a call brings the second prompt.
    property told-second-called
    loose
    apart
    despite always 항상 must
    subject prompt/second
    but label/ prompt/P-UPG prompt/first noun/event noun/held verb/ignore effect/none
    plain
    value called: say/call-itself verb/appear|verb/show
    fact prompt/second = event ; T38 T40

    # What came of asking again where the prompt for Always offered less.
    property told-lesser-again-before
    loose
    apart
    despite again later
    era iOS 11.0 13.0
    subject prompt/always
    but verb/ignore effect/none verb/missing
    word verb/choose
    value again: prompt/P-UPG verb/appear|verb/show|verb/grant|verb/deliver
    fact prompt/always = nothing ; T23

    # Whether starting alone asks, told step by step.
    property told-start-then
    loose
    anywhere
    on iOS iPadOS
    subject event/startStandard event/start:any
    but event/request:any event/requestWhenInUse event/requestAlways session/ service/live-updates effect/none verb/ignore verb/need device/ key/ grant/
    word status/notDetermined
    value asked: prompt/any|prompt/first verb/show|verb/appear
    value asked: verb/prompted
    fact event/startStandard|event/start:any = nothing ; T113

    # Whether another manager may ask again.
    property told-manager-asks-again
    loose
    apart
    despite again even
    subject event/createManager api/CLLocationManager
    but noun/settings event/settings: status/notDetermined grant/none label/Allow_Once effect/none verb/ignore accuracy/ session/ event/reinstall
    word status/denied|verb/deny|label/Don’t_Allow|say/refused
    value again: event/request:any how/again
    value again: verb/ask how/again
    value again: say/reprompts
    fact event/createManager|api/CLLocationManager = never ; T01 I01

    # Whether a request from the background refuses on behalf of somebody.
    property told-behind-denied
    loose
    apart
    current
    despite even
    subject phase/background say/background-request
    but session/ accuracy/ event/requestTemporaryFullAccuracy diagnostic/ grant/ prompt/ noun/event service/ event/start: noun/settings label/ thing/restrictions effect/none verb/ignore say/denied-app say/refused
    word verb/ask|event/request:any|event/requestWhenInUse|event/requestAlways
    value denied: status/denied|verb/deny verb/become
    fact phase/background|say/background-request = nothing ; T07 T17

    # Whether a grant for once lasts as long as the app is there.
    property told-once-installed
    loose
    anywhere
    subject label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow event/settings: accuracy/ status/notDetermined verb/end event/reinstall
    plain
    value lasts: say/whole-installation
    fact label/Allow_Once = use ; T50 T52

    # Whether the lesser level can be asked for when the greater was refused.
    property told-refused-lesser
    loose
    apart
    despite later again even first
    subject label/Don’t_Allow status/denied
    but noun/settings event/settings: label/Allow_Once effect/none verb/ignore status/notDetermined accuracy/ prompt/second prompt/P-UPG event/reinstall
    word level/whenInUse|event/requestWhenInUse
    value asked: say/separately
    value open: say/on-the-table
    fact label/Don’t_Allow|status/denied = never ; T20 T08

    # Whether the upgrade prompt does with the lesser text.
    property told-lesser-text-upgrades
    loose
    anywhere
    current
    despite only
    subject event/requestAlways
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/first noun/text effect/none verb/ignore verb/missing platform/
    word key/NSLocationWhenInUseUsageDescription
    value shown: noun/plist prompt/P-UPG verb/appear|verb/show
    fact event/requestAlways = both ; T16 I09

    # Whether an answer that comes late still brings the held event.
    property told-late-held
    loose
    apart
    despite still even
    subject noun/held
    but verb/ignore effect/none thing/thrown-away verb/missing label/Keep_Only_While_Using
    word say/too-late
    value delivered: verb/deliver|thing/keeps-receiving
    fact noun/held = soon ; T44 T42
    """
}
