/// What else is told of authorization.
extension ClaimProperties {
  static let telling = """
    # Whether a complication lets a closed app prompt.
    property complication-prompts-told
    loose
    apart
    subject thing/complication term/complication
    but event/enterForeground
    word phase/background|phase/notInUse
    value prompt: prompt/any verb/show|verb/appear
    fact thing/complication|term/complication = never ; T07 6.1

    # The same, told by what the user does not do.
    property complication-prompts-closed
    loose
    apart
    subject thing/complication term/complication
    word how/lacking
    value prompt: prompt/any verb/show|verb/appear
    fact thing/complication|term/complication = never ; T07 6.1

    # What is reported while the second prompt has not been answered.
    property reported-until-second
    loose
    apart
    plain
    subject say/until-second
    but noun/settings settings/ label/ phase/ verb/choose
    value other: status/authorizedWhenInUse|status/notDetermined|status/denied verb/report|verb/stay|verb/last
    fact say/until-second = status/authorizedAlways ; 1.3 T18

    # When the implicit session begins.
    property implicit-at-call
    loose
    apart
    plain
    subject thing/implicit
    but session/background api/CLBackgroundActivitySession verb/need
    value call: thing/no-loop verb/start|verb/create|verb/exist
    fact thing/implicit = iteration ; 2.1 R24

    # Whether a running app hears of a change.
    property hears-while-running
    loose
    apart
    firm
    subject thing/permission-change event/change:any noun/delegate about/callback
    but phase/ process/ event/terminate event/terminate:byUser session/ grant/temporary label/ verb/off event/createManager noun/location noun/event event/lapse:any verb/start verb/launch verb/last verb/close verb/end how/lacking how/missing
    word noun/delegate|about/callback
    value told: say/until-restart verb/report|verb/call|verb/deliver|verb/know|verb/hear
    fact thing/permission-change|event/change:any|noun/delegate|about/callback = told ; T03

    # How long a grant that lasts is kept.
    property lasting-ends
    loose
    apart
    subject thing/lasting-grant
    but label/Allow_Once grant/temporary session/ noun/settings event/settings: api/LocationButton
    word event/terminate|event/terminate:byUser|phase/terminated|event/leaveForeground|event/reboot|event/noLongerInUse|phase/background
    value ends: verb/end
    fact thing/lasting-grant = lasts ; T09

    # Whether the upgrade prompt waits for an event.
    property upgrade-waits
    loose
    apart
    firm
    era iOS 13.4 99.0
    subject say/from-use
    but grant/provisional prompt/second
    word prompt/any|prompt/P-UPG
    value now: say/until-event verb/show|verb/appear
    fact say/from-use = now ; T30

    # The same, for a request that shows nothing.
    property upgrade-shows-nothing
    loose
    apart
    despite nothing
    current
    plain
    subject say/from-use
    but grant/provisional prompt/second
    value nothing: say/shows-nothing say/until-event
    fact say/from-use = prompt ; T30

    # Whether they arrive before the second prompt.
    property delivered-before-second
    loose
    apart
    plain
    subject phase/background phase/notInUse phase/terminated
    but phase/inUse phase/foreground grant/always label/Allow_Once level/whenInUse
    value early: say/before-second verb/deliver
    fact phase/background|phase/notInUse|phase/terminated = held ; T40 I15

    # How long an event waits.
    property held-however-long
    loose
    apart
    plain
    subject noun/held
    but grant/always
    value kept: say/however-long verb/hold|verb/stay|verb/last
    fact noun/held = dropped ; T42

    # Whether an event that has waited for long is dropped.
    property held-dropped
    loose
    apart
    firm
    subject noun/held
    but grant/always
    word say/however-long
    value dropped: say/however-long verb/end|verb/deprecated|verb/ignore
    fact noun/held = dropped ; T42

    # What comes of the event after somebody has decided against Always.
    property held-after-no
    loose
    apart
    despite even
    subject noun/held
    but label/Change_to_Always_Allow
    word say/against|label/Keep_Only_While_Using
    value delivered: verb/deliver
    fact noun/held = never ; T43 I16

    # Whether a complication can prompt.
    property complication-may
    loose
    apart
    subject thing/complication term/complication
    but event/enterForeground phase/foreground phase/inUse event/relaunch: verb/launch
    word prompt/any|say/may-prompt
    value prompt: how/can prompt/any verb/show|verb/appear
    value prompt: say/may-prompt
    fact thing/complication|term/complication = never ; T07

    # Whether an upgrade can be asked for right after an answer for once.
    property once-upgraded-after
    loose
    apart
    current
    despite after
    subject say/right-after-once
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again prompt/ effect/none verb/ignore
    plain
    value asked: event/requestAlways|noun/upgrade
    value asked: verb/ask level/always
    fact say/right-after-once = nothing ; T37

    # Whether anything tells that Always is provisional.
    property tells-whether
    loose
    apart
    plain
    told
    subject thing/whether
    but noun/settings settings/ prompt/ event/settings:
    value told: verb/report|verb/distinguish
    fact thing/whether = never ; 1.2 I10

    # What comes of a missing text.
    property missing-crashes
    loose
    apart
    current
    plain
    subject thing/without-text
    but event/requestTemporaryFullAccuracy
    word event/request:any|event/requestWhenInUse|event/requestAlways
    value crash: event/terminate|verb/crash|delivery/crash
    fact thing/without-text = nothing ; T06 T16

    # What the first prompt of a direct request offers.
    property direct-first
    loose
    apart
    current
    subject thing/direct
    but prompt/second how/later noun/event
    word verb/show|verb/offer|verb/appear|verb/start
    value upgrade: how/first label/Change_to_Always_Allow|label/Keep_Only_While_Using
    value always: option/Always_Allow|label/Always_Allow
    fact thing/direct = first ; T15 2.3

    # Whether an event that waits is dropped at all.
    property held-never-dropped
    loose
    apart
    plain
    subject noun/held
    value kept: say/never-dropped
    fact noun/held = dropped ; T41 T42

    # Since when there are two levels.
    property levels-since
    loose
    apart
    era iOS - 8.0
    subject thing/two-levels
    word verb/introduce
    value introduced: verb/introduce
    fact thing/two-levels = ios8 ; 1.1

    # Whether apps have to be asked anew once Location Services are on again.
    property anew-after-off
    loose
    apart
    despite must each cannot without again
    plain
    subject say/off-and-on event/settings:globalOn
    but grant/temporary label/ session/ event/settings:never
    value anew: say/ask-all-anew
    value anew: verb/ask-anew
    value anew: how/again verb/prompted
    fact say/off-and-on|event/settings:globalOn = restored ; T66

    # What comes of a purpose that nothing describes.
    property unknown-purpose
    loose
    apart
    plain
    subject thing/entry-missing
    but thing/no-prompt verb/missing
    value prompt: prompt/ verb/appear|verb/show
    value text: thing/default-text verb/appear|verb/show
    value nil: completion/nil
    value denied: api/CLError.denied|api/CLError.Code.denied
    fact thing/entry-missing = declined ; T83

    # Whether the delegate hears of a change of accuracy.
    property accuracy-heard
    loose
    apart
    firm
    current
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) service/ noun/event noun/location thing/region thing/beacon how/again label/ grant/none status/notDetermined phase/suspended api/CLAuthorizationStatus.notDetermined
    word noun/delegate|about/callback|say/to-delegate|say/delegate-unaware
    value heard: noun/delegate|about/callback verb/call|verb/report|verb/hear
    value heard: say/to-delegate
    value silent: say/delegate-unaware|verb/silent
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = heard ; T63 T64

    # Whether the indicator can be hidden at every level.
    property indicator-optional
    loose
    apart
    plain
    despite always 항상
    subject term/background-location-indicator
    but level/always grant/always
    value hidden: say/always-hidden
    fact term/background-location-indicator = shown ; R07

    # How many sessions an app can hold.
    property one-session
    loose
    apart
    despite only can may
    subject say/one-session-only
    but session/background
    plain
    value one: thing/may-coexist|verb/exist|verb/create|verb/grant|verb/hold
    fact say/one-session-only = several ; R26

    # Whether a name can be opened twice.
    property name-twice
    loose
    apart
    plain
    despite may can elsewhere 이상
    subject thing/one-name
    but diagnostic/
    value several: thing/may-coexist
    fact thing/one-name = one ; R41 5.6

    # Whether conditions outlast the app.
    property conditions-lost
    loose
    anywhere
    subject noun/condition
    but event/reboot event/reinstall thing/unhandled verb/iterate diagnostic/ session/ say/no-monitor-open
    word event/terminate:byUser|event/terminate|phase/terminated
    value lost: say/forget|verb/wipe|thing/thrown-away
    fact noun/condition = kept ; R41

    # What is watched for which nobody waits.
    property watched-unattended
    loose
    apart
    despite although even
    subject noun/condition api/CLMonitor
    word thing/unhandled|say/no-monitor-open
    value watched: thing/still-watched
    fact noun/condition|api/CLMonitor = unwatched ; R42

    # Whether an event is the last one before it was handled.
    property last-early
    loose
    apart
    despite before first
    subject thing/last-event
    but thing/unhandled
    plain
    value early: thing/not-handled-yet verb/stored
    fact thing/last-event = handled ; R42

    # Which flag tells that the store cannot be read.
    property locked-flag
    loose
    apart
    despite yet
    given
    plain
    subject say/store-locked
    value *: api/CLMonitor.Event.conditionLimitExceeded|api/CLMonitor.Event.conditionUnsupported|diagnostic/conditionLimitExceeded|diagnostic/conditionUnsupported
    fact say/store-locked = persistenceUnavailable ; R45 1.4

    # Whether a choice in Settings takes a new installation.
    property settings-reinstall
    loose
    apart
    plain
    despite must before until
    subject noun/settings event/settings:whileUsing event/settings:always
    but event/resetLocationAndPrivacy how/back
    value installation: say/must-reinstall
    value installation: effect/none say/must-reinstall
    fact noun/settings|event/settings:whileUsing|event/settings:always = at-once ; T59 T60

    # Whether a refusal can be changed in Settings.
    property only-reinstall
    loose
    apart
    plain
    despite 밖
    subject verb/deny status/denied grant/denied label/Don’t_Allow
    but noun/settings prompt/first
    value installation: say/only-reinstall
    fact verb/deny|status/denied|grant/denied|label/Don’t_Allow = settings ; T59

    # Whether a session that is new in the background has an effect.
    property new-in-background
    loose
    apart
    plain
    current
    subject say/without-former
    but phase/foreground event/enterForeground
    value works: verb/work|effect/any|verb/in-force
    fact say/without-former = later ; T97

    # How long the system remembers sessions.
    property memory
    loose
    apart
    despite need-not
    subject say/remembers say/tracks-sessions thing/time-left say/session-record
    but seconds/ session/background verb/let-go say/until-launch
    word verb/launch|event/relaunch:|event/relaunch:byUser|event/relaunch:byEvent|verb/create
    value long: event/elapse
    value long: hours/
    value long: days/
    value long: thing/for-long
    value long: say/whole-installation
    fact say/remembers|say/tracks-sessions|thing/time-left|say/session-record = seconds ; R22 T99
    """
}
