/// What answers, levels and grants give, and for how long.
extension ClaimProperties {
  static let rights = """
    # Whether somebody who allowed once can be asked for more at once.
    property once-upgraded-at-once
    loose
    apart
    current
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse grant/none status/notDetermined event/relaunch: how/again
    word how/at-once
    value asked: how/can event/requestAlways|noun/upgrade|level/always verb/ask|verb/prompted
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # How many events wait for the second prompt.
    property all-held
    loose
    apart
    plain
    despite only each
    subject grant/provisional
    but label/ session/
    value all: say/all-held
    fact grant/provisional = one ; T41 I15

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

    # Whether provisional Always brings events in use.
    property provisional-in-use-told
    loose
    apart
    firm
    subject grant/provisional
    but noun/held prompt/ label/ phase/notInUse phase/background event/eventReady:always session/ event/noLongerInUse accuracy/
    word phase/inUse|phase/foreground
    value delivered: noun/location|noun/event verb/deliver|verb/report
    fact grant/provisional = delivered ; T39

    # Which row Settings marks while Always is provisional.
    property row-marked
    loose
    apart
    subject grant/provisional
    but label/ event/ verb/become verb/turn-on prompt/
    word noun/settings
    value always: settings/always|level/always|grant/always verb/choose
    fact grant/provisional = use ; 1.3 T18

    # Whether a property of the manager tells that Always is provisional.
    property provisional-member
    loose
    apart
    told
    subject grant/provisional
    but noun/settings settings/ event/settings: prompt/
    word noun/member
    value known: verb/know|verb/report|verb/distinguish|verb/available
    fact grant/provisional = never ; 1.2 I10

    # How often an app can ask somebody who has refused.
    property asks-refused
    loose
    apart
    despite again
    subject label/Don’t_Allow status/denied grant/denied verb/deny
    but noun/settings event/settings: event/reinstall event/resetLocationAndPrivacy accuracy/ label/Allow_Once label/Keep_Only_While_Using
    word event/request:any|verb/ask|event/requestWhenInUse|event/requestAlways|say/one-more-chance
    value often: how/can verb/ask|event/request:any times/2|times/3|times/5|noun/limit
    value chance: say/one-more-chance
    fact label/Don’t_Allow|status/denied|grant/denied|verb/deny = never ; T08 T11

    # Whether a request that is decided prompts again.
    property granted-prompts
    loose
    apart
    despite again
    given
    subject grant/whenInUse grant/authorized level/whenInUse
    but event/requestAlways prompt/P-UPG grant/temporary label/ verb/end event/lapse:any status/notDetermined noun/settings event/settings: session/ prompt/second level/always event/reinstall
    word event/requestWhenInUse
    value prompt: how/again prompt/any verb/show|verb/appear
    value prompt: prompt/any say/any-times
    fact grant/whenInUse|grant/authorized|level/whenInUse = nothing ; T08 I07

    # Since when there is an answer for once.
    property once-since
    apart
    era iOS 14.0 99.0
    subject label/Allow_Once
    beside noun/option prompt/any
    word verb/introduce
    value introduced: verb/introduce
    fact label/Allow_Once = ios13 ; T10 2.3

    # Whether the status tells an answer for once apart.
    property once-told-apart
    loose
    apart
    told
    despite only
    subject label/Allow_Once grant/temporary
    but noun/settings settings/ status/notDetermined event/lapse:any event/noLongerInUse grant/provisional
    word api/CLLocationManager.authorizationStatus|noun/status|noun/member
    value told: verb/distinguish|how/told-apart
    fact label/Allow_Once|grant/temporary = never ; I10 T10

    # What an answer for once gives in the prompt for Always.
    property once-of-always
    loose
    apart
    given
    despite elsewhere
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
    but verb/available label/Allow_Once label/Allow_While_Using_App label/Keep_Only_While_Using label/Change_to_Always_Allow event/settings: noun/settings prompt/P-ACC accuracy/ prompt/P-UPG
    word verb/grant
    value given: level/whenInUse|grant/whenInUse
    fact label/Don’t_Allow = nothing ; T11 T20

    # Whether events reach a provisional app out of use.
    property provisional-delivers
    loose
    apart
    subject grant/provisional
    but label/ verb/choose verb/agree noun/option event/answer: noun/held thing/answer phase/inUse phase/foreground grant/always level/whenInUse
    word phase/background|phase/notInUse|phase/terminated
    value delivered: how/at-once|how/instantly verb/deliver noun/event|noun/location|service/
    value delivered: say/delivered-first
    fact grant/provisional = held ; T40 I15

    # Whether a provisional app gets nothing.
    property provisional-nothing
    loose
    apart
    firm
    subject grant/provisional
    but noun/held prompt/ label/ phase/notInUse phase/background phase/terminated event/eventReady:always session/ event/noLongerInUse accuracy/ noun/event
    word thing/at-all
    value delivered: noun/location verb/deliver
    fact grant/provisional = delivered ; T39

    # Whether the choice between the two levels comes after an answer for once.
    property once-change
    loose
    apart
    current
    given
    subject label/Allow_Once grant/temporary
    but verb/end event/lapse:any event/noLongerInUse event/relaunch: noun/settings event/settings: how/again label/Allow_While_Using_App
    word verb/appear|verb/show
    value change: prompt/change
    fact label/Allow_Once|grant/temporary = nothing ; T37

    # Whether a session in the background keeps a grant for once.
    property kept-in-session
    loose
    apart
    despite even not
    subject grant/temporary label/Allow_Once
    but event/invalidateBackgroundSession label/Allow_While_Using_App label/Don’t_Allow accuracy/ event/settings: settings/never noun/settings event/terminate event/terminate:byUser phase/terminated event/reboot event/reinstall event/resetLocationAndPrivacy device/
    word say/even-in-session
    value ends: verb/end|verb/wipe
    fact grant/temporary|label/Allow_Once = lasts ; T51 V15

    # How long a grant for once stays.
    property once-stays
    loose
    apart
    plain
    despite even
    subject label/Allow_Once grant/temporary
    but session/ label/Allow_While_Using_App level/always grant/always status/notDetermined event/lapse:any verb/end event/noLongerInUse phase/inUse accuracy/ term/background-location-indicator api/CLAuthorizationStatus.notDetermined
    value installation: say/whole-installation verb/last|verb/stay|verb/grant
    value days: event/elapse|hours/|days/ verb/last|verb/stay
    fact label/Allow_Once|grant/temporary = use ; T50

    # What time makes of provisional Always.
    property times-out
    loose
    apart
    subject grant/provisional
    but label/ prompt/ event/settings: settings/never verb/choose verb/agree noun/held verb/deliver
    word say/no-event
    value permanent: verb/become|verb/render thing/lasting-grant|grant/always
    value less: verb/become level/whenInUse|grant/whenInUse|status/denied|verb/deny|status/notDetermined
    value ends: verb/end
    fact grant/provisional = stays ; T45

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

    # Whether a session that is held stays silent after its grant has lapsed.
    property held-mute
    loose
    apart
    plain
    despite still question must only can unless
    subject grant/temporary label/Allow_Once
    but verb/let-go event/invalidateServiceSession phase/background event/enterForeground phase/foreground session/background session/service:none key/ say/invalidated api/CLServiceSession.AuthorizationRequirement.none
    value mute: session/service:any|session/service:whenInUse say/mute
    fact grant/temporary|label/Allow_Once = asks ; T93 R28

    # Whether Always is settled once and for all.
    property never-questioned
    loose
    apart
    plain
    despite again each later
    subject grant/always level/always
    but label/ verb/deny say/refused status/denied event/request prompt/P-UPG prompt/second grant/provisional how/lacking session/ api/CLAuthorizationStatus.denied event/requestWhenInUse event/requestAlways event/request:any api/CLLocationManager.requestAlwaysAuthorization() api/CLLocationManager.requestWhenInUseAuthorization()
    value never: say/never-questioned
    fact grant/always|level/always = reminder ; T72 T73

    # Whether the delegate hears of the lesser answer to the reminder.
    property reminder-heard
    loose
    apart
    firm
    despite hedge
    subject label/Change_to_Only_While_Using prompt/P-REM
    but label/Always_Allow noun/settings event/settings: how/again
    word label/Change_to_Only_While_Using|level/whenInUse
    value heard: noun/delegate verb/call|verb/hear
    value silent: say/delegate-unaware|verb/silent
    fact label/Change_to_Only_While_Using|prompt/P-REM = heard ; T74

    # Whether a watch and its phone share a grant for once.
    property shared-once
    loose
    apart
    firm
    current
    subject grant/temporary label/Allow_Once accuracy/temporary
    but how/back noun/delegate session/
    word thing/phone-and-watch
    value shared: say/spreads|verb/share
    fact grant/temporary|label/Allow_Once|accuracy/temporary = shared ; T55

    # Whether a grant for once ends as soon as the app is left.
    property no-grace
    loose
    apart
    subject grant/temporary label/Allow_Once
    but session/ phase/notInUse event/noLongerInUse event/terminate label/Allow_While_Using_App
    word event/leaveForeground|phase/background
    value at-once: how/instantly verb/end|verb/wipe
    fact grant/temporary|label/Allow_Once = grace ; T49

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
    despite before must until
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

    # Which level suffices to start standard updates behind other apps.
    property use-starts-behind
    loose
    apart
    current
    despite even only may
    subject level/whenInUse grant/whenInUse status/authorizedWhenInUse
    but level/always grant/always session/ thing/live-activity phase/foreground phase/inUse event/enterForeground event/leaveForeground term/background-location-indicator verb/continue thing/continuous verb/stay verb/last service/live-updates prompt/ effect/none verb/not-work thing/error api/CLError delivery/error
    word phase/background|phase/notInUse
    value starts: event/startStandard verb/suffice
    value starts: how/can event/startStandard say/start-updates
    value starts: how/can verb/start noun/location|service/standard-location
    value starts: say/starts-fine
    value starts: say/started-behind noun/location|service/standard-location
    fact level/whenInUse|grant/whenInUse|status/authorizedWhenInUse = no ; T120 R06

    # Whether the greater level brings precise positions against the user's choice.
    property always-precise
    loose
    apart
    despite from even
    subject level/always grant/always status/authorizedAlways
    but verb/ask
    word accuracy/full|accuracy/reduced|thing/precise-pill|event/settings:preciseOff
    value exempt: thing/not-counted
    value exempt: say/unaffected
    fact level/always|grant/always|status/authorizedAlways = bound ; 6.4

    # What one choice lasts for.
    property once-lasts
    loose
    apart
    plain
    current
    despite until
    subject label/Allow_Once grant/temporary
    but phase/ event/leaveForeground event/noLongerInUse session/ event/invalidateBackgroundSession event/createBackgroundSession term/background-location-indicator thing/continuous label/Don’t_Allow level/always event/requestAlways label/Allow_While_Using_App noun/settings
    value long: say/whole-installation verb/last|verb/stay|verb/in-force
    value long: event/elapse verb/in-force
    fact label/Allow_Once|grant/temporary = use ; T50 1.2
    """
}
