/// What requests come to.
extension ClaimProperties {
  static let asking = """
    # Whether the prompt for the lesser right offers the greater.
    property use-prompt-offers-always
    loose
    apart
    despite again
    subject event/requestWhenInUse
    but event/requestAlways prompt/second prompt/P-UPG prompt/P-REM label/Change_to_Always_Allow noun/settings grant/ how/later how/itself
    word prompt/any|prompt/first|prompt/P-WIU
    value always: option/Always_Allow|label/Always_Allow verb/appear|verb/show|verb/offer|verb/exist|noun/option
    fact event/requestWhenInUse = none ; 2.3 T05

    # Whether the old text is enough for Always since iOS 11.
    property old-key-suffices
    loose
    apart
    despite only
    era iOS 11.0 -
    subject event/requestAlways level/always
    but event/requestWhenInUse key/NSLocationAlwaysAndWhenInUseUsageDescription
    word key/NSLocationAlwaysUsageDescription
    value one: say/one-suffices|thing/covers-other|say/all-it-takes
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
    value one: say/one-suffices|thing/covers-other|say/all-it-takes
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
    despite only
    subject event/requestAlways prompt/always
    but verb/ask verb/prompted prompt/P-UPG prompt/second noun/upgrade key/ event/requestWhenInUse grant/
    word verb/offer|noun/option|verb/unavailable|verb/missing
    value use: level/whenInUse|phase/inUse|label/Allow_While_Using_App
    value none: verb/unavailable|verb/missing level/whenInUse|label/Allow_While_Using_App
    fact event/requestAlways|prompt/always = use ; T21 V12

    # Whether the first upgrade prompt comes at once.
    property upgrade-at-once
    loose
    apart
    firm
    era iOS 13.4 -
    despite 즉시 바로 항상
    subject event/requestAlways level/always
    but grant/provisional prompt/second label/ how/again grant/temporary session/ status/ how/lacking
    word level/whenInUse|grant/whenInUse|event/requestWhenInUse
    value at-once: how/at-once|how/instantly prompt/any|prompt/P-UPG verb/appear|verb/show
    fact event/requestAlways|level/always = at-once ; T30

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
    era iOS 9.0 -
    subject event/requestWhenInUse event/requestAlways
    but noun/plist noun/text key/
    beside verb/call noun/member
    word say/requires
    value later: say/requires
    plain
    fact event/requestWhenInUse|event/requestAlways = ios8 ; 2.1 5.1

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

    # What an Always request in When In Use shows on iOS 13.0 to 13.3.
    property upgrade-early
    loose
    apart
    era iOS 13.0 13.4
    subject event/requestAlways
    but prompt/second how/later
    word level/whenInUse|grant/whenInUse|thing/lasting-grant|say/from-use|label/Allow_While_Using_App
    value prompt: prompt/P-UPG|prompt/any verb/show|verb/appear
    fact event/requestAlways = provisional ; T33

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

    # What a request hands back.
    property request-returns
    loose
    apart
    plain
    despite question whether
    subject event/requestWhenInUse event/requestAlways
    but api/CLLocationManager.authorizationStatus api/CLLocationManager.authorizationStatus() event/requestTemporaryFullAccuracy noun/delegate say/wrapper
    value status: say/returns-status
    value bool: thing/gets-bool verb/report|verb/deliver|verb/grant|verb/become
    value handed: noun/completion verb/deliver|verb/report
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
    despite until
    era iOS 13.0 -
    plain
    subject event/requestTemporaryFullAccuracy event/requestWhenInUse
    but session/ grant/provisional noun/held noun/event event/requestAlways api/CLLocationManager.requestAlwaysAuthorization()
    value later: say/remembers-request
    fact event/requestTemporaryFullAccuracy|event/requestWhenInUse = nothing ; T07 T85

    # What stands for the purpose of a request.
    property purpose-is-text
    loose
    apart
    plain
    despite must
    subject event/requestTemporaryFullAccuracy thing/entry
    value text: say/is-the-text
    fact event/requestTemporaryFullAccuracy|thing/entry = key ; T80

    # What a request gives back, told with what it would tell.
    property returns-answer
    loose
    apart
    plain
    despite question whether
    subject event/requestWhenInUse event/requestAlways
    but noun/delegate label/ grant/ say/wrapper
    value answer: thing/returned-answer
    fact event/requestWhenInUse|event/requestAlways = nothing ; 5.1

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
    era iOS 13.4 -
    subject event/requestAlways
    but status/notDetermined prompt/second how/direct
    word thing/lasting-grant
    value provisional: grant/provisional verb/become
    fact event/requestAlways = upgrade ; T30

    # What a temporary request hands to its completion.
    property completes-bool
    loose
    apart
    despite question whether
    subject noun/completion event/requestTemporaryFullAccuracy
    but noun/delegate api/CLError verb/need
    word verb/report|verb/deliver|verb/grant|verb/call
    value bool: type/boolean
    fact noun/completion|event/requestTemporaryFullAccuracy = error ; 5.1 T81
    """
}
