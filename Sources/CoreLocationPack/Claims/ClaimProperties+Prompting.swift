/// What prompts hold, and when they come.
extension ClaimProperties {
  static let prompting = """
    # Whether a delegate learns that a prompt is shown.
    property told-of-showing-told
    loose
    apart
    given
    despite again
    subject prompt/any prompt/first prompt/second prompt/P-UPG prompt/P-WIU about/prompt
    but verb/choose noun/option label/ noun/status verb/become event/change:any thing/permission-change event/answer: prompt/P-ACC diagnostic/ event/createManager event/settings: session/ thing/error api/CLError verb/unavailable verb/missing
    word verb/appear|verb/show|verb/close
    value told: noun/delegate|about/callback verb/know|verb/call|verb/report|verb/hear
    fact prompt/any|prompt/first|prompt/second|prompt/P-UPG|prompt/P-WIU|about/prompt = never ; 2.3

    # How many answers the first prompt has since iOS 13.
    property three-options-era
    loose
    apart
    despite again few
    era iOS 13.0 -
    subject prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM unit/seconds seconds/ count/3
    word noun/option|say/two-options
    value *: count/4|count/5
    value two: say/two-options
    fact prompt/first|prompt/P-WIU = count/3 ; 2.3

    # Whether the first prompt has two answers only, where no version is named.
    property first-two
    loose
    apart
    current
    despite again few only
    subject prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM event/requestAlways prompt/always unit/seconds seconds/ count/3
    plain
    value two: say/two-options
    fact prompt/first|prompt/P-WIU = three ; 2.3

    # Whether the delegate hears at the moment a prompt is shown.
    property heard-at-showing
    loose
    apart
    plain
    subject prompt/any prompt/first prompt/second prompt/P-UPG prompt/P-WIU about/prompt
    but verb/choose noun/option event/answer: session/ diagnostic/
    value told: say/at-showing noun/delegate|about/callback verb/call|verb/report|verb/hear
    fact prompt/any|prompt/first|prompt/second|prompt/P-UPG|prompt/P-WIU|about/prompt = never ; 2.3

    # Whether it offers Always.
    property options-always-era
    loose
    apart
    despite again few
    era iOS 13.0 -
    subject prompt/P-WIU prompt/first
    but prompt/second prompt/P-UPG prompt/P-REM label/Change_to_Always_Allow verb/choose verb/become verb/agree noun/settings settings/ event/settings: grant/ status/ verb/need how/later
    word noun/option|verb/offer
    value always: level/always|option/Always_Allow|label/Always_Allow
    fact prompt/P-WIU|prompt/first = none ; 2.3

    # Whether the system has a text of its own for a prompt.
    property text-of-system
    loose
    apart
    plain
    current
    despite again instead
    subject prompt/any prompt/first prompt/P-WIU about/prompt
    but key/NSLocationUsageDescription
    word verb/missing|how/missing|how/lacking
    value default: thing/default-text
    fact prompt/any|prompt/first|prompt/P-WIU|about/prompt = none ; T06 T16

    # What a later prompt holds.
    property later-prompt-holds
    loose
    apart
    despite again few
    subject prompt/P-UPG prompt/second prompt/P-REM
    but prompt/first prompt/P-WIU event/requestWhenInUse grant/provisional verb/introduce
    word verb/exist|verb/offer|noun/option|verb/declare
    value *: label/Allow_Once|label/Don’t_Allow
    fact prompt/P-UPG|prompt/second|prompt/P-REM = other ; 2.3

    # What brings the second prompt.
    property second-by-call
    loose
    apart
    plain
    despite again must
    subject prompt/second
    but noun/event noun/held event/eventReady:always prompt/P-UPG grant/temporary noun/delegate about/callback
    value called: say/second-call verb/appear|verb/show
    value called: verb/call verb/appear|verb/show how/again
    fact prompt/second = event ; T40 T38

    # Whose text the prompt for a temporary accuracy shows.
    property accuracy-text-told
    loose
    apart
    subject prompt/P-ACC event/requestTemporaryFullAccuracy
    but key/NSLocationTemporaryUsageDescriptionDictionary verb/need event/requestWhenInUse event/requestAlways prompt/first prompt/P-WIU thing/entry
    word noun/text|verb/show|verb/appear|verb/explain
    value *: key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription|key/NSLocationAlwaysUsageDescription
    fact prompt/P-ACC|event/requestTemporaryFullAccuracy = key/NSLocationTemporaryUsageDescriptionDictionary ; 2.3 4.1

    # How many answers the alert has.
    property two-buttons
    loose
    apart
    current
    era iOS 13.0 -
    despite only
    subject prompt/any prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM label/Keep_Only_While_Using label/Change_to_Always_Allow accuracy/ event/requestTemporaryFullAccuracy label/Allow_Once count/3 items/3
    word noun/option|say/two-options
    value two: say/two-options|count/2 label/Don’t_Allow
    fact prompt/any|prompt/first|prompt/P-WIU = three ; T05 2.3

    # When the prompt for an upgrade can come.
    property upgrade-before-grant
    loose
    apart
    plain
    subject prompt/P-UPG
    but prompt/first prompt/P-WIU
    value before: say/before-grant verb/appear|verb/show
    fact prompt/P-UPG = after ; T30 I04

    # Whether the upgrade prompt comes until somebody agrees.
    property upgrade-until-agreed
    loose
    apart
    despite again each
    plain
    subject prompt/P-UPG
    but prompt/second status/notDetermined
    value again: say/until-agreed verb/appear|verb/show|verb/report
    fact prompt/P-UPG = once ; T36

    # The same, for each call.
    property upgrade-each-call
    loose
    apart
    despite again each
    subject prompt/P-UPG
    but prompt/second status/notDetermined event/settings: noun/settings event/reinstall event/resetLocationAndPrivacy how/first noun/option noun/text key/ count/
    word event/requestAlways|verb/call
    value again: how/each verb/appear|verb/show how/again
    fact prompt/P-UPG = once ; T36

    # Whether the event comes before the prompt.
    property held-first
    loose
    apart
    plain
    subject prompt/second
    but label/ verb/choose verb/agree phase/inUse phase/foreground
    value first: say/delivered-first
    fact prompt/second = after ; T40 T44

    # How often the upgrade prompt can come.
    property upgrade-often-told
    loose
    apart
    plain
    despite again each may
    subject prompt/P-UPG
    but grant/none status/notDetermined label/ noun/settings event/settings: event/reinstall effect/none prompt/second prompt/P-REM say/only-once
    value often: say/any-times
    fact prompt/P-UPG = once ; T30 T36

    # How often the prompt of a request can come.
    property prompt-often
    loose
    apart
    despite again each may
    subject prompt/any prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM prompt/P-ACC accuracy/ level/always session/ grant/temporary label/ event/noLongerInUse event/settings: event/reinstall event/resetLocationAndPrivacy effect/none api/LocationButton
    word verb/show|verb/appear|verb/prompted|verb/ask
    value often: say/any-times
    fact prompt/any|prompt/first|prompt/P-WIU = once ; T08 T30

    # Whether a prompt has a row of Settings as an answer.
    property prompt-has-row
    loose
    apart
    plain
    subject prompt/first prompt/P-WIU prompt/P-UPG prompt/second
    value row: option/ask-next
    fact prompt/first|prompt/P-WIU|prompt/P-UPG|prompt/second = other ; 2.3

    # How many answers the prompt for the lesser right had before iOS 13.
    property use-options-12
    loose
    apart
    despite only
    era iOS 8.0 13.0
    subject prompt/first prompt/P-WIU event/requestWhenInUse
    but event/requestAlways prompt/always level/always
    word noun/option
    value *: count/3|count/4
    fact prompt/first|prompt/P-WIU|event/requestWhenInUse = two ; T12

    # Whether Always can be asked for once more on iOS 11 and 12.
    property again-11
    loose
    apart
    despite again
    era iOS 11.0 13.0
    subject prompt/always event/requestAlways
    but event/requestWhenInUse prompt/first prompt/P-WIU noun/settings event/settings: status/notDetermined event/reinstall grant/
    word verb/choose
    value again: verb/ask|verb/show|verb/prompted|event/request:any how/again
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
    era iOS 13.4 -
    subject prompt/P-UPG
    but event/requestAlways event/requestWhenInUse event/request:any verb/ask prompt/second noun/event grant/provisional how/later
    word verb/appear|verb/show
    value later: event/elapse|days/|hours/ verb/appear|verb/show
    fact prompt/P-UPG = at-once ; T30

    # Whether the process for Always can begin once more after a refusal.
    property process-over
    loose
    apart
    plain
    despite again must how
    subject prompt/second label/Keep_Only_While_Using event/requestAlways
    but noun/settings event/settings: event/reinstall status/notDetermined event/resetLocationAndPrivacy grant/none api/CLAuthorizationStatus.notDetermined grant/temporary label/Allow_Once
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
    but noun/settings prompt/first label/Always_Allow label/Don’t_Allow event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime event/settings:never settings/never device/
    word verb/become|verb/report|noun/status|noun/delegate
    value *: status/denied|status/restricted|status/notDetermined
    fact prompt/P-REM|label/Change_to_Only_While_Using = status/authorizedWhenInUse ; T74

    # Where the prompt for temporary accuracy appears.
    property accuracy-prompt
    loose
    apart
    despite may
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
    but prompt/first prompt/P-WIU prompt/second prompt/P-UPG verb/choose verb/grant noun/settings settings/never event/settings: verb/deny verb/introduce say/there-since verb/available
    value *: label/Don’t_Allow|label/Allow_Once|label/Allow_While_Using_App
    fact prompt/P-REM = label/Change_to_Only_While_Using ; 2.3

    # Where old watches asked.
    property old-watch-asks
    loose
    apart
    plain
    era watchOS 2.0 4.0
    subject prompt/any event/request:any verb/prompted verb/ask
    value watch: say/on-the-wrist
    fact prompt/any|event/request:any|verb/prompted|verb/ask = phone ; 6.1

    # Whether the watch has asked by itself from the start.
    property watch-asks-since
    loose
    apart
    plain
    since watchOS 4.0
    despite still
    subject prompt/any verb/prompted event/request:any
    but say/on-the-phone thing/on-phone verb/need session/ service/
    value itself: say/on-the-wrist
    fact prompt/any|verb/prompted|event/request:any = phone ; 6.1

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

    # Whether the delegate hears that a prompt shows.
    property told-of-showing-ever
    loose
    apart
    subject prompt/any about/prompt prompt/first prompt/P-WIU prompt/P-UPG
    but verb/choose noun/option label/ noun/status verb/become event/change:any thing/permission-change event/answer: event/answer:any thing/answer verb/agree prompt/P-ACC diagnostic/ event/createManager event/settings: session/ thing/error api/CLError verb/unavailable verb/missing level/
    word verb/appear|verb/show
    value told: noun/delegate|about/callback verb/know
    fact prompt/any|about/prompt|prompt/first|prompt/P-WIU|prompt/P-UPG = never ; 2.3
    """
}
