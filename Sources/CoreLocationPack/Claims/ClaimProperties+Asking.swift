/// What requests and prompts come to.
extension ClaimProperties {
  static let asking = """
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
    era iOS 13.0 99.0
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
    era iOS 13.0 99.0
    subject prompt/P-WIU prompt/first
    but prompt/second prompt/P-UPG prompt/P-REM label/Change_to_Always_Allow verb/choose verb/become verb/agree noun/settings settings/ event/settings: grant/ status/ verb/need how/later
    word noun/option|verb/offer
    value always: level/always|option/Always_Allow|label/Always_Allow
    fact prompt/P-WIU|prompt/first = none ; 2.3

    # Whether the prompt for the lesser right offers the greater.
    property use-prompt-offers-always
    loose
    apart
    despite again
    subject event/requestWhenInUse
    but event/requestAlways prompt/second prompt/P-UPG prompt/P-REM label/Change_to_Always_Allow noun/settings grant/ how/later
    word prompt/any|prompt/first|prompt/P-WIU
    value always: option/Always_Allow|label/Always_Allow verb/appear|verb/show|verb/offer|verb/exist|noun/option
    fact event/requestWhenInUse = none ; 2.3 T05

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

    # Whether the old text is enough for Always since iOS 11.
    property old-key-suffices
    loose
    apart
    despite only
    era iOS 11.0 99.0
    subject event/requestAlways level/always
    but event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription
    word key/NSLocationAlwaysUsageDescription
    value one: say/one-suffices|thing/covers-other
    fact event/requestAlways|level/always = both ; T16 4.1

    # The same, where no version is named.
    property old-key-suffices-now
    loose
    apart
    current
    despite only
    subject event/requestAlways level/always
    but event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription
    word key/NSLocationAlwaysUsageDescription
    value one: say/one-suffices|thing/covers-other
    fact event/requestAlways|level/always = both ; T16 4.1

    # Whether Always can be asked for out of use.
    property asked-from-background
    loose
    apart
    current
    despite even
    subject event/requestAlways event/requestWhenInUse event/request:any noun/upgrade
    but session/ accuracy/ event/requestTemporaryFullAccuracy phase/foreground diagnostic/ grant/ noun/location noun/event service/ verb/deliver
    plain
    value can: say/from-background verb/available|verb/ask
    value can: say/from-background how/can
    fact event/requestAlways|event/requestWhenInUse|event/request:any|noun/upgrade = no ; T07 T17

    # How many answers the prompt for Always had on iOS 11 and 12.
    property always-options-11
    loose
    apart
    despite only
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always
    but prompt/P-UPG prompt/second noun/upgrade grant/ verb/grant key/ count/3 event/requestWhenInUse noun/plist
    word verb/appear|verb/show|verb/offer|noun/option|verb/choose
    value two: count/2|say/two-options
    fact event/requestAlways|prompt/always = three ; T21

    # Whether that prompt offered the lesser right.
    property always-option-use-11
    loose
    apart
    firm
    era iOS 11.0 13.0
    subject event/requestAlways prompt/always
    but prompt/P-UPG prompt/second noun/upgrade key/ event/requestWhenInUse grant/
    word verb/offer|noun/option|verb/choose|verb/unavailable|verb/missing
    value use: level/whenInUse|phase/inUse|label/Allow_While_Using_App
    value none: verb/unavailable|verb/missing level/whenInUse|label/Allow_While_Using_App
    fact event/requestAlways|prompt/always = use ; T21 V12

    # Whether the first upgrade prompt comes at once.
    property upgrade-at-once
    loose
    apart
    firm
    era iOS 13.4 99.0
    despite 즉시 바로 항상
    subject event/requestAlways level/always
    but grant/provisional prompt/second label/ how/again grant/temporary session/ status/ how/lacking
    word level/whenInUse|grant/whenInUse|event/requestWhenInUse
    value at-once: how/at-once|how/instantly prompt/any|prompt/P-UPG verb/appear|verb/show
    fact event/requestAlways|level/always = at-once ; T30

    # What a later prompt holds.
    property later-prompt-holds
    loose
    apart
    despite again few
    subject prompt/P-UPG prompt/second prompt/P-REM
    but prompt/first prompt/P-WIU event/requestWhenInUse
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
    value called: how/again verb/call verb/appear|verb/show
    fact prompt/second = event ; T40 T38

    # Since when there are requests.
    property request-since
    loose
    anywhere
    era iOS - 8.0
    subject event/requestWhenInUse event/requestAlways
    word verb/introduce
    value introduced: verb/introduce
    fact event/requestWhenInUse|event/requestAlways = ios8 ; 2.1 5.1

    # Which version a request needs.
    property request-requires
    apart
    era iOS 9.0 99.0
    subject event/requestWhenInUse event/requestAlways
    beside verb/call noun/member
    word say/requires
    value later: say/requires
    plain
    fact event/requestWhenInUse|event/requestAlways = ios8 ; 2.1 5.1

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
    despite only
    subject prompt/any prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM label/Keep_Only_While_Using label/Change_to_Always_Allow accuracy/ event/requestTemporaryFullAccuracy label/Allow_Once
    word noun/option|say/two-options
    value two: say/two-options|count/2 label/Don’t_Allow
    fact prompt/any|prompt/first|prompt/P-WIU = three ; T05 2.3

    # The same on named versions.
    property two-buttons-era
    loose
    apart
    despite only
    era iOS 13.0 99.0
    subject prompt/any prompt/first prompt/P-WIU
    but prompt/P-UPG prompt/second prompt/P-REM label/Keep_Only_While_Using label/Change_to_Always_Allow accuracy/ event/requestTemporaryFullAccuracy label/Allow_Once
    word noun/option|say/two-options
    value two: say/two-options|count/2 label/Don’t_Allow
    fact prompt/any|prompt/first|prompt/P-WIU = three ; T05 2.3

    # What a request does whose text is missing.
    property missing-throws
    loose
    apart
    current
    subject event/request:any event/requestWhenInUse event/requestAlways
    but event/requestTemporaryFullAccuracy session/ service/
    word verb/missing|how/missing|key/
    value thrown: say/throws-told
    fact event/request:any|event/requestWhenInUse|event/requestAlways = nothing ; T06 T16

    # When the prompt for an upgrade can come.
    property upgrade-before-grant
    loose
    apart
    plain
    subject prompt/P-UPG
    but prompt/first prompt/P-WIU
    value before: say/before-grant verb/appear|verb/show
    fact prompt/P-UPG = after ; T30 I04

    # What an Always request in When In Use shows on iOS 13.0 to 13.3.
    property upgrade-early
    loose
    apart
    era iOS 13.0 13.4
    subject event/requestAlways
    but prompt/second how/later
    word level/whenInUse|grant/whenInUse|thing/lasting-grant|label/Allow_While_Using_App
    value prompt: prompt/P-UPG verb/show|verb/appear
    fact event/requestAlways = provisional ; T33

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
    value again: how/each how/again verb/appear|verb/show
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

    # Whether a request that does nothing calls back.
    property request-calls-back
    loose
    apart
    despite only even again
    subject event/requestWhenInUse event/requestAlways event/request:any
    but event/createManager event/settings: noun/settings verb/choose noun/option event/answer: event/resume verb/become label/ prompt/second verb/end event/lapse:any
    word status/decided
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/hear|verb/deliver
    fact event/requestWhenInUse|event/requestAlways|event/request:any = silent ; T08 T38

    # How often the upgrade prompt can come.
    property upgrade-often-told
    loose
    apart
    plain
    despite again each may
    subject prompt/P-UPG
    but grant/none status/notDetermined label/ noun/settings event/settings: event/reinstall effect/none prompt/second
    value often: say/any-times
    fact prompt/P-UPG = once ; T30 T36

    # What a request hands back.
    property request-returns
    loose
    apart
    plain
    subject event/requestWhenInUse event/requestAlways
    but api/CLLocationManager.authorizationStatus api/CLLocationManager.authorizationStatus() event/requestTemporaryFullAccuracy noun/delegate
    value status: say/returns-status
    value completion: noun/completion verb/offer|verb/grant|verb/declare|verb/call|verb/need|verb/use|verb/exist
    fact event/requestWhenInUse|event/requestAlways = nothing ; T05 2.1

    # Whether the requests have had their day.
    property request-deprecated
    apart
    current
    subject event/requestAlways event/requestWhenInUse
    beside noun/member verb/call
    word verb/deprecated
    value deprecated: verb/deprecated
    fact event/requestAlways|event/requestWhenInUse = valid ; 2.1 5.1

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
    """
}
