/// What is said of later prompts and of Settings in yet other ways.
extension ClaimProperties {
  static let laterChoicesSaid = """
    # Whether the second prompt comes without an event that needs it.
    property second-without-event
    loose
    apart
    plain
    despite even whether regardless
    subject prompt/second
    but prompt/P-UPG event/requestAlways label/ verb/end grant/always
    value comes: say/even-without-event verb/appear|verb/show
    fact prompt/second = event ; T40 T45

    # Whether the reminder comes to apps that never used location out of sight.
    property reminder-without-use
    loose
    apart
    plain
    despite even also
    subject prompt/P-REM
    but label/ level/whenInUse grant/whenInUse verb/unavailable
    value unused: say/never-used-behind
    fact prompt/P-REM = used ; T72 T75

    # Whether a row of Settings waits for the next launch.
    property row-stays-until-launch
    loose
    apart
    plain
    despite until even
    subject event/settings:never settings/never event/settings:whileUsing event/settings:always event/settings:askNextTime settings/askNextTime
    but session/ phase/suspended phase/terminated event/terminate grant/temporary device/ accuracy/ label/ prompt/ key/
    value stays: say/until-launch|say/until-restart verb/stay|verb/last|verb/keep
    fact event/settings:never|settings/never|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|settings/askNextTime = at-once ; T58 T59 T60 T61

    # Whether precise positions that are back need a request.
    property precise-needs-call
    loose
    apart
    plain
    subject event/settings:preciseOn
    but accuracy/temporary event/requestTemporaryFullAccuracy level/always session/ status/notDetermined grant/none
    value call: verb/need event/requestWhenInUse|event/request:any
    fact event/settings:preciseOn = at-once ; T64

    # What becomes of an app whose provisional Always is turned down.
    property provisional-refused
    loose
    apart
    given
    subject grant/provisional
    but prompt/first prompt/P-WIU label/Don’t_Allow event/settings: settings/ status/authorizedWhenInUse level/whenInUse prompt/P-UPG noun/settings device/
    word verb/deny|say/against
    value lost: verb/become status/denied
    value undecided: verb/become status/notDetermined
    fact grant/provisional = in-use ; T43

    # Whether apps get nothing without precise positions.
    property imprecise-nothing
    loose
    apart
    plain
    current
    despite at
    subject accuracy/reduced event/settings:preciseOff
    but accuracy/full service/ thing/region thing/beacon thing/phone-and-watch noun/event phase/ key/ grant/none status/denied status/notDetermined device/ level/
    value none: say/no-positions-at-all
    fact accuracy/reduced|event/settings:preciseOff = coarse ; 6.4 T63

    # Whether a grant for once can be raised while it lasts.
    property raised-while-once
    loose
    apart
    plain
    subject grant/temporary label/Allow_Once
    but event/lapse:any noun/settings event/settings: settings/never settings/askNextTime thing/lasting-grant status/notDetermined how/again label/Allow_While_Using_App grant/provisional accuracy/ event/requestWhenInUse
    value raised: say/can-be-raised
    fact label/Allow_Once|grant/temporary = never ; T37 I11

    # Whether time makes provisional Always permanent.
    property confirmed-by-time
    loose
    apart
    plain
    despite no nothing without
    subject say/confirmed-always
    but verb/agree verb/choose thing/answer event/answer: label/ event/eventReady:always noun/event verb/need noun/settings event/settings:
    value time: event/elapse|days/|hours/|say/no-event
    fact say/confirmed-always = answer ; T44 T45

    # How often Allow Once and the reminder come.
    property never-per-installation
    loose
    apart
    plain
    despite only
    subject label/Allow_Once grant/temporary prompt/P-REM
    but event/requestAlways level/always prompt/P-UPG thing/always-process
    value limited: say/per-installation
    fact label/Allow_Once|grant/temporary|prompt/P-REM = again ; T53 T72

    # Whether a row that takes access away leaves it for a while.
    property row-keeps-grant
    loose
    apart
    plain
    despite until even only
    subject event/settings:askNextTime settings/askNextTime event/settings:never settings/never
    but settings/whileUsing settings/always device/ session/ label/ phase/suspended
    value keeps: say/keeps-grant
    fact event/settings:askNextTime|settings/askNextTime|event/settings:never|settings/never = at-once ; T58 T61

    # Whether Always from Settings is provisional.
    property settings-always-trial
    loose
    apart
    given
    plain
    despite 뿐 only first
    subject event/settings:always
    but grant/always verb/end how/back label/ prompt/P-UPG
    value trial: grant/provisional
    fact event/settings:always = permanent ; T60

    # How often iOS 11 and 12 prompted under the lesser level.
    property often-then
    loose
    apart
    despite each again
    era iOS 11.0 13.0
    subject event/requestAlways level/always
    but status/notDetermined event/reinstall noun/settings effect/none verb/ignore say/only-once
    word level/whenInUse|grant/whenInUse
    value often: say/any-times
    fact event/requestAlways|level/always = once ; T34 T36

    # Whether an app learns later of what was chosen in Settings.
    property settings-learned-late
    loose
    apart
    plain
    despite only until must
    subject event/settings:never event/settings:any event/settings:whileUsing event/settings:always event/settings:askNextTime settings/never
    but session/ phase/suspended key/ phase/terminated event/terminate phase/notInUse phase/background say/unless-runs device/
    value later: say/takes-effect-later
    fact event/settings:never|event/settings:any|event/settings:whileUsing|event/settings:always|event/settings:askNextTime|settings/never = at-once ; T58 T59 T60 T03

    # Whether a running app hears of what Settings changes.
    property running-told
    loose
    apart
    given
    firm
    subject event/settings:any event/settings:never event/settings:whileUsing event/settings:askNextTime event/change:any
    but event/terminate phase/terminated phase/suspended grant/provisional status/denied grant/denied how/unchanged accuracy/ device/
    word phase/running
    value heard: noun/delegate|about/callback verb/call|verb/hear|verb/deliver|verb/report
    fact event/settings:any|event/settings:never|event/settings:whileUsing|event/settings:askNextTime|event/change:any = heard ; T58 T03

    # What the delegate never hears of the lesser buttons of later prompts.
    property told-by-lesser
    loose
    apart
    despite still
    subject label/Keep_Only_While_Using label/Change_to_Only_While_Using
    but status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse noun/settings event/settings: event/requestAlways label/Allow_Once label/Don’t_Allow label/Allow_While_Using_App thing/restrictions verb/distinguish how/told-apart event/lapse:any
    word noun/delegate|about/callback|verb/hear
    value *: status/denied|status/notDetermined|status/restricted|status/authorizedAlways
    fact label/Keep_Only_While_Using|label/Change_to_Only_While_Using = other ; T31 T43 T74 I12

    # What it never hears of the greater one.
    property told-by-greater
    loose
    apart
    despite still
    subject label/Change_to_Always_Allow
    but status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways noun/settings event/settings: event/requestAlways label/Allow_Once label/Don’t_Allow label/Allow_While_Using_App thing/restrictions verb/distinguish how/told-apart event/lapse:any
    word noun/delegate|about/callback|verb/hear
    value *: status/denied|status/notDetermined|status/restricted|status/authorizedWhenInUse
    fact label/Change_to_Always_Allow = other ; T32 T44 I13

    # Where the lesser buttons of later prompts never leave the status.
    property left-by-lesser
    loose
    apart
    despite still
    subject label/Keep_Only_While_Using label/Change_to_Only_While_Using
    but status/authorizedWhenInUse api/CLAuthorizationStatus.authorizedWhenInUse noun/settings event/settings: event/requestAlways label/Allow_Once label/Don’t_Allow label/Allow_While_Using_App thing/restrictions verb/distinguish how/told-apart event/lapse:any
    word prompt/P-UPG|prompt/second|prompt/P-REM|verb/treat
    value *: status/denied|status/notDetermined|status/restricted|status/authorizedAlways
    fact label/Keep_Only_While_Using|label/Change_to_Only_While_Using = other ; T31 T43 T74

    # Where the greater one never leaves it.
    property left-by-greater
    loose
    apart
    despite still
    subject label/Change_to_Always_Allow
    but status/authorizedAlways api/CLAuthorizationStatus.authorizedAlways noun/settings event/settings: event/requestAlways label/Allow_Once label/Don’t_Allow label/Allow_While_Using_App thing/restrictions verb/distinguish how/told-apart event/lapse:any
    word prompt/P-UPG|prompt/second|prompt/P-REM
    value *: status/denied|status/notDetermined|status/restricted|status/authorizedWhenInUse
    fact label/Change_to_Always_Allow = other ; T32 T44

    # Which status goes with the row that is chosen in Settings.
    property checked-row
    loose
    apart
    subject settings/whileUsing settings/always level/whenInUse level/always event/settings:whileUsing event/settings:always
    but grant/provisional label/ prompt/ event/request: event/requestAlways event/requestWhenInUse key/ device/ accuracy/ grant/temporary settings/askNextTime settings/never event/settings:never event/settings:askNextTime
    word say/row-checked
    value *: status/denied|status/notDetermined|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact settings/whileUsing|level/whenInUse|event/settings:whileUsing = status/authorizedWhenInUse ; T59 1.3
    fact settings/always|level/always|event/settings:always = status/authorizedAlways ; T60 1.3

    # What a new installation begins with, told of the report.
    property reinstall-told
    loose
    apart
    given
    subject event/reinstall
    but noun/settings label/ device/ thing/restrictions event/settings: verb/remember event/requestTemporaryFullAccuracy completion/ verb/deny accuracy/ prompt/ grant/provisional
    word noun/delegate|noun/status|noun/reported-status|verb/report|verb/deliver|verb/become|verb/start|api/CLLocationManager.authorizationStatus
    value *: status/denied|status/restricted|status/authorizedAlways|status/authorizedWhenInUse
    fact event/reinstall = status/notDetermined ; T76

    # Whether somebody who has the greater right is asked for it.
    property already-asked
    loose
    apart
    despite again
    subject say/already-always grant/always
    but label/ prompt/P-REM grant/provisional prompt/second event/settings: noun/settings level/whenInUse grant/whenInUse status/notDetermined event/reinstall session/ grant/temporary accuracy/ prompt/P-ACC
    word event/requestAlways
    value prompt: prompt/any|prompt/P-UPG verb/show|verb/appear
    value prompt: verb/prompted
    fact say/already-always|grant/always = nothing ; T38

    # How long temporary accuracy lasts by the clock, where the time is told beside it.
    property accuracy-by-clock
    loose
    apart
    despite only after
    subject accuracy/temporary
    but session/ phase/inUse phase/notInUse phase/background event/noLongerInUse event/leaveForeground accuracy/reduced event/relaunch: noun/fix noun/location event/requestTemporaryFullAccuracy thing/continuous thing/live-activity term/background-location-indicator
    word event/elapse|say/an-hour|hours/|days/|minutes/
    value ends: verb/end
    value lasts: verb/last|verb/stay|verb/in-force
    fact accuracy/temporary = use ; T86

    # How long a grant for once lasts, in words of hours.
    property once-by-clock
    loose
    apart
    subject grant/temporary label/Allow_Once
    but session/ phase/inUse phase/notInUse phase/background event/noLongerInUse event/leaveForeground event/relaunch: event/requestAlways grant/provisional thing/until-tomorrow thing/live-activity thing/continuous term/background-location-indicator
    word verb/last|verb/stay|verb/in-force
    value lasts: say/an-hour
    value lasts: minutes/
    value lasts: hours/
    fact grant/temporary|label/Allow_Once = use ; T50

    # How long provisional Always is valid by the clock.
    property provisional-validity
    loose
    apart
    subject grant/provisional
    but noun/held noun/event prompt/ label/ grant/temporary accuracy/
    word noun/validity
    value time: event/elapse|say/an-hour|hours/|days/|minutes/
    fact grant/provisional = stays ; T45

    # How long what was given for once is valid by the clock.
    property once-validity
    loose
    apart
    subject grant/temporary label/Allow_Once accuracy/temporary
    but session/ phase/ event/noLongerInUse event/leaveForeground thing/until-tomorrow
    word noun/validity
    value time: event/elapse|say/an-hour|hours/|days/|minutes/
    fact grant/temporary|label/Allow_Once|accuracy/temporary = use ; T50 T86
    """
}
