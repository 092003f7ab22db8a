/// More of what requests, prompts and buttons lead to.
extension ClaimProperties {
  static let firstRequestsMore = """
    # Which buttons the later prompts have.
    property asked-later-has-button
    loose
    apart
    plain
    despite also even
    subject prompt/P-UPG prompt/second
    but prompt/first prompt/P-WIU event/requestWhenInUse how/direct thing/direct grant/none status/notDetermined thing/lasting-grant
    value refuse: label/Don’t_Allow|label/Allow_Once noun/option verb/exist|verb/offer|verb/available|verb/show|verb/appear|verb/grant
    value refuse: label/Don’t_Allow|label/Allow_Once say/has-button
    fact prompt/P-UPG|prompt/second = two ; 2.3

    property asked-later-offers
    loose
    anywhere
    plain
    despite also even
    subject prompt/P-UPG prompt/second
    but prompt/first prompt/P-WIU event/requestWhenInUse how/direct thing/direct grant/none status/notDetermined verb/choose verb/need verb/ignore effect/none grant/provisional verb/introduce verb/unavailable
    value refuse: label/Don’t_Allow|label/Allow_Once verb/offer|verb/available
    facts asked-later-has-button

    # Whether Always can be picked in the prompt that a request starts with.
    property asked-picked-at-first
    loose
    apart
    current
    despite first 바로 only
    subject event/requestAlways
    but prompt/second prompt/P-UPG level/whenInUse grant/whenInUse noun/settings event/settings: how/later
    word prompt/any|prompt/first|verb/appear
    value picked: say/picks-at-once level/always|label/Always_Allow|option/Always_Allow
    fact event/requestAlways = later ; T15 2.3

    property asked-picked-at-first-since
    loose
    apart
    despite first 바로 only
    era iOS 13.0 -
    subject event/requestAlways
    but prompt/second prompt/P-UPG level/whenInUse grant/whenInUse noun/settings event/settings: how/later
    word prompt/any|prompt/first|verb/appear
    value picked: say/picks-at-once level/always|label/Always_Allow|option/Always_Allow
    facts asked-picked-at-first

    # With which requests there is an answer for once.
    property asked-once-only-lesser
    loose
    apart
    despite only
    current
    subject label/Allow_Once
    but verb/end event/lapse:any event/noLongerInUse how/again prompt/P-UPG prompt/second
    value only: how/only event/requestWhenInUse verb/offer|verb/available|verb/show|verb/appear|verb/exist
    plain
    fact label/Allow_Once = both ; T15 2.3

    # Whether the prompt of the greater request has an answer for once.
    property asked-greater-has-once
    loose
    apart
    firm
    current
    subject event/requestAlways prompt/first
    but prompt/P-UPG prompt/second label/Change_to_Always_Allow label/Keep_Only_While_Using verb/choose level/whenInUse noun/upgrade verb/end how/later verb/ignore
    word prompt/any|prompt/first
    value once: label/Allow_Once verb/offer|verb/available|verb/show|verb/appear|verb/exist|verb/declare
    fact event/requestAlways|prompt/first = once ; T15 2.3

    property asked-greater-lacks-once
    loose
    apart
    current
    subject event/requestAlways prompt/first
    but prompt/P-UPG prompt/second label/Change_to_Always_Allow label/Keep_Only_While_Using verb/choose level/whenInUse noun/upgrade verb/end how/later verb/ignore
    word prompt/any|prompt/first
    value lacks: label/Allow_Once verb/missing|how/lacking|say/leaves-out
    facts asked-greater-has-once

    # Whether a request can be repeated until it is granted.
    property asked-repeats-until-agreed
    loose
    apart
    despite again each can until
    subject event/requestAlways say/second-call
    but status/notDetermined grant/none effect/none verb/ignore label/Allow_Once session/ how/only noun/settings
    value again: say/until-agreed say/repeats|verb/call|verb/ask|how/again
    plain
    fact event/requestAlways|say/second-call = once ; T36

    property asked-repeated-until-agreed
    loose
    anywhere
    despite again each can until
    subject event/requestAlways
    but status/notDetermined grant/none effect/none verb/ignore label/Allow_Once session/ how/only noun/settings
    word say/until-agreed
    value again: say/repeats
    fact event/requestAlways = once ; T36

    # What the lesser answer to a later prompt does to the lesser right.
    property asked-keep-ends
    loose
    apart
    subject label/Keep_Only_While_Using
    but level/always grant/always grant/provisional noun/held noun/event label/Change_to_Always_Allow event/settings: noun/settings accuracy/
    word level/whenInUse|grant/whenInUse
    value ends: verb/end
    fact label/Keep_Only_While_Using = lasts ; T31 T43

    # What that answer gives.
    property asked-keep-temporary
    loose
    apart
    plain
    subject label/Keep_Only_While_Using
    but grant/provisional noun/held noun/event event/lapse:any how/back
    value temporary: grant/temporary verb/become|verb/grant
    value once: say/one-use
    fact label/Keep_Only_While_Using = lasts ; T31 T43

    # What the delegate hears while a prompt is on the screen.
    property asked-heard-undecided
    loose
    apart
    subject prompt/any prompt/first about/prompt prompt/P-WIU say/while-shown
    but thing/without-text how/without how/unchanged event/createManager verb/create event/answer:any event/lapse:any event/noLongerInUse event/relaunch: grant/temporary label/ event/settings: device/
    plain
    value called: noun/delegate|about/callback status/notDetermined say/while-shown?
    fact prompt/any|prompt/first|about/prompt|prompt/P-WIU|say/while-shown = none ; T05

    # What an answer for once can become.
    property asked-once-provisional-use
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but event/lapse:any noun/settings event/settings: settings/ how/only
    value provisional: thing/provisional-use
    value lasting: say/becomes-lasting
    fact label/Allow_Once|grant/temporary = temporary ; T10 T50

    # Whether the text of the greater level is needed for any prompt.
    property asked-no-prompt-at-all
    loose
    apart
    word verb/missing|how/lacking|how/missing|thing/without-text
    subject key/NSLocationAlwaysAndWhenInUseUsageDescription
    but event/requestAlways level/always key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription prompt/P-UPG prompt/second session/ prompt/always
    value none: say/no-prompt-of-any-kind
    fact key/NSLocationAlwaysAndWhenInUseUsageDescription = lesser ; T16 V08

    # Which button a later prompt is left with.
    property asked-later-picked
    loose
    anywhere
    subject label/Don’t_Allow label/Allow_Once
    but prompt/first prompt/P-WIU event/requestWhenInUse how/direct thing/direct verb/need
    value there: prompt/P-UPG|prompt/second@place verb/choose
    plain
    fact label/Don’t_Allow|label/Allow_Once = first ; 2.3

    # Whether the lesser text suffices for the greater request.
    property asked-lesser-text-suffices
    loose
    apart
    despite only
    current
    subject event/requestAlways
    but key/NSLocationAlwaysAndWhenInUseUsageDescription key/NSLocationAlwaysUsageDescription effect/none verb/ignore platform/ verb/need-not
    word key/NSLocationWhenInUseUsageDescription
    value suffices: verb/suffice|say/one-suffices
    fact event/requestAlways = both ; T16 I09

    # The same, told of the request alone.
    property asked-lapsed-request-mute
    loose
    apart
    subject grant/temporary label/Allow_Once
    but label/Don’t_Allow status/denied level/always grant/always phase/background say/before-lapse session/ accuracy/ event/requestAlways phase/ key/ verb/missing event/settings:
    word verb/end|event/noLongerInUse|event/lapse:any
    value mute: event/requestWhenInUse|event/request:any effect/none|verb/ignore
    fact grant/temporary|label/Allow_Once = asks ; T53

    # With which requests there is an answer for once, told of when it comes.
    property asked-once-with-lesser-only
    loose
    anywhere
    despite only
    current
    subject label/Allow_Once
    but verb/end event/lapse:any event/noLongerInUse how/again prompt/P-UPG prompt/second event/requestAlways
    value only: how/only event/requestWhenInUse verb/call? verb/offer|verb/available|verb/show|verb/appear|verb/exist
    plain
    fact label/Allow_Once = both ; T15 2.3

    # Whether somebody who has refused is asked again.
    property asked-refused-reprompted
    loose
    apart
    despite again even later 나중에 each this
    subject label/Don’t_Allow status/denied grant/denied say/denied-app
    but event/settings: settings/ noun/settings device/ event/reinstall event/resetLocationAndPrivacy accuracy/ event/requestTemporaryFullAccuracy prompt/P-UPG prompt/second prompt/P-REM label/Allow_Once session/ verb/explain status/notDetermined event/tapLocationButton api/LocationButton status/restricted diagnostic/ noun/upgrade level/whenInUse
    plain
    value again: say/reprompts
    value again: how/again prompt/any|prompt/first verb/show|verb/appear|say/brings-back
    fact label/Don’t_Allow|status/denied|grant/denied|say/denied-app = never ; T11 T08

    # The same, told of time that passes.
    property asked-refused-in-time
    loose
    apart
    despite again even later 나중에
    subject label/Don’t_Allow status/denied grant/denied say/denied-app
    but event/settings: settings/ noun/settings device/ event/reinstall accuracy/ event/requestTemporaryFullAccuracy prompt/P-UPG prompt/second prompt/P-REM label/Allow_Once session/ status/notDetermined event/tapLocationButton
    word event/elapse|event/relaunch:|say/until-restart|say/until-launch
    value again: how/again verb/prompted|verb/ask|event/request:any
    value ends: verb/end
    value asked: verb/prompted|say/is-asked
    fact label/Don’t_Allow|status/denied|grant/denied|say/denied-app = never ; T11 I01

    # How long a refusal holds.
    property asked-refused-until-restart
    loose
    apart
    despite only until
    subject label/Don’t_Allow grant/denied
    but noun/delegate noun/status event/reinstall label/Allow_Once
    plain
    value until: say/until-restart|say/until-launch|say/only-until-restart
    fact label/Don’t_Allow|grant/denied = lasts ; T11 I01

    # Whether a grant for once is for one position, told of what can be had.
    property asked-once-one-position
    loose
    apart
    despite only
    subject label/Allow_Once grant/temporary
    but api/CLLocationManager.requestLocation() api/ thing/not-counted fn/아니
    plain
    value single: say/one-coordinate
    value single: noun/location thing/no-more
    fact label/Allow_Once|grant/temporary = use ; T10

    # Whether it is there after the app was started again.
    property asked-once-after-relaunch
    loose
    apart
    despite even still 여전히
    subject label/Allow_Once grant/temporary
    but session/ how/again status/notDetermined prompt/ thing/lasting-grant label/Allow_While_Using_App level/always verb/ask event/request: label/Don’t_Allow event/nextMorning
    word event/relaunch:|say/until-launch|say/next-launch
    value lasts: verb/last|verb/stay|thing/still|say/spreads
    value lasts: say/until-launch|say/next-launch verb/last|verb/stay|say/spreads
    fact label/Allow_Once|grant/temporary = ends ; T52

    # As what an app counts whose grant has lapsed.
    property asked-lapse-as-refused
    loose
    apart
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow noun/settings
    word verb/end|event/noLongerInUse|event/lapse:any
    value refused: say/treated-as-refused
    fact label/Allow_Once|grant/temporary = undecided ; T50

    property asked-lapse-only-settings
    loose
    apart
    despite only must again
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow level/always grant/always accuracy/ status/denied
    word verb/end|event/noLongerInUse|event/lapse:any
    value settings: say/only-in-settings
    fact label/Allow_Once|grant/temporary = asks ; T53

    # Whether anything that an app is told marks a grant for once.
    property asked-once-marked
    loose
    apart
    plain
    subject noun/delegate about/callback api/CLLocationManager
    but noun/settings settings/
    value marks: say/marks-once
    fact noun/delegate|about/callback|api/CLLocationManager = nothing ; I10 T10

    # Whether a grant for once can be raised.
    property asked-once-raised
    loose
    apart
    current
    despite only even
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: effect/none verb/ignore thing/direct label/Allow_While_Using_App label/Don’t_Allow prompt/first status/authorizedWhenInUse grant/provisional how/again verb/prompted verb/stay
    plain
    value raised: say/upgrades event/requestAlways|level/always
    value raised: say/can-be-upgraded
    value asked: how/can verb/ask level/always
    value enough: verb/suffice event/requestAlways|noun/upgrade|level/always|say/upgrades|verb/become
    fact label/Allow_Once|grant/temporary = nothing ; T37 I11

    # What a direct request that was allowed leads to.
    property asked-direct-plain-use
    loose
    apart
    current
    subject event/requestAlways thing/direct level/always
    but label/Allow_Once label/Don’t_Allow prompt/second say/effectively noun/settings label/Keep_Only_While_Using
    word label/Allow_While_Using_App|event/answer:any
    value plain: say/plain-use
    fact event/requestAlways|thing/direct|level/always = provisional ; T18

    # Whether both prompts come in a row.
    property asked-both-in-a-row
    loose
    apart
    current
    plain
    subject event/requestAlways thing/direct prompt/second
    but level/whenInUse event/requestWhenInUse noun/event how/later prompt/first
    value row: say/both-in-a-row verb/show|verb/appear|verb/prompted
    fact event/requestAlways|thing/direct|prompt/second = event ; T15 T40

    # Whether the upgrade comes once more after it was declined.
    property asked-declined-asked-more
    loose
    apart
    current
    despite again later even may 나중에 each
    subject label/Keep_Only_While_Using say/declines-upgrade
    but noun/settings event/settings: settings/never settings/askNextTime event/reinstall event/resetLocationAndPrivacy status/notDetermined grant/none accuracy/ verb/explain event/requestWhenInUse noun/held label/Allow_Once prompt/P-REM effect/none verb/ignore
    plain
    value again: how/again prompt/P-UPG|prompt/any verb/show|verb/appear|say/is-followed
    value asks: how/can how/again verb/ask level/always
    value asks: how/can how/again event/requestAlways
    value asks: say/asks-again-then
    fact label/Keep_Only_While_Using|say/declines-upgrade = nothing ; T36 T31

    # How often the upgrade can be asked for.
    property asked-upgrade-as-often
    loose
    apart
    despite again each may later
    subject say/upgrades prompt/P-UPG
    but status/notDetermined grant/none effect/none verb/ignore label/Allow_Once grant/temporary session/ noun/settings say/only-once
    plain
    value often: say/any-times verb/ask|event/requestAlways|verb/call
    value often: how/can say/any-times
    fact say/upgrades|prompt/P-UPG = once ; T36

    # How many keys Always takes.
    property asked-always-one-key
    loose
    apart
    current
    despite only
    plain
    subject event/requestAlways level/always
    but key/ platform/ effect/none session/ level/whenInUse grant/whenInUse event/requestWhenInUse count/2 items/2 verb/need-not
    value one: say/one-key
    fact event/requestAlways|level/always = two ; T16 4.1
    """
}
