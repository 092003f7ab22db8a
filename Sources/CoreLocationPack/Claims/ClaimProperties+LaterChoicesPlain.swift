/// What is said in few words of later prompts, of accuracy and of restrictions.
extension ClaimProperties {
  static let laterChoicesPlain = """
    # Whether provisional Always ends without an answer.
    property provisional-ends-alone
    loose
    apart
    plain
    subject grant/provisional
    but noun/held noun/event prompt/ label/ grant/temporary accuracy/
    value alone: say/ends-alone
    fact grant/provisional = answer ; T45

    # Whether the second prompt waits for an app that runs.
    property second-needs-running
    loose
    apart
    plain
    subject prompt/second
    but prompt/P-UPG prompt/first prompt/P-WIU
    value running: say/needs-running
    fact prompt/second = no ; T40

    # How often the second prompt can be shown.
    property second-any-times
    loose
    apart
    despite again each may
    subject prompt/second
    but status/notDetermined noun/settings event/settings: event/reinstall prompt/P-UPG effect/none noun/event say/only-once
    word verb/show|verb/appear|verb/offer
    value often: say/any-times
    fact prompt/second = once ; T46 I06

    # Whether asking once more brings the second prompt.
    property second-by-asking
    loose
    apart
    despite again
    subject prompt/second
    but noun/event noun/held event/eventReady:always label/ prompt/P-UPG level/whenInUse grant/whenInUse event/requestWhenInUse prompt/first grant/temporary status/notDetermined phase/background phase/notInUse
    word say/second-call
    value called: verb/appear|verb/show
    fact prompt/second = event ; T38 T40

    # Whether a change of accuracy takes a right away.
    property precise-wipes
    loose
    apart
    subject event/settings:preciseOff event/settings:preciseOn thing/accuracy-change
    but service/ thing/region thing/beacon accuracy/temporary event/settings:never settings/never device/ event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime
    word noun/status|grant/authorized|grant/always|grant/whenInUse
    value lost: verb/wipe
    fact event/settings:preciseOff|event/settings:preciseOn|thing/accuracy-change = same ; T63 T64

    # Which status a change of accuracy makes.
    property precise-makes
    loose
    apart
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but event/settings:never settings/never device/ label/ prompt/ grant/none thing/restrictions event/createManager event/resume event/resetLocationAndPrivacy event/reinstall settings/askNextTime event/settings:askNextTime noun/settings event/settings:globalOff grant/provisional device/servicesOff
    word verb/become|verb/report|noun/status|noun/reported-status|api/CLLocationManager.authorizationStatus
    value *: status/denied|status/notDetermined|status/restricted
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = same ; T63 T64

    # How often the reminder comes.
    property reminder-once-only
    loose
    apart
    plain
    subject prompt/P-REM
    but label/ prompt/P-UPG
    value once: say/only-once
    fact prompt/P-REM = again ; T72

    # Whether a request prompts under a restriction.
    property restricted-prompts
    loose
    apart
    given
    despite again
    subject device/restricted thing/restrictions
    but thing/guardian verb/lift verb/undo verb/end status/denied label/ noun/settings status/notDetermined
    word verb/ask|event/requestAlways|event/requestWhenInUse|event/request:any
    value prompt: prompt/any|prompt/P-UPG|prompt/first verb/show|verb/appear
    value prompt: verb/prompted
    fact device/restricted|thing/restrictions = nothing ; T08 T38 T69

    # Whether the delegate hears of an upgrade that was accepted, told of that.
    property upgrade-accepted-told
    loose
    apart
    firm
    subject say/accepts-upgrade
    but prompt/second grant/provisional prompt/P-REM noun/event noun/held label/Keep_Only_While_Using noun/settings
    word noun/delegate|about/callback|say/delegate-unaware|verb/silent
    value heard: noun/delegate|about/callback verb/call|verb/hear|verb/report
    value silent: say/delegate-unaware
    value silent: noun/delegate|about/callback verb/silent
    fact say/accepts-upgrade = heard ; T32

    # Whether a new installation brings a level back.
    property reinstall-revives
    loose
    apart
    subject event/reinstall
    but noun/settings label/ device/ say/off-and-on
    word level/always|level/whenInUse|grant/always|grant/whenInUse|noun/status
    value back: say/comes-back|thing/revival
    fact event/reinstall = cleared ; T76

    # Whether apps that were allowed stay refused once services are on again.
    property on-again-refused
    loose
    apart
    subject say/off-and-on event/settings:globalOn
    but status/notDetermined how/back event/resetLocationAndPrivacy event/reinstall label/ session/ event/settings:never
    word verb/grant|grant/authorized
    value refused: status/denied verb/stay|verb/last
    fact say/off-and-on|event/settings:globalOn = restored ; T66

    # Whether what lasts for a use is still there after it.
    property outlives-its-use
    loose
    apart
    plain
    subject grant/temporary label/Allow_Once accuracy/temporary event/tapLocationButton api/LocationButton api/CLLocationButton
    but session/ label/Allow_While_Using_App term/background-location-indicator
    value outlives: say/outlives-use
    fact grant/temporary|label/Allow_Once|accuracy/temporary|event/tapLocationButton|api/LocationButton|api/CLLocationButton = use ; T50 T57 T86

    # Which status a button of the system makes.
    property button-makes-always
    loose
    apart
    plain
    subject api/LocationButton api/CLLocationButton event/tapLocationButton
    but grant/always say/already-always thing/already-right verb/stay
    value always: status/authorizedAlways verb/call|verb/become|verb/grant|verb/report|verb/deliver|verb/show
    value always: level/always thing/confers
    fact api/LocationButton|api/CLLocationButton|event/tapLocationButton = in-use ; T57

    # Whether Always outlasts an update that gives it up.
    property dropped-and-kept
    loose
    apart
    plain
    subject say/drops-always
    but level/whenInUse status/authorizedWhenInUse say/undeclared how/lacking
    value kept: status/authorizedAlways verb/stay|verb/last
    fact say/drops-always = in-use ; T77

    # Until when the grant of an App Clip lasts, told of its button.
    property tomorrow-for-long
    loose
    apart
    subject thing/until-tomorrow
    but event/nextMorning noun/option prompt/
    word verb/last|verb/stay|verb/in-force
    value long: say/until-clip-deleted|event/elapse|thing/forever|say/whole-installation|days/
    fact thing/until-tomorrow = morning ; T79

    # Whether an event that waited comes however late the answer is.
    property held-however-late
    loose
    apart
    plain
    despite even
    subject noun/held
    but label/Keep_Only_While_Using say/too-late verb/end
    value delivered: say/however-long verb/deliver
    fact noun/held = soon ; T44 T42

    # Whether an app is told of a change of accuracy.
    property accuracy-informs
    loose
    apart
    firm
    plain
    current
    era iOS 14.0 -
    era watchOS 7.0 -
    era tvOS 14.0 -
    era macOS 11.0 -
    era visionOS - -
    subject thing/accuracy-change event/settings:preciseOff event/settings:preciseOn
    but service/ noun/event thing/region thing/beacon phase/suspended phase/terminated prompt/ api/CLLocationManagerDelegate.locationManager(_:didChangeAuthorization:) noun/member thing/older-name thing/older-shape thing/older-method
    value told: verb/inform-app
    fact thing/accuracy-change|event/settings:preciseOff|event/settings:preciseOn = told ; T63 T64

    # What has no status of its own.
    property status-of-its-own
    loose
    apart
    plain
    subject accuracy/reduced grant/provisional grant/temporary label/Allow_Once
    but device/servicesOff status/restricted noun/settings
    value own: say/own-status
    fact accuracy/reduced|grant/provisional|grant/temporary|label/Allow_Once = none ; I10 1.1 6.4

    # Whether Always is reported before the second prompt is answered.
    property always-before-second
    loose
    apart
    firm
    plain
    despite before until
    subject say/until-second say/before-second
    but label/ noun/settings settings/ event/settings: noun/event service/ session/
    value always: verb/report status/authorizedAlways
    fact say/until-second|say/before-second = always ; T18

    # Whether a grant for once turns into a refusal.
    property once-becomes-refusal
    loose
    apart
    subject label/Allow_Once grant/temporary
    but prompt/ noun/option verb/choose verb/offer noun/settings event/settings: verb/differ label/Allow_While_Using_App status/ label/Don’t_Allow
    word verb/become
    value refused: label/Don’t_Allow@result
    fact label/Allow_Once|grant/temporary = status/notDetermined ; T50

    # Whether an app that runs knows of what is chosen in Settings.
    property running-knows
    loose
    apart
    firm
    given
    subject event/settings:any event/settings:never settings/never event/settings:whileUsing event/settings:askNextTime
    but event/terminate phase/terminated phase/suspended grant/provisional status/denied grant/denied how/unchanged accuracy/ device/ how/told-apart
    word phase/running|thing/as-long-as-runs
    value knows: verb/know|verb/inform-app
    fact event/settings:any|event/settings:never|settings/never|event/settings:whileUsing|event/settings:askNextTime = knows ; T58 T03

    # Whether Ask Next Time lets an app ask again.
    property ask-next-chance
    loose
    apart
    firm
    plain
    subject event/settings:askNextTime settings/askNextTime
    but label/ session/ device/ event/settings:never settings/never
    value chance: say/one-more-chance
    fact event/settings:askNextTime|settings/askNextTime = chance ; T61

    # Whether the reminder comes with every use.
    property reminder-each-time
    loose
    apart
    despite each again every
    subject prompt/P-REM
    but label/ event/elapse days/ hours/ unit/days unit/hours fn/system noun/version verb/decide
    word noun/location|service/|event/request:any|event/requestAlways|phase/background|event/relaunch:byUser|verb/launch
    value each: verb/appear|verb/show how/each
    fact prompt/P-REM = days ; T72

    # Whether the lesser answer to the reminder takes everything away.
    property reminder-takes-away
    loose
    apart
    subject label/Change_to_Only_While_Using
    but level/always grant/always status/authorizedAlways label/Always_Allow phase/background phase/notInUse
    word noun/status
    value lost: verb/wipe
    fact label/Change_to_Only_While_Using = keeps ; T74

    # Whether the reminder comes right after the grant.
    property reminder-right-after
    loose
    apart
    subject prompt/P-REM
    but event/elapse days/ hours/ label/ noun/settings
    word say/right-after-grant
    value comes: verb/appear|verb/show
    fact prompt/P-REM = days ; T72
    """
}
