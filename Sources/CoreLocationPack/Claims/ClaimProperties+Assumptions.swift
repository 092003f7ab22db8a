/// What is often taken for granted of grants, prompts and the texts they show, and is not so.
extension ClaimProperties {
  static let assumptions = """
    # What is reported right after a temporary grant, and as long as it lasts.
    property once-right-after
    loose
    apart
    firm
    subject label/Allow_Once grant/temporary
    but verb/end effect/none event/noLongerInUse phase/notInUse event/relaunch: say/expires event/leaveForeground event/elapse event/lapse:any event/terminate how/again noun/diagnostic
    word say/right-after|say/as-long-as
    value undecided: status/notDetermined
    value use: status/authorizedWhenInUse
    fact label/Allow_Once|grant/temporary = use ; T10

    # Whether a temporary grant ends though the app goes on behind with its sign.
    property once-ends-tracking
    loose
    anywhere
    despite even still although
    subject label/Allow_Once grant/temporary
    but event/reboot event/terminate event/relaunch: session/service: say/stops-tracking
    word say/though-tracking
    value ends: verb/end|event/lapse:any|say/expires|verb/wipe|say/taken-away
    fact label/Allow_Once|grant/temporary = lasts ; T51

    # Whether an app whose temporary grant has ended may ask.
    property lapsed-barred
    loose
    apart
    current
    despite again even still no-longer
    subject grant/temporary label/Allow_Once
    but status/denied label/Don’t_Allow session/ event/requestAlways level/always prompt/P-UPG phase/background how/itself
    word verb/end|say/expires|event/lapse:any
    value barred: thing/not-permitted verb/show|verb/ask|verb/prompted
    value barred: say/barred-from-prompt
    fact grant/temporary|label/Allow_Once = asks ; T53

    # How long the lasting answer holds.
    property lasting-run
    loose
    apart
    subject label/Allow_While_Using_App thing/lasting-grant
    but label/Allow_Once grant/temporary
    plain
    value run: say/current-run
    fact label/Allow_While_Using_App|thing/lasting-grant = lasts ; T09

    # What a call does to the code that makes it.
    property request-blocks
    loose
    apart
    plain
    despite until only after
    subject event/requestWhenInUse event/requestAlways event/request:any
    but completion/ event/requestTemporaryFullAccuracy
    value blocks: say/blocks-caller
    fact event/requestWhenInUse|event/requestAlways|event/request:any = returns ; 3.1

    # Whether the state tells which of two answers was given.
    property once-learnt
    loose
    apart
    despite question or whether
    subject label/Allow_Once grant/temporary
    word label/Allow_While_Using_App|thing/lasting-grant
    value told: say/learns-whether
    fact label/Allow_Once|grant/temporary = never ; T10 I10

    # What the refusal of the first prompt leaves.
    property refused-steps-down
    loose
    anywhere
    subject label/Don’t_Allow
    but event/settings: noun/settings prompt/second prompt/P-UPG grant/provisional accuracy/ event/requestTemporaryFullAccuracy
    word prompt/first|prompt/always|event/requestAlways|level/always
    value lesser: thing/step-down
    fact label/Don’t_Allow = denied ; T11 T20

    # How many answers there were to a request for the greater level.
    property always-two-answers
    loose
    anywhere
    era iOS 11.0 13.0
    subject event/requestAlways level/always prompt/always
    but level/whenInUse label/Only_While_Using_the_App prompt/P-UPG
    plain
    value two: say/two-alone
    fact event/requestAlways|level/always|prompt/always = three ; T21

    # How an app with the lesser level came to the greater one.
    property raised-in-settings-alone
    loose
    apart
    despite only
    era iOS 11.0 13.0
    subject level/always
    but label/ status/denied
    word level/whenInUse|grant/whenInUse
    value settings: say/only-in-settings
    fact level/always = prompt ; T34

    # What the event that a second prompt held does after the lesser answer.
    property kept-event-delivered
    loose
    apart
    despite even still although
    subject label/Keep_Only_While_Using
    but label/Change_to_Always_Allow verb/drop phase/inUse phase/foreground level/whenInUse
    word noun/event
    value delivered: verb/deliver|verb/receive
    fact label/Keep_Only_While_Using = dropped ; T43 I16

    # Whether the lesser answer to the second prompt shows.
    property second-kept-unseen
    loose
    anywhere
    despite nothing changes
    subject label/Keep_Only_While_Using
    but prompt/P-UPG
    word prompt/second|grant/provisional
    value unseen: say/unobservable
    fact label/Keep_Only_While_Using = heard ; T43 I12

    # Whether the greater answer to the second prompt is told.
    property second-accepted-told
    loose
    anywhere
    subject label/Change_to_Always_Allow
    but prompt/P-UPG status/authorizedWhenInUse
    word prompt/second|grant/provisional
    value heard: verb/hear|thing/gets-callback
    value heard: verb/call noun/delegate|about/callback
    fact label/Change_to_Always_Allow = silent ; T44 I13

    # What the row of a provisional grant shows.
    property provisional-row-ticked
    loose
    anywhere
    subject grant/provisional
    but settings/whileUsing level/whenInUse
    word say/row-checked
    value always: settings/always
    fact grant/provisional = while-using ; T18 1.2

    # When the second prompt comes.
    property second-after-another-call
    loose
    anywhere
    despite only again
    subject prompt/second
    but prompt/P-UPG
    plain
    value called: say/call-again-first
    value called: say/call-first how/again
    fact prompt/second = event ; T40 T46

    # What an app with the lesser level alone is asked to confirm.
    property reminder-of-lesser
    loose
    anywhere
    despite only
    subject prompt/P-REM
    but level/always grant/always status/authorizedAlways noun/option verb/choose verb/become
    plain
    value lesser: held/whenInUse
    fact prompt/P-REM = always ; T72

    # What is left when an update no longer supports the greater level.
    property support-dropped
    loose
    anywhere
    despite only
    subject say/drops-always-support
    plain
    value denied: status/denied
    value undecided: status/notDetermined
    fact say/drops-always-support = when-in-use ; T77

    # Whether one text is enough for a request for the greater level.
    property one-text-suffices
    loose
    anywhere
    despite even only
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but event/requestWhenInUse prompt/first verb/crash
    word event/requestAlways|prompt/always|level/always
    value works: count/1 verb/work|verb/suffice|say/no-problem
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = both ; T16

    # Which text belongs to a native Mac app.
    property mac-text
    loose
    anywhere
    on macOS
    subject key/NSLocationWhenInUseUsageDescription key/NSLocationAlwaysAndWhenInUseUsageDescription
    but verb/need-not
    word noun/text|noun/plist|prompt/any
    value belongs: say/belongs-under
    fact key/NSLocationWhenInUseUsageDescription|key/NSLocationAlwaysAndWhenInUseUsageDescription = usage ; 4.1
    """
}
