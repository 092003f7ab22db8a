/// What answers give, and for how long.
extension ClaimProperties {
  static let answering = """
    # Whether somebody who allowed once can be asked for more at once.
    property once-upgraded-at-once
    loose
    apart
    current
    era iOS 13.0 -
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again
    word how/at-once
    value asked: how/can event/requestAlways|noun/upgrade|level/always verb/ask|verb/prompted
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # Whether an answer for once has a status of its own.
    property once-own-status
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but noun/settings settings/
    value own: thing/own-value
    fact label/Allow_Once|grant/temporary = none ; T10 I10

    # Which status an answer for once leaves.
    property once-stays-undecided
    loose
    apart
    given
    subject label/Allow_Once
    but verb/end event/lapse:any event/noLongerInUse event/leaveForeground event/terminate event/terminate:byUser event/relaunch: how/back prompt/P-UPG level/always phase/background phase/notInUse phase/terminated session/ how/again verb/launch verb/become verb/show prompt/ verb/create verb/start
    word status/notDetermined
    value undecided: status/notDetermined verb/stay|thing/still|verb/last
    fact label/Allow_Once = status/authorizedWhenInUse ; T10

    # How often an app can ask somebody who has refused.
    property asks-refused
    loose
    apart
    despite again
    subject label/Don’t_Allow status/denied grant/denied verb/deny
    but noun/settings event/settings: event/reinstall event/resetLocationAndPrivacy accuracy/ label/Allow_Once label/Keep_Only_While_Using event/tapLocationButton
    word event/request:any|verb/ask|event/requestWhenInUse|event/requestAlways|say/one-more-chance
    value often: how/can verb/ask|event/request:any times/2|times/3|times/5|noun/limit
    value chance: say/one-more-chance
    fact label/Don’t_Allow|status/denied|grant/denied|verb/deny = never ; T08 T11

    # Since when there is an answer for once.
    property once-since
    apart
    era iOS 14.0 -
    subject label/Allow_Once
    beside noun/option
    word verb/introduce
    value introduced: verb/introduce
    fact label/Allow_Once = ios13 ; T10 2.3

    # Whether the status tells an answer for once apart.
    property once-told-apart
    loose
    apart
    told
    despite only question or whether
    subject label/Allow_Once grant/temporary
    but noun/settings settings/askNextTime settings/never settings/always status/notDetermined event/lapse:any event/noLongerInUse grant/provisional
    word api/CLLocationManager.authorizationStatus|noun/status|noun/member|say/learns-whether
    value told: verb/distinguish|how/told-apart
    value told: say/learns-whether label/Allow_While_Using_App
    fact label/Allow_Once|grant/temporary = never ; I10 T10

    # What an answer for once gives in the prompt for Always.
    property once-of-always
    loose
    apart
    given
    despite elsewhere later 나중에
    subject label/Allow_Once
    but label/Allow_While_Using_App event/lapse:any how/again event/relaunch: noun/settings event/settings: verb/end prompt/second fn/아니 say/that-temporary phase/terminated effect/none verb/not-work
    word event/requestAlways|prompt/always|level/always|verb/become|verb/grant
    value always: status/authorizedAlways
    value provisional: grant/provisional verb/become|verb/render
    fact label/Allow_Once = when-in-use ; T19

    # What somebody who refuses still gives.
    property refused-gives-told
    loose
    apart
    subject label/Don’t_Allow
    but verb/available label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: noun/settings prompt/P-ACC accuracy/ prompt/P-UPG say/opens-settings
    word verb/grant|thing/step-down
    value given: level/whenInUse|grant/whenInUse
    value given: thing/step-down
    fact label/Don’t_Allow = nothing ; T11 T20

    # Whether the choice between the two levels comes after an answer for once.
    property once-change
    loose
    apart
    current
    era iOS 13.0 -
    given
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse event/relaunch: noun/settings event/settings: how/again label/Allow_While_Using_App
    word verb/appear|verb/show
    value change: prompt/change
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # How long a grant for once stays.
    property once-stays
    loose
    apart
    plain
    despite even
    subject label/Allow_Once grant/temporary
    but session/ label/Allow_While_Using_App level/always grant/always status/notDetermined event/lapse:any verb/end event/noLongerInUse phase/inUse accuracy/ term/background-location-indicator api/CLAuthorizationStatus.notDetermined thing/continuous thing/live-activity
    value installation: say/whole-installation verb/last|verb/stay|verb/grant
    value days: event/elapse|hours/|days/|say/an-hour verb/last|verb/stay
    fact label/Allow_Once|grant/temporary = use ; T50

    # Whether who refused can change that in Settings.
    property reversible
    loose
    apart
    firm
    subject label/Don’t_Allow grant/denied
    but status/restricted device/restricted thing/restrictions thing/guardian say/by-code say/outside verb/unavailable prompt/P-ACC accuracy/ api/CLAuthorizationStatus.restricted
    word noun/settings
    value reversible: verb/undo
    fact label/Don’t_Allow|grant/denied = reversible ; T59 T60

    # Whether the delegate hears of the lesser answer to the reminder.
    property reminder-heard
    loose
    apart
    firm
    despite hedge
    subject label/Change_to_Only_While_Using prompt/P-REM
    but label/Always_Allow option/ level/always noun/settings event/settings: how/again
    word label/Change_to_Only_While_Using|level/whenInUse
    value heard: noun/delegate verb/call|verb/hear
    value silent: say/delegate-unaware|verb/silent
    fact label/Change_to_Only_While_Using|prompt/P-REM = heard ; T74

    # What the reminder makes of the status.
    property reminder-stays
    loose
    apart
    subject label/Change_to_Only_While_Using
    but label/Always_Allow
    value always: status/authorizedAlways verb/stay|verb/last
    plain
    fact label/Change_to_Only_While_Using = when-in-use ; T74

    # Whether a request still prompts once a grant for once has lapsed.
    property lapsed-mute-whole
    loose
    anywhere
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow phase/background level/always grant/always event/settings: session/ say/before-lapse accuracy/
    word event/requestWhenInUse|event/request:any
    value mute: event/lapse:any|verb/end|event/noLongerInUse say/no-more-prompt
    fact label/Allow_Once|grant/temporary = prompts ; T53

    # Whether a lapsed grant takes a new installation.
    property lapse-reinstall
    loose
    apart
    plain
    despite before must until again
    subject label/Allow_Once grant/temporary
    but label/Don’t_Allow prompt/P-UPG
    value installation: say/must-reinstall
    fact label/Allow_Once|grant/temporary = asks ; T53

    # Whether time alone ends a grant for once.
    property once-minutes
    loose
    apart
    plain
    subject label/Allow_Once grant/temporary
    but session/ term/background-location-indicator phase/inUse phase/background event/noLongerInUse event/leaveForeground label/Allow_While_Using_App status/ accuracy/ noun/event event/terminate
    value time: minutes/|hours/|days/ verb/end
    fact label/Allow_Once|grant/temporary = use ; T50

    # What one choice lasts for.
    property once-lasts
    loose
    apart
    plain
    current
    era iOS 13.0 -
    despite until
    subject label/Allow_Once grant/temporary
    but phase/ event/leaveForeground event/noLongerInUse session/ event/invalidateBackgroundSession event/createBackgroundSession term/background-location-indicator thing/continuous label/Don’t_Allow level/always event/requestAlways label/Allow_While_Using_App noun/settings
    value long: say/whole-installation verb/last|verb/stay|verb/in-force
    value long: event/elapse verb/in-force
    fact label/Allow_Once|grant/temporary = use ; T50 1.2

    # Whether one choice uses the prompt up.
    property once-never-again
    loose
    apart
    despite without again after
    subject label/Allow_Once grant/temporary
    but event/requestAlways prompt/P-UPG label/Don’t_Allow level/always
    word verb/end|event/lapse:any|event/noLongerInUse
    value never: say/only-by-settings
    fact label/Allow_Once|grant/temporary = again ; T53

    # How often the choice is there.
    property once-per-installation
    loose
    apart
    plain
    despite only
    subject label/Allow_Once
    but event/requestAlways prompt/P-UPG level/always label/Change_to_Always_Allow
    value one: say/once-per-installation
    fact label/Allow_Once = each-prompt ; T53

    # Whether a background activity session keeps a temporary grant.
    property once-with-session
    loose
    apart
    despite even
    subject label/Allow_Once grant/temporary
    but event/invalidateBackgroundSession session/ noun/settings settings/ event/terminate phase/terminated
    word say/even-with-session
    value ends: verb/end|verb/wipe how/instantly|how/at-once|thing/every-moment
    fact label/Allow_Once|grant/temporary = lasts ; T51

    # What one choice gives where the greater level was asked for.
    property once-of-always-told
    loose
    apart
    despite elsewhere
    subject label/Allow_Once
    but label/Allow_While_Using_App event/lapse:any how/again event/relaunch: noun/settings event/settings: verb/end prompt/second fn/아니 say/that-temporary
    word event/requestAlways|prompt/always
    value provisional: grant/provisional verb/become|verb/render
    facts once-of-always
    """
}
