/// More of what a grant is and how it ends: second prompts, devices, clips and installations.
extension ClaimProperties {
  static let grantRulesMore = """
    # Which number accuracy has, told in words.
    property grant-raw-accuracy
    loose
    apart
    subject accuracy/full accuracy/reduced
    but api/CLAccuracyAuthorization.fullAccuracy api/CLAccuracyAuthorization.reducedAccuracy status/ service/ unit/
    word noun/raw
    value *: count/
    fact accuracy/full = count/0 ; 1.1
    fact accuracy/reduced = count/1 ; 1.1

    # Whether the status shows that services are off.
    property grant-off-unaffected
    loose
    apart
    subject device/servicesOff event/settings:globalOff
    but grant/ label/ settings/ status/
    word api/CLLocationManager.authorizationStatus|noun/reported-status
    value same: say/unaffected|say/no-influence
    fact device/servicesOff|event/settings:globalOff = denied ; T65

    # Whether a request prompts while services are off.
    property grant-off-request-prompts
    loose
    apart
    given
    despite hedge
    subject device/servicesOff event/settings:globalOff
    but noun/settings verb/turn-on label/Settings label/Cancel session/ verb/start noun/service event/start: how/back
    word event/requestWhenInUse|event/requestAlways|event/request:any
    value prompt: prompt/any|prompt/first|prompt/P-WIU verb/show|verb/appear
    fact device/servicesOff|event/settings:globalOff = nothing ; T08 T38 T65

    # What a new installation starts from.
    property grant-reinstall-old
    loose
    anywhere
    plain
    subject event/reinstall
    but label/ fn/never
    value old: say/keeps-old
    fact event/reinstall = undecided ; T76

    # Whether a removed app leaves its decision behind.
    property grant-reinstall-clears
    loose
    apart
    firm
    subject event/reinstall
    but api/ thing/data key/ noun/settings label/
    word verb/wipe|verb/end
    value cleared: verb/wipe|verb/end noun/location|noun/status
    fact event/reinstall = cleared ; T76

    # Whether a grant survives a flight.
    property grant-airplane-wipes
    loose
    apart
    plain
    subject term/airplane-mode
    but fn/아니 label/ noun/service
    value ever: thing/forever status/denied|verb/deny|noun/status
    value wiped: noun/status|say/access-itself verb/wipe|verb/end
    fact term/airplane-mode = kept ; T71

    # Whether the delegate hears of a second prompt that was declined.
    property grant-second-declined-silent
    loose
    apart
    firm
    subject prompt/second
    but status/authorized status/denied status/restricted api/CLAuthorizationStatus status/notDetermined prompt/P-UPG event/requestAlways prompt/P-REM label/ level/always grant/always noun/held noun/event fn/아니 verb/agree
    word verb/deny|say/refused|say/against
    value heard: noun/delegate|about/callback
    fact prompt/second = heard ; T43 I12

    # Whether what was answered can be changed.
    property grant-answer-for-good
    loose
    apart
    plain
    despite even
    subject prompt/any event/answer:any thing/answer
    but status/restricted device/restricted thing/restrictions accuracy/ prompt/second prompt/P-UPG
    value never: say/not-even-in-settings
    fact prompt/any|event/answer:any|thing/answer = settings ; T59 I01

    # Whether a running app hears of the row that lets it ask again.
    property grant-ask-next-silent
    loose
    apart
    firm
    subject event/settings:askNextTime settings/askNextTime
    but status/ api/CLAuthorizationStatus grant/none phase/suspended phase/terminated how/unchanged label/ prompt/ verb/prompted
    word phase/running
    value heard: noun/delegate|about/callback
    fact event/settings:askNextTime|settings/askNextTime = heard ; T61 T03

    # The same, of silence.
    property grant-ask-next-mute
    loose
    apart
    subject event/settings:askNextTime settings/askNextTime
    but status/ api/CLAuthorizationStatus grant/none phase/suspended phase/terminated how/unchanged label/ prompt/ verb/prompted
    word phase/running
    value mute: verb/silent
    fact event/settings:askNextTime|settings/askNextTime = heard ; T61 T03

    # Whether Settings can change a provisional grant.
    property grant-provisional-changeable
    loose
    apart
    firm
    subject grant/provisional
    but label/ verb/report event/request:any event/requestAlways say/by-code fn/without
    word noun/settings|event/settings:any
    value can: how/can verb/become noun/settings
    value can: how/can event/settings:any
    fact grant/provisional = can ; T47

    # Which button a clip never has.
    property grant-clip-change
    loose
    apart
    on App_Clip
    subject label/Change_to_Always_Allow
    word verb/appear|verb/show|verb/offer|verb/choose
    value there: verb/appear|verb/show|verb/offer|verb/choose
    fact label/Change_to_Always_Allow = never ; T29 1.5

    # Whether the grant of a clip ends with its process.
    property grant-clip-process
    loose
    apart
    plain
    on App_Clip
    subject noun/status level/whenInUse grant/whenInUse
    but label/Allow_Once grant/temporary event/nextMorning fn/아니 thing/data prompt/
    value process: event/terminate verb/end|verb/wipe
    fact noun/status|level/whenInUse|grant/whenInUse = morning ; T79

    # Which button the prompts of these platforms never have.
    property grant-no-always-button
    loose
    apart
    plain
    despite instead
    on tvOS visionOS
    subject prompt/any prompt/first prompt/P-WIU
    but event/requestAlways fn/아니
    value button: say/always-button|option/Always_Allow|label/Always_Allow
    value button: level/always noun/option
    fact prompt/any|prompt/first|prompt/P-WIU = never ; 1.5

    # What Settings shows of a provisional grant, told of the check mark.
    property grant-provisional-row-checked
    loose
    apart
    plain
    subject grant/provisional
    but verb/choose verb/agree event/answer: prompt/second label/ level/whenInUse verb/confirm
    value always: say/always-row
    fact grant/provisional = use ; 1.3 T18

    # How many events are held, told with a number.
    property grant-held-number
    loose
    apart
    subject noun/held
    but service/region-monitoring event/elapse hours/ days/ phase/suspended
    word verb/pile|verb/hold|verb/last|verb/stay
    value many: count/3|count/4|count/5|count/10|count/20|count/50|count/100
    fact noun/held = one ; T41 I15

    # How soon the reminder comes, told of the first use.
    property grant-reminder-early
    loose
    apart
    plain
    subject prompt/P-REM
    value early: say/right-after-use
    fact prompt/P-REM = later ; T72

    # Whether an answer can only be undone by a new installation.
    property grant-answer-reinstall
    loose
    apart
    plain
    despite only must again
    subject label/Change_to_Only_While_Using label/Don’t_Allow label/Allow_Once grant/temporary
    but event/requestAlways level/always verb/ask verb/prompted prompt/any noun/settings event/settings: fn/or
    value reinstall: say/must-reinstall
    fact label/Change_to_Only_While_Using|label/Don’t_Allow|label/Allow_Once|grant/temporary = settings ; T59 T74 T53

    # Whether a person can undo both, told of either.
    property grant-either-changeable
    loose
    anywhere
    despite hedge or
    subject status/restricted
    but thing/guardian verb/lift fn/아니
    word say/either-level
    value can: say/user-can-change
    fact status/restricted = nobody ; T69

    # Which row of Settings a grant for once is shown in.
    property grant-once-row-use
    loose
    apart
    subject label/Allow_Once
    but verb/become label/Allow_While_Using_App event/settings: fn/can fn/than
    word say/opens-settings|noun/settings
    value use: level/whenInUse|settings/whileUsing verb/show|verb/report
    fact label/Allow_Once = ask-next ; 1.3

    # What comes of a second prompt that nobody answers.
    property grant-second-unanswered
    loose
    anywhere
    subject prompt/second
    but label/ event/settings: noun/settings
    word say/if-unanswered|say/no-event
    value lost: verb/end|verb/wipe level/always|grant/always
    fact prompt/second = provisional ; T45

    # Whether an answer ends a restriction.
    property grant-restricted-by-prompt
    loose
    anywhere
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied thing/guardian verb/lift fn/아니 noun/settings
    word prompt/first|prompt/P-WIU
    value ended: verb/end|say/limit-gone verb/choose|verb/grant|verb/agree
    fact status/restricted = nobody ; T69 I02
    """
}
