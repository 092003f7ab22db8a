/// What a first request needs, what its prompt holds and what each answer to it gives.
extension ClaimProperties {
  static let firstAsks = """
    # Whether a request made out of use brings the prompt.
    property prompts-out-of-use-told
    loose
    anywhere
    current
    despite even may can when whatever
    subject event/requestAlways event/requestWhenInUse event/request:any
    but session/ accuracy/ event/requestTemporaryFullAccuracy phase/foreground event/enterForeground label/ verb/ignore effect/none verb/hold say/postponed verb/not-work service/location-notification prompt/second prompt/P-UPG prompt/P-REM grant/provisional noun/event how/later thing/direct noun/settings status/denied status/decided verb/unavailable noun/location verb/need say/location-behind verb/deliver event/elapse event/lapse:any grant/temporary
    word phase/background|say/from-background
    value prompt: prompt/any|prompt/first verb/appear|verb/show
    value prompt: verb/prompted
    fact event/requestAlways|event/requestWhenInUse|event/request:any = never ; T07 T17

    # What the buttons of the first prompt give for how long.
    property lasting-runs-out
    loose
    apart
    plain
    subject label/Allow_While_Using_App
    but label/Allow_Once grant/temporary session/ noun/settings event/settings: settings/ event/requestAlways level/always event/nextMorning event/reinstall verb/hold noun/held platform/
    value ends: say/expires
    fact label/Allow_While_Using_App = lasts ; T09

    # What a refusal leaves of the lesser right.
    property refusal-leaves-use
    loose
    apart
    plain
    subject label/Don’t_Allow
    but label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Allow noun/option noun/settings event/settings: settings/ verb/offer verb/choose prompt/P-UPG prompt/second prompt/P-REM noun/upgrade event/requestWhenInUse verb/ask how/later
    value use: level/whenInUse|grant/whenInUse|status/authorizedWhenInUse verb/deliver|verb/stay|verb/last
    fact label/Don’t_Allow = denied ; T11 T20

    # Whether the prompt for Always offered the lesser right before iOS 11.
    property use-in-old-prompt
    loose
    apart
    despite instead also
    plain
    era iOS - 11.0
    subject prompt/always
    but event/requestWhenInUse label/Don’t_Allow label/Allow event/settings: noun/settings
    value use: level/whenInUse|option/Allow_While_Using_App verb/choose|verb/offer|verb/exist|noun/option
    fact prompt/always = two ; T25 2.3

    # Whether the first prompt of today has a button for Always, told of the prompt.
    property first-has-always
    loose
    apart
    current
    plain
    era iOS 13.0 -
    subject prompt/first prompt/P-WIU
    but label/Change_to_Always_Allow label/Keep_Only_While_Using prompt/P-UPG prompt/second prompt/P-REM noun/settings event/settings: settings/ grant/provisional noun/upgrade how/later level/whenInUse verb/missing how/lacking say/leaves-out say/yes-or-no verb/hold thing/more-than verb/differ
    value always: option/Always_Allow|label/Always_Allow noun/option verb/show|verb/appear|verb/offer|verb/available|verb/exist|verb/declare|verb/choose
    fact prompt/first|prompt/P-WIU = never ; T15 2.3

    # Whether it has the buttons of the later prompts.
    property first-has-later-buttons
    loose
    apart
    current
    plain
    era iOS 13.0 -
    subject prompt/first prompt/P-WIU
    but prompt/second prompt/P-UPG prompt/P-REM how/later noun/upgrade label/Allow_Once label/Allow_While_Using_App noun/settings grant/provisional verb/missing how/lacking say/leaves-out verb/hold event/answer:any thing/more-than verb/differ
    value later: label/Change_to_Always_Allow|label/Keep_Only_While_Using verb/choose|verb/offer|verb/show|verb/appear|verb/exist|verb/declare|noun/option
    fact prompt/first|prompt/P-WIU = three ; T15 2.3

    # Whose text a direct request shows first.
    property direct-first-text
    loose
    apart
    current
    era iOS 13.0 -
    subject thing/direct event/requestAlways
    but say/from-use say/with-use level/whenInUse grant/whenInUse prompt/second key/NSLocationWhenInUseUsageDescription how/later prompt/P-UPG noun/upgrade verb/need verb/declare verb/missing key/NSLocationUsageDescription
    word how/first|verb/begin-with
    value first: key/NSLocationAlwaysAndWhenInUseUsageDescription how/first|verb/begin-with verb/show|verb/use|noun/text|verb/explain
    fact thing/direct|event/requestAlways = use ; T15 2.3

    # Whether who has decided is reported again because a request is made.
    property decided-heard
    loose
    apart
    plain
    despite again even
    subject event/requestWhenInUse event/requestAlways event/request:any
    but event/createManager event/settings: noun/settings event/resume prompt/ label/ event/tapLocationButton service/ event/start: event/answer:any verb/choose verb/become noun/upgrade level/always
    value heard: status/decided noun/delegate|about/callback verb/call|verb/report|verb/hear|verb/appear
    fact event/requestWhenInUse|event/requestAlways|event/request:any = silent ; T08 T38

    # Whether native apps of visionOS can ask for Always.
    property native-always
    loose
    apart
    plain
    despite even may
    on visionOS tvOS
    subject event/requestAlways level/always
    but verb/unavailable verb/missing level/whenInUse grant/whenInUse event/requestWhenInUse verb/ignore effect/none verb/act-like prompt/any prompt/first verb/stay how/lacking label/ thing/guest-app
    value can: how/can verb/ask|verb/call
    value can: how/can event/requestAlways
    value asks: verb/ask|verb/called event/requestAlways|level/always
    value fine: say/compiles
    fact event/requestAlways|level/always = unavailable ; T28

    # Whether nothing comes of it for an iPad app there.
    property ipad-dropped
    loose
    anywhere
    on visionOS iPadAppOnVisionOS
    subject event/requestAlways
    but level/whenInUse grant/whenInUse event/requestWhenInUse status/ how/again verb/exist phase/ key/ verb/missing label/ prompt/first verb/act-like
    plain
    value ignored: verb/ignore
    fact event/requestAlways = in-use ; T27

    # Whether the Always prompt of iOS 11 had two answers, told in other words.
    property two-answers-then
    loose
    apart
    plain
    despite but only
    era iOS 11.0 13.0
    subject prompt/always event/requestAlways
    but event/requestWhenInUse prompt/P-UPG noun/upgrade count/3 prompt/second noun/settings
    value two: say/yes-or-no
    value lacks: say/none-for-use
    fact prompt/always|event/requestAlways = three ; T21

    # Whether the upgrade prompted before iOS 13.4.
    property upgrade-prompt-early
    loose
    apart
    plain
    era iOS 13.0 13.4
    subject noun/upgrade
    but prompt/second how/later event/elapse grant/provisional
    value prompt: prompt/any verb/show|verb/appear
    fact noun/upgrade = provisional ; T33

    # Whether a direct request offers the buttons of the later prompts.
    property direct-later-buttons
    loose
    apart
    current
    era iOS 13.0 -
    subject event/requestAlways thing/direct
    but prompt/second prompt/P-UPG prompt/P-REM how/later noun/upgrade label/Allow_Once label/Allow_While_Using_App noun/settings grant/provisional level/whenInUse grant/whenInUse verb/missing how/lacking say/leaves-out verb/hold event/answer:any say/from-use say/with-use verb/end thing/more-than verb/differ
    word thing/direct|thing/from-start|status/notDetermined|prompt/first|grant/none
    value later: label/Change_to_Always_Allow|label/Keep_Only_While_Using verb/choose|verb/offer|verb/show|verb/appear|verb/grant|noun/option
    fact event/requestAlways|thing/direct = three ; T15 2.3

    # Whether apps that ask for Always can do without the lesser text.
    property use-text-left-out
    loose
    apart
    current
    despite only also may
    era iOS 11.0 -
    subject key/NSLocationWhenInUseUsageDescription
    but event/requestWhenInUse level/whenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription key/NSLocationUsageDescription prompt/any prompt/first verb/ignore effect/none verb/need how/again platform/ verb/suffice say/one-suffices thing/covers-other
    word event/requestAlways|level/always
    value out: how/can verb/missing
    value out: verb/need-not
    fact key/NSLocationWhenInUseUsageDescription = needed ; T16 I09

    # Whether an answer for once is reported as Always.
    property once-as-always
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Don’t_Allow label/Change_to_Always_Allow label/Keep_Only_While_Using status/authorizedWhenInUse level/whenInUse noun/settings settings/ event/settings: verb/end how/lacking status/notDetermined verb/ignore effect/none verb/choose
    value always: status/authorizedAlways verb/report|verb/deliver|verb/hear
    fact label/Allow_Once|grant/temporary = use ; T19 T10

    # Whether a delegate that is new hears nothing.
    property new-delegate-silent
    loose
    apart
    plain
    subject thing/new-delegate
    but event/request: event/requestWhenInUse event/requestAlways prompt/ phase/ key/ thing/without-text verb/missing accuracy/ service/ noun/location
    value silent: say/nothing-reported|say/delegate-unaware|verb/silent
    fact thing/new-delegate = heard ; T01

    # Since when the first prompt lets people choose precision, told of what it holds.
    property pill-since
    loose
    apart
    plain
    despite also
    since iOS 14.0
    subject thing/precise-pill
    but label/ key/ accuracy/temporary event/requestTemporaryFullAccuracy noun/settings verb/missing how/lacking
    value there: prompt/any|prompt/first verb/show|verb/appear|verb/offer|verb/declare|verb/available|verb/introduce
    fact thing/precise-pill = none ; 2.3

    # Whether who has refused can be asked again.
    property refused-can-ask
    loose
    apart
    despite again even still
    subject event/requestWhenInUse event/requestAlways event/request:any
    but noun/settings event/settings: settings/ device/ event/reinstall status/notDetermined verb/ignore effect/none label/Allow_Once grant/temporary prompt/P-UPG prompt/second noun/upgrade label/Keep_Only_While_Using accuracy/ session/ level/whenInUse verb/undo
    word say/refused|status/denied|label/Don’t_Allow|grant/denied|say/denied-app
    value again: how/can how/again
    value again: how/can verb/prompted
    fact event/requestWhenInUse|event/requestAlways|event/request:any = never ; T08 T11 T20

    # What who declines Always has on iOS 11.
    property declined-then
    loose
    apart
    era iOS 11.0 13.0
    subject prompt/always
    but noun/upgrade say/from-use say/with-use verb/stay verb/last verb/choose how/again label/Keep_Only_While_Using
    word verb/deny|status/denied|label/Don’t_Allow
    value use: level/whenInUse|status/authorizedWhenInUse verb/grant
    fact prompt/always = denied ; T24

    # Whether the first prompt lost the choice of precision.
    property pill-gone
    loose
    apart
    plain
    era iOS 14.0 -
    subject thing/precise-pill
    but key/ accuracy/reduced accuracy/temporary noun/settings settings/ label/ event/requestTemporaryFullAccuracy verb/turn-off
    value gone: prompt/first|prompt/any verb/end|verb/removed
    fact thing/precise-pill = there ; 2.3

    # Whether one of several delegates hears nothing of an answer.
    property second-manager-silent
    loose
    anywhere
    plain
    subject thing/other-manager
    but noun/location service/ accuracy/ verb/missing key/ phase/ verb/stay thing/region thing/same
    value silent: noun/delegate verb/silent event/answer:any|prompt/any|verb/choose|thing/answer
    fact thing/other-manager = heard ; T03

    # What Settings lists after a direct request was allowed.
    property direct-in-settings
    loose
    apart
    current
    era iOS 13.0 -
    subject label/Allow_While_Using_App
    but level/whenInUse settings/whileUsing label/Allow_Once label/Don’t_Allow label/Change_to_Always_Allow label/Keep_Only_While_Using verb/choose verb/become how/can event/settings: prompt/second how/later
    word thing/direct|event/requestAlways|grant/provisional
    value shown: noun/settings level/always|settings/always verb/show|verb/report|verb/declare|verb/appear
    fact label/Allow_While_Using_App = use ; T18 1.3
    """
}
