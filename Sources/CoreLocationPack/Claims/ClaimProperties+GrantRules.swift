/// What a grant is and how it ends, in the words of talk.
extension ClaimProperties {
  static let grantRules = """
    # Whether a person can lift a restriction by choosing a row, told of what to send people to.
    property grant-restricted-picks
    loose
    anywhere
    despite advice can must question may
    subject status/restricted device/restricted
    but status/denied api/CLAuthorizationStatus.denied grant/denied thing/guardian verb/lift verb/turn-off label/ effect/none verb/unavailable fn/no fn/아니 say/outside verb/removed
    word noun/settings
    value picked: how/can verb/choose level/whenInUse|settings/whileUsing|level/always|settings/always
    fact status/restricted|device/restricted = nobody ; T69 I02

    # The same, told of the restriction that ends.
    property grant-restricted-freed
    loose
    anywhere
    despite 바로 즉시 advice can also 뿐
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied thing/guardian verb/turn-off verb/lift fn/아니 say/outside verb/removed term/restrictions
    word noun/settings
    value freed: verb/turn-on noun/location|noun/status verb/end
    value freed: how/itself verb/become verb/end
    fact status/restricted = nobody ; T69 I02

    # Whether a grant for once is one for good, told of the tap.
    property grant-once-for-good
    loose
    anywhere
    despite must not later
    subject label/Allow_Once grant/temporary
    but label/Allow_While_Using_App label/Don’t_Allow accuracy/ session/ fn/no verb/end fn/than fn/unless
    plain
    value good: say/set-for-good
    fact label/Allow_Once|grant/temporary = use ; T50

    # What the delegate hears of the tap on a grant for once.
    property grant-once-tapped
    loose
    apart
    subject label/Allow_Once
    but phase/ event/lapse: event/noLongerInUse event/leaveForeground event/enterForeground event/terminate event/relaunch: verb/end how/back status/authorizedWhenInUse label/Allow_While_Using_App label/Don’t_Allow noun/settings how/later session/ verb/launch
    word verb/choose
    value undecided: status/notDetermined noun/delegate verb/deliver|verb/report|verb/hear|verb/call
    fact label/Allow_Once = use ; T10

    # Whether a request for Always under a grant for once shows the upgrade, told of both.
    property grant-once-upgrade
    loose
    anywhere
    current
    era iOS 13.0 -
    despite again
    subject grant/temporary label/Allow_Once
    but label/Allow_While_Using_App label/Don’t_Allow noun/settings event/settings: settings/whileUsing status/ session/ event/noLongerInUse event/lapse: verb/end accuracy/ event/requestWhenInUse prompt/first noun/option thing/direct fn/no verb/ignore effect/none verb/need verb/choose verb/agree
    word event/requestAlways
    value prompt: prompt/P-UPG verb/appear|verb/show
    fact grant/temporary|label/Allow_Once = nothing ; T37

    # Whether the second prompt keeps a schedule.
    property grant-second-scheduled
    loose
    apart
    plain
    despite whether after regardless
    subject prompt/second
    but label/ verb/choose
    value fixed: say/fixed-time
    fact prompt/second = event ; T40

    # Whether the status stays undecided under restrictions.
    property grant-restricted-undecided
    loose
    apart
    given
    despite 안 only 뿐
    subject device/restricted thing/restrictions
    but fn/아니 fn/않 verb/lift verb/undo verb/end label/ device/servicesOff
    word noun/status|noun/reported-status|api/CLLocationManager.authorizationStatus
    value undecided: status/notDetermined verb/stay
    fact device/restricted|thing/restrictions = restricted ; T69

    # Which number the grant of a level has.
    property grant-raw-level
    loose
    anywhere
    subject level/always grant/always
    but status/ api/CLAuthorizationStatus level/whenInUse grant/whenInUse
    word noun/raw
    value *: count/
    fact level/always|grant/always = count/3 ; 1.1

    # What a refused second prompt, told with its prompt, gives the delegate.
    property grant-second-kept-silent
    loose
    apart
    firm
    subject label/Keep_Only_While_Using
    but status/ api/CLAuthorizationStatus prompt/P-UPG event/requestAlways prompt/P-REM level/always grant/always noun/held noun/event fn/아니
    word prompt/second
    value heard: noun/delegate|about/callback
    fact label/Keep_Only_While_Using = heard ; T43 I12

    # Whether a provisional grant has a case of its own.
    property grant-provisional-case
    loose
    apart
    plain
    despite always
    subject grant/provisional
    but noun/settings settings/ thing/whether-provisional
    value own: thing/own-value verb/deliver|verb/report|verb/exist|verb/offer|verb/grant|verb/show|noun/status
    fact grant/provisional = none ; I10 T18

    # What is reported of a grant on a Mac, told of the level.
    property grant-mac-level
    loose
    apart
    on macOS
    subject event/answer:allow verb/agree
    but verb/unavailable verb/missing level/always status/ label/ fn/아니 key/
    word noun/status
    value use: level/whenInUse verb/report
    fact event/answer:allow|verb/agree = always ; T116

    # What Settings shows of a grant for once, told with the row.
    property grant-once-never-row
    loose
    apart
    subject label/Allow_Once grant/temporary
    but verb/choose verb/become label/Don’t_Allow label/Allow_While_Using_App fn/than verb/differ status/denied thing/unlike
    word verb/report|verb/show|verb/appear|verb/mark
    value never: event/settings:never|settings/never
    fact label/Allow_Once|grant/temporary = ask-next ; 1.3

    # Whether who kept the lesser level can be asked once more.
    property grant-kept-asked-again
    loose
    apart
    plain
    despite again
    subject label/Keep_Only_While_Using
    but noun/settings event/settings: settings/ event/reinstall event/resetLocationAndPrivacy status/notDetermined effect/none verb/ignore say/pointless fn/not fn/no fn/never grant/none
    value can: how/can say/second-call
    value can: how/can verb/prompted how/again
    fact label/Keep_Only_While_Using = once ; T46 T36

    # Until when a restriction that was lifted is reported.
    property grant-restricted-until
    until
    subject status/restricted
    but status/denied verb/lift thing/guardian
    word verb/stay|verb/last|noun/status
    value reinstall: event/reinstall
    fact status/restricted = lifted ; T70

    # What apps start from once services are on again.
    property grant-services-on-fresh
    loose
    apart
    subject event/settings:globalOn say/off-and-on
    but grant/none fn/없 fn/not fn/never noun/diagnostic label/
    word status/notDetermined
    value fresh: status/notDetermined say/resets|verb/fall-back|verb/start
    fact event/settings:globalOn|say/off-and-on = restored ; T66

    # What comes of a reminder that nobody answers.
    property grant-reminder-unanswered
    loose
    anywhere
    despite unless
    subject prompt/P-REM
    but label/ option/Change verb/choose level/whenInUse noun/settings
    word event/elapse|say/if-unanswered|say/no-event|hours/|days/
    value lost: verb/end level/always|grant/always
    value lost: verb/wipe level/always|grant/always
    fact prompt/P-REM = kept ; T72

    # Whether a session is of no use to a grant for once.
    property grant-once-session-useless
    loose
    apart
    plain
    subject grant/temporary label/Allow_Once
    but event/terminate phase/terminated phase/background phase/notInUse event/leaveForeground verb/create session/service:any event/requestAlways level/always
    value useless: session/background effect/none|say/pointless
    fact grant/temporary|label/Allow_Once = kept ; T51

    # Whether a provisional grant does what a permanent one does, told of it as a whole.
    property grant-provisional-real
    loose
    apart
    plain
    despite even until also
    subject grant/provisional
    but label/ noun/delegate about/callback api/ status/authorized status/notDetermined phase/inUse phase/foreground noun/status fn/아니
    value real: say/like-real
    value real: say/as-permanent verb/work
    fact grant/provisional = held ; T40 I15

    # Whether an event that has become too old is delivered.
    property grant-old-delivered
    loose
    apart
    plain
    despite even only
    subject label/Change_to_Always_Allow event/answer:allow verb/agree prompt/second noun/held grant/provisional
    but verb/end verb/wipe
    value old: say/old-event verb/deliver
    fact label/Change_to_Always_Allow|event/answer:allow|verb/agree|prompt/second|noun/held|grant/provisional = dropped ; T42

    # Whether a restriction is a refusal, told of when.
    property grant-restricted-when-refused
    loose
    apart
    plain
    subject status/restricted
    but status/denied api/CLAuthorizationStatus.denied thing/guardian fn/아니 fn/not verb/distinguish
    value refused: say/when-refused
    fact status/restricted = restrictions ; 1.1 T69

    # What devices that others manage report where location is forbidden.
    property grant-managed-reports
    loose
    apart
    despite advice
    subject thing/managed-device
    but status/restricted label/ noun/settings event/settings: device/servicesOff verb/choose fn/아니 diagnostic/ api/CLError
    word say/location-forbidden|verb/unavailable
    value *: status/denied|status/notDetermined
    fact thing/managed-device = status/restricted ; T69
    """
}
